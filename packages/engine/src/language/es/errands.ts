// Who rang and what for, what the client would like, and with what words a call ends, in Spanish. They are no features.
import type { ErrandCues } from '../pack.ts';

export const errands: ErrandCues = {
  answersCall: `
    (le|lo|la|te) (atiende|atendera|estare atendiendo|voy a atender|voy a ayudar|estare ayudando) ..
    (le|te|lo|la|les) (ayudo|atiendo|colaboro) en (algo|que) ..
    ^ (hola|muy)? (buen dia|buenos dias|buenas tardes|buenas noches|buenas|hola)? (bienvenido|bienvenida|bienvenidos) $
    (en que|como|que) (le|te|les|lo|la)? (puedo|podemos|podria) .. (ayudar|ayudarle|ayudarte|ayudarlo|ayudarla|servir|servirle|atender|atenderle|apoyar|apoyarle|colaborar|colaborarle|hacer por) ..
    gracias por (llamar|su llamada|comunicarse|comunicarte|contactar|contactarnos|tu llamada|llamarnos) ..
    (se ha comunicado|te comunicaste|se comunico|esta hablando) con ..
    ^ (departamento|area|central|servicio|centro|linea|mesa|atencion|soporte|reservas|facturacion|cobranzas|recepcion) (de|del|al|a)? .. (buenos dias|buenas tardes|buenas noches|buenas|digame|le atiende|le habla|habla) ..
    ^ (soporte|reservas|facturacion|cobranzas|recepcion|atencion al cliente|servicio al cliente|servicio tecnico) $
    !(mensaje|tono|senal)
  `,
  callsOut: `
    (le|te|les|lo|la|los) (llamo|hablo|llamamos|llamaba|marco|contacto|contactamos|escribo) (de|desde|del|en|por|para|porque|acerca|sobre|con|a|respecto|hoy|el) ..
    (estoy|estamos) (llamando|llamandole|llamandolo|contactando|hablando|comunicando|marcando|ofreciendo) ..
    (lo|le|la|te|los) (estoy|estamos) (llamando|contactando|marcando|hablando) ..
    (llamo|hablamos|llamamos|llamaba|llamando) (de|desde|del|en|por|para|sobre|porque) ..
    (hablo|me comunico|comunico|tengo el gusto|tengo el placer|estoy hablando) con .. ?
    (es usted|es|sera) (usted)? (el|la) (titular|propietario|propietaria|dueno|duena|encargado|encargada|senor|senora|sr|sra) .. ?
    ^ (hola|buenos dias|buenas tardes|buenas noches|buenas)? .. (con el|con la) (senor|senora|sr|sra|titular|encargado|encargada|responsable) ..
    (motivo|razon|objetivo) de (mi|la|nuestra|esta) llamada ..
    (podria|puedo|podriamos|quisiera|quiero|deseo) hablar con ..
    (estoy|estamos) (haciendo|realizando|llevando a cabo) una .. (encuesta|campana|promocion) ..
    (le|te) (recordamos|recuerdo|contactamos|contacto) (por|que|su|tu|de) ..
    !(gracias por llamar|en que puedo|en que le puedo|en que te puedo|de vuelta|devuelvo|por que llama|de donde llama)
  `,
  picksUp: `
    ^ (si|hola|alo|bueno|diga|digame|mande|oigame|quien|aja) (si|diga|digame|buenos dias|buenas tardes|buenas noches|buenas|quien habla|hola|alo|bueno)? $
    ^ (si|hola)? (soy yo|ella habla|el habla|con el habla|con ella habla) $
  `,
  collects: `
    (su|tu|el|la|una|sus|tus|las|los|un|de) .. (saldo|factura|facturas|cuota|cuotas|mensualidad|mensualidades|deuda|pago|pagos|credito|prestamo|recibo|recibos|adeudo|adeudos|colegiatura|renta|letra|letras|abono) ... (pendiente|pendientes|vencido|vencida|vencidas|vencidos|atrasado|atrasada|atrasadas|atrasados|impago|impagos|impagada|impagadas|en mora|adeudado|adeudadas|sin pagar) ..
    (tres|dos|una|cuatro|cinco|seis|varias|<number>) (cuotas|mensualidades|facturas|letras|recibos) (vencidas|pendientes|atrasadas|impagadas|adeudadas|vencidos|pendientes) ..
    (con|un|su|tu) (saldo|adeudo) (de|por|deudor) .. <money> ..
    (su|tu|la|una|esa|esta) deuda ..
    (area|departamento|gestion|despacho|equipo|agencia|parte) de (cobranza|cobranzas|cobro|cobros|recobro|recuperacion|mora|cartera) ..
    (presenta|tiene|registra|lleva) .. (mora|atraso|adeudo|dias de atraso) ..
    (nos|le|les) (debe|debes|adeuda|adeudas) ..
    (poner|ponerse|ponerte) (su cuenta|tu cuenta)? al (dia|corriente) ..
    (regularizar|liquidar|saldar) (su|tu|el|la) .. (saldo|deuda|cuenta|adeudo|situacion|pago|credito) ..
    !(clientes|morosos|sistema|software|inquilinos|plataforma|herramienta|si usted|si tienes)
  `,
  ownErrand: `
    (vengo|vine|vengo a|paso|pasaba|necesito|queria|quiero|quisiera|puedo) (a)? .. (retirar|recoger|buscar) .. (pedido|paquete|compra|encomienda|resultado|resultados|documento|receta|llaves|encargo) ..
    (actualizar|cambiar|corregir|modificar) (la|el|los) (direccion|horario|foto|datos|telefono) (del|de la|de) (restaurante|tienda|negocio|empresa|cuenta|perfil) ..
    (pasar|mover|transferir|mandar|traspasar) .. (dinero|plata) .. (cuenta|ahorro|ahorros|corriente|tarjeta) ..
    (cambiar|actualizar|corregir|modificar) (la|el|mi|los|las|mis|nuestra|nuestro) .. (direccion|domicilio|datos|correo|telefono|celular|movil|numero|apellido) ..
    (olvide|olvido|olvidado|perdi|perdido|bloqueo|bloqueada|restablecer|recuperar|cambiar) (la|mi|el|una)? .. (clave|contrasena|pin|tarjeta|usuario|cuenta) ..
    (pedir|necesito|quiero|queria|solicitar|sacar|me mandan) .. (otra|otro|nueva|nuevo|reposicion) .. (tarjeta|copia|llave|chip|factura|carne|credencial|codigo) ..
    (cuando|donde|si|que) .. mi (paquete|pedido|envio|reembolso|tarjeta|receta|pago|reclamo|reparacion|maleta|pasaporte|entrega|encomienda) ..
    (saber|ver|decirme|confirmar|confirmarme) si .. (mi|mis) ..
    (decir|decirme|consultar|saber|ver|checar|revisar|verificar) (mi|el) .. (saldo|estado de cuenta|vencimiento|turno|cita|cuenta) ..
    (cancelar|cambiar|mover|reprogramar|reagendar|anular) (la|mi|el|una|un) .. (cita|turno|reserva|hora|mesa|visita|vuelo|clase) ..
    (cancelar|anular|detener|revertir) (una|un|la|el|esta|este|esa|ese|mi) .. (transaccion|transferencia|pago|cargo|compra|pedido|cheque) ..
    (reprogramar|reagendar|aplazar|posponer|retrasar|adelantar) (mi|la|el|nuestra|nuestro) ..
    (programar|agendar|pedir|sacar|solicitar|reservar) (mi|una|un) .. (cita|turno|hora|consulta|visita|examen|revision|limpieza|mesa|habitacion) ..
    (pagar|abonar|liquidar) (la|mi|una|el|un) .. (factura|multa|boleta|recibo|cuota|saldo|mensualidad) ..
    (devolver|cambiar) (un|una|el|la|este|esta|lo que) .. (compre|pedi|me llego|compramos) ..
    (codigo|cupon|vale) (de)? (promocion|descuento|promocional)? .. (vence|caduca|sirve|vigente|valido|aplica) ..
    !(precio|precios|presupuesto|cotizacion|interesado|interesada|comprar|contratar|demo|prueba|inscribirme|apuntarme|a mano|cada mes|nuestros clientes|sistema|mas barato)
  `,
  comesFor: `
    (llamo|llamaba|llamar|llamando|hablo|escribo|escribia|vengo|venia|vine|marco|comunico) (porque|por|para|a|de|sobre|con|ya que|debido) ..
    (tengo|tenia|tenemos|tendria|traigo) (un|una|unas|algunas|dos|otra|el|la) .. (pregunta|preguntas|duda|dudas|consulta|consultas|problema|problemas|queja|reclamo|reserva|mesa|cita|pedido|inconveniente|incidencia|averia|habitacion|turno|hora) ..
    ^ (necesito|necesitamos|necesitaba|queria|querria|quisiera|quisieramos|quiero|queremos|me gustaria|nos gustaria|busco|buscaba|deseo|desearia|estoy buscando|estaba buscando|solicito) ..
    ^ (me|nos|le)? (puedo|podria|podriamos|podrian|puede|pueden|podemos|puedes|podrias|seria posible|es posible|se puede) .. ?
    ^ (donde|cuando|como) (esta|estan|puedo|se|es|llega|hago|hay) ..
    ^ (tienen|tiene|hacen|hace|ofrecen|aceptan|acepta|venden|vende|hay|tenes|tienes) .. ?
    (recibi|recibimos|compre|compramos|hice|hicimos|pague|pagamos|pedi|pedimos|perdi|olvide|contrate|reserve) (un|una|el|la|los|las|mi|unos|unas|por|en|ayer) ..
    (me|nos) (llego|llegaron|cobraron|han cobrado|cargaron|entregaron|regalaron|vendieron|enviaron|cortaron|dijeron) ..
    (no|ya no) (puedo|podemos|consigo|logro|me deja|me funciona|funciona|anda|arranca|enciende|prende|carga|llega|ha llegado|llego) ..
    (mi|mis|nuestro|nuestra) .. (no|dejo de|esta|sigue) (funciona|funcionar|llega|llego|anda|caido|roto|bloqueada|bloqueado|cortado|danado) ..
    !(ahora no|no puedo hablar|llame luego|llameme|de parte de quien|quien habla|como consiguio|no me interesa|una reunion|manejando|conduciendo)
  `,
  threatens: `
    (si|como) (no|nadie|hoy|manana|esto|me|vuelve*|sigue*) ... (cancelo|cancelare|cancelar|baja|cambio|cambiare|cambiarme|voy a otra|otra compania|denuncio|denuncia|abogado) ..
    (o|si no|sino|de lo contrario) (me|lo|cancelo|voy|vamos|nos) .. (baja|cancelo|cancelar|cambio|voy|cambiarme) ..
    (cancelo|cancelar|baja|cambio) .. si (no|nadie|siguen|vuelven) ..
  `,
  enquires: `
    (quisiera|queria|quiero|me gustaria) (saber|preguntar|consultar) si (tienen|venden|manejan|hacen|ofrecen|hay) ..
    ^ (hola|buenos dias|buen dia|buenas tardes|buenas)? (tienen|venden|manejan|ofrecen) .. ?
    (queria|quiero|quisiera|necesito|busco|pedir|pasar|dar|llamo) .. (precio|precios|presupuesto|cotizacion|tarifa|tarifas|informacion) ..
    (que|cuales|cuanto) .. (precio|precios|tarifas|cuestan|cuesta|vale|valen|cobran|sale|salen|cuota) ..
    ^ cuanto (es|son|seria) .. ?
    (queria|quiero|quisiera|pensaba|interesa|me gustaria|estoy pensando) .. (apuntarme|inscribirme|comprar|contratar|alquilar|rentar|matricularme|sumarme|darme de alta) ..
    (necesito|necesitamos|quiero|quisiera|queria|deme|dame|me da|pongame|ponme) <number> .. (de|bolsas|cajas|piezas|metros|kilos|unidades|pares|juegos|entradas|litros|toneladas|rollos|sacos) ..
    (venden|ofrecen|instalan|alquilan|rentan|hacen envios|dan clases) ..
    !(mi factura|mi cuenta|reembolso|cobraron|debo|pague|ya|mi pedido|cancelar|mal|roto|tarde)
  `,
  reviewsAccount: `
    (revision|reunion|llamada|seguimiento|repaso|charla) .. (trimestral|trimestre|anual|mensual|semestral|de cuenta|del ano) ..
    (llevan|lleva|llevas|cumplen|cumple) .. (meses|ano|anos) .. ($|con nosotros|usando|desde) ..
    (se cumple|cumplimos|ya hace|ya va|hace) .. (un ano|meses) .. (que|desde que) .. (empezaron|empezo|empezaste|arrancaron|contrataron|entraron) ..
    desde que (empezaron|empezo|empezaste|arrancaron|entraron|estan) (con nosotros|a usarlo|en)? ..
    (ejecutiv*|gerente|responsable|gestor*|encargad*) de (su|tu|la)? cuenta ..
    (uso|adopcion|accesos|ingresos|usuarios activos) .. (bajo|bajaron|subio|subieron|cayo|cayeron|va|van|esta|estan|que le dieron|que dieron|por semana) ..
    (licencias|usuarios|asientos) .. (activas|activos|en uso) ..
    (su|tu|el) (contrato|plan|licencia|suscripcion) (de ustedes)? (va hasta|vence|termina|se renueva|acaba|llega hasta) ..
    (pasan|pasa|pasarian|exceden) .. (su|del|el) plan ..
    que es lo que mas (usan|usa|usas|ocupan) ..
    (hablar|ver|platicar|conversar) (de|sobre) (la|su)? renovacion ..
    !(presupuesto|cotizacion|propuesta|demo|instalamos|configurar|ese contrato|ellos|competencia)
  `,
  arranged: `
    (la|nuestra|esta|su|tu) (llamada|reunion|cita|demo|demostracion|sesion) (programada|agendada|prevista|acordada|concertada|pactada|que agendamos|que teniamos|que pidio|que pediste|que solicito) ..
    (como|segun) (quedamos|acordamos|lo acordado|lo hablado|hablamos) ..
    (agendaste|agendo|reservaste|reservo|solicitaste|solicito|pidio|pediste) (esta|una|la) (llamada|reunion|cita|demo|sesion|demostracion) ..
    (despues de|tras) (nuestra|la) (ultima|primera)? (llamada|reunion|charla|conversacion|demo) ..
  `,
  wantsMore: `
    (me|nos) (gustaria|encantaria|interesaria) (mucho)? (ver|saber|conocer|probar|entender|verlo|probarlo|conocerlo|incluir) ..
    (suena|me suena|se ve|lo veo|parece|me parece) (muy|bastante|mucho|mas)? (bien|bueno|interesante|razonable|genial|perfecto|justo|util|mejor|manejable) ..
    (me|nos) (puede|puedes|podria|podrias) (enviar|mandar|pasar|preparar|hacer llegar) .. (propuesta|contrato|acuerdo|condiciones|comparativa|comparativo|casos) ..
    (mandeme|mandame|envieme|enviame|paseme|pasame|mandenos|mandanos|mande|envie) (la|el|una|un) (propuesta|contrato|acuerdo) ..
    (me|nos) (interesa|interesaria) (mucho|bastante|saber|ver|conocer|eso|el|la|$) ..
    (estamos|estoy) (pensando|planeando|viendo) (en)? (crecer|ampliar|agregar|sumar|anadir|subir|expandir) ..
    (tienen|tiene|tienes|hay) (algo|algun|alguno|un plan|una version) (mas|por encima|superior|mayor) ..
    (me|nos) (gusta|encanta) (eso|la idea|el|como|mucho) ..
    como (hago|hacemos|puedo|podemos) (para)? (contratar|empezar|inscribirme|apuntarme|agregar|sumar) ..
    (buen|cierto|tiene razon|tienes razon|es verdad) (punto|eso|en eso) ..
    !(pero|aunque|sin embargo|no|ni|nunca|hasta|cancelar|devolucion|barato|descuento|caro|supervisor|encargado|primero|menos|antes|baja)
  `,
  nothingMore: `
    (eso|esto) (es|era|seria|fue) (todo|lo unico) ..
    (nada|ninguna otra cosa) (mas|otra) ..
    ^ (no|nop)? (gracias)? (solo|nada mas|solamente) (eso|era eso|por ahora|gracias|$) ..
    ^ (no|nop) (gracias|muchas gracias|asi esta bien|todo bien|ya esta|nada mas) ..
    !(que|como|por que|cuando)
  `,
  thanksForHelp: `
    (gracias|agradezco|agradecido|agradecida|agradecidos) (por|mucho por|muchisimo por) (su|tu|la|toda|todo|ayudar*|atender*|explicar*|resolver*|solucionar*|aclarar*|el) ..
    (muy amable|muchisimas gracias|mil gracias|que amable|se lo agradezco|te lo agradezco|le agradezco|te agradezco|me ha ayudado|me ayudo|me ayudaste|ha sido de gran) ..
    (perfecto|excelente|genial|buenisimo|estupendo|listo|barbaro|fantastico|vale|ah|que bueno) (muchas|mil)? gracias ..
    (que alivio|con eso me|eso me ayuda|me queda claro|me quedo claro|quedo claro|ya me quedo|me queda mas claro) ..
    !(nada|no|pero|todavia|aun|sigue|si|cuando|por que|intentar*)
  `,
  unhelped: `
    (eso|esto) no es (una)? (respuesta|solucion|normal|justo|aceptable|posible|serio) ..
    (es|que|esto es) (una)? (verguenza|burla|ridiculo|inaceptable|absurdo|estafa|tomadura|falta de respeto|perdida de tiempo) ..
    (pesimo|pesima|malisimo|malisima|horrible|terrible|peor) (servicio|atencion|empresa|experiencia|soporte) ..
    (paseme|pasame|comuniqueme|quiero hablar|pongame|dejeme hablar) .. (supervisor|encargado|gerente|jefe|responsable|otra persona) ..
    (sigue|siguen|seguimos|sigo|continua) (sin|igual|mal|fallando|caido|esperando|saliendo) ..
    (que|como) (hago|se supone) (yo|entonces|que) ..
    no me (sirve|ayuda|soluciona|resuelve|estan ayudando|da ninguna) ..
    gracias por nada
    !(era|fue|ayer|antes|la otra vez|pensaba|ya no)
  `,
  declines: `
    no (puedo|podemos|hay nada que|tengo como|tenemos como) .. (hacer|ayudar*|devolver*|cambiar*|reembolsar*|garantizar*|prometer*|aceptar*|ofrecer*|dar*) ..
    (lamentablemente|desafortunadamente|por desgracia|desgraciadamente|lo siento) .. no (puedo|podemos|es posible|se puede|hay|esta|aplica|tenemos|procede) ..
    (tiene|tendria|tendra|tienes|debe|deberia) (que)? (llamar|comunicarse|dirigirse|escribir|acudir|ir|contactar) .. (departamento|banco|area|tienda|sucursal|fabricante|oficina|ellos|proveedor) ..
    !(pero si puedo|lo que puedo|a menos|salvo|si usted|preocupe)
  `,
  asksElse: `
    (algo|alguna cosa|alguna otra|alguna duda|nada|otra cosa) (mas|cosa|duda|consulta|pregunta|en que|adicional|que) ..
    (en que|como) (mas|otra cosa) (le|te|lo|la) ..
    (eso|seria|es) (seria|es)? todo ..
    (alguna|otra|tiene alguna|tienes alguna) (otra)? (pregunta|consulta|duda|inquietud) ..
    !(funciona|resuelto|solucionado|quedo bien)
  `,
  openingHours: `
    (estan|estamos|esta|abren|abrimos|abre|cierran|cerramos|cierra|atienden|atendemos|atiende|trabajan|trabajamos) (abierto|abiertos|abierta|cerrado|cerrados|cerrada)? .. (de|desde|a|hasta|los|<weekday>|<time>) ..
    (horario|horarios|hora|horas) (de|es) (atencion|apertura|oficina|servicio|lunes|cierre) ..
    !(le espero|lo espero|te espero|nos vemos|le llamo|te llamo|cita|visita|paso|agend*)
  `,
  farewell: `
    ^ (bueno|bien|vale|pues|ok)? (pues|entonces)? (adios|hasta luego|hasta pronto|hasta la proxima|chao|chau|nos vemos) (pues|entonces)? $
    ^ (gracias|bueno|pues)? (que tenga|que tengas|que tengan|que pase|tenga|le deseo) (usted)? (un|una|muy)? (buen|buena|lindo|linda|feliz|excelente|bonito|buenos|buenas) (dia|tarde|noche|dias|tardes|noches|fin de semana|semana) $
  `,
};
