// Spanish cues of objections by kind, said by the client.
import type { ObjectionCues } from '../pack.ts';

export const objections: ObjectionCues = {
  price: `
    mas (caro|alto|cara|alta) de lo que .. (esperaba|esperabamos|pensaba|creia)
    (otro|otra|competencia|ellos) .. (hizo|hace|dejo|deja|ofrecio|cobra) .. (en|por) <number>
    (por encima|mas|arriba|fuera) de lo que .. (puedo|tengo|podemos|tenemos|pensaba|esperaba|traia)
    (no) (paso|puedo pasar|pasamos) de <number>
    (esta|sale|queda) .. (pesado|dificil) .. (bolsillo|pagar)?
    (muy|demasiado|bastante|re|bien|un poco|medio|algo) (caro|cara|elevado|alto|carito|salado)
    (es|mucho|demasiado|es mucha|mucha) (mucho)? (dinero|plata|lana|pasta) (por|para)
    (se (sale|pasa|va)|esta fuera|por encima|arriba|excede) .. (presupuesto|de lo que|de mi|de nuestro|alcance)
    (mas barato|mas economico|mejor precio|menor precio) .. (en|del|de|otro|con|por|que)?
    (me|nos) (pasaron|ofrecieron|cotizaron|dieron|dejan) .. (mas barato|menos|mejor)
    (no) (pienso|voy a|quiero) pagar .. (eso|tanto|dos veces|esa|ese)
    (no me) (bajan|hacen|da) .. precio
    (me|nos) (lo|la)? (puede|puedes|podes|pueden) (bajar|dejar|hacer) .. (precio|menos|mas barato|descuento|rebaja) .. ?
    !(no) (es|esta|me parece|se me hace) (tan)? (caro|cara|mal|alto)
    !(gasolina|nafta|luz|renta|alquiler|comida|dentista|super|escuela|estacionamiento) .. (caro|cara)
    (esta|es|esta muy|se me hizo|me parecio|me parece|lo veo|sale|queda|salio|se me hace|esta medio|sigue|siguen siendo) .. (caro|cara|carisimo|carisima|carito|elevado|elevada|alto|alta|salado|pasado|subido)
    (esta|es|me parece|se me hace) (mucho|harto|un monton|demasiado) $
    (no) (tengo|tenemos|me alcanza|nos alcanza|puedo pagar|podemos pagar|cuento con) .. (tanto|presupuesto|dinero|plata|para eso|eso|ese dinero|lana|guita|pasta)
    no (me|nos) (deja ganancia|deja margen|cierra el precio|cierran los numeros|dan los numeros|salen las cuentas|salen los numeros|cuadra el precio|cuadran los numeros|dan las cuentas)
    no (me|nos) deja .. (ganancia|margen)
    (un dineral|una fortuna|un ojo de la cara|un rinon|por las nubes|por los cielos|un robo|un platal|una barbaridad|impagable|prohibitivo|una locura) ..
    (es|son) .. mucha (guita|plata|lana|pasta) ..
    (mucha|mucho|tanta|tanto) (plata|guita|lana|pasta|dinero) .. (para|por)
    (se|me|nos) (me|nos)? (va|sale|pasa|escapa|fue|dispara|van) .. (presupuesto|de las manos|alcance|bolsillo|de precio)
    (con eso|con esa plata|por ese precio|por ese dinero|por esa plata|a ese precio|a ese valor|con ese precio) .. (compro|como|no|espero|prefiero|mejor|consigo|hago|vivo|alquilo|me|contrato)
    me sale mas .. que (los|las|el|la|lo)
    no (puedo|podemos|veo como|hay manera) .. (pagar|justificar|costear|permitir*|gastar) .. (eso|tanto|ese|semejante|importe|precio|esa cantidad|esa plata)
    ^ (uf|uy|uff|hijole|upa|caramba|pucha|fua|nombre|madre mia|puf|puff|ufa) .. (<money>|car*|harto|mucho|suena feo|dineral|salado|nubes|cuesta)
    pucha .. (harto|caro|mucho)
    <money> por (un|una|eso|esto|unos|unas) ..
    (el otro|la otra|otros|ellos|el que tengo|antes|el mio) .. no (me|nos) (lo|la|los|las)? (cobra|cobran|cobraban) ..
    (cobra|cobran|sale|vale|cuesta|dan|dejan|deja|hace|hacen|vende|venden) .. (la mitad|mas barato|mas barata|mas economico|mejor precio|por menos|menos plata)
    (la suya|el suyo|la de ustedes|el de ustedes|la tuya|el tuyo) .. (mas alta|mas alto|mas cara|mas caro) ..
    (la|lo|los|las) vi .. en <number>
    (esta|estan) (alto|alta|altos|elevado) ..
    (que) (salado|caro|cara|carero|carisimo) ..
    (redondee|redondeelo|bajele|bajale|hagame|haceme|hazme) .. (precio|rebaja|descuento|<number>) ..
    (me|nos) cobra* .. (menos|tres|<number>) .. (el|por|al|la)
    (medio ratones|no se si van a querer poner|no van a querer pagar) ..
    !visto asi
    !(ano pasado|vecino|cunada|dentista|no es tan)
    !sin permanencia
    (yo)? (pensaba|pense|esperaba|imaginaba|crei|creia|calculaba|contaba) ... (menos|mas barato|la mitad|la tercera|mas cerca|mas bajo|mas economico|costaba|rondaba)
    no (esta|estaba|lo tenia|lo tenemos|tenia) .. (en)? .. (presupuesto|presupuestado|contemplad*) ..
    (no) (es|esta) .. (barato|economico|accesible|dentro de) ..
    (cuesta|sale|vale|es) .. (el doble|el triple|mas del doble|un huevo|un poton|un dineral|un platal) ..
    (se|me|nos) (hace|hacen|parece|pone) .. (mucho|demasiado|cuesta arriba|pesado|alto) ..
    (bajar*|bajen|mejorar*|rebajar*|ajustar*|apretar*) .. (precio|numero|valor|tarifa|cuota|importe|costo) ..
    (no) (pago|pagaria|pagamos|voy a pagar|pienso pagar) .. (eso|tanto|mas|ni loc*|esa) ..
    (no) (se justifica|lo vale|vale eso|vale tanto|vale la pena|compensa|me compensa|sale a cuenta|me sale a cuenta) ..
    (me|nos) (queda|quedaria) (grande|corto|largo|apretado|justo) ..
    (estamos|ando|estoy|andamos) (corto*|ajustad*|apretad*|justo*|sin plata|sin lana|sin presupuesto|cortos) ..
    (de donde|como) (saco|sacamos|voy a sacar) ..
    (que)? (hagan|haga|haceme|hazme|hay|no hay) .. (descuento|descuentito|rebaja|precio especial|promocion) ..
    (suena|se oye|se ve|esta) (feo|fuerte|pesado|duro|heavy|bravo) .. (numero|precio|dicho|cantidad|eso|$)
    no (me|nos) (alcanza|da|llega) (para|la plata|el dinero|el presupuesto|el bolsillo|tanto|$) ..
  `,
  stall: `
    (lo|la|tengo|tengo que|necesito|deja|dejame|dejeme|voy a|vamos a|quiero|prefiero|hay que) .. (que)? (pensar|pensarlo|pensarla|analizar|analizarlo|evaluar|evaluarlo|consultar|consultarlo|consultarlo con|meditarlo|masticarlo)
    (lo|la|tengo|tengo que|necesito|debo|voy a|quiero|deja|primero) .. (que)? (ver|verlo|hablar|hablarlo|consultar|consultarlo|comentar|comentarlo|preguntar|preguntarle|platicarlo|checarlo) (con|a) (mi|mis|el|la) .. (socio|socia|esposo|esposa|marido|mujer|hermano|hermana|jefe|jefa|gerente|director|papa|mama|hijo|hija|contador|senora|senor|equipo)
    (no) (decido|resuelvo|puedo decidir|lo decido|tomo) .. (sola|solo|asi|por telefono|ahora|hoy|nada)
    (mandame|mandeme|enviame|envieme|pasame) .. (correo|mail|informacion|por escrito) .. (y)? (lo|la|yo)? (veo|reviso|miro|checo)
    (yo)? (le|te) (aviso|llamo) (yo|despues|luego|cualquier) 
    (hoy|ahora|ahorita|todavia|ahora mismo) no (puedo|podemos|te|le|les) .. (confirmar|decidir|cerrar|decir)
    (dejame|dejeme|deje|deja|permitame|permiteme|dame|deme|necesito|quiero|tengo que|tendria que|habria que|prefiero|voy a|me gustaria|hay que|toca) .. (pensar|pensarlo|pensarla|pienso|meditar*|consultar*|consulte|consulto|platicarlo|analizar*|analice|evaluar*|estudiar*|masticar*|sacar cuentas|hacer numeros|hacer cuentas|digerir*|comparar*) ..
    (dejame|dejeme|deje|tengo que|tendria que|voy a|necesito) .. (hablar*|hable|hablo|conversar*|converso|ver|verlo|revisar*|preguntar*|comentar*) .. (con|en la casa|a) (el|ella|mi|mis|ellos|la|los|casa) ..
    (lo|la) (platico|hablo|consulto|converso|comento|estudio|pienso|analizo|charlo|discuto|estudiamos|pensamos|hablamos|analizamos|evaluamos|comentamos|medito) .. (con|en|y|internamente|aqui|aca|entre|la|el|mi|$)
    (lo|la) (veo|reviso|vemos|revisamos) (con|internamente|y) (mi|la|el|le|te|internamente|aqui)? ..
    (yo)? (le|te|les|os) (aviso|llamo|contacto|marco|confirmo|digo) (si me|si nos|cualquier cosa|luego|despues|mas adelante|cuando) ..
    (ya|ahi|luego|despues) (veremos|vemos|les busco|le busco|la busco|los busco) ..
    (yo) (les|le|te|los|la) busco ..
    no (le|te|les) puedo (decir|confirmar|dar) .. (ni|todavia|ahora|una respuesta|hoy|si) ..
    no (las|los|lo|la)? (decido|decidimos|tomo|resuelvo) .. (caliente|asi|de una|tan rapido|a la ligera|por telefono|sola|solo|hoy) ..
    con la almohada
    (darle|le doy|dandole|dale|doy) .. (una vuelta|unas vueltas|una pensada) ..
    (hablamos|hablemos|lo vemos|lo hablamos|llameme|llamame) (otro dia|mas adelante|despues|en otro momento|con calma|luego) ..
    (dejame|dejeme|deje) .. y (te|le|les) (digo|aviso|confirmo|llamo) ..
    (lo|la) (tengo que|debo|necesito) .. (ver|hablar|consultar|pensar) con ..
    (lo|la) hablo .. y (le|te|les) ..
    que lo (hable|piense|consulte|platique|vea) .. (con|esta noche|en casa)
    !vuelta a la llave
    !ya lo pense
    (lo|la) (vamos|voy|tenemos que|tengo que|hay que) a? (ver|pensar|consultar|hablar|revisar|analizar|evaluar|platicar|conversar|comentar) ..
    (dame|deme|denme|necesito|tomaria|regaleme) .. (unos dias|un par de dias|una semana|tiempo|dias|semanita|un tiempito|chance) ..
    (despues|luego|otro dia|mas tarde|mas adelante) .. (te|le|les) (aviso|digo|llamo|confirmo|escribo|busco) ..
    (mandame|mandeme|enviame|envieme|pasame|paseme|dejame|dejeme) .. (info|informacion|correo|propuesta|papel|folleto|datos) .. (y|lo|la|para) (yo|lo|la|te|le|ver|revis*|estudi*|leer*) ..
    (no) (tengo|tomamos|hemos tomado) .. (decision|decidido|respuesta) .. (aun|todavia|tomada)? ..
    (estamos|estoy|seguimos) .. (evaluando|analizando|comparando|viendo opciones|pensandolo|viendo) ..
    (quiero|queremos|prefiero|preferimos|voy a|vamos a) .. (comparar|ver otras|cotizar|mirar otras|revisar otras|ver mas) ..
  `,
  present: `
    (ya) (tengo|tenemos|cuento|contamos|uso|usamos|trabajo|trabajamos|pago|pagamos) .. (con|un|una|alguien|a|otro|otra|proveedor|sistema|seguro|quien|eso)
    (estoy|estamos) (bien|contento|contenta|contentos|conforme|conformes|satisfech*|a gusto) con .. (lo que|el|la|mi|nuestro|quien)
    (no) (necesito|necesitamos|me interesa|nos interesa|estoy interesad*|me hace falta|nos hace falta|le veo|veo la necesidad|la uso|lo uso|la miro|la quiero)
    (para que) .. (cambiar|quiero|necesito) ... ?
    (siempre) .. (hicimos|hemos hecho|he hecho|lo hacemos) (asi|igual)
    !no (necesito) (que me)
    (eso|esto) ya (lo|la)? (tengo|tenemos) ..
    ya (tenemos|tengo|tienen) .. (cubierto|resuelto|solucionado|quien|proveedor|seguro|alguien|otra|otro)
    ya (trabajo|trabajamos|estoy|estamos) con ..
    (el otro|la otra|otro proveedor|otra empresa|otra compania|la competencia|los de|mi cunado|mi primo|mi vecino|un amigo|mi sobrino|el que tengo|la que tengo|el banco mio|mi banco|la marca|otra marca) .. (me|nos|lo)? (lo|la|los|las)? (da|dan|deja|dejan|hace|hacen|ofrece|ofrecen|ofrecio|ofrecieron|ha ofrecido|cobra|cobran|regala|regalan|instala|trae|vende|arregla|cotizo|presta) ..
    <name> .. (me|nos) (lo|la|los|las)? (da|dan|deja|dejan|ofrece|ofrecen|ofrecio|ha ofrecido|cobra|regala|cotizo|hace) ..
    en <name> .. (me|nos) (lo|la|los|las) (dejan|deja|dan|hacen|venden) ..
    (con|en) (los de|otro|otra|la) .. (me|nos) (lo|la|los|las)? (dejan|deja|dan|hacen|sale|ofrecen) ..
    (me|nos) (ofrecieron|ofrecen|ofrecio|estan ofreciendo|han ofrecido|estan haciendo|cotizaron|dejan) .. (lo mismo|mejor|menos|contraoferta|garantia|gratis|<number>|<percent>|barato|igual)
    (tengo|tenemos|me llegaron|recibi|estoy viendo|estamos viendo) .. (otras|otra|otro|otros|dos|tres|varias|varios) .. (cotizaciones|propuestas|ofertas|presupuestos|opciones|proveedores|empresas|cotizacion|propuesta|oferta) ..
    hay (un|una|otro|otra) (senor|senora|empresa|tienda|muchacho|chico|vecino|tipo) .. que (cobra|hace|vende|me|lo) ..
    (con un|un|otro) proveedor .. (los|las|lo|la|me) (vi|cotizo|encontre|da|deja) ..
    el que tengo .. (cobra|sale|me) ..
    asi (como)? (estamos|estoy|nos va|me va) (bien|comod*|nos va bien) ..
    (estoy|estamos) (bien|comod*) asi ..
    (me|nos) va bien (asi|como|con) ..
    no (me|nos)? (hace|hacen) (ninguna)? falta ..
    no (le|les) (veo|saco|encuentro|hallo) .. (utilidad|provecho|sentido|necesidad|uso|beneficio|caso|gracia)
    (casi) (ni|no) (uso|usamos|lo uso|la uso) ..
    para que (quiero|voy a querer|me sirve|queremos) ..
    (la que tengo|el que tengo|el viejo|la vieja|el mio|la mia) .. (todavia|aun|aguanta|sirve|anda bien|tira) ..
    (tengo|tenemos) (dos|uno|una|varios|tres) .. (sin estrenar|sin usar|guardad*) ..
    (no me puedo|no nos podemos) quejar ..
    (ya no|nadie las|ya nadie) .. (usa|las usa|lo usa|tengo ninos|usamos) ..
    (este ano|ahorita|ahora) no vamos a (regalar|comprar|hacer|invertir|renovar) ..
    (ya lo tengo|ya la tengo|ya tengo) .. (nuevo|y es|en casa|por mi|por su|por el|el seguro|uno|una)
    estoy (atendid*|cubiert*) ..
    no se si me hace falta ..
    aqui nunca (llueve|pasa|roban|hay) ..
    !no (necesito|uso) .. (factura|nada mas|que|se estropeo)
    !no hace falta que
    !porque se (estropeo|rompio|dano)
    (ya)? (tenemos|tengo|trabajamos|contamos|uso|usamos) .. (proveedor|alguien que|quien nos|quien me|otro sistema|otra empresa|otra marca|otra compania|un contrato|contrato con|de toda la vida) ..
    (no) (lo|la|nos|me)? (necesitamos|necesito|hace falta|interesa|interesan|precisamos|preciso) (por|ahora|gracias|la verdad|nada de|eso|$) ..
    (estamos|estoy) (bien|contentos|content*|conforme*|comod*|a gusto|satisfech*|servid*) (con|asi|como) ..
    (nos|me) (funciona|sirve|alcanza|basta|apanamos|apano|arreglamos|arreglo) (bien|con|asi) ..
    (otro|otra|otros|ellos|la competencia|alla|enfrente) .. (mas barato|mas completo|incluye*|gratis|mejor|sin costo|mas rapido|mas garantia) ..
    (tengo|tenemos|hay) (otra|otras|otro|otros|una|un) .. (oferta|propuesta|cotizacion|opcion|presupuesto) (de|mejor|mas|por|con|en) ..
    (me|nos) (lo|la|los|las) (cotizaron|dejan|deja|dan|da|ofrecen|venden|hacen|consigo|conseguimos|consiguen|instalan) .. (otro lado|otra parte|alla|enfrente|por menos|mas barato|gratis|en <number>|mejor|internet|amazon|mercado libre)
    (en|por) (otro lado|otra parte|amazon|internet|mercado libre|la competencia|otra tienda|otras partes|aliexpress) .. (esta|lo|la|sale|vi|cuesta|encontre|consigo|venden|me|hay|barato|menos)
    (los de|los del|la gente de|el de) .. (enfrente|al lado|la esquina|la otra|siempre|<name>) .. (me|nos|lo|la|cobran|dan|incluyen|hacen|tienen|dejan)
    (mi|nuestro) (proveedor|contador|tecnico|banco|agente|corredor|distribuidor|gestor) (de siempre|actual|de toda la vida|ya|me|nos) ..
    (ellos|esos|los otros|el otro|la otra) .. (si)? (incluyen|incluye|dan|da|tienen|tiene|ponen|regalan|cobran|ofrecen) .. (mas|gratis|sin|mejor|garantia|instalacion|envio|menos|soporte|todo|plazo|anos)
    (tengo|hay) un (conocido|amigo|primo|pariente|familiar|compadre|vecino|cunado|sobrino) que ..
    (otra|otras) (marca|empresa|compania|opcion|agencia|aseguradora|clinica|academia) .. (me|nos|mas|mejor|que|tambien|barat*) ..
    (estoy|estamos|ando|andamos) (viendo|comparando|hablando|negociando|cotizando) con (otro|otra|otros|otras|varios|dos|<name>) ..
    (me|nos) dan (mas|mejor|menos|un|el) (plazo|precio|credito|garantia|tasa|condiciones|<percent>) ..
    (para que|por que) (voy|vamos) a (cambiar|cambiarme|gastar|pagar) ..
    (si)? (funciona|anda|sirve|va) (bien|perfecto) .. (para que|no lo|no la|como esta|lo que tenemos|el que)
    (nunca) (me|nos) ha* (hecho falta|faltado|pasado nada|dado problemas) ..
    (me|nos) (arreglo|arreglamos|apano|apanamos|manejo|manejamos|alcanza|basta) (bien|con|asi|solo|sola|perfecto) ..
    (eso|esto) (aqui|aca)? no (se usa|lo usamos|aplica|me aplica|nos aplica|hace falta) ..
    (llevamos|llevo) .. (anos|toda la vida|mucho tiempo) .. (con|trabajando|asi) ..
  `,
  trust: `
    (ya me) (habian|han|lo habian) (dicho|prometido)
    (inseguro|insegura|desconfiado|desconfiada|con miedo|me da cosa|no me fio)
    (no) (le|les|te|me)? (creo|confio|fio|conozco|lo creo) .. (mucho|nada|en|a|de|ningun*|ustedes|su empresa)
    (mi|el) (miedo|temor|duda|preocupacion|problema) (es|seria) (que|si)?
    (ya) (me|nos) (paso|ha pasado|prometieron|dijeron|estafaron|quede|quemaron|enganaron) .. (eso|antes|lo mismo|una vez|con)
    (quien|como) (me|nos)? (garantiza|asegura|se que|puedo estar|sabemos) ... ?
    (y) si .. (no (funciona|me gusta|resulta|cumple|sirve)|falla|se rompe|sale mal) ... ?
    (suena|parece) .. (estafa|demasiado bueno|cuento|mentira)
    ^ (y|pero|ya pero)? si (se|me|nos)? (vuelve a|vuelven a|siguen|otra vez|no (cumplen|cumple|funciona|llega|vienen|llegan|arreglan)) ..
    (me|nos) (da|dan|daria) .. (desconfianza|mala espina|cosa|panico|no se que|dudas|miedo que|miedo quedar|miedo dar)
    (me|nos) preocupa (que|si) (ustedes|no|despues|me|nos|luego|la empresa) ..
    como (se|sabemos|puedo saber) (yo)? (que|si|ustedes) ..
    ^ .. como se yo
    no me fio (de)? (ustedes|usted|esto|eso|nada|nadie|esas|$) ..
    no (los|las|la|le|les) (conozco|conocemos|ubico) ..
    ya (me|nos) (la|lo|las)? (jugaron|hicieron|enganaron|estafaron|fallaron|dejaron|clavaron|vaciaron|robaron|prometieron|timaron|quemaron) ..
    (eso mismo|lo mismo) (me|nos) (dijeron|dijo|prometieron|juraron) ..
    (todos|todas) (dicen|prometen) .. (lo mismo|igual|eso) ..
    (lei|vi|he leido|hay|tienen) .. (resenas|opiniones|comentarios) .. (feas|malas|negativ*|horribles|regular*|fatales) ..
    mi (cedula|tarjeta|curp|dni|cuenta|clave|rut|rfc|numero) .. no (se)? (la|lo)? (doy|paso) ..
    (yo)? por telefono .. no (doy|compro|pago|hago) ..
    por internet no (compro|pago|doy) ..
    (suena|parece|se oye) (demasiado|muy) (bonito|bueno|lindo|perfecto) ..
    que (respaldo|garantias|garantia|seguridad|certeza|referencias) .. (tienen|tengo|me dan|hay|ofrecen) ..
    (son|sera|seran|es) (una|un)? (estafa|fraude|timo|chamuyo) ..
    (me|nos) (asaltaron|vaciaron|timaron) ..
    (al ano|despues|luego) (otra vez)? (me|nos) (clavan|suben|cobran|aumentan) ..
    (me|nos) van a (clavar|estafar|enganar|dejar tirad*) ..
    (llevan) (un ano|poco|meses) apenas ..
    si te he visto no me acuerdo
    !tiempo va a llover
    !(muy|son) buenas
    (letras|letra) (chiquit*|chica|pequena|menuda) .. (preocupa*|asusta*|miedo|da|trampa)
    (y)? (quien|como) (me|nos) (garantiza|asegura|responde|respalda|devuelve) ..
    (hay|existe|tiene*) .. (truco|trampa|gato encerrado|letra chica) ..
    (donde|cual) .. (trampa|truco) ..
    (no) (me|nos) (inspira|da|genera|dan) .. (confianza|seguridad) ..
    (he|hemos) (oido|escuchado|leido) .. (mal|malas|quejas|cosas|estaf*) ..
    (prometen|prometieron|dicen) .. (y|pero) (luego|despues|al final|nunca|no) ..
    (letras|letra) (chiquit*|chica|chicas|pequena|menuda) .. (preocupa*|preocupan|asusta*|miedo|trampa)
  `,
  terms: `
    <duration> .. (es|son|me parece|se me hace) .. (mucho|muchos|demasiado|largo)
    (no) (quiero|me gusta|nos gusta|quisiera|acepto|pienso) .. (permanencia|contrato|amarrarme|atarme|casarme|plazo|comprometerme|quedar atad*|amarrad*)
    (mucho) (tiempo|plazo) (de)? (contrato|permanencia)?
    (la)? (permanencia|multa|penalizacion|clausula) .. (muy|no me|mucho|alta|larga)
    (no quiero) .. (que venga|que vengan|obras)
    !(hace|desde|espere|llevo) .. tiempo
  `,
  fit: `
    (les|le|nos) da (pereza|flojera|miedo|cosa)
    (no) (creo|pienso) que .. (funcione|sirva|la gente|mi equipo|usen|use|quieran|se adapte|les guste|les vaya)
    (mi|mis|el|los|la) .. (gente|equipo|personal|empleados|clientes|muchachos|doctores) .. (no (va|van|quiere|quieren|sabe|saben|usa|usan|les gusta))
    (es|parece|se ve|lo veo) .. (muy|demasiado|medio) (complicado|dificil|complejo|grande|engorroso)
    (no) (me|nos) (sirve|conviene|funciona|resulta|vale la pena)
    (somos|soy|es) (muy)? (chico|chicos|pequeno|pequenos|chiquito) (para)
    ^ (y|pero|ya pero)? (que pasa)? si (se|no|el|la|llueve|quiero|mi|me|hay|salta|luego) .. ?
    ^ (y)? si se (cae|corta|va|estropea|rompe|descompone|dana|apaga|moja|pierde) ..
    ^ y si (el|la|mi|un|salta|llueve|no) ..
    (a mi|me|nos|le|les) (preocupa|frena|asusta|inquieta|da pena|da pendiente|tiene con pendiente|genera dudas) .. (que|el|la|lo|perder|cambiar|los|las|quede|es)
    (me|nos|le|les) da miedo (que|perder|cambiar|quedar*|la|el|meter*|romper|danar) ..
    no (me|nos) (cuadra|cierra|encaja|calza|convence) (que|lo de|eso de|el|la) ..
    (es|queda|resulta|parece|se ve) (muy|demasiado|medio) (grande|chico|chica|pequen*|complicad*|dificil|complej*|engorros*|pesad*|fragil|delicad*) (para|de) ..
    (lo|la) veo (muy|demasiado|medio)? (complicad*|dificil|grande|chico|pequeno|engorroso|fragil) ..
    (eso|es) .. (un lio|mucho lio|un rollo|una lata) ..
    (mi|mis|nuestra) (gente|equipo|personal|empleados|papa|mama|padre|madre|abuel*|marido|doctor|medico|contador*) .. (no (se|va|van|sabe|saben|le|les|quiere|quieren|usa|usan)|dice que no|no deberia|no tiene fe|es mayor|dice que con)
    no (sirve|funciona|anda|corre|es compatible|se conecta) (para|con|en) ..
    (entonces) no (me|nos) (va|sirve|vale|funciona) ..
    (ya)? (tiramos|perdimos|botamos|gastamos) (dinero|plata) (en|con) ..
    (aqui|aca) (nadie|no) (sabe|hay quien|agarra|llega|entra) ..
    (aca|aqui) .. no agarra ..
    (nos|me) obliga a ..
    (lo que)? no (quiero|queremos|quisiera) (es)? (atar*|amarrar*|casar*|quedar* atad*|comprometer*|estar atad*) ..
    no (me|nos) dura ..
    (me|nos) (hacen|hace) falta .. no (tiene|trae) ..
    (la comunidad|el edificio|el ayuntamiento|mi jefe|la ley) .. (no deja|no permite|no se si deja|prohibe) ..
    no me gustaria repetir ..
    (el|la) (viento|humedad|desnivel|calor|polvo) .. (se lleva|lo rompe|el|es un) ..
    no se pueda (cancelar|cambiar|devolver|mover|salir) ..
    !^ y si no ..
    !miedo volar
    !si (lo dejamos|firmo|pago)
    !si (llueve no|me acaba)
    (no) (creo|pienso|se si|estoy segur* de|estoy segur*) que .. (funcione|sirva|aguante|quepa|entre|alcance|puedan|pueda|sepan|vaya|se adapte|se acostumbr*|sea para|nos) ..
    no se si (va a|vaya a|me|nos|sirva|funcione|sea|aguante|mi|el|la|los|aplique|se adapte) .. (funcionar|servir|aguantar|caber|entrar|gente|equipo|tamano|para|aplique|adapt*)
    (no) (tiene|trae|incluye|viene con|hace|permite|cubre|acepta|soporta) .. (lo que|la|el|eso|opcion|integracion|factura|idioma|version) ..
    (y)? (eso|esto)? .. (es|funciona|sirve|se puede|compatible) .. (con|para|en) (mi|nuestro|nuestra|el|la|lo|un|una) .. (sistema|contador|zona|banco|celular|casa|equipo|maquina|software|negocio) ?
    (es|parece|suena|se ve|lo veo|la veo) .. (complicad*|enredad*|dificil|complej*|mucho lio|engorros*|demasiado para) ..
    (mi|nuestro|nuestra|el|la|los) .. (gente|equipo|personal|senora|empleados|muchachos|viejos|mayores) .. (no|les cuesta|se resisten|se va* a resistir|se confund*|se va a) ..
    (somos|es un negocio|es una empresa|soy) (muy)? (chico|chicos|chiquit*|pequen*|poquit*|pocos) ..
    (permanencia|amarrad*|atad*|clausula|penalidad|contrato largo|plazo forzoso|exclusividad) .. (no|muy|mucho|miedo|gusta*|convence) ..
    (no) (me|nos) (gusta|convence|entusiasma|late|cierra|termina) .. (permanencia|plazo|color|material|idea|contrato|modelo|que|condicion*|forma) ..
    no (me|nos) (cabe|entra|alcanza el espacio|queda espacio|combina|pega) ..
    no (tengo|tenemos|hay) (espacio|lugar|sitio|senal|internet|buena senal|donde|computadora*|quien) .. (para|ahi|aqui|en|lo|suficiente|poner*)
    (ocupa|requiere|necesita|exige|pide) (mucho|mucha|demasiado|demasiada) ..
    (tarda|tardan|demora|demoran|pesa|suena|hace) (mucho|demasiado|un monton|ruido) ..
    (queda|esta|estan) (muy|demasiado|bien)? lejos ..
    (le|les) falta (lo|la|el|una|un|que) ..
    (mis|los|mi|la) (papas|abuelos|viejos|empleados|choferes|vendedores|clientes|maestros|meseros|muchachas|companeros) .. (no (saben|van|quieren|usan|tienen|entienden|les)|ni (saben|usan|tienen)) ..
    (nosotros|nuestro caso|lo nuestro|aca|aqui) .. (es|somos|trabajamos|se trabaja) (diferente*|distint*|otra cosa|de otra forma|otro tema|muy particular) ..
    (solo|nomas|nada mas) (viene|trae|tiene|sirve|funciona|esta) .. (en|para|con|con eso) ..
    (que|y) (pasa|pasaria|hago|hacemos|sucede) si .. ?
    (se|me) (va a|van a) (romper|danar|ensuciar|manchar|oxidar|perder|llenar|quemar|arruinar|robar) ..
    (no) (aguanta|aguantaria|resiste|soporta|duraria|dura) ..
    (me|nos) (complica|complicaria|enreda|da mas trabajo|genera mas trabajo|da pereza|da flojera) ..
    (aprender|capacitar*|ensenar*|cambiar todo|empezar de cero|migrar|pasar todo) .. (lio|pereza|flojera|trabajo|complicado|dolor|cuesta|tiempo)
    !tengo que perder
    !me garantiza
  `,
  timing: `
    (no) (es|seria) .. (buen|el|un buen) momento
    (no) (puedo|podemos|se puede) .. (cambiar|parar|empezar|mover|arrancar) .. (en|ahora|antes|este|hasta)
    (hasta|recien|despues de|pasando|a partir de) .. (<month>|el ano que viene|fin de ano|las fiestas|navidad|vacaciones|semana santa) .. (no|puedo|podria|veo|imposible|hablamos|lo)
    (estamos|estoy|ando) .. (con mucho trabajo|en temporada|sin tiempo|a full|hasta arriba|saturad*) .. 
    !(reunion|llamada|visita|cita)
    (ahora|ahorita|por ahora|en este momento|este mes|este ano) .. (no es|imposible|dificil|complicado|no podemos meter|no puedo meter|no estamos para|no estoy para|no nos metemos|no quiero|no toca|ni pensar)
    (ahora|ahorita|hoy por hoy) no (es el|es buen|es momento|toca) ..
    no es .. momento ..
    (estamos|estoy|ando|andamos) (en plena|en pleno|a mitad de|en medio de|justo en|cerrando|hasta arriba) ..
    no (estoy|estamos|ando) para (obras|eso|gastos|cambios|mas|nada|meterme|andar) ..
    (mejor|prefiero|preferimos|preferiria) .. (pasado|pasando|esperar|en <month>|el ano que viene|cuando pase|mas adelante|el proximo|para <month>|despues de) ..
    (esperar|esperemos|dejemos|dejar) (a)? que (pase|pasen|termine|terminen|acabe|cierre|abra|baje|arranque) ..
    hasta que .. (pase|pasen|termine|venga|cierre|abra|cobre) ..
    (si lo dejamos|lo dejamos|dejemoslo|lo retomamos|arranquemos|empecemos|lo vemos|lo dejo) (para|en|despues de|pasado|pasando) ..
    es (muy|todavia)? (pronto|prematuro) ..
    justo ahora (que)? ..
    (ahorita|ahora) con .. (encima|mudanza|obra|cosecha|inventario|cierre) ..
    (acabo|acabamos) de (tener|mudar*|invertir|gastar|cambiar) .. (no|bebe|todo)
    yo no puedo (parar|cerrar|dejar) ..
    no puedo parar ..
    (no cambio|no cambiamos|no muevo|no toco) nada ..
    (en|para) <month> .. (no hay nadie|se van todos|cerramos)
    !(desayunado|hablar estoy)
    !desde este mes
    (ahora|ahorita|hoy|este ano|este mes|de momento|por ahora|por lo pronto|justo ahora|en estos momentos) .. (mal momento|complicad*|imposible|no se puede|no da|no hay|estamos con|tenemos otras|no es prioridad|otras prioridades|no toca|lleno*|a tope) ..
    (no) (es|seria|es una) prioridad ..
    (mejor|quiza*|tal vez|capaz|a lo mejor|de pronto) .. (el ano que viene|el proximo ano|el otro ano|en unos meses|el mes que viene|mas adelante|para <month>|en <month>|despues de|el otro semestre|el siguiente) ..
    (buscame|busqueme|llamame|llameme|escribame|escribime|retomamos|lo retomamos|volvamos|vuelva) .. (en <month>|el ano que viene|en unos meses|despues de|mas adelante|el proximo|pasando|cuando pase) ..
    (tenemos|tengo|estamos|estoy|ando|andamos) .. (otras prioridades|mil cosas|mucho encima|en obra*|de mudanza|en cierre|hasta el cuello|a tope|de cabeza|en temporada|en inventario|con el cierre) ..
    (recien|acabamos de|acabo de) (compr*|cambi*|firm*|invert*|contrat*|renov*|gast*|empez*|abr*) ..
    (cuando|una vez que) .. (termine|terminemos|cobre|pase|cierre|abra|arranque) .. (vemos|hablamos|lo|te|le|retom*) ..
    no (puedo|podemos|se puede) (parar|detener|frenar|interrumpir|cerrar|meternos|meterme|distraer*) ..
    (no) (tengo|tenemos|hay|me da|nos da) (tiempo|cabeza|gente|manos|cabida) .. (ahora|ahorita|este|estos|para eso|para ponernos|para ponerme|hasta) ..
    (no) .. (hasta) .. (<month>|que termine|que pase|despues de|el ano|enero|el proximo|la otra|fin de) ..
    (lo|la) (dejamos|dejaria|dejaria|posponemos|aplazamos|pateamos|postergamos|movemos) (para|hasta|a) ..
    (estamos|estoy|andamos|ando) (cerrando|saliendo|arrancando|terminando|pagando|recuperandonos|en mudanza|en vacaciones|de vacaciones) ..
    (se me|se nos) (junta|juntan|junto|viene|vienen|vino) .. (todo|fin de ano|temporada|navidad|cierre|cosecha|inscripciones|examenes|impuestos|fiestas)
    (no es) (ahora|el ano|el mes) ..
    (todavia|aun) (es pronto|falta|faltan|no toca|no es|no abrimos|no tenemos) ..
  `,
};
