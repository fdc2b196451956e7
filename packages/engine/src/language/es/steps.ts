// What people promise to do after the call, how the other side takes it up or turns it down, and what only sounds like a promise, in Spanish. They are no features.
import type { StepCues } from '../pack.ts';

export const steps: StepCues = {
  undertakes: `
    (le|te|les|os|lo|la|los|las|se|me) (lo|la|los|las)? (llamo|marco|mando|envio|paso|escribo|aviso|busco|confirmo|comparto|hago llegar|regreso|devuelvo|llevo|traigo|espero|visito|veo|guardo|agendo|anoto|apunto|entrego|tengo|caigo|dejo|vuelvo a|contacto|preparo|muestro|transfiero|deposito|pago|firmo|arrimo|acerco|llamamos|marcamos|mandamos|enviamos|pasamos|escribimos|avisamos|buscamos|confirmamos|devolvemos|llevamos|traemos|esperamos|visitamos|entregamos|dejamos|cargamos|instalamos|contactamos|hacemos llegar) ..
    (le|te|les|os|se lo|se la|se) (llama|llaman|marca|marcan|manda|mandan|envia|envian|escribe|escriben|avisa|avisan|busca|buscan|confirma|confirman|comparte|comparten|hacen llegar|regresa|regresan|devuelve|devuelven|lleva|llevan|trae|traen|visita|visitan|agenda|agendan|entrega|entregan|llega|llegan|contacta|contactan|comunica contigo|comunica con usted|comunican|instalan|resuelve|atiende) ..
    (le|te|les) .. (llega|llegan) ..
    (llega|llegan|llegara) .. (a su|a tu|ahi|por alla|con usted|contigo) ..
    (voy|vamos|va|van) a (llamarle|llamarte|llamarlo|llamarla|marcarle|marcarte|mandarle|mandarte|enviarle|enviarte|pasarle|pasarte|visitarle|visitarlo|visitarte|llevarle|llevarte|estar ahi|estar alla|pasar a|pasar por|llamar|mandar|enviar|visitar) ..
    (voy|vamos) a (crear|hacer|abrir|preparar|armar|revisar|ajustar|corregir|arreglar|resolver|actualizar|subir|agendar|cargar|probar|firmar|pagar|dejar|depositar|hacerle|hacerte|prepararle|prepararte) ..
    (llamare|llamaremos|llamara|llamaran|enviare|enviaremos|mandare|mandaremos|pasare|pasaremos|pasara|pasaran|estare|estaremos|llegara|llegaran|llevare|llevaremos|ire|iremos|vendra|vendran|recibira|recibiras|contactara|contactaran|comunicara|hablaremos|veremos|avisare|confirmare|recogera|recogeran|entregaran|entregaremos|depositare|transferire|pagare|firmare) ..
    (lo|la|los|las) (tiene|tienes|tenes|tendra|tendras|recibe|recibes|recibis|pruebo|firmo|pago|mando|llevo|subo|dejo) ..
    (sale|salen) (hoy|manana|el|en|de) ..
    (pasan|vienen|van) a (medir|instalar|revisar|recoger|entregar|buscar|retirar|ver) ..
  `,
  arranges: `
    (pasate|pasese|vengase|venganse|vente|veni|venite|acercate|acerquese|acerquense|arrimate|traigamelo|traelo|traemelo|traigalo|llamame|llameme|llamenme|marcame|marqueme|buscame|busqueme|date una vuelta|dese una vuelta|conectate|conectese) ..
    ^ (pues|bueno|entonces|si|dale)? (pase|pasen|pasa|venga|vengan|ven) (el|a|por|manana|usted|<day>|<weekday>) ..
    (quedo|queda|quedamos|quedan) (agendad*|anotad*|apuntad*|reservad*|confirmad*|programad*|para|el|en) .. (<day>|<weekday>|<time>) ..
    (tecnico|visita|cita|turno|reunion|llamada|entrega|instalacion|capacitacion|demo) .. (quedo|queda|es|esta|seria) .. (<day>|<weekday>|<time>) ..
    (va|van) en (el|la) (camion|ruta|reparto|primer) ..
    (nos vemos|nos juntamos|nos reunimos|retomamos|retomemos|retomemoslo|lo vemos|la vemos|lo revisamos|nos conectamos|agendamos|hagamos|hagamoslo|la hacemos|hablemos|veamonos|juntemonos|reunamonos|hacemos una|hablamos) .. (<day>|<weekday>|<time>) ..
    (<day>|<weekday>|<time>) .. (nos vemos|nos juntamos|nos reunimos|lo vemos|la vemos|hablamos|nos conectamos|te caigo|le caigo) ..
    (puedes|puede|podes|podrias|podria|pueden|podemos|podriamos) (vos|usted|tu)? .. (<day>|<weekday>|<time>) .. ?
    (que tal|te parece|le parece|te queda|le queda|te va|le va|te viene|le viene|andas) .. (<day>|<weekday>|<time>) .. ?
    (<day>|<weekday>|<time>) .. (te parece|le parece|te queda|le queda|te va|le va|te viene|le viene|paso a|puede ser|le guardo|te guardo|le sirve|te sirve|les queda) .. ?
    y? si .. (hacemos|vemos|hablamos|pasamos|dejamos|juntamos|retomamos) .. ?
    (mejor|pues|entonces) (a|el|el dia|para el) (<day>|<weekday>|<time>) ..
    (ando|estoy|estare|voy a andar) .. (por|en) (tu|su|tus|sus) ..
    (misma hora) ..
    (puertas abiertas|open house|recorrido|visita guiada) ..
  `,
  books: `
    (hacer|agendar|reservar|pedir|sacar|solicitar|apartar|programar|coger|marcar) (una|un|la|mi|el)? .. (reserva|cita|turno|mesa|habitacion|hora|visita|servicio|clase|consulta|corte|revision|limpieza|prueba) ..
    (quiero|quisiera|queria|necesito|me gustaria|busco) (una|un) (reserva|cita|turno|mesa|habitacion|hora) ..
    !(cancelar|cambiar|mover|sistema|software|ya tengo)
  `,
  booked: `
    (confirmad*|reservad*|agendad*|apuntad*|anotad*|programad*|apartad*) ..
    !(no|si|cuando|falta)
  `,
  takesUp: `
    ^ (si|claro|dale|listo|va|vale|sale|orale|ok|okay|okey|perfecto|bueno|buenisimo|barbaro|genial|excelente|joya|hecho|de acuerdo|de una|venga|ya|ya po|ya pues|bacan|chevere|hagale|andale|anda|adelante|estupendo|fenomenal|muy bien|esta bien|me parece|por favor|con gusto|gracias|mil gracias|muchas gracias|cuente|cuenta|conta|quedamos|asi quedamos|sin problema|no hay problema|no hay drama|correcto|exacto|obvio|por supuesto|desde luego|pasale|pase|pasa nomas|guardemelo|guardamelo|apunteme|apuntame|anoteme|anotame|agendado|anotado|apuntado|confirmado|trato hecho|cerrado|espectacular|de lujo|que bueno|que bien|ahi|aqui) ..
    (ahi|alla|alli|aqui|aca) (te|le|lo|la|los|nos|me)? (caigo|caemos|estoy|estare|estamos|estaremos|espero|esperamos|vemos|veo|llego) ..
    (quedo|quedamos) (atent*|pendiente|asi|al pendiente|a la espera) ..
    (me|nos) (acerco|acercamos|queda|va|viene|sirve|cuadra|late|parece|acomoda|calza|tinca|conviene) ..
    (te|lo|la|los|le) (espero|esperamos|aguardo) ..
    (<day>|<weekday>|<time>) (si|esta bien|perfecto|me queda|puedo|entonces|listo|va|anotado|agendado) ..
    (alguien|mi|yo|nosotros) .. (va a estar|estara|estare|esta|estaremos|recibe|voy) ..
    (misma hora|luego hablamos|les mando la invitacion|te mando la invitacion|le mando la invitacion|asi alcanzo|los espero) ..
  `,
  turnsDown: `
    (mejor|prefiero que|preferiria que|prefiero|preferiria) no ..
    (dejemoslo|dejalo|dejelo|dejemos|deja|olvidelo|olvidalo|dejame en paz) (ahi|asi|para|por ahora|ya|nomas) ..
    no (tiene caso|hace falta|vale la pena|se moleste|te molestes|es necesario|tiene sentido|me interesa|puedo|podemos|creo|se si|estoy segur*|estamos) ..
    (hasta el cuello|hasta las manos|a tope|hasta arriba|muy liado|sin tiempo|ahora no|todavia no|aun no|por ahora no|de momento no) ..
    (dejame|dejeme|deja|tengo que|habria que|hay que|primero) .. (ver|verlo|revisar|revisarlo|checar|checarlo|consultar|consultarlo|preguntar|pensar|pensarlo|hablar|hablarlo) ..
    (yo|ya|luego|despues) (le|te|les) (marco|llamo|aviso|escribo|digo|confirmo|busco) ..
    (te|le|les) (confirmo|aviso|digo|llamo|marco) (cuando|despues|luego|cualquier|si|$) ..
    (quedamos|estamos) en contacto ..
    (cuando (vea|sepa|pueda|tenga|hable|llegue|regrese)) ..
  `,
  noStep: `
    ^ (y|pero|bueno|entonces|ahora)? (si|caso que|en caso de|cuando) (no|algo|hay|hubiera|le vuelve|te vuelve|vuelve|se le|se te|le falla|te falla|tiene|tienes|tenes|necesita|necesitas|necesitas|quiere|quieres|nos hubiera|hubieras|hubiese|a mi|mi|cambia|surge|pasa|llega|llegara|el <day> no|el <weekday> no|para el <day> no|<day> no|<weekday> no|ve que|ves que|puedo|me dejan) ..
    (llam*|marc*|avis*|escrib*|me|nos) .. si (no|algo|hay|vuelve|le vuelve|te vuelve|se repite|persiste|tiene|tienes) ..
    si (a mi|mi) (marido|mujer|esposa|esposo|socio|jefe|jefa|hijo|hija) ..
    si (le gusta|quiere|puede ser|dios quiere|todo sale) .. yo ..
    (cualquier|alguna|cualquiera) (cosa|duda|problema|inconveniente|consulta|pregunta|novedad) ..
    (me|nos) puede (llamar|escribir|marcar|contactar|buscar) .. (cuando|con confianza|lunes a|<weekday> a|si) ..
    (lunes a (viernes|sabado|domingo|jueves)|todos los|todas las|cada|normalmente|generalmente|(abrimos|abren|andamos|repartimos|entregamos|trabajamos) .. los (lunes|martes|miercoles|jueves|viernes|sabados|domingos)|^ los (lunes|martes|miercoles|jueves|viernes|sabados|domingos)|por las (tardes|mananas|noches)) ..
    (quedo|quedaron|quedaste|habia|habian) (en|de|que) (venir|llamar|llamarme|mandar|mandarme|pasar|entregar|llegar|ir|enviar|avisar) ..
    (habiamos|habia) quedado ..
    (dijo|dijeron|dijiste|prometio|prometieron|prometiste) (que|el|la|para) ..
    (<weekday>|semana|mes|ano|vez) (pasado|pasada|anterior) ..
    (hubiera|hubiese|hubieras|habria|hubieran|hubiesen|firmaba|compraba|cerraba|mandaba|contrataba|pagaba) ..
    (un momentito|un momento|un segundito|un segundo|no me cuelgue|no cuelgue|manteng*|en linea|espereme|aguardeme|permitame|deme un) ..
    (promo|promocion|oferta|descuento|precio|precios|cotizacion|plan|contrato|cupon) .. (esta|es|vale|vence|termina|dura|aplica|hasta|valid*|se acaba) ..
    no .. (puedo|podemos) .. (prometer|garantizar|asegurar) ..
    (tal vez|quiza|quizas|capaz|a lo mejor|igual y|ojala|puede que) ..
  `,
  when: `
    (manana|temprano|primera hora|ultima hora|final del dia|fin del dia|fin de semana|finde|misma hora|mismo horario|hoy|al rato|mas tarde|mas tardar|al mediodia|despues de (comer|almuerzo|almorzar)|antes de (comer|almorzar)|en la noche|esta tarde|esta misma tarde|esta noche|esta semana|antes de (las|la|mediodia)|ratito|sin falta) ..
    (dame|deme|denme|me da|me das) (unos|un par de|como)? (minutos|minutitos|<duration>|media hora|una hora) ..
    (en|dentro de) (un|una|unos|media|par) .. (rato|ratito|hora|horas|minutos|minutitos|horita) ..
  `,
};
