// Spanish cues of each criterion. Language of the cues: match/pattern.ts.
import type { CriterionCues } from '../pack.ts';

const you = '(usted|ustedes|tu|vos|vosotros)';
const sent = '(mande|envie|pase|mandamos|enviamos|hice|deje|mando|envio|hicimos)';
const want =
  '(quiere|quieren|quieres|queres|busca|buscan|buscas|necesita|necesitan|necesitas|queria|querian|piensa|piensan|piensas|pensas|gustaria|pensaba|pensaban)';

const opening = {
  greeting_identification: `
    (me llamo|mi nombre es) <name> ... (y)? (trabajo|de|del)
    (trabajo|le hablo|les hablo) (en|de|desde|para) <name>
    (usted|esta) .. (hablando|comunicado|comunicada) (con|a) _
    <name> .. (en que le puedo|en que te puedo|como le puedo|en que puedo)
    (mi nombre es|me llamo) _
    (le|les|te|os) (saluda|habla|atiende|llama|escribe|saludo) _ ..
    (soy|aqui|aca) <name> .. (de|del|desde|aqui)
    (soy) <name>
    (soy|habla) _ de (la|los|el)? _ 
    (habla|hablas|hablamos|llamamos) (con|de|del|desde) <name> 
    (le|te|les) (hablo|llamo|escribo) (de|desde|del|de parte de) _
    <name> .. (atencion al cliente|del departamento|servicio tecnico|soporte|buenas (tardes|noches)|buenos dias|le atiende|de la empresa)
    (gracias por) (llamar|comunicarse) .. <name>
    (bienvenido|bienvenida|bienvenidos) a <name> .. (habla|soy|nombre)
    !(habla|hablo) con usted
    !(soy) (el|la|yo|de) (titular|dueno|duena)
  `,
  purpose_stated: `
    (les|le|te|os) (quiero|quisiera|voy a|vamos a|queria) (ensenar|mostrar|presentar|contar|ofrecer|explicar|proponer)
    (la|lo|le|te|los|les) (contacto|contactaba|busco|busque|llame|escribi|marque|marco) .. (porque|para|por|sobre)
    (hoy) .. (vamos|voy|quiero|queremos|es|la idea|prepare) ... (a|para|que|ver|conectar|revisar|mostrar|repasar|dejar)
    (prepare|preparamos) .. (una|un|el|la) ... (para|recorrido|presentacion)
    (recibimos|recibi|vimos|nos llego) .. (registro|solicitud|formulario|datos|mensaje|interes)
    (el motivo|la razon|el objetivo) (de|por) .. (llamada|contacto|llamo|mensaje|reunion|hoy)
    (le|les|te|os)? (llamo|llamaba|estoy llamando|contacto|escribo|marco|hablo|estaba llamando|escribia) .. (para|porque|por|sobre|de parte|acerca)
    (queria|quisiera|quiero|me gustaria) (contarle|contarte|presentarle|presentarte|mostrarle|mostrarte|hablarle|hablarte|comentarle|comentarte|revisar|platicarle)
    (hoy)? (vamos a|lo que vamos a hacer es|veremos) (ver|revisar|repasar|hablar|mostrar|cargar|dejar|configurar)
    (dejaste|dejo|dejaron|llenaste|lleno|nos dejo) .. (datos|formulario|contacto|telefono)
    (dar|darle|darte|dando|haciendo|hacer) seguimiento
    (agende|pedi|programe) (esta|este|la) (reunion|llamada|sesion) .. para
    (en|durante) (esta|este|estos) (media hora|rato|reunion|llamada|sesion|minutos) .. (vamos|voy|veremos|quiero|queremos|repas*|hac*|ver*)
    (la|mi|nuestra) (idea|intencion|agenda|meta) .. (hoy|reunion|llamada|sesion|visita|esta|es|seria) .. (repasar|revisar|mostrar*|ensenar*|ver|veamos|contar*|explicar*|entender|conocer|dejar|cerrar|presentar*|hacer|decidir|dejarl*|configurar)
    (el|mi) (motivo|objetivo|proposito|objeto|fin|plan) .. (llamada|llamadita|reunion|visita|contacto|correo|mensaje|sesion|cita|encuentro|llamarle|llamarte|hoy)
    (llamo|llamamos|llamaba|hablo|hablamos|escribo|escribimos|marco) (de|desde) ... (por|para|porque|sobre|acerca|debido) ..
    (le|les|te|os|la|lo|los|las) (llamamos|contactamos|buscaba|buscabamos|marcaba|visito|visitamos|busco|molesto|molestaba) .. (por|para|porque|acerca|sobre|debido|respecto)
    (estamos|estoy|andamos) (llamando|contactando|visitando|recogiendo|ofreciendo|lanzando|presentando|invitando|informando|haciendo) .. (los|las|a|un|una|el|la|por|para)
    (quiero|quisiera|queria|querria|queriamos|me gustaria|vengo a|venia a|aprovecho para|aprovechar .. para) (contar*|comentar*|explicar*|presentar*|mostrar*|ensenar*|platicar*|proponer*|hablar*|ofrecer*|invitar*|informar*|consultar*)
    (queria|quisiera|quiero) que (vieramos|veamos|hablaramos|hablemos|repasaramos|repasemos|revisaramos|conociera*)
    lo que .. (gustaria|quiero|queremos|haremos|vamos a hacer|voy a hacer|vamos a ver|quisiera) .. (hoy|es|ahora) ..
    (nos reunimos|nos juntamos|nos sentamos|estamos aqui|estamos aca|esta reunion es|esta llamada es) .. (para|porque)
    (vengo|venimos|venia) (a|para|por) (que|ver|hablar*|mostrar*|presentar*|ofrecer*|contar*|explicar*|revisar|lo|el)
    (le|les|te|os) (cuento|explico|digo|adelanto) (que|como|lo que) .. (vamos|voy|haremos|veremos) .. (hoy|hacer|ver)
    (hoy|reunion|sesion|minutos|hora|agenda) .. (primero|empezamos|arrancamos) ... (despues|luego|al final|por ultimo)
    (le|te|les) hago (unas|algunas) (pregunt*|consultas) .. (para|y)
    (es|seria|solo|nomas|nada mas) para (dar*|hacer*|confirmar*|avisar*|recordar*|informar*|coment*) .. (seguimiento|que|su|tu|la|el)
    en este .. (llamado|contacto) ..
    !vamos a ver (que|si|como|tiene|pues|bueno|a)
    !(quiero|quisiera|queria) hablar con
    !objetivo (de|del) (la|el|los)? (sensor|camara|lente|sistema|filtro|producto|equipo)
  `,
  permission_to_talk: `
    (tiene|tienes|me da|me das|dispone de|me presta) <duration> ... ?
    (me)? (regala|regalas|da|das|concede|presta|permite) .. (par de minutos|minutos|minuto|minutito|momento|segundo) ... ?
    (la|lo|te|le) (agarro|pillo|encuentro|cacho|interrumpo) .. (mal|buen|ocupad*|momento) ... ?
    (tiene|tienes|tenes|tendria|dispone|tendrias|me regala|me regalas|me da|me das) .. (minuto|minutos|minutito|minutitos|momento|momentito|segundo|tiempo|ratito) ... ?
    (es|sera|seria) (un)? (buen|mal) (momento|rato|hora) .. ?
    (le|te|lo|la|los) (interrumpo|molesto) .. ?
    (le|te|lo|la|los) (pillo|agarro|encuentro|cojo|llamo) .. (mal|bien|buen|ocupad*|momento|en algo) .. ?
    (puede|puedes|podes|pueden|podemos|puedo) (hablar|atenderme|robarle|robarte|quitarle|quitarte|platicar) ... ?
    (esta|estas|estan) (ocupad*|en reunion|manejando|libre) .. ?
    !(puedo|podemos) .. (manana|lunes|martes|miercoles|jueves|viernes)
    (puede|puedes|podes|podeis|pueden|podemos|podria|podrias) (hablar|atenderme|platicar|conversar|charlar|escucharme|regalarme|darme|concederme|dedicarme|atendernos) .. (ahora|ahorita|un|unos|par|minut*|moment*|segund*|rato|ratito|poquito|instante*)
    (puede|puedes|podes|podria) (hablar|atenderme|platicar|charlar|conversar) $
    (es|sera|seria|llamo en|agarro en|pillo en|encuentro en) .. (buen|mal|buena|mala) (momento|hora|rato)
    (le|te|la|lo|los|les|os) (pillo|agarro|cojo|encuentro|interrumpo|molesto|atrapo|cacho|pesco|importuno) .. (momento|ocupad*|liad*|comiendo|manejando|trabajando|mal|bien|algo|manos|reunion)
    me (regala|regalas|da|das|concede|concedes|presta|permite|permites|dedica|dedicas|aguanta) .. (minut*|segund*|momentico|momentito|ratito|ratico|instante*)
    (le|te|les) (robo|quito|tomo|ocupo) .. (minut*|segund*|moment*|ratito)
    (tiene|tienes|tenes|dispone|dispones|tendra|tendras|tendria|tendrias) .. (minut*|segund*|momentito|momentico|ratito|ratico|instante*|tiempo) .. (hablar|platicar|comente|cuente|charlar|explicar*|explique|conversar|libre|ahora|$)
    (esta|estas|estan|anda|andas|va|vas) .. (ocupad*|libre|manejando|friega|reunion|junta|liad*|comiendo|trabajando) o (puede|puedes|podemos|podes|me|le|tiene*|es|anda*)
    (esta|estas) .. para (charlar|hablar|platicar|conversar)
    (prefiere|prefieres|preferis|quiere|quieres|queres) que (le|te|la|lo) (llame|marque|hable) .. (otro|mas|despues|luego|otra)
    si (esta|estas|le|te|la|lo) .. (ocupad*|interrumpo|molesto|liad*|comiendo) ... (llamo|marco|corto|cuelgo|dime|digame|dices|dice|decis)
    !<weekday>
  `,
  relevance_hook: `
    (como|igual que|parecid* a) (el|la|los|las) (suyo|suya|suyos|suyas|tuyo|tuya|de ustedes|de usted)
    (de|en) (la|su|tu) (zona|colonia|calle|barrio|region|ciudad) .. (como|estan|tienen|muchos|centro)
    (acaban|acaba|acabas) de (abrir|inaugurar|lanzar|contratar|mudarse)
    (vi|vimos|note|lei|me entere|supe|me comentaron|he visto|revise) ... que (ustedes|usted|tienen|tiene|abrieron|estan|esta|su|tu|van|acaban|la empresa|publicaron)
    (vi|vimos|entre|revise|mire) (en|su|tu|a su|a tu) .. (pagina|web|sitio|perfil|instagram|linkedin|anuncio|vacante|negocio)
    (trabajamos|trabajo|ayudamos|ayudo|atendemos|colaboramos) .. (con|a) (muchas|muchos|varias|varios|otras|otros)? (empresas|negocios|clinicas|restaurantes|tiendas|comercios|talleres|colegios|despachos|gimnasios) .. (como|similares|parecid*|de su|de tu|del|en)
    (empresas|negocios|clinicas|restaurantes|tiendas|comercios|talleres|gente) (como|parecidas|similares|del tamano) .. (la suya|el suyo|la tuya|el tuyo|ustedes|usted|vos)
    (felicidades|felicitaciones|enhorabuena) por
    (normalmente|por lo general|usualmente|suele) .. cuando .. (abre|abren|crece|crecen|pasa|pasan|contrata)
    (vi|vimos|he visto|hemos visto|note|notamos|lei|leimos|entere|enteramos|supe|supimos|fije|fijamos|revise|escuche|escuchamos|tengo entendido|di cuenta|se|sabemos|encontre) .. que .. (ustedes|usted|vosotros|su|sus|tu|tus|vuestr*|tienen|tiene|tenes|estan|van|llevan|acab*|abr*|han|les|os|cogieron|contrat*|busc*|public*)
    (note|notamos|vi|vimos|lei) .. (que)? en (sus|su|tu|tus|vuestra) (resenas|pagina|web|redes|instagram|perfil|anuncio|google|fachada|vitrina) ..
    (los|las|otros|otras|muchos|muchas|varios|varias) (empres*|negocio*|clinica*|restaurante*|tiendas|comercio*|taller*|colegio*|despacho*|gimnasio*|farmacia*|panaderia*|hotel*|ferreteria*|locales|bares|oficinas|transportist*|productor*|agricultor*|familias) .. (como|parecid*|similar*|del tamano|de barrio|de la zona|de su|de tu) ..
    (hablando|trabajando|contactando|reuniendonos) con (las|los)? (empres*|negocio*|clinica*|restaurante*|tiendas|comercio*|taller*|colegio*|despacho*|gimnasio*|farmacia*|panaderia*|hotel*|ferreteria*|locales|bares) ..
    (como|dado que|ya que|siendo) (ustedes|usted|vos|vosotros|tu)? (son|es|sos|eres|sois|tienen|tiene|tenes|estan|trabajan|venden|dedican|acaban|manejan) ... (pense|pensamos|les|le|te|os) .. (interes*|serv*|viene bien|vendria|ayud*|util|caer bien)
    (usted|ustedes|vos|tu) (tiene|tienen|tenes|maneja|manejan|es|son) ... (asi que|por eso|entonces) .. (interes*|serv*|ayud*|llam*|conviene)
    (se|sabemos|sabe uno) que en (las|los|su|el|la|este|esta) ..
    (por|en|por ahi por) (su|tu|vuestr*) (sector|rubro|giro|ramo|industria|zona|barrio|calle|gremio|colonia|comuna|vereda|pueblo) .. (estan|hay|se|les|muchos|muchas|roban|viene|tienen|pasa|andan|suele*|vemos|ha|han)
    (felicitaciones|felicidades|enhorabuena) .. (apertura|premio|nueva|nuevo|expansion|local|aniversario|exportacion|ronda|crecimiento)
    (supe|enteramos|entere|vimos|vi|lei) ... (felicitaciones|felicidades|enhorabuena)
    (desde|a partir de) (<month>|ahora|este ano|la nueva|el nuevo) ... (les|le|los|os|te) (obliga*|exige*|piden|toca|afecta*)
    (vi|vimos|he visto) .. (vacante*|oferta de empleo|anuncio|publicacion|apertura|local|sucursal|obra|nave|camion*)
    !cuanto ... ?
    !usted que .. tiene
    !acaba de mencionar
  `,
  prior_contact_referenced: `
    (como|segun) (me)? (pidio|pidieron|pediste|solicito)
    (cuando) .. (ensenaste|mostraste|presentaste|enseno|mostro|presento|contaste) ... ?
    (cotizacion|propuesta|presupuesto|contrato|catalogo|correo|documento|minuta) ... que (le|te|les)? (mande|envie|pase|mandamos|enviamos|deje|comparti)
    (recibio|recibiste|recibieron|le llego|te llego|les llego|reviso|revisaste|vio|viste) .. (la|el|mi) .. (propuesta|cotizacion|presupuesto|contrato|correo|catalogo|oferta|documento) ... ?
    (la semana pasada|el otro dia|ayer|el lunes|el martes|el mes pasado) .. (me|usted|ustedes|tu|hablamos|quedamos) .. (dijo|dijiste|comento|hablamos|conto|pidio)
    (que)? (dijo|opino|comento) .. (su|tu) (abogado|socio|jefe|contador|legal|esposa|esposo) ... ?
    (cotizacion|propuesta|presupuesto|informacion|correo|mensaje|contrato|catalogo|mail|oferta) que (le|te|les|os)? ${sent}
    (como|segun|tal como) .. (hablamos|quedamos|conversamos|acordamos|comentamos|platicamos|le comente|te comente|habiamos hablado)
    (la ultima|en la ultima|nuestra|la) (vez|ultima|anterior|pasada) .. (hablamos|platicamos|conversamos|reunion|llamada|conversacion|charla|visita|vimos)
    (cuando) .. (hablamos|hablaron|hablo|platicamos|conversamos|conversaron|nos vimos|visitamos|hablaste) .. 
    (usted|ustedes|me) (habia|habian|habias) (dicho|comentado|contado|pedido)
    (mi companero|mi companera|un companero|una companera|mi colega|ventas) .. (dijo|dijeron|comento|hablo|comentaron|explico|paso)
    (pudo|pudiste|pudieron|logro|alcanzo|tuvo tiempo|tuviste tiempo|ya la|ya lo) .. (ver|revisar|leer|revisarla|verla|checar|mirarla|mirar) .. (cotizacion|propuesta|presupuesto|correo)? ?
    !(quedamos en) (las|la|el) <day>
    (hablamos|platicamos|conversamos|nos vimos|nos reunimos) .. (hace|la semana pasada|ayer|el otro dia|por telefono|sobre)
    (dar|darle|darte|dando|haciendo|hacer|retomar|retomando) .. (seguimiento|conversacion|propuesta|tema) .. (cotizacion|propuesta|presupuesto|conversacion|llamada|reunion|visita|correo|quedo|que|de|hablamos)?
    ^ .. quedamos (en|de) (que|hablar*|vernos|llamar*|revisar*|ver*|enviar*|mandar*) .. (hoy|iba|ibamos|usted|me|le|llam*|esta)
    (le|te|les|os) (mande|envie|pase|mandamos|enviamos|hice|deje|comparti|entregue|dejamos) .. (cotizacion|propuesta|presupuesto|informacion|correo|contrato|catalogo|oferta|muestra*|proforma) ..
    (presupuesto|propuesta|cotizacion|oferta|muestras|informacion|contrato|correo|catalogo|poliza|solicitud|mensaje|proforma|sillon|toldo|agendas) .. que (le|les|te|os|nos|me) (deje|dejo|mande|envie|pase|hice|di|entregue|comparti|presente|enviamos|mandamos|dejamos|pidio|pidieron|pediste|solicito) ..
    (hablamos|platicamos|conversamos|vimos|quedamos|reunimos|conocimos|medimos|visitamos|charlamos|estuvimos) .. (ayer|anteayer|hace|el otro dia|la semana pasada|el mes pasado|la otra vez|en la feria|en la demo|en la visita|en la asamblea|la ultima vez)
    (como|segun|lo que|tal como) (lo)? (hablamos|platicamos|conversamos|vimos|quedamos|acordamos|comentamos) (el|en|la|ayer|hace|por|cuando|con|$)
    (la vez pasada|la otra vez|la ultima vez|en mi visita|en mi ultima|en la visita|en nuestra|el otro dia|la semana pasada|el mes pasado|la reunion pasada|la llamada anterior|la sesion anterior|mi visita anterior) .. (me|nos|usted|ustedes|vos|tu|le|te|les|medimos|hablamos|vimos|quedamos|doctora|doctor)
    (por lo que|lo que|segun|como) (me|nos) (conto|contaron|contaste|dijo|dijeron|dijiste|escribio|escribiste|comento|comentaron|comentaste|pidio|pidieron) .. (en|ayer|cuando|hace|la vez|por correo)
    nos (vimos|conocimos|encontramos|reunimos|juntamos|escribimos|sentamos) en ..
    (quedo|quedaste|quedaron) (usted|ustedes|vos)? (de|en) (avisar*|llamar*|confirmar*|enviar*|mandar*|pensar*|ver*|decir*|hablar*|consultar*)
    (mi|un|una|nuestro|nuestra) (companero|companera|colega|jefe|asesor|asesora|tecnico|vendedor|socio) .. (lo|la|le|los|les|te) (visito|llamo|atendio|hablo|vio|escribio|explico|dejo|mando|mostro|contacto) ..
    (estuvo|hablo|se reunio|converso|platico) con (usted|ustedes|vos) ..
    (veo|tengo) .. (ficha|historial|sistema|expediente|registro|notas) ... (compr*|pidio|hablo|solicito|llamo|contrat*)
    (ya)? (nos|me) (habia|habias|habian) (comprado|dicho|comentado|pedido|contado|escrito)
    (usted|vos|tu|ustedes) (me|nos) (pidio|pediste|pidieron|dejo|dejaste|dejaron|dio|diste|dieron|escribio|escribiste|solicito) .. (cotizacion|datos|tarjeta|informacion|catalogo|presupuesto|correo|propuesta|ayer|hace|numero)
    (usted|vos|tu|ustedes) (pidio|solicito|pidieron|pediste) .. (cotizacion|informacion|presupuesto|catalogo)
    (vio|viste|vieron|alcanzo a ver|alcanzaste a ver|pudo ver|pudiste ver|leyo|reviso|revisaste) .. (propuesta|cotizacion|presupuesto|presu|oferta|catalogo|correo|planos|contrato|muestras)
    (se acuerda|te acordas|te acuerdas|recuerda|recuerdas) .. (de mi|que hablamos|que nos|hablamos|quedamos)
    (en|de) la (demo|reunion|visita|feria|llamada|sesion) .. (pasada|anterior|del lunes|del martes|del miercoles|del jueves|del viernes) ..
    !que (le|te|les|yo) (mande|envie|pase|deje|haga) ... ?
    !(proxima vez|primera vez)
    !(como decia mi)
    (que|como) (le|les|te|os) (parecio|fue con|ha parecido|parecieron) .. (propuesta|cotizacion|presupuesto|muestra*|demo|informacion|lo que|visita|catalogo|material|prueba|oferta|reunion|video) ..
    (retomo|retomando|retomamos|retomar|continuamos|continuando|vuelvo sobre) .. (lo que|tema|conversacion|donde|propuesta|asunto|pendiente|platica|charla) ..
    (quedo|quedamos|quedaron|quedaba|habia quedado|habiamos quedado|quede|dejamos) .. (pendiente|pendientes|de llamar*|de hablar|de vernos|de enviar*|de mandar*|de avisar*|con usted|en el aire|en que) ..
    (me|nos) (pidio|pidieron|pediste|dijo|dijiste|solicito) que (lo|la|le|te|los|les|me)? (llamara|llamase|marcara|escribiera|contactara|buscara|volviera|mandara|visitara|enviara|hablara|comunicara) ..
    (le|te|les|os) (habia|habiamos|hemos|he) (mandado|enviado|escrito|llamado|pasado|dejado|comentado|ofrecido|cotizado|mostrado|contado|explicado|presentado) ..
    (le|te|les|lo|la|los) (llame|llamamos|escribi|escribimos|visite|visitamos|marque|contacte|mostre|cotice|explique|comente) .. (ayer|hace|la semana|el <weekday>|el mes|el otro|la otra|antes) ..
    (en|de|despues de|desde|tras) (la|nuestra|nuestro|mi|esa) (ultima|ultimo|anterior|pasada|primera|previa) (llamada|reunion|visita|charla|conversacion|platica|correo|sesion|demo|mensaje|vez|encuentro) ..
    (despues de|tras|luego de|desde|a raiz de) (la|el|nuestra|lo que) (reunion|llamada|visita|charla|demo|correo|platica|sesion|feria|hablamos|vimos|platicamos|conversamos) ..
    (me quede|quede|estuve|estuvimos) (pensando|revisando|dandole vueltas|viendo) .. lo que (me|nos|hablamos|vimos|usted|platicamos|comento|pidio) ..
    (como|tal como|segun) (le|te|les) (prometi|comente|dije|ofreci|adelante|mencione|explique|quede) ..
    hace (<duration>|unos dias|unas semanas|un mes|dias|unos meses|un par de|tiempo|poco) .. (hablamos|quedamos|le|nos|me|usted|estuvimos|vimos|vino|visit*|platicamos|conversamos|cotiz*) ..
    ya (habiamos|nos habiamos|nos conocemos|nos conociamos|hablamos) .. (hablado|visto|conversado|platicado|antes|de|con) ..
    (la|el|esa|aquella|ese|sobre la|sobre el) (propuesta|cotizacion|presupuesto|demo|documento|informe|plan) que (vimos|revisamos|discutimos|analizamos|quedamos|armamos|presentamos) ..
    (ha|han|has) (podido|logrado|tenido) .. (ver|revisar|leer|chance|oportunidad|tiempo|decidir|hablar*|pensar*|consultar*) .. ?
    (pudo|pudiste|pudieron|alcanzo a|alcanzaron a|lograste|logro) (ver|revisar|leer|hablar*|consultar*|pensar*|checar|platicar*|comentar*|mirar*) .. ?
    (la|mi) (vez|ocasion|llamada|reunion|visita) (pasada|anterior) ..
    (usted|vos|tu|ustedes) (me|nos) (dijo|dijiste|comento|comentaste|conto|contaste|pregunto|preguntaste|menciono|mencionaste) .. (vez pasada|semana pasada|ayer|el otro dia|la otra vez|hace|en la reunion|por correo|en la llamada)
  `,
};

