// What people say on the air, in court and in class, in Spanish: and what friends ask and tell each other: such talk is with no company. They are no features.
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
  amongFriends: `
    (cuanto|tanto|hacia|hace) tiempo .. (sin verte|sin vernos|que no nos vemos|que no nos veiamos|llevo sin|$)
    (que alegria|que ilusion|que bueno|me encanta|me alegra|me alegro) (de)? .. (verte|volver a verte|saber de ti|que estes) ..
    (como|que tal) .. (estas|te va|andas|te ha ido|vas) tu ..
    (tu|mi|el|la|un|una) (novio|novia|ligue|ex|exnovio|exnovia) ..
    (tienes|teneis|hay|algun|que) .. (plan|planes|haces|haceis) .. (fin de semana|sabado|domingo|verano|vacaciones|esta noche|finde) ..
    (fiesta|cumpleanos|cena|barbacoa|quedada) .. (en mi casa|en casa|sabado|domingo|esta noche) ..
    (nos vemos|quedamos|te veo|te vere) .. (sabado|domingo|finde|fiesta|cafe|mi casa|tu casa|para celebrar|luego en) ..
    (que|cual) .. (carrera|estudias|estudiabas|estas estudiando) ..
    (tomar|tomamos|tomarnos|tomando|tomaremos) (un|una|unas|unos|algo)? (cafe|cerveza|cerveza|cana|canas|cervezas|vinos|copas|copa) ..
    (te echo de menos|te extrano|un besito|muchos besos|guapa|guapo|tia|tio|boludo|wey|guey) $
    (nos casamos|me divorcie|nos divorciamos|tuvimos|tengo) .. (hijos|gemelos|separada|separado|divorciada) ..
    (como te ha|que tal te|como te) (ido|trata|tratado|va) la vida ..
  `,
};
