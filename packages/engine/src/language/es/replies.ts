// Phrases that tell a behaviour in its place, in Spanish: what the attendant says, and what the client said before it. They are no features.
import type { ReplyCues } from '../pack.ts';

export const replies: ReplyCues = {
  acts: `
    (he|hemos|acabo de|acabamos de|ya|le|te|lo|la|se|voy a|estoy|estamos) .. (reiniciado|reiniciar|desbloqueado|desbloquear|levantado|quitado|enviado|reenviado|mandado|limpiado|actualizado|cambiado|corregido|arreglado|anadido|activado|restablecido|refrescado|movido|puesto|vaciado|ajustado|recargado|abonado|procesado|reiniciando|reiniciamos|desbloquee|resetee|reseteado|mande|envie|active|cambie|subido|bajado|soltado|conectado) ...
    ^ (vale|ahora|pues|primero|luego|entonces|bien|ok|solo|y)? (pulse|pulsa|apague|apaga|encienda|enciende|cambie|cambia|pruebe|prueba|cierre|cierra|abra|abre|mantenga|manten|inclinelo|vacie|vacia|quite|quita|ponga|pon|saque|saca|meta|mete|desenchufe|desenchufa|enchufe|enchufa|reinicie|reinicia|borre|borra|entre|entra|vaya|ve|dele|dale|haga|haz|toque|toca|presione|presiona|apriete|gire|gira|mueva|suelte|suelta|espere|revise|revisa|actualice|actualiza|descargue|instale|desinstale|seleccione|elija|elige|escriba|limpie|limpia|baje|baja|suba|sube|conecte|conecta|desconecte|aprete|apague|purgue|cierrela|abrala|abralo|apaguelo|enciendalo|pruebelo|reinicielo|quitelo|pongalo|desenchufelo|mandeme|mandeselo|intente|intentelo|vuelva) ...
    (tiene que|hay que|debe|deberia|tienes que) (pulsar|apagar|encender|cambiar|cerrar|abrir|mantener|quitar|poner|sacar|desenchufar|reiniciar|borrar|entrar|ir|actualizar|desinstalar|instalar) ...
    !(le llamara|le llamaremos|enviar un tecnico|mando un tecnico|incidencia|escalar)
  `,
  framed: `
    (el ano pasado|el mes pasado|antes|hace (un|dos|unos) .. (ano|meses|anos)|en su momento|hasta hace poco|en otra epoca) ... (habria*|hubier*|podriamos haber|podria haber|se podia|podiamos) ..
    (si|como) (resulta|fuera|fuese|hubiera|hubiese|es|hubieramos|llegara|se confirma) ... (seria|veriamos|habria|pediria|hariamos|podriamos|pedimos|mirariamos|devolveriamos)
    (no|nunca) (he|hemos|digo|dije|dijimos|estoy|puedo|podemos|le voy a|voy a|pienso) .. (dicho|diciendo|garantizar|prometer|asegurar|preguntar|decir|que sea|que fue|afirmar) ...
    (mi|un|una|otra|otro|su) (companera|companero|colega|jefe|jefa|agente) .. (ya)? (le|te|se|me) ... (dijo|pidio|explico|conto|ofrecio|prometio|comento|lo sentia)
    (ya|el motivo) .. (se lo|me lo|lo) (dijo|conto|explico) ...
    (hay quien|otros|otras empresas|algunos|muchos) .. (le|te|les)? (diria|dirian|dicen|haria|harian|venden) ...
    (mucha gente|la gente|todo el mundo|nuestros clientes|los clientes|los demas|otra empresa|otros clientes) ...
    (tengo|tenemos|hay|conozco) (otro|un|una|muchos|varios)? (clientes|cliente|gente|empresas|alumnos|usuarios) que ..
    (me imagino|imagino|supongo|debe ser|seguramente|seguro) (que)? (es|sea|sera|fue) por ..
    no (necesito|hace falta|tiene que|preciso|quiero) (saber|que me diga|que me cuente|decirme|explicarme|contarme|preguntar|preguntarle) ..
    !(usted tiene|como usted|entiendo|lo siento mucho)
  `,
  'asks:commitment_requested': `
    (podemos|puedo|quiere|quieres|quereis|quieren|vamos a|le parece si|te parece si|les parece si|os parece si|nos animamos a|se anima a|te animas a) .. (firmar|firmamos|cerrar|cerramos|cerrarlo|tramitar|tramito|tramitamos|formalizar|formalizamos|contratar|aprobar|aprobarlo|seguir adelante|avanzar con|dejarlo firmado|confirmar el pedido|hacer el pedido|hago el pedido|lanzar el pedido|preparo el contrato|pasar el pedido) ... ?
    (listo|lista|listos|listas|dispuesto|dispuesta|dispuestos) (para|a) (firmar|cerrar|seguir|avanzar|empezar|contratar|comprar|pedir|confirmar) ... ?
    (le|te|les|os) (preparo|mando|envio|paso|hago|genero|emito|tramito) (ya)? (el|la) (contrato|pedido|proforma|orden|link de pago|enlace de pago|alta|factura) .. ?
    (lo|la|los|las) (firmamos|cerramos|tramito|contratamos|dejamos firmado|confirmamos|pido|ponemos en marcha|damos de alta) .. ?
    !(reunion|demo|visita|cita|cancelar|baja|devolucion|reclamacion|numero de cuenta)
  `,
  'asks:concession_traded': `
    (<number>|<money>|<percent>|mitad|descuento|gratis|precio) ... si (usted|ustedes|me|nos|se|lo|los|te|es|son|fuera|paga|pagan|firma|firman|lleva|llevan|coge|cogen|compra|compran|viene|recoge|recogen|hace|hacen) ...
    si (usted|ustedes|me|nos|se|te|lo|los)? .. (paga|pagan|pagas|firma|firman|firmas|lleva|llevan|llevas|coge|cogen|compra|compran|recoge|recogen|deja|dejan|pasa|pasan|puede|quita|quitan|hace|hacen|viene|vienen|trae|traen|acepta|aceptan|cierra|cierran|renuncia|prescinde|queda|van|va|adelanta|adelantan|pide|piden|amplia|sube) ... (le|les|te|lo|se|yo|bajo|quito|dejo|pongo|hago|regalo|incluyo|descuento|rebajo|baja|sale|queda|puedo|podemos|podria)
    (deje|dejeme|deja|dejenos|deme|denos|haga|paguen|pague|paga|pagueme|firme|firmen|recoja|compre|compren|llevese|lleve|lleven|traiga|traigan|me paga|me pagas|me firma|me lo paga) ... y (yo|le|les|te|se|lo|nosotros|queda|sale|me) ...
    (<number>|<money>|<percent>|precio) .. (a|por|con) (un|una|dos|tres|uno|el) .. (ano|anos|contrato|pago|plazo|permanencia|compromiso|contado)
    (el|la|los|un|una)? (<number>|<percent>|<money>) (te|se|le|lo) .. (lo|la)? (hago|dejo|pongo|doy|puedo) (a|con|por|si|en) ...
    (<number>|<money>) (y|pero) (usted|ustedes|me|nos|lo|se|lo) .. (recoge|recogen|paga|pagan|firma|firman|lleva|llevan|trae|traen|quita|pone|hace) ...
    (a cambio|pero entonces|pero eso si|pero con|eso si) ... (necesito|necesitaria|quiero|querria|pido|pediria|tendria|tiene que|seria|firma|pago|contrato|entrada|senal|adelantado|ano|anos|permanencia|resena|referencia)
    !(retraso|recargo|penalizacion|alguna duda|quiere saber|se rompe|cancela|multa|no puedo|no podemos|ni aunque|problema|devolver|tarde)
  `,
  'raised:concession_traded': `
    (descuento|descuentos|rebaja|rebajar|rebaje|bajar|baje|baja|bajan|quita|quitan|quite|barato|caro|cara|precio|mejor|mejorar|ajustar|ajusta|gratis|incluir|incluya|incluye|regala|regalan|menos|oferta|ciento|mueve|margen|dinero|portes|pelin|negociable|rebajan|salado)
  `,
  'reply:concession_traded': `
    (si|siempre que|siempre y cuando|mientras|con tal de que|a condicion de|solo si|solo con|cuando|en cuanto) ...
    (a cambio|por|con|contra) (de|un|una|el|la|su)? .. (senal|entrada|anual|ano|anos|plazo|permanencia|resena|referencia|contado|volumen|adelantado|compromiso|minimo|pedido|domiciliacion|firma|contrato|foto|opinion|recomendacion) ..
    (entonces|pero|y) .. (necesito|necesitaria|quiero|querria|tendria que|tiene que|haria falta|pediria|pido) ...
    !(retraso|recargo|penalizacion|duda|dudas|pregunta|preguntas|necesita algo|necesitas algo|necesita ayuda|necesitas ayuda|quiere saber|se rompe|cancela|multa|no puedo|no podemos|ni aunque|problema|tarde|imposible|si quiere)
  `,
  'asks:resolution_confirmed': `
    ^ (y|ahora|a ver|que|bien|vale)? (se|le|te|ya|lo)? .. (funciona|funcionan|va|van|sale|salen|ve|ves|oye|oyes|deja|entra|enciende|arranca|carga|ha ido|ha quitado|ha arreglado|aparece|aparecio|llego|ha llegado|suena|responde|conecta|imprime|abre|da|esta|calienta|marca|puede|puedes|pudo|entro|paso|quedo|sigue|desaparecio) ... ?
    (que tal|como) (va|van|esta|lo ve|se ve|se oye|suena|anda|queda|quedo) ... ?
    (que|como) (le|te)? (sale|pone|marca|aparece|dice) ahora ..
    (puede|podria|puedes|me puede) (probar|comprobar|mirar|intentar|enviar|verificar|confirmar) ...
    ^ (ya|ahora|mejor|bien|todo bien|arreglado|solucionado|listo|resuelto) .. ?
    !(antes|ayer|ultima vez|desde cuando|cuando|cuanto|color|siempre|otro|otra|algo mas|duda|pregunta|tecnico|cita|numero|correo|nombre|direccion|quiere|garantia|o no|cual|modelo|normalmente|alguien|de acuerdo)
  `,
  'asks:social_proof': `
    (una|uno|unos|varios|varias|muchos|muchas|la mayoria|la mitad|alguno|dos|tres|<number>) (de)? (nuestros|nuestras|los que|las que|mis) (clientes|clientas|floristas|restaurantes|talleres|clinicas|tiendas|empresas|colegios|hoteles|bares) ...
    (no lo sueltan|no lo cambian|no lo cambiaria|no lo cambiarian|estan encantados|esta encantado|esta encantada|encantadisimos|no quieren otra cosa) ..
    (hay|tenemos) (un|una|otro|otra|unos) .. (en|de|que|por) ... (usa|usan|tiene|tienen|lleva|llevan|paso|pasaron|puso|pusieron|ahorra|ahorran|ahorro|redujo|vende|venden|mismo|hace)
    (le decia|decia|decian|dijo|dijeron|penso|pensaba) .. lo mismo ..
    (le puedo dar|puede llamar|pregunte|preguntele|llame|hable con|visite) .. (a|en|nombres|telefonos|<name>|casa|la|el|los) ...
    !(sus clientes|su cliente|no puedo dar|confidencial|cuantos de|encantar|como son)
  `,
  'raised:social_proof': `
    (quien mas|alguien mas|otros|otras|fiable|seguro|sirve|funciona|de verdad|probado|referencias|pequeno|pequena|como nosotros|nuestro tamano|nunca|no se|convence|convencen|experiencia|alguien|aguanta|confianza|nuevo|dudas|otra gente|tamano)
  `,
  'reply:social_proof': `
    (pregunte|preguntele|pregunta|hable|llame) (en|a|con) ...
    (tampoco|lo mismo|igual|tambien) ... (hasta que|decia|pensaba|le pasaba|nosotros|cliente|ahora)
    (los bomberos|la policia|el ayuntamiento|los hospitales|el hospital|el aeropuerto|la universidad|los bancos|los colegios|correos|media|medio|la mitad de) ... (trabaja|trabajan|usa|usan|lo tiene|lo tienen|tiene|tienen|confian|con el|con ella|lleva|llevan)
    (sus vecinos|el vecino|la vecina|el del|la del|los de|las de|el taller|la clinica|el bar|el restaurante|la panaderia|el colegio|la tienda|el hotel|<name>) ... (lleva|llevan|usa|usan|tiene|tienen|puso|pusieron|esta|estan|vende|venden|ahorra|ahorran|dice|dicen|cambio|cambiaron|ha bajado|han bajado)
    (el ano pasado|el mes pasado|hace poco|la semana pasada) .. (montamos|pusimos|instalamos|hicimos|ayudamos|tuvimos) ...
    !(sus clientes|no puedo dar|confidencial|cuantos|su equipo|encantar)
  `,
  'reply:value_tied_to_need': `
    (asi|por eso|para eso|justo|con esto|ya no|nunca|sin|solo|sola|automatico|automaticamente|en minutos|recupera|agradecera|ahorra|evita|quita|avisa|sale|menos|mas|olvida|olvidese|nada|enseguida|deja de|lleva|llega|cubre|protege|permite|resuelve|soluciona|significa|media hora|en segundos|solito) ..
    !(ajustes|colores|pesa|bluetooth|cuantas|cuantos)
  `,
  'asks:timeline_explored': `
    (para|desde|hasta) cuando ...
    (alguna|que|hay|tiene|tienen|tenian|una) .. (fecha|plazo|prisa|urgencia|limite|temporada|mes|fechas) ... ?
    (corre|corren|hay|lleva|tiene|tienen) .. (prisa|urgencia|urgente) ..
    (es|seria|lo quiere|la quiere) .. (para ya|para ahora|ya|este ano|este mes|inmediato) ... o ...
    (para (alguna|que|el|la|este|esta|antes)) .. (fecha|temporada|verano|invierno|navidad|mes|ano|curso|primavera|otono|evento|boda|apertura) ... ?
    (cuanto tiempo|con que tiempo|que tan urgente|como de urgente|con cuanto) ... (tenemos|tiene|tienen|urge|corre|margen|antelacion|es|queda)
    !(visita|llamo|llame|llamar|reunion|cita|pasar|pasamos|pasarme|paso|paro|rompio|dejo|compro|viene bien|ultima|empezo|ocurrio|disponible|quedamos|vernos|hablar)
  `,
  'asks:pressure_tactics': `
    (consultelo|pienselo|espere|dejelo|cuelgue|consultalo|piensalo) .. y .. (manana|luego|despues|se|ya|lo|otro|pierde|no) ...
    (lleva los pantalones|pantalones en|manda en (su|tu) casa|pedir permiso|permiso a (su|tu)|no decide usted|le deja su) ...
    (hijos|familia|seguridad|salud|vida|madre|mujer|marido|futuro|ninos) ... no (vale|valen|importa|importan|merece) ...
    (necesito|quiero) (el|un|su|la|una) (si|respuesta|firma|decision|tarjeta) .. (antes|ahora|ya|hoy) ...
    (mi jefe|mi jefa) .. (mata|despide|echa|bronca) ...
    (no me|no) (venga|vengas) .. (llorando|despues|luego|con) ...
    (manana|el mes que viene|la semana que viene|luego) .. (doble|se acaba|ya no|sube|cuesta mas|vale mas|ya no esta|otro precio|el doble) ...
    (el primero que|quien primero) .. (pague|paga|firme|firma|llegue|se lo) ...
    (ultima oportunidad|ahora o nunca|hoy o nunca|solo hoy y|se va a arrepentir|se arrepentira|te vas a arrepentir) ...
    (que clase de|que tipo de) (padre|madre|hombre|mujer|marido|jefe) ...
    !(sin prisa|sin compromiso|tomese|tranquil*|lo que quiera|nosotros no)
  `,
  'asks:disparaged_competitor': `
    (no le dejaria|no dejaria|no les dejaria|yo no) .. (ni el perro|mi perro|fiaria|fio|compraria|meteria|confiaria) ...
    (son|es|eran|estan|esta con|con) (unos|una|un|los|las|de lo)? .. (ladrones|estafadores|chapuzas|chapuceros|piratas|desastre|basura|timadores|inutiles|caraduras|sinverguenzas|mentirosos|verguenza|pesimos|malisimos|peor) ..
    (le van a|te van a|les van a|le acaban) (dejar tirado|enganar|timar|cobrar el doble|salir|fallar|sablear|marear|dejar) ...
    lo barato sale caro ..
    !(siento|lamento|nuestra culpa|buena gente|gente seria|no voy a|respeto|no los voy|no le voy)
  `,
  'raised:disparaged_competitor': `
    (<name>|otro|otra|otros|otras|competencia|presupuesto|presupuestos|mas barato|baratos|menos|viendo|mirando|ellos|uso|usamos|con|ofrecen|ofrecieron|comparar|comparando|oferta)
  `,
  'reply:disparaged_competitor': `
    (ladrones|estafadores|chapuzas|chapuceros|piratas|desastre|basura|timadores|inutiles|caraduras|sinverguenzas|mentirosos|verguenza|pesimos|malisimos|porqueria|quebrado|quiebra|quebrar|arruinados|matados|trapaceros|chollo|humo|patanes) ..
    (no vale|no valen) (nada|para nada|ni) ..
    (no saben|no sabe|ni saben|ni siquiera|jamas|nunca) .. (poner|hacer|montar|contestar|aparecer|venir|coger|contestan|aparecen|vienen|cumplen|cogen|responden|arreglar|cuentan|llegan|terminan) ..
    (hemos|he) (arreglado|reparado|rehecho|limpiado|visto) .. (muchas|muchos|tantas|tantos|mas de) ...
    !(siento|lamento|nuestra culpa|buena gente|gente seria|no voy a|respeto|no los voy|no le voy)
  `,
  'asks:pain_impact_explored': `
    (eso|esto|y eso|y) .. (cuanto|que) .. (supone|cuesta|significa|pierde|pierden|implica|representa|le quita|les quita|les hace|le hace) ...
    (cuanto|cuantos|cuantas|cuanta) .. (supone|cuesta|cuestan|pierde|pierden|se pierde|se pierden|horas|tiempo|dinero|clientes|ventas|pedidos|se va|se van|se les va|gasta|gastan|calcula|dedica|dedican|tira|tiran) ... ?
    (que|y que) (pasa|ocurre|sucede|hacen|hace|haceis) (cuando|si|entonces|con) ...
    a quien .. (afecta|perjudica|toca|le toca|fastidia) ...
    (que|cuales) .. (consecuencias|consecuencia|impacto|efecto|coste|perdidas|repercusion) ... ?
    (ha|han|les ha|le ha) .. (perdido|costado|hecho perder|afectado|supuesto|causado|traido) ... ?
    (pierde|pierden|perdeis|perdio|perdieron|se quejan|se van) .. (clientes|ventas|pedidos|dinero|tiempo|genero|negocio|gente|alguno|alguna|mucho) ... ?
    !(cobra|cobran|tarifa|licencia|alquiler|proveedor|por que|cuanto vale|nuestro|contrato|siguiente|quiere|cuanto cuesta el|plan)
  `,
  'asks:decision_process_explored': `
    (quien|quienes) .. (decide|deciden|firma|firman|aprueba|aprueban|autoriza|tiene la ultima|da el|dice|maneja|controla|lleva|interviene|participa|tiene que|mas) ... ?
    (lo|la|eso|esto)? (decide|decides|firma|aprueba|es|depende|seria) .. (usted|tu|suya|solo|sola|de usted|cosa suya|decision) .. (o|solo|sola|mismo|misma|directamente|alguien|tiene) ...
    (su|tu) (pareja|marido|mujer|socio|socia|jefe|jefa|director|directora|gestor|gestora|familia|padre|madre) .. (tiene|tendria|debe|decide|quiere|opina|participa|de acuerdo|lo sabe|que verlo) ... ?
    (alguien mas|otra persona|alguna otra persona|hay alguien) ...
    (como|que) .. (se aprueban|se aprueba|se decide|deciden|toman|funciona|aprueban|proceso|pasos|tendria que pasar|hace falta) ... (compra|compras|decision|decisiones|internamente|ahi|alli|aprobar|adelante|interno|esto)
    (tiene|tienes|tienen) que (consultarlo|consultar|hablarlo|comentarlo|pasarlo|pedir) ... ?
    (visto bueno|ultima palabra|luz verde|la decision final|de acuerdo) ... ?
    !(color|entrega|quien lo usa|a diario|quien le|instalo|quien hablo|con quien hablo|de acuerdo con el precio)
  `,
  'asks:budget_explored': `
    (cuanto|que|cual|de cuanto) ... (gastar|gastarse|invertir|presupuesto|destinar|disponible|dedicar|partida|tope|maximo|limite|rango|por persona|por cabeza|apartado|techo|meter|llegar) ... ?
    (hay|tiene|tienen|teneis|tenia|tenian|cuentan|cuenta|manejan|maneja|han|esta) .. (presupuesto|cifra|dinero|cantidad|importe|tope|limite|partida|presupuestado|apartado|rango|techo|idea de precio|numero) ... ?
    (de que|en que|que) (precio|presupuesto|cifra|rango|cantidad|dinero|numeros|numero|orden) .. (hablamos|se mueve|se mueven|nos movemos|pensaba|pensaban|piensa|piensan|maneja|manejan|estamos|estaria|seria|andamos) ...
    (hasta cuanto|hasta donde|cuanto quiere|cuanto querria|cuanto querian|cuanto piensa|cuanto pensaban) ...
    !((mand*|envi*|recib*|llego|hacer|hago|preparar|pidio|pedir|pasar) .. (presupuesto|el valor)|presupuesto (para|de|del) (cuant*|que|cual|otro|otra)|actualmente|ahora paga|pagan ahora|pagaba|ultima vez|alquiler|le cuesta|perder|pierde|cobran)
  `,
  'asks:goals_confirmed': `
    (que|cual|como) .. (seria|es|espera|esperan|quiere|querria|quieren|busca|buscan|gustaria|sabremos|sabra|conseguir|lograr) ... (exito|buen resultado|objetivo|meta|esto|conseguir|lograr|aqui|mas|nosotros|cambiado|meses|prioridad|importante|curso|ideal|contento) ... ?
    (esa|ese|este|la|el) .. (es|seria)? .. (meta|objetivo|idea) ... ?
    (si|cuando) (esto|todo) .. (va|sale|funciona|fuera|saliera) .. (bien|perfecto|genial) ...
    (que habra|que tendria que haber|que habria) cambiado ...
    (objetivo|meta|exito) .. (para usted|para ustedes|suyo|suya|es) ...
    !(nuestro objetivo|nuestra meta|contrasena|correo|antes tenia|tenian antes)
  `,
  'asks:greeting_identification': `
    (soy|le habla|habla|me llamo|mi nombre es|al habla|le atiende|le saluda|aqui) (yo)? <name> ..
    (soy|aqui|le habla|me llamo) _ .. (de|desde|con) (el|la|los|las)? _ ..
    (habla con|esta hablando con|le llamo de|llamo de|llamamos de|le llamamos de|bienvenido a|bienvenida a|bienvenido al|bienvenida al|bienvenidos a|gracias por llamar a|ha llamado a) .. <name> ..
    <name> .. (en que (puedo|podemos) ayudar|digame|buenos dias|buenas tardes|al habla|le escucho) ..
    !(es usted|hablo con|podria hablar|con quien|esta <name>)
  `,
  'asks:purpose_stated': `
    (es|era|llamo|llamaba|le llamo|te llamo|llamamos|contacto|escribo|llamada|solo) .. (por|sobre|para|porque|acerca|respecto) (lo|el|la|los|las|su|tu|un|una|que|si|ver|saber|ofrecer|presentar|contar|hablar|ensenar|comentar|explicar|preguntar|informar)? ...
    (motivo|razon|objeto|proposito) (de|por|es) ...
    (queria|queriamos|me gustaria|quisiera|quiero|vamos a|habia pensado|la idea es|hoy) .. (hablar|ver|ensenar|mostrar|contar|preguntar|presentar|comentar|explicar|ofrecer|proponer|repasar|saber|revisar|comentarle|ensenarle|contarle) ...
    !(vuelvo a llamar|le llamo luego|le llamo manana|algo mas|gracias por llamar|para que llama)
  `,
  'asks:permission_to_talk': `
    (buen|mal) momento ..
    (tiene|tendria|tienes|me da|me regala|me concede|me permite|dispone de|le robo|le quito) .. (un|dos|tres|cinco|unos|<number>)? (min|minuto|minutos|momento|minutito|segundo|segundos|ratito|rato|momentito) ..
    (le|te) (pillo|cojo|agarro|molesto|interrumpo|viene bien|va bien|encuentro) ...
    (puede|puedes|podemos|podria) (hablar|atenderme|atender|charlar) .. 
    (le|te) (llamo|vuelvo a llamar|marco) (mas tarde|luego|en otro momento|despues|otro dia) ..
    (esta|estas) (ocupado|ocupada|conduciendo|manejando|liado|liada) ..
    !(lunes|martes|miercoles|jueves|viernes|sabado|visita|cita|espere|no cuelgue|deme un momento|para verlo|semana)
  `,
  'asks:relevance_hook': `
    (veo|vi|he visto|hemos visto|vimos|lei|he leido|me han dicho|me dijeron|me contaron|se que|sabemos que|note|he notado|tengo entendido|me fije|pase por|buscan|estan buscando|estuve viendo) .. (que|en|su|sus|tu|usted|ustedes|han|acaban|el|la|dos|un|una) ...
    (acaban|acaba|acabais) de (abrir|mudarse|lanzar|contratar|ampliar|ganar|estrenar|montar|empezar) ...
    (a|para|con) (la mayoria de|muchos|muchas|todos|todas|otros|otras) ... (como (la|el|los|las) (suya|suyo|suyos|suyas)|de su tamano|de su zona|por aqui|de su sector|les pasa|nos dicen|me dicen)
    !(somos los primeros|somos lideres|lider|desde mil|ha oido hablar)
  `,
  'asks:cancel_reason_explored': `
    (por que|y eso|a que se debe|cual es el motivo|que motivo|el motivo|la razon|que razon|como asi|y como es eso) ...
    (que|algo) .. (ha pasado|paso|cambiado|ha cambiado|cambio|ocurrio|ha ocurrido|falla|fallo|fallado|le hace|le ha hecho|les ha hecho|le lleva|no le gusto|no le convence|va mal|gustado) ...
    (es|ha sido|fue|sera|seria) .. (por|algo|cosa|el precio|nuestro|nuestra) ... ?
    (se puede saber|puedo saber|puedo preguntar|me puede decir|me permite preguntar|si no es indiscrecion|le puedo preguntar) ...
    (se va|se van|se cambia|se cambian) a (otra|otro|la) ... ?
    !(numero de|cuando quiere|fecha|seguro que|esta seguro|por que no se queda|codigo)
  `,
  'reply:retention_offer': `
    (tengo|tenemos|hay|existe) (un|una|otro|otra|el|la) .. (tarifa|plan|bono|opcion|modalidad|cuota|descuento|version|paquete|oferta|abono) ...
    (le|te|se lo|se la) (puedo|podria|podemos|podriamos) (dejar|bajar|pausar|congelar|pasar|cambiar|poner|ofrecer|igualar|hacer|dar|regalar|descontar|rebajar|mantener|suspender) ...
    (puedo|podria|podemos|podriamos) (dejarle|bajarle|pausarle|pausar|congelar|pasarle|cambiarle|ponerle|ofrecerle|igualarle|igualar|hacerle|darle|regalarle|descontarle|rebajarle|mantenerle|suspender|dejarselo|pausarlo|congelarlo) ...
    (a ver|dejeme ver|deje que vea|voy a ver|vamos a ver) (que|lo que) (puedo|podemos) hacer ...
    (en vez de|en lugar de|antes de) (cancelar|irse|cerrar|darse de baja|dar de baja|cerrarla|cancelarlo) ...
    !(nuevos clientes|clientes nuevos|caduco|termino|ya no|no puedo|no podemos|no hay|preaviso|factura final|habria podido|le puedo preguntar|confirmar)
  `,
  'asks:expansion_explored': `
    (sabia|sabian|sabe|saben) que (tambien|ahora|ya) ...
    (tambien|ademas) .. (hacemos|tenemos|ofrecemos|llevamos|cubrimos|aseguramos|podriamos|podemos|los|las|le|les) ...
    (mas|otra|otro|otros|otras|segunda|segundo) (licencias|licencia|usuarios|usuario|lineas|linea|modulo|modulos|plazas|sesion|furgoneta|coche|caja|sede|sedes|tienda|sitios|asientos) ... ?
    (ha|han|ahora que) .. (contratado|crecido|ampliado|abierto|cogido gente) ...
    (pensado|planteado|pensaron|penso) .. (en|lo de)? (ampliar|anadir|poner|meter|subir|extender|incluir|sumar|pasar|coger|contratar) ...
    !(no se puede|en su plan|no puedo|me temo|mismas condiciones|sube el precio|algo mas|no necesita|quitaria|por desgracia)
  `,
  'asks:empathy_shown': `
    (estara|estaran|estaria|debe estar|debe de estar|tiene que estar|se sentira|debe ser|debe haber sido|tuvo que ser) (usted)? .. (harto|harta|hartos|cansado|cansada|enfadado|enfadada|desesperado|desesperada|preocupado|preocupada|molesto|molesta|agotado|horrible|duro|dificil|terrible|muy|frustrante) ...
    (no es para menos|con razon|tiene toda la razon|le sobra razon|no me extrana|es normal que|logico que|tiene todo el derecho|no hay derecho) ...
    (ay|uy|uf|oh|jo|vaya|madre mia|dios mio) .. (que|no|lo siento|pobre|mujer|hombre|una semana|cuanto) ...
    (me pongo en su|entiendo (su|que|lo|como)|comprendo (su|que|lo|como)|imagino (su|que|lo|como)|me imagino) ... (enfado|molest*|preocup*|disgusto|duro|dificil|frustra*|pasa|pasando|siente|sentir|angustia|mal|rabia|sido)
    (siento|lamento) (mucho|muchisimo|de verdad) ...
    !(politica|condiciones|codigo postal|numero de|no es posible|no podemos|no oi|repetir|la espera)
  `,
  'asks:responsibility_taken': `
    (no tiene|no hay|sin) (excusa|excusas|disculpa|justificacion) ..
    (es|fue|ha sido|esto es|eso es) (cosa|culpa|fallo|error|responsabilidad|asunto) (nuestro|nuestra|mio|mia|de nosotros) ..
    (lo reconozco|reconozco (que|el)|asumo|asumimos|me hago cargo|nos hacemos cargo|me hago responsable|me encargo yo|yo mismo|yo misma|personalmente) ...
    (nuestros|nuestro|los) (chicos|tecnicos|conductor|repartidor|equipo|operario|instalador|almacen|sistema) .. (lo|se|le|hizo|hicieron|fallo|fallaron|perdio|rompio|olvido|equivoco) ...
    (lo|se lo) (arreglo|pagamos|pago|abono|abonamos|resuelvo|soluciono|cambio|repongo|reponemos) (yo|nosotros|hoy|ahora|mismo|yo mismo) ..
    !(no es culpa|no fue culpa|proveedor|mensajeria|mensajero|tendra que|tiene que hablar|no depende|si resulta|si es)
  `,
  'asks:engagement_checked': `
    (me sigue|me siguen|me explico|se entiende|queda claro|esta claro|hasta aqui|que le parece|que les parece|que te parece|como lo ve|como lo ven|que opina|que piensa|lo ve claro|alguna duda|alguna pregunta|dudas|preguntas|le encaja|les encaja|le cuadra|le serviria|les serviria|le sirve|es lo que buscaba|es lo que necesita|tiene sentido|le suena bien|va bien hasta) ... ?
    !(lunes|martes|miercoles|jueves|viernes|pantalla|me oye|el precio|firmamos|algo mas)
  `,
  'asks:prior_contact_referenced': `
    (retomo|retomamos|le llamo de nuevo|otra vez yo|soy yo otra vez|siguiendo con|a raiz de|como quedamos|como le dije|como le prometi) ...
    (ha podido|han podido|pudo|pudieron|le dio tiempo|tuvo tiempo) .. (ver|mirar|leer|pensar|hablar|revisar|echar) ... ?
    (relleno|descargo|se apunto|asistio|vino) ... (formulario|web|guia|ayer|semana|dia|charla|feria|jornada)
    !(nunca|numero de pedido|le volvere|vuelvo a llamar|manana)
  `,
  'asks:recap': `
    !(cuanto|que le parece|hoy veremos|vamos a ver el)
  `,
  'asks:unverified_promise': `
    (pongo|pondria|me juego|apuesto) .. (mano en el fuego|la mano|el cuello|la vida|lo que sea|la casa) ..
    (no|nunca|jamas) .. (falla|fallara|se rompe|se rompera|pierde|perder|vuelve|volvera) .. (nunca|jamas|se lo garantizo|asi de simple|dinero|en la vida|seguro)
    (al cien por cien|cien por cien|sin duda|sin ninguna duda|garantizado|le garantizo|se lo garantizo|le aseguro|se lo prometo|le prometo) .. (que|duplicara|va a|vendera|aprueba|aprobara|funcionara|funciona|ganara|ahorrara|seguro|sin duda) ...
    garantizado (pase|si o si|sin) ..
    !(si|depende|no puedo|salvo|siempre que|le mando|le envio|devuelve|mayoria|nadie puede)
  `,
  'not:commitment_requested': `
    (vemos|vernos|nos vemos|quedamos|reunimos|reunion|hablamos|llamo|llamamos|visita|paso|pasamos|demostracion|charlamos) ... (<weekday>|<day>|<time>|<month>|manana|semana|repasar|revisar|verlo|comentar|hablar)
    !(firma|firmamos|pedido|adelante|contrato|senal|pago|paga|tarjeta|compra|cerramos|tramito|alta)
  `,
  'asks:unexplained_jargon': `
    (en cristiano|en castellano|en espanol|me he perdido|me perdi|no se que es|no se lo que es|ni idea de que|que es eso|que significa|no entiendo nada|a que se refiere|me suena a chino|como dice|no le entiendo|no te entiendo) ..
    !(se corto|no oigo|no le oi|linea|precio|direccion|codigo postal)
  `,
};
