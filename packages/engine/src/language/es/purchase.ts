// Families of Spanish phrases about a purchase, built of classes of words: who decides, what there is to spend, and by when. They are no features.
import type { OutcomeCue } from '../pack.ts';

/** People and bodies who may decide. */
const roles =
  'jefe|jefa|jefes|encargado|encargada|supervisor|supervisora|director|directora|directores|dueno|duena|duenos|propietario|propietaria|socio|socia|socios|fundador|fundadora|cfo|ceo|coo|presidente|presidenta|rector|rectora|decano|decana|parroco|tesorero|tesorera|secretario|secretaria|junta|comite|consejo|directiva|patronato|asamblea|comunidad|vecinos|accionistas|inversores|casero|casera|central|matriz|sede|gerencia|gerente|direccion|finanzas|compras|administracion|contabilidad|juridico|legal|contador|contadora|gestor|gestora|abogado|abogada|marido|esposo|esposa|mujer|senora|pareja|novio|novia|papa|mama|padre|madre|padres|hermano|hermana|hermanos|hijo|hija|hijos|tio|tia|abuelo|abuela|suegro|suegra|familia|ayuntamiento|municipio|alcaldia|ministerio|sistemas|<name>';
/** What they do to decide. */
const decide =
  'decide|deciden|decidir|decidirlo|aprueba|aprueban|aprobar|aprobarlo|firma|firman|firmar|firmarlo|autoriza|autorizan|autorizar|autorizarlo|valida|validan|validar|validarlo|elige|eligen|elegir|escoge|escoger|veta|vota|votan|votar|ratifica|ratificar|paga|pagan|pagar|compra|comprar|consentir|opina|opinan|opinar|dar el visto bueno|dar el ok|dar luz verde|estar de acuerdo|dar permiso|dar su permiso';
/** What they hold. */
const say =
  'el visto bueno|visto bueno|el ok|la aprobacion|la ultima palabra|ultima palabra|la palabra final|voz y voto|voto|veto|la firma|la chequera|la cartera|la llave|las llaves|el presupuesto|la decision|la autoridad|la caja|los cuartos|la sarten por el mango|el mando';
/** Where money is kept for a purpose. */
const pot =
  'fondo|fondos|bote|hucha|caja|partida|subvencion|beca|ayuda|presupuesto|asignacion|reserva|reservas|ahorros|vaquita|colecta|linea de credito|prestamo|derrama';
/** What a price is counted by. */
const each =
  'al mes|mensual|mensuales|por mes|al ano|anual|anuales|por ano|a la semana|por semana|por persona|por cabeza|por puesto|por usuario|por licencia|por empleado|por cabeza|por unidad|por pieza|por habitacion|por alumno|por metro|por litro|por local|por tienda|por visita|cada uno|cada una|en total|todo incluido|con iva|sin iva|mas iva';
/** What has a date of its own that things must be ready for. */
const event =
  'clases|curso|colegio|escuela|temporada|temporadas|verano|invierno|primavera|otono|navidad|navidades|reyes|semana santa|pascua|ramadan|carnaval|carnavales|puente|vacaciones|feria|fiesta|fiestas|festival|congreso|inauguracion|apertura|reapertura|lanzamiento|boda|bautizo|comunion|cumpleanos|quince|quinceanos|aniversario|graduacion|parto|bebe|nina|nino|mudanza|cosecha|siembra|vendimia|zafra|aceituna|matanza|inspeccion|auditoria|examenes|evento|lluvias|heladas|frio|calor|nieve|monzon|pico|cierre|fin de ano|fin de mes|fin de trimestre|ano fiscal|ejercicio|elecciones|torneo|liga|turistas|huespedes|inquilinos|obra|reforma|entrega de llaves|firma|san juan|dia de la madre|black friday';

