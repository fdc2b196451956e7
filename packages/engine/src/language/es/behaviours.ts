// Phrases that tell a behaviour by themselves, in Spanish. They are no features: training knows nothing of them.
import type { BehaviourCues } from '../pack.ts';

export const behaviours: BehaviourCues = {
  concession_traded: `
    (a cambio de|siempre que|siempre y cuando|con la condicion de|a condicion de|solo si|pero si|con tal de|contra|con tal que|unicamente si) ...
    (si|llevando|llevandose|pagando|firmando|tomando|comprando|contratando|quedandose|trayendo|por) (se|me|nos|lo|la|te|ustedes|usted)? (lleva|llevan|llevas|llevate|toma|toman|tomas|firma|firman|firmas|paga|pagan|pagas|compra|compran|compras|contrata|contratan|contratas|cierra|cierran|cierras|pide|piden|pides|confirma|confirman|retira|retiran|recoge|recogen|recoges|pone|ponen|pones|deja|dejan|dejas|trae|traen|traes|adelanta|adelantan|recomienda|recomiendan|comprometen|compromete|hacen|hace|haces|suben|sube|quedan|los dos|las dos|los tres|ambos|dos|tres|de contado|por adelantado|al contado|en efectivo) ... (se|te|le|les|los|las|lo|la|yo|nosotros)? (dejo|dejamos|hago|hacemos|bajo|bajamos|quito|quitamos|regalo|regalamos|incluyo|incluimos|mejoro|mejoramos|puedo|podemos|mantengo|mantenemos|respeto|doy|damos|descuento|descontamos|bonifico|bonificamos|pongo|ponemos|sale|salen|queda|quedan|ahorro|perdono|invito|aguanto|congelo|meto|metemos|igualo|rebajo|rebajamos|absorbo|absorbemos|aplico|aplicamos) ...
    (va|sale|dale|bueno|listo|hecho|de acuerdo|perfecto|claro) .. (pero|siempre) .. (me|nos) (firman|firmas|firma|pagan|paga|pagas|dan|das|da|dejan|deja|dejas|llevan|lleva|llevas|compran|compra|compras|traen|hacen|cierran|cierra|recomiendan|recomienda) ...
    (necesitaria|necesito|tendria que|pediria|pido|requiero|necesitariamos|pediriamos|me haria falta|querria|quisiera) .. (pago|anticipo|adelanto|deposito|sena|firma|compromiso|volumen|permanencia|contrato|adelantado|efectivo|pedido|contado|plazo|referencia|algo) .. (adelantado|a cambio|anticipado|para|por|de|antes|hoy|ano|anos|$)
    para (llegar|hacer|darle|darte|darles|bajar|ofrecer|mejorar) .. (necesito|necesitaria|tendria|tendrian|tendrias|requiero|me tienen|hace falta|haria falta) ...
    (te|se|le|les)? (lo|la|los|las) (mantengo|guardo|respeto|congelo|aparto|sostengo|dejo|aguanto) .. (con|contra|por) (una|un|el|la) (sena|anticipo|deposito|pago|senal|adelanto|reserva|firma|abono)
    (y)? (si|que tal si) (ustedes|usted|tu|vos)? (ponen|pone|pones|firman|firma|firmas|pagan|paga|pagas|se encargan|se encarga|cubren|cubre|asumen|compran|compra|llevan|lleva|recogen|traen) ... (y)? (yo|nosotros) (la|lo|le|les|te|los|las|se)? .. (bajo|bajamos|dejo|dejamos|quito|quitamos|pongo|ponemos|hago|hacemos|regalo|incluyo|incluimos|doy|descuento)
    (con|por) (un|una|el|la|dos|tres) (contrato|anticipo|permanencia|compromiso|pedido|ano|anos|pago|deposito|sena) .. (le|les|te|lo|se) ..
    !(rompe|rompen|falla|fallan|cancela|cancelan|multa|penalidad|duda|pregunta|se atrasa|problema|se arrepiente|devuel*)
  `,
  resolution_confirmed: `
    ^ (y|a ver|bueno|ok|listo|entonces|dale)? (ahora|ya|ahora si|y ya) $
    (y)? (ahora|ya|ahora si) (mejor|anda|funciona|va|entra|le anda|le funciona|le va|te anda|te funciona|puede|puedes|podes|pudo|se ve|se oye|carga|prende|enciende|sale|abre|le sale|le abre|le carga|quedo|esta|hay|tiene|escucha) ... ?
    (ya|le|te|les|ahora|se) .. (carga|cargo|anda|funciona|entro|entra|sale|salio|aparece|aparecio|abre|abrio|prende|prendio|enciende|encendio|conecta|conecto|llego|llega|deja|dejo|quedo|queda|imprime|imprimio|ve|oye|responde|calienta|enfria|baja|sube|resolvio|arreglo|soluciono|quito|refleja|reflejado|limpia|bien|lee|suena|marca) ... ?
    (pudo|pudiste|puede|puedes|podes|consiguio|conseguiste|logro|lograste|alcanzo a) .. (entrar|ver|verlo|abrir|abrirlo|abrirla|conectar|conectarse|conectarte|acceder|imprimir|ingresar|iniciar|descargar|navegar|llamar|pagar|usar|usarlo|hacerlo|enviar|recibir) ... ?
    (intente*|intenta*|pruebe*|prueba*|proba*|haga la prueba|haz la prueba|fijese|fijate|checa|cheque|vuelva a|vuelve a|volve a|dele|dale) .. (otra vez|de nuevo|ahora|entrar|intentar|probar|prender|encender|conectar|a ver)? ... (me (dice|dices|decis|avisa|avisas|cuenta|cuentas|confirma|confirmas)|a ver (si|que)|y vemos|que (le|te) (sale|aparece|dice|marca)|que ve|que ves|si (ya|le|te|anda|funciona|carga|entra|sale))
    (se|le|te) (soluciono|arreglo|resolvio|quito|compuso|paso|fue|normalizo|corrigio|solvento) .. ?
    (esta|quedo|queda|estan|sigue) (ya)? (todo)? (bien|funcionando|resuelto|solucionado|arreglado|andando|al cien|operativo|correcto|corriendo|listo) .. (ahora|ya|asi|con eso|el servicio|el problema)? ?
    (a ver|abra|abre|abri|entre|entra|abrame) ... (carga|anda|funciona|entra|abre|sale|aparece|se ve|le deja|te deja) ?
    (funciono|sirvio|resulto|anduvo|ayudo|jalo|se pudo|alcanzo) ... ?
    como (lo|la|se|le|te|esta|anda|va|queda|quedo) (ve|ves|va|anda|quedo|ahora|oye|escucha|ya)? $
    !(algo mas|alguna otra|antes|primero|cuando|visita|tecnico|lunes|martes|miercoles|jueves|viernes|manana|cita|numero de cuenta|desde cuando|luz roja|foco rojo|ya probo|ya reinicio|ha probado|ya habia pasado|le viene|le llega|mensaje|reporte|ticket|reviso|numero)
  `,
  retention_offer: `
    (antes de|en lugar de|en vez de) ... (y si|podria|podemos|puedo|le|te|que tal|hay|tengo|tenemos|no) ... (congel*|paus*|suspend*|baj*|rebaj*|descuent*|mitad|gratis|cambi*|pas*|mejor*|igual*|reduc*|chico|basico|menor|ofrec*|bonific*) ..
    (y si|que tal si|que le parece si|que te parece si|que dice si|que dices si|le ayudaria si|te ayudaria si|le serviria si|te serviria si|se quedaria si|te quedarias si|se quedaria con|te quedarias con|y con) .. (le|te|se|lo|la|les|nos|los)? .. (congel*|paus*|suspend*|baj*|rebaj*|descuent*|dejo|dejamos|dejara|pas*|cambi*|mejor*|igual*|reduc*|regal*|ofrec*|bonific*|doy|diera|hago|hacemos|quito|quitamos|pongo|ponemos|mitad|menos|queda*) ...
    (le|te|se lo|se la|te lo|te la|les|la|lo) .. (puedo|podemos|podria|podriamos)? (congel*|pausar|pauso|pausamos|suspender|suspendo|bajar|bajo|bajamos|dejar en|dejo en|dejamos en|dejo a|pasar|paso a|pasamos a|cambiar|cambio a|igualo|igualar|igualamos|mejorar|mejoro|mejoramos|reducir|reduzco|regalar|regalo|regalamos|ofrecer|ofrezco|ofrecemos|bonificar|bonifico|bonificamos|doy|damos|descontar|descuento|hacer un|hago un|rebajar|rebajo|aplicar|aplico|aplicamos|condonar|condono) ..
    (la|lo|le|te) (puedo|podemos|podria) (pasar|cambiar|mover|congelar|pausar|dejar|bajar|ofrecer|dar|hacer|aplicar|igualar|mejorar|regalar) ..
    (puedo|podemos|podria|podriamos|estoy autorizad*) .. (ofrecerle|ofrecerte|ofrecerles|darle|darte|darles|dejarle|dejarte|dejarlo|dejarla|dejarselo|dejartelo|bajarle|bajarte|bajarlo|bajarla|pasarlo|pasarla|pasarte|pasarle|cambiarlo|cambiarla|cambiarte|congelarle|congelarla|congelarlo|congelarte|pausarle|pausarla|pausarlo|pausarte|hacerle|hacerte|igualar*|mejorar*|regalar*|reducir*|suspender*|aplicarle|aplicarte|rebajar*|descontar*|bonificar*) ..
    (esta|hay|existe|tenemos|tengo|tiene|tienes|tenes|contamos con) (la|el|un|una|otro|otra|tambien)? .. (opcion|plan|tarifa|paquete|version|modalidad|membresia|cuota|promocion|descuento|alternativa|beneficio) ... (mas (barat*|economic*|chic*|pequen*|baj*|liger*)|basic*|prepago|menor|reducid*|congel*|pausa|suspension|gratis|mitad|familiar|fuera de|sin|estudiante|suelta|solo|conserva*|mantien*|individual|anual|por uso|para que)
    (no (le|te) conviene|no (le|te) convendria|no preferiria|no preferirias|no seria mejor|no ha pensado|no has pensado|ha pensado|has pensado|considero|considerado|por que no|y quedarse|y quedarte|y dejar) .. (quedarse|quedarte|quedarlo|dejar|dejarl*|pausar*|congelar*|bajar*|pasar*|pasarse|cambiar*|mantener*|reducir*|conservar*|suspender*|con (un|una|solo)) ...
    (si se queda|si te quedas|si sigue|si sigues|si continua|si continuas|si permanece|si lo mantiene|si la mantiene|quedandose|con tal de que se quede|para que se quede|para que te quedes|por quedarse|si decide quedarse) ...
    (<number>|un|dos|tres|seis) (mes|meses|cuotas|semanas|clases) (gratis|de regalo|sin costo|sin cargo|sin pagar|al (cincuenta|50)|a mitad|bonificad*|sin coste|de cortesia|por cuenta)
    (<percent>|mitad) .. (descuento|menos|de rebaja|durante|por (tres|seis|doce)|los proximos) ..
    !(solo para nuevos|clientes nuevos|acabo|termino|vencio|caduco|expiro|ya no|no podemos|no puedo|no se puede|ultima factura|puedo preguntarle|puedo saber|baja definitiva|dada de baja|dado de baja|teniamos|habia una)
  `,
  value_tied_to_need: `
    (usted|ustedes|tu|vos|como|lo que|eso que|eso de|lo de) .. (me|nos)? (decia|decian|decias|dijo|dijeron|dijiste|comento|comentaba|comentabas|comentaste|comentaban|contaba|contabas|conto|contaste|mencionaba|mencionabas|menciono|mencionaste|mencionaron|preocupa|preocupaba|preguntaba|hablaba|platicaba) ...
    (asi|con esto|con eso|de esa manera|de esta manera|de ese modo|de esta forma|de esa forma|entonces|y asi|por eso|aqui|esto) .. (su|sus|tu|tus|usted|ustedes|ya no|no|nadie|se|duerme|vos|a usted) ... (ya no|no|sin|menos|tranquil*|nunca|solo|solos|solas|automatic*|ahorra*|olvida*|evita*|mas (rapido|facil|sencillo|tiempo)|enseguida|al momento|en un|a tiempo|controla*|sabe|saben|ve|ven|deja* de|duerm*|queda* )
    (para|con) (su|sus|tu|tus|ese|eso|esa|esos) .. (no hay|no tiene|no tienen|nada|solo|es|hay|basta|va|sirve|esta|este|le|les) ... (nada|solo|sin|nunca|un|que|justo|automatic*|una sola|toque|clic)
    (no hay|no queda|nada|ni) .. (tarjeta|papel|nada|papeles|nada que|planilla) .. (que|para) (perder|llenar|olvidar|cargar|recordar|anotar|perseguir|escribir|buscar|teclear|romper|contar|firmar|rellenar|preocupar*) ..
    (justo|justamente|exactamente|precisamente|eso es|esto es) .. (lo que|para|por) .. (le|les|te|os)? .. (faltaba|falta|necesita|necesitan|necesitas|pedia|pedian|buscaba|buscaban|buscas|quiere|queria|querian|preocupa|preocupaba|decia|dijo|comentaba|pasa|cuesta|complica|hace falta|eso|resolver)
    (y|asi|entonces|para que) (ya)? (usted|ustedes|no|se|nadie|ya no) .. (se (olvida|olvidan|preocupa|preocupe|preocupan|ahorra|ahorran|evita|evitan|quita|quitan|despreocupa)|tiene que|tienen que|tienes que|vuelve a|vuelven a|depende|pierde|pierden|duerme|perseguir|hace falta) ...
    (le|les|te|os|se) (resuelve|soluciona|quita|evita|ahorra|elimina|acaba|arregla|cubre|simplifica|facilita|alivia) .. (eso|ese|esa|lo|el|la|los|las|sus|su|tu|justo|todo) ..
    (como|ya que|dado que|puesto que|siendo que) (usted|ustedes|tu|su|vos|tienen|tiene|trabajan|trabaja|tienes|viaja|viajan|venden|vende) ... (esto|este|esta|le|les|te|el|la) ..
    !(reembolso|descuento|precio|firme|firma|llamo|factura que|nos vemos)
  `,
  pain_impact_explored: `
    (y)? cuando (eso|se|esto|pasa|sucede|ocurre|falla|no|les|le|te|deja|cae|alguien|la|el) ... (que|como) (pasa|sucede|hacen|haces|hace|ocurre|queda|quedan|le|les|afecta|consecuencias|les pasa|se|impacto|repercusion) ... ?
    (que|cuales|que tipo de) .. (consecuencias|consecuencia|impacto|repercusion|repercusiones|efecto|efectos|costo|coste|perjuicio|perjuicios|perdidas|problemas) .. (tiene|tienen|trae|traen|ha|han|genera|generan|hay|les|le|te|causa|provoca|representa|supone|tuvo|tuvieron|implica) ... ?
    (en)? (cuanto|cuanta|cuantos|cuantas) ... (cuesta|costo|costado|costando|sale|salio|salen|pierde|pierden|perdido|perdieron|pierdes|se va|se van|se les va|se les van|se te va|se le va|se fue|representa|gastan|gasta|supone|significa|implica|deja* de|perdemos|tira*|desperdicia*|les come|les quita|le quita|les toma|se les fue|invierten|se escapa*|se caen|ido) ... ?
    (eso|esto|y eso|todo eso|y esto) .. (que|como|cuanto|en que) .. (les|le|te|os|se)? .. (pega|pegando|afecta|afectando|afecto|cuesta|costado|costo|sale|salio|supone|representa|implica|repercute|impacta|genera|provoca|trae|perjudica|golpea|traduce|hace|significa|complica|quita|causa|pasa) ... ?
    (como|en que|cuanto|de que manera|de que forma) .. (les|le|te|os|se)? .. (afecta|afectado|afectando|pega|perjudica|impacta|repercute|golpea|complica|traduce|ha pegado|influye|lo resienten|lo resiente|lo sufre|duele) ... ?
    (que|quien|quienes) .. (pasa con|sucede con|ocurre con|hacen con|pasa si|pasa cuando|sucede cuando|sucede si|ocurre cuando|dejan de hacer|lo paga|lo pagan|lo sufre|lo sufren|paga los platos|sale perjudicad*) ... ?
    (que tan|que de|hasta que punto) (grave|serio|costoso|doloroso|caro|molesto) ... ?
    (eso|esto) .. (les|le|te|os)? (afecta|genera|provoca|causa|ocasiona|trae|cuesta|ha hecho|hace) .. (perder|perdidas|retrasos|ventas|clientes|quejas|problemas|en algo|mucho|al|a la|dinero|tiempo) ... ?
    !(agencia|cobra|cobran|cuota|licencia|tarifa|plan|factura|por que (se|le|les|pasa)|sabe por que|proximo paso|cita|visita|renta|sueldo|proveedor actual cobra)
  `,
  satisfaction_checked: `
    como (le|les|te|os|se|me)? (va|ha ido|ha venido|van|han ido|anda|ha resultado|resulto|fue|esta yendo|viene yendo|siente|sienten|sentis|sientes|ha funcionado|funciona|funcionan|esta funcionando|trata|ha tratado|ve|ven|ves|ha caido|encuentra|encuentran|esta resultando|vienen trabajando|ha parecido|viene) (con|el|la|los|las|nuestro|nuestra|su|hasta|esto|todo|a gusto|en estos|desde|conmigo|nosotros|este|esta|lo) ...
    (que) tal (con|le|les|te|os|va|van|el|la|los|las|anda|andan|todo|ha|han|la experiencia|se|estos|estas|esta|este|nuestro|su|nuestra) ... ?
    (ver|saber|preguntar|preguntarle|conocer) (como|que tal|si) (le|les|te|os|se|va|van|con|ha|anda|han|sigue|todo|esta|estan) ..
    (esta|estan|estas|se siente|se sienten|han quedado|ha quedado|siguen|sigue|quedo|quedaron|se encuentra|se encuentran) .. (a gusto|content*|satisfech*|conform*|feliz|felices|comod*|encantad*|bien con|happy) ..
    (del|de) (uno|1|cero|0) (al|a) (diez|cinco|10|5) ...
    (que) (nota|calificacion|puntuacion|puntaje|nos pone|nos da) .. (nos|le|me|pone|da|daria|pondria|pones|das) ... ?
    que (le|les|te|os) (ha|han|esta|estan)? (parecido|parece|pareciendo|parecio|parecieron|parecen) ... ?
    (que) (opina|opinan|opinas|piensa|piensan|piensas|impresion|opinion|balance) ... (de|del|tiene|tienen|hace|hacen|sobre|con|hasta) ... ?
    (el|la|lo|los|las|todo|esto|nuestro) .. (les|le|te|os|ha|han|esta|sigue)? .. (sigue sirviendo|siguen sirviendo|sirve|sirviendo|cumple|cumpliendo|cumplido|funcionando bien|responde|respondiendo|convence|convenciendo|a la altura|gusta|gustado|gustando|esperaba|esperaban|esperabas|expectativas|resultado bien|dando el ancho|rinde|rindiendo) ... ?
    (cumple|cumplio|ha cumplido|es|fue|era|resulto) .. (con)? .. (expectativas|esperaba|esperaban|esperabas|prometimos|necesitaba|necesitaban|buscaba) ... ?
    (alguna|algun|algo) .. (queja|molestia|inconformidad|que mejorar|no (le|les|te) (guste|gusta|gusto|convenza)|que (le|les|te) (moleste|incomode)|pega) ... ?
    (le|les|te|os) (gusta|gusto|ha gustado|esta gustando|convence|agrada|acomoda|va bien) (el|la|los|las|como|con|lo|nuestro|usar|trabajar) ... ?
    (contento|contenta|contentos|contentas|satisfecho|satisfecha|satisfechos|satisfechas|a gusto|conforme|conformes) (con|hasta|por) ... ?
    !(como esta hoy|como esta usted|como le va hoy|proveedor actual|pantalla|escucha|jueves|martes|lunes|le parece bien (si|el|que|entonces)|estacionamiento|clima|nosotros estamos|la (cita|visita|llamada)|si (firmamos|renovamos|agendamos)|le parece si|fin de semana|el precio|vacaciones|le sirve el)
  `,
  expansion_explored: `
    (muchas|muchos|varias|varios|otras|otros|la mayoria) .. (como (la suya|el suyo|la tuya|ustedes|usted)|de su (tamano|rubro|giro)|parecid*) .. (suman|agregan|anaden|contratan|llevan|usan|ponen|combinan|tienen|piden) (el|la|un|una|tambien) ..
    (no)? (ha|han|has) (pensado|considerado|contemplado|valorado|evaluado|probado|visto|mirado|pensaron) .. (en|de|la|el|si|agregar|sumar|anadir|ampliar|poner|crecer|hacer|llevar|subir|pasar|contratar) ... ?
    (penso|pensaste|pensaron|consideraron|considero|no le interesaria|no les interesaria|no te interesaria|le interesaria|les interesaria|te interesaria|le gustaria|les gustaria|le serviria|les serviria|te serviria|les vendria|le vendria|te vendria|no querrian|querrian|querria|quisiera|quisieran|les convendria|le convendria|necesitan|necesita|van a necesitar|va a necesitar) .. (en|bien|tambien|sumar|agregar|anadir|ampliar|otro|otra|mas|un|una|subir|pasar|incluir|llevar|extender|el|la|tener|hacer|probar|contratar|dos) ... (mas|otro|otra|tambien|plan|modulo|sucursal|sucursales|sede|sedes|adicional|extra|segundo|segunda|superior|premium|licencias|usuarios|equipos|lineas|ampliar|familiar|mayor|grande|completo|ademas|paquete|equipo|cochera|version) ... 
    (muchos|muchas|varios|varias|algunos|algunas|la mayoria|otros|otras) ... (suman|agregan|anaden|contratan|llevan|usan|combinan|complementan|amplian|suben|pasan|ponen|piden|incluyen|tambien|tienen) ... (modulo|plan|servicio|paquete|tambien|opcion|seguro|equipo|version|el|la|un|una) ... (serviria|interesa|gustaria|parece|vendria|util|le|les|te) ... ?
    (el|la|los) (tanque|plan|paquete|modelo|version|equipo|nivel|que sigue|siguiente|de arriba|superior|premium|grande|mayor|familiar|completo|pro|anual|doble) (grande|mayor|superior|siguiente|familiar|premium|completo|de arriba|pro|mas grande)? (es|son|sale|salen|solo|trae|tiene|le|les|te|cuesta|incluye|viene|esta|queda) ...
    (va|van|entra|entran|viene|vienen|hay|habra|tienen|piensan|planean|esperan) .. (a)? (entrar|contratar|sumar|crecer|abrir|incorporar|gente|personal|alguien|otras|otros|mas|nuevas|nuevos) ... (nueva|nuevo|nuevos|nuevas|mas|que (lo|la|los) (necesite|necesiten|quiera|use|ocupe)|personas|usuarios|empleados|sucursal|sucursales|sedes|puestos|tambien|equipo) ... ?
    (las|los|sus|tus|el|la|y) .. (otras|otros|demas|resto|otra|otro) .. (sucursales|sucursal|sedes|sede|areas|area|locales|local|departamentos|equipos|tiendas|oficinas|colegas|companeros|vehiculos|casas|hermanos|turnos) ... ?
    (valdria la pena|vale la pena|convendria|conviene|seria bueno|podria|podrian|podriamos|puedo|podemos|quiere|quieren|queres|quieres|le gustaria|desea|desean|por que no|le sumo|le agrego|le anado|le pongo|te sumo|te agrego|te pongo|les sumo|les agrego|aprovecha*|se anima*|te animas) .. (a)? (subir|ampliar|sumar|agregar|anadir|pasar|extender|crecer|incluir|aumentar|llevar otro|llevar otra|contratar mas|poner otro|meter|un|una|otro|otra|el|la|dos|mas) .. (al|el|la|un|una|otro|otra|mas|plan|de|a|a la) ...
    (ya que estamos|de paso|aprovechando|tambien tenemos|tambien hacemos|tambien ofrecemos|tambien manejamos|ahora tenemos|ahora tambien|sacamos|lanzamos|acabamos de sacar|ademas tenemos|ademas hacemos) ...
    (solo|apenas|nomas) .. (son)? .. (<number>|<money>) mas .. (al|por|a la|si|y) ..
    !(no se puede|en este plan no|no es posible|lo siento|no podemos|no hace falta|algo mas en que|alguna otra (duda|pregunta|cosa)|que firme|mismo precio|lo mismo)
  `,
  results_reviewed: `
    (usted|ustedes|han|ha|has|llevan|lleva|llevas|ya|este|en|su|sus|tu|tus|se|el|la|les|le|te|desde|veo|pasaron|hicieron|vendieron|usaron|generaron|ahorraron|atendieron|mandaron|procesaron|enviaron|emitieron) ... (pasaron|hicieron|vendieron|usaron|usado|usada|usadas|usados|generaron|generado|ahorraron|ahorrado|atendieron|atendido|mandaron|procesaron|procesado|enviaron|enviado|emitieron|emitido|bajaron|bajo|bajado|subieron|subio|subido|redujeron|redujo|reducido|crecieron|crecio|crecido|cayeron|cayo|aumentaron|aumento|aumentado|agarraron|duplicaron|duplico|produjeron|registraron|registrado|recibieron|cerraron|cerrado|ganaron|ganado|lograron|logrado|mejoraron|mejoro|entregaron|entregado|consumieron|consumido|asistieron|vinieron|entran|utilizan|utilizado|recuperaron|recuperado|abrieron) ... (<number>|<percent>|mitad|tercio|doble|cuarto|mayoria|todos los dias|a diario|casi todo|ninguna|ninguno|nada) ..
    (<number>|<percent>|mitad|tercio|doble|mayoria) .. (de)? .. (pedidos|ventas|horas|clases|visitas|llamadas|usuarios|empleados|licencias|facturas|clientes|citas|reservas|envios|kilovatios|faltas|quejas|equipos|reportes|sesiones|kilos|kilometros|litros|unidades) ... (este|esta|desde|en lo que va|el ano pasado|el mes pasado|ultimo|ultimos|ultimas|trimestre|semestre|a la fecha|hasta hoy|hasta ahora|al mes|por ahi|ya)
    (estuve|estaba|estamos) (mirando|viendo|revisando|checando) ... (<number>|<percent>|mitad|tercio|doble) ..
    (veo|vemos|vi|vimos|aqui|aca|segun|revise|revisamos|mire|tengo|checando|revisando|mirando|sus numeros|sus cifras|su reporte|su informe|sus datos|tus numeros|los numeros|el reporte) .. (en|que|su|sus|tu|tus|dice|dicen|muestra|muestran|cuenta|consumo|aqui|el|la|los) ... (<number>|<percent>|mitad|tercio|doble|casi todos|todos los dias|a diario|nunca)
    (desde que|a partir de que|en (el ano|los meses|estos meses|este ano|estos)) .. (empezamos|empezaron|empezo|comenzamos|comenzaron|instalamos|pusimos|cambiaron|cambio|arrancamos|arrancaron|entraron|estan con|esta con|trabajamos|contrataron|usan|llevan) ... (bajo|bajaron|bajado|subio|subieron|subido|menos|mas|<number>|<percent>|mitad|redujo|redujeron|mejoro|mejoraron|ninguna|ni una|cayeron|crecio|crecieron|ahorr*|duplic*)
    (sus|tus|su|tu|las|los) ... (bajaron|bajo|subieron|subio|crecieron|crecio|cayeron|cayo|mejoraron|mejoro|generaron|genero|produjeron|produjo|redujeron|redujo|aumentaron|pasaron de|paso de|agarraron|atraparon|ahorraron) ... (<number>|<percent>|mitad|tercio|doble|desde|el ano|el mes|este|ultimo) ..
    !(nuestros clientes|en promedio|del sector|sector|mercado|ahorraria*|podria*|cuantos|cuantas|cuanto|usted debe|cuesta|costaria|le saldria|servidores|con el grande|mensualidad|precio|cobra*|factura de|adeud*|otros clientes|la competencia|tendria*|ganaria*)
  `,
  social_proof: `
    (una|un|otra|otro|la|el|esta|este|varias|varios|muchas|muchos|dos|tres|<number>|algunas|algunos|cientos de|decenas de|la mayoria de) _ ... (con (esto|eso|este|esta|nosotros|el sistema|nuestro)|lo usa|lo usan|la usan|la usa|usan|usa|usando|lo tiene|lo tienen|cambio|cambiaron|bajo|bajaron|ahorro|ahorraron|ahorra|ahorran|arranco|arrancaron|empezo|empezaron|hace justo|hace exactamente|tenia el mismo|tenian el mismo|mismo problema|igual que (usted|ustedes|tu|vos)|misma situacion|duplico|duplicaron|redujo|redujeron|paso de|pasaron de|nos dice|nos dicen|me dice|me dicen|me conto|nos conto|encantad*|feliz|felices|volando|trabaja con|trabajan con|confian|ya (lo|la)|ya estan|de su tamano|parecid* a|como (la suya|el suyo|la tuya|el tuyo|usted|ustedes)|mejoro|mejoraron|recupero|recuperaron|gano|ganaron|vende|venden|paga la mitad|aumento|aumentaron|logro|lograron)
    (tenemos|tengo|atendemos|trabajamos con|hay|tuvimos|tuve|conozco|ayudamos a) (a)? (una|un|otra|otro|varias|varios|muchas|muchos|<number>|clientes) ... (que|con|quienes) (usa|usan|lo|la|hace|hacen|estaba|estaban|tenia|tenian|ya|bajo|ahorra|ahorro|logro|empezo|hacia|hacian|duplico|vende|trabaja|le pasaba|les pasaba|paso|redujo|en) ...
    (la semana pasada|el mes pasado|ayer|hace poco|el ano pasado|hace un mes|el otro dia|recien) .. (puse|pusimos|instale|instalamos|hicimos|hice|le puse|vendi|vendimos|montamos|monte|entregue|coloque|se lo puse|se la puse) ... (en|a|para|con) ...
    (ya|son|mas de|unas|unos|hay|cerca de) (hay|son|mas de|unas|unos|las|los)? .. (<number>|cientos|miles|decenas|muchas|muchos) .. (de)? .. (escuelas|empresas|negocios|clinicas|casas|hoteles|tiendas|clientes|personas|granjas|familias|restaurantes|usuarios|equipos|gimnasios|talleres|colegios|farmacias|comercios|alumnos|pacientes|oficinas|productores|hogares|despachos) .. (que)? (lo|la|nos|ya|usan|usandolo|confian|trabajan|tienen|con|estan|usando|utilizan) ..
    (nueve|ocho|siete|la mayoria|casi todos|mas de la mitad|<percent>|tres) .. (de)? .. (nuestros|los|mis|sus|cada) .. (clientes|usuarios|diez|alumnos|pacientes) .. (renueva|renuevan|repite|repiten|lo|la|nos|usa|usan|recomienda|recomiendan|ahorra|ahorran|empezaron|empezo|elige|eligen|dice|dicen) ..
    (estaba|estaban|tenia|tenian|le pasaba|les pasaba) .. (igual|igualito|lo mismo|en las mismas|misma|el mismo|como usted|como ustedes|peor) ...
    <name> .. (lo usa|la usa|redujo|ahorro|duplico|bajo|crecio|paso de|subio|aumento|mejoro|lo tiene|trabaja con nosotros|usa|recupero) ...
    (mis|nuestros|otros) (otros)? clientes .. (me|nos)? (dicen|cuentan|ahorran|bajan|bajaron|usan|logran|suelen|notan|ven|redujeron|comentan|han|lo|la|en|de|que|estan) ..
    !(sus clientes|tus clientes|cuantos|cuantas|la competencia|su hermana|le gusta|mejor del mercado|llevamos|se les van|los de <name>|de ellos|si usted|les va a encantar|mi hermana)
  `,
  pressure_tactics: `
    (si|en cuanto|apenas|el momento en que|como) (usted|tu|vos|me|se|no|ahora|cruza|sale|cuelga|cuelgas|sales|salis|te vas|se va|no firma|no firmas|lo deja|deja) ... (precio|oferta|promocion|descuento) .. (sube|se va|se acaba|se pierde|vuelve|ya no|vence|se cae|desaparece|no se la|no te la|no existe) ..
    (ahora o nunca|hoy o nunca|o firma (ya|hoy|ahora)|o lo toma|o lo deja|tomelo o dejelo|tomalo o dejalo|ultima oportunidad|ultima llamada)
    (otra|otro|otros|otras|hay) (pareja|cliente|clienta|clientes|familia|senor|senora|persona|personas|interesado|interesados|comprador|compradores|tres|dos|gente|fila|comprandolo|esperando) ... (lo quiere|la quiere|lo quieren|la quieren|interesad*|esperando|esperandolo|se lo lleva|se la lleva|se lo llevan|viene|vienen|detras|lo va a|la va a|por el mismo|por ese|por el|hoy mismo|apartarlo|atras)
    (de verdad|en serio|realmente|acaso) .. (va|vas|le va|les va|quiere|quieres|queres|piensa|piensas|puede|puedes|esta dispuest*|no (le|te) importa) ... (decir|explicar|arriesgar|dejar|permitir|jugar|vivir|cargar|quedar|mirar|hij*|famil*|padre*|madre*|mujer|pareja)
    (lo minimo|lo menos|por lo menos) .. (que puede|que puedes|que podria|es que|que podrias|seria que|que espero|me deberia|deberia) ..
    (llevo|llevamos|he|me|despues de|le dedique|te dedique|perdi) ... (horas|toda la|todo el|tanto|mi tiempo|el dia|tiempo) .. (con usted|contigo|con vos|en esto|con ustedes|a usted|por usted|que|y) ... (firm*|minimo|menos|no me|ahora|decide|quede mal|me debe)
    (es el|es la|queda|el|la|quedan) (ultimo|ultima|uno solo|una sola|ultimos|solo uno) ... (vuela|se va|ya no|minutos|hagame caso|hazme caso|se acaba|se lo llevan|en un rato|antes|hoy|si no|apurese|apurate|creame)
    (seria|es|hay que ser|haria falta ser) (una|un)? (tonteria|locura|tonto|tonta|loco|loca|necio|estupido|idiota|estupidez|bobo|pecado) .. (no|dejar|perder|si no|que) ...
    (se|te) (va|vas|iba) a (arrepentir|lamentar|quedar sin|quedar fuera|pesar|doler) ...
    (se|te) (arrepentira|arrepentiras|lamentara|lamentaras|vas a acordar|va a acordar) ..
    (hacer|haciendo|hace|haga|hagan|hacen|haces) .. (perder) .. (tiempo) ..
    (perder|perdiendo|pierdo) (el|mi|nuestro)? tiempo .. 
    (no (se|te) (lo|la) puedo (guardar|apartar|sostener|mantener|garantizar)) ... (mas|manana|despues|gente|si cuelga|si se va|ni|hoy|ningun|tanto|minuto)
    (firme|firma|decida|decidase|decidite|decidete|pague|confirme|confirmeme) (ya|ahora mismo|en este momento|en este instante|antes de (colgar|irse|que)|ahorita|de una vez) ..
    (que clase de|que tipo de) (padre|madre|hijo|esposo|persona|jefe|dueno|hombre|mujer) ...
    (el reloj corre|el tiempo se acaba|se acaba el tiempo|apurese|apurate|no lo piense mas|no lo pienses mas|deje de dudar|dejate de|deje de dar vueltas|despues no (venga|vengas|llore|llores|me diga|digas)|luego no (venga|vengas|llore|llores|me diga|digas)|si quisiera a|si le importara|si te importara) ...
    (en|dentro de) (<number>|diez|cinco|unos|una) (minutos|minuto|hora|horas) .. (vuela|se va|ya no|desaparece|se acaba|no queda|se vende|sube) ..
    !(sin presion|sin prisa|no hay prisa|no hay apuro|tomese su tiempo|tomate tu tiempo|mismo precio|cuesta lo mismo|con calma|no quiero presionar*)
  `,
  prior_contact_referenced: `
    (me|nos) (pidio|pediste|pidieron|dijo|dijiste|comento|comentaste|comentaba|comentabas|encargo|encargaste|quedo|quedaste|solicito|solicitaste|escribio|escribiste|conto|contaste|habia dicho|habia pedido|habias dicho|habia comentado|decia) .. (que|para|la|el|en|por|de|si|una|un) ... (llam*|volv*|busc*|marc*|contact*|record*|escrib*|otra vez|vez pasada|cuando|despues|mes|semana|ultima|esperar|anterior|correo|mensaje|feria|otro dia)
    (le|te|les|os) (deje|dejamos|mande|mandamos|envie|enviamos|pase|pasamos|di|dimos|escribi|llame|llamamos|marque|cotice|hice|hicimos|hable|entregue|presente|presentamos|comente|ensene|mostre|explique|compart*|reenvie) ... 
    (lo que|la|el|los|las) .. (cotizacion|presupuesto|propuesta|correo|catalogo|folleto|muestra|muestras|ficha|video|informacion|mensaje|documento|carta|enlace)? .. (que)? (le|te|les|os) (mande|mandamos|deje|dejamos|envie|enviamos|pase|pasamos|di|dimos|hice|hicimos|comparti|presente|mandaron|prepare)
    (estuvimos|estuve|habiamos|nos|hemos|ya|cuando) .. (platicando|hablando|conversando|charlando|vimos|conocimos|hablamos|platicamos|reunimos|quedamos|escribimos|saludamos|hablado|visto|coincidimos|encontramos|cruzamos) .. (en|el|la|hace|por|de|con|que|ayer|antes|sobre|un|ultima|cuando|semana) ..
    (hablamos|platicamos|conversamos|quedamos|charlamos|nos vimos|nos reunimos|nos conocimos|me atendio|vino|pasaste|paso|estuvo|estuviste) .. (hace|ayer|la semana|el (lunes|martes|miercoles|jueves|viernes|mes|ano|otro)|en (la feria|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|la expo|la tienda|el evento|el local)|por telefono|por whatsapp|anteayer|antier|en que|la vez|la ultima|un dia) ..
    (alcanzo|alcanzaste|alcanzaron|pudo|pudiste|pudieron|tuvo|tuviste|tuvieron|logro|le dio|te dio|les dio|llego|chance) .. (a|oportunidad|tiempo|chance|de)? .. (ver|verlo|verla|leer|leerlo|leerla|revisar|revisarlo|revisarla|mirar|mirarlo|mirarla|checar|checarlo|pensar|pensarlo|hablar|hablarlo|consultar|consultarlo|comentar|comentarlo|probar|probarlo|echarle|platicar|platicarlo|abrir) ... ?
    (le|te|les) (llego|llegaron) .. (mi|el|la|las|los|nuestro|nuestra)? .. (correo|mensaje|cotizacion|presupuesto|propuesta|muestras|muestra|catalogo|informacion|whatsapp|paquete|enlace|ficha|folleto) ... ?
    (la|el) (otra|ultima|vez|otro|pasada|anterior) (vez|dia|pasada|llamada|reunion|visita|que|conversacion|charla|semana) .. (usted|tu|no|me|nos|estaba|estabas|quedo|quedamos|hablamos|dijo|que|vimos|se|estaban|queria|le|platicamos|vino|comento) ..
    (como|segun) (quedamos|acordamos|habiamos|hablamos|platicamos|le prometi|te prometi|le dije|te dije|le comente|convenimos|lo acordado) ..
    (sobre|respecto a|en relacion a|del|por el|por la|a raiz de|retomando|siguiendo con|dando seguimiento|para dar seguimiento|doy seguimiento) .. (nuestra|su|lo que|la|el|que) .. (conversacion|platica|charla|reunion|llamada|visita|cotizacion|presupuesto|propuesta|correo|solicitud|mensaje|demo|hablamos|vimos|quedamos|pidio|prueba) ..
    (ya|la semana pasada|el otro dia|el <weekday>)? .. (le|les|te) (fueron|vinieron|pasaron) a .. (medir|ver|visitar|instalar|mostrar|revisar|cotizar) ...
    (se acuerda|te acuerdas|recuerda|recuerdas|no se si (me|se) (recuerda|acuerda)) .. (de|que|cuando|si|mi|nosotros|la|me) ...
    !(no hemos hablado|nunca hemos|no nos conocemos|le mando|te mando|esta noche|semana que viene|no sabria|hace cuanto|como se entero|numero de pedido|la proxima)
  `,
  recap: `
    (para que quede claro|se lo repito|te lo repito|le repito|les repito|repaso|repasando|repasemos|recapitulo|recapitulando|recapitulemos|resumiendo|resumo|en resumen|a modo de resumen|resumimos|para resumir|para confirmar|confirmo|le confirmo|te confirmo|confirmando|confirmamos|entonces confirmo|haciendo un resumen|hagamos un resumen|lo que llevamos|lo que tenemos|hasta aca|hasta aqui|a ver si tengo|dejeme confirmar|dejame confirmar|dejeme repasar|dejame repasar|dejeme recapitular|dejame resumir|dejeme resumir|para cerrar|en conclusion|en definitiva|total que|o sea que queda|le leo|te leo|puntos acordados|quedando) ...
    (entonces|bueno|ok|listo|perfecto|pues)? (quedamos|acordamos|dijimos|hemos quedado|habiamos quedado|hemos acordado|convenimos|ya quedamos|hemos dicho|tenemos acordado) (en|que|con|asi|el|la|los|las|lo)? ... (y|con|el|la|ustedes|nosotros|sin|para|a|mas) ...
    (entonces|asi que|bueno|ok|o sea|pues) (son|es|serian|seria|quiere|se lleva|se llevan|llevaria|queda|quedan|quedaria|tenemos|va|van|le anoto|te anoto|le pongo|tengo|quedo|lleva|llevan|quedas|te quedas|se queda|se quedan) ... (y|con|sin|a|para|desde|mas|el|por|de|en) ... (y|con|sin|el|por|desde|a las|a la|pagan|paga|pagas|para|al|en|mensual|<day>|<weekday>|<time>|entrega) ..
    !(que le parece|como ve|cuesta|alguna duda|que opina|contrasena|numero de cuenta|codigo postal|confirmo (su|tu) (cita|correo|telefono|identidad)|quiere que)
  `,
  timeline_explored: `
    (para|desde) (cuando|que (fecha|mes|dia|epoca|semana|temporada|trimestre)) (le|les|te|os|lo|la|los|las|se|necesita*|quiere*|quisiera*|seria*|tendria*|piensa*|estaria*|tiene*|precisa*|ocupa*|esta*|hace|haria|es|han|ha|calcula*|debe*|deberia*|pensaba*|querria*|busca*|planea*|imagina*|gustaria) ... ?
    (hay|tienen|tiene|tienes|tenes|existe|manejan|maneja|manejas|traen|trae) .. (alguna|algun|una|un)? (fecha|plazo|tiempo|urgencia|prisa|apuro|deadline|limite|evento|tope|meta) ... ?
    (que tan|cuan|como de|con que|que tanta|cuanta|que) (pronto|rapido|urgente|urgencia|prisa|apuro|premura) ... ?
    (cuando|en que (mes|fecha|epoca|momento)) .. (tendria*|tiene que|tienen que|tienes que|necesita*|quiere*|quisiera*|debe*|deberia*|piensa*|planea*|le gustaria|les gustaria|te gustaria|abre|abren|abres|arranca*|empieza*|empezar*|comienza*|inaugura*|estrena*|se muda*|te mudas|vence|seria ideal|hace falta|haria falta|ocupa*|precisa*) ... (estar|tener*|fuera|listo|lista|listos|funcionando|andando|instalad*|empezar|arrancar|comenzar|abrir|operando|puesto|implementar*|terminar*|comprar|hacer|decidir|salir|mudar*|usarlo|usarla|el (local|nuevo|proyecto)|la obra|entregad*|ideal|falta|lo|la|esto|eso|servicio|$) .. ?
    (seria|es|lo|la|esto|estamos hablando|hablamos|esta pensado) .. (para|de|pensando) (este|esta|el|la|ya|fin|proximo|antes|despues|<month>|primavera|verano|otono|invierno|navidad) .. (ano|mes|semana|temporada|otro|proximo|que viene|semestre|trimestre|inmediato|<month>)? ... ?
    (por que|a que se debe|de donde viene|cual es|que) .. (la|tanta)? (prisa|urgencia|apuro|premura) ... ?
    (puede|puedes|pueden|podria|podrian) .. esperar .. (a|al|hasta|un|unos|o) ... ?
    (cuanto|que) (tiempo|margen|plazo) .. (tiene|tienen|tenemos|hay|queda|nos|les|le|manejan|maneja|tienes) ... ?
    (este ano|este mes|este trimestre|esta semana|esta temporada) o (el|la|para|mas|en) (otro|proximo|que|siguiente|proxima|adelante)? ... ?
    (fecha|plazo|tiempo|tiempos) .. (tiene|tienen|tienes|tenes|en mente|manejan|maneja|previst*|pensad*|ideal|tentativ*|estimad*|limite|objetivo|contempl*) ... ?
    !(visita|llamo|llame|llamada|marco|reunion|cita|cierra|cierran|paso a|paso por|pase|compro|compraste|le queda bien|te queda bien|le viene|te viene|libre|disponible|hablar|platicar|ultima vez|vence su contrato|se descompuso|empezo el problema|entregar el pedido|desde cuando (tiene|pasa|falla|esta))
  `,
  engagement_checked: `
    (hasta (aqui|aca|ahora|ahi)|todo|esto|eso|lo que|asi) .. (tiene|tenga|hace|haga|va|vamos|queda|quedo|esta|le|les|te|se|me) .. (sentido|claro|clara|bien|logica|sirve|serviria|encaja|convence|interesa|gusta|parece|suena|sigue|siguen|sigues|entiende|util) ... ?
    (encaja|encajaria|cuadra|cuadraria|coincide|tiene sentido|tendria sentido|hace sentido|le hace|les hace|te hace|se adapta|se adaptaria|va con|se ajusta|se parece|casa) .. (con|sentido|a|lo|eso|esto|para|ruido|esa|esta|hasta|$) ... ?
    (le|les|te|os) (sirve|serviria|encaja|encajaria|cuadra|cuadraria|suena|resulta|resultaria|funciona|funcionaria|gusta|late|hace falta|va pareciendo|va gustando|ayuda|ayudaria|resuelve|parece (util|bien|interesante|claro)|queda claro|va quedando|convence|interesa) .. (esto|eso|esta|este|asi|para|a|lo que|algo|hasta|util|claro|interesante|familiar|con|en|$) ... ?
    (voy|estoy|vamos|me estoy) .. (muy|demasiado|bien|yendo|hablando|explicando|siendo) .. (rapido|deprisa|aprisa|lento|claro|clara|bien|acelerad*|explicando|largo|rapidito) ... ?
    (quiere|quieren|quieres|queres|desea|desean|gusta|le gustaria|prefiere|necesita) .. (que)? .. (vuelva|repita|repase|explique|profundice|regrese|detenga|amplie|retome|detalle|aclare|pare|entremos|veamos|me detenga|pause) ... ?
    (me) (sigue|siguen|sigues|seguis|explico|explique|entiende|entienden|entendes|entiendes|doy a entender|estoy explicando|hago entender|va siguiendo|van siguiendo|capta|captan|vas siguiendo) .. 
    (como|que tal|que) (lo|la|le|les|te|os)? (ve|ven|ves|suena|parece|va|van|vamos|estan viendo|esta viendo|pinta|piensa|piensan|pensas|opina|opinan|dice|dicen|llama la atencion|va pareciendo|siente|sienten) .. (hasta|esto|eso|ahi|aqui|esta|asi|de esto|esa|este|de lo|la idea|todo)? (aqui|aca|ahora|ahi|parte|momento|que)? ?
    (si|cualquier|cuando) (le|les|te|os|tiene|tienen|tienes|hay|surge|duda|algo|pregunta|no|quiere|gusta) .. (surge|duda|dudas|pregunta|preguntas|queda|entiende|claro|algo)? ... (interrump*|me dice|me dices|decime|digame|dime|avise*|avisa*|para*|pregunt*|freno|frene*|levante*|me para|me corta|con confianza|adelante)
    (alguna|algun|tiene|tienen|tienes|tenes|hay|dudas|preguntas|queda alguna|le queda|les queda) .. (duda|dudas|pregunta|preguntas|comentario|inquietud|inquietudes|cosa) .. (hasta|sobre|de esto|en esto|con esto|por ahora|antes de (seguir|continuar|avanzar)|aqui|con lo|ahi|al respecto|de lo|$) ..
    (se|te) (ve|ven|ves|imagina|imaginan|imaginas|verian|veria|verias) .. (usando*|utilizando*|trabajando|con|en su|aplicando*|haciendo*) ... ?
    (le|les|te|os) (queda|quedo|esta quedando|va quedando|resulta|parece) .. (claro|clara|bien|logico|util|interesante|facil|sencillo) ... ?
    (vamos|estamos|seguimos|van|todo) (bien|claro|conmigo|juntos|en la misma|en sintonia|ok) .. (hasta|por ahora)? .. ?
    !(pantalla|escucha|escuchan|oye|jueves|lunes|martes|miercoles|viernes|manana|a las|<time>|cita|visita|envio|te mando|costo llegar|funciona ahora|precio le|firm*|pedido|llamada|volumen|el dia|reunion|la proxima|sucursal|hora|algo mas)
  `,
  empathy_shown: `
    (entiendo|entendemos|comprendo|comprendemos|me imagino|imagino|nos imaginamos|lamento|lamentamos|siento|sentimos|se que|sabemos|me doy cuenta) .. (perfectamente|muchisimo|mucho|que|como|lo|su|tu|la|el|los|las)? .. (moleste|molesto|molesta|molestos|molestia|enojo|enojado|enojada|enfado|enfadado|enfadada|frustra*|preocup*|angusti*|coraje|disgust*|incomod*|mal rato|desespera*|nervios|situacion|fastidi*|sentir|siente|sientes|desagradable|complicad*|dificil|dura|duro|indign*|estres*|mal momento|trastorn*|perjuicio|inconvenient*|pesado|desgast*|lo que (esta|estan|ha|le|les|te|pasa|paso|paso|vivio)|ocurrido|sucedido|paso|impotencia|harta|harto|verguenza|apuro|urgencia|importante)
    (que|vaya|menudo|menuda|tremendo|tremenda) (horror|pena|mal|lio|rabia|coraje|fastidio|faena|putada|desastre|lata|feo|terrible|barbaridad|pesadilla|macana|garron|embole|frustrante|situacion|desagradable|disgusto|angustia|cosa|bronca|molestia|mala|vergonzoso|injusto|duro|susto|trago|papelon) ..
    (yo|nosotros) (tambien)? (estaria|me pondria|me enojaria|me molestaria|estaria igual|me sentiria|me hubiera|me habria|estaria furios*|en su lugar|en tu lugar|igual) ..
    (pido|pedimos|ofrezco|ofrecemos|le debo|le debemos|mis|nuestras|mil|acepte|reciba) .. (sinceras)? (disculpa|disculpas|perdon) .. (por|de|a|en|$) ..
    (disculpe|disculpen|disculpa|perdone|perdonen|perdona|lo siento|lo sentimos|cuanto lo siento|lamento|lamentamos|sentimos) .. (por|mucho|muchisimo|tanto|de verdad|en el alma|las|la|el|todo|los)? .. (molestias|molestia|inconveniente|inconvenientes|trastorno|trastornos|mal rato|demora|espera|todo esto|lo ocurrido|lo sucedido|lo que|que (haya|hayan|tenga|tuviera|este|esten|le|les|te|tuvo|pasara)|escuchar|oir|saber|susto|disgusto|perdida|mucho|situacion|experiencia|perjuicio|contratiempo|tiempo)
    (pobre|pobrecita|pobrecito|pobres|pobrecitos|ay no|uy no|ay que|uy que|no me diga|no me digas|por dios|dios mio|madre mia|ay caramba|hijole|que barbaridad|no puede ser|caramba|chale|uf) ...
    (tiene|tienes|tenes|tienen|lleva|llevas) .. (toda|todo|mucha) (la|el)? (razon|derecho) .. 
    (es|seria|era) .. (normal|logico|comprensible|entendible|natural|para) .. (que (este|estes|se|te)|estarlo|su|tu|molest*|enoj*|enfad*|sentir*|su enojo|preocup*|tu)
    (no|nunca) (le|les|te|os)? (tenia|tendria|deberia|debia|debio|deberian|tuvo|merece|mereces|merecen) .. (que)? .. (pasar|pasarle|pasarte|ocurrir|haber pasado|haber ocurrido|vivir|suceder|haberle|esto|haber tenido|esperar tanto|suceder*) ..
    (con|en) (este|ese|semejante) (frio|calor|dia|momento) ..
    (debe|debio|tuvo que|tiene que|ha de) (ser|haber sido|estar|de ser|de estar) .. (muy|super|bien|bastante|tan|un)? .. (frustrante|molesto|molesta|dificil|horrible|duro|angustiante|incomodo|terrible|desesperante|feo|fea|pesado|estresante|agotador|complicado|desagradable|un fastidio|preocupad*|nervios*|hart*|cansad*)
    (gracias por su paciencia|gracias por tu paciencia|me pongo en su lugar|me pongo en tu lugar|poniendome en su lugar|no es para menos|con razon|es indignante|es inaceptable)
    !(codigo postal|numero de pedido|politica|no hacemos|no devolvemos|no es posible|no podemos|no se puede|no le escucho|no le oigo|se corta|entiendo que quiere|repetir|ruido|me imagino que (quiere|usan|tienen|trabaja*)|tiene razon (en|que) (es|el|la|cuesta))
  `,
  responsibility_taken: `
    (yo mismo|yo misma|personalmente|me encargo personalmente|me voy a encargar personalmente) .. (encargo|encargare|ocupo|ocupare|seguimiento|llamo|llamare|reviso|revisare|hago|hare|doy|dare|gestiono) ..
    (hubo|fue|ha sido|parece ser|ha habido) (un|una)? (error|fallo|falla|equivocacion) (de|del|en|en la|en el) (sistema|facturacion|cobro|emision|registro|envio|carga|parte nuestra|nuestra parte) ..
    (es|fue|ha sido|esto es|eso es|eso fue|esto fue|era|esta) (un|una|el|la|totalmente|completamente)? .. (error|culpa|fallo|falla|descuido|responsabilidad|equivocacion|metida de pata|cagada|pifia|cosa|tema|problema) .. (nuestro|nuestra|mio|mia|de nuestra parte|de mi parte|de nosotros|por nuestra parte) ..
    (culpa|error|fallo|falla|descuido|responsabilidad|equivocacion) (mia|mio|nuestra|nuestro|nuestros|de nosotros|interno|interna) ..
    (se nos|se me|nos|la|lo|le|les|te|me) (paso|pasamos|paso por alto|olvido|fue|escapo|traspapelo|equivocamos|equivoque|confundimos|confundi|regamos|regue|embarramos|embarre|cagamos|fallamos|falle|hicimos mal|hice mal|colamos|colo|perdimos|mandamos mal|cobramos mal|cobramos de mas|retrasamos|atrasamos|quedamos mal|enredamos|trabuque|trabucamos) .. 
    (fallamos|metimos la pata|meti la pata|nos equivocamos|me equivoque|cometimos|cometi|la regamos|la embarramos|hicimos mal|lo hicimos mal|lei mal|anote mal|mandamos mal|enviamos mal|no cumplimos|no estuvimos a la altura|debimos|debi haber|tendriamos que haber|teniamos que haber|deberiamos haber|tuvimos que haber|quedamos mal|quedamos a deber|no le avisamos|no lo avisamos|no te avisamos|no la llamamos|no lo llamamos|nos hacemos cargo|me hago cargo|lo asumo|lo asumimos|asumo|asumimos|doy la cara|damos la cara|respondo yo|respondemos nosotros|yo respondo|nos responsabilizamos|me responsabilizo|corre por nuestra cuenta|corre por cuenta nuestra|va por nuestra cuenta|de eso me encargo yo|yo me encargo|me encargo personalmente|me encargo yo|me ocupo yo|me ocupo personalmente|yo me ocupo|lo corrijo yo|lo arreglo yo|lo soluciono yo|yo lo corrijo|yo lo arreglo|yo lo soluciono|yo lo resuelvo|lo resuelvo yo|lo veo yo|yo le doy seguimiento|yo mismo|yo misma|le doy seguimiento personal*|no lo suelto hasta|hasta que quede) ...
    (dejelo|dejalo|dejemelo|dejamelo|dejeme|dejame) .. (en mis manos|en nuestras manos|a mi|conmigo|por mi cuenta|de mi cuenta|encargar*) ..
    (no tengo|no tenemos|no hay|no tiene|sin) (excusa|excusas|disculpa|justificacion|perdon|pretexto) ..
    (tenia|tenian|debia|debio|deberia|tendria) .. (que)? (haber|estar|llegar|haberse) .. (llegado|estado|avisado|llamado|entregado|llegar|sido|hecho|ido) ... (es|fue|cosa|culpa|y no|nuestr*|fallamos|pero no)
    (cosa|asunto|tema) (nuestra|nuestro|mia|mio) ..
    !(no es culpa nuestra|no es nuestra|no fue culpa nuestra|no depende de nosotros|no es responsabilidad|su banco|chofer dice|paqueteria|culpa suya|error suyo|culpa de (la|el|los|su)|no nos hacemos|no me hago|le comunico|le paso con|le transfiero|usted se equivoco)
  `,
  solution_explained: `
    ^ (ok|bueno|a ver|mire|mira|solo|entonces|luego|primero|ahora|ya|y|pues|lo que hace es|lo que haces es|usted|tu|vos)? (deje|deja|apriete|aprieta|apreta|mantenga|manten|pulse|pulsa|presione|presiona|haga|haz|entre|entra|abra|abre|abri|cierre|cierra|quite|quita|saque|saca|ponga|pon|pone|conecte|conecta|desconecte|desconecta|desenchufe|desenchufa|apague|apaga|prenda|prende|encienda|enciende|vaya|ve|anda|elija|elige|elegi|seleccione|selecciona|escriba|escribe|mande|manda|envie|envia|lleve|lleva|traiga|trae|gire|gira|suelte|suelta|levante|levanta|baje|baja|jale|jala|oprima|oprime|toque|toca|reinicie|reinicia|borre|borra|llene|llena|imprima|imprime|escanee|escanea|pegue|pega|cambie|cambia|meta|mete|descargue|descarga|firme|marque|marca|busque|busca|limpie|limpia) ... (y|luego|hasta|despues|y despues|y luego|para que|y ya|y ahi|entonces|antes) .. (elija|elige|elegi|pulse|pulsa|presione|presiona|apriete|ponga|pon|vuelva|vuelve|volve|conecte|conecta|espere|espera|le|la|lo|se|parpadee|selecciona|seleccione|escriba|cambie|cambia|abra|abre|cierre|cierra|deje|suelte|suelta|entre|entra|guarde|guarda|acepte|acepta|prenda|encienda|luego|confirme|confirma|reinicie|quede|salga|aparezca|que|la|en)
    (lo|la|le|se lo|se la|se le|usted|ustedes|nosotros|ellos|el (tecnico|mensajero|banco|equipo|sistema|chofer)|la (app|aplicacion|maquina)|te lo|te la|nos lo|nos la|me lo) (manda|mandas|envia|envias|lleva|llevan|llevas|trae|traen|deja|dejas|dejan|llena|llenas|recoge|recogen|recogemos|prueba|prueban|entrega|entregan|revisa|revisan|firma|firmas|imprime|pone|pones|devuelve|devuelven|devolvemos|cambia|cambian|cambiamos|mide|miden|sube|subes|paga|pagas|escanea|recibe|recibimos|retira|retiran|instala|instalan|quita|quitas|presenta) ... (y|luego|despues|a los|en (cuanto|cinco|tres|dos|un|unos|<number>)|cuando|entonces) .. (se|le|lo|la|usted|nosotros|ellos|en|de|<number>|<duration>|dias|firma|ve|cae|te|les|cinco|tres|diez|dos|un|ya|cambia|pone|aparece|recibe)
    (primero|lo primero) ... (luego|despues|entonces|y si|y luego|y despues|segundo|posteriormente) ...
    (es|eso es|esto es|significa|quiere decir|lo que pasa es que|sucede que|eso quiere decir|eso pasa|eso sale|eso aparece|ese (pitido|ruido|codigo|error|mensaje)) .. (que|porque|cuando|la|el|por|un|una) ... (le|la|lo|se|hay que|tiene que|tienes que|basta|solo|quit*|cambi*|apret*|presion*|reinici*|apag*|pong*|limpi*|conect*) ..
    (tiene|tienes|tenes|esta|le falta|trae|quedo|hay) .. (mayusculas|silencio|mute|bloquead*|atascad*|desconectad*|apagad*|modo|lleno|llena|vencid*|desactualiz*|mal (puesto|conectado|puesta)|flojo|floja|suelto|activad*|desactivad*|avion) ... (quite*|quita*|apriet*|ponga*|pon*|active*|desactiv*|cambi*|vaci*|conect*|actualiz*|escrib*|presion*|pruebe*|entre|vaya|toque) ..
    (asi|como) (funciona|es|se hace|va|le hace|le hacemos|se tramita) .. (mire|mira|es|se|le|el|la|usted|primero)? ...
    (una vez que|cuando|en cuanto|apenas|ya que|despues de que) .. (lo|la|nos|le|se|usted|llegue|recibamos|reciba|llega|este|firme|autoricen|tengamos|mande|envie|termine) ... (le|se|lo|la|te|usted|nosotros|les) .. (devolv*|hace*|reembols*|llega*|cae*|mand*|envi*|deposit*|abona*|refleja*|aparec*|activ*|avis*|paga*|cambi*|entreg*|tarda*|ve|reinteg*)
    (tiene que|tienes que|tenes que|hay que|debe|debes|solo tiene que|basta con|necesita|nada mas) (entrar|ir|apretar|presionar|pulsar|mantener|abrir|cerrar|conectar|desconectar|apagar|prender|encender|mandar|enviar|llevar|traer|llenar|escanear|elegir|poner|quitar|sacar|subir|responder|firmar|cambiar|seleccionar|marcar|descargar|reiniciar|presentar|escribir|meter|girar|borrar|darle|hacer clic|dar clic) ..
    (el (dinero|reembolso|importe|pago|monto)|la devolucion|se|lo|le) .. (cae|llega|refleja|abona|deposita|acredita|ve|tarda|regresa|vuelve|devuelve|devuelven|devolvemos|reintegra|aparece) .. (en|a|entre|de|al|dentro) .. (tarjeta|cuenta|mismo|<number>|<duration>|dias|habiles|cinco|tres|diez|horas|banco|billetera|factura) ..
    !(en la pagina|le comunico|le paso|le transfiero|un momento|le van a llamar|ya probo|le cambio|ha probado|numero de cuenta|cual es su|su nombre|deje su|espere en linea|no cuelgue|quiere|deme|digame su|digame el)
  `,
  disparaged_competitor: `
    (ellos|esos|esas|ese|esa|aquellos|aquel|los de|la de|el de|<name>|esa gente|los otros|la otra|el otro|alla|ahi|esos senores|la competencia|hacen|son|lo que hacen) ... (chapuza|chapuzas|chapucer*|chafa|chafas|truch*|pirata*|basura|porqueria|porquerias|desastre|malisim*|pesim*|mediocr*|mentiros*|estafador*|estafa*|ladron*|rateros|tranza*|tramposo*|improvisad*|incumplid*|informal*|cuchitril|tugurio|antro|mugre|cochinada|horror*|fatal|no cumplen|no cumple|no contestan|nunca contestan|no responden|no aparecen|nunca llegan|llegan tarde|siempre tarde|quedan mal|dejan tirad*|dejan colgad*|dejan plantad*|se desaparecen|desaparecen|cobran de mas|letra chica|letra pequena|costos ocultos|cobros ocultos|no sirve|no sirven|ni sirve|ni sirven|no funciona|se rompe*|se descompone*|se cae*|se les cae|a medias|mala fama|mala calidad|pesima calidad|mal hecho|mal hechos|quebrad*|quebrando|en quiebra|por cerrar|demandas|quejas|payasos|inutiles|no saben|ni idea|segunda mano|de segunda|de cuarta|un chiste|un relajo|un caos|una burla|un robo|venden humo|humo|timo|timador*|engana*|enganan|roban|clavan|se les (fue|va|fueron))
    (va|vas|iba|van) a (estar|andar|pasarse|terminar|acabar|quedar|tener que|esperar|arrepentir*|volver|pagar) ... (persiguiendo*|llamando*|esperando*|rogando*|detras de|correteando*|meses|doble|dos veces|tirado|tirada|plantado|plantada|sin nada|en la calle|colgado|llorando|buscandonos)
    (papel mojado|no vale ni|no vale nada|puro cuento|puro humo|puras mentiras|pura fachada|puro verso|puro bla|eso no vale|tirar el dinero|tirar la plata|dinero a la basura|plata tirada|lo barato sale caro) ...
    (yo)? (me preocuparia|tendria cuidado|me cuidaria|desconfiaria|no me fiaria|no confiaria|lo pensaria dos|me lo pensaria dos|ni loco|ni de broma|no los recomendaria|no me arriesgaria|cuidado con|ojo con|tenga cuidado con|huya de|no se fie|no te fies) ...
    (ni|no) .. (las|los|el|la) .. (sirven|sirve|funciona|funcionan|anda|andan|contestan|saben|prende|prenden) ..
    (con)? (esos|ellos|ese|esa gente) ya se sabe ..
    (media|mitad|todo el mundo|toda la gente|todos|la mitad) .. (se|de)? .. (les|les esta|esta|estan)? .. (fue|yendo|renuncio|renunciaron|queja|quejan|salen|saliendo|huye|huyendo|arrepiente|arrepienten) ..
    (arreglando|arreglamos|corregimos|componiendo|componemos|reparando) .. (lo que|sus|los|sus chapuzas|el desastre|trabajos) .. (ellos|hacen|dejan|otros|esos|dejaron)? ..
    (gotea|se rompe|se cae|se despega|se pudre|se oxida|se le cae|falla|se parte) .. (antes|con esos|en (un|dos|tres)|al (mes|ano)|seguro|de aqui) ..
    !(trabajan bien|buena empresa|buen trabajo|no los conozco|no voy a hablar mal|no hablo mal|respeto|sin comentarios|lo siento|culpa nuestra|fallamos|serios|mi culpa|nosotros)
  `,
  objection_handled: `
    (puedo|podemos|podria|podriamos|le doy|te doy|hacemos|hago|damos) .. (ofrecer*|hacer*|dar*|aplicar*|conseguir*)? .. (descuento|rebaja|bonificacion|condicion especial|<percent>) ..
    (tenemos|hay|hacemos|manejamos|trabajamos con) .. (cuotas|plazos|meses sin intereses|mensualidades|facilidades de pago|plan intermedio|plan mas) ..
    (lo|la|los|las|le|les|te|se|usted|ustedes|yo|nosotros|puede|pueden|podemos|puedo|podriamos|podria|podrian) .. (puede|pueden|podemos|puedo|podriamos|podria|podes|puedes)? (pagar|pagarlo|pagarla|financiar*|diferir*|dividir*|probar*|empezar|arrancar|cancelar|traer|mandar*|mostrar*|ofrecer*|cambiar*|igualar*|mantener*|devolver*|esperar*|ayudar*|incluir*|mover*|venir|cubrir*|congelar*|hacer*|dejar*|bajar*|poner*|llamar*|hablar*|ajustar*|adaptar*|fraccionar*|dar*) ..
    (entonces|bueno|claro|le entiendo|lo entiendo|entiendo|por supuesto|comprendo|no hay problema|justamente|precisamente|en ese caso|sin problema|mire|mira|tranquilo|tranquila) .. (y|pero|si|podemos|puede|podriamos|que|como|le|les|lo|la|te|por|arrancan|empiezan|hay|el|yo) ...
    (hay|tenemos|existe|manejamos|contamos con|viene con|tengo|trae|incluye|lleva) (un|una|otro|otra|el|la|tambien|con)? .. (angosto|mas (chico|chica|barat*|economic*|pequen*|liger*|delgad*|corto)|garantia|prueba|devolucion|opcion|version|modelo|plan|financiacion|financiamiento|cuotas|facilidades|gratis|piloto|seguro|alternativa|compact*|uno|una|reembolso|meses sin) ..
    (es|son|esta|estan) (el mismo|la misma|los mismos|las mismas|porque|hech*|garantizad*|probad*|igual|menos|mas barat*|incluid*|cubiert*|de|justo|exactamente|solo|apenas|por eso) ...
    (que|cual) .. (tendria que|necesitaria|es lo que|le preocupa|les preocupa|te preocupa|le frena|lo detiene|la detiene|le hace|le falta|tendria|duda|dudas|precio|parte|pasaria|lo convenceria|compara*|le inquieta) ... ?
    (y si|que tal si|que le parece si|le parece si|te parece si|la llamamos|lo llamamos|quiere que|quieres que|prefiere que|por que no|comparado con|contra que|respecto a que|dejeme|dejame) ...
    (sin) (intereses|interes|compromiso|costo|coste|permanencia|penalizacion|penalidad|riesgo|recargo|cargo|ataduras|anticipo) ..
    (no) (paga|pagan|pagas|cuesta|tiene|tienen|hay|pierde) (nada|costo|que|compromiso|permanencia) ..
    (muchos|varios|otros|la mayoria|todos) .. (me|nos)? (dicen|decian|pensaban|dijeron|preguntan|piensan|creian|sentian) ..
    (se|le|les|te) .. (ahorra*|recupera*|paga solo|paga sola|amortiza*|compensa*|sale a cuenta|dura*|rinde*) ..
    (porque|ya que|eso incluye|incluye|piense que|tenga en cuenta|considere que|recuerde que|fijese que|pero tenga) ...
    !(hasta luego|adios|chau|y viene con|y este es|que color)
  `,
  'not:blamed_client': `
    no (es|fue|ha sido|era) .. (culpa|error|falla|responsabilidad) (suya|suyo|tuya|tuyo|de usted|vuestra) ..
    no .. (hizo|hiciste|ha hecho|has hecho|hicieron|habeis hecho) nada (mal|incorrecto|malo|raro) ..
  `,
  'not:empathy_shown': `
    (perdon|disculpe|disculpa|perdone|lo siento) (cual|como|donde|cuando|su|me puede|puede|podria|no le|no te|no entendi|no escuche|no oi|no se puede|no podemos|no hacemos|no devolvemos|no hay) ...
    (lo siento|me temo|entiendo|comprendo|entiendo que|desafortunadamente|lamentablemente) .. (quiere|busca|buscas|desea|es nuestra|no es posible|no se puede|no podemos|no hacemos|no devolvemos|no puedo|politica|tiene que|llama por|llamas por) ...
    (lo siento|lo lamento|lamento) (mucho)? pero ..
    ^ (tranquila|tranquilo|calmese|calma|tranquilicese) (senora|senor|senorita) ..
    !(molest*|frustra*|enoj*|preocup*|horr*|trastorn*|coraje|disgust*|angusti*|mal rato|debe ser|lo que (ha|le|te|paso)|situacion|de verdad|desesper*|haya|vaya|ay)
  `,
  'not:cancel_reason_explored': `
    motivo de (su|la|tu) (llamada|visita|consulta|mensaje|correo) ..
    ^ .. por que no (se|lo|la|me|nos|te)? (queda*|prueba*|espera*|piensa*|toma*|aprovecha*|deja*|cambia*|da|haga|hace*|mantiene*|sigue*|continua*|pausa*) ...
    (por que|para que) .. (necesit*|quier*|ocup*|requier*|us*) (la|el|una|un|esa|ese|su|otra|otro) .. (factura|recibo|carta|comprobante|copia|constancia|formulario|papel|documento|correo|confirmacion|numero|devolucion|certificado) ..
    por que .. (rechaz*|devolv*|no (llego|paso|entro|salio)) .. (pago|tarjeta|correo|carta|paquete|recibo|factura) ..
  `,
  'not:decision_process_explored': `
    (quien|quienes) .. (recib*|abr*|recog*|firma (el|la) (entrega|recibo|albaran)) ..
    a nombre de quien ..
  `,
  'not:greeting_identification': `
    ^ .. (hablo con|es usted|es el senor|es la senora|hablo al|estoy hablando con|me comunico con|puedo hablar con|se encuentra|esta) (el|la|don|dona|<name>|senor|senora|al) ...
    !(soy|mi nombre|me llamo|le llamo de|le llama|te llamo de|lo llamo de|le habla|les habla|te habla|de parte|le saluda|aqui <name>|le hablo de)
  `,
  'not:problem_diagnosed': `
    (numero|codigo|nro) (de|del|de la|de su|de tu) (cliente|cuenta|linea|contrato|pedido|orden|compra|documento|telefono|celular|movil|caso|ticket|reporte|reclamo|poliza|tarjeta|referencia|seguimiento|identificacion|identidad|factura|servicio|titular) ..
    (su|tu|el|la|un) (numero|dni|nif|nie|cif|rut|rfc|curp|cuit|cedula|documento|correo|email|mail|telefono|celular|direccion|domicilio|nombre) ..
    (nombre|nombres) (completo|y apellido|y apellidos|del titular) ..
    (datos completos|fecha de nacimiento|con quien (tengo|hablo)|quien (tengo|me habla)) ..
    !(error|falla|aparece|pantalla|luz|luces|desde|cuando|intent*|prob*)
  `,
  'not:resolution_confirmed': `
    (algo|alguna|otra|cosa) (mas|cosa|otra|duda|consulta) .. (ayud*|asist*|servir*|pueda|puedo|podemos|desea|deseas|necesit*|hacer) ..
    (desea|deseas|necesita|necesitas|tiene|tienes|se le ofrece|hay|en) .. (algo mas|alguna otra|otra cosa|alguna duda|alguna consulta|algun otro) ..
  `,
  'not:timeline_explored': `
    cuando .. (suele*|acostumbra*|se reune*|podemos (hablar|conversar)|puedo (llamar*|pasar)|le viene (bien|mejor) (hablar|conversar|que le llame)) ..
    para que (lo|la|los|las)? (necesit*|ocup*|quier*|usa*) ..
  `,
  'not:recap': `
    (tenemos|tengo|hay|existen|son|ofrecemos|manejamos) (dos|tres|cuatro|cinco|<number>|varios|varias|algunos|algunas) (planes|opciones|paquetes|modelos|versiones|modalidades|formatos) ..
  `,
  'not:responsibility_taken': `
    (paqueteria|transportista|transporte|mensajeria|chofer|banco|proveedor|fabricante|correo|correos|clima|otra area|otro departamento|tercero|almacen|mensajero|la empresa de) ... (culpa|tarde|retras*|atras*|responsable|responsabilidad|no nosotros|perdio|depende de ellos|cosa de ellos|demor*)
    (no|nada) .. (es culpa nuestra|culpa nuestra|nuestra culpa|depende de nosotros|es nuestra responsabilidad|nuestra responsabilidad|tiene que ver con nosotros|nos corresponde|es cosa nuestra) ..
    (tiene que|tendra que|tendria que|debe|debera|deberia) (reclamar|hablar|llamar|comunicarse|contactar|dirigirse|preguntar) ..
    (alguien|un companero|otra area) .. (le|te|lo|la) (va a|van a|llamara*|contactara*|atendera*|revisara*) ..
    (yo)? no (tengo|tenemos) (la)? culpa ..
    no es (mi culpa|mi responsabilidad|mi problema|cosa mia) ..
    !(error nuestro|nuestro error|error de nuestr*|es nuestro|me encargo|nos hacemos cargo|lo arreglo|lo resuelvo|de todos modos)
  `,
  'not:satisfaction_checked': `
    (le|les|te) (va|viene|parece|queda|vendria) (bien|bueno|mejor|comodo) .. (<weekday>|<day>|<time>|<month>) ..
    (que tal|como (estuvo|fue|estuvieron|le fue|te fue|estan)) .. (el|la|las|los|su|tu|ese)? (viaje|fin de semana|vacaciones|finde|vuelo|trafico|fiesta|boda|mudanza|descanso|puente) ...
    como (esta|estas|le va|te va|anda|andas) (hoy|usted|el dia|la familia|el trabajo|el negocio|esta tarde|esta manana)? $
    como (se entero|nos conocio|supo) ... ?
    (le parece|esta de acuerdo|conforme|le viene|contento) .. (el precio|la fecha|la hora|el monto|la propuesta|la cotizacion|seguir|firmar|renovar) ... ?
    (proveedor|compania|empresa) (actual|anterior|que tiene ahora|de ahora) ... ?
    (nosotros|nos) .. (content*|feliz|felices|encantad*|satisfech*) (con|por|de) ..
  `,
  'not:results_reviewed': `
    (nuestros|otros|muchos|la mayoria de|algunos|los demas) .. (clientes|usuarios|empresas|negocios|companias) ...
    (ahorraria|ahorrarian|ahorrarias|podria|podrian|podrias|ganaria|tendria|bajaria|reduciria|ahorrara|lograria) ... (<number>|<percent>|mitad|tercio|doble|mas|menos)
    (en el sector|el mercado|la industria|en el pais|nuestras ventas|nuestra empresa|hemos crecido|crecimos) ...
    (bajarian|subirian|reducirian|aumentarian|ganarian|caerian) ..
  `,
  'not:expansion_explored': `
    (no) .. (puedo|podemos|se puede|es posible|permite|permiten|alcanza|incluye) .. (agregar*|sumar*|ampliar*|aumentar*|dar*|mas|otro|otra|anadir*|en este plan|incluir*|subir*) ..
    (lo mismo|igual|como hasta ahora|sin cambios|como estaba) .. (de siempre|que antes|de este ano) .. $
  `,
};
