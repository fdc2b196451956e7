// Spanish cues that make the context of findings: moods, needs, offers, answers.
import type { ContextCue } from '../pack.ts';

export const context: Readonly<Record<ContextCue, string>> = {
  greeting: `
    (hola|buenos dias|buenas tardes|buenas noches|buen dia|buenas|que tal|mucho gusto)
  `,
  leadIn: `
    ^ ... (ser|sere|soy) (muy|bien|totalmente)? (franco|franca|sincero|sincera|honesto|honesta|directo|directa) (contigo|con usted|con vos|con ustedes)? $
    ^ .. (te|le|les|os) (digo|cuento|comento|voy a decir) (una cosa|algo|la verdad)? $
    ^ .. (la|el) (cosa|tema|problema|asunto|caso) es (que|este|el siguiente)? $
  `,
  smallTalk: `
    (lluvia|llueve|calor|frio|trafico|futbol|partido|fin de semana|vacaciones|familia|hijo|hija|perro|gato|cafe)
    (como|que tal) (esta|estas|estan|van|va|andas|anda|todo|te va|le va) .. ?
  `,
  adminQuestion: `
    (algo mas|alguna otra cosa|otra cosa|en algo mas) ... ?
    (cual|me dice|me da|me confirma|me puede dar|me puede decir|digame|me das) .. (nombre|correo|dni|telefono|numero|direccion|titular|pedido|contrato|cedula|email|rfc|celular|mail) ... ?
    con quien .. (hablo|tengo el gusto) .. ?
    (que|cual) .. (dia|hora|horario|fecha) .. (le|les|te|puede|pueden|prefiere|queda|conviene|viene) ... ?
    (cuando) .. (puede|pueden|podemos|puedes|podes|le queda|te queda|le marco|te llamo|ve a|nos vemos|hablamos) ... ?
    (como) (esta|estas|estan|van|le va|te va) .. ?
    (me|nos) (escucha|escuchan|escuchas|ven|ve|oye|oyen) .. ?
    (la|lo) (ve|ven|ves) ?
  `,
  openQuestion: `
    ^ (que|como|cual|cuales|cuanto|cuanta|cuantos|cuantas|quien|quienes|cuando|donde|por que|porque|para que|con que|a que|de que|desde cuando) ... ?
    (y|pero|entonces|hoy|bueno) .. (que|como|cual|cuanto|cuantos|cuantas|quien|cuando|por que) ... ?
    (contame|cuentame|cuenteme|cuentenme|contanos|hableme|hablame|platiqueme|platicame|expliqueme|explicame|digame|decime|dime) (un poco|como|que|sobre|de|mas|cual|cuales|por que|acerca)
    (me gustaria|quisiera|quiero) (saber|entender|conocer) (como|que|mas|cual|un poco|sobre|por que)
    !^ (que) (bueno|bien|lindo|pena|bronca|lastima|tal|le parece|te parece|hacemos|casualidad|gusto)
    !^ (como) (no|que|esta|estas|estan|van|le va|te va)
    !(cual|que) .. (nombre|correo|dni|numero de telefono|telefono)
    !(quien hablo|con quien)
  `,
  needQuestion: `
    (que|como|cual|cuanto|cuantos|cuantas|quien) ... ?
    (tiene|tienen|tenes|tienes|usa|usan|usas|utilizan|trabaja|trabajan|maneja|manejan|necesita|necesitan|busca|buscan|cuentan con) ... ?
    (contame|cuentame|cuenteme|platicame|hableme|digame|decime) ...
    (es|seria) para (su|tu|la|el|casa|negocio|uso|cuantas|usted) ... ?
  `,
  needStated: `
    (necesito|necesitamos|necesitaba|ocupo|ocupamos|me hace falta|nos hace falta) .. (un|una|que|algo|mejorar|bajar|resolver|tener|cambiar|unos|unas|mas|controlar|ordenar|para)
    (quiero|queremos|quisiera|quisieramos|me gustaria|nos gustaria|queria|queriamos) .. (un|una|que|mejorar|bajar|resolver|tener|reducir|aumentar|organizar|controlar|dejar de|algo|contratar)
    (ando|estoy|estamos|andamos) (buscando|mirando|viendo|cotizando|averiguando|interesad*) 
    (para mi|para nosotros|lo que quiero|lo que queremos|lo que necesito|lo que buscamos) .. (que|es|las|los|el)
    (si) .. (baja|bajan|mejora|se reduce) .. (a)? .. (feliz|contento|contenta|bien)
    (mire|estuve mirando|vi) .. (varios|anuncio|pagina|publicidad) 
    !(quiero|quisiera|queria) .. (baja|cancelar|darme|irme|pensar|hablar|reclamar|poner una)
    !no (quiero|necesito|queremos|necesitamos)
    (lo que)? (andamos|ando|estamos|estoy|venimos) (buscando|necesitando|queriendo|detras de) ..
    (nos|me) (urge|urgen|hace falta|hacen falta|vendria bien|serviria|interesaria|convendria|haria falta) .. (un|una|algo|alguien|que|tener|mejorar|contar|poder|quien|mas|unas|unos)
    (necesito|necesitamos|quiero|queremos|busco|buscamos|preciso|precisamos|ocupo|ocupamos|requiero|requerimos) es (que|no|un|una|algo|alguien|poder|tener) ..
    (quiero|queremos|necesito|necesitamos) que (me|mis|nos|el|la|los|las|mi|facture|llegue|salga|sea|aguante|tenga) ..
    (busco|buscamos) (un|una|algo|alguien|a alguien|quien) ..
    ^ (eso)? que no (me|nos|se|tenga|haya|falte*|llame*|dependa) ..
    (yo)? lo que (quiero|necesito|busco|queremos|buscamos|necesitamos) es ..
    lo que si (necesito|quiero|necesitamos) ..
    (tiene que|tienen que) ser (lavable|resistente|facil|rapido|silencioso|grande|chico) ..
    !necesito .. (minutos|minuto|segundo)
    !quiero (un cafe|presentar|hablar con|poner|verlo|cancelar)
    !(necesito|quiero) que sea hoy
    (nos|me) (gustaria|encantaria|interesa|interesaria|conviene|ayudaria|serviria) (poder|que|tener|contar|bajar|mejorar|ordenar|dejar|ahorrar|saber|ver|automatizar|vender|reducir) ..
    (lo que)? (nos|me) (falta|hace falta|urge|preocupa|interesa) (es|mas|sobre todo) ..
    (la idea|el objetivo|el plan|mi sueno|lo ideal|lo importante) (es|seria) (que|poder|tener|bajar|dejar|no|abrir|crecer|reducir|mejorar) ..
    (tendriamos que|tenemos que|tengo que|hay que|habria que) (cambiar|mejorar|ordenar|resolver|arreglar|bajar|reducir|digitalizar|renovar|reponer|reemplazar) ..
    (quiero|queremos|quisiera|quisieramos) (vender|ahorrar|crecer|abrir|saber|poder|ver|evitar|aprender|automatizar|ordenar|digitalizar|llegar|dejar|reducir|renovar|poner) ..
  `,
  problemStated: `
    (el|nuestro|mi|un|mayor|gran) problema (es|que|son|mas|principal|con)
    (perdemos|pierdo|perdiendo|perdi|tardamos|tardo|gastamos|gasto|me llevaron|nos robaron|me robaron|me entraron|nos entraron|entraron)
    (tengo|tenemos|hay|teniendo) .. (muchos|muchas|demasiados|demasiadas|un|varios) .. (problemas|errores|quejas|reclamos|retrasos|faltas|cancelaciones|perdidas|perdida)
    (todo|lo) .. (a mano|en papel|en excel|en el cuaderno|en una libreta|manual|manualmente|en la planilla)
    (los clientes|la gente|clientes) .. (se quejan|se queja|no llegan|no vienen|reclaman|se van|cancelan)
    (no (me|nos) pago|no cubrio|no pagaron)
    (cada rato|a cada rato|todo el tiempo) .. (falla|se|viene|cae)?
    (estoy|estamos) (sola|solo|desbordad*|saturad*|rebasad*|hasta)
    (se nos|se me|se te) (caen|cae|pierden|pierde|descomponen|descompone|danan|rompe|rompen|atrasa|atrasan|olvida|olvidan|llena|cuelga|traba|traban|pasan|pasa|junta|juntan|acumula|quedan|estropea|van|va)
    (nos|me) (caen|pierden|descomponen|rompen|atrasan|olvidan|devuelven|devolvieron|multan|multaron|reclamaron|reclaman|putean|dejan plantad*|dejan tirad*) ..
    se (caen|cae|pierden|pierde|descompone|rompe|traba|cuelga|atrasa|bailo|equivocan|equivoca) .. (sistema|mucho|siempre|cada|todo|pedido*|datos|un|los|las)
    (tenemos|tengo|hay|teniamos) .. (goteras|filtraciones|fugas|humedad|robos|retrasos|demoras|colas|lio*|faltantes|mermas|caos|desorden|averias) ..
    es (un|una)? (caos|quilombo|relajo|desmadre|lio|despelote|infierno|desorden|dolor de cabeza|pesadilla|locura) ..
    un (quilombo|caos|desmadre|despelote|relajo) ..
    (llega|llegan|llegaban) (tarde|golpead*|rot*|mojad*|danad*|incomplet*) ..
    no (cumplen|contestan|vienen|aparecen|se consiguen|dan abasto|doy abasto|alcanzamos|cuadra|cuadran|llegamos a) ..
    que no (se consiguen|tengo agua|tengo luz|tengo senal|tengo internet|puedo meter|llegamos) ..
    no tengo (agua|luz|internet|senal|calefaccion) ..
    (pierdo|perdemos|gasto|gastamos|tardamos|tardo) .. (horas|tiempo|manana|plata|dinero|clientes|ventas|tarde) ..
    se (me|nos) va .. (manana|dia|tarde|noche|tiempo|horas) ..
    (cuatro|tres|dos|cinco|<number>) horas (a la semana|al dia|por semana|diarias) ..
    (a puro|en un cuaderno|en papelitos) ..
    (lo malo|lo unico|la bronca|el lio|el detalle) .. es que ..
    (cada vez que|cada dos por tres|todos los meses) ..
    (siempre|con la otra compania|con el otro) .. (tenia|tenemos|tengo) .. problemas ..
    (nos|me) (tiene|tienen) (enferm*|loc*|podrid*|atorad*) ..
    (sistema|equipo|estibador|maquina|camion) .. (viejo|vieja|ultimas|que se cae|que falla) ..
    !(problema del pais|no es el problema|no hay)
    !por eso llego
    (no (hay|tenemos|tengo)) (control|forma de|manera de|como|quien|registro|orden|visibilidad|respaldo) ..
    (siempre|todo el tiempo|seguido|a menudo|muy seguido|diario|todos los dias|cada semana|cada mes) .. (hay|tenemos|nos|se|me|faltan|falta|llegan|pierd*|fall*|equivoc*) ..
    (me|nos) (cuesta|cuestan|complica|desgasta|consume|quita|come|mata|roba|atrasa) (mucho|horas|tiempo|la|el|un|todo|trabajo|encontrar|saber|conseguir|controlar) ..
    (nadie) (sabe|se entera|contesta|avisa|lleva|controla|registra) ..
    (se|nos|me) (equivocan|confunden|duplican|extravian|retrasan|desaparecen|echan a perder|vencen|acumulan|olvidan) ..
    (estamos|estoy|vivimos|andamos) (apagando|perdiendo|batallando|lidiando|sufriendo|peleando|atorad*|trabad*|colapsad*|desbordad*|a ciegas) ..
    (gente|personal|clientes|pacientes|alumnos) (se (me|nos) (va|van|queja*)|esperando|renuncia*|falta*|faltan) ..
    (rotacion|merma|mora|morosidad|ausentismo|desperdicio|devoluciones|cuello de botella|embotellamiento) ..
  `,
  painStated: `
    (perdi|pierdo|perdemos|perdimos|me cuesta|nos cuesta|me costo|gaste|gasto|me llevaron) .. (<number>|dinero|plata|clientes|ventas|tiempo|horas|todas|todo)
    (no (doy|damos) abasto|no aguanto|ya no aguanto|estoy harto|estoy harta|estamos hartos)
  `,
  wantsToLeave: `
    (quiero|queria|quisiera|necesito|vengo|llamo|llamaba|deseo|vamos|voy) .. (darme de baja|dar de baja|la baja|una baja|cancelar|cancelacion|rescindir|cambiarme de compania|portabilidad|darla de baja|dejar el servicio)
    (que)? me (de|den|des) de baja
    (la)? baja (del|de la|de mi|definitiva)
    !no quiero .. cancelar
    (quiero|queria|quisiera|necesito|deseo|vengo a|venia a|llamo para|llamaba para|era para|es para|voy a|vamos a|hemos decidido|he decidido|decidi|decidimos) (que)? .. (cancelar|anular|rescindir|desafiliarme|desuscribirme|retirarme|salirme|cerrar|cortar|no renovar|suspender definitiv*) .. (plan|seguro|servicio|contrato|membresia|suscripcion|poliza|cuenta|linea|internet|permanencia|mantenimiento|abono|tarjeta)
    no (me|nos) renueven ..
    ya no (voy|vamos) a (seguir|continuar|renovar) .. (con|ustedes|$)
    ya no (quiero|queremos) (el|la|mas|seguir) .. (plan|servicio|contrato|seguro|suscripcion|linea|con ustedes)
    (cortenlo|cortenme|cancelenme|cancelenlo|denme de baja|deme de baja|cancelemelo) ..
    (cierre|cierren|cancele|cancelen|anulen|anule|corten) (mi|el|la) (cuenta|plan|servicio|contrato|linea|suscripcion) ..
    (deje|dejen|dejar) sin efecto .. (contrato|plan|servicio|poliza)
    (como hago|que tengo que hacer|como le hago|donde hago) para (desuscribir*|darme de baja|cancelar (el|la|mi)|dar de baja|anular) ..
    (hasta aqui|hasta aca) llegamos ..
    me quiero (salir|ir) (de|a) (la permanencia|otra|la compania|ustedes|el contrato|este plan) ..
    me voy con mi musica
    !(cancelar|anular|mover|cambiar) (la|el|mi|una) (cita|reunion|visita|pedido|reserva|hora|turno|clase)
    !(quiere|quieres) darse
    (quiero|queria|quisiera|necesito|vengo a|llamo para|llamaba para|era para|hemos decidido|he decidido|decidi|decidimos) .. (dejar|terminar|finalizar|parar|quitar|desactivar|retirarme de|salirme de|borrarme de) (el|la|mi|los|con el|con la|de) (servicio|plan|seguro|contrato|membresia|suscripcion|poliza|cuenta|linea|internet|programa|gimnasio)
    (tramitar|tramiten|gestionar|procesar|solicitar|pedir|hacer) (la|mi|una) (baja|cancelacion|anulacion|rescision|portabilidad) ..
    (me|nos) (cambio|cambiamos|paso|pasamos|voy|vamos) (a|con|para) (otra|la competencia|otra compania|otra empresa) ..
    (ya)? no (me|nos) interesa (seguir|continuar|el servicio|mantener|renovar) ..
    no (quiero|queremos|voy a|vamos a|deseo) (seguir|continuar|renovar|que me renueven|que se renueve) (con|pagando|el|la|mas|$|me) ..
    (quiero|quisiera) que (me|nos) (cancelen|cancele|den de baja|de de baja|anulen|desactiven|quiten|corten) ..
  `,
  complaintMade: `
    (rajad*|partid*|manchad*|abollad*|podrid*)
    nadie (me|nos) (coge|atiende|contesta|responde|llama)
    (golpead*|rota|roto|danad*|defectuos*|rayad*|equivocad*|incomplet*|echad* a perder)
    (he llamado|llame|llevo llamando|hable) .. (dos|tres|cuatro|varias) veces
    (nunca|no) (llego|vino|vinieron|aparecio|se presento|entregaron|llegaron)
    (quiero|quisiera|vengo|voy|llamo) .. (poner|hacer|presentar|interponer|reclamar|quejarme|levantar) .. (queja|reclamo|reclamacion|denuncia)?
    (es|esto es|es un|es una) (inaceptable|verguenza|una verguenza|falta de respeto|un abuso|abuso|vergonzoso|indignante|tomadura de pelo|robo)
    (consumidor|profeco|defensa del consumidor|abogado|demanda|oficina del consumidor)
    (es la|ya es la|por) (segunda|tercera|cuarta|quinta) vez
    (nadie) .. (me|nos|se) (llamo|responde|contesta|atiende|dio|resuelve|ha llamado|aviso|hizo cargo)
    (llego|vino|entregaron|recibi) .. (roto|rota|danado|danada|equivocado|equivocada|tarde|incompleto|golpeado|mal|defectuos*)
    (no (llego|ha llegado|entregaron|recibi|aparecio))
    (me cobraron|cobraron|me estan cobrando) .. (de mas|dos veces|doble|mal|indebid*|algo)
    (devuelvan|devolucion|reembolso) .. (dinero|plata)?
    (estoy|estamos|ya estoy|me tiene|me tienen) (indignad*|enfadad*|enojad*|harto|harta|furios*) ..
    (llevo|llevamos) .. (<duration>|dias|semanas|meses|horas) (esperando|llamando|sin|pidiendo|reclamando) ..
    (les|le) (escribi|llame|mande) .. veces .. (nadie|nada|no)
    (llego|llegaron|recibi|entregaron|mandaron|entregado) .. (incomplet*|roto|rota|partid*|equivocad*|con un pelo|fria|frio|retraso|golpead*|danad*|manchad*|vencid*|podrid*|uno de|otro color) ..
    me (cobraron|subieron|cambiaron|facturaron) .. (dos veces|de mas|doble|tarifa|valor|sin decir*|sin avis*|nadie)
    (su|un) (vendedor*|tecnico|repartidor|empleado|asesor|mensajero|cajera) .. (me|nos)? (mintio|grito|trato mal|dejo|rompio|falto|engano) ..
    no era (lo que|la de|el que|como) .. (pedi|compre|prometieron|dijeron|fotos)
    salio .. peor (de|que) ..
    (poner|presentar|hacer|levantar|interponer) una (queja|reclamo|reclamacion|denuncia) ..
    me atendieron a las ..
    me (dieron cita|citaron) .. y (me|nadie) ..
    me (acaba de llegar|acaban de entregar|han entregado) ..
    !por eso llego
    !autobus
  `,
  supportAsked: `
    (no) (me|nos)? (deja|permite|jala|prende|abre|carga|entra|timbra|imprime|agarra|reconoce|sirve|conecta)
    (me|nos|le)? (sale|aparece|marca|dice) .. (que|error|sin conexion|no disponible|caduco|invalido)
    (se (corta|traba|congela|apaga|reinicia|desconecta))
    no (puedo|podemos|me deja|nos deja|logro|logramos) .. (entrar|acceder|abrir|emitir|imprimir|conectar|enviar|usar el|ingresar|facturar|iniciar|ver mi|descargar)
    no (me|nos)? (funciona|anda|enciende|prende|carga|abre|conecta|imprime|aparece)
    (sale|da|aparece|marca|tira|me da) .. (un|el)? (error|mensaje de error|codigo de error)
    (dejo de) (funcionar|andar|imprimir|conectar)
    (se (queda|cuelga|traba|congela|apaga)) 
    (olvide|perdi) .. (contrasena|clave)
    (soporte|servicio tecnico|mesa de ayuda)
    no (tengo|hay) (agua|luz|internet|senal|linea|servicio|tono|conexion|calefaccion) ..
    (me da|da|sale|arroja) error ..
    no puedo (subir|bajar|timbrar|pagar|cargar|actualizar|descargar|recuperar|acceder) ..
    (se me|me) (bloqueo|cayo|desconfiguro|borro|congelo) ..
    (no) (me)? (llega|entra|sube|baja|reconoce|lee|agarra) .. (codigo|correo|senal|clave|internet|tarjeta|archivo) ..
  `,
  benefit: `
    (asi|con eso|de esa forma|de esta manera|por eso|entonces) (usted|ustedes|ya|no|le|les|te|se|la|el|puede|va|solo|baja) ...
    (ahorra|ahorran|reduce|evita|resuelve|elimina|soluciona|ayuda a|facilita|mejora|garantiza|permite|cubre|protege|baja|libera)
    (usted|ustedes|vos|tu) .. (gana|ganan|ahorra|ahorran|evita|reduce|no pierde|puede|sabe)
  `,
  feature: `
    (el|la|nuestro|nuestra|este|esta) .. (sistema|plataforma|aplicacion|plan|modulo|equipo|producto|paquete|servicio|alarma) .. (tiene|hace|incluye|permite|manda|cubre|viene|lleva|trae|calcula|avisa)
    (incluye|viene con|trae|lleva|cuenta con|tiene) .. (modulo|informe|reporte|panel|aplicacion|soporte|garantia|instalacion|capacitacion|integracion|cobertura|camara|detectores|cristales|boton)
    (tenemos|esta|ofrecemos) (el|la|un|una) (plan|paquete|modulo|sistema|servicio|opcion)
    (son|es) (de)? uso (comercial|rudo|profesional|industrial)
    (te|le|les) cubre
  `,
  offer: `
    (le|te|les) (puedo|podemos|podria|hago|ofrezco|doy|dejo|mando|incluyo|cambio|bajo|quito|mejoro|propongo|sugiero|pongo)
    (lo que)? (puedo|podemos) (hacer|ofrecer|dar|incluir|cambiar|bajar|poner)
    (hagamos|que tal si|y si) ... 
    (tenemos|hay|esta) .. (opcion|alternativa|plan|promocion|posibilidad)
  `,
  priceAsked: `
    (cuanto|que) (cuesta|cuestan|sale|salen|vale|valen|es|seria|sale|costaria|me sale|precio tiene) ... 
    (cual|que) .. (precio|costo|coste|tarifa|valor) ... 
    (me pasa|me pasas|me das|me da|quiero saber|dime|digame) .. (precio|precios|costo|valor)
    (tiene|tienen|hay|hacen|me hace) .. descuento ... ?
  `,
  priceTalk: `
    (precio|cuota|descuento|costo|coste|presupuesto|cotizacion|tarifa|pago|contado|anticipo|mensualidad|meses sin)
    <money>
  `,
  accept: `
    (<day>|<weekday>|<time>) .. (esta|me queda|me va)? (perfecto|bien|listo|ideal|si|de acuerdo|vale)
    (aplique*|apliquelo|mandamelo|mandemelo|asi si|ahi estare|eso mismo)
    ^ (si|claro|perfecto|listo|vale|dale|de acuerdo|ok|bueno|esta bien|me parece|me parece bien|por supuesto|excelente|genial|va|sale|orale|correcto|exacto|asi es|asi esta bien|hecho|trato hecho|con gusto|buenisimo|joya|barbaro|andale|venga|muy bien|si por favor|adelante)
    (me|nos) (parece|parece bien|queda bien|queda perfecto|viene bien|va bien|sirve|conviene|gusta)
    (esta|estaria|seria) (bien|perfecto|genial|excelente|bueno)
    (<day>|<weekday>) .. (esta bien|perfecto|listo|puedo|si|me queda|va)
    (ahi|alli) (estare|estaremos|estoy|nos vemos)
    (nos vemos|te espero|lo espero|los espero|la espero|quedamos asi|cuente con|los esperamos) 
    !(no puedo|no me|no quiero|no puede|tampoco)
    (hecho|venga|va|orale|listo|de acuerdo|sale|vale) .. (<day>|<weekday>|<time>)
    (ese dia|a esa hora|<weekday>|<day>) (si)? .. (puedo|podemos|cuadra|acomoda|estoy|estamos|agendado|apuntado|anotado) $
    (cuenten|cuente|conta|cuenta) conmigo
    (me|nos) (cuadra|viene|va|queda|acomoda|calza|late) (bien|perfecto|el|ese|la) ..
    (ahi|alla|alli|aqui|aca) (lo|la|los|te|nos|le)? (estamos|estare|veo|vemos|estoy|espero|esperamos) ..
    (lo|la|los|te|las) (espero|esperamos) (a|el|con|manana|aqui|ahi|entonces) ..
    (lo|la)? (apunto|anoto|agendo) $
    !(imposible|no va a poder|no alcanzo)
  `,
  refuse: `
    ^ no $
    ^ (no|que no) (gracias|puedo|quiero|mire|me|se|senor|hay|tengo|lo|la)
    (no (quiero|puedo|me interesa|voy a|nos interesa|lo necesito|me conviene|me gusta|la quiero))
    (<day>|<weekday>|hoy|manana) no (puedo|me|va|podemos)?
    (mejor no|ahora no|hoy no|ni loco|ni loca|para nada|de ninguna manera|dejelo|dejalo asi|olvidelo)
    (<weekday>) (tenemos|tengo|entra|hay) 
    !no (hay|es) problema
    !no se preocupe
    (<weekday>|<day>|ese dia|esa semana|a esa hora) .. (imposible|no alcanzo|no va a poder|estoy fuera|no llego|no trabajo|no se trabaja) ..
    no (me)? (mande|mandes|llame|llames|marque|marques|apuntes|apunte|agendemos|agende|agendes|venga|vengas) ..
    no hace falta que (venga|vengan|vengas|llame|me llame) ..
    (te|le|les)? agradezco pero no ..
    no (quiero|necesito) (demo|videollamada|reunion|visita|cita|que venga) ..
  `,
  defer: `
    (yo)? (le|te|les) (aviso|llamo|escribo|marco|confirmo|digo) (despues|luego|cualquier|yo|cuando)?
    (mejor yo|cualquier cosa|despues|luego|mas adelante|otro dia) .. (le|te|les|yo) (aviso|llamo|escribo|hablo|marco|busco|digo)
    (deja|dejame|dejeme|tengo que|voy a|vamos a|necesito|hay que) .. (pensar|pensarlo|ver|verlo|checar|checo|lo checo|analizar|consultar|consultarlo|hablar con)
    (mandeme|mandame|enviame|enviemelo|pasame|enviame) .. (correo|mail|informacion|whatsapp|por escrito)
    (no se) (cuando|todavia|aun|si)
    habria que ver
  `,
  commitmentGiven: `
    (lo|la|los|las) (compro|llevo|contrato|quiero ya)
    me (lo|la|los) (quedo|llevo)
    (si|dale|listo) .. (contrat*|firm*|cerr*|activ*|aplic*|tramit*)
    !no (firmo|acepto|cerr*|contrato|quiero)
    (trato hecho|cerramos|adelante con|mandame el contrato|mandeme el contrato|hagamoslo|apartamelo|apartemelo|aplicamela|apliquemela)
    ^ (lo|la|te|se lo)? (firmo|firmamos|acepto|aceptamos|avancemos|cerremos|firmemos|cerrado|compro|contrato) ..
    (anoteme|anotame|apuntame|apunteme|inscribame|inscribeme|reserveme|reservame|apartame|tramitelo|tramitalo|tramitela|despachelo|activelo|activalo|activela|dejela|dejemela|dejelo pues) ..
    (me|nos) (quedo|quedamos) (con|$) ..
    (me|nos) (decidi|decidimos|animo|convencio|convenciste) $
    (mandeme|mandame|paseme|pasame|envieme|enviame) .. (link de pago|factura|liga de pago|datos para pagar|enlace de pago|orden) ..
    (te|le|les) (paso|mando|doy) .. (tarjeta|cuit|numero de cuenta|transferencia|comprobante|sena|anticipo) ..
    ya (firme|transferi|lo firme|deposite|hice el pago|lo pense y lo quiero) ..
    (avancemos|hagale|demosle|le entro|le entramos|donde firmo|lo compro|lo quiero|dejelo pues) ..
    (deme|dame|mandeme|ponme|pongame) (dos|tres|uno|cuatro|<number>) ..
    ya lo pense y lo quiero
    ya esta .. <name>
    si desde este mes ..
    !(portero|discografica|antes de comprar*)
  `,
  meeting: `
    (pasar a|visitarlos|visitarla|visitarlo|los visito|la visito|verla|verlo|agendo|medir|propongo|sesion)
    (reunion|visita|llamada|cita|sesion|demostracion|entrega|tecnico|instalacion|capacitacion|invitacion|videollamada|encuentro|seguimiento)
    (le|te|les|los|la|lo) (llamo|marco|visito|mando|veo|escribo|espero|llame|marque|llegue|llega)
    (nos vemos|hablamos|quedamos|agendamos|agendar|coordinamos|nos juntamos|nos reunimos|revisamos|revisar)
    (te parece|le parece|les parece|le queda|te queda|le viene|le va bien|puede|entonces|que viene)
  `,
  person: `
    (senora|finanzas|esposo|esposa|marido|mujer|socio|socia|socios|jefe|jefa|director|directora|gerente|padre|madre|papa|mama|hermano|hermana|hijo|hija|contador|contadora|dueno|duena|directorio)
  `,
  serviceDesk: `
    (en que|como) (le|te|les|lo|la)? (puedo|podemos) .. (ayudar|servir|apoyar|ayudarle|ayudarte|servirle|asistir) .. ?
    ^ soporte
    (de|del) soporte
    soporte (tecnico|<name>)
    (mesa de ayuda|atencion al cliente|servicio al cliente|servicio tecnico|posventa|atencion a clientes)
  `,
  restates: `
    (entonces|o sea|es decir|resumiendo) ... (usted|ustedes|tu|vos|su|sus|buscas|busca|buscan|quieres|quiere|quieren|necesitas|necesita|necesitan|el problema|lo que mas)
    (entiendo|comprendo) que (usted|ustedes|su|lo|el|la)
  `,
  past: `
    (ayer|anteayer|pasado|pasada|fue|era|estaba|hubo|paso|vino|llego|la semana pasada|el mes pasado)
    !(pasado manana)
  `,
  promiseCall: `
    (le|te|les) (llamo|mando|envio|aviso|escribo|marco|paso|confirmo|llega|llegara|hago llegar)
    (voy a|vamos a) .. (mandar|enviar|llamar|pasar|revisar|preparar|agendar|llevar|abrir)
  `,
  conditional: `
    (si|depende|dependiendo|siempre que|en caso de|salvo que)
  `,
  answersWithReason: `
    (porque|ya que|la diferencia|el motivo|lo que pasa|es que|por eso|de hecho|en realidad)
    (pero|sin embargo|aunque|en cambio)
    (entiendo|comprendo|claro|me imagino) ... (pero|y|por eso|si|mire|nosotros|le|normalmente)
    (no (hay que|tiene que|necesita|cubre|pierde|paga|cobra|se pierde))
    (garantia|por escrito|sin costo|sin coste|gratis|incluido|prueba|de regalo|con fotos)
    (le|te|les) (puedo|podemos|hago|incluyo|cambio|mejoro|doy)
    (nosotros) .. (pagamos|hacemos|damos|cubrimos|trabajamos)
  `,
  acknowledge: `
    ^ (ya|vale|ok|claro|si|entiendo|aja|bien|bueno|perfecto|de acuerdo) $
  `,
  reassured: `
    (asi|eso) .. (mejor|bien|bueno)
    (eso)? (ya)? es otra cosa
    (tiene|hace) (sentido|logica)
    (ah) (ok|bueno|ya|mira|entiendo|vale|perfecto|que bien|con razon)
    (asi|eso) (si|ya si|me gusta|me encanta|me sirve|esta bien|esta mejor|suena bien|cambia)
    (me|nos) (quedo|queda|quedamos) (mas)? (tranquil*|claro|conforme)
    (no) (lo)? sabia
    (mejor asi|mucho mejor|que bueno|bien pensado|me convence|me interesa|es justo|justo|razonable|buena idea)
    (dale|listo|perfecto|trato hecho)
    !no (tiene|hace|me) (sentido|logica|convence|interesa|gusta)
    (visto|viendolo|dicho|puesto) asi ..
    (si (es asi|me lo ponen|lo puedo|me dan)) .. (si|cambia|no hay problema|no hay drama|vale|esta bien|mejor|me animo)
    (la cosa|eso|ya) cambia ..
    (no he dicho nada|nada que perder|no lo habia pensado|me quito un peso|me quita un peso|me quedo mas tranquil*|asi da gusto|tiene razon|eso es cierto|es verdad) ..
    (con esa|con ese|con eso|siendo|asi) .. (si me animo|me animo|si|me convence|me quedo|no tengo) $
    (eso|ok eso|esta) lo hace mas llevadero
    !(tiene razon el refran)
  `,
  unmoved: `
    (sigue|siguen|todavia|igual|aun asi|de todas formas|de todos modos) .. (caro|cara|mucho|no|igual|muy|es|prefiero)
    (estamos en las mismas|da igual|no me convence|no cambia|no me sirve|no me lo creo|no lo creo|no la quiero|no lo quiero)
    (ya le dije|ya te dije|le digo que|que no|que me de)
    (no es solo) 
  `,
  positiveMood: `
    (gracias|muchas gracias|mil gracias|se agradece|muy amable)
    (perfecto|excelente|genial|buenisimo|barbaro|padrisimo|chevere|estupendo|maravilloso|feliz|content*|encantad*|encanta|facil)
    (me gusta|me encanta|me parece (bien|perfecto|genial)|que bueno|que bien|que lindo|muy bien|mucho mejor|bien pensado)
    (jaja*|jeje*)
    (dale|listo|trato hecho|de acuerdo|buenisimo)
    !no (me)? (gusta|encanta|parece|estoy)
    !(gracias) por llamar
    (muchisimas gracias|un sol|que maravilla|padrisimo|de lujo|bacan|equipazo|por fin alguien|da gusto|que gusto|que alegria|una maravilla|de maravilla|lo mas|me salvo|me has salvado|mil gracias|la verdad un placer|un placer|impecable|de diez|contentisim*|super bien|re bien|espectacular|que amable) ..
    (content*|feliz|encantad*|satisfech*) con ..
  `,
  negativeMood: `
    (no (me gusta|quiero|me interesa|confio|creo|me convence|puedo|entiendo|sabia))
    (caro|cara|carisimo|feo|malo|mal|pesimo|horrible|molest*|decepcion*|frustrad*|cansad*|harto|harta|preocup*|asust*|miedo|susto|duda|bronca)
    (problema|dificil|complicado|peor|descompon*|queja*|reclam*|penalizacion|permanencia|baja|robaron|perdi)
    (me (esta|estas) (asustando|presionando|molestando)|no me presione|no me insista|dejeme terminar)
    (que casualidad|en las mismas|ni modo|nadie me (dijo|lo dijo|aviso))
    !(sin|ningun|no hay|no es) problema
    (estafa|tomadura de pelo|viendo la cara|robo|irresponsable*|falta de (respeto|seriedad)|desesperacion|fatal|podrido|indignad*|harta de|que coraje|que rabia) ..
    !(no esta) (mal|malo)
    !(mi jefe|mi marido) .. (harto|queja)
  `,
  anger: `
    (verguenza|indignante|inaceptable|harto|harta|furios*|enojad*|enfadad*|indignad*|mentira|mienten|mentiros*|estafa|ladrones|basura|porqueria|barbaridad|escandalo)
    (dejeme (terminar|hablar)|dejame (terminar|hablar)|no he terminado|estaba hablando|escucheme)
    (poner|pongo) .. (reclamacion|queja|denuncia)
    (nadie) .. (responde|contesta|llamo|dijo|resuelve)
    (no me presione|me esta asustando|me esta usted asustando|asi no me gusta)
    (segunda|tercera|cuarta|quinta) vez que
    ya le (dije|he dicho|di|dije que no)
    (no me lo creo|no la quiero)
    ^ que no $
    ^ que (me (de|den)|no (voy|quiero)) .. (baja|volver|nada)
    (tomadura de pelo|viendo la cara|irresponsables|unos (ladrones|sinverguenzas|estafadores)|falta de respeto|falta de seriedad|pesimo servicio|me tiene* (harto|harta|podrido|podrida)|no tiene nombre|es el colmo|ya basta|ya estuvo) ..
    (no me (diga|digas) (esas|eso|que)|no me grite|bajele|me estan viendo) ..
  `,
  budgetStated: `
    (presupuesto|tope|maximo|limite) .. (es|de|seria|son|anda)? .. <number>
    (hasta|maximo|unos|como|alrededor de) .. <number> .. (podria|puedo|al mes|por mes|mas no|maximo|pesos|seria|podriamos|mil)
    !(pago|pagaba|estoy pagando|pague|me cobran|gaste) .. <number>
    !<duration>
    (tengo|tenemos|tenia|teniamos|traia|traigo|cuento con|contamos con|dispongo de|disponemos de|reserve|reservamos|destinamos|hay|dieron|aprobaron|aprobo|asignaron|separamos|apartamos|juntamos|junte) .. (pensado|presupuesto|hasta|pagar|gastar|invertir|unos|unas|como|alrededor|reservado*|apartado*|ahorrado*|tope|partida|aprobado*|destinado*|juntado*|guardado*|algo) .. <number>
    (tengo|tenemos|contamos con|cuento con|dispongo de|disponemos de|juntamos|traigo) .. <money>
    (destinamos|reservamos|aprobaron|aprobo|asignaron|asigno|apartamos|nos dieron|me dieron|nos autorizaron|me autorizaron) .. <number>
    (puedo|podemos|podria|podriamos|podre|quiero|queremos|pensaba|pensabamos|pienso|estoy dispuest*|estamos dispuestos) .. (pagar|gastar|gastarme|invertir|llegar|poner|estirarme|subir|destinar|dar) .. <number>
    (mi|el|nuestro|la|un|nuestra) (tope|techo|maximo|limite|presupuesto|partida|plata|monto|rango|bolsa) .. <number>
    (presupuesto|partida|tope) ... (<money>|<number>)
    (subsidio|prestamo|credito|liquidacion|aguinaldo|banco|fundacion|herencia|finiquito|indemnizacion) ... (da|prestan|presta|son|cubre|llega|pone|aprobo|aprobaron|unos) .. <number>
    (me prestan|nos prestan|nos presta|me presta) .. <number>
    (juntamos|juntaria|llegamos a|llego a|no paso de|no pasamos de|no mas de|por debajo de|no llego a|entre) .. <number> .. (y <number>|mil|<money>|al mes|palos|millones|lucas|pesos|euros)
    <number> .. (mas no|como mucho|maximo|a lo mucho|a lo sumo|de tope|mi tope|y no mas|es lo que tengo|es lo que hay)
    (acomodan|queda comod*|podria ser|cuota de|mensualidad de) .. <number>
    !(duda|hijos|sucursales|cotizaciones|goteras|empleados|personas|estrenar|veces|vueltas|habitaciones|bidones|facturamos|cobraron|multa) ..
    !<number> (anos|personas|empleados|meses|semanas|dias|veces) $
  `,
  authorityStated: `
    (el|ella|mi esposo|mi socio) (es)? (el|la) que (sabe|decide|ve|maneja|paga)
    (tengo|tengo que|lo tengo|necesito|debo|hay que|quiero|voy a|lo|la|deja) .. (que)? (ver|verlo|veo|hablar|hablarlo|consultar|consultarlo|comentarlo|preguntar|preguntarle|platicarlo|decidir|mirar) .. (con|a) .. (mi|mis|el|la) .. (socio|socia|esposo|esposa|marido|mujer|hermano|hermana|jefe|jefa|gerente|director|directora|padre|madre|papa|mama|hijo|hija|sobrino|contador|directorio|dueno|duena|equipo|socios)
    (mi|mis|el|la) (socio|socia|esposo|esposa|marido|mujer|hermano|hermana|jefe|jefa|gerente|director|papa|mama|hijo|hija|dueno|duena) .. (decide|firma|aprueba|es el que|es la que|tiene que|pone|autoriza|es socio|ve eso|maneja|quien)
    (el|ella|ellos) (firma|firman|decide|deciden|pone|ponen|aprueba|autoriza|maneja|es el otro|es la otra)
    (quien) (decide|firma|aprueba|autoriza|ve eso|manda) (es|soy|somos)
    (decido|lo decido|decidimos|lo decidimos) (yo|nosotros|solo|sola|los dos|entre)
    (soy) (el|la|yo) .. (dueno|duena|que decide|encargado|encargada|responsable|gerente)
    (si (el|ella)) no quiere
    ^ .. con (mi|mis) (esposo|esposa|marido|mujer|socio|socia|jefe|hermano|hermana|hijo|papa|mama|padre) $
    (lo|la|eso|esto|las|los) (decide|deciden|firma|firman|aprueba|aprueban|autoriza|autorizan|ve|ven|define) .. (mi|el|la|los|compras|gerencia|recursos|direccion|central|consejo|comite|junta|<name>) ..
    (lo|la|eso|esto) (tiene que|tienen que|debe|deben|tendria que|tendrian que) (ver|verlo|aprobar*|firmar*|autorizar*|decidir*|pasar|validar*) ..
    (el|la|los) que (decide|deciden|firma|firman|manda|mandan|aprueba|autoriza|paga|corta el bacalao|tiene la ultima palabra|pone la plata|lleva la plata|pone la tarjeta) .. (es|son|soy|somos|$)
    (es|son) (el|la|los) que (decide|deciden|firma|firman|manda|aprueba|autoriza|paga|pone|lleva|sabe) ..
    (mi|el|la|el de) _ .. es (el|la) (que|de) (decide|firma|manda|pone|paga|lleva|las cuentas|aprueba|sabe|tiene) ..
    yo (propongo|recomiendo|sugiero|solo propongo|filtro|evaluo) .. (y|pero) .. (firma*|aprueba*|decide*|autoriza*|ellos|lo|manda)
    propone y .. (autoriza|aprueba|firma|decide)
    (yo soy|soy) (el|la)? (duen*|que decide|que firma|unico|unica|propietari*) ..
    (el|la) (duen*|encargad*|responsable) soy yo ..
    (somos) .. (dos|tres|cuatro|varios|<number>) (socios|hermanos|herederos|duenos|hermanas) ..
    (hace falta|se necesita|requiere|necesita|necesito|necesitamos) .. (la firma|el visto bueno|visto bueno|aprobacion|autorizacion|el ok|el aval) .. (de|del) ..
    (tiene que|hay que|debe|tendria que) (pasar|subir|ir) .. (por|a|al) .. (comite|consejo|junta|asamblea|gerencia|directorio|central|compras|direccion|legal|<name>)
    (pasa|pasan|sube|va) .. (por|a|al) .. (comite|consejo|junta|asamblea|gerencia|directorio|compras|finanzas|copropietarios|direccion|concurso) ..
    (tendria que|tiene que|va a querer) verlo (mi|el|la) ..
    entre .. (hermanas|hermanos|socios|dos|tres|mi) .. (decidimos|votamos|vemos|definimos|lo)
    (me encargo|decido|autorizo|resuelvo|apruebo) yo ..
    yo (decido|veo eso|autorizo|solo autorizo|mando|firmo) ..
    (mi|el|la) (hijo|hija|esposo|esposa|marido|mujer|socio|socia|jefe|jefa|administradora|administrador|directora|director|contador|contadora|gerente|padre|hermano|hermana|suegro) .. (ve|va a escoger|decide|maneja|lleva|firma|aprueba|autoriza|paga|manda|tiene la ultima) (esas|eso|esto|las|los|la|lo|todo|el)? ..
    (no tengo que|no necesito) (preguntar*|consultar*|pedir*) .. (nadie|permiso) ..
    (depende|dependo|dependemos) (de|del) (mi|la|el|lo que) .. (jefe|socio|gerencia|direccion|consejo|esposo|esposa|central|director*|diga|comite) ..
    (no|yo no) (soy|es) (yo)? (quien|el que|la que) (decide|firma|aprueba) ..
    !(el portero|carpintero|de viaje|paella)
  `,
  timingStated: `
    (antes|para|hasta|a partir|a principios|a finales) (de|del|el|la)? .. (<month>|<day>|verano|invierno|navidad|fin de ano|fin de mes|ano nuevo|semana santa|temporada|proximo mes|mes que viene|ano que viene|el otro mes)
    (lo antes posible|cuanto antes|urgente|ya mismo|no hay prisa|sin apuro)
    !(reunion|llamo|marque|visita|entraron|robaron|murio|fue|paso|permanencia|vivo sola|quedamos|llame|conversamos)
    !(en|desde) <month> .. (me|nos|se|fue|hubo)
    (lo|la|los|las) (necesito|necesitamos|quiero|queremos|ocupo|quisiera|quisieramos|queria|queriamos|necesitariamos|precisamos|preciso) .. (para|antes|en|ya|cuanto antes|lo antes|urgente)
    (tiene que|tienen que|debe|deberia|tendria que|hay que) .. (estar|tener*|quedar|dejarlo|empezar|arrancar|entregar*|salir|funcionar) .. (antes|para|en|a mas tardar) ..
    (quisiera|quiero|queremos|quisieramos|me gustaria|nos gustaria|pensamos|pienso|la idea es|el plan es) (empezar|arrancar|tenerlo|tenerla|iniciar|comenzar|estrenar|abrir|instalarlo|mudarnos) .. (en|para|antes|el|a) ..
    (antes de|antes del|antes que|para el|para la|para) .. (inicio|apertura|inauguracion|cosecha|boda|comunion|evento|fiestas|fin de ano|llueva|clases|auditoria|mudanza|arranque|puente|temporada|vacaciones|curso|quincena|feria|cierre) ..
    (abrimos|inauguramos|abro|mudamos|arrancamos|empezamos|entregan|casamos|caso|lanzamos|arranca|empieza|inicia|entra) .. (en|el) (<month>|<day>|<duration>|<number>)
    (la boda|la inauguracion|la apertura|la comunion|el evento|la mudanza|la cosecha|la obra|la temporada|la auditoria|el local) .. (es|arranca|empieza|inauguramos|cae|seria) (el|en) ..
    (este|el proximo|el otro|el siguiente) (trimestre|semestre|mes|ano) .. (si o si|sin falta|tiene que|a mas tardar|como maximo|quiero|queremos)
    (nos|me) (da|dan|dieron) .. hasta .. (<month>|<day>|<duration>|fin)
    (a mas tardar|a lo mas tarde|como muy tarde|como tarde) ..
    (es|esta) (urgente|para ya|para ayer) ..
    (me|nos) (urge|corre prisa|apura) ..
    (que|o) .. (funcionando|listo|andando|instalado) .. (en|para|antes de) (<month>|<day>) ..
    (de aqui a|en menos de|dentro de) (<duration>|un mes|dos meses|una semana) .. (necesit*|tiene*|quier*|hay que|abr*)
    (hasta|para) (<month>|<day>) (con|no|porque|que) (el|la|hay|inicio) ..
    (no hay|sin|no tengo|no tenemos) (prisa|apuro|urgencia) ..
    !verlo antes de comprar
    !dejamos para despues
  `,
  productIntro: `
    (plan|paquete|modulo|producto|linea|modelo|solucion|sistema|app|aplicacion|seguro|curso|servicio|kit|version)
  `,
  competitor: `
    (competencia|otra empresa|otro proveedor|otra compania|otra propuesta|otra cotizacion|otro presupuesto|proveedor actual|proveedor anterior)
    (me|nos) (pasaron|ofrecieron|cotizaron|dieron|hicieron) .. (uno|una|otro|otra|mas barato|cotizacion|precio)
  `,
  purchaseTalk: `
    (cotizacion|propuesta|presupuesto|contrato|plan|cuota|descuento|comprar|contratar|cerrar|precio|pedido|oferta|suscripcion|poliza|paquete)
  `,
};