const inquiry = {
  need_confirmed: `
    (sigue|siguen|todavia|continua) .. (prioridad|problema|importante|necesitando|queriendo|objetivo|siendo) ... (cierto|no|verdad|correcto|si) ?
    (lo)? (tengo|agarre|capte|entendi|anote) (bien|correcto|completo) ?
    (voy|vamos|estoy) (bien|en lo correcto|por buen camino) ?
    (lo que)? (buscas|busca|buscan|quieres|quiere|quieren|necesitas|necesita|necesitan) es ... ?
    (entonces|o sea) ... (es eso|cierto|correcto|verdad|es asi|asi es|voy bien) ?
    (entonces|o sea|es decir) ... ${you}? .. ${want} ... (cierto|correcto|verdad|no|es asi|asi es|si) ?
    (dejame|dejeme|permitame|quiero|para) (confirmar|corroborar|ver si|repetir|resumir) .. (entendi|lo que|una cosa|bien|necesita*)
    (entonces)? (anoto|apunto|resumo) ... (asi|correcto|bien)?
    (lo que) ${you}? .. ${want} es
    (su|tu) (principal|mayor) (preocupacion|necesidad|problema|prioridad) .. es
    !(domicilio|correo|nombre|telefono|direccion|dni)
    ^ (es asi|es correcto|correcto|asi es|voy bien|asi esta bien|estoy en lo correcto|es eso|eso es|es asi todavia|cierto) $ ?
    (si|a ver si|creo que) .. (entendi|entiendo|comprendi|aclaro|capte|comprendo|he entendido|estoy entendiendo|he cogido|he comprendido) .. (bien|correctamente|lo|usted|necesit*|busc*|quier*|queres|el problema|ustedes)
    (lo que|lo suyo|lo tuyo|la prioridad|lo principal|lo prioritario) .. (hace falta|necesita*|busca*|quiere*|queres|quereis|interesa|preocupa|urge|ocupa|entonces) ... (es eso|cierto|verdad|correcto|voy bien|asi es|me equivoco|le entendi|te entendi|es asi|eso es|no) $
    (o sea|osea|entonces|en resumen|resumiendo|resumo) .. (lo que)? (usted|ustedes|tu|vos|vosotros)? .. (necesita|necesitan|necesitas|busca|buscan|buscas|quiere|quieren|quieres|queres|ocupa|hace falta|hacen falta) .. es
    (o sea|osea|entonces|ya) .. (usted|uste|ustedes|tu|vos|vosotros) (lo que)? (quiere|quieren|quieres|queres|necesita|necesitan|necesitas|busca|buscan|buscas) ... (es eso|eso es|cierto|verdad|correcto|es asi|asi es) $
    lo (suyo|tuyo|principal|prioritario) .. es (mas bien|mas|sobre todo|que) ..
    (me|nos) (dijo|dijiste|decia|comento|contaron|contaste|comentaste|dijeron|mencion*) ... (sigue|siguen|continua|todavia) (siendo|asi|igual|es)
    ^ (sigue|siguen|continua|es asi) (siendo)? .. (lo principal|eso|asi|prioridad|importante|lo mismo|el problema|la prioridad|todavia)
    (lo principal|lo mas importante|la prioridad|lo prioritario|lo que mas) .. (sigue|siguen|continua)
    (por lo que|segun) (me|nos) (cuenta|cuentas|contas|contais|cuentan|dice|dices|decis|comenta|comentas|explica|explicas) .. (necesita*|busca*|prioridad|lo que|lo principal|problema|quiere*|lo importante)
    (corrijame|corrigeme|corregime|digame|dime|decime) si (me equivoco|no|voy|entendi)
    (corrijame|corrigeme|corregime|corrijanme|corregidme)
    (repaso|resumo|repito) lo que .. (pidio|pidieron|necesita*|hace falta|pediste|busca*|quiere*)
    (para no|a ver si no) (equivocarme|me equivoco|fallarle) ...
    (no) (le|te|les|os) (preocupa|importa|interesa) tanto ... (como|sino)
    (le|te|os|les) entendi bien
    !(quedamos|nos vemos|agend*) ... <day>
    !se queda* conforme
    !(vamos|voy) bien o
    ^ (seria|es) (eso|asi) ?
    (si no)? (le|te|os|les|lo)? (entendi|capte|comprendi|escuche|interprete) (mal|bien|correctamente|la idea) ..
    (estoy|voy) .. (entendiendo|comprendiendo|captando) ..
    (me queda claro|entiendo|comprendo|veo|escucho) (entonces)? que (usted|ustedes|lo que|su|tu|lo principal|lo mas) .. (necesita*|busca*|quiere*|principal|prioridad|preocupa*|problema|importante|urge) ..
    (entonces|o sea|basicamente|en pocas palabras|en sintesis|digamos) .. (su|tu|la|el) (principal|mayor|necesidad|prioridad|problema|dolor|reto|preocupacion) .. (es|seria|pasa por|esta en|son)
    (usted|ustedes|vos|tu) .. (necesita*|busca*|quiere*|requiere*) .. (basicamente|entonces|sobre todo|principalmente|ante todo) ... ?
    (algo|alguna cosa) (que|mas) .. (agregar|agregaria|anadir|corregir|sumaria|falto) ?
    (es correcto|seria correcto|seria justo) (decir|que) ..
    (digame|dime|decime|confirmeme|confirmame) si (es|entendi|voy|lo|le|estoy) ..
    (entonces|o sea|osea) .. (lo que)? (le|les|te|os) (urge|preocupa|interesa|importa|hace falta|duele|conviene|vendria) .. (es|seria|que|un|una|mas) ... ?
    !^ (cuantas|cuantos) ..
    !(apunto|anoto) .. (cajas|metas|meta|unidades)
  `,
  budget_explored: `
    (hay|tienen|tiene|tienes|cuentan) .. (ahorrado|reservado|guardado|partida|dinero|fondo) .. ?
    (que) (cuota|mensualidad|monto|cantidad) .. (podria*|puede*|comod*|quede bien|alcanza) ... ?
    (tiene|tienes|tienen|tenes) .. idea de cuanto ... ?
    (cuanto) ... (invertir|gastar|presupuesto|destinar|pagar|tiene pensado|tienes pensado) ... ?
    (tiene|tienen|tienes|tenes|hay|cuentan con|manejan|cual es|con que|que) .. (presupuesto|monto|rango|inversion|tope) ... ?
    (cuanto|hasta cuanto) .. (quiere|quieren|quieres|querrias|queres|querria|piensa|piensan|puede|pueden|podes|pensaba|pensabas|gustaria|estaria|estarian|tenia|tenian|tenias) .. (gastar|invertir|pagar|destinar|pensado)? ... ?
    (presupuesto) ... ?
    !(vio|pudo|reviso|mande) .. presupuesto
    !presupuesto que
    (con|de|hasta|por) cuanto .. (cuenta*|contaria*|contando|estaria*|dispon*|hablando|hablamos|podria*|podes|puede*|pueden|quiere*|queres|estirar*|llegar*|llega|anda*|seria|tiene*|tenia*|ronda*)
    (cuanto) .. (tenia*|tiene*|tenes|habia*|han|ha|has) .. (pensado|previsto|presupuestado|destinado|reservado|ahorrado|contemplado|apartado)
    (que|cual) .. (presupuesto|rango|inversion|tope|techo) .. (maneja*|tiene*|tenes|cuenta*|contas|dispon*|contempla*|hay|piensa*|previsto|estimado|destina*)
    (tiene*|tenes|cuenta*|hay|maneja*|contas|ya) .. (presupuesto|plata|platica|dinero|fondos|partida|algo) (guardado|ahorrado|reservado|apartado|asignado|aprobado|destinado|definido|previsto|estimado) ..
    que (cuota|mensualidad|monto|cifra|cantidad|inversion) .. (queda*|comod*|podria*|puede*|acomoda*|pens*|maneja*|estaria*|serviria)
    de (plata|platica|dinero|presupuesto|guita|lana|pasta|numeros) .. (como|cuanto|que) (andamos|andan|anda|estamos|vamos|estan|esta|tiene*)
    (estamos|estariamos|hablamos|anda*|seria) .. mas cerca de .. o
    (sale|saldria|entra) .. del presupuesto
    (le|te|les|os) (alcanza|alcanzaria|daria) (con|para) ..
    o (lo|la) (quiere*|piensa*|prefiere*) financiar
    !presupuesto .. (mando|envio|mande|envie|firmado)
    !cuanto (paga|pagas|pagan|gasta|gastan) .. (de|ahora|hoy)
  `,
  decision_process_explored: `
    (lo|la|esto) (platica|platicas|habla|hablas|hablan|consulta|consultas|comparte|ve|ves|decide|decides|decidis) .. (con|solo|sola) ... ?
    (quien) ... (decide|aprueba|firma|autoriza|participa|ultima palabra|visto bueno|involucrad*) ... ?
    (pasa|depende|pasaria) (por|de) (quien|alguien|la|el) ... ?
    (quien|quienes|alguien) .. (decide|deciden|toma|toman|aprueba|aprueban|firma|autoriza|participa|mas) ... ?
    (alguien mas|otra persona|quien mas|con alguien) ... ?
    (lo|la)? (decide|decides|decidis|deciden|resuelve|ve|ves) .. (solo|sola|solos|con alguien|usted mismo|vos solo|vos sola|alguien mas) ... ?
    (como) .. (toman|es|funciona|seria) .. (decision|proceso|aprobacion|compra) ... ?
    (depende|necesita|requiere|tiene que|pasa) .. (de|por)? .. (aprobacion|autorizacion|alguien|socio|gerencia|directiva|jefe) ... ?
    (es|eres|sos) ${you}? .. (quien decide|la persona que|el encargado|la encargada|el responsable|la responsable) .. ?
    !(su|tu) socio .. (cuando|hoy|lunes)
    (quien|quienes) .. (decide*|aprueba*|firma*|autoriza*|tiene la|manda|ve eso|ve esto|ve ese|lo ve|lo mira|lo decide|participa*|paga|valida*|intervien*|toma|tendria que)
    (usted|ustedes|vos|tu|eso|esto|lo|la) .. (decide|decides|decidis|decidiria|toma|tomas|define|resuelve|ve|ves|aprueba) .. (solo|sola|directamente|usted mismo) .. o
    (decide|decides|decision|lo ve|la ve|ve esto|ve eso|depende|aprueba|autoriza) ... o .. (consulta|lo ve|la ve|hay|habla|alguien|necesita|comparte|tiene que|con)
    (alguien mas|otra persona|quien mas) .. (que|tenga|participa*|decid*|involucr*|opina*|deba|este|revis*|visto)
    (necesita*|requiere*|hace falta|falta|tiene que|pasa|pasar|va|tienen que|necesitais) .. (visto bueno|aprobacion|autorizacion|aval|luz verde|firma de|junta|directorio|comite|consejo|gerencia|compras|central|legal|asamblea) ... ?
    (vos sos|usted es|tu eres) .. (dueno|duena|que decide|que firma|encargad*|responsable)
    (es|sos|eres) (usted|vos|tu)? .. (dueno|duena|quien decide|que decide|que firma) .. ?
    (su|tu|el|la) (esposa|esposo|marido|mujer|socio|socia|jefe|jefa|pareja|gerente|director|directora|socios|familia|papa|mama|contador) .. (opina|dice|piensa|necesita ver|va a querer|querra|decide|de acuerdo|participa|suele) ..
    que (opina|piensa|necesita|suele preguntar|suele pedir|diria|dice) (su|tu|el|la|<name>) .. (esposa|esposo|marido|mujer|socio|socia|jefe|jefa|gerente|director|directora|<name>)
    que (suele|va a) (preguntar|pedir|mirar) .. <name>
    (y)? que (dice|opina) <name>
    (que dice|que opina) <name>
    (como|cual) .. (se decide*|deciden|toman|se aprueba*|es el proceso|funciona el proceso|seria el proceso|es el procedimiento) ... (compra*|decision*|contratar|algo|inversion*|gasto*|asi|casa|empresa|proceso|aprobacion)
    que (pasos|tramites|instancias|filtros) (sigue*|siguen|hay|tienen|llevan|falta*|requiere*) ..
    cuando .. (veria|revisa|decide|aprueba|aprobaria) .. (el|la|su|gerencia) .. (director*|comite|gerente|jefe|jefa|socio|consejo|esto)
    (lo|la|esto|eso) (ve|decide|aprueba) (compras|usted|el|la|su) .. o (lo|la|directamente) ..
    (quien) .. (ultima palabra|tiene la palabra|lleva la voz)
    !(titular|contrasena)
    (con|a|de|por) quien .. (tendria*|hay que|hablar|hablo|consulta*|depende*|involucra*|decid*|pasa|conversa*|platica*) ..
    (interviene|intervienen|participa|participan|involucra|opina|decide|firma|aprueba) (alguien|otra persona|mas gente|otras|su|tu|algun|alguna) ..
    (depende|dependeria) (solo|solamente|unicamente|nada mas)? de (usted|vos|ti|ustedes) ..
    (necesita|tiene que|tienes que|tenes que|debe|tendria que|tienen que|necesitas) (consultar*|hablarlo|platicarlo|aprobar*|pasar* por|rendir*|autorizar*|preguntar*) .. ?
    hay (un|algun|una|alguna)? (comite|junta|directorio|consejo|area de compras|departamento de compras|alguien mas|otra persona|otros socios) .. ?
    (hay que|habria que|deberiamos|conviene|necesitamos) (involucrar|sumar|invitar|incluir) .. (a|al) ..
    como (maneja*|manejan|funciona*|hacen|llevan) .. (compras|decisiones|autorizaciones|aprobaciones|contrataciones) ..
    (tiene|tenes|tienes) .. (autoridad|facultad|facultades|poder|autonomia) .. (decid*|firm*|contrat*|para)
    quien .. (ok|visto bueno|palabra|luz verde|autorizacion|aval) .. (final|da|dar|tiene) ..
    (solo|sola|usted mismo|vos solo|usted solo) o .. (con|alguien|hay|tiene|lo|consulta) ..
    (su|tu) (socio|socia|jefe|jefa|esposo|esposa|marido|mujer|familia|gerente|director|directora|contador) .. (tambien|participa*|opina*|decide*|interviene*|esta al tanto|sabe|conoce) .. ?
  `,
  timeline_explored: `
    (para|en) (que|cuales) (fecha|fechas|mes|epoca|cuando) ... ?
    cuando .. (gustaria|quisiera|quisieras|quiere|quieres|quieren|necesita|necesitas|necesitan) ... (tenerlo|empezar|instalado|listo|arrancar|funcionando|iniciar|recibir) .. ?
    (tiene|tienes|hay|tienen) .. (fecha|plazo|prisa|urgencia|apuro) ... ?
    para cuando ... ?
    (cuando|a partir de cuando|desde cuando) ${you}? .. (necesita|necesitan|necesitas|quiere|quieren|quieres|queres|gustaria|piensa|piensan|empezar|arrancar|comenzar|tenerlo|tiene que) .. (empezar|arrancar|instalar|funcionando|listo|tenerlo|iniciar|contratar|comenzar|estar|que)? ... ?
    (que|cual es|hay|tienen) .. (plazo|fecha limite|urgencia|fecha en mente|fecha objetivo) ... ?
    (en cuanto tiempo|que tan pronto|que tan urgente|tiene prisa|tienen prisa|corre prisa|tenes apuro|hay apuro) ... ?
    !(cuando) .. (reunion|hablar|hablamos|marque|llame|visita|vernos|socio)
    para cuando .. (lo|la|los|las|necesit*|quier*|queres|quisier*|gustar*|tendria*|seria|estaria*|pens*|le|les|te|os)
    cuando .. (gustaria|quisier*|querri*|necesit*|piensa*|pensas|planea*|espera*|quiere|quieren|quieres|queres|tendria*) .. (estar|tener*|empezar|arrancar|instalar*|operar|operando|funcionando|iniciar|comenzar|estrenar*|recibir*|mudar*|abrir|lanzar|cambiar*|puesto|listo|andando)
    (en|para) que (mes|fecha|fechas|epoca|semana|quincena|trimestre) ..
    (que|cual) .. (fecha limite|plazo|fecha tope|deadline|plazos|fecha objetivo|fecha en mente)
    (cuan|que tan) (urgente|pronto|rapido)
    (es|quiere*|necesita*|ve|seria|sera|corre|quieren|necesitan) .. (para)? (ya|ahora|altiro|urgente|este ano|este mes|inmediato|pronto) .. o .. (mas|puede esperar|para|el otro|el proximo|el ano|despues|hay tiempo|prisa)
    (tiene que|tienen que|tendria que|debe) (estar|tener*|quedar|entregar*|entrar|funcionar) .. (antes|para|en) ... ?
    cuando (os|les|le|te) (toca|abren|inaugura*|entregan) ..
    (hay|tiene|tienes|tenes|tienen|existe|corre) .. (prisa|apuro|urgencia|fecha limite|fecha tope|fecha en mente|algun plazo|fecha definida) ... ?
    cuando .. (es|seria|sera) (la apertura|la inauguracion|la mudanza|el evento|la boda|el lanzamiento|el inicio)
    para que (dia|mes|fecha) .. (tendria|necesit*|seria|viene|estar|quier*)
    !cuando .. (vayamos|reunir*|hablemos|vernos|quiere que|vence|cumple)
    !cuando quiere que
    (que tanto|cuanto|que tan) .. (urge|urgencia|prisa|urgente|apura|apuro) ..
    (con que|que) (urgencia|prisa|apuro|premura) ..
    (en|dentro de) cuanto (tiempo)? .. (quier*|necesit*|gustar*|pens*|esper*|tendria*|listo|funcion*|querria*) ..
    (desde|a partir de|de aqui a|hasta) cuando .. (quier*|necesit*|gustar*|pens*|tendria*|tiene|tienen|seria|empez*|arranc*|querria*) ..
    cuando .. (arranca|empieza|comienza|abre|abren|inaugura*|termina) .. (temporada|obra|proyecto|negocio|local|curso|ano|campana|cosecha|escuela|feria|evento|tienda|clases) ..
    (hay|tiene|tienen|tenes|tienes|manejan) .. (fecha|evento|plazo|limite) .. (especial|clave|limite|comprometid*|definid*|tope|particular|cumplir|entrega|arranque|pensad*|mente) ..
    (le|les|te|os) (urge|corre prisa|apura) .. ?
    (para|antes de) (que|cual|cuando) .. (fecha|mes|dia|temporada|evento) .. ?
    (tienen|tiene|tenes|tienes) .. (apuro|prisa|urgencia|tiempo limite) ..
    en que (plazo|plazos) ..
    (para|de aqui a)? cuando .. (idealmente|ideal|planeado|previsto|calcula*|proyecta*|contemplado|tiene* pensado|tienen pensado|tenes pensado) ..
    !desde cuando
    !cuando se abre
    !cuando lo tenga
    !(plazos) y
  `,
  pain_impact_explored: `
    (que|cuanto|como) ... (afect*|impact*|perjudic*|costo|costaron|costaba|perdieron|perdio|gastaron) ... ?
    que .. (problemas|consecuencias) .. (causa*|trae*|genera*|ocasiona*) ... ?
    (que|cual|cuanto) ... (perjuicio|dano|importa|consecuencia) ... ?
    (que|cuanto|como|quien) ... (cuesta|costando|afecta|impacta|pierde|pierden|perdiendo|perjudica|genera|causa|representa|echa a perder) ... ?
    (y)? cuando .. (falla|se equivoca|pasa|sale mal|se cae|llega tarde|eso) ... (que|quien|como) ... ?
    (que) (pasa|sucede|ocurre|paso) (cuando|si|entonces) ... ?
    (cuanto) .. (cuesta|cuestan|pierde|pierden|pierdes|perdes|representa|esta costando|le sale|les sale) .. (eso|al mes|esto|por)? ... ?
    (como|en que) .. (afecta|afectan|impacta|perjudica|repercute) ... ?
    (que|cual es) (el)? (impacto|consecuencia|consecuencias|efecto|costo) .. (tiene|de|para)? ... ?
    (quien|quienes) (termina|acaba|terminan|paga) .. (resolviendo|pagando|arreglando|haciendo)? ... ?
    (si) .. (no hacen nada|no hace nada|sigue igual|siguen igual|no cambia nada) ... ?
    (ha|han|has) (calculado|medido|sacado la cuenta|cuantificado) ... ?
    !cuanto (cuesta|sale) .. (plan|envio|instalacion)
    (eso|esto) (que|como|cuanto) (le|les|te|os|se|nos)? .. (supone|cuesta|costando|afecta|genera|implica|perjudica|provoca|significa|repercute)
    ^ (que|cuanto|como) .. (supone|repercute|afecta|impacta|perjudica|consecuencia*|impacto|implica|costando)
    (que) (consecuencia*|impacto|efecto*) .. (tuvo|tiene|tienen|tuvieron|ha|trae|trajo)
    (cuanto|cuanta|cuantas|cuantos) .. (horas|tiempo|dinero|plata|clientes|ventas|dias|gente) .. (se|le|les|os|te|pierd*|perd*|va|van|dedica*|cuesta|lleva*|dejan)
    cuanto .. (pierde*|perdes|perdeis|esta costando|estan costando|cuesta eso|cuesta esto|le cuesta|les cuesta|os cuesta|te cuesta|factura*|dejan de|deja de|representa)
    cuanto .. (os|les|le|te) .. (costando|cuesta|sale|va)
    como (le|les|te|os)? .. (afecta*|impacta*|repercut*|perjudica*|golpea|pega)
    (eso|esto|problema|falla) (le|les|te|os)? .. (trae|trajo|causa|genera|ocasiona|crea) .. (problema*|lio*|perdida*|queja*|multa*|retraso*|reclamo*)
    (ha|han|has|habeis) (perdido|dejado de|pagado|sufrido|tenido que pagar|tenido que devolver) .. (cliente*|venta*|dinero|plata|multa*|pedidos|contrato*|pacientes|alumnos|vender)
    (le|les|te|os) (ha|han) (llegado|tocado|costado) .. (multa*|sancion*|queja*|caro|perdida*|reclamo*)
    que (deja|dejas|dejan|dejais) de (hacer|ganar|vender|facturar|atender)
    (que) (pasa|ocurre|sucede|hacen|hace) cuando .. (no|falla*|cae*|se|llega*|falta*|pierd*|equivoca*)
    que (pasa|ocurre|sucede) en (cosecha|temporada|navidad|invierno|verano|hora*|epoca*|diciembre) ..
    (le|te|les|os) quita .. sueno
    (por culpa de|a causa de) (eso|esto|ello) ... ?
    !que pasa si (pulsa|presiona|aprieta|reinicia|le da|apaga|toca|abre|pulsas|tocas)
    !cuanto (cuesta|vale|costo) (el|la|un|una|los|las)
    en que (se traduce|repercute|afecta|impacta|le pega|les pega|te pega) ..
    (que tanto|cuanto|como) .. (pega|duele|pesa|golpea|complica|perjudica) ..
    (cuantos|cuantas) .. (pierd*|perd*|se caen|se van|se le van|se les van|se quedan|devuelv*|cancel*|reclam*|dejan de) ..
    que (riesgo*|costo*|costos|gasto*|perdida*|dano*|implicacion*) .. (tiene*|trae*|gener*|implica*|represent*|hay|le|les|caus*|supone*|corre*) ..
    que (dice|dicen|reacciona*) .. (cliente*|equipo|gente|jefe|pacientes|familia|empleados|usuarios) .. (cuando|con eso|ante|por eso|si) ..
    (a cuanto asciende|cuanto suma|cuanto suman|cuanto calcula*|cuanto estima*) ..
    (eso|esto) .. (le|les|te|os) (ha|han)? (quita|roba|consume|costado|traido|causado|generado|hecho perder|quitado) ..
    (ha|han|has|tuvo|tuvieron|tuviste) .. (perdid*|perder|multa*|queja*|reclamo*|demanda*|sancion*) .. (por|debido|a causa|con) (eso|esto|ese|la|los|el|estas|estos) ..
    (quien|quienes) .. (pagando|resolviendo|sufre|platos rotos|consecuencias|dando la cara) ..
    si .. (no)? (se resuelve|lo resuelven|no hacen|no cambian|sigue asi|siguen asi|no se arregla|no se atiende) ... (que|cuanto|como) ..
    (que) (pasa|sucede|ocurre|hacen) (cuando|si) .. (no|se|falla|falta|llega|atrasa*|equivoca*|cae|hay|pierd*) ..
    (cuanto|cuanta) (dinero|plata|guita|lana|tiempo) .. (eso|ahi|por|deja*|pierd*|va|van|cuesta) ..
    (y)? eso (que|como|cuanto) (le|les|te|os) .. (provoca|genera|deja|hace|cuesta|representa|pega) ..
  `,
  goals_confirmed: `
    (en|dentro de) .. (meses|semanas|un ano) .. (como|que) .. (sabra*|sabria*|gustaria|esper*|valio|funciono) ... ?
    (como) .. (sabran|sabremos|sabra|sabras|vamos a saber|sabemos) ... ?
    (cual|cuales) .. (objetivo|objetivos|meta|metas|expectativas|resultado esperado) ... ?
    (que) .. (seria|significa|considera*|espera|esperan|esperas|tendria que haber pasado|tendria que pasar) .. (exito|un exito|lograr|resultado|bueno|pasado|con esto)? ... ?
    (cuando|como) .. (diria|dirian|dirias|sabria|sabremos|sabran|sabemos) que .. (funciono|fue un exito|valio|salio bien|esta funcionando) ... ?
    (anoto|apunto|registro|entonces) .. (metas|meta|objetivos|objetivo)
    (en|dentro de) <duration> .. (que|como) .. (tendria|gustaria|quiere|esperan|ver) ... ?
    (la|las|su|sus) (meta|metas|objetivos) (es|son|seria|serian)
    (como|cuando) .. (vamos a saber|va a saber|van a saber|sabremos|sabriamos|mediria*|medir|medimos|va a medir|diria*|notaria*) .. (que|si|esto|salio|funciono|exito|valio|usted|bien)
    que (tendria que|deberia|tiene que|debe) (pasar|haber pasado|suceder|ocurrir|verse) .. para que .. (diga*|sienta*|considere*|content*|valga|exito)
    (que|cual|cuales) .. (objetivo|objetivos|meta|metas|expectativa*|indicador*|kpi|kpis) .. (tiene*|tenes|se|os|para|quier*|esper*|puesto|busca*|persigue*|lo|va|seria*)
    que resultado* (espera*|esperaba*|busca*|quiere*|quisiera*) ..
    (en|dentro de|de aqui a) <duration> .. (que|como) .. (gustaria|quisiera|quiere|querria|espera*|imagina*) ..
    que (le|les|te|os) gustaria (ver|lograr|haber logrado|conseguir|notar) .. (distinto|diferente|en|dentro|al final|con|cuando|primer*)
    para (vos|ti|usted|ustedes) .. (exito|buen resultado|valido la pena) ..
    (exito) .. (seria|es|para usted|para ustedes|para vos) que ..
    (con)? (que|cual) (indicador|metrica|numero|dato) .. (mid*|medir|va a|segu*|fij*|mir*)
    (fijemos|fijemonos|pongamos|pongamonos|definamos|acordemos|marquemos) .. (meta*|objetivo*|norte)
    (esas|esos|estas|estos|las|los) (son|serian) .. (metas|objetivos)
    (o sea que|entonces) si .. (<month>|<duration>|verano|navidad) ... (content*|feliz|satisfech*|tranquil*|logrado)
    (sigue siendo|siguen siendo) .. (objetivo|meta|perseguimos|llegar a|lograr|bajar|alcanzar)
    (valio|valido|vale) la pena ... que .. (tendria|haber|pas*)
    !objetivo (de|del) .. (llamada|llamadita|reunion|sensor|camara|sesion|visita|lente)
    !(nuestra|nuestro) (meta|objetivo) es
    !(para que le diera confianza|proveedor mas|espera para firmar)
  `,
  problem_diagnosed: `
    (le|te|les)? (ocurre|pasa|sucede|falla|sale) .. con (todos|todas|uno|una|algun*) ... ?
    (renovo|cambio|movio|instalo|actualizo|modifico|reinicio|desconecto) .. (usted|algo|el|la|los|las) ... ?
    (esta|es) .. (en|con|por) .. o (en|con|por|solo) ... ?
    (que|cual) .. (mensaje|error|codigo|pantalla|modelo|version|luz|luces|navegador|equipo) ... ?
    desde cuando ... ?
    cuando .. (empezo|comenzo|aparecio|dejo de|ocurrio|fue la ultima|paso) ... ?
    (le|te|les)? (pasa|sucede|ocurre|falla|sale|aparece) .. (siempre|solo|en todos|en todas|todo el tiempo|con|o) ... ?
    (ya)? (ha|has|han) (probado|intentado|reiniciado|revisado|apagado|verificado|cambiado|conectado) ... ?
    (probo|probaste|intento|reinicio|reiniciaste|reviso|revisaste|desconecto|cambio algo|movio|instalo|actualizo) ... ?
    (que) .. (aparece|sale|ve|dice|muestra) .. (pantalla|cuando|al)? ... ?
    (esta|estan) .. (encendid*|conectad*|enchufad*|parpade*|por cable|por wifi) ... ?
    (tiene|tienen|hay) .. (foto|fotos|captura|numero de pedido|luz|senal) ... ?
    cuanto (pesa|mide|tarda|dura) ... ?
    (donde) (esta|fue|tiene|queda) .. (exactamente|golpe|dano|fuga|averia|falla|rotura) ... ?
    (me puede|puede|podria) .. (describir|confirmar|decir) .. (que|error|exactamente) ... ?
    desde cuando (le|te|les|lo|la|se|esta|pasa|viene|tiene|no|nota|ocurre)
    ^ (que|cual) .. (sale|aparece|marca|pone|muestra|error|mensaje|codigo|version) .. (pantalla|pantallita|ahi|abajo|arriba|equipo|exactamente|caldera|router|app|$)
    (en que|a que) (momento|numero|hora|pantalla|parte|paso|posicion) .. (esta|se|vio|fue|ocurr*|le|te|sale|cort*|qued*)
    (le|te|se|esta|es|sale|hizo|fue|pasa|duele|llego|funciona|funcionan|luz|calefaccion|agua) ... o (tampoco|tambien|solo|nada mas|parpadea|se apago|en todos|en todas|ya|venia|la caja|con lo|ya en|despues|algo|solo en)
    (ha|has|han|habeis) .. (actualizado|cambiado|movido|instalado|probado|intentado|reiniciado|revisado|rellenado|tenido que|notado|tocado|desconectado|rellenar) ..
    (cambiaron|cambio|cambiaste|actualizo|instalaron|movieron|tocaron|hubo|entro) .. (algo|contrasena|clave|alguien|red|corte|usuario) ..
    (tiene|tienes|tenes|conserva|guardo) .. (foto|fotos|factura|comprobante|captura|ticket|recibo) ..
    que (estaba|estabas|estaban) haciendo ..
    quien (se lo|lo|le|la) (recibio|entrego|atendio|instalo|firmo)
    que (faltaba|falto|venia mal) ..
    (hizo|hace|hacia) (algun)? ruido ..
    (le|te) (duele|molesta|suena|vibra) (al|cuando) ..
    (luz|luces|lucecita|foquito|led) .. (fija|parpadea|verde|roja|prendid*|encendid*) ..
    (funciona|enciende|prende|suena|calienta) con .. o con ..
    (le|les|te) hago unas preguntas ..
    (salio|llego|venia) .. (embalad*|abiert*|cerrad*|sellad*|completo) ..
    (entonces|o sea) .. (se le|se te) .. (apago|corto|cayo|paro) .. (asi fue|cierto|verdad|correcto|y)
    (lo|la) (lavo|conecto|enchufo|mojo|reinicio|apago) con .. ?
    (que pasa|que hace) (si|cuando) (pulsa|presiona|aprieta|le da|enciende|prende|abre|toca|marca) ..
    !(que) (dice|recorrido) (la gobernanta|lucas|hace)
    !(pensando|tarjeta o)
    (desde|a) que (dia|hora|momento|fecha) ..
    cuando (fue|empezo|comenzo|noto|dejo|aparecio|se dio|ocurrio|le llego) ..
    que (modelo|marca|version|navegador|aparato|foco|luz|luces|usuario|programa|sistema|color|tipo de) .. (tiene*|usa*|es|esta*|sale|aparece|ve|utiliza*|maneja*|tenes|le) ..
    (cuantas|cuantos) (veces|equipos|dias|computadoras|aparatos|personas) ..
    (le|te|les|os|se) .. (pasa|sale|aparece|ocurre|sucede|falla|marca|hace|apaga|traba|congela|corta|cae) .. (tambien|siempre|solo|solamente|en|con|cuando|al|a veces|o|todo) .. ?
    (me|nos) (puede|puedes|podria|podes|lee|dice|dices|describe|explica|cuenta) .. (dice|aparece|sale|ve|pantalla|error|mensaje|paso|falla|ocurre|exactamente|sucedio) ..
    (esta|estan|tiene|quedo) .. (conectad*|enchufad*|encendid*|prendid*|apagad*|actualizad*|instalad*|cerrad*|abiert*|vencid*) .. ?
    (ya)? (probo|probaste|intento|intentaste|reinicio|reiniciaste|apago|apagaste|desconecto|desconectaste|verifico|reviso|revisaste|limpio|checo|borro|actualizo) .. ?
    como (venia|llego|estaba|vino) .. (empac*|caja|paquete|embal*|producto|pieza|sello|pedido) ..
    (donde|quien) .. (lo|la|le|se) (tiene|instalo|entrego|recibio|compro|atendio|puso|conecto|reviso) ..
    (ve|ves|nota|notas|escucha|huele|siente|hay) .. (luz|ruido|olor|humo|mensaje|fuga|golpe|agua|error) .. ?
    (alguien|algun) .. (movio|cambio|toco|instalo|mas usa|modific*) ..
    (solo|solamente|unicamente) .. o (tambien|en|con|a) .. ?
    !(su|tu) (esposo|esposa|socio|jefe) ..
  `,
  cancel_reason_explored: `
    (me)? (cuenta|cuentas|platica|dice|explica|comenta) (que|por que|cual) ... ?
    (que)? (paso|sucedio|ocurrio|fue lo que paso) ?
    (a que se debe|hay algun motivo|hubo algun problema|puedo saber) ... ?
    (por que) .. (quiere|quieres|queres|desea|decidio|decidiste|se va|cancelar|darse|la baja|la cancelacion|darla) ... ?
    (que) (paso|ha pasado|sucedio|lo llevo|la llevo|te llevo|le llevo|motivo) ... (cancel*|baja|irse|decision|cambi*|querer) ... ?
    (me)? (puede|podria|podes|puedes) (decir|contar|comentar) .. (por que|motivo|razon|porque) ... 
    (y)? el otro motivo ?
    !motivo de (mi|la|esta) llamada
    (cual|por que|que) .. (motivo|razon|causa) .. (de|por|la|lo|para|cancel*|baja|fue|es|su|$) ..
    (por que) (nos|lo|la|le|se|te)? (quiere|quieres|queres|desea|deja|dejas|abandona|abandonas|va|vas|cancela|anula|corta) ..
    que (fue lo que|es lo que)? (paso|ha pasado|ocurrio|sucedio|fallo|no funciono|no le gusto|hicimos|detono|lo motivo|la motivo) ..
    (que|como) .. no (funciono|le gusto|te gusto|cumplimos) ..
    (se va|te vas|nos deja|nos dejas|cancela|lo deja|es) .. por .. (precio|algun|algo|servicio|atencion|lo de|la factura) .. (o|verdad|hay algo|hubo)
    (encontro|encontraste|consiguio|vio|ya miro|miraste) .. (otra|otro|algo|mejor) .. (oferta|compania|empresa|opcion|proveedor|convenga|conviene|mejor|barato|todavia|mas)
    (me ayudaria|me sirve|me gustaria|quisiera|puedo|podria|me permite) .. (saber|conocer|preguntar*|entender) .. (por que|que|motivo|razon|cual)
    (hicimos algo mal|algo que hicimos|fallamos en algo|en que fallamos|paso algo|hay algo mas|algun otro detalle|hubo algun*|tuvo algun*|tuviste algun*|algun inconveniente) ..
    (aparte|ademas|fuera) (de|del) .. (precio|valor|eso|ese) ... (como|hay|hubo|que|algo) ..
    (desde cuando|hace cuanto) .. (pensando|pens*|decidi*|molest*) ..
    !razon social
    !por que no (enciende|prende|funciona|se queda|carga)
    que (le|lo|la|te|les)? (hizo|llevo|lleva|trae|motiva|motivo|impulso|empuja|orillo|falto|decepcion*|disgusto|molesto|incomodo|fallo) ..
    (a que) (se debe|obedece|responde) ..
    cual (es|fue|seria|ha sido) (el|la|su|tu) .. (motivo|razon|causa) ..
    (cuenteme|cuentame|contame|platiqueme|digame|dime|expliqueme|decime) .. (que paso|por que|que fue|que sucedio|motivo|razon|que le|que no|que ocurrio) ..
    (es|seria|fue) (por|un tema de|cuestion de|problema de) .. (precio|costo|servicio|atencion|calidad|uso|economic*|dinero) .. ?
    por que ... (baja|irse|irte|ir|cancel*|dejar*|cambi*|decision|retir*|salir*)
    (hubo|paso|ocurrio|tuvo|tuviste|sucedio) .. (algo|algun|alguna) .. ?
    (que|algo) .. (podamos|podriamos|hubieramos|pudimos) .. (hacer|hecho|mejorar|cambiar) ..
  `,
  satisfaction_checked: `
    (como|que tal) .. (ha sido|han estado|le ha ido|les ha ido|te ha ido|se han sentido|ha funcionado|les funciona|va|van) .. (con|el|la|usar|usando|hasta|para) ... (sistema|servicio|plataforma|equipo|nosotros|herramienta|uso|programa)? ... ?
    (como|que tal) (le|les|te|os)? (ha ido|va|van|esta yendo|han ido|esta funcionando|resulta|ha resultado|ha funcionado|sienten|siente|ven) .. (con|el|la|servicio|sistema|nosotros|producto|plataforma|herramienta|hasta ahora) ... ?
    (esta|estan|estas) (contento|contenta|contentos|satisfech*|conforme|conformes|a gusto|feliz) con ... ?
    (que) (le|les|te) (parece|ha parecido|parecio) (el|la|nuestro|nuestra|los) (servicio|sistema|plataforma|atencion|herramienta|producto|nuestro) ... ?
    (como) (calificaria|evalua|evaluaria|calificarias) ... ?
    (del uno al diez|del 1 al 10) ... ?
    !(precio|propuesta|cotizacion|oficina nueva)
    (como|que tal) .. (le|les|te|os|se|lo|la) .. (ha ido|han ido|ha sentido|han sentido|has sentido|llevando|estais llevando|estan llevando|pasando|ha resultado|ha funcionado|han tratado|ha parecido) ..
    (como|que tal) .. (estas|estais|estan|esta|va|vas|van|se sienten|se siente) .. con (nosotros|el servicio|el sistema|el programa|la plataforma|la agenda|el plan|la app|la herramienta|su servicio|ustedes) ..
    como va .. (experiencia|todo con|el servicio|la plataforma|el programa|con nosotros) ..
    (esta|estas|estan|estais|sigue|siguen|quedo|quedaron) .. (contento|contenta|contentos|contentas|satisfech*|conforme*|a gusto|feliz|felices) .. con (nosotros|el servicio|el sistema|la|lo que) .. ?
    que (dice|dicen|opina|opinan|comenta|comentan) .. (usuarios|equipo|muchachos|clientes|pacientes|empleados|gente|chicos|ninos|gobernanta|alumnos|vendedores) ..
    (muchachos|equipo|usuarios|chicos|empleados|gente) que (dice|dicen|opina|opinan) ..
    (del|de) (uno|1|cero|0) al (diez|10|cinco|5) ..
    que (nota|calificacion|puntuacion|puntaje) ..
    (volveria|volverian|nos recomendaria*|recomendarias|recomendaria) .. (contratarnos|contratar|comprar*|recomendar*|nosotros|amig*) ?
    que (es lo que)? (mas|menos) (le|les|te|os)? (gusta|usa|usan|usas|sirve|ha gustado|ha servido|valora*) ..
    (cuenteme|cuentame|contame|digame|dime) (que tal|como) .. (ha ido|le va|les va|te va|funciona*|resulto|salio|fue|nevera|servicio|equipo|todo|el|la)
    (se le|se les|se te|le|les|te) (hizo|ha sido|fue|resulta|ha resultado) (util|comodo|facil|practico) ..
    (cumple|cumplio|cumplimos|estamos cumpliendo) .. (expectativas|esperaba*|prometimos) ..
    (algo|que) .. (podamos|podriamos|debamos|deberiamos) mejorar ..
    (servicio|equipo|plan|sistema) .. como (le|les|te) ha (funcionado|ido|resultado|salido) ..
    que resultados (ha|han|has) tenido ..
    !(proveedor|el otro|la otra|competencia|otra empresa)
    !seguro que esta
    (como|que tal) .. (ha|han|has|habeis|sienten|siente|sentis|ven|va|van|anda|califica*|evalua*|encuentra*|encuentran) .. (experiencia|servicio|atencion|herramienta|sistema|plataforma|programa|nosotros|producto|app|acompanamiento|tratamiento) ..
    todo (bien|en orden|ok) con (el|la|su|tu|nuestro|nuestra) (servicio|equipo|sistema|producto|plan|plataforma|app|entregas|pedido*) ..
    que (cambiaria*|mejoraria*|extrana*|rescata*|le pondria*|le agregaria*) ..
    (hay|tiene*|tienen|tenes) algo .. (no (le|les|te) (guste|gusta|convenza|funcione|cuadre)|mejorar|sugerir) ..
    (cumple|cumpliendo|cumplio|cubre|cubrio|llena|lleno) .. (expectativa*|esperaba*|prometi*|necesidad*) ..
    (siguen|sigue|sigues|seguis) (contentos|content*|conforme*|satisfech*|a gusto|felices|feliz) ..
    (como|que tal) (se|les|le|te|os) .. (adaptado|adaptando|acostumbrado|acomodado|sentido|portado|tratado|quedado) ..
    (como|que tal) .. (les|le|te|os|se) (va|ha ido|fue|resulto|salio|quedo|funciona|funciono) (con|el|la|hasta|en|todo) ..
    (recomendaria*|recomendarias|nos recomendaria*|renovaria*|repetiria*|volveria*) ..
    !(proveedor|competencia|otra empresa|la familia|el trafico)
    (le|les|te|os|se) (ha|han) (servido|funcionado|ayudado|resultado|convencido|adaptado) .. ?
    (esta|estan|estas|estais) (sacandole|sacando|aprovechando) .. ?
  `,
};

