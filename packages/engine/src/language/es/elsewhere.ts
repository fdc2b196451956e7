// What people say on the air, in court and in class, in Spanish: such talk is with no company. They are no features.
import type { ElsewhereCues } from '../pack.ts';

export const elsewhere: ElsewhereCues = {
  onAir: `
    (bienvenido|bienvenida|bienvenidos|empieza|comienza) .. (programa|episodio|podcast|edicion) ..
    (oyentes|telespectadores|televidentes|nuestra audiencia|los que nos escuchan|quienes nos escuchan) ..
    (nos acompana|nos visita|nuestro invitado|nuestra invitada|mi invitado|mi invitada) ..
    (gracias|placer|encantado|encantada) .. (por invitarme|estar en el programa|por la invitacion) ..
    (volvemos|regresamos) .. (publicidad|pausa|corte|anuncios) ..
    (suscribanse|suscribete|denle like|dale like) ..
    (su|tu) (nuevo|nueva|ultimo|ultima|primer) (libro|disco|pelicula|novela|album) ..
    como se prepara un (estreno|papel|personaje) ..
  `,
  inCourt: `
    (senoria|su senoria|su excelencia|senor juez|senora jueza) ..
    (el|la|al|del|comparezca el|proximo) (testigo|acusado|acusada|fiscal|fiscalia|defensa|imputado|audiencia) ..
    (jura|promete) decir (la)? verdad ..
    (no hay|no tengo|sin) mas preguntas ..
    se (abre|levanta) la (audiencia|sesion) ..
    la noche del (dia)? ..
  `,
  inClass: `
    (abran|abrid|saquen|sacad|cierren) (el|los|la|las) (libro|libros|cuaderno|cuadernos) ..
    (quien|alguien) .. (me dice|sabe|nos dice|recuerda|me sabe decir) (que|cual|como) ..
    (de|la|los|para) (tarea|deberes) ..
    (ejercicio|ejercicios) (<number>|uno|dos|tres) ..
    (es|son) .. (un sustantivo|un verbo|un adjetivo|numero primo|numeros primos|una fraccion) ..
  `,
};
