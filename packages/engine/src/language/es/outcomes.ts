// How conversations end, and what is looked up where a need or blame is judged, in Spanish.
import type { OutcomeCues } from '../pack.ts';

export const outcomes: OutcomeCues = {
  pays: `
    (ya|acabo de|recien|listo) (pague|pagar|transferi|transferir|deposite|consigne|consignar|hice la transferencia|hice el pago|hice el bizum) ..
    (pague|transferi|consigne|pagamos) ..
    (estoy) (pagando|transfiriendo|haciendo la transferencia) ..
    (hice|mande|envie|hicimos) (el|la|un|una) (pago|transferencia|deposito|bizum|consignacion|comprobante) ..
    (va|te mando|le mando|aqui esta|ahi va|ahi te va|ahi le va) (el|un) comprobante ..
    (como|donde) (le|les|te|se)? (hago para pagar|hago para|pago|pagamos|firmo|firmamos|contrato) ..
    (aqui|ahi) (tiene|tienes|van|esta|estan)? (mi|la|el)? (tarjeta|dinero|plata|efectivo) ..
    ^ (aqui|tome|toma|ahi) (tiene|tienes|van)? .. <money> ..
    (aceptan|acepta|puedo pagar|se puede pagar|reciben) .. (tarjeta|efectivo|transferencia|bizum|debito|credito|cuotas|paypal|deposito|mercado pago|nequi|yape)
    (pago|le pago|te pago|voy a pagar) (con|en|por) (tarjeta|efectivo|transferencia|bizum|debito|credito|<number>|cuotas) ..
    (mandame|mandeme|pasame|paseme|dame|deme) .. (el cbu|el alias|la cuenta|el iban|el link de pago|el enlace de pago|datos de la cuenta|numero de cuenta|la clabe)
    !(si|cuando|hasta que|antes de|el ano pasado|el mes pasado|de mas|dos veces|pagaba|factura|multa|penalidad|penalizacion)
  `,
  orderTaken: `
    (pedido|compra|contrato|matricula|plan|suscripcion|reserva|poliza) .. (hecho|hecha|confirmado|confirmada|cerrado|cerrada|registrado|registrada|activo|activa|activado|activada|liberado|tramitado|tramitada|firmado|firmada)
    (queda|quedo|quedan|quedaron|te quedo|le quedo|le queda|te queda) (apartad*|contratad*|activad*|dad* de alta|confirmad*|matriculad*|suscrit*|comprad*|vendid*) ..
    (pago|dinero|transferencia|deposito|bizum|comprobante) .. (recibido|recibida|llego|entro|confirmado|aprobado|acreditado|acreditada|procesado|procesada|aplicado)
    (ya)? (active|registre|cerre|tramite|emiti|cargue) (el|la|su|tu) (pedido|compra|contrato|plan|poliza|matricula|suscripcion) ..
    (te|le|les) (facturo|doy de alta|hago la factura|tramito el alta|levanto el pedido) ..
    (bienvenido|bienvenida|bienvenidos) (a|al) (la familia|bordo) ..
    (gracias) por (su|tu|la) (compra|confianza|preferencia|pedido) ..
    !(si|cuando|en cuanto|una vez que|antes)
  `,
  agrees: `
    ^ (trato|trato hecho|hecho|cerrado|vendido|de una|hagale|hagalo|hazlo|adelante|dele|metale|acepto|acordado|me convencio|me convenciste|venga adelante|dale adelante|va que va|jalo|juega) (pues|entonces|po|nomas|con ese|con esa|con eso)? $
    ^ (mejor|esta bien|entonces|pues|ok|ya|bueno|vale)? (mejor|entonces|pues)? (me)? (llevo|llevamos|llevare) (el|la|los|las|un|una|uno|dos|tres|ese|esa|<number>) ..
    (me|nos) (lo|la|los|las)? (quedo|quedamos|llevo|llevamos) (con|ese|esa|el|la|los|las|dos|tres|<number>|entonces|pues|$) ..
    (lo|la|los|las) (quiero|llevo|llevamos|compro|compramos|tomo|tomamos|agarro|agarramos|contrato|contratamos) ..
    (nos vamos|me voy|vamos) (por|con) (el|la|los|las|ese|esa|eso) ..
    ^ vamos (pues|entonces)? $
    (estoy|estamos) dentro
    (la|lo|las|los) (aparto|apartamos|separo|reservo|reservamos) ..
    (eso|esa|ese|esto) (si)? (me|nos) (sirve|conviene|funciona) ..
    (entro|entramos) (en|al|con) (el|la|ese|esa|eso|plan) ..
    (me|nos) (apunto|apuntamos|anoto|anotamos|animo|animamos) ..
    le (entro|entramos) ..
    (me|nos) (convencio|convenciste|convencieron) ..
    por (mi|nosotros) (si|ok|adelante|vale|perfecto|hecho|esta bien|no hay problema) ..
    (cerremos|cerramos|firmemos|firmamos|hagamoslo|hagamosle|demosle|avancemos|procedamos) ..
    ^ (pues|entonces|venga|orale|va|sale|ya)? (mandel*|mandal*|mandem*|mandam*|mandeno*|mandano*|enviel*|envial*|enviem*|enviam*|pongal*|ponlo*|ponla*|ponel*|ponela*|pongam*|ponme*|poneme*|apartel*|apartal*|apartem*|apartam*|reservel*|reserval*|reservem*|reservam*|anotel*|anotal*|anotem*|anotam*|apuntel*|apuntal*|apuntem*|apuntam*|hagal*|hazlo*|hazla*|hacelo*|hagam*|hazme*|haceme*|tramitel*|tramital*|tramitem*|renuevel*|renueval*|renoval*|renuevem*|cambiel*|cambial*|cambiem*|cambiam*|incluyal*|incluyel*|incluyam*|incluime*|agreguel*|agregal*|agreguem*|sumel*|sumal*|sumem*|sumam*|congelel*|congelal*|congelem*|congelam*|activel*|actival*|activem*|activam*|facturel*|facturem*|facturam*|emital*|emitel*|cierrel*|cierral*|cerralo*|instalel*|instalal*|instalem*|instalam*|generel*|general*|preparel*|preparem*|inscribal*|inscribam*|inscribem*|matriculem*|despachel*|dejel*|dejalo*|dejala*|dejem*|dejam*|subam*|subem*|subil*|subal*|traigal*|traigam*|traelo*|traeme*|pidal*|pidam*|encarguel*|encarguem*|contratel*) ..
    ^ (pues|entonces|venga|orale|va|sale|ya)? (deme|dame|pongame|ponme|poneme|denos|danos|metame|vendame|sirvame|quiero|llevo) (de alta|un|una|uno|dos|tres|cuatro|cinco|seis|diez|<number>|ese|esa|esos|esas|entonces|pues) ..
    ^ (paseme|pasame|deme|dame|presteme) (el|la|un) (boli|boligrafo|lapicera|pluma|esfero) ..
    (asi si|con eso si) (me quedo|lo hacemos|lo hago|cerramos|acepto) ..
    (ese|esa|asi) (me sirve|esta perfecto|esta bien) $
    !(no|ni|nunca|quizas|quiza|despues|luego|todavia|aun|informacion|correo|email|propuesta|presupuesto|cotizacion|detalle|detalles|folleto|catalogo|foto|fotos|whatsapp|plano|resumen|ubicacion|enlace|ficha|muestra|video|pensar|pensarlo|ver|verlo|hablar|hablarlo|consultar|consultarlo|mirar|mirarlo|revisar|revisarlo|descuento|precio|rebaja|oferta|favor|cuenta|cuentas|minuto|minutito|segundo|momento|rato|tiempo|hasta|visita|reunion|llamada|llame|llamar|mensaje|duda|pregunta|saber|competencia|otro|otra|baja|cancelar|cancelacion|cancelo|consulta)
    !(si|cuando) .. (aviso|llamo|llame|digo|escribo)
  `,
  asksForDetails: `
    (cual|cual es|necesito|me da|me pasa|me dice|digame|deme|paseme|me confirma|me indica|me regala|me facilita|me comparte|apunto|solo falta) .. (dni|nif|cif|cuit|rfc|rut|curp|nombre completo|fecha de nacimiento|razon social|datos de la tarjeta|numero de tarjeta|numero de la tarjeta|numero de cuenta|iban|direccion de entrega|direccion de envio|datos para la factura|datos de facturacion|datos para el contrato) ..
    (tarjeta|efectivo|credito|debito|transferencia|contado|bizum) (o|u|o en|o con|o por) (tarjeta|efectivo|credito|debito|transferencia|cuotas|plazos|bizum|deposito) ...
    (como|con que) (va a|vas a|van a|quiere|quieres|prefiere|prefieres|le gustaria|desea|me va a) .. (pagar|pago|abonar|cancelar el total) ... ?
    (a) nombre de quien ..
    (que|cual) (forma|medio) de pago ..
    !(ultimos|devolver|devolucion|reembolso|reintegro|localizar|ubicar su|visita)
  `,
  refusesForGood: `
    no (me|nos|le) interesa ..
    (no|sin) (tengo|tenemos|estoy|estamos)? (interes|interesado|interesada|interesados) ..
    ^ no (muchas)? gracias $
    no (quiero|queremos|necesito|necesitamos|voy a querer) (nada|eso|esto|mas|ninguno|ninguna|$) ..
    (me|nos) (quedo|quedamos|quedaremos|quedare) (con el que|con la que|con lo que|como estoy|como estamos|con el otro|con la otra|con mi|con los de) ..
    (ya|acabo de|acabamos de) (compre|compramos|contrate|contratamos|firme|firmamos|cerre|cerramos|comprar|contratar|firmar) .. (otro|otra|con|competencia|<name>)
    (dejalo|dejelo|dejemoslo|deje|olvidalo|olvidelo) (asi|estar|ahi|ya|$) ..
    no (me|nos)? (llame|llamen|llames|vuelva a llamar|vuelvan a llamar|vuelvas a llamar) (mas)? ..
    (quiteme|quitame|borreme|saqueme|sacame|borrame) (de|del) .. (lista|listado|base|registro)
    no (es|sirve) para (mi|nosotros) ..
    no (voy|vamos|pienso) (a)? (dar|pagar|gastar|donar) (ni)? (un|nada) .. (centavo|peso|euro|duro|nada|$) ..
    (voy a|le) (colgar|cuelgo) .. $
    (ni te gastes|ni se moleste|ni te molestes|ni lo intente|ni lo intentes) ..
    !no me interesa (la|el) (otr*|mas grande|mas pequen*)
  `,
  leavingDone: `
    (esta|queda|quedo|ha quedado|fue) (ya)? (cancelad*|dad* de baja|anulad*|cerrad*) ..
    (le|te|lo|la|se lo|te lo|se la) (cancelo|doy de baja|di de baja|tramito la baja|anulo|cancele|tramite la baja) ..
    (cancelacion|baja) .. (hecha|tramitada|confirmada|registrada|procesada|realizada|solicitada)
    (voy a|vamos a|procedo a|procederemos a) (cancelar|dar de baja|darlo de baja|darla de baja|tramitar la baja|anular) ..
    (puertas|puerta) .. abiert* ..
    !(antes de|en vez de|sin|no quiere|no hace falta) .. (cancelar|dar de baja|anular)
  `,
  turnsAway: `
    (no|solo|solamente|unicamente) (atendemos|trabajamos|entregamos|vendemos|cubrimos|llegamos|damos servicio) .. (zona|tamano|perfil|particulares|empresas|ciudad|tipo|region|area|caso|sector)
    no (encaja|cumple|califica|cumples|calificas|reune|reunes|aplica) ..
    (fuera de|no es) (nuestra|nuestro) (zona|area|perfil|cobertura|alcance|publico) ..
    (nuestro|el) (producto|servicio|plan|sistema) no (es|sirve|le conviene|te conviene|tiene sentido) (para)? (usted|ti|ustedes|vos|su|tu|vosotros|un) ..
    !(si|a menos que|salvo que)
  `,
  machine: `
    (deje|deja|grabe) (su|tu|un) (mensaje|recado) ..
    (despues|luego) (del|de la|de oir la) (tono|senal|bip)
    (tras|al oir) (el|la) (tono|senal)
    buzon de (voz|mensajes) ..
    contestador automatico
    (numero|telefono|movil|celular|persona) .. (marcado|al que llama|que ha marcado|que usted marco) .. (disponible|apagado|cobertura|existe|servicio)
    (marque|pulse|oprima|presione) (uno|dos|tres|1|2|3) para ..
  `,
  asksForWay: `
    (hay|habria|habra|existe|existira|existiria|tienen|tendran|tendrian) (como|modo|forma|manera|algun|alguna|un|una|algo|alguien|quien) ... ?
    ^ .. (hay|existe|habria) (maquina|sistema|curso|clases|plan|tienda|aparato|producto|remedio|seguro|material|encimera) ... ?
    como (se|le|lo)? (hace|hago|haria|hacemos|hacen|resuelvo|evito|arreglo|guarda|quita|tapa|evita) ... ?
    que (se|le|hago|hacen|hacemos|recomiendan|recomienda|usan) (le|hace|hacen|con|para|cuando|contra) ... ?
    ^ (y)? quien (hace|arregla|vende|renta|alquila|instala|entiende de|monta|repara) ... ?
    (se podria|se puede|seria posible|sera posible|no se podria|no se puede) (hacer|quitar|evitar|arreglar|conectar|poner|tapar|sembrar|dar|tener) ... ?
    (mi|nuestro|el|lo) (sueno|deseo|ilusion|ideal|bueno) (para mi|aqui)? (es|era|seria) ...
    (ojala tengan|ojala tuvieran|ojala pudiera|ojala encontrara|ojala la|ojala el|ojala mi|si al menos|si por lo menos|sueno con|bien podria haber|quien pudiera) ...
    (quisiera|me gustaria|me encantaria|querria|quiero nada mas) (mucho|tanto)? (que|no|dejar|poder|tener|parar) ...
    !(repetir|repite|hablar|llamar|mandar|enviar|pasar|descuento|confirmar|reagendar|minuto|minutito|segundo|horario|estacionamiento|telefono|correo|direccion|factura|envio|esperar|explicar|contrato|multa|penalizacion|garantia|plazo|plazos|intereses|comision|cancelar|baja|pagar|firmar|duda|pregunta|tiempo para|reunion|playa|vacaciones|equipo gan*|partido|lluev*|agradecer|saber|cafe)
  `,
  budgetTold: `
    (<money>|<number>) .. (y)? ni (un|una) (peso|euro|centavo|duro|sol|real|dolar|centimo|mango) mas ..
    (mama|papa|madre|padre|hermano|hermana|suegro|suegra|banco|tio|tia|padres|abuela|abuelo) (me|nos) (presta|prestan|da|dan|dejo|dejan|regala|presto|pone|ponen|va a prestar|va a dar) .. (<money>|<number>) ..
    (mas de|por encima de|de|arriba de) (eso|ahi|esa cifra|ese monto) (ya)? (yo)? no (quiero|queremos|puedo|podemos|pienso|paso|pasamos|pago|pagamos|llego|llegamos|subo|subimos|voy|vamos) ..
    no (puedo|podemos|quiero|queremos|quisiera|me puedo|nos podemos|me quiero|pienso) .. (pasar|pasarme|gastar|pagar|ir|subir|irme|pasarnos) .. (de|mas de|por encima de) ..
    (no|nada) .. (mas de|por encima de|arriba de|que pase de) (<money>|<number>) ..
    (con tal de que|siempre que|mientras|que me quede|que quede|que no pase) .. (en|de|por|bajo|menos) ..
    (mi|nuestro|el|la|su) (tope|limite|techo|presupuesto|maximo|partida) .. (es|son|de|seria|serian|esta|anda|ronda) ..
    (direccion|jefe|jefa|gerencia|empresa|banco|socio|junta|comite|finanzas|matriz|ayuntamiento|escuela|duena|dueno) .. (hablo de|dio|aprobo|autorizo|puso|solto|asigno|destino|presto|concedio) ..
    (nos|me) (aprobaron|dieron|autorizaron|asignaron|prestaron|concedieron|soltaron) ..
    (ahorrado|ahorrados|ahorrada|guardado|guardados|apartado|apartados|juntado|separado|reservado|reunido|destinado) .. (<money>|<number>) ..
    (tengo|tenemos|junte|juntamos|ahorre|ahorramos|reuni|reunimos|aparte|apartamos) .. (<money>|<number>) .. (para eso|para esto|de entrada|de enganche|de pie|de anticipo|para gastar|para invertir|ahorrad*|y lo demas|y el resto) ..
    (entrada|enganche|anticipo|pie|inicial) de (<money>|<number>) ..
    (por|si me lo deja en|si me lo dejas en|si llega a|si baja a|dejamelo en|dejemelo en|en) (<money>|<number>) .. (y)? (firmo|firmamos|cierro|cerramos|me lo llevo|me la llevo|lo tomo|lo compro|trato|le entro) ..
    (puedo|podemos|podria|podriamos|alcanza|llego|llegamos|da) .. (gastar|pagar|llegar|invertir|poner|estirar|hasta|para) .. (<money>|<number>) ..
    (cuota|cuotas|letra|mensualidad) de (<money>|<number>) ..
    (<money>|<number>) .. (como mucho|maximo|como maximo|a lo sumo|tope|y ni uno mas|y no mas|estirando)
    (como mucho|maximo|como maximo|a lo sumo|hasta) (unos|unas)? (<money>|<number>) ..
    si (pasa|se pasa|sube|se va|cuesta|sale) .. (<money>|<number>) .. (no|ya no) (me|nos|puedo|podemos|va|hay) ..
    !(pague|pagaba|pagamos|pagando|cobro|cobraron|cobran|cotizo|cotizaron|ano pasado|devol*|vuelta|acepto|debo|factura|gano|sueldo|pierdo|perdemos|pierde|cuesta|costo|vale)
  `,
  notBudget: `
    (tenemos|tengo|somos|son|necesitamos|necesito|necesitariamos|serian) (unos|unas|como|de)? <number> (personas|agentes|vendedores|empleados|usuarios|colaboradores|tiendas|locales|unidades|sesiones|licencias|alumnos|pacientes|clientes|salas|maquinas|carros|sucursales) ..
    (acepto|aceptamos|de acuerdo|hecho|trato|anotado|apuntado|entendido|esta bien) ..
    (pague|pagaba|pagabamos|pagamos|pago|pagando|cobro|cobraron|cobran|me cobra|cotizo|cotizaron|costo|cuesta|ano pasado|mes pasado|la vez pasada) ..
    (facturo|facturamos|factura|facturacion|vendo|vendemos|vendimos|gano|ganamos|alquiler|renta|sueldo|sueldos|multa|perdi|perdimos|pierdo|perdemos|gaste|gastamos|gasto|gastando|vale|valia|debo|debemos|ganancia) ..
    (el|la|los) (otro|otra|otros|competencia|vecino|vecina) ..
    cuanto (pagas|pierdes|factura|facturas|facturan|vende|vendes|venden|gana|ganan) ..
    (paga|pagan|gasta|gastan|cuesta|cobran|pagando|gastando) cuanto ..
    cuanto .. (paga|pagan|pagando|gasta|gastan|gastando|cuesta|cuestan|cobra|cobran|cobrando|sale|salen|viene|vienen|llega|pierde|pierden|invierte|invierten|inviertes|invirtiendo) ..
    (recibo|factura|cuota|mensualidad) .. cuanto .. (viene|llega|sale|es) ..
    !(presupuesto|limite|tope|puedo|podemos|maximo|como mucho|ahorr*|aparta*|guarda*|hasta|entrada|enganche|partida)
  `,
  authorityTold: `
    (necesito|necesitamos|tengo que|tenemos que|tendria que|tendre que|voy a tener que|debo|me toca|nos toca) (aun|antes|primero)? (presentar|presentarlo|presentarselo|mostrar|mostrarlo|mostrarselo|pasar|pasarlo|pasarselo|llevar|llevarlo|llevarselo|someter|someterlo|validar|validarlo|elevar|elevarlo) (esto|eso|todo|la propuesta|la cotizacion|el presupuesto|los numeros|primero|antes)? (a|al|con|ante|con el|a la|con la|ante el|ante la) (el|la|los|mi|mis|nuestro|nuestra)? (cfo|ceo|coo|cto|gestor|gestora|gerente|gerencia|director|directora|direccion|directivo|jefe|jefa|jefatura|socio|socia|consejo|comite|junta|financiero|juridico|presidente|dueno|duena|patron|patrona) ..
    (es|son|eso es) (mi|mia|nuestro|nuestra|su) (plata|dinero|lana|pasta|cuenta) (y|asi|$)
    (se|lo|la|todo lo|eso lo|eso se|esto se) (vota|votamos|votan|votaria) ..
    (de los|de las|de la|del|de) (numeros|cuentas|plata|dinero|compras|gastos|finanzas|caja|papeles) .. (se ocupa|se encarga|lleva|sabe|responde|ve) .. (mi|el|la|los|<name>) ..
    (ultima|la) palabra .. (tiene|tienen|es|la) ..
    (mi|mis|el|la|los|las|nuestro|nuestra) (hermano|hermana|jefe|jefa|marido|esposo|esposa|mujer|senora|socio|socia|socios|papa|mama|padre|madre|gerente|director|directora|direccion|dueno|duena|duenos|junta|consejo|comite|directiva|contador|contadora|finanzas|compras|patronato|hija|hijo|presidente|presidenta|administrador|administradora|matriz|casero|familia|<name>) .. (decide|deciden|aprueba|aprueban|firma|firman|autoriza|autorizan|resuelve|resuelven|manda|mandan|maneja|ve eso|ven eso|lo ve|la ve|se encarga|da el visto bueno|da el ok|tiene que aprobar|tiene que dar|elige|escoge|lleva eso|lo lleva|paga) ..
    (eso|esto|lo) .. (lo)? (ve|decide|aprueba|firma|autoriza|resuelve|maneja|lleva|define) (mi|el|la|los|<name>) ..
    (quien|quienes|el que|la que|los que|las que) .. (decide|deciden|aprueba|aprueban|firma|manda|mandan|dan|da|resuelve|ve|ven|autoriza|autorizan|lleva|paga|elige) ... (es|son|soy|somos) ..
    (es|son) (el|la|los|las|mi|mis) .. (quien|quienes|el que|la que|los que|las que) (decide|deciden|aprueba|aprueban|firma|manda|mandan|da|dan|resuelve|ve|ven|autoriza|lleva) ..
    (lo|la|eso|esto)? (decido|resuelvo|apruebo|elijo|firmo) (yo|nosotros|sola|solo) ..
    (decision|eleccion) .. (es|la) (mia|nuestra|tomo yo|tomo) ..
    (trat*|habl*|arregl*|ve*) .. (conmigo|con un servidor) ..
    (negocio|local|tienda|empresa|taller|casa) (es|son) (mio|mia|nuestro|nuestra) ..
    mi (hermano|hermana|marido|esposo|esposa|mujer|socio|socia|papa|mama|padre|madre|hijo|hija) y yo ..
    yo y mi (hermano|hermana|marido|esposo|esposa|mujer|socio|socia|papa|mama|padre|madre|hijo|hija) ..
    (arriba de|por encima de|encima de|hasta|pasando de|mas de|a partir de) (<money>|<number>) .. (firm*|decid*|autoriz*|va|pasa|necesit*|lo ve|se necesita|requiere|tiene que|puedo|aprueb*) ..
    (dos|ambas|segunda|doble|las dos) (firma|firmas) ..
    (<number>|mitad|mayoria) .. (de la empresa|de las acciones|del negocio|de la sociedad|de la casa|es suya|es suyo|es de ella|es de el) ..
    (tiene que|hay que|debe) (pasar|pasarlo|ir|aprobarlo|autorizarlo|firmarlo|consultarlo) (por|a|con)? (el|la|los|mi|junta|direccion) ..
    ^ (pues|solo|solamente|nada mas)? (yo|yo solo|yo sola|yo mismo|yo misma) (nadie|nada mas|solo|solamente|$) ..
    (senora|mujer|esposa|esposo|marido|socio|socia|jefe|jefa|papa|mama|padre|madre|hermano|hermana|hijo|hija|director|directora|direccion|gerente|gerencia|dueno|duena|familia|contador|contadora|<name>) (quiere|necesita|tiene que|va a querer|querria|tendria que|querra) (ver|verlo|verla|mirar|mirarlo|revisar|revisarlo|aprobar|aprobarlo|opinar|comparar|leer|leerlo|firmar|estar) ..
    (eso|esto|esa parte|esas cosas|ese tema) (es|va|se ve|se habla|queda) con (el|la|mi|<name>) ..
    sin (el|la|mi) .. (visto bueno|ok|aprobacion|autorizacion|firma|permiso) (de|del) ..
    (averiguando|juntando|cotizando|recopilando|preguntando|buscando|viendo|mirando) .. para (mi|el|la) (jefe|jefa|director|directora|dueno|duena|marido|esposo|esposa|gerente|papa|mama|socio|socia) ..
    (como)? (quien)? (paga|pone la plata|pone el dinero) (es)? (mi|el|la) .. (escoge|elige|decide|manda) ..
    (no) (tengo|tenemos) (autonomia|autoridad|autorizacion|facultad|facultades|poder) (para|de|en|$) ..
    (en casa|en mi casa|aqui|aca) manda (ella|el|mi|la) ..
    (yo)? (solo|sola) (yo)? no (puedo|decido|firmo) ..
    (lo|la|eso) (decidimos|resolvemos|vemos) (entre|juntos|juntas|en familia) ..
    !(factura|entrega|paquete|queja|ninos|le paga|devol*|saludos|recuerdos|abrazo)
  `,
  deadlineTold: `
    (quiero|queremos|quisiera|quisieramos|queriamos|pienso|pensamos|planeo|planeamos|pensando|buscamos|buscando|necesitando) (en)? .. (hacer|viajar|ir|casar|casarnos|comprar|mudar|mudarnos|empezar|iniciar|instalar|reformar|remodelar|abrir|tener|cambiar|lanzar|<number>) .. (en|para|antes de|hacia) <month> ..
    (reabrimos|reabro|abrimos|abro|reabre|empezamos|arrancamos|inauguramos|volvemos|nos mudamos|me mudo|lanzamos) .. (despues de|antes de|pasando|pasado|tras|para|luego de) .. (semana santa|navidad|pascua|reyes|verano|invierno|vacaciones|clases|carnaval|fiestas|temporada|<month>|puente|feria) ..
    (en cuanto|apenas|tan pronto como|una vez que) (se|me|nos)? (vaya|vayan|termine|terminen|acabe|acaben|salga|salgan|llegue|lleguen|desocupe|mude|mudemos|firme|firmemos) (el|la|los|las|ya|de|$) ..
    (inspectores|inspector|inspeccion|auditores|huespedes|inquilinos|compradores|perito|fotografo) .. (vienen|viene|llegan|llega|pasan|pasa|es|entran) .. (el|en|la|<month>|<day>) ..
    (necesito|necesitamos|tengo que|tenemos que|tiene que|tienen que|quiero|queremos|quisiera|seria|serian|debe|listo|lista|listos|puesto|instalad*|funcionando|andando|dejarla|dejarlo|empezar|arrancar|queremos arrancar) ... (antes|para|hasta|cuando|en|desde|dentro de|a mas tardar|despues|a partir) .. (clases|escuela|colegio|temporada|verano|invierno|primavera|otono|navidad|navidades|semana santa|vacaciones|feria|fiestas|inauguracion|apertura|boda|parto|mudanza|cosecha|vendimia|zafra|inspeccion|auditoria|examenes|evento|congreso|lluvias|semestre|trimestre|cuatrimestre|fin de ano|ano nuevo|carnaval|reyes|black friday|<month>|<duration>) ..
    (antes|hasta|a mas tardar|no antes) (de|del|de la|de las|de los|en|para) .. (clases|temporada|verano|invierno|primavera|otono|navidad|navidades|semana santa|feria|fiestas|inauguracion|apertura|boda|parto|mudanza|cosecha|vendimia|zafra|inspeccion|auditoria|examenes|evento|congreso|lluvias|semestre|trimestre|fin de ano|carnaval|reyes|black friday|<month>) ..
    (primer|segundo|proximo|este|el otro) (semestre|trimestre|cuatrimestre) ..
    (abrimos|abro|inauguramos|inauguro|arrancamos|arranco|lanzamos|nos mudamos|me mudo|empezamos) (en|el|la|para|por) ..
    (contrato|alquiler|arriendo|licencia|poliza|permiso) .. (vence|acaba|termina|caduca|se acaba|se vence) (en|el|la|dentro|a|para) ..
    !(era|fue|hace|desde hace|se rompio|llego|paso|compre|pague|entregaron|llamo|llame|llamar|reunion|cita|correo|hablar|hablamos|visita)
  `,
  needTold: `
    (ya no|no) (puede|pueden|puedo|podemos|aguanta|aguanto|da abasto|damos abasto|alcanza a|logra|consigue) (subir|bajar|caminar|cargar|levantar|dormir|ver|usar|seguir|manejar|llevar|controlar|moverse|entrar|mas|con|$) ..
    (gotea|pierde|se traba|se cae|se atasca|se para|se inunda|chirria|se calienta|se moja|se cuelga|se rompe|falla) (cada vez|siempre que|cada que|cuando|a cada rato|todo el tiempo|cada dos por tres) ..
    nadie (sabe|sabia|se entera|se acuerda|tiene idea) (a quien|quien|que|donde|cuando|cual|como|de|cuanto) ..
    (lo|la|los|las) (tengo|tenemos) (afuera|a la intemperie|al sol|en la calle|tirad*|amontonad*) ..
    (me|nos) (hace|haria|hacen) falta ..
    (ando|andamos|estoy|estamos) (buscando|necesitando|tras|detras de|corto de|cortos de|en busca) ..
    (harto|harta|hartos|cansado|cansada|cansados|aburrido) de ..
    (no|nunca) (consigo|conseguimos|encuentro|encontramos|hallo|hallamos|damos abasto|doy abasto|alcanzo|alcanzamos|logro|logramos) ..
    (se me|se nos|siempre se) (pierde|pierden|rompe|rompen|olvida|olvidan|escapa|escapan|acumula|acumulan|cae|caen|juntan|traspapelan) ..
    (nadie) (que|para|quien) ..
    (tarda|tardo|tardamos|tardan|lleva|nos lleva|me lleva|se va) .. (<duration>|horas|dias|la manana|la tarde|todo el dia) ..
    (a mano|en papel|en un cuaderno|con lapiz) (y|todo|cada|todavia|$) ..
    (se quedo|se me quedo|se nos quedo|quedo|es) (muy)? (chico|chica|pequeno|pequena|viejo|vieja|lento|lenta) ..
    (lleno|llena|plagado|infestado|invadid*) de ..
    (eche|probe|intente|puse|hice) .. (y|pero) (nada|no sirve|no funciona|no resulta|ni asi) ..
    (voy|vamos) a (tener|abrir|montar|poner|mudarme|mudarnos|casarme|remodelar|construir) ..
    nadie (encuentra|puede (encontrar|entrar|ver|usar)|entiende (nada|el|la|como)|contesta (el|al|los|las)) ..
    !(minuto|minutito|segundo|pensar|cancelar|baja|hablar con|senal|cobertura|escucho|oigo|se corta|estacionamiento|recuerdo|acuerdo)
  `,
  blames: `
    (culpa|error|fallo|responsabilidad) .. (es|fue) (de|del) (quien|que) ..
    (la|lo|las|los|y) .. (escribio|puso|dio|marco|metio|eligio|escogio|firmo|pidio|toco|movio) usted ..
    (usted|ustedes|vos) .. (eligio|escogio|firmo|acepto|pidio|quiso|decidio|insistio) ... (no|verdad|recuerda) ?
    (usted|ustedes|vos)? (le|lo|la|les|los|las|se lo|se le)? (habra|habran|habras) (dado|dejado|tocado|movido|roto|mojado|golpeado|hecho|puesto|olvidado|borrado|compartido|apretado|escrito|marcado|caido|perdido|desconectado) ..
    (seguro|seguramente|de seguro|fijo) (que)? (lo|la|los|las|le|usted|se)? .. (dejo|dejaron|toco|tocaron|movio|mojo|golpeo|forzo|borro|olvido|perdio|dio|cargo|compartio|rompio) ..
    (es que)? (usted|ustedes|vos|su personal|su gente|su equipo) no (sabe*|lee*|se fija*|presta*|cuida*|entiende*|escucha*|pone*) ..
    (usted|ustedes|vos|su personal|su gente) .. (andan|anda|estan|esta|siguen|sigue|viven) (tocando|moviendo|cambiando|apretando|jugando|metiendo|desconectando|ignorando|olvidando) ..
    (si no) (lo|la|los|las) (tocara*|movier*|desconectar*|forzar*|cambiar*) ..
    (descuido|torpeza|despiste|negligencia|distraccion|falta de cuidado|falta de atencion) (suyo|suya|de usted|de ustedes|de su parte|tuyo|tuya) ..
    con (el|ese) (trato|uso|cuidado) que (usted|ustedes)? (le|les|lo) .. (dio|da|dieron|dan|hizo) ..
    que (esperaba|queria|pretendia|esperaban|querian|esperabas) (usted|ustedes)? ?
    (ya)? (se lo|te lo|les|lo) (explique|dije|avise|repeti|hemos explicado|he explicado|hemos dicho|he dicho) .. (dos|tres|cuatro|varias|mil|muchas|<number>) veces ..
    (haber|haberlo|haberla) (leido|revisado|avisado|pensado|guardado|dicho|mirado|cuidado) ..
    (eso|esto) (le|les|te) pasa por ..
    quien (le|te|les) manda ..
    !(culpa|error) no (es|fue|ha sido)
    !no (es|fue|ha sido|tiene|tuvo) (culpa|la culpa|su culpa|suya|usted)
    !(le pasa a cualquiera|nos pasa a todos|culpa nuestra|error nuestro|fallo nuestro|nuestro sistema|nuestro error|culpa mia)
  `,
  promises: `
    (garantizado|garantizada|se lo garantizo|se lo aseguro|se lo prometo|se lo firmo|se lo juro|te lo garantizo|te lo aseguro|te lo firmo|yo se lo aseguro|tengalo por seguro|delo por hecho|delo por seguro|segurisimo|le doy mi palabra|te doy mi palabra|creame|pongo las manos en el fuego|al cien por ciento|cien por ciento seguro|cien por cien seguro|sin fallo) ... (va|van|vas|sale|sube|suben|dobla*|duplica*|triplica*|gana*|aprueba*|nunca|imposible|funciona*|pasa*|queda*|recupera*|vende*|baja*|cura*|entra*) ..
    (va|van|vas|sale|sube|suben|dobla*|doblan|duplica*|triplica*|gana*|aprueba*|nunca|jamas|imposible|funciona*|recupera*|entra|vende*) ... (garantizado|garantizada|se lo garantizo|se lo aseguro|se lo prometo|se lo firmo|se lo juro|te lo garantizo|te lo aseguro|te lo firmo|tengalo por seguro|delo por hecho|delo por seguro|segurisimo|cien por ciento|cien por cien|sin fallo|creame|seguro que si) ..
    (no|nunca|jamas) (va|van|vas|tendra|tendran) .. (problema|problemas|falla|fallas|averia|averias|queja) .. (en la vida|nunca|jamas|mas|$) ..
    (retorno|ganancia|resultado|resultados|exito|aprobacion|rentabilidad) (es|son|esta|estan) (seguro|segura|seguros|asegurad*|garantizad*|cierto) ..
    (sin|cero) (ningun)? riesgo ..
    es imposible que .. (suspenda|falle|pierda|no|salga mal|se rompa|se caiga|lo rechacen|le nieguen) ..
    (quedese|quedate|esten|este|vaya) tranquilo ... (sale|aprueban|va a|seguro|queda)
    !(si|salvo|siempre que|siempre y cuando|depende|no le puedo|no puedo|no le podemos|no garantiz*|no asegur*|no promet*|garantia de|devolvemos|devolucion|suele|suelen|quizas|rapido|breve|minuto|minutos|le llamo|le mando|le envio|lo atiendo)
  `,
  served: `
    (ya|acabo de|acabamos de|le acabo de|te acabo de|he|hemos) .. (enviad*|enviar*|envie|reenviar*|reenviad*|mandar*|mande|activad*|activar*|active|actualizad*|actualizar*|actualice|corregid*|corregir*|corregi|cambiad*|cambiar*|cambie|cancelad*|cancelar*|cancele|resuelto|resolver*|resolvi|solucionad*|solucionar*|devuelto|devolver*|reembolsad*|reembolsar*|ajustad*|ajustar*|reiniciad*|reiniciar*|restablecid*|restablecer*|restaurad*|restaurar*|aplicad*|aplicar*|anulad*|anular*|desbloquead*|desbloquear*|acreditad*|acreditar*|repuest*|generad*|modificad*) ..
    (esta|estan|queda|quedo|quedan|ha quedado|ha sido|han sido|fue|fueron) (ya|todo)? (actualizad*|activad*|activo|activa|corregid*|resuelt*|solucionad*|arreglad*|cambiad*|enviad*|reenviad*|cancelad*|ajustad*|reembolsad*|desbloquead*|anulad*|aplicad*|restablecid*|listo|lista|modificad*) ..
    (procedo|procedere|procederemos|voy|vamos) a (realizar|hacer|aplicar|corregir|reembolsar|devolver|procesar|anular|reponer|acreditar|abonar|restaurar|restablecer|reenviar|reenviarle) ..
    !(si|cuando|en cuanto|una vez|apenas|no|todavia|aun|escalar|reclamo|reporte|solicitud)
  `,
  putsOff: `
    (un|deme un|me permite un|permitame un|aguarde un|espere un) (momento|momentito|minuto|segundo) ..
    (dejeme|permitame|voy a|vamos a|dejame) .. (revisar|verificar|consultar|averiguar|ver|transferir*|comunicar*|pasar*|derivar*|escalar*) ..
    (le|lo|la|te) (transfiero|paso|comunico|conecto|derivo|estoy conectando|estoy transfiriendo) .. (con|al|a|ahora|$) ..
    (un|una) .. (asesor|agente|tecnico|persona|companero|companera) .. (contactara|llamara|comunicara|escribira) ..
    !(listo|ya (quedo|esta|lo)|aqui (esta|tiene))
  `,
  content: `
    ^ .. (gracias|agradezco|agradecido|agradecida) ..
    ^ (ok|okey|vale|bien|muy bien|perfecto|excelente|genial|estupendo|listo|dale|bueno|de acuerdo|buenisimo|que bueno|ah que bueno|me parece bien|me parece excelente|me parece perfecto) ..
    (eso|nada|seria|es|era) (mas|es|era|seria)? (todo|nada mas|eso|todo por hoy) ..
    !(pero|aunque|espero|ojala|a ver|sigo|sigue|todavia|aun|no se|no entiendo|harto|harta|cansado|cansada|otra vez|ridicul*|absurdo|queja|reclamo|confio|asegurense|mas vale|ya veremos)
  `,
  courtesy: `
    (cualquier|si tiene|si tienes|alguna) (otra|otro)? .. (duda|dudas|consulta|consultas|pregunta|preguntas|inconveniente|cosa|cosita) .. (no dude*|estamos|estoy|quedo|quedamos|aqui|a la orden|escrib*|contact*|disposicion|nos|me) ..
    (estamos|estoy|estaremos|quedo|quedamos|siempre) .. (para (ayudar*|servir*|atender*)|a (su|tu|la|sus) (disposicion|orden|ordenes)|a disposicion|disponibles para) ..
    (no dude|no dudes|no duden) en (contactar*|escribir*|llamar*|comunicar*) ..
    (que tenga|que tengas|tenga|te deseo que) .. (dia|tarde|noche|semana|fin de semana) ..
    (fue|es|ha sido|encantado|encantada) (un)? (placer|gusto|de) .. (atender*|ayudar*|servir*|saludar*) ..
    gracias (a usted|a ti|por comunicarse|por llamar|por contactar*|por elegir*|por su paciencia|por tu paciencia|por escribir*|por preferir*) ..
    !(manana|lunes|martes|miercoles|jueves|viernes|sabado|semana que viene|proxima semana)
  `,
  speaksWell: `
    (buena|buen|excelente|gran|honesta|honrada|seria) (empresa|producto|servicio|trabajo|gente|equipo|marca|casa|tienda|nombre|fama|taller|material|firma) ..
    (empresa|producto|servicio|trabajo|gente|equipo|marca|casa|tienda|material) (muy|bien|bastante)? (buena|bueno|excelente|seria|serio|honesta|honrada|honrado|competente|cumplida|cumplido|de palabra|de confianza|robusto|de primera) ..
    (es|son) (muy|bien|bastante)? (buenos|buenas|bueno|buena|serios|serias|serio|seria|honrados|honestos|competentes|competente|excelentes|excelente|cumplidos|cumplidores|profesionales|fiables|confiables) ..
    (respeto|admiro|reconozco) (mucho|muchisimo|bastante|lo|el|la) ..
    (no|nunca) .. (tengo|tuve|oi) .. (queja|nada malo|nada en contra|quejas) ..
    (nada malo|nada en contra|me quito el sombrero|no voy a hablar mal|no hablo mal|merecid*|se lo merecen|bien hecho|bien atendid*|en buenas manos)
    nunca (dejo|dejaron|fallo|fallaron|falto|faltaron) ..
    !(no|ni|nunca|nada|poco) (es|son|fue|fueron|tiene|tienen|muy|tan)? (es|son)? (buen*|seri*|honest*|honrad*|competent*|fiable*|confiable*|profesional*)
    !(buen*) (para|en) (vender|cobrar|desaparecer|prometer|enganar|el cuento)
    !(dicen que|se creen|fingen|parece que) ..
  `,
};