const offer = {
  value_tied_to_need: `
    (ese|esa|esos|esas|aquel) .. (problema|hueco|desperdicio|retraso|error|enredo|perdida|faltas|llamadas) .. (desaparece|se acaba|se acaban|baja|se resuelve|ya no)
    (pensando|justo) (en eso|en lo que|por eso|lo que)
    (o sea|entonces) que ya no
    (en su caso|en tu caso|para ustedes|para usted|para vos) .. (ayuda|resuelve|evita|significa|le|te|les|eso|esto)
    (ya no|no) (tiene|tienen|tienes|tenes|tendria|tendrian|va|van|vas) (que)? (a)? (llamar|hacer|preocuparse|perder|andar|estar|cargar|tener que|pagar)
    (eso|esto|asi|el sistema|con eso) (le|les|te)? (resuelve|evita|soluciona|elimina|ahorra|quita|baja|reduce) .. (el|la|los|las|su|sus|tu|ese|esa)
    (el robo|la perdida|eso|los robos|los danos|las faltas) .. (lo|la|los|las) (pagamos|cubrimos|resolvemos|evitamos)
    (ya que|como|puesto que) (usted|ustedes|vos|tiene|tienen|tenes|necesita|quieren|usan)
    (asi) (le|les|te|usted|la|el) .. (sale|aparece|queda|puede|sabe|llega|no)
    (como|lo que|eso que|ese problema que|lo de|aquello que) (usted|ustedes|vos|tu)? (me|nos) (dijo|dijeron|decia|decian|dijiste|comento|comentaron|comentaba|comentaste|menciono|mencionaron|contaste|conto|decias)
    por eso (baja|le sirve|les sirve|te sirve|le conviene|te conviene|le recomiendo|te recomiendo|le ofrezco|te lo|se lo|le muestro|les muestro|te muestro)
    (que|lo de|de lo) .. (me|nos) (dice|decia|dijo|dijiste|conto|contaba|contaste|comentaste|comento|menciono|acaba de mencionar|acabas de decir) .. (anda|va|funciona|sirve|viene|se lo|se la|quita|resuelve|acaba|olvida|desaparece|este|esta|esto|porque|pues)
    (lo de|eso de|lo del) ... (me|nos) (dijo|decia|dijiste|comentaste|comento|conto|contaste) ..
    (no|ya no) (tendria*|tendra*|tendras|va a tener|vas a tener|van a tener|volveria*|le va a pasar|les va a pasar|te va a pasar) .. (ese|el|mas|problema|que)
    que es (justo|justamente|precisamente|exactamente) lo que ..
    (se olvida|se olvidan|te olvidas|olvidese|olvidate|adios a|chao a|despidase) de? (el|la|los|las|de|eso|tener) ..
    (ese|esa|esas|esos|la|el) _ que (pierde|pierden|pierdes|perdes|gasta|gastas) .. (se|le|te) (lo|la|los|las)? (ahorra*|quita*|recupera*)
    si lo que (le|les|te|os|mas|a usted) .. (agobia|preocupa|importa|interesa|molesta|cuesta|urge|duele|quiere|busca|necesita|frena) ..
    (usted|vos|tu|ustedes) (queria|querias|querian|necesitaba|necesitabas|buscaba|buscabas|pidio) ... (este|esta|esto|aqui|con|modelo|por eso|viene)
    (se acuerda|te acordas|te acuerdas|recuerda|recuerdas) que? (me|nos) (dijo|dijiste|conto|contaste|comento|decia) ..
    (ya que|dado que|puesto que|al ser|siendo) .. (usted|ustedes|vos|tu|le|les|te|se|su|tan|vive*|tiene*|viaja*|patio) ... (este|esta|esto|sirve|conviene|aqui|puede*|va a|ayuda)
    (asi) (ya)? no (le|les|te|os|tiene|tienen|tienes|tenes|pierde*|depend*|vuelv*|anda|andan)
    (asi|con esto|con eso|o sea) (ya)? (nadie|no) .. (tiene que|tendria que|hace falta|vuelve*|pierde*|pregunta*) ..
    (con esto|con eso) .. (olvida*|acab*|libra*|ahorra*|quita*) ..
    (eso|esto|ese problema|ese dolor de cabeza|ese lio) .. (se lo quita|se le quita|te lo quitas|se lo ahorra|te lo ahorras|se lo resuelve|lo resuelve|se acaba|desaparece)
    (se lo|se la|te lo|te la) (quita|quitas|ahorra|ahorras|cuadra|resuelve|soluciona) (de encima|sola|solo|al|con)
    (con lo que|en lo que) (pierde*|perdes|gasta*|paga*) .. (lo pag*|se paga|recuper*|cubr*)
    !como (decia|dice|dicen) (mi|el|la)
    !(se llama|se llamaba|sigue siendo|es asi todavia)
    !le (marco|llamo) $
    (en su caso|en tu caso|en el caso de ustedes|para su caso|para alguien que|para ustedes que|para usted que|para vos que|a usted que|a ustedes que|a vos que|a ti que) ..
    (por lo que|con lo que|segun lo que|de acuerdo a lo que|con base en lo que|con todo lo que) (me|nos) (cuenta|cuentas|conto|contaste|conta*|dice|dices|dijo|dijiste|decia*|comenta|comento|comentaste|menciono|mencionaste|plati*|expli*) ... (conviene|recomiendo|sirve|viene|ayuda|queda|funciona|calza|encaja|ideal|indicado|quita|resuelve|evita|ahorra)
    (como|ya que|si) (a usted|a ustedes)? (le|les|te|os|lo|la|los) .. (preocupa|preocupaba|molesta|molestaba|urge|cuesta|importa|interesa|complica|agobia|duele) ... (este|esta|esto|aqui|con|le|les|te|el|la)
    (le|les|te|os) (resuelve|soluciona|quita|evita|ahorra|elimina|arregla) (lo|el|la|los|las|ese|esa|eso|esos|esas|justo|justamente) ..
    se (le|les|te|os)? (acabaron|acaban|acaba|terminan|termina|terminaron) (los|las|el|la|esos|esas|lo) .. (problema*|lio*|dolor*|vueltas|quejas|llamadas|filas|errores|multas|retrasos|empalmes|corridas|madrugadas|perdidas|papel*|excel)
    (esas|esos|las|los) .. (horas|multas|vueltas|llamadas|perdidas|quejas|viajes|noches|tardes|errores|faltas) que (me|usted|hoy|ahorita|pierde|pierden|pierdes|dijo|decia|tiene|tienen) ..
    (ya)? no (va|vas|van|vais) a (volver|andar|depender|perder|necesitar|sufrir|preocupar*|pasar*|tener que) ..
    (eso que|lo que|aquello que|eso de|lo de) .. (menciono|mencionaba|mencionaste|preocupa|preocupaba|platico|platicaba|comentaba|contaba|contabas|comentabas) ..
    (justo|justamente|precisamente|exactamente) (para|por|con) (eso|ese|lo que|esos|esas|esa) ..
    (pensando|hablando) en (lo|su|sus|tu|tus|los|las|el|la|ese|esa) .. (que|de) ..
    (esto|eso) (ataca|apunta|va|viene|resuelve|cubre) (directo|justo|justamente|precisamente) ..
    (con (esto|eso)|asi|ya) se (acabo|acabaron|acaba|acaban) (el|la|los|las|eso|ese|esos|esas) ..
    (asi|con esto|con eso|y) .. (deja|dejas|dejan|dejaria|dejarian) de (perder|andar|correr|pagar|depender|pelear|estar|llamar|perseguir|cargar|hacer|sufrir|batallar|lidiar) ..
    para que (ya)? no (le|les|te|os|se) (vuelva|vuelvan|pase|pasen|pierda*|pierdan|ande*|toque|falte*|olvide*) ..
    (usted|vos|tu|ustedes) (me|nos) (conto|dijo|comento|contaste|dijiste|decia|decias) que? ... (pues|esto|este|esta|cada|por eso|ahi|aqui) ..
    !que (deja|dejas|dejan) ... ?
    !no tendria que haber
    !como (ustedes|usted) son
    !(vi|supe|note) que ..
  `,
  engagement_checked: `
    (quieren|quiere|quieres) (ver|que regrese|que repita|que les muestre) .. (otra vez|de nuevo|mas|algo)? .. ?
    (es|era) (mas o menos)? lo que .. (esperaban|imaginaban|buscaban|esperaba) ?
    !te queda bien
    !(de cuanto)
    (le|les|te|os)? (hace|tiene|hacen|parece|da) (sentido|logica) ... ?
    (alguna|algunas|tiene alguna|tienen alguna|tienes alguna|tenes alguna|hay alguna|alguna otra|les queda) .. (duda|dudas|pregunta|preguntas|consulta) .. ?
    (hasta aca|hasta aqui|hasta ahora) ... (bien|duda|claro|todo|preguntas) .. ?
    (voy) .. (rapido) ?
    (como) (lo|la) (ve|ven|ves) .. ?
    (es|era) (lo que|esto lo que) .. (esperaba|esperaban|buscaba|necesitan|imaginaba|buscan) .. ?
    !(que te parece|que le parece|te parece) (si)? (el|manana|hoy|lunes|martes|miercoles|jueves|viernes)
    !(otra cosa|algo mas) .. (ayud*|puedo)
    ^ que (le|les|te|os) (parece|va pareciendo|esta pareciendo) (lo que|hasta|esto|por ahora|don|dona|$)
    ^ que (le|les|te|os) (parece|va pareciendo|parecen) .. ?
    (queda|quedo|va quedando|esta|estoy siendo|soy) (claro|clara|todo claro) .. ?
    (me explico|se entiende|se va entendiendo|me doy a entender) .. ?
    (me|nos) (sigue|sigues|siguen|seguis|entiende|entienden|entendes|entiendes) (hasta|con|o|bien|$)
    (hasta (aqui|aca|ahora|ahorita|el momento|este punto)) .. (como|bien|alguna|duda*|pregunta*|claro|todo|vamos|se entiende|les|le|que tal)
    como (lo|la|los|las) (ve|ves|ven|veis|van viendo|va viendo|sienten|siente) (los|las|ustedes|usted|vos|hasta|ahi|$)
    como (lo|la|le|les) (suena|suena eso|parece) .. ?
    que (preguntas|dudas|comentarios|inquietudes) .. (tiene*|tenes|hay|traen|traes|les|le|te|surge*|van)
    (tiene|tienen|tienes|tenes|hay|quedo|surge|queda) (alguna|algunas) (otra)? (pregunta*|duda*|inquietud*|consulta*)
    (alguna|algunas) (duda|dudas|pregunta|preguntas|inquietud) (antes|con|sobre|hasta|de) ..
    (pregunte|pregunten|preguntame|pregunteme|preguntenme|interrumpa*|interrump*|parame|pareme|parenme|frename|levanten la mano|detengame|detenganme) .. (lo que|cuando|si|con|todo|cualquier|en|que|confianza|$)
    (va|vas|van) (parando|interrumpiendo|preguntando|diciendo) (cuando|si|lo|cualquier|en) ..
    (si algo|si hay algo) .. no .. (entiende|claro|cuadre|cuadra|entienda) ..
    (les|le|te|os|esto|eso) .. (hace|va haciendo) sentido ..
    (esto|eso) (le|les|te|os) (resolveria|serviria|solucionaria|ayudaria|cuadra|encaja|funcionaria|calza|late|acomoda) .. ?
    esto (le|les|te|os) (resolveria|serviria|solucionaria|ayudaria) ..
    se (parece|ajusta|acerca) .. a (como|lo que) .. ?
    (vamos|van|voy) (bien|muy rapido|demasiado rapido|rapido) (o|hasta|$)
    (va|vas|voy|van) (muy|demasiado) rapido
    (lo van|la van|lo vas|se ven|se imaginan|se ve) (viendo|usandolo|trabajando asi) .. ?
    !(le|te|les) parece si
    !(proveedor|conforme|con esto)
    !que te parecio
    !(le|les|te) (va|viene|queda) bien
    se (entiende|entendio|va entendiendo|capta) (hasta|bien|lo|la|todo|o|esto|$) ..
    que (opina|opinan|opinas|opinais|piensa|piensan|piensas) (de|hasta|sobre|por|con)? (esto|eso|lo|esta|este|aqui|la|el|ahora)? .. ?
    (le|les|te|os|lo|la) (gusta|interesa|sirve|sirven|late|cuadra|convence|encaja|calza|ve util|ven util|parece util|resulta util) .. ?
    (lo|la|se) (ve|ven|ves|veis|imagina|imaginas|imaginan) (util|usandolo|usandola|aplicable|practico|trabajando|en su dia|en su) .. ?
    (quiere|quieren|quieres|queres|prefiere|necesita) que (lo|la|les|le|te|me)? (repita|explique|profundice|vuelva|ahonde|detenga|regrese|pase|amplie) ..
    (quedo|queda|va quedando|todo|esta todo) (claro|clara|entendido) (hasta|por|esto|esta|todo|lo|o|$) ..
    (todo) (bien|claro|en orden) (hasta|por ahora|hasta ahora) ..
    (cualquier|alguna|tienen|tiene|surge) .. (duda|pregunta|inquietud|cosa) .. (me|nos|la|lo) (interrump*|para|paran|dice|dicen|frena|frenan|avisa|avisan|pregunta|preguntan|hacen|detienen)
    (era|es|esto es) (lo que|algo asi|esto lo que|algo como lo que) .. (busca*|esper*|imagin*|mente|necesit*|tenia) .. ?
    (los|lo|la|te|las) (estoy|voy) (aburr*|confund*|mareando|abrum*) ..
    (como vamos|como van|como voy|vamos bien|van bien|voy bien) (hasta|con|por|todos|ahi|$) .. ?
    (hay|tienen|tiene|alguien) .. (duda|dudas|pregunta|preguntas) .. ?
    (que) (le|les|te|os) (llama la atencion|gusta mas|gusto mas|sirve mas|parecio) .. (de|lo|esto|hasta) .. ?
    !si no te interesa
    !le encaja .. <weekday>
    !gusta mas .. o ..
    !voy bien $
  `,
  social_proof: `
    (un|una) .. (de|en|alla en) <name> ... (usa|instalo|empezo|cambio|redujo|ahorra|logro|bajo|bajaron|duplico)
    (otras|varias|muchas|otros|muchos|varios) (tiendas|empresas|clinicas|negocios|restaurantes|familias|gimnasios) .. (usan|ya|resolvieron|lograron|ahorran|tienen|confian)
    !(su|sus|tu|tus|usted|ustedes) .. (bajaron|bajo|cayeron)
    (tenemos|tengo|tuvimos|hay|atendemos|trabajamos con|instalamos en|ayudamos a) .. (un|una|otro|otra|varios|varias|muchos|muchas|mas de) .. (cliente|clientes|empresa|empresas|clinica|negocio|gimnasio|restaurante|tienda|veterinaria|colegio|comercio|ferreteria|cadena) ... (que|de|en|como|igual|parecid*|con)
    (nuestros|otros|muchos|varios) clientes .. (han|lograron|redujeron|aumentaron|ahorran|usan|dicen|bajaron|estan|logran|nos)
    (un|una|otro) .. (que|donde) (atendemos|instalamos|montamos|implementamos|equipamos|trabajamos)
    (caso de exito|casos de exito|testimonio|testimonios|referencias)
    !(anoto|meta|metas|entonces)
    !otro cliente que .. (pidiendo|interesado|quiere|esta)
    (un|una|otro|otros|varios|nuestros|mis) cliente* (nuestro|nuestros|mio|mios|que|de|como)
    (un|una|otro|otra|varios|varias|muchos|muchas|el|la|los|las|dos|tres|unos|unas) .. (cliente*|client*|empresa*|clinica*|negocio*|restaurante*|tienda*|gimnasio*|colegio*|hotel*|panaderia*|ferreteria*|farmacia*|taller*|estudio|cooperativa*|senora|senor|familia*|vecin*|doctor*|despacho*|fabrica|conjunto|edificio|academia|finca*|hacienda|peluqueria|veterinaria|bodega|productor*|colega*|competidor*|municipio|hospital|constructora|cadena|agencia|distribuidor*|escuela|inmobiliaria) ... (redujo|redujeron|bajo|bajaron|subio|subieron|aumento|aumentaron|ahorro|ahorraron|ahorra|paso de|pasaron de|duplico|logro|lograron|lo puso|lo usa|lo usan|instalo|instalaron|dejo de|dejaron de|recupero|recuperaron|ha vuelto|han vuelto|me escribio|me conto|encantad*|ha bajado|han bajado|ya lleva|ya llevan|trabaja con nosotros|trabajan con nosotros|no ha tenido|no han tenido|se cambio|se cambiaron|crecio)
    ^ .. en (el|la|los|las)? .. (colegio|hotel|talleres|taller|clinica|restaurante|tienda|panaderia|edificio|fabrica|<name>) ... (redujeron|bajaron|ahorraron|subieron|llevan con nosotros|lo usan|pasaron|lograron|dejaron)
    (lleva|llevan|trabaja|trabajan|esta|estan) (ya)? .. con nosotros (y|dos|tres|un|hace|desde|<number>|ya) ..
    <name> .. (bajo|redujo|subio|ahorro|aumento|duplico|logro|bajaron|redujeron|ahorraron|recupero|recorto) .. (su|sus|el|la|los|las|un|una|casi|hasta) ... (<percent>|<number>|mitad|doble)
    (le|les) paso .. (a un|a una|a otro|a otra|al|lo mismo a) (vecin*|client*|coleg*|senor*|empresa|compan*|taller|negocio|amig*|restaurante|doctor*)
    ellos (bajaron|redujeron|ahorraron|pasaron de|lograron|subieron|duplicaron) ..
    (tenemos|contamos con|atendemos|atendimos|trabajamos con|asesoramos) .. (mas de|casi|cerca de|ya|como) .. <number> .. (cliente*|empresa*|ferreteria*|usuario*|familia*|hospital*|tienda*|negocio*|colegio*|clinica*|restaurante*|taller*|comercio*|pyme*)
    (tenemos|contamos con) (muchos|muchas|varios|varias)? (clientes|usuarios|empresas) (en|de|como|que|por) ..
    (tenemos|salimos|estamos|con) .. <number> .. (opiniones|resenas|estrellas|valoraciones)
    a mi (propio|propia|mismo|suegra|cunad*|hermano|hermana|mama|papa) .. (se|le) (lo|la) (puse|instale|vendi|hice)
    me (escribio|llamo|dijo|conto) ayer .. que
    (mis|nuestros|los) clientes .. (me|nos) (dicen|cuentan|agradecen|felicitan) ..
    (telefono|contacto|referencias|numero) de .. (cliente*|clientes|empresas) ..
    (su|tu) (competidor*|vecin*|colega*|competencia) .. (ya|lo) .. (usa*|tiene*|puso|pusieron|instal*|contrat*)
    (asi lo|lo mismo|eso mismo) .. (hizo|hicieron) .. (client*|empresa|<name>)
    !(su|tu|sus|tus|usted|ustedes|habeis|has|han) (consumo|factura|reclamos|bajaron|bajo|ventas)
    !(clientes) me dicen que es (caro|mucho)
    !desde (que|mayo|enero|marzo|octubre) .. (pusimos|pusieron|instal*|riega)
    !otros lo hacen
    (un|una|otro|otra|varios|varias|muchos|muchas|algunos|algunas) .. (cliente*|empresa*|clinica*|negocio*|restaurante*|tienda*|colegio*|hotel*|taller*|despacho*|colega*|familia*|persona*) .. (como usted|como ustedes|como la suya|como el suyo|como el tuyo|parecid*|similar*|mismo caso|su tamano|su sector|su rubro|su giro|su zona|colegas suyos) ...
    (le|les|te) (pongo|doy|cuento|comparto) .. (ejemplo|caso|historia|lo que paso con|de un cliente|de una client*) ..
    (tuvimos|tenemos|tengo|hubo|tuve|conozco) (un|el) caso ..
    el caso de (<name>|un|una|otro|otra) ..
    (mas de|casi|unos|unas|ya son|ya van|son) <number> .. (empresas|clientes|negocios|familias|usuarios|pymes|comercios|restaurantes|clinicas|instituciones|escuelas|talleres|tiendas) ..
    <number> de cada <number> ..
    <name> (ya)? (lo|la|nos) (usa|usan|tiene|tienen|contrato|contrataron|instalo|puso|implemento|eligio|compra) ..
    (con|en|a) <name> .. (logramos|conseguimos|bajamos|redujimos|ahorramos|pasamos de|pasaron de|implementamos|instalamos|ahorraron|redujeron|bajaron|duplicaron|lograron) ..
    (trabajamos|ayudamos|acompanamos|asesoramos|atendemos|equipamos) (con|a) <name> ..
    (me|nos) (decia|dijo|comentaba|conto|contaba|escribio) .. (un|una|otro|otra|la|el|mi) .. (cliente|clienta|senora|senor|duen*|gerente|doctor*|usuari*|director*) ..
    (nos|lo) (recomienda|recomiendan|recomendo|recomendaron) ..
    (ahorraron|redujeron|duplicaron|triplicaron|recuperaron|dejaron de perder|bajaron sus|bajaron los|aumentaron) ... (<percent>|<number>|mitad|doble|tercio|tercera)
    (clientes|usuarios|empresas|alumnos|pacientes) (nuestros|que|de|nos|como) .. (lograron|dicen|bajaron|redujeron|ahorran|recuperan|renuevan|recomiendan|cuentan|duplicaron|han) ..
    (un|una) .. (aqui|aca|alla|de|en) .. (<name>|cerca|la zona|la vuelta) .. (lo tiene|lo usa|lo puso|la tiene|la usa|instalo|contrato|bajo|redujo|ahorra|ahorro|lleva) ..
  `,
  price_presented: `
    (total|precio|inversion|costo|mensualidad|renta|paquete) .. (es|son|de|en|seria|queda) .. (<money>|<number>)
    <number> .. (mas iva|al ano|al mes|mensuales|anuales|en dos pagos|de enganche|de anticipo)
    (descuento|rebajo|bajo|quito) .. <percent>
    (le|te|les) (descuento|bajo|rebajo|hago) .. <percent>
    (queda|quedaria|quedan|sale|saldria|salen|cuesta|cuestan|costaria|vale|valen|serian|seria|son|es|esta|estan|esta saliendo|baja|baja a|queda en|anda|viene) .. (en|a|por|de)? <money>
    (queda|quedaria|sale|saldria|cuesta|cuestan|esta|estan|estaria|vale|anda|baja|se le quedaria|se queda|bajaria) .. (en|a|por) <number>
    (precio|cuota|plan|paquete|valor|tarifa|licencia|instalacion|implementacion|inversion|mensualidad|costo|coste|alta|membresia|suscripcion) .. (es|de|en|por|esta|son|queda|sale|seria|cuesta) .. (<money>|<number>)
    <number> .. (al|por|a) (mes|ano|usuario|unidad|licencia|persona|alumno|cabeza|sucursal)
    <number> (mensuales|anuales|mas iva|por mes|al mes)
    <money> .. (al|por|cada|mensual|mensuales|anual|de contado|mas iva|con flete|el plan|de instalacion|por)
    <percent> (de)? (descuento|de descuento|menos|si)
    (le|te|les) (puedo hacer|hago|doy|dejo|puedo dejar|ofrezco|puedo dar|puedo ofrecer) .. (<percent>|<money>|por <number>|en <number>|el <number> por ciento)
    (en|a) <number> (cuotas|meses|pagos|mensualidades) (de|sin)
    (si se va|si cancela|penalizacion|multa) .. son .. (<money>|<number>)
    (son|serian) <money>
    !(reembolso|devolucion|facturacion|devolvemos|devolver|abono de)
    (son|serian|seria|sale|salen|saldria|saldrian|queda|quedan|quedaria|quedarian|cuesta|cuestan|vale|valen|cobro|cobramos|cobraria*|dejo|dejamos|paga|pagas|pagaria*|esta|estan|baja|bajaria) .. <number> .. (mil|pesos|euros|al mes|mensual*|iva|el kilo|la sesion|por persona|cada uno|cada una|al ano|la hora|el metro|kilovatio|de contado|a credito|millones|palos|lucas|soles|dolares|y pico|ida)
    (plan|paquete|basico|pro|premium|combo) .. <number> .. (al mes|mensual*|por|plan|$)
    (tasa|prima|deducible|interes|senal|anticipo|enganche|sena|inicial|mensualidad|cuota|kilo|envio|total|valor|pasaje|conjunto|flete) .. (es|son|seria|de|del|en|a|queda|sale|quedaria) .. (<number>|<percent>|<money>)
    (se|te) (lo|la|los|las) (dejo|pongo|doy|hago|dejamos) .. (en|a|por) .. <number>
    (te|le|les) (hago|cobro|dejo|cobramos) .. (<money>|<number> (y|con|mil|pesos|palos))
    <number> (mensualidades|cuotas|pagos|meses) de .. <number>
    (de contado|a credito|al contado|en efectivo|financiado) .. <number>
    (baja|bajaria|pasa) de <number> a <number>
    a partir de <money>
    cada (uno|una) (esta|sale|queda|a|en) .. <number>
    (le|te|les) sale .. <number> .. (en vez|en lugar|menos|al|con)
    !(ahorro|ahorraron|siniestros|reclamos|robos|reembolso)
    !meses .. salida
    !facturar en
    !repasamos
    !incluye <number>
  `,
  concession_traded: `
    si (paga|pagas|pagan|firma|firmas|firman|contrata|contratas|toma|toman|lleva|llevan|compra|compran|cierra|cierran|se lleva|adelanta) ... (le|te|les|podria|puedo)
    (le|te|les) (descuento|hago|doy|dejo|bajo|regalo|incluyo) ... si (paga|pagas|firma|firman|contrata|toma|es|me|hoy)
    (le|les|te) (puedo|podria|hago|doy|dejo|incluyo|bajo|bonifico|mantengo) ... (si|siempre que|a cambio|siempre y cuando) ... (paga|pago|pagan|firma|firman|contrata|contado|contrato|anual|hoy|cierra|cierran|efectivo|meses|recomienda|anticipo|toman|confirma)
    a cambio (de|le|ustedes|usted|nos)
    (pagando|firmando|contratando|cerrando|llevando) ... (le|les|te|queda|sale|hay|tiene)
    !si no (me)? (confirma|firma|cierra)
    si (usted|ustedes|me|vos|nos|firma|firman|paga|pagan|contrata|contratan|cierra|cierran|toman|compra|compran|llevan) ... (le|les|te|os|se|podemos|puedo|hago|doy|incluyo|dejo) .. (hago|doy|incluyo|dejo|bajo|descuento|regalo|bonifico|quito|mantengo|puedo dejar|puedo hacer|puedo bajar|puedo dar|<percent>|<money>|gratis)
    si .. (me|nos) (firma*|paga*|da|das|dan|adelanta*|compra*|trae*|deja*|recomienda*|refiere*|confirma*|cede*|acepta*|sube*|lleva*|toma*|garantiza*|presenta*) ... (le|les|te|os|se|yo) (lo|la|los|las)? (dejo|quito|bajo|doy|hago|regalo|incluyo|descuento|bonifico|mantengo|aguanto|sumo|meto|pongo|igualo|consigo|respeto|mejoro|ofrezco|congelo)
    (le|les|te|os|se) (lo|la|los|las)? (dejo|quito|bajo|doy|hago|regalo|incluyo|descuento|bonifico|mantengo|aguanto|sumo|pongo|igualo|consigo|mejoro|respeto|congelo|puedo dejar|puedo hacer|puedo bajar|puedo dar|puedo igualar|podria dejar|podria hacer) ... (si|siempre que|siempre y cuando|a cambio|con la condicion|pero usted|pero vos|pero tu|pero me|a condicion) .. (me|nos|paga*|firma*|usted|ustedes|vos|pedido|compra*|lleva*|toma*|trae*|deja*|cierra*|contrata*|pase|supere|manda*|adelanta*)
    (podria|puedo|podemos) (dejarle|dejarte|hacerle|hacerte|bajarle|bajarte|darle|darte|igualarle|mejorarle|regalarle|incluirle|quitarle) ... (si|siempre que|siempre y cuando|a cambio|con la condicion) ..
    (igualar|mejorar|bajar|incluir|regalar|dejar) ... si (me|nos) (manda*|firma*|paga*|compra*|da|das|confirma*|adelanta*|trae*) ..
    ^ (me|nos) (da|das|dan|deja|dejas|firma|firmas|trae|traes|compra|compras|adelanta) ... (yo|nosotros) (le|les|te|os) .. (doy|dejo|hago|pongo|bajo|descuento|regalo)
    (hagamos|hacemos) (un)? (trato|negocio|acuerdo|cambio) ... (usted|vos|tu|me|yo) ..
    con (pago|el pago|contrato|permanencia|volumen|anticipo|firma) .. (anual|anticipado|contado|anos|adelantado|inmediata|efectivo|mensual) ... (le|les|te|os) .. (sumo|doy|dejo|hago|bajo|incluyo|regalo|quito)
    (acepto|aceptamos|ceder|cedo|cedemos) ... (pero|si|siempre que|a cambio) .. (me|nos|usted|ustedes|volumen|contrato|compromiso|penalizacion)
    (llego|llegamos|puedo llegar|te llego|le llego) .. si (me|nos|usted|firma*|paga*) ..
    solo si (me|nos) (deja*|firma*|da|das|paga*|trae*|recomienda*)
  `,
  disparaged_competitor: `
    (ellos|la competencia|esa empresa|esos|el otro|los otros|el banco) .. (son|es|estan|esta) (un|una|unos|muy|bien|puro|pura)? (malo|malos|mala|pesimo|pesimos|desastre|estafa|estafadores|basura|porqueria|chafa|chafas|trucho|truchos|ladrones|informales|mentirosos|horrible)
    (no|ni) (se)? (le|les)? .. (confie|fie|recomiendo) .. (en|de) (ellos|esa empresa|esos)
    (los|le|te|lo|la) (van a|va a|vas a)? (estafar|enganar|enganan|dejar tirado|dejan tirado|roban|estafan)
    (todos|todo el mundo|mucha gente) .. (se queja|se quejan|se van|viene|huye) (de)? (ellos|alli|ahi)
    !no voy a hablar mal
    (ellos|esos|esas|esa|ese|los de|las de|la competencia|esa empresa|esa gente|el otro|los otros|la otra|otras empresas|correos) ... (son|es|estan|andan) .. (desastre|chiste|pirata*|truchos|trucho|estafa*|ladron*|nido|quebrad*|mentiros*|sinverguenza*|basura|porqueria|malisim*|pesim*|informal*|incompetent*|irresponsabl*|carer*|vendehumo*|timador*|chanta*|chapucer*|inutil*|ratas|fraude|peores|mediocre*)
    (son|es) (un|una|unos|unas) (desastre|pirata*|truchos|trucho|estafador*|estafa|ladron*|chiste|nido|porqueria|mentiros*|sinverguenz*|vendehumo*|chanta*|chapuz*|timador*|piratas) ..
    (te|le|les|os|lo|la) (dejan|dejen|dejaran|van a dejar|va a dejar) (tirad*|botad*|colgad*|plantad*) ..
    (te|le|les|os|lo) (estafan|enganan|roban|mienten|revolean|tranzan|timan|sangran|van a estafar|van a enganar|van a robar) ..
    (estafando|enganando|robando) (a)? (la gente|los clientes|gente) ..
    no (se|te) (vaya|vayas|meta|metas|fie|fies|confie|confies) (con|de|en|por) (esa|ese|esos|ellos) ..
    si (quiere|quieres|queres) que (te|le|lo) (dejen|roben|estafen|fallen) ..
    (con|a) (ellos|esos|esa empresa|esa gente) .. (siempre|todos|se les|nadie|nunca) .. (termina*|mueren|queja*|demand*|llora*|falla*|pierde*|arrepient*|muere)
    nadie (serio|en su sano) .. (contrata*|trabaja*|compra*) ..
    ni para .. (sirve|sirven) .. (esas|esos|eso|placas)?
    (usan|ponen|venden|mandan|te mandan|le mandan|le cambia|te cambia) .. (aglomerado|truch*|usadas|usados|sin papeles|robad*|mala calidad|de segunda|pirata|falso*|reciclad*|caducad*) ..
    (vinieron|vienen|llegan) llorando ..
    (todo el mundo|todo el pueblo) lo sabe ..
    (otros|otras empresas) lo hacen mal ..
    !(era|fue) (un|una)
    !(no son|no es) (un|una)
    (ellos|esos|esa|esas|ese|aquellos|la competencia|los de|los del|otra empresa|otras empresas|otra compania|esa compania|esa marca|ese proveedor|su proveedor|tu proveedor|los otros) .. (no|nunca|ni) .. (saben|sabe|cumplen|cumple|contestan|contesta|responden|responde|dan la cara|da la cara|pagan|sirve|sirven|valen|vale|tienen idea|respetan)
    (tiene|tienen|es|son|dan|brindan) .. (pesim*|malisim*|desastros*|de cuarta|de quinta|mala fama|mala calidad|pura pantalla|puro cuento|puras mentiras|puros problemas|puras quejas|un asco|una verguenza|un peligro|un timo|una basura|una porqueria) ..
    (le|te|les|os) (venden|vendio|cobran|meten|clavan|esconden) .. (humo|ocult*|de mas|letra chica|por todo) ..
    venden humo ..
    (vienen|vino|llegan|llego|salen|salieron|huyen|huyendo|escapando) .. (de|con) (ellos|esa empresa|ese|la competencia|alla|ahi) ..
    (he|hemos|se) (escuchado|oido|visto|escuchan|oyen|cuentan|dicen) .. (quejas|cosas feas|cosas malas|horrores|barbaridades) ..
    no (se lo|te lo|le|te|los|las|lo) (recomiendo|recomendaria|deseo|aconsejo) .. (a nadie|esa|ese|ellos|ni|con|marca) ..
    (dejan|dejaron|deja|dejo) (tirad*|botad*|colgad*|plantad*) a ..
    (quebr*|la quiebra|fundid*|cerrando|en las ultimas) .. (no pagan|van a|y|esa|esos|ellos)
    (ellos|esos|esa|ese|los de) .. (roban|estafan|enganan|mienten|abusan|inventan|copian|desaparecen|cobran por todo|se lavan las manos)
    (puro|pura|puros|puras) (humo|mentira*|cuento|problema*|basura|pirata*|ladron*|improvisad*) ..
  `,
  solution_explained: `
    (le|les|te) (llevamos|mandamos|enviamos|cambiamos|reponemos|instalamos|reparamos|arreglamos) (la|el|un|una|otro|otra) ...
    (vaya|ve|entra|entre|da|de|seleccione|arrastre|suba|elija|escriba|apague|quite|conecte|presione) .. (a|en|el|la|los|las) ... (luego|despues|y|con eso|hasta|le va a|te va a)
    (voy|vamos) a (programar|enviar|cambiar|corregir|mandar|reponer|agendar|reemplazar|revisar|hacer) ... (y|el|la|un|una)
    (el sistema|la aplicacion|esto|la plataforma|el equipo) (ya|solo|sola|automaticamente)? .. (dispara|manda|avisa|crea|lee|calcula|actualiza|ordena|hace|genera)
    (el tecnico|el equipo|nuestro tecnico|la cuadrilla) .. (va|pasa|instala|cambia|revisa|lleva|recoge)
    (el sistema|la plataforma|la aplicacion|la app|la herramienta|el equipo|el detector|esto) .. (manda|envia|avisa|calcula|muestra|junta|genera|permite|hace|registra|detecta|sincroniza|bloquea|importa|cubre|pregunta|ofrece)
    (hago|haga|haz|hace|haces|das|da|dale|de) (clic|click) 
    (entra|entre|entras|abre|abra|abres|abris|ingresa|ingrese|selecciona|seleccione|pulsa|pulse|apaga|apague|desconecta|desconecte|conecta|conecte|reinicia|reinicie|descarga|descargue|pone|ponga|mantenga) (en|a|el|la|los|las|su|tu|presionado) ... (y|despues|luego|ahi|hasta|entonces)
    (eso|esto) (quiere decir|significa|permite|hace que)
    (lo|la|los|las) (pagamos|cubrimos|instalamos|hacemos|configuramos|migramos|montamos|revisamos) con
    (paso a paso|los pasos son|el proceso es)
    (ahi|aca|aqui|a la izquierda|a la derecha) .. (esta|tiene|ve|ven|aparece|sale|les pongo|queda) .. (el|la|los|una|un)
    (le|les) (voy a|vamos a)? (enviar|mandar|cambiar|mando|cambio|reemplazar|programo) .. (tecnico|equipo|pieza|link|enlace|detector|repuesto|otro|uno nuevo)
    (le|te|les) (cambio|cambiamos|programo|repongo|reemplazo|reponemos) .. (el|la|un|una|los|las|otro|otra) ...
    si .. (responde|pulsa|marca|falla|elige|cancela|contesta|baja|sube) .. (el|la|se|le|dos|un) ..
    (primero|lo primero) .. (apag*|desconect*|entr*|abr*|pon*|le da*|carg*|instal*|hac*|desenchuf*|reinici*|revis*|sac*|quit*|cre*|descarg*) ... (despues|luego|y|segundo)
    (asi|esto|lo que) (es como|va)? (funciona|hacemos es|trabajamos|va asi) ..
    se (descarga|registra|abre|aprieta|pone|coloca|instala|activa|conecta|configura|carga|llena|rellena|captura|echa|deja|cambia|crea|edita|marca|elige|dicta|dictan|escanea|gira|corta|crean|cargan|capturan|descargan|bloquea|enciende) .. (y|luego|despues|aqui|ahi|sola|solo|aparte|conforme|desde|automatic*|medio|con)
    (usted|tu|vos|ustedes) .. (escanea*|sube|subes|subis|entra|entras|entran|pone|pones|marca|marcas|elige|eliges|elegis|carga|cargas|aprieta|apretas|llena|abre|mete|selecciona*|toca|tocas|escribe|conecta) ... (y|luego|despues|listo|sistema|programa)
    (el|la|los|las|nuestro|nuestra|cada) (sistema|programa|plataforma|aplicacion|app|aparato|filtro|sensor|valvula|equipo|modulo|bomba|maquina|bateria|camara|termostato|panel|software|robot|herramienta|caldera|cita|pulsera|tableta) .. (manda|envia|avisa|lee|calcula|guarda|calienta|separa|detecta|se abre|se cierra|se activa|riega|regula|genera|registra|ordena|muestra|le dice|te dice|salta|bloquea|se protege|recoge|mide|corta|se bloquea|sincroniza) ..
    (aqui|ahi|aca) (usted|tu|vos)? (aprieta|aprietas|apretas|pones|escoge|escoges|elige|eliges|marca|marcas|le da|le das|selecciona*|guarda|guardas|arrastra*) ..
    (haga|haz|hace|ve|vaya|entre|entra|abra|abre|pulse|pulsa|apriete|aprieta|presione|presiona|ponga|pone|pon|gire|gira|apague|apaga|prenda|prende|encienda|enciende|desenchufe|desenchufa|desconecte|conecte|borre|borrela|baje|bajas|suba|sube|marque|marca|cuente|seleccione|selecciona|escriba|escribe|cierre|cierra|espere|espera|mantenga|toque|toca|quite|quita|saque|saca|limpie|sople) .. (y|luego|despues|hasta|cuando|dos|a|el|la) ... (haga|vuelva|vuelvalo|vaya|va|ya|le|se|espere|espera|ponga|pulse|apague|prenda|encienda|reinicie|cierre|cierra|guarde|guardas|sale|queda|listo|arrastras|pite)
    (lo que hace|lo que hacen) (el|la|los|es|este|esta) ..
    (le|te|les|os) explico (como|lo que|los pasos|el proceso)
    nosotros (recogemos|instalamos|revisamos|hacemos|abrimos|llevamos|retiramos|ponemos|lavamos|montamos) .. (y|luego|despues|a los|la|lo) ..
    en (la|el) (menu|configuracion|ajustes|esquina|pestana) ... (boton|pones|pone|esta|hay|aparece|elige*)
    (debajo|arriba|abajo|a la derecha|a la izquierda|detras|atras) .. (hay|tiene|vera) (una|un|el|la) ...
    (se le|se te|se) (apaga|para|traba|corta|cae) porque ..
    (hay que|tiene que|solo hay que) (soplar*|limpiar*|reiniciar*|desconectar*|apretar*|girar*|cambiar* la|poner*|actualizar*|apagar*)
    (marca|pone|mete|escribe) (sus|su|los|tu|tus) .. (numeros|clave|codigo|datos) y ..
    (le|les) (entra|llega) .. (llamada|mensaje|aviso|correo) .. (y si|cuando)
    (tu|usted|vos) subes ..
    (el|la) (tecnico|restaurador|perito|mensajero) va a (su|tu) (casa|domicilio) ... (a ver|revisa*|y)
    (lo puede|la puede|puede) subir con ..
    (esta en|esta en la|llena) .. (pagina|formato|formulario) .. (adjunta|llena|sube) ..
    !(quiero|quisiera|queria|idea es) (mostrar*|ensenar*|contar*)
    !(hoy|reunion) .. vamos a hacer
    !es (mejor|facil) usted
  `,
  retention_offer: `
    (le|te|les) (propongo|ofrezco|ofrecemos|dejo|bajo|doy|bonifico) ...
    (dejarle|dejarte|cambiarle|cambiarte|bajarle|bajarte|darle|darte|ofrecerle|hacerle) ... (mitad|descuento|sin costo|sin coste|gratis|meses|plan|<percent>|mensualidad)
    (a mitad de precio|a la mitad|meses gratis|sin costo|plan mas barato|plan menor|congelar|pausar)
    (le|te|les) (puedo|podemos|podria|podriamos|hago|hacemos|ofrezco|ofrecemos|dejo|doy|mejoro|cambio|bajo|quito) .. (hacer|ofrecer|dejar|dar|cambiar|bajar|bonificar|el|la|un|una|aplicar) ... (<percent>|<money>|descuento|por ciento|oferta|gratis|meses|plan|cuota|detector|mitad|sin coste|sin costo|precio|camara)
    (lo que)? (yo)? (puedo hacer|le puedo ofrecer|te puedo ofrecer|podemos hacer) (es|por)
    (vamos a hacer|hagamos) una cosa
    (pausar|suspender|congelar) (la|el|su|tu|temporalmente)
    (y si|que tal si) .. (le|te|bajamos|cambiamos|hacemos|pausamos) ... ?
    (le)? mejoro la oferta
    (cambiarlo|pasarlo|cambiarla|pasarla|bajarlo) a (un|otro) plan
    (en lugar de|en vez de|antes de) (cancelar*|darse|darte|irse|irte|anular*|dejar*|semanal|mensual|tramitar*) ..
    (pausar*|congelar*|suspender*) .. (cuenta|plan|meses|servicio|cuota|mensualidad|membresia|tiempo|temporal*) ..
    (podemos|puedo|podriamos|podria) (cambiar*|pausar*|bajar*|congelar*|mover*|ajustar*|igualar*|bonificar*|devolver*|dejarl*|dejart*) ..
    (le|te|se|la|lo) (puedo|podemos|podria|podriamos) (cambiar*|pausar*|bajar*|congelar*|mover*|ajustar*|igualar*|bonificar*|devolver*|dejar|pasar) ..
    (tengo|tenemos|hay) .. (autorizad*|disponible para|una oferta|un descuento|un beneficio) .. (para|<percent>|por ciento|usted|que)
    (le|te|se|se lo|se los) (devuelvo|reintegro|reembolso|abono|bonifico|regalo|igualo|muevo|movemos|quito|descuento|congelo|rebajo) ..
    (otra|una) (posibilidad|opcion|alternativa|solucion) .. (antes|es|seria|para que|en lugar) ..
    (por ser cliente|como cliente|por su antiguedad|por su fidelidad|por tu fidelidad|para que se quede|para que no se nos) ..
    (que tal|que tal si|y si) si? (le|te|la|lo) (muevo|movemos|pongo|ponemos|doy|cambio|cambiamos|dejo|bajo|regalo|descuento) ..
    por que no (se queda|te quedas|prueba|pruebas|espera) ..
    (dejeme|dejame|permitame) (ofrecer*|hacerle|proponer*|igualar*)
    (mando|envio|cambio) .. (nuevo|otro) sin (costo|coste|cargo) ..
    (voy a) (anular*|devolver*|dejar*|cambiar*) .. para que (le|no|se|te) ..
  `,
};