/** Lines that are tried beside those of the pack's own cues of these names. */
export const purchase: Readonly<Partial<Record<OutcomeCue, string>>> = {
  authorityTold: `
    (${roles}) .. (y|que)? si .. (dice|dicen) que no .. (es no|no es|no hay|no se) ..
    (${roles}) .. (tiene|tienen|lleva|llevan|guarda|maneja|corta) .. (${say})
    (${say}) .. (la|lo|las)? (tiene|tienen|lleva|llevan|es de|es del|la da|corresponde a) .. (${roles}) ..
    (${roles}) .. (tiene que|tienen que|tendria que|tendrian que|debe|deben|debera|suele|suelen|siempre|tambien|luego) .. (${decide}) ..
    (eso|esto|todo|cualquier|toda|lo de|las|el|la)? .. (pasa|pasan|sube|suben|se presenta) (por|a|al|ante) (la mesa de|el despacho de|las manos de|manos de|el filtro de)? .. (${roles}) ..
    (nada|ningun|ninguna|ni un|aqui nada|no) .. (sale|se mueve|se compra|se paga|se firma|se gasta|se hace|se aprueba) .. (sin|hasta que|si no) .. (${roles}|firma|sello|visto bueno|aprobacion|permiso) ..
    (no hay|no tengo|no tenemos|no existe) (a)? nadie (por encima|arriba|encima|mas arriba|a quien|que me) ..
    (nadie) (por encima|arriba|encima) (de mi|mio|nuestro) ..
    (antes|primero) .. (tengo que|tendria que|tenemos que|hay que|debo|quiero|me toca) (preguntar*|consultar*|hablar*|comentar*|avisar*|pedir*) .. (${roles}) ..
    (tengo que|tendria que|tenemos que|tendriamos que|hay que|debo) (preguntarle|preguntarles|preguntarlo|consultarlo|consultarle|hablarlo|comentarlo|comentarle|verlo|platicarlo|pedirle permiso|pedir permiso|convencer) (a|al|con|con el|con la)? .. (${roles}) ..
    (lo|la|las|los|esas cosas|eso|estas cosas|todo) (hablamos|decidimos|vemos|acordamos|platicamos|resolvemos|arreglamos|elegimos) (siempre)? (los dos|las dos|entre los dos|juntos|juntas|entre todos|en familia|entre hermanos|entre socios|a medias) ..
    (decision|cosa|tema|asunto|compra) (es|seria)? (conjunta|compartida|de los dos|de las dos|familiar|de todos|de la familia|del equipo|entre los dos) ..
    (${roles}) y yo .. (decid*|eleg*|hablam*|acord*|firm*|vem*|lo vem*|nos pon*|somos|llevamos|tenemos)
    (involucrar|meter|incluir|convencer|sumar|traer|invitar) .. (a|al|a la|a mi) .. (${roles}) ..
    (a mi)? no me (corresponde|toca) (a mi)? .. (decid*|eleg*|firm*|aprob*|autoriz*) ..
    (por encima de|fuera de|supera|excede|pasa de) (mi|mis) (nivel|limite|facultades|competencias|autorizacion|alcance|firma) ..
    (yo)? (solo|nomas|solamente|unicamente) (soy|estoy) (la|el|una|un) (recepcionista|secretaria|secretario|mensajero|mensajera|asistente|becario|becaria|intermediari*|que (pregunta|llama|busca|cotiza)) ..
    (soy|somos) (yo)? (la|el|los|las) (duena|dueno|duenos|propietari*|unica duena|unico dueno) ..
    (autonomo|autonoma|trabajo sola|trabajo solo|monotributista|freelance) .. (asi que|y|no|yo|mi)
    !(te abre|le abre|abre|recoge|recibe|dejo la|compro la|compro el|eligio)
  `,
  budgetTold: `
    (<money>|<number>) (es|son|seria|serian) (mi|nuestro|el|lo|todo lo|hasta donde|lo maximo|lo mas) .. (limite|tope|techo|maximo|maxima|llego|llegamos|tengo|tenemos|hay|puedo|podemos|aprobado|que)
    (${pot}) .. (es|son|de|hay|tiene|quedan|queda|con|da para|ronda|asciende) .. (<money>|<number>) ..
    (<money>|<number>) .. (en|del|de la|de los|de) (el|la|los|nuestro|nuestra|un)? (${pot}) ..
    (aprobo|aprobaron|voto|voto a favor de|votaron|libero|liberaron|ha liberado|han liberado|concedio|concedieron|destino|destinaron|asigno|asignaron|solto|presupuesto|autorizo|autorizaron|ha aprobado|han aprobado|ha votado) .. (<money>|<number>) ..
    (margen|hueco|sitio|espacio) (para|hasta|de) .. (<money>|<number>) ..
    (con)? (<money>|<number>) (${each}) .. (me apano|nos apanamos|puedo|podemos|me alcanza|nos alcanza|si puedo|si llego|llego|llegamos|lo asumo|lo llevo|me arreglo|nos arreglamos|voy bien|vamos bien|y no mas|maximo|como mucho|tope)
    (hasta|maximo|como mucho|no mas de|por debajo de|sin pasar de) (los|las|unos|unas)? (<money>|<number>) (euros|pesos|soles|dolares|reales)? (${each}) ..
    (entre) (<money>|<number>) (y|o) (<money>|<number>) .. (si|como|maximo|todo|para|de presupuesto|tenemos|tengo|pensamos|pensaba|$)
    (de) (<money>|<number>) a (<money>|<number>) .. (tenemos|tengo|pensaba|pensabamos|podemos|puedo|como mucho|de presupuesto|podriamos)
    (puedo|podemos|podria|podriamos) (hacer|juntar|reunir|conseguir|sacar|poner|justificar|asumir|cubrir|permitirme|permitirnos) .. (<money>|<number>) ..
    (llevo|traigo|cargo|tengo aqui|tengo encima|ando con|dispongo de|disponemos de|contamos con|cuento con) .. (<money>|<number>) .. (y no hay|y punto|y nada mas|y es todo|nomas)
    (hasta ahi|hasta donde) (llego|llegamos|puedo|podemos|me da|nos da) ..
    !(pague|pagaba|pagamos|cobro|cobraron|cobran|costo|ano pasado|gane|gano|facturamos|facturo|alquiler|sueldo|me cobra)
  `,
  deadlineTold: `
    (este ano|este mes|este trimestre) (ya)? no .. (el|a|en|para|al) .. (que viene|proximo|siguiente) ..
    (tiene que|tienen que|tendria que|debe|deben|deberia|necesito|necesitamos|quiero|queremos|quisiera|quisieramos|lo ideal|ideal|urge|hace falta) ... (antes de|antes del|para|hasta|a tiempo para|de cara a|previo a|a mas tardar) .. (el|la|los|las|mi|su|nuestra|nuestro)? .. (${event}) ..
    (tiene que|tienen que|tendria que|debe|deben|deberia) ser (en|a principios de|a mediados de|a finales de|a fines de)? <month>
    ^ .. (antes de|antes del|antes de la|antes de los|antes de las|para|de cara a|despues de|pasada|pasado|pasando) .. (el|la|los|las|mi|nuestra)? (${event}) ..
    (${event}) (es|sera|empieza|empiezan|cae|son|arranca|arrancan|comienza|abre) (el|en|la|a) .. (<day>|<month>|<number>) ..
    (nino|nina|bebe|gemelos|inspeccion|auditoria|entrega|huespedes|inquilinos|turistas|obra) .. (llega|llegan|nace|nacera|viene|vienen|empieza|toca|esta previst*|sale de cuentas) .. (en|el|para|a) .. (<month>|<day>|<number>) ..
    (contrato|alquiler|arriendo|arrendamiento|licencia|poliza|permiso|garantia|suscripcion|itv|seguro|prorroga|acuerdo) .. (venza|vence|vencera|acabe|acaba|termine|termina|caduque|caduca|se acabe|se acaba|expire|expira|se renueva|toca renovar) .. (en|el|para|a|este|dentro) .. (<month>|<day>|<duration>|ano|trimestre|verano|invierno) ..
    (en|dentro de) (los|las)? (proximos|proximas|siguientes) .. (<duration>|dias|semanas|meses) ..
    (ley|seguro|aseguradora|ayuntamiento|inspector|inspeccion|cliente|banco|casero|hacienda|sanidad|bomberos) .. (exige|exigen|pide|piden|quiere|requiere|nos da|nos ha dado|nos dio|obliga|obligan) .. (para|antes|hasta|<month>|<duration>|plazo) ..
    (listo|lista|listos|listas|instalad*|montad*|funcionando|en marcha|operativ*|terminad*|entregad*|puesto|puesta|presentable) .. (para|antes|en|a) .. (<month>|<day>|<duration>|entonces|esa fecha|ese dia) ..
    !(era|fue|hace|desde hace|se rompio|llego|paso|compre|pague|entregaron|llamo|llame|llamar|reunion|cita|correo|hablar|hablamos|visita|me va bien|medir)
  `,
};