const ending = {
  recap: `
    (repaso|repasemos|repasamos|resumo|recapitulo|vuelvo a repasar|confirmo todo|para que no se nos|para no olvidar)
    (entonces)? (queda|quedo|quedan) (asi|acordado|pactado|definido|en que)
    (lo que)? (acordamos|quedamos en|hemos acordado|definimos) 
    (para confirmar|para dejar claro|para cerrar) .. (entonces|todo|queda)
    (entonces)? (les|le|te) (queda|quedan) .. (tarea|tareas|pendiente|pendientes) ... y
    !(en que quedamos|como quedamos) ?
    (recapitulando|recapitulemos|resumiendo|en resumen|para resumir|repasando|repasemos|recapitulo|resumo|punto por punto|en limpio)
    (quedamos|quedariamos|nos quedamos) (en|asi|con|que|de) ... (y|con|mas)
    (le|te|les|os) hago .. (resumen|resumencito|recuento|repaso) ..
    de lo que (hablamos|vimos|acordamos) (hoy|en) ..
    lo que tenemos (cerrado|acordado|definido|hablado) .. (es|son|hasta)
    (entonces|quedamos|asi que) .. (usted|vos|tu|ustedes) (manda|mandas|pone|pones|trae|traes|envia|envias|paga|pagas|confirma|confirmas|consigue|pasa|pasas|da|das|hace|haces) ... (yo|nosotros) ..
    (queda|quedo) (asi|entonces) .. (lunes|martes|miercoles|jueves|viernes|el|la|con|son|dos|tres|primero)
    (me|se me) (olvido|olvida|escapa) (de)? algo
    como quedamos ..
    !(repaso|resumo|repasamos) lo que .. (pidio|hace falta|necesit*|busc*|quier*)
    !resumen por (correo|mail|whatsapp)
    !(mando|envio|paso|enviare|mandare) .. resumen
    !resumiendo mi
    !quedamos en contacto
    !en resumen somos
    !que no se nos vaya
    !quedamos (entonces)? ?
  `,
  commitment_requested: `
    (le|te|les) (aplico|activo|tramito|preparo|contrato|reservo|aparto) ... ?
    (quiere|quieres|quieren) que (le|te|les|lo|la)? .. (prepar*|apart*|activ*|tramit*|reserv*|aplique*|formal*) ... ?
    (damos|demos) (el|ese) paso ... ?
    (adelante|vamos|seguimos|arrancamos) (con|entonces|pues) ... ?
    (para que|quieres|quiere|puedes|puede|podemos|listo para|lista para) .. (firmes|firme|firmes hoy|firmarlo|firmar|lo firmes|lo firme|firmamos|contratar|contratarlo) .. (hoy|ahora|de una vez|ya)? ?
    (se|te) (lo|la) (aplico|activo|contrato|aparto|dejo listo|reservo) ... ?
    (me)? (confirma|confirmas|confirman|confirmamos) .. (pedido|compra|contrato|contratacion|plan|orden|reserva|el alta) ... ?
    (se|te|les) (la|lo|las|los) (aplico|reservo|aparto|confirmo|tramito|activo) ... ?
    (se|te|les) (la|lo|las|los) dejo .. (aplicad*|apartad*|reservad*|contratad*|firmad*|pagad*) ... ?
    (que) hacemos ... ?
    (le|te|les) (preparo|mando|envio|armo|genero|paso|hago) .. (contrato|link de pago|factura|orden|enlace de pago|pedido|pago) ... ?
    (quiere|quieres|queres|quieren|podemos|podriamos) (que)? .. (firmar|firmemos|cerrar|contratar|avanzar|empezar|seguir adelante|proceder|comprarlo|formalizar|activarlo) ... ?
    (avanzamos|procedemos|firmamos|arrancamos|seguimos adelante|contratamos|formalizamos|lo apartamos|apartamos) .. ?
    (como|con que) .. (va a pagar|prefiere pagar|quiere pagar|seria el pago|va a ser el pago) ... ?
    (me|necesito) (pasa|das|da|manda|envia|confirma|tus|sus) .. (tarjeta|cuit|rfc|nif|datos para la factura|datos fiscales|cbu|numero de cuenta|datos de facturacion|iban) ... 
    (que) (falta|le falta|te falta|hace falta) para .. (cerrar|firmar|empezar|decid*) ... ?
    (para) (apartarlas|apartarlo|apartarla|reservarlo|asegurar el precio|asegurarlo)
    !(reunion|visita|cita|llamada) ... ?
    (entonces|ya) (lo|la|se lo|se la|los|las|te lo|te la)? (activo|cambio|aplico|dejo|hago|tramito|contratamos|hacemos|empezamos|ponemos|reservo|aparto|anoto) .. ?
    (lo|la)? (cerramos) (hoy|entonces|ya|el trato|trato|el negocio|ahora|pues|asi|$)
    (firmamos|avanzamos|formalizamos|contratamos|procedemos|apartamos|arrancamos|hacemos el pedido|damos de alta) (entonces|ya|hoy|ahora|pues|asi|con|el pedido|$) ..
    (firmeme|firmame|firme|firma|firmar) (aqui|aca|abajo|esta hoja|este|el contrato|la hoja|y) ..
    (me|nos) (facilita*|pasa*|da|das|dan|indica*|regala*|comparte*|envia*|manda*|deja*) .. (numero de cuenta|numero de tarjeta|numero de su tarjeta|tarjeta|cuit|rfc|nif|nit|iban|cbu|curp|datos de pago|datos bancarios|datos fiscales|datos de facturacion|la sena|sena|senal|anticipo|contrato firmado|presupuesto firmado|de senal)
    necesito (su|tu) (curp|rfc|cuit|nif|nit|firma|tarjeta|numero de cuenta|iban) ..
    (se|te) (lo|la|los|las) (aparto|reservo|anoto|apunto|preparo|tramito|activo|facturo|envuelvo|contrato) .. ?
    (se|te) (lo|la|los|las) (dejo|pongo) (apartad*|reservad*|en firme|firmad*|anotad*|apuntad*|contratad*) ..
    (le|te|les) (tramito|anoto|apunto|tomo|reservo|aparto|facturo|genero) (el|la|los|las|sus|tus|un|una) (alta|pedido|datos|contrato|lugar|orden|reserva|solicitud|factura|cupo|fecha|plaza) ..
    (si esta de acuerdo|si estas de acuerdo|si me dice que si|si me confirma|si me da el si|si le parece|si te parece) ... (firm*|tramito|preparo el pedido|aparto|reservo|activo|hago el pedido|alta|contrato|pedido)
    (cuento|contamos) con (usted|ustedes|vos|contigo|su|tu) .. (para|o|firma|pedido)
    (lo|la|se)? (pasa|pasamos|paga|pagas|cobro|pagamos|abona|cargo|cargamos) (con|en) (tarjeta|efectivo|transferencia|debito) .. o ..
    (con cual|cual) (se queda|te quedas|se lleva|te llevas|anoto|aparto) ..
    (cuantas|cuantos) .. (le|te|les) (anoto|apunto|pongo|mando|aparto|reservo|preparo|envio) ..
    (lo|la|los|se|te) (dejamos|quedamos|queda|quedas|renovamos|mantenemos) .. con nosotros ..
    (la|lo) dejamos entonces (en|con|asi) ..
    (se anima|te animas|se decide|te decides|te decidis|nos decidimos|le entramos|le damos|cerramos trato) .. ?
    que (me dice|me dices|me decis) .. (cerramos|firmamos|avanzamos|entramos|anima|lo)
    para (dejarlo|dejarla|asegurar*|cerrar*|apartar*|arrancar|confirmar*) .. (firme|lugar|fecha|pedido|precio) .. (necesito|haria falta|falta|seria|hace falta|me) ..
    (falta|queda) (solo|nada mas|nomas)? (la firma|firmar|su firma|tu firma) ..
    (le|te) tomo (sus|tus|los) datos
    (nos da|me da) .. de (senal|anticipo|enganche|sena) ..
    (se decide|te decides|te decidis) ya
    que (espera|esperas) para firmar
    (que|entonces) (lo|la)? (dejamos) (firmado|cerrado|hecho|apartado) ..
    si lo dejamos (firmado|cerrado|apartado)
    !cerramos (la ventana|la puerta|lo otro|color|caja|el caso|el ticket)
    (procedo|procedemos|avanzo|continuo) (con|a|entonces|y) .. ?
    (me|nos) (autoriza|autorizas|autorizan|da luz verde|das luz verde|da el ok|das el ok|da el visto bueno|da el si) ..
    con (su|tu) (ok|firma|visto bueno|aprobacion|autorizacion|confirmacion|si) ..
    a nombre de quien .. (contrato|factura|pedido|poliza|hago|pongo|sale|la|lo|emito) ..
    (nos vamos|se va|te vas|se queda|te quedas|nos quedamos|vamos) (con|por) (la|el|ese|esa|esta|este|eso|esto|cual) .. ?
    (lo|la|los|las) (compra|compras|compran|lleva|llevas|llevan|contrata|contratas|toma|tomas|firmamos|hacemos|tomamos|contratamos) (hoy|ya|entonces|con|en|ahora|$) .. ?
    damos (para|pa)? adelante ..
    (necesito|me falta|solo falta|faltaria|solo me falta) .. (su firma|tu firma|firmar|la firma|su aprobacion|el deposito|el anticipo|la transferencia|su ok|tu ok) ..
    (firma|firmas|firman|firmarian|firmaria|firmarias|contrataria|contratarias) .. (hoy|ahora|esta semana|manana|contrato|orden) ?
    que (le|te|les)? (falta*|impide|detiene|frena|haria falta) para (decid*|firm*|cerr*|avanz*|arranc*|empez*|dar) ..
    (podemos|podriamos|puedo) (contar con|dar por cerrado|formalizar|dejarlo cerrado|dejarlo firmado|cerrarlo|firmarlo) ..
    (le parece|te parece|les parece) (bien)? (si|que)? (lo|la)? (cerramos|firmamos|dejamos cerrado|dejamos firmado|contratamos|arrancamos|apartamos|formalizamos|avanzamos|procedemos) ..
    (le|te) (mando|paso|envio|genero) (el|la|un)? (link|liga|enlace|contrato|orden) .. (firm*|pag*|abon*|deposit*) ..
    (se suma|te sumas|se inscribe|te inscribis|te inscribes|se apunta|te apuntas|le apunto|te apunto|la inscribo|lo inscribo) .. ?
    (cuando|donde|como) .. (quiere|prefiere|va a hacer|hacemos) (el pago|el deposito|la transferencia|firmar|la firma) ..
    (quiere|quieres|queres|quieren) (que)? (lo|la|le|te)? (dejemos|deje|cerremos|firmemos|confirmemos|arranquemos|empecemos|avancemos|activemos) ..
    !(como se decide|que pasa|me autoriza el)
  `,
  pressure_tactics: `
    no (se|te|le|puedo) .. (aparto|guardo|sostengo|respeto|guardar|sostener|apartar|respetar) .. (manana|despues|hasta|mas)
    (fila|cola) de (gente|clientes)
    (tirando|perdiendo) (el|su|tu)? dinero
    (despues|luego) (va|vas|se va) a (llorar|lamentar|arrepentir)
    (solo|solamente|unicamente|nomas|es) (por|hasta|es)? (hoy|este momento|esta llamada|ahora) .. (hoy|mismo|nada mas|se lo|te lo)?
    (hoy) (se|te) (lo|la) (puedo|dejo|hago) .. manana (ya)? no
    (manana|despues|la otra semana|la semana que viene) (ya)? (no) .. (se|te|lo|voy|puedo|va|hay|esta|me|podre)
    (se|te) (va|vas|van) a (arrepentir|acordar|quedar sin|perder)
    (el precio|los precios|la tarifa) .. (sube|suben|aumenta|va a subir|cambia|subira) .. (la|manana|el|lunes|proxima|semana|mes|otra)
    (si no) (me)? (confirma|firma|cierra|decide|lo toma|lo compra|aprovecha|contrata) .. (hoy|ahora|manana|se|lo|ya)
    (otro|otros|tengo otro|hay otro) cliente* .. (pidiendo|interesado|esperando|quiere|lo quiere|lista)
    (luego|despues) no (me)? (vaya|vayas|diga|digas|venga) (a)? (decir|que|reclamar)?
    (pasa lo que pasa|ya es tarde|despues es tarde|sera tarde)
    (yo)? (si fuera|si fuese) (mi|su|tu) (madre|padre|familia|hija|hijo|usted)
    (si) (le|te) .. (entran|roban|pasa algo) .. (usted|vos|tu|pues|no)
    (yo)? (ya)? (le|te) (meti|dedique|invertido|meti) .. (tiempo|horas|trabajo)
    (hice|consegui|logre) .. (bajar|que bajaran|descuento) .. (jefe|por usted|por vos|por ti)
    (lo|yo lo) digo por (usted|su bien|vos|tu bien)
    (su|tu) (competencia|vecino|competidor) .. (ya|va a|lo)
    (una senora|una mujer|alguien) sola
    !sin (compromiso|presion|prisa|apuro)
    (solo|solamente|unicamente|nomas|es) .. (en|durante) esta (misma)? llamada
    (ultimas|ultimos|solo tengo|nomas tengo|solo quedan|solo me quedan|me quedan|tengo solo|nos quedan|quedan solo|quedan <number>) .. (lugares|unidades|piezas|vacantes|cupos|dos|tres|pocos|pocas|plazas|nada mas)
    si (cuelga|cuelgas|no (lo|la|me)? (agarra|agarras|toma|tomas|firma|firmas|compra|compras|aprovecha|decide|decides|confirma|cierra|paga|pagas|contrata)) .. (hoy|ahora|manana|antes|ya|se|el) ..
    si (firma|firmas|compra|cierra) hoy bien ..
    si no ... (se queda sin|se pierde|me borra|borra|no se lo puedo|ya no le|sube) ..
    ya no (se|te|le|les)? (lo|la)? (puedo|podre|podemos|podremos|voy a poder|vamos a poder|va a poder) .. (respetar|ofrecer|mantener|dar|sostener|guardar|volver)
    (no) (le|te|se) (podemos|puedo|podremos) volver a (ofrecer|dar|dejar) ..
    (promocion|promo|oferta|subsidio|descuento|presu|precio|beneficio) .. (acaba|cierra|termina|vence|agota|va) .. (hoy|esta noche|medianoche|este|manana|ya|una hora)
    (se acaba|se cierra|se termina|vence) (hoy|esta noche|este <weekday>|manana) ..
    (hay|tengo) (a)? (otro|otra|otros|otras) (cliente*|persona*|interesad*|comprador*|familia*|tres|dos) .. (viniendo|esperando|interesad*|queriendo|lista|detras|pidiendo|llamando|viendo)
    ultima (oportunidad|llamada|chance) ..
    (despues|luego) no .. (diga|digas|digan|llore|llores|venga*|se queje|te quejes|reclame*)
    (se|te) (te|le)? (pasa|va|escapa) (el tren|la oportunidad|el barco)
    (se|te) (va|vas) a (arrepentir|quedar fuera|quedar afuera|quedar sin|lamentar) ..
    no te quedes (fuera|afuera|sin) ..
    (todos|todas) (sus|tus|los) (vecin*|competid*|colegas|demas) .. ya ..
    (va|vas) a ser (el|la) (unico|unica|ultimo|ultima) ..
    (con lo que|despues de lo que|tanto que) .. yo .. (peleado|trabajado|hecho|luchado|costo|insisti*|conseg*) ..
    (un|una) (padre|papa|mama|madre|hombre|esposo|hijo) de verdad ..
    (decida|decidase|decidite|decidete|apurese|apurate) (ya|hoy|ahora|rapido|antes)
    (si manana|si) le pasa algo a (su|tu) ..
    (dios no lo quiera) ..
    a escondidas de ..
    que (espera|esperas) para (firmar|decidirse|decidirte|comprar)
    (se decide ya|te decides ya|decides ya) ..
    (se) (me)? enfria la oferta
    (dale|venga) pero hoy ..
    (es|digo) por (su|tu) (propio)? bien
    (pierde|perderia|pierdes) .. para siempre ..
    !(no hay|sin|ninguna) .. (prisa|compromiso|apuro)
    !(avisamos|tomese|tomate)
    (ahora|hoy|ya) o nunca
    (solo|valid*|vigente|unicamente|nada mas|exclusiv*) .. (por|hasta|para) (hoy|ahora|las proximas|las siguientes|este momento|esta noche|medianoche|manana)
    (se lo|te lo|se la|te la) (lleva|gana|compra|queda|aparta) (otro|otra|alguien|el otro|el siguiente) ..
    no (lo|la|me)? (deje|dejes|dejaria|pierda|pierdas|perderia|desaproveche*|piense tanto|pienses tanto|piense mucho|pienses mucho|lo dude|dude) .. (pasar|ir|escapar|oportunidad|tanto|mas|mucho)
    (manana|despues|luego|el lunes|la proxima semana) .. (es tarde|sera tarde|puede ser tarde|cuesta mas|vale mas|mas caro|no existe|no garantizo|no respondo|no respeto)
    (va a|le va a|te va a|le|te) (salir|costar|sale|costara|saldra) .. (mas caro despues|el doble despues|mas despues) ..
    (de verdad|en serio|acaso) .. (va|vas|quiere|quieres|piensa|puede) .. (dejar|arriesgar|exponer|seguir perdiendo|permitir|negarle) ..
    (piense|piensa|imagine|imaginate|imaginese) .. (sus hijos|su familia|su mama|sus nietos|su esposa|tus hijos|tu familia|si le pasa|que le pase|si un dia) ..
    no (me|nos) (falle|falles|haga quedar|hagas quedar|deje mal|decepcione*) ..
    no (le|te|lo) (puedo|podemos|podre) .. (aguantar|sostener|mantener|guardar|respetar|garantizar) .. (mas|precio|lugar|oferta|manana|promocion|ese|despues)
    (se estan acabando|se acaban|se agotan|estan volando|ya casi no quedan|ya casi no hay|queda uno|queda una|queda poco|quedan poquit*|quedan pocos|quedan pocas) ..
    (todos|todas|los demas|sus competidores) .. ya .. (firm*|compraron|contrataron|pagaron|lo usan) ..
    (se|te) (esta|estas|va a|vas a|van a) quedar* (atras|fuera|sin|solo|sola) ..
    (se queda|te quedas|se quedan) (fuera|sin|atras) ..
    (me|nos) (prometio|prometiste|dio su palabra|diste tu palabra|hizo perder|haces perder|esta haciendo perder|estas haciendo perder) ..
    mi (jefe|gerente|director|supervisor) (solo|nada mas) .. (hoy|autoriz*|dej*) ..
    no (sea|seas) (asi|tont*|mal*|desconfiad*|tacan*|codo|terc*|ingenu*) ..
    (cierro|cerramos|cierra|cierran) (la)? (lista|promocion|sistema|inscripciones|cupo|venta) .. (hoy|hora|a las|ya|manana)
    (tiene|tienes|tenes) que (decidir*|firmar|confirmar*|pagar) (hoy|ahora|ya|en este|antes) ..
    (necesito|quiero) (su|tu|una) (respuesta|decision|firma) (ya|hoy|ahora) ..
    (aproveche|aprovecha|aprovechalo|aprovechelo) (ahora|ya|hoy|antes) ..
    (ya)? no va a (haber|existir|encontrar|tener) .. (otra|nunca|precio|oportunidad|mas|asi) ..
    alla (usted|tu|vos) $
  `,
  unverified_promise: `
    (le|te|les)? (garantizo|garantizamos|aseguro|aseguramos|prometo|juro) (que|a|el|los|un|resultados|al cien)
    (cien por ciento|100 %|cien por cien|al cien) (seguro|garantizado|garantizada|efectivo)
    (resultado|resultados|exito|ganancia|ganancias|retorno) (garantizado|garantizados|asegurado|asegurados|garantizada)
    (va|van|vas) a (duplicar|triplicar|doblar) (sus|su|tus|tu|las|el) .. (ventas|ingresos|ganancias|clientes|facturacion)
    (sin|cero|ningun) riesgo (alguno|ninguno)?
    (nunca|jamas) (va|van) a (fallar|tener|volver|caerse)
    (es|son) (seguro|segurisimo) que
    !(no) (le|te|les)? (garantizo|puedo garantizar|prometo|aseguro)
    !(depende|si todo)
    !(garantia) (de|por)
    (le|te|les|os)? (garantizo|garantizamos|aseguro|prometo|juro) (que|cero|un|una|el|los|la|resultados) ..
    (se lo|te lo) (garantizo|aseguro|prometo|juro|doy firmado|firmo|doy por escrito|apuesto) ..
    (nunca jamas|jamas) ..
    (no falla nunca|nunca falla|no fallan nunca|no se rompe nunca|nunca se rompe|no se cae nunca) ..
    no (se|le|te) (le|te|lo)? va a (pasar|volver a|meter|romper|estropear|fallar|danar|caer|faltar) .. (nunca|jamas|en la vida|un)
    (eso)? no (te|le|les) va a pasar (nunca|jamas|mas)
    (es imposible|imposible) que .. (se|falle|no|pase|pierda) ..
    (van|desaparece*|elimina*|quita*|funciona*|recupera*|cura*) .. (cien por ciento|cien por cien|100 %|al 100)
    (va|vas|van) a (perder|ganar|vender|ahorrar|recuperar|aprobar|adelgazar|aprender|pagar cero|pagar) .. (seguro|fijo|si o si|garantizad*|cero|el doble|sin falta|sin hacer)
    (dobla|duplica|triplica|doblas|duplicas) (las|sus|tus|los|su|tu) (ventas|ganancias|clientes|ingresos|facturacion) ..
    (aprueban|apruebo|sale|recibe|llega|gana|queda|funciona|entra|tiene|mano|aprobado) .. (si o si|eso es fijo|dalo por hecho|delo por hecho|de cajon) ..
    (esta|estan) (ganado|ganada|ganados|aprobadisimo|garantizad*) ..
    (hacienda|el banco|nadie) no (le|te) va a (decir|rechazar|cobrar|negar) ..
    (se lo deja|se lo dejas|le dura|te dura) .. (nietos|toda la vida|para siempre) ..
    cero (devoluciones|fallas|fallos|errores|problemas|riesgo) (garantizad*|$)
    (sin ninguna duda|sin duda alguna|pongale la firma|ponle la firma) ..
    !si (el banco|no queda)
    !no (le|te|les|os|se lo)? (puedo|podemos) (garantizar|prometer|asegurar)
  `,
};

const service = {
  results_reviewed: `
    (usted|ustedes|llevan|tuvieron|hicieron|fueron) .. <number> ... (este ano|hasta ahora|contra|comparado|mas que|menos que)
    (desde|en|este|durante|el) (que|este|el|los|ano|mes|trimestre|ultimo|ultimos|enero|marzo) ... (usted|ustedes|vos|su|sus|tu|tienen|tiene|llevan|han) ... (<number>|<percent>)
    (han|ha|has|llevan|lleva) (enviado|usado|ahorrado|procesado|reducido|aumentado|tenido|hecho|vendido|logrado|atendido|emitido|crecido) .. (<number>|<percent>)
    (saque|revise|traje|mire|prepare|tengo aqui) .. (numeros|datos|reporte|informe|estadisticas|resultados|metricas) 
    (su|sus|tu|tus|el) (uso|consumo|resultados|numeros|indicadores|tasa|promedio) .. (fue|fueron|subio|bajo|es|esta|crecio|paso)
    (pasaron|paso|pasaste|bajaron|subieron|bajo|subio) de .. <number> ... a .. <number>
    !(anoto|meta|metas|quieren|queremos)
    !(cliente|clientes|clinica|empresa) .. (paso|pasaron|bajo|que)
    (en|este|estos|estas|durante|desde|los ultimos|lo que va) .. (ano|mes|meses|semestre|trimestre|temporada|semanas|<duration>|<month>) .. (habeis|han|has|hemos|lleva|llevan|tuvo|tuvieron|enviaron|procesaron|ahorraron|hicieron|bajaron|redujeron|recibieron|lavado|pagado|vendieron|atendieron|le hemos) .. (<number>|<percent>|cero) ..
    (habeis|han|has|ha|llevan|llevas|lleva|hemos) (usado|enviado|ahorrado|procesado|reducido|aumentado|hecho|vendido|logrado|atendido|emitido|crecido|lavado|pagado|gestionado|recibido|resuelto|entregado|subido|bajado|recuperado|consumido|perdido|le pagado) .. (<number>|<percent>|cero)
    (lleva|llevan|llevas) <number> .. (menos|mas) .. en ..
    (bajaron|bajo|bajaste|subieron|paso|pasaron|pasaste|redujeron|produjo|crecio|aumento|cayo) .. <number> ... desde (que|<month>|el|enero) ..
    desde que .. (puso|pusimos|pusieron|instal*|empez*|arranc*|esta|usa*|riega*|contrat*|trabaja*|entr*) ... (<number>|<percent>|cero|mitad|ningun*)
    (produjo|ahorro|vendio|recupero|rindio) .. (<number>|<percent>) .. (mas|menos) (que|en) ...
    de (los|las) <number> .. (contrat*|licencias|modulos|usuarios|horas|cupos) .. (usa|usan|usando|aprovecha*|activ*|estan)
    (empezo|comenzo|arranco|entro|partio) (en|con) ... y (ahora|hoy|ya|en la) ..
    (mira|mire|miren|te paso|le paso|les paso|traigo|muestro|estos son|estan) (tus|sus|los|vuestros) (numeros|resultados|datos|cifras|metricas|indicadores) ..
    <number> .. (turnos|pedidos|facturas|citas|ventas|envios|paquetes) en (el|este|lo) (ano|mes|trimestre|semestre|que) ..
    (ausencias|faltas|reclamos|errores|devoluciones|robos|mermas) .. del? .. al? <percent>
    !(un|una|otro|otra) (hotel|cliente|empresa|clinica|negocio|restaurante)
    (lograron|lograste|logramos|consiguieron|conseguimos|tuvieron|tuvimos|sumaron|acumulan|acumula|procesaron|emitieron|atendieron|enviaron|vendieron|evitaron|recuperaron|resolvimos|entregamos|atendimos|ahorraron|se atendieron|se hicieron|se procesaron|se enviaron|se resolvieron|facturaron|cerraron) .. (<number>|<percent>|cero|ningun*) ..
    (su|tu|sus|tus) (ahorro|consumo|uso|tasa|promedio|ausentismo|rotacion|tiempo|facturacion|merma|cartera|puntaje|nivel|nota|peso|produccion|rendimiento|ocupacion|conversion|ventas|reclamos|faltas|costos|gastos|devoluciones|entregas) .. (es|esta|fue|bajo|bajaron|subio|subieron|paso|pasaron|quedo|cayo|cayeron|crecio|crecieron|acumulado|va|anda|mejoro) .. (<number>|<percent>|mitad|doble)
    (reporte|informe|panel|tablero|numeros|datos|estadistica*|metricas) .. (muestra*|dice*|dicen|marca*|indica*|arroja*|refleja*|muestran) .. (que|<number>|<percent>|un|una) ..
    (comparado|comparando|frente|contra|respecto) (con|a|al)? (el|la|ano|mes|trimestre|semestre|hace|cuando|antes|lo que) .. (<number>|<percent>|mas|menos|mejor|bajo|subio|bajaron)
    (<number>|<percent>) .. (mas|menos) que (el|en el|hace) (ano|mes|trimestre|semestre|periodo|antes) ..
    (ya)? (llevamos|llevan|lleva|van|va) <number> .. (entregas|pedidos|meses sin|clases|sesiones|facturas|horas|reservas|ventas|visitas) ..
    !(un|una|otro|otra) .. (cliente|empresa|negocio|clinica|hotel|restaurante)
    !(un|una|la|el|otro|otra) (vecino|vecina|panaderia|doctor|doctora|cooperativa|cliente|senora|senor) ..
  `,
  expansion_explored: `
    (agregando|sumando|incluyendo|anadiendo) (la|lo|otra|otro|mas|esa|ese)
    (otra|segunda|nueva|demas) (sucursal|tienda|sede|oficina|bodega|planta|clinica) ... ?
    (no)? (tiene|tendria|haria) sentido (agregar|incluir|sumar|meter|ampliar) ... ?
    (agregar|anadir|sumar|incluir|contratar|ampliar|incorporar|aumentar) .. (mas|otro|otra|otros|otras|nuevos|nuevas) .. (usuarios|usuario|licencias|licencia|sucursal|sucursales|modulo|modulos|sede|sedes|equipos|lineas|unidades|tiendas|locales)
    (mas|otras|otros|nuevas|nuevos) (usuarios|licencias|modulos|sucursales|sedes|areas|lineas|locales) ... ?
    (pasar|pasarse|subir|cambiar|mejorar|migrar) .. (al|a un|de) plan (superior|mayor|completo|premium|pro|empresarial|mas grande|business)
    (modulo|servicio|paquete) (adicional|adicionales|extra|complementario)
    (ha|han|has) (pensado|considerado|evaluado) .. (ampliar|crecer|agregar|sumar|extender|usar|contratar) ... ?
    (van|va|vas|piensan) a? (abrir|crecer|contratar|expandir|ampliar) ... ?
    (otras|otra|otros|demas) (areas|sucursales|equipos|sedes|departamentos|locales) .. (usar|podrian|tambien|interes*|aprovechar) ... ?
    (vendria|interesaria|convendria|serviria|gustaria|copa|late|funcionaria) .. (tambien|otra linea|ponerlo|sumar|agregar|ampliar|plan doble) ..
    (ademas|aparte) (del|de la|de eso|de esto) .. (podemos|podriamos|le podemos|llevar*|hacer*|ofrecer*|incluir)
    (pasar|subir|migrar|pasarse|pasarlo|subirlo|subirse|ampliar) (a|al|a la) .. (plan|version|paquete|modalidad|premium|pro|doble|superior|grande|completo)
    (le|te|les|os) (subo|paso|amplio|aumento) (al|a) ..
    (se|te|le) .. (esta quedando|queda|quedan|quedando|quedo) (corto|corta|chico|chica|cortos|sin espacio) .. (de|con|plan|gigas|usuarios|licencias)
    (ahora que|como ya) .. (tiene|tienes|tenes|tienen|sumo|sumaste|sumaron|abrio|abrieron|crecio|crecieron|contrat*|son mas) .. (conviene|convendria|podria*|plan|sumar|agregar|ellos|como|dos|tres|otro|otra|a la|al) ..
    (que|cuales) (otros|otras) (departamento*|area*|equipo*|sede*|local*|tienda*|sucursal*|proceso*|sector*|obra*) ..
    (las otras|los otros|la otra|el otro|el resto de) .. (bodega*|sucursal*|tienda*|sede*|locales|hotel*|finca*|vehiculo*|oficina*|edificio*|consultorio*|planta*|camion*) .. (quien|como|tambien|podria*|ahi)
    si (los|las|lo|la)? (sumamos|sumas|sumais|agregamos|anadimos|ampliamos|incorporamos|agregas|incorporas) ..
    (por que no|que tal si) .. (hacemos|agregamos|sumamos|llevamos|ampliamos|anadimos|incorporamos|metemos) .. (tambien|ademas|otra|otro)
    (dijeron|supe|vi|entere|cuentan) .. que .. (abren|abris|abre|van a abrir|va a abrir|inauguran) ..
    (abren|abris|abriran|van a abrir|va a abrir|vas a abrir) (otra|otro|un nuevo|una nueva|la segunda|el edificio|mas)
    (dos|tres|cuatro|<number>) .. como siempre o ..
    (han|ha|has|habeis|habiais|habian) (pensado|considerado|evaluado) .. (pasar|subir|ampliar|sumar|agregar|poner*|llevar*|sacarlo|extender|meter*) ..
    (podriamos|podemos) (meterlas|meterlos|sumarlas|sumarlos|incluirlas|incluirlos|agregarlas|agregarlos|atenderlas) .. (misma|tambien|plan|ruta|contrato)
    (llevar*|hacer*|cubrir*|atender*) .. (tambien|ya que estamos) ..
    (mantenimiento|contabilidad|servicio) .. (por que no|tambien) (hacemos|llevamos|le) ..
    (la linea|el servicio|el modulo) de .. (quiere*|queres) que .. (muestr*|mand*|pru*)
    !(cuantas|cuantos) licencias (tiene*|tenes|hay)
    (interesa|interesaria|gustaria|conviene|convendria|sirve|serviria|animaria*|quiere|quieren|quisiera|queres|pensado|podria|podrian|podemos|podriamos|valdria|considera*|considerado) .. (sumar*|agregar*|anadir*|ampliar*|incorporar*|extender*|duplicar*|crecer|llevarlo|llevarla|replicar*|escalar*|subir de plan|complementar*|contratar tambien|cubrir tambien) ..
    (tambien|ademas) .. (para|en|a) (la|el|los|las|su|sus|tu|tus|otra|otro) .. (sede*|sucursal*|tienda*|locales|oficina*|departamento*|esposa|esposo|hijo*|hija|camioneta*|carro*|planta*|bodega*|finca*) .. ?
    (plan|paquete|version) (superior|mayor|mas grande|mas completo|mas amplio|mas alto|siguiente|plus|premium|familiar|empresarial|doble) ..
    (mas|otras|otros|adicionales|nuevas|nuevos) (licencia*|usuario*|asiento*|linea*|sede*|sucursal*|equipos|camara*|puesto*|vehiculo*|modulo*|unidades|cupos) .. ?
    (licencia*|usuario*|linea*|modulo*|camara*|unidad*|puntos) (adicional*|extra*) ..
    (con|viendo|dado) .. (crecimiento|creciendo|crecieron|ritmo) ... (conviene|convendria|podria*|plan|suba*|ampli*|mas) ..
    (les|le|te|os) (cotizo|cotice|armo|incluyo|agrego|sumo|anado) .. (otra|otro|tambien|adicional*|modulo|segund*) ..
    (y)? (en|para) (la|el|los|las) (otra|otro|otras|otros|demas) .. (sede*|sucursal*|tienda*|locales|local|oficina*|area*|equipo*|planta*|bodega*|hotel*) .. ?
    (aprovechar|aprovechando|ya que) .. (sumar*|agregar*|ampliar*|incluir*|tambien) ..
  `,
  empathy_shown: `
    (la|lo|le|te|los) (entiendo|comprendo) (perfectamente|totalmente|muy bien|bien|completamente)?
    (molesto|molesta|frustrado|frustrada|frustrante|enojado|enojada|enfadado|enfadada|indignante|desesperante|fastidioso)
    (que) (pena|lastima|mala experiencia|mal rato|desagradable|coraje)
    (nadie merece|debe ser|se lo que|se como se|se siente)
    !no (la|lo|le|te) (entiendo|comprendo)
    (lo siento|lamento|lamentamos|siento|sentimos) (mucho|muchisimo|que|lo|la|el|los|por|de verdad)?
    (le|te|les)? (pido|pedimos|ofrezco) .. (disculpas|perdon|disculpa)
    (disculpe|disculpa|perdone|mil disculpas|mil perdones) (las|la|los|por|el|todas) (molestias|molestia|inconvenientes|inconveniente|demora|lo ocurrido|lo sucedido|esto|todo)
    (entiendo|comprendo|imagino) .. (su|tu|como se|como te|perfectamente|que|lo que|la situacion|frustracion|molestia|enojo|enfado|preocupacion)
    (me imagino|imaginese|ya me imagino|me lo imagino) .. (que|como|bronca|molesto|frustrante|debe|dificil|susto|rabia)?
    (que) (bronca|pena|lastima|rabia|mal|horror|feo|coraje|susto|fastidio|barbaridad|dificil|lata|faena|desagradable)
    (debe|debio|tiene que) (ser|haber sido|de ser) .. (dificil|frustrante|molesto|horrible|duro|terrible|complicado|incomodo)
    (en su lugar|en tu lugar|en sus zapatos)
    (tiene|tenes|tienes) (toda|mucha)? (la)? razon (en|de|senora|senor|$)
    (yo)? (tambien)? (estaria|me sentiria|me pondria) .. (molest*|furios*|enojad*|igual|enfadad*)
    (siento|lamento) (mucho)? (su|tu) perdida
    pobrecit*
    !(entiendo) $
    !no (entiendo|comprendo)
    (te|le|la|lo|les) re entiendo
    (pobre|pobrecit*|pobrecillo) ..
    que (lata|faena|fastidio|disgusto|angustia|impotencia|desesperacion|vaina|chanfle|mala suerte|putada|palo|pena mas)
    con? (toda)? (la)? razon (esta|viene|estas|se|te|tiene) ..
    (imagino|imaginamos) (la|el|lo|como) (angustia|susto|frustracion|molestia|disgusto|preocupacion|enojo|dificil|duro|mal) ..
    a mi tampoco me .. (gustaria|haria|pareceria)
    (debio|debe|tuvo que) (ser|haber sido|de ser|de haber) .. (horrible|susto|terrible|dificil|frustrante|duro|tremendo|espantoso|desesperante|un)
    (perdona|perdone|disculpa|disculpe|perdonen) (las|la|los|el) (molestias|demora|espera|inconveniente*|lata|trastorno) ..
    no es solo (un|una|el|la) ..
    (lamento|lamentamos|siento) (mucho|muchisimo) lo (de|que|ocurrido|sucedido)
    entiendo (perfectamente)? (el|la|su|tu) (disgusto|enfado|frustracion|malestar|preocupacion|molestia|enojo|coraje) ..
    no (es|fue) (su|tu) culpa
    no es culpa (suya|tuya) ..
    (le|te) ofrezco una disculpa
    !(entiendo|comprendo) (entonces|lo del precio|que desconf*|de motores|lo que)
    !(siento|lamento) .. pero (no|fue|usted|es)
    !(rabia|pena) se me ha
    (no es para menos|es para volverse|vaya por dios|vaya hombre|que caramba) ..
    (no me diga|no me digas) $
    no puede ser (don|dona|senor|senora|pobre|que) ..
    !(espera|momento) .. (ahora|le) (le)? atienden
  `,
  resolution_confirmed: `
    (ya)? (le|te|les)? (salio|quedo|funciono|aparecio|entro|abrio|conecto|cargo|timbro|llego|jalo|sirvio|resolvio) ?
    (ya) (le|te|les)? (salio|quedo|funciona|aparece|puede|puedes|puede entrar|entro|llego|jala) ... ?
    (con eso|con esto|asi) .. (resuelve|resolvemos|resuelto|conforme|bien|solucionado|ayudo) ... ?
    (esta|quedo) .. (funcionando|resuelto|solucionado|en linea|conectado|listo|todo bien) .. ?
    (puede|puedes|podes|pudo|pudiste|logra|logro) .. (entrar|acceder|ingresar|ver|navegar|abrir|usar|emitir|enviar) .. (ahora|ya|normalmente|sin problema) ... ?
    (con eso|con esto|asi) .. (queda|quedaria|se resuelve|resuelto|conforme|solucionado|tranquil*) ... ?
    (pruebe|prueba|proba|intente|intenta|verifique|confirmeme) .. (ahora|si|y me dice|otra vez|de nuevo)
    (queda|esta|quedo) (conforme|satisfech*) con (la solucion|la respuesta|lo) ... ?
    !(algo mas|otra cosa|en que mas)
    !ya la pudo ver
    (ya|ahora)? (funciona|funciono|se soluciono|se resolvio|esta resuelto|esta solucionado|le funciona|te funciona|quedo resuelto|quedo solucionado|pudo resolver|se arreglo) (ya|ahora|bien|todo|el problema)? $ ?
    (le|te|les) (soluciona|resuelve|sirve) (eso|asi|esto|el problema|la solucion) .. ?
    ya (funciona|quedo|le|te|les|se|puede|puedes|puede|aparece|entra|sale|carga|anda) .. ?
    (se|te|le) (le|te)? (arreglo|soluciono|resolvio|quito|compuso) (ya|el|la|bien|$)
    (le|te) (sale|funciona|carga|anda|abre|entra|prende|aparece) (ya|ahora|bien) ..
    (ya|ahora) (le|te|les) (sale|funciona|carga|anda|abre|entra|prende|aparece|deja) ..
    ^ .. (sigue|siguen|continua) (goteando|saliendo|fallando|igual|apareciendo|sin|marcando|trabado) .. ?
    ^ .. (sigue|siguen) (goteando|saliendo|fallando|apareciendo|marcando) o ..
    (fijate|fijese|fijense|pruebe|prueba|proba|intente|intenta|verifique|verifica|vea|revise|revisa|checa|cheque) .. (si te|si le|si ya|si se|otra vez|de nuevo|nuevamente|a ver|ahora|subirla|entrar)
    (doy|damos|puedo dar) por (solucionad*|resuelt*|cerrad*|atendid*) ..
    (considera|consideras|da por) (resuelt*|atendid*|solucionad*|cerrad*) ..
    todo (en orden|bien|correcto|resuelto|solucionado|ok|listo) (con|entonces|ahora|ya) .. ?
    (con (esto|eso)) (se)? (queda|quedas|quedan|quedamos) .. (tranquil*|conforme*|satisfech*|resuelt*|bien|usted) ..
    antes de cerrar (el|su|tu|la) ..
    (hay|queda|falta) algo .. (encaje|pedia|pendiente|por resolver|cuadre) ..
    (abra|abre|prenda|prende|encienda|enciende) .. a ver ..
    !(les hace sentido|con pilas)
    !(tienen|tiene) uno
    ^ .. ya .. (quedo|volvio|regreso|funciona|sirve|jala|jalo|entro|dejo|pudo|aparece|imprime|conecto|llego|prende|cargo|descargo|actualizo|abrio|anda|responde|se ve|se fue|se quito) .. ?
    (pruebe*|prueba|probalo|intente*|intenta*|proba|haga la prueba|revise*|verifique*|cheque*) .. y (me|nos) (dice|dices|cuenta|cuentas|avisa|avisas|confirma|confirmas|decis|contas)
    se (fue|quito|soluciono|resolvio|arreglo|corrigio|compuso|normalizo|restablecio) .. ?
    (esta|estaria|queda|quedas|le parece|te parece) (de acuerdo|conforme|bien|satisfech*) con (la|lo|el|esta|esa|eso|esto) .. ?
    como (quedo|sigue|se ve|funciona|le va) (ahora|ya|eso|todo) .. ?
    (le|te|les) (sirve|ayuda|funciona|resuelve|soluciono|resolvi) (asi|eso|esto|ya) .. ?
    (resolvi|resolvimos|solucione|solucionamos|aclare) (su|tu|el|la|todas) .. ?
    (pudo|pudiste|puede|puedes|logro|podes) .. (ya|ahora|entrar|ver|abrir|conectar|imprimir|descargar|enviar) .. ?
    (quedo|quedaria|queda|quedaron) (usted|todo|su|el|asi|con|bien)? .. (resuelt*|solucionad*|solventad*|arreglad*|atendid*|conforme|tranquil*|satisfech*) .. ?
    !(ver|leer|revisar) (el|la) (contrato|propuesta|cotizacion|presupuesto)
  `,
  responsibility_taken: `
    (error|fallo|falla) (de|en) (nuestro|nuestra) (lado|parte|sistema|equipo)
    (responsabilidad|culpa|falla|error|fallo) .. (toda|todo|totalmente|completamente)? (nuestra|nuestro|mia|mio)
    (fue|paso|ocurrio) .. (de nuestro lado|de nuestra parte|en nuestro|en nuestra|por nuestra)
    (le|les|te) (quedamos mal|fallamos|debemos una)
    (fue|es|ha sido) .. (error|culpa|falla|fallo|responsabilidad) (nuestro|nuestra|mio|mia)
    (error|culpa|fallo|falla) (nuestro|nuestra|mio|mia|de nosotros)
    (nos|me) (equivocamos|equivoque|hemos equivocado)
    (la)? (culpa|responsabilidad) (es|fue) (nuestra|mia|de la empresa|de nosotros)
    (asumo|asumimos|nos hacemos responsables|me hago responsable|nos hacemos cargo|me hago cargo|me encargo yo|yo me encargo)
    (no) (es|fue) (su|tu) culpa
    (no) (debio|debimos|deberiamos|tendria que|debi) (haber|pasar|haberle|decir)
    (le|les) (fallamos|quedamos mal)
    (yo mismo|yo misma|personalmente) (me|voy a|lo superviso|lo sigo|lo reviso|lo arreglo|me encargo)
    (fallo|error|falla|culpa|descuido|responsabilidad|metida de pata|equivocacion|ajuste|cosa) .. (nuestro|nuestra|mio|mia|de nosotros|de nuestra parte)
    (nos|me) (equivocamos|equivoque|confundimos|confundi|hacemos cargo|hago cargo|hacemos responsables|hago responsable|comprometo|comprometemos) ..
    (ahi|en eso|aqui|le|les|te|os|si) .. (fallamos|quedamos mal|quede mal|la regamos|la embarramos|la pifiamos|metimos la pata|meti la pata) ..
    (debimos|debi|tendriamos que|teniamos que|nos tocaba|deberiamos) .. (avisar|haber*|avisado|revisar|decirle|llamar|nosotros) ..
    (avisar|avisarle|avisarte|aviso|revisar|revision|verificar) (nos|me) (tocaba|correspondia) ..
    (no) (tendria que|tenia que|debio|debia|deberia|tendria por que) (haber|pasar|suced*|ocurr*|salir)
    no corresponde que ..
    (asumimos|asumo|cubrimos|respondemos|respondo|corre por nuestra|va por nuestra|por cuenta nuestra) .. (el|la|los|por|costo|cuenta|$)
    (me) (encargo|ocupo) (yo|personalmente|de que) ..
    yo me (encargo|ocupo) ..
    (eso|lo|la|se lo|te lo) (corrijo|arreglo|repongo|soluciono) (yo)? (hoy|ahora|mismo) ..
    (lo sigo yo|en mis manos|dejamelo a mi|dejemelo a mi|lo tomo yo) ..
    (el|nuestro|un) (tecnico|companero|repartidor|chofer|sistema|vendedor) .. no (apreto|cerro|registro|aviso|reviso|cargo|anoto) .. (bien|y|por eso) ..
    (nosotros) (le|les)? (cobramos|mandamos|enviamos|anotamos) .. (mal|equivocad*|despues|de mas)
    !(me equivoque|equivoque) de (boton|numero|tecla)
    !no (es|fue)? (nuestra|nuestro)
    !(transportista|fabricante|vecino)
    !error (fue|es) (de ustedes|suyo|de usted)
  `,
  blamed_client: `
    (es|fue) (su|tu) (culpa|error|responsabilidad|problema|descuido)
    (la)? culpa (es|fue) (suya|tuya|de usted|del cliente)
    (usted|ustedes|vos|tu) (no) (leyo|reviso|aviso|hizo|leyeron|siguio|verifico|presto)
    (si) (usted|ustedes|vos|hubiera|hubiese) .. (leido|revisado|avisado|llamado|verificado|pagado|seguido) ... 
    (mal uso|uso indebido|lo uso mal|lo hizo mal|lo configuro mal)
    (por no) (leer|revisar|avisar|fijarse|verificar)
    !no (es|fue) (su|tu) (culpa|error)
    (usted|ustedes|vos|tu)? (debio|debia|deberia|debiste|tendria que|tenia que|tenias que|tenian que|hubiera) (haber)? (leido|revisado|avisado|llamado|verificado|leer|revisar*|avisar|dicho|comprobado|fijado|fijarse|verificar|haberlo|guardado|estar|esperado) ..
    (usted|ustedes|vos|tu) no (siguio|siguieron|leyo|leyeron|reviso|aviso|avisaste|leiste|hizo|hicieron|hiciste|cuido|verifico|presto|respeto|guardo|seguiste|revisaste) ..
    (es que)? no (siguio|leyo|reviso|respeto) (las|el|la|los|bien) (instrucciones|contrato|manual|condiciones|correo|letra) ..
    (eso|esto) (le|les|te) (pasa|paso|pasan) por ..
    (algo) (estara|estaras|esta|estaria) haciendo mal
    (usted|ustedes|vos|tu|seguramente|seguro) .. (marco|hizo|lleno|puso|metio|escribio|conecto|instalo|uso) mal ..
    quien (le|te) manda a? ..
    (nadie mas|ningun otro cliente) .. (quejado|queja|pasa|problema*|reporta*) ..
    (error|culpa|fallo|descuido|responsabilidad) (es|fue|seria) (suyo|suya|tuyo|tuya|de usted|de ustedes|del cliente|su|tu) ..
    (usted|ustedes|vos|tu) (tuvo|tuvieron|tuviste|tiene|tienes) la culpa ..
    (seguro|seguramente|de seguro) (que)? (lo|la|le|usted|se) .. (lavo|mojo|golpeo|marco|desconecto|uso|puso|movio|cayo|toco|equivoco) ..
    (se le|se te) (dano|rompio|descompuso|estropeo|malogro|mojo|encogio|echo a perder) por (andar|no|meter*|usar*|dejar*|prestar*) ..
    por (andar|meter mal|dejar que|recibirlo|no leer|no revisar|no guardar) ..
    si (usted)? (hubiera|hubiese|hubieras) (llamado|avisado|leido|revisado|pagado|esperado) ..
    (para eso) (estan|existe*) (los tecnicos|los manuales|el manual|las instrucciones)
    !(nuestra|nuestro|mia|nosotros)
    !no (tendria|debio|debia|tenia) que haber (pasado|salido|ocurrido)
    (usted|ustedes|vos|tu) .. (se equivoco|se equivocaron|te equivocaste|se confundio|manipulo|movio|desconecto|borro|golpeo|rompio|mojo|forzo|firmo|acepto|autorizo|eligio|tardo|demoro|olvido|olvidaste|perdio|descuido) ..
    (mal uso|uso incorrecto|uso inadecuado|mala manipulacion|mal manejo|falta de mantenimiento|por descuido|su descuido|negligencia|lo tiene mal|la tiene mal|usando mal) ..
    no (es|seria|fue) (nuestro|nuestra|mi|de nosotros|cosa nuestra) (problema|culpa|responsabilidad|error|falla|asunto) ..
    (le|les|te|se lo) (avisamos|advertimos|dijimos|explicamos|adverti|avise|dije|mandamos) .. (y no|pero usted|pero no|no hizo|y usted) ..
    no (hizo|hicieron|hiciste) caso ..
    no (debio|debieron|debiste|tenia que|tenian que|debia) (mover*|tocar*|abrir*|mojar*|desconectar*|firmar*|usar*|dejar*|prestar*|esperar*|recibir*|meter*) ..
    (es|seria|queda) (cosa|problema|responsabilidad|asunto) (suya|suyo|tuya|tuyo|de usted|de ustedes|del cliente|del usuario) ..
    (hubiera|hubiese|hubieras|hubieran) (preguntado|leido|avisado|llamado|revisado|guardado|pensado|venido|dicho|reclamado|comprobado|fijado) ..
    (a|de) quien se le ocurre ..
    (la proxima|para la proxima|la otra) .. (lea|leas|revise|revises|fijese|fijate|avise|avises|tenga mas cuidado|cuide) ..
    !usted .. (movio|desconecto|borro|golpeo|mojo) ... ?
    !(no) (se equivoco|es su culpa)
    (si) .. (no|hubiera) .. (pago a tiempo|reviso|leyo|aviso|guardo|siguio|lo cuido) .. (no es|no podemos|que quiere|es su|es cosa) ..
    (eso|ahi) (ya)? (es|seria|depende) (de usted|de ustedes|del uso|suyo|cosa suya|culpa suya) ..
    (usted|ustedes) (mismo|misma|mismos)? (puso|escogio|selecciono|escribio|marco|pidio|dio|lleno|confirmo|compro) .. (mal|equivocad*|otra|otro|asi|incorrect*) ..
    (a)? (los demas|los otros clientes|todo el mundo|otros clientes) .. (si|no) (les)? (funciona|pasa|sirve|se quejan|saben|pueden) ..
    (como|por que) no (aviso|llamo|reviso|leyo|dijo|pregunto) (antes|a tiempo|bien|usted) ..
    (deberia|debio|tendria que|tenia que) (saber*|fijarse|cuidar*|leer*|entender*|preguntar*) ..
    (esta|estaba|viene|dice) (clarito|claro|bien claro|muy claro) en (el|la|las|los) (contrato|manual|pagina|condiciones|correo|instrucciones|terminos) ..
  `,
  unexplained_jargon: `
    (que|y eso que) (es|son|significa|quiere decir|seria) (eso|esto|un|una|el|la|lo)? .. _ ?
    (y)? (eso) que (es|significa|quiere decir) ?
    (como|que) que (es|dice|dijo) ?
    (no) (entendi|entiendo|comprendo|le entiendo|te entiendo|le entendi|te sigo|le sigo) .. (nada|que es|lo que|esa palabra|ese termino|que significa|ni jota|de que|bien eso|de eso|eso de)
    (hableme|hablame|expliqueme|explicame|en|digamelo) (en)? (espanol|cristiano|castellano|palabras sencillas|facil|otra forma|sencillo)
    (me|eso) .. (suena a|es) chino
    !que (es|son) (lo que|el problema|la|hora|un dia|mejor|peor)
    !(no se) (si|cuando|como|que decir|todavia|ni como)
    !(no se) $
    (como|el|la) que (como)? .. (dijo|dice|se llama) ..
    el (codo|codigo|que) de que
    (no) (se|entiendo|entendi|comprendo|conozco) .. (que es|que son|que significa|lo que me dice|lo que me dices|esos terminos|esas siglas|que quiere decir) ..
    no (le|te|os|les) (entiendo|entendi|sigo|capto|cacho|pesco) .. $
    no (entendi|entiendo) (nada|ni papa|ni jota|un carajo|ni madres) ..
    (mas despacio|mas lento|en cristiano|en espanol|en castellano|con manzanas|en sencillo) ..
    (me|eso) .. (habla*|hablando|suena*|es) en? chino
    (las|esas) siglas ..
    que (quiso|quisiste|quiere|quieres|queres) decir ..
    (eso|esto) que (es|significa|viene siendo|seria|quiere decir|sera) ..
    (perdon|perdone|disculpe|disculpa|perdona|perdoname) .. (que es|que son|que significa|ignorancia|no entend*) ..
    como asi .. no le entiendo
    (que es eso de|como es eso de|no se que es) ..
    (quiere decir|significa) que .. o que no ..
    (de|en) (informatica|computadoras|computacion|tecnologia|seguros|leyes|finanzas) .. (no entiendo|no se|cero|nada|ni idea) ..
    !no (entiendo|se) (como|por que) (pudo|me|les|es posible|pas*)
    !como dijo que se llamaba usted
    (me|ya me) (perdi|perdiste|perdio|enrede|mareo|mareaste|marea) ..
    no (conozco|manejo|ubico|entiendo|se) .. (esa palabra|ese termino|esos terminos|esas palabras|tecnicismo*|ese idioma|esa sigla|esas cosas) ..
    (ni idea|no tengo idea) .. (que|eso|de que|$)
    (barajeamela|barajeame) ..
    (me lo|me la) (explica|explicas|dice|traduce|traduces|repite|puede explicar|podria explicar|puedes explicar) .. (mas|otra|facil|sencill*|despacio|espanol|cristiano|normal*|palabras|manzanas|plastilina|favor)
    (expliqueme|explicame|traduzcame|traduceme|traducime|digamelo|dimelo|hableme|hablame|decimelo) .. (facil|sencill*|palabras|cristiano|espanol|castellano|normal*|despacio|manzanas|claro|otra)
    (como|con que) se come ..
    (mucho|tanto|tantos|tantas) (tecnicismo*|termino*|terminos|siglas|palabr*) ..
    (palabra|palabras|termino|terminos) .. (rar*|tecnic*|dificil*|complicad*) ..
    (eso|ese|esa) (del|de la|de los|de) .. que (es|significa|viene) ..
    que (diablos|carajos|rayos|cosa|demonios) (es|son) ..
    !me perdi de camino
  `,
};

export const criteria: CriterionCues = { ...opening, ...inquiry, ...offer, ...ending, ...service };
