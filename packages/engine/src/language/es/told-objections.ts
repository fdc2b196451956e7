// Objections as people tell them in passing, by idiom or by half a sentence, and what only sounds like one, in Spanish.
import type { ToldObjectionCues } from '../pack.ts';

export const toldObjections: ToldObjectionCues = {
  'objects:price': `
    (ando|andamos|estoy|estamos|voy|vamos|ahorita ando) (muy|medio|un poco|bastante|algo|bien)? (apretad*|justo|justos|justa|justas|ajustad*|corto|cortos|corta|cortas|gastad*) (de dinero|de lana|de plata|de presupuesto|este mes|ahorita|ahora|estos meses|economicamente|$) ..
    (<money>|<number>|precio|eso|cuota) (es|son|me parece|me parecen|seria) (un|una|todo un) (abuso|robo|atraco|dineral|paston|pasada|barbaridad|locura|disparate|salvajada|fortuna) ..
    (quedo|queda|quedamos|anda|ando|andamos|estoy|estamos) (uno|una|muy|medio)? (pelad*|sin un peso|sin un duro|sin blanca|en la ruina|sin un mango|sin lana|sin plata)
    (vecino|vecina|cunado|primo|compadre|otro|senor|muchacho|tipo) (le|les|me|nos|se lo|lo)? (cobro|cobra|cobraron|hicieron|hizo|dejo|deja|hace) .. (por|en|a)? (menos|la mitad|un tercio|mucho menos|<money>|<number>) ..
    (se me|se nos) (fue|fueron|ha ido|han ido) (todo|toda|el dinero|la plata|los ahorros|el presupuesto) ..
    (casi|por poco) (me|nos) (caigo de|caemos de|desmayo|da un infarto|voy de espaldas) .. (al ver|cuando vi|con el|silla|precio|espaldas) ..
    (se me|se nos|se) (sale|salio|va|fue|pasa|dispara|escapa) (de|del|por) (las manos|la mano|mapa|presupuesto|presu|rango|lo que|todo|bolsillo|mis posibilidades) ..
    (por|con) (eso|ese dinero|ese precio|esa plata|esa lana|lo mismo|esa cantidad) (mejor|ya|casi|me|nos|yo|hasta|prefiero|te) .. (compro|compramos|hago|pago|alquilo|voy|contrato|lo compro|la compro|compraria|pongo|viajo) ..
    (mas barato|mejor|mas facil) (comprar|comprarlo|comprarla|hacerlo|hacerla|alquilar|comprarse) ..
    (se me|se nos) (cayo|cayeron|pusieron|fueron|atraganto) .. (alma|cara|pelos|los ojos|calzones|el cielo|precio|encima) ..
    (precio|numero|cifra|cuota|coste|costo|monto|total|mensualidad|presupuesto) .. (duele|doliendo|asusta|asusto|espanta|espanto|tira para atras|echa para atras|frena|pesa|molesta|mata|me mato|nos mato|me dejo frio|impacta|impacto|chirria|pica) ..
    (es|son|esto es|eso es|me parece|parece|seria|sale) (un|una|todo un)? (abuso|robo|atraco|paston|dineral|pasada|locura|barbaridad|salvajada|fortuna|disparate|sangria|clavo|clavada|estafa de precio|lana|lanon|platal|ojo de la cara|rinon|huevo|huevo y medio|monton de plata|monton de dinero) ..
    (cuesta|costo|vale|sale|cobran|piden) .. (un ojo de la cara|un rinon|un huevo|un dineral|una fortuna|un paston|los ojos de la cara|un potosi|una barbaridad|un disparate|una pasta|una lana)
    (<money>|<number>) .. (por|para) (un|una|eso|esto|ese|esa|lavar|pintar|cambiar) .. (ni que|esta loco|estan locos|esta de broma|me esta|venga ya|no manches|ni loco|ni hablar) ..
    (ni que) (fuera|fuese|fueran|estuviera|tuviera|tuvieran|llevara) ..
    (me|nos) (esta|estas|estan) (vacilando|tomando el pelo|cargando|jodiendo|cotorreando|mamando gallo) ..
    (de|desde) donde (sale|salio|salen|viene|sacan|sacaron) (eso|ese|esa|esto|tanto|el aumento|la subida) ..
    (y|a que viene|por que|vaya) (ahora)? (ese|semejante|tremendo|tanto|tanta|esa) (salto|subida|aumento|subidon|incremento|alza) ..
    (subio|subieron|sube|paso|pasado|brinco|salto) .. de (<money>|<number>) a ..
    (vecino|vecina|vecinos|otro|otra|cunado|primo|amigo|amiga|compadre|senor|muchacho|chico|tipo|alguien|uno|una|comadre|companero|hermano|hermana|local de al lado|de la esquina) .. (cobro|cobra|cobraba|cobraron|hicieron|hizo|hace|sale|salio|pago|paga|pide|pidio|dejo|deja|ofrecio|ofrece) .. (<money>|<number>|menos|la mitad|un tercio|una miseria|mucho menos|nada) ..
    no vale (eso|lo que|la pena|tanto|<money>|<number>|ese dinero) ..
    (lo|la|los|las) (consigo|encuentro|veo|tienen|venden|hay|compro) .. (mas barato|mas barata|mas baratos|por menos|a mitad|por la mitad|por <money>|por <number>) ..
    (ya)? (nos|me|se) .. (gastamos|gaste|comimos|comi|acabo|acabamos|fundimos|pulimos|consumimos|agotamos|agoto|consumio) .. (presupuesto|partida|dinero|plata|ahorros|formacion|fondos|lana|caja|todo|eso|ano|lo de) ..
    (presupuesto|partida|dinero|plata|fondos|caja|gasto|gastos|compras|ahorros|inversion|inversiones|lana|cuenta|cuentas|tesoreria) .. (congelad*|agotad*|gastad*|recortad*|cerrad*|parad*|frenad*|bloquead*|comprometid*|vacia|en rojo|en ceros|en cero|pelad*|apretad*|justa|justo|temblando) ..
    (congelo|congelaron|recorto|recortaron|cortaron|frenaron|pararon|bloquearon|suspendieron|cerraron|quitaron|cerro|freno) (el|la|los|las|todo|toda|todos|nuestro)? .. (presupuesto|presupuestos|gasto|gastos|compras|inversion|inversiones|grifo|llave|dinero|todo|partida|caja|plata) ..
    (nos|me) (congelo|congelaron|recorto|recortaron|corto|cortaron|cerraron|cerro) (todo|el grifo|la llave|el presupuesto|los gastos|las compras) ..
    (se me|se nos|se) (fue|fueron|ha ido|han ido|va|comio|comieron|esfumo) (todo|toda|el dinero|la plata|los ahorros|el presupuesto|la lana|la caja) ..
    (se|me|nos) (comio|comieron|trago|chupo|llevo|llevaron) .. (ahorros|todo|dinero|plata|presupuesto|reservas|caja) ..
    (dinero|plata|lana|pasta|presupuesto|partida) .. (se fue|fue a parar|se destino|lo pusimos|se va|se nos fue|se me fue|lo metimos|se uso|se gasto) (en|a|al|para|con|hacia)? ..
    no (hay|queda|tengo|tenemos|quedan|sobra) (ni)? (un|una|mas|nada de|ningun)? (peso|centavo|duro|euro|euros|cinco|mango|sol|chavo|centimo|plata|dinero|lana|pasta|fondos|liquidez|cash|presupuesto) ..
    no (llego|llegamos|llegaria|llegariamos|alcanzo|alcanzamos|me alcanza|nos alcanza|me da|nos da|me llega|nos llega|me dan las cuentas|me salen las cuentas|me cuadra|nos cuadra|me cuadran) (a|ni|para|el|los|las|con|tanto|eso|$) ..
    (prefiero|no quiero|no pienso|no voy a|no queremos|odio) (no)? (deber|endeudarme|endeudarnos|meterme en deudas|pedir prestado|pedir un prestamo|sacar un credito|deberle|meterme en un credito|entrar en deudas) ..
    (muy|mucho|demasiado|bastante) (subido|salado|salada|picado|puntudo|elevado|alto) (de)? (precio|para|el)? ..
    (es|son|seria|resulta|queda|sale) (mucho|demasiado|bastante|muchisimo) (para mi|para nosotros|dinero|plata|lana|para lo que|para mi bolsillo|por eso) ..
    (es|me parece|me sale|sale|esta|queda) (un poco|un pelin|algo|bastante|medio|muy|demasiado|re) (caro|cara|carito|salado) ..
    mas de lo que (esperaba|esperabamos|pensaba|pensabamos|imaginaba|calculaba|queria|tenia|teniamos|habia) (gastar|gastarme|pagar|invertir|previsto|pensado|presupuestado|calculado|$) ..
    ^ (es|por|seria)? (el|lo) (precio|costo|coste) (un poco|nomas|sobre todo|mas que nada|la verdad|mas que todo|principalmente) $
    !(hace un ano|se pago solo|vale cada|ventas|facturacion|gasolina|nafta|no es caro)
  `,
  'objects:timing': `
    (<month>|verano|navidad|semana santa|el viaje|la fecha) (lo tengo|lo tenemos|la tengo|esta|sigue) (todavia)? (en el aire|en veremos|en duda) ..
    (estoy|estamos|ando|andamos|me agarra|nos agarra|me pilla|nos pilla|me coge|nos coge) (en plena|en pleno|en medio de|a mitad de|metidos en|metido en|de|con|en)? (la|el|una|un|plena|pleno)? (mudanza|obra|obras|reforma|reformas|auditoria|cosecha|vendimia|zafra|temporada|inventario|divorcio|fusion|traslado|remodelacion|cierre|inspeccion|examenes|traspaso|migracion|balance|matanza|siembra|boda) ..
    ^ (no|uy|ay|pues|hombre)? no (con|hasta|antes de|mientras|durante) .. (bebe|nena|nene|<month>|verano|invierno|navidad|navidades|reyes|semana santa|temporada|ano|nacer|nazca|pase|acabe|termine|venda|vuelva|cobre|mude|mudemos) ..
    (con) (el|la|mi) (bebe|nena|nene|boda|mudanza|obra|nino|parto) .. (nacer|llegar|encima|en camino|a la vuelta|de por medio|venir|en puerta)
    (<month>|navidad|semana santa|verano|invierno|temporada|cosecha|ese mes|este mes|esa semana|fin de ano|el trimestre|los viernes|los lunes) (aca|aqui|para nosotros|para mi|siempre|nos)? (es|esta|sera|lo tengo|se pone|nos va) (una|un|siempre|nuestro|nuestra|muy|de|para mi|para nosotros)? (locura|caos|infierno|temporada alta|fatal|imposible|horrible|complicad*|loquera|desmadre|quilombo|en el aire|pico|a tope|de locos|terrible|mal|mala epoca|lio) ..
    (muy|demasiado|un poco|todavia es|aun es|es) (pronto|temprano|prematuro) (para|todavia|aun|$) ..
    (recien|apenas|acabamos de|acabo de|acaban de) (abrimos|abrir|empezamos|empezar|nos mudamos|mudarnos|compramos|comprar|firmar|firmamos|cambiamos|cambiar|arrancamos|arrancar|estrenamos|estrenar|inauguramos|nacio|inaugurar|montar) ..
    (busqueme|buscame|llameme|llamame|hablame|hableme|vuelva|vuelve|hablamos|lo vemos|lo hablamos|escribame|escribeme|contacteme|marqueme) .. (cuando|despues|pasando|pasado|luego|una vez|en cuanto) .. (pase|pasen|acabe|acabemos|termine|terminemos|cosecha|temporada|navidad|fiestas|vendamos|cobre|cobremos|inicio|haya|vacaciones|<month>|ano) ..
    (primero|antes) (levanto|levantamos|termino|terminamos|acabo|acabamos|pago|pagamos|arreglo|arreglamos|vendo|vendemos|hago|hacemos|saco|sacamos|va|van|esta|estan|tengo que|tenemos que|hay que|quiero|queremos|necesito|toca|resuelvo|salgo de|salimos de|liquido|me caso|cobro) ..
    (mal|mala|peor|no es|no es el|no es buen|no es la mejor|no es buena|no esta el) (momento|epoca|racha|mejor momento|temporada|ano|fechas|hora) (para|de|ahora|ahorita|$) ..
    (no|ni) (es)? (el|buen|un buen)? momento ..
    (no es|no esta entre|hay otras|tenemos otras|tengo otras|hay mas) (una|la|nuestra|nuestras|las|mis)? (prioridad|prioridades|urgente|urgencias) ..
    (tal vez|quizas|quiza|a lo mejor|puede que|puede ser|talvez|igual|en una de esas) .. (el ano que viene|el proximo ano|el otro ano|mas adelante|el mes que viene|en unos meses|el siguiente|mas adelantito|despues|en otra ocasion|para otra|mas tarde|en primavera|en otono|en verano|cuando) ..
    (por ahora|por el momento|este ano|este mes|este trimestre|ahorita|ahora mismo|de momento) (no|no toco nada|no muevo nada|ni pensarlo|imposible|ni hablar|no puedo con) ..
    (no toco|no muevo|no cambio|no tocamos|no movemos|no hago cambios) (nada|ni) ..
    !(llamame a las|llameme a las|hablamos a las|reunion|cita|urgente)
  `,
  'objects:stall': `
    ^ (no|solo|mejor|nomas|mire|ok|bueno)? .. (mandemelo|enviemelo|mandamelo|enviamelo|pasamelo|paseme|mandeme|envieme|mandame|enviame) (todo|eso)? (por correo|por mail|por whatsapp|un correo|un mail|un mensaje|la informacion|la info|algo|por escrito|al correo)? (nomas|mejor|y ya)? $
    (solo|unicamente|nada mas) (el|un|por) (correo|mail|folleto) .. $
    (necesito|necesitamos|tengo que|tenemos que|tendria que|tendre que|voy a tener que|debo|me toca|nos toca) (aun|antes|primero)? (presentar|presentarlo|presentarselo|mostrar|mostrarlo|mostrarselo|pasar|pasarlo|pasarselo|llevar|llevarlo|llevarselo|someter|someterlo|validar|validarlo|elevar|elevarlo) (esto|eso|todo|la propuesta|la cotizacion|el presupuesto|los numeros|primero|antes)? (a|al|con|ante|con el|a la|con la|ante el|ante la) (el|la|los|mi|mis|nuestro|nuestra)? (cfo|ceo|coo|cto|gestor|gestora|gerente|gerencia|director|directora|direccion|directivo|jefe|jefa|jefatura|socio|socia|consejo|comite|junta|financiero|juridico|presidente|dueno|duena|patron|patrona) ..
    (dejeme|dejame|dejenos|deje|deja|echeme|metame) (un|el|una|su) (folleto|volante|tarjeta|catalogo|panfleto) (en|por|con|debajo|y|ya|que) ..
    no (atendemos|atiendo|aceptamos|recibimos|contestamos|hablamos con|tomamos) (llamadas comerciales|comerciales|vendedores|televenta|telemarketing|llamadas de ventas|promociones|publicidad) ..
    (es|es ya|usted es|eres|sos) (el|la|usted el) (segundo|tercero|tercera|cuarto|cuarta|quinto|quinta|decimo|segunda) (que|persona que) (me|nos) (llama|ofrece|habla|marca) ..
    no (me|nos) gusta .. (hacer|decidir|firmar|comprar|tomar) ... (carreras|prisas|apuro|corriendo|ligera|caliente|apurado) ..
    (si|cuando) (necesitamos|necesito|queremos|quiero|nos interesa|me interesa|hace falta) (algo|mas)? .. (buscamos|busco|llamamos|llamo|avisamos|aviso|contactamos|marcamos) ..
    ^ (si|bueno|mire|ok|vale)? (mandelo|mandeme|mandame|envielo|envieme) (un|una|todo|la|el|por|al)? (mensajito|correo|whatsapp|informacion|folleto|al correo|correo de) .. (y lo|y ya|y luego|y le|y yo|y si) ..
    (sin) (mi|el|la) (socio|socia|mujer|marido|esposa|esposo|jefe|jefa|hermano|hermana|papa|mama) .. (no|ni) (muevo|firmo|hago|decido|compro|cierro|puedo|doy|firmamos) ..
    (tendria|tendrian|tiene|tienen|tendra) que (dar|darme|darnos|darle|autorizar|aprobar) (el|la|luz)? (verde|visto|ok|autorizacion|aprobarlo|autorizarlo|luz verde|visto bueno|permiso) ..
    (yo solo|solo|nada mas|yo nomas|nomas) (soy|contesto|atiendo|hago|llevo|recibo|cubro|trabajo|tomo) ... no (puedo|me|decido|soy|mando|se|tengo) ..
    (me|nos) (mata|matan|corre|corren|echa|echan|cuelga|cuelgan|divorcia|deja|descuartiza|arranca|ahorca|corta) (si|si yo|la cabeza|de la casa) ..
    (luz verde|visto bueno|el ok) (de|del|de la|la|mi|el)? (central|junta|jefe|jefa|gerencia|direccion|matriz|consejo|comite|arriba|socio|socia|duenos|casa) ..
    (lo|la|esto|eso) (tiene|tienen|tendria|tendrian|tendra|debe|deben) que (ver|mirar|revisar|aprobar|autorizar|probar|saber|decidir|hablar|consultar) (mi|el|la|los|mis|mi) ..
    (tiene|tienen|tendria) que (verlo|mirarlo|revisarlo|aprobarlo|autorizarlo|probarlo|saberlo|opinar|estar de acuerdo|decir) (mi|el|la|los|mis|tambien|primero|antes) ..
    (quiero|quisiera|necesito|prefiero|me gustaria|tengo) que (lo|la|los|las)? (vea|vean|mire|miren|revise|opine|apruebe|pruebe|sepa|hablarlo|consultarlo) (mi|el|la|los|primero|antes) ..
    (lo|la|esto|eso)? (tengo|tenemos|tendria|tendriamos|habria|hay) que (ver|consultar|hablar|platicar|comentar|preguntar|verlo|consultarlo|hablarlo|platicarlo|comentarlo|preguntarle|checarlo|checar|conversarlo|sopesarlo) (con|a|en)? ..
    (masticar|masticarlo|digerir|digerirlo|asimilar|asimilarlo|rumiar|rumiarlo|reposar|reposarlo|sopesar|sopesarlo|meditar|meditarlo|consultarlo con la almohada|darle vueltas|darle una vuelta|darle otra vuelta|echarle cabeza|hacer numeros|sacar cuentas|hacer cuentas|echar cuentas|echar numeros|procesar|procesarlo|madurarlo|madurar) ..
    (doy|damos|dare|daremos|dele|dejame darle|dejeme darle) (unas|una|otra|algunas)? (vueltas|vuelta|pensada|repasada) ..
    (no nos|no) (ponemos|pongamos|terminamos) de (acuerdo|decidirnos|decidir|ver) ..
    (no)? (me|nos) (acabo|acaba|acabamos|termino|terminamos) de (decidir|animar|decidirme|lanzar|atrever) ..
    (todavia|aun) (no)? (lo|la)? (decidimos|decido|hemos decidido|he decidido|sabemos|se|tenemos claro|tengo claro|estamos viendo|estoy viendo|pensando|decido nada) ..
    no (me|nos) (gusta|gustan|va|suele) .. (hacer|decidir|firmar|tomar|comprar|que)? .. (carreras|prisas|apuro|apuros|a la ligera|corriendo|en caliente|apresur*|precipit*|apuren|presionen|presiones|a lo loco|de golpe) ..
    (quizas|quiza|tal vez|a lo mejor|talvez|puede que|capaz) .. (mas adelante|mas adelantito|despues|luego|otro dia|otra vez|en otra|algun dia|un dia de estos|mas tarde|en el futuro) ..
    no (atendemos|atiendo|aceptamos|acepto|tomamos|recibimos|recibo|contestamos|hablamos|hablo|compramos|compro|contrato|contratamos|queremos) .. (llamadas comerciales|comerciales|publicidad|vendedores|televenta|telemarketing|propaganda|llamadas de ventas|ventas|por telefono|promociones|ofertas por)
    (si|cuando|en cuanto) .. (necesitamos|necesito|necesitemos|necesite|queremos|quiero|interesa|nos interese|cambiamos|hace falta|decidimos|se nos ofrece|se ofrece) .. (algo|yo|nosotros|ya|los|le|les|te|lo)? .. (llamo|llamamos|buscamos|busco|avisamos|aviso|contactamos|contacto|marcamos|marco|escribimos|digo|decimos|hablamos) ..
    (cualquier cosa|lo que sea|si algo) .. (yo|nosotros|le|les|te|lo|los)? (llamo|llamamos|aviso|avisamos|busco|buscamos|marco) ..
    (me|nos) (tomare|tomaremos|tomo|tomamos|dare|daremos) (un|unos|mi|algo de|el) (tiempo|tiempito|dias|rato|fin de semana) (para|y|a|de|$) ..
    (lo|la) (pensare|pensaremos|meditare|consultare|consultaremos|valorare|valoraremos|comentare|comentaremos|platicare|platicaremos|estudiare|estudiaremos|analizare|analizaremos|evaluare|evaluaremos) ..
    (me|nos) (gustaria|encantaria) (pensarlo|pensarla|pensarmelo|pensar|consultarlo|consultar|comparar|investigar|hablarlo|comentarlo|meditarlo) ..
    (quiero|quisiera|queria|prefiero|necesito|dejame|dejeme|dejenos|dejanos) (yo|antes|primero)? (pensarlo|pensarla|pensarmelo|consultarlo|platicarlo|conversarlo|meditarlo|compararlo|comparar|investigar) ..
    !(jueves|martes|lunes|miercoles|viernes|manana) (a las|por la)
    !(ya lo pensamos|ya lo pense|nada que pensar|decision es mia|firmo yo)
  `,
  'objects:present': `
    no (quiero|queremos|pienso|pensamos|pretendo|pretendemos|tengo pensado|tenemos pensado|estoy pensando en|estamos pensando en|busco|buscamos) (cambiar|cambiarme|cambiarnos|cambios|mudarme) (de|nada|a|ahora|por|$) ..
    no (tengo|tenemos|me|nos)? (interes|interesa|interesados) (por el momento|de momento|por ahora|ahora|ahorita|actualmente) ..
    (nos|me) (limpia|hace|lleva|arregla|imprime|trae|instala|pinta|surte|atiende) (ya|eso|todo)? (mi|un) (cunada|cunado|primo|prima|hermano|hermana|tio|tia|yerno|suegro|hijo|hija|sobrino|sobrina|amigo|amiga|compadre|vecino) ..
    ^ .. (agradezco|muy amable|gracias|se agradece|que amable) pero (no es lo|no hace falta|no nos|no me|paso|asi estoy|estoy bien|estamos bien|ya tengo|ya tenemos|no va) ..
    no es lo (nuestro|mio) ..
    (eso|esto|yo|nosotros|la verdad) .. no (lo|la|los|las) (usaria|usariamos|miraria|mirariamos|ocuparia|necesitaria|abriria) (nunca|mucho|la verdad|para nada|$) ..
    (por|en) esta (vez|ocasion) (yo)? (paso|pasamos|lo dejo|lo dejamos) ..
    (llevamos|llevo|estamos|estoy|trabajamos) (anos|toda la vida|muchos anos|<duration>) con .. (y|no|pero) .. (motivo|razon|queja|contentos|contento|falta|cambiar|bien) ..
    (ya)? (lo|la) tengo (ya)? decidid* ..
    ^ no (muchas)? gracias (si|ya|es|estoy|asi|tengo|no|por) ..
    (no|ningun|sin|ni) (hay|tengo|tenemos|veo|vemos|existe)? (motivo|motivos|razon|razones|por que|necesidad|porque) (para|de) (cambiar|cambiarnos|cambiarme|movernos|moverme|dejarlos|irnos|irme|soltar|dejar|moverse) ..
    (contento|contenta|contentos|contentas|feliz|felices|satisfech*|conforme|conformes|a gusto|tranquil*|comod*|bien) con (el que|la que|los que|las que|lo que|quien|quienes|mi|mis|nuestro|nuestra|el|ellos|el de|la de|los de|lo mio|lo nuestro|como) ..
    (me|nos) (lo|la|los|las)? (da|dan|regala|regalan|incluye|incluyen|ofrece|ofrecen|deja|dejan|hace|hacen|saca|sale|viene) .. (gratis|de regalo|incluido|sin costo|sin coste|de balde|por menos|mas barato|a mitad|por la mitad|sin cargo|regalado) ..
    (tengo|tenemos|me llego|nos llego|me mandaron|nos mandaron|me pasaron|nos pasaron|hay|recibi) .. (correo|oferta|cotizacion|presupuesto|precio|propuesta|email|papel) .. de (otro|otra|otros|la competencia|un competidor|unos|una competencia|<name>) ..
    (se|nos|me) (inclina|inclinan|inclinamos|inclino|decanta|decantan|decantamos|decanto|tira|tiran|tiramos|tienta|convence mas|gusta mas) (mas)? (por|hacia|para|al|a|la) (la otra|el otro|otra|otro|los otros|las otras|otros|<name>) ..
    (prefiere|prefieren|prefiero|preferimos|nos gusta mas|me gusta mas|gusto mas) (la otra|el otro|los otros|otra|otro|la de|el de|lo de|los de|a los|al otro) ..
    (paga|pagan|pagando|pago) (la mitad|menos|un tercio|mucho menos|una miseria|casi nada|bastante menos) ..
    (no tiene|no le veo|no veo|no le encuentro|no hay|tampoco tiene|ni le veo|que) (el|la|mucho|mucha|ningun|ninguna|tanto)? (caso|sentido|utilidad|chiste|gracia|objeto|beneficio|ventaja|necesidad|provecho|punto) ..
    (no|ni) (le|les|lo|la|los|las)? (dariamos|daria|vamos a dar|voy a dar|doy|damos|sacaria|sacariamos|saco) (ningun|mucho|el|tanto)? (uso|provecho|partido) ..
    (no|nunca|jamas|ni|casi ni|apenas|casi no) (lo|la|los|las|le) (usaria|usariamos|usamos|uso|voy a usar|vamos a usar|miraria|mirariamos|miro|veria|abriria|ocupo|ocupamos|ocuparia|ocupariamos|necesito|necesitamos|aprovecharia|gastaria|tocaria) ..
    (los que|las que|el que|la que|lo que|con lo que|con el que|con la que) (tengo|tenemos|hay|uso|usamos) .. (me|nos)? (basta|bastan|sirve|sirven|alcanza|alcanzan|sobra|sobran|apano|va bien|van bien|funciona|funcionan|hace el|hacen el|vale|cumple|cumplen|rinde|es suficiente|estoy bien|estamos bien|voy bien) ..
    (hacen|hace) (me|nos)? (el)? (apano|avio|paro|trabajo|servicio) ..
    (con|de) (una|uno|dos|eso|esto|esa|ese|lo que tengo|lo que tenemos|la que tengo|el que tengo|las que tengo) (ya)? (nos|me)? (sobra|basta|alcanza|es suficiente|tengo|tenemos|vamos|voy|estamos|estoy|va bien|nos vamos) ..
    (aca|aqui|nosotros|en esta casa|en este pueblo|en mi|en nuestro|en este) .. no (damos|usamos|hacemos|trabajamos|manejamos|ocupamos|necesitamos|vendemos|se usa|se estila|se hace|hay quien|se da|acostumbramos|se acostumbra) ..
    (en) (<duration>|todos estos anos|tantos anos|<number> anos|treinta anos|veinte anos|toda mi vida|toda la vida) .. (no|nunca|nadie|jamas|ni una|ni un|nada) ..
    (si|pero si|es que|total) (es|esta|ya es|solo es) (un|una|muy|ya|re|bien)? (carro|coche|auto|moto|tele|aparato|equipo|celular|cosa|tv|telefono|cacharro|cacharrito|perol|trasto|nave)? (viejito|viejita|viejo|vieja|viejisimo|antiguo|chiquito|chiquita|pequenito|baratito|barato|usado|de segunda|cachivache|cacharro) ..
    (arrumbad*|arrinconad*|empolvad*|lleno de polvo|juntando polvo|acumulando polvo|criando polvo|tirado en|guardado en|abandonad*|muerto de risa|de adorno|de perchero|sin usar|sin uso) (en|por|de|$|todo|y) ..
    (nos|me) (va|vamos|arreglo|arreglamos|manejo|manejamos|apano|apanamos|las arreglo|las arreglamos|las apano|las apanamos) (bien|igual|de maravilla|asi|solos|sin|perfecto|muy bien|con lo|con el|con la) ..
    (asi|como) (estoy|estamos|como estoy|como estamos|va|vamos|esta) (bien|perfecto|contento|contenta|de lujo|muy bien|conforme|tranquil*) ..
    (estoy|estamos) (bien|servid*|cubiert*) (asi|como estoy|como estamos|con lo|por ahora|gracias|de momento) ..
    (ese|esa|eso|este|esta|esto|lo|la) (dejemelo|dejamelo|dejalo|dejelo|lo dejamos|la dejamos|lo dejo|la dejo|lo dejaria|quitelo|quitalo|saquelo|sacalo) (fuera|afuera|para otra|asi|ahi|para despues|aparte|pasar) ..
    (por|en) (esta|este) (vez|ocasion|ano|oportunidad|momento) (paso|pasamos|no|lo dejo|lo dejamos|mejor no|prefiero) ..
    no hace falta gracias ..
    ^ no (mija|mijo|joven|senorita|senor|hija|hijo|mi amor|mi vida|corazon|amigo|guapa)? (gracias|muchas gracias|te agradezco|le agradezco) .. (estoy|estamos|asi|si|ya|no|es|por|prefiero|con) ..
    no (estoy|estamos) interesad* ..
    no (me|nos) interesa (gracias|lo siento|para nada|la verdad|nada|ahora|de momento|por ahora|$) ..
    !(llevo|llevamos) .. esperando
    !(nada mas|eso es todo|contento con (el precio|esto|eso|todo)|no hace falta (que|esperar|decir|pensar))
  `,
  'objects:trust': `
    (hay) algo que no me (cierra|cuadra|convence|termina|acaba|gusta|huele) ..
    algo (que)? no me (cierra|cuadra|convence|termina de|acaba de|huele) ..
    (todos|todas|ustedes|siempre|los vendedores|los de siempre) (todos|siempre)? (dicen|prometen|juran|aseguran|me dicen|nos dicen|cuentan|me prometen) (lo mismo|eso|igual|que|la misma|maravillas|siempre) ..
    (anteriores|anterior|ultimos|ultimo|otros|otro|ultima|otra|pasados) .. (juraron|juro|prometieron|prometio|dijeron|dijo|aseguraron|aseguro|garantizaron|garantizo|salieron con) .. (lo mismo|eso|igual|que|mucho|la misma|tambien|maravillas|el oro|el cielo) ..
    (esa|ese|eso|esta|este) (promesa|cuento|historia|cancion|verso|rollo|discurso|chamullo) .. (ya)? (me|nos|la|lo) (la|lo|los)? (se|sabemos|conozco|conocemos|contaron|han contado|oi|oimos|hicieron|vendieron) ..
    (ya)? (me|nos) (lo|la|han)? (prometieron|prometido|dijeron|dicho|vendieron|juraron|aseguraron|contaron) (eso|antes|lo mismo|igual|tres veces|dos veces|varias veces|mil veces|muchas veces|otras veces|y nada|y luego|y no) ..
    (me|nos|le) (pone|da|dan|deja|dejan|mete|produce|genera|ponen|hace) (muy|un poco|bastante|mucho|mucha|algo de|un|medio|cierta|como|tantito)? (nervios*|mala espina|miedo|desconfianza|susto|inquiet*|cosa|dudas|yuyu|respeto|recelo|mal rollo|panico|pavor|que pensar|desconfiar|preocup*|angustia|terror|cus cus|pendiente) ..
    (no|yo no|ni loco) (le|les|te|os|me)? (suelto|doy|dare|entrego|pago|paso|mando|transfiero|adelanto|deposito|dejo|fio|pongo|voy a dar|voy a pagar|voy a soltar) (un|ni|mi|mis|la|el|plata|dinero|nada|una|lana|datos)? .. (a quien|sin|hasta|antes|por telefono|por adelantado|a alguien|a nadie|a un desconocido|por internet|a desconocidos) ..
    (quien|que) (me|nos) (asegura|garantiza|dice|asegure|garantice|respalda|cubre|responde) (que|a mi|de que|eso|esto|$) ..
    (no|algo no|ahi no|nada no|ni) (me|nos) (termina|termino|acaba|acabo|cierra|cuadra|huele|gusta|convence|da|inspira|suena) (de|bien|confianza|nada|del todo|mucho|tanto|que|buena espina|$) ..
    (con ustedes|nada|nunca|aqui|en esta vida|hoy en dia) (nada|nunca)? .. (es|sale|hay|viene) (nada)? (gratis|de gratis|regalado|de balde) ..
    (no|ni|tampoco|poco) (me|nos) (convence|convencen|fio|fiamos|creo|creemos|lo creo|la creo|trago|lo trago|termina de convencer|acaba de convencer|la juego) ..
    (tengo|tenemos|me quedan|nos quedan|me entran|me surgen) (mis|nuestras|algunas|muchas|varias|serias|ciertas|bastantes)? (dudas|reservas|recelos|desconfianza|sospechas|temores|reparos) ..
    (dudo|dudamos) (que|mucho|de) ..
    (me|nos) (quemaron|queme|estafaron|timaron|enganaron|vieron la cara|clavaron|fallaron|dejaron tirados|dejaron tirado|dejaron plantado|robaron|hicieron lo mismo|salio mal|salio rana|fue mal|fue fatal) (una vez|antes|ya|la otra vez|la ultima|el ano|con|dos|los|en otra) ..
    (no|ni) (los|las|lo|le|te|os|la) (conozco|conocemos|conocia) (de nada|para nada|ni|de ningun lado|y)? ..
    (suena|se ve|parece|pinta) (muy|demasiado|medio|un poco|bastante)? (bonito para|bueno para|raro|sospechos*|a cuento|a timo|a estafa|a humo|a verso|chueco|turbio|demasiado bien) ..
    (hasta no ver|ver para creer|lo creere cuando|lo creo cuando|cuando lo vea|si no lo veo)
    (ustedes|vosotros|uds|esto|eso) (son|sois|es) (todos)? (unos|una|un|puros|pura)? (estafadores|estafador|estafa|ladrones|rateros|chorros|truchos|timo|robo|fraude|sinverguenzas) ..
    !(sin duda|no tengo dudas|ninguna duda|no hay duda|nervios* por|ahora si me convence)
  `,
  'objects:terms': `
    (<duration>|<number> anos|<number> meses|dos anos|tres anos) (es|son|me parece|me parecen|se me hace|se me hacen) (mucho|muchos|demasiado|demasiados|larguisim*|muy larg*|una eternidad|casarse|un matrimonio|una vida) ..
    (con|por) (esa|ese|esas|esos) (renovacion|clausula|permanencia|plazo|condicion|condiciones|penalizacion|minimo|anticipo) .. no (paso|firmo|acepto|puedo|voy|trago|me|nos|entro) ..
    (yo|nosotros) asi no (trabajo|trabajamos|firmo|compro|compramos|pago|acepto) ..
    (mitad|anticipo|sena|deposito|todo|pago|pagar|un tercio|adelantado|entrada|por adelantado) .. (por adelantado|adelantad*|de entrada|de golpe|antes)? (yo|yo asi|asi|nosotros|ni|eso|uy|no) (no|asi no|si que no|imposible|loco|hablar) ..
    (no|yo no|nosotros no) (trabajo|trabajamos|pago|pagamos|adelanto|adelantamos|doy|damos|acepto|aceptamos|firmo|firmamos) .. (por adelantado|anticipos|anticipo|sin ver|adelantado|permanencia|permanencias|contratos largos|a ciegas|contratos|con penalizacion|esa clausula|a plazo)
    (con|por) (esa|ese|esas|esos|tanta|tanto|una) (renovacion|clausula|permanencia|plazo|condicion|condiciones|penalizacion|minimo|anticipo|multa|letra|contrato|entrega|fecha) ... (no|imposible|ni|olvidelo|olvidate|nada) ..
    (no) (paso|pasamos|trago|tragamos|acepto|aceptamos|firmo|firmamos|me gusta|nos gusta|me convence|nos convence|quiero|queremos|entro|entramos|me vale|me sirve|nos sirve|comparto|me agrada|nos agrada|me hace gracia) (por|con|en|nada|mucho|tener|ni|lo de|eso de)? (la|el|esa|ese|esas|esos|lo de la|lo del|una|un|las|los) (clausula|renovacion|permanencia|plazo|condicion|condiciones|penalizacion|minimo|anticipo|multa|letra|contrato|fecha|entrega|preaviso|exclusividad|compromiso) ..
    (<duration>|anos|meses|<number> anos|<number> meses|ano y medio|permanencia) .. (es|son|seria|serian|me parece|me parecen|se me hace|se me hacen|suena|es como) (mucho|muchos|demasiado|demasiados|larguisim*|muy larg*|larg*|una eternidad|casarse|un matrimonio|una vida|una condena|la vida|cadena perpetua|tanto|muchisimo) ..
    (quedo|quedar|quedarme|quede|quedaria|quedamos|quedarnos|estar|estaria|me veo|verme|sentirme|seguir|meterme) (yo|ahi|muy|luego|bien)? (atad*|amarrad*|clavad*|atrapad*|enganchad*|casad*|esclav*|encadenad*|pegad*|colgad*|comprometid*|trabad*) (con|a|por|si|tanto|ano|anos|dos|tres|<number>|<duration>|hasta|ahi|y) ..
    (donde|que|como|cuando) (meto|hago|guardo|pongo|metemos|hacemos|guardamos|ponemos|vendo|vendemos|acomodo|gasto) (yo|nosotros)? (con|tantos|tantas|tanto|<number>|todo|todas|esas|esos|semejante) ..
    (mucho|demasiado|muy) (tiempo|plazo|largo) (de)? (contrato|permanencia|espera|amarre|compromiso|para esperar) ..
    !(esta bien|me parece bien|no hay problema|sin problema|no me molesta|de acuerdo|me vale)
  `,
  'objects:fit': `
    (se me|se nos|me|nos) queda (un poco|algo|muy|demasiado)? (pequen*|chic*|grande|cort*|estrech*|larg*) ..
    (las mananas|las tardes|los sabados|los domingos|entre semana) (imposible|no puedo|no podemos|no me sirve|no me sirven) ..
    (a las <number>|a las <time>|esa hora|a las siete|a las ocho) (ya es|es|seria) (muy)? (tarde|temprano) ..
    (asi que|entonces|pues|y) (eso|asi)? no (nos|me) (sirve|vale|resuelve|funciona) (de)? (nada)? $
    (por|en|con) (nuestra|mi|nuestro|la|el|mis|esa|este|esta|nuestras|nuestros) .. no (pasa|pasan|entra|entran|cabe|caben|sube|suben|va|corre|corren|aguanta|aguantan|llega|llegan|funciona|funcionan|agarra|sirve) ..
    (no) (nos|me|les|le) (sirve|sirven|vale|valen|cuadra|cuadran|encaja|encajan|resuelve|acomoda|queda|quedan|va|viene|ayuda|soluciona) (de|para|en|a|con|nada|bien|mucho|ese|esa|asi|el|la|porque|$) ..
    (mayoria|mitad|casi todos|muchos|ninguno|los mas|todos) de (mis|nuestros|los|mi|las|nuestras) .. (pasa|pasan|no|tiene|tienen|solo|es|son|ni|apenas|nunca|habla|hablan|anda|andan) ..
    (mi gente|mi personal|mis chicas|mis chicos|mi equipo|mis choferes|mis empleados|mis muchachos|mi mama|mi papa|mis clientes|mis vendedores|los mios|las chicas|mis operarios|mi suegra) .. (cuesta|no se|no saben|no sabe|no van|no va|ni|apenas|no son|no es|no quiere|no quieren|no entiende|no entienden|son muy|es muy|con suerte|se lia|se lian|se enreda|se enredan|no maneja|no manejan|con clave) ..
    (les|le|nos|me) cuesta (mucho|cambiar|el cambio|la tecnologia|lo nuevo|adaptarse|adaptarnos|aprender|horrores|un monton|un mundo) ..
    (no es para|no son para|no esta hecho para|no esta pensado para|es para|son para|para) (empresas|negocios|gente|oficinas|locales|los)? (grandes|mas grandes|jovenes|ricos|otro tipo|expertos|gente joven|grande) .. (nosotros|yo|mi|no|aqui|aca) ..
    (muy|demasiado|medio|bastante|un poco|algo|lo veo|me parece|se ve|se me hace|queda|es) (enredad*|complicad*|lios*|enrevesad*|tecnico|avanzad*|moderno|grandot*|pesad*|fragil|delicad*|aparatos*|rebuscad*|engorros*|trabajos*|chico|chica|pequen*|grande|angost*|endeble|flojo|ruidos*) (para|a) (mi|mis|nosotros|la|las|el|los|gente|lo que|una|un|aqui|aca) ..
    (no|ni) (esta|viene|existe|lo hay|hay|se puede|sale|funciona|hace|corre|trabaja|se conecta) (en|con|para|sin) .. y (yo|la|el|mi|mis|nosotros|aqui|aca|nuestro|nuestra|nuestros|casi|los|las) ..
    (senal|internet|wifi|cobertura|luz|conexion|banda|datos) (es|esta|anda|va|llega|se)? (un asco|fatal|horrible|pesim*|mal|malisim*|se cae|se va|no llega|no hay|cae|floja|de pena|nula|intermitente) ..
    (en|aqui|aca|por) (el campo|el pueblo|la sierra|el rancho|la finca|el monte|la isla|la vereda|mi zona|mi pueblo|el local|el sotano)? .. no (hay|llega|tenemos|agarra|entra) (ni)? (senal|internet|cobertura|luz|wifi|datos|conexion) ..
    (no estamos|no soy|no somos|no son|no es|no estoy) (muy)? (para|de) (esas cosas|esas|computadoras|tecnologia|tecnologias|aparatos|pantallas|aplicaciones|modernidades|maquinas|ordenadores|eso|esos trotes) ..
    (eso|esto) es (una|un|pura|puro) (mierda|porqueria|basura|bodrio|cagada) ..
    !(no funciona desde|no prende|se descompuso|dejo de|averi*|no hay problema)
  `,
  hasOne: `
    (ya) (tengo|tenemos|uso|usamos|trabajo con|trabajamos con|contamos con|estoy con|estamos con|cuento con|llevamos|nos lo|me lo|hacemos|compro|compramos) ...
    (tengo|tenemos|contamos con|usamos) (a alguien|a uno|alguien|mi propi*|nuestr* propi*|uno propio|quien|ya) .. (para eso|para esto|que|de eso|$)
    (para eso|para esto) (ya)? (tengo|tenemos|usamos|esta|estan|contamos) ...
    (estoy|estamos) (ya)? (bien|contento|content*|satisfech*|cubiert*|servid*) (con|asi|actualmente|de momento|ya|donde) ..
    (ya) (probe|probamos|intente|intentamos|tuve|tuvimos|lo probe|lo probamos|hemos probado|he probado) ...
    !(problema|pero falla|se rompe|folleto|correo|catalogo|presupuesto de ustedes|cuenta con ustedes|cita|maravilla|encant*|su numero|sus datos|cliente|hambre)
  `,
  noObjection: `
    (tengo|tenia|me quedan|me surgen|tenemos) (algunas|alguna|una|unas|un par de|varias)? (duda|dudas|pregunta|preguntas|consulta|consultas) (sobre|acerca|con respecto|del|de como|respecto) ..
    si (hubiera|hubiese|hubieran|llega a|llegan a|llegara a) .. (sido|pasado|costado|subido|cobrado|dicho|pasar|costar|subir|cobrar|ser) ... (hoy|ya|me|nos|los|yo|hubiera|habria|estaria|llamaba|iba) ..
    ^ (me|nos|le)? (preocupaba|preocupaban|daba|tenia|teniamos|dudaba|dudabamos|lo era|lo estaba) .. hasta que ..
    (vecino|vecina|amigo|amiga|hermano|hermana|primo|prima|cunado|cunada|colega|marido|mujer|jefe|gente) (dice|decia|dijo|me dice|me dijo|cree|jura|opina) ... (yo|nosotros) (le|les|no|no le|no les)? (digo|dije|decimos|contesto|conteste|creo|respondo) ..
    (leyo|leiste|leido|lee|adivino|adivinaste) (el|mi|la|me el) (pensamiento|mente) ..
    (me|nos) quito (la palabra|las palabras) ..
    (no es por|nada que ver con|nada contra|nada en contra de|sin queja de|no es culpa de) (ustedes|usted|vosotros|ti|vos) ..
    !(hubiera|habria|hubiesemos) (comprado|firmado|cogido|tomado|dicho que si|pedido)
    (es|era|fue|son)? (broma|una broma|bromita|chiste|puro cuento mio|jodita) ..
    (bromeo|bromeaba|le bromeo|te bromeo|jugando|vacilandole|le vacilo|te vacilo|cotorreando|te cargo|lo cargo|mentira mentira|no es cierto|no es verdad|ni lo diga en serio)
    ^ (no|pues|uy)? a (mi|nosotros) no (me|nos|yo|a mi|al contrario) ..
    ^ (pues|no|uy)? (yo|nosotros) no (al contrario|prefiero|a mi) ..
    (mejor|menos|mas barato|mas facil|mas rapido) de lo que (me|nos|yo|pensaba|pensabamos|esperaba|esperabamos|temia|creia|imaginaba|suponia|temiamos) ..
    (iba|ibamos|estaba|estabamos|estuve) (a|por|a punto de) (quejarme|quejarnos|reclamar|decirle|decirte|irme|irnos|ir|dejarlos|pedirle|pedirte|protestar|cancelar|poner pegas) .. pero ..
    (ya)? (esta|quedo|lo|la|se|fue|quedaron) (arregl*|soluciono|solucionado|resolvio|resuelto|resolvieron|solucionaron|corrigieron|corregido|compuso|componieron) ..
    (olvidelo|olvidalo|no dije nada|retiro lo dicho|me retracto|pensandolo bien|bien pensado|ahora que lo pienso|perdon si|borra eso|borre eso|haga de cuenta|no me haga caso) .. (esta|no|si|me|que|va|$)
    (pensaba|pense|creia|crei|pensabamos|creiamos|temia|me temia|tenia miedo|imaginaba|imagine|suponia) (que)? ... (pero)? (no|que va|para nada|al contrario|nada que ver|resulta|veo que|ya veo|ahora) ..
    no (es|esta|sale|me parece|se me hace|fue|lo veo|seria) (tan|muy|nada|para nada|demasiado)? (caro|cara|caros|dificil|complicad*|mal|larg*|problema|un problema|inconveniente) ..
    (precio|dinero|plata|tiempo|plazo|contrato|permanencia|presupuesto) no (es|hay|sera|me parece|seria|me|nos) (un|ningun|el|ni)? (problema|inconveniente|lio|obstaculo|importa|preocupa|molesta|asusta) ..
    (otros|algunos|la gente|hay quien|unos|mis vecinos|muchos) (dicen|dice|se quejan|se queja|opinan|me dicen|cuentan) ... (pero)? (a mi|yo|nosotros|a nosotros) ..
    (diria|dice|decia|dijo) que (es|era) (brujeria|magia|cosa de) ..
    (vale cada|vale la pena|bien vale|lo vale|una ganga|regalado|buen precio|buenisimo el precio|barato para|muy buen precio|me parece bien el precio|justo lo que|justo el precio)
    (me encanta|nos encanta|me encanto|feliz de la vida|va a estar feliz|de maravilla|de lujo|encantad* con|me fascina|que chulada|una maravilla) ..
  `,
  settles: `
    (asi|eso|con eso|ese|esa|ahi) (si|ya|ya si|me|nos) (me|nos|ya|la|lo|le|cambia|cambia la|hay|es)? (parece|gusta|sirve|convence|va|vale|interesa|anima|cuadra|cierra|firmo|firmamos|cambia|entro|llego|llegamos|puedo|podemos|quedo|quedamos|alcanza|resuelve|deja tranquil*|otra cosa) ..
    (eso|ya|la cosa|ahi) (ya)? (cambia|es otra cosa|es distinto|es diferente|esta mejor|me gusta mas|suena mejor|lo arregla|lo resuelve|me deja tranquil*|me tranquiliza|me quita) ..
    (en ese caso|siendo asi|si es asi|asi las cosas|entonces si|entonces perfecto|entonces bien|entonces sin problema|entonces adelante|entonces vale|entonces me quedo|entonces cerramos|entonces firmo|entonces hagale|entonces de acuerdo)
    (a|con|en|por) (eso|ese|esa|esos|<number>|<money>|<duration>|esa hora|un cuarto|tarjeta|doce|cinco|cinco si|mil doscientos) (si|ya)? .. (llego|llegamos|puedo|podemos|firmo|firmamos|lo firmo|la firmo|me apunto|si|me va|nos va|se apanan|se apana|cerramos|empezamos|quedamos|va|dale|si va) ..
    (<number>|<money>|<duration>|veinte|un cuarto|doce|uno) (vale|sale|va|esta bien|me parece|perfecto|dale|bien|de acuerdo|si) ..
    (tiene razon|tienes razon|tenes razon|buen punto|es verdad|es cierto|me convencio|me convenciste|me ha convencido|no sabia eso|no lo sabia|no lo habia pensado|me quedo mas tranquil*|me deja mas tranquil*)
    ^ (ah|uy|oh|bueno|pues|ya|ah bueno|ah pues|va|vale|venga)? .. (bueno|entonces|asi) (si|perfecto|hagale|hagalo|sin problema|va|adelante|me quedo|apunte|dele|dale|de acuerdo|vale) ..
    (me parece|parece) (mas)? (just*|bien|perfecto|mejor|razonable|buena idea) ..
    (venga|va|dale|listo|orale|sale|pues) (apunte|apunta|empecemos|cerramos|hagale|hagalo|hazlo|tramitelo|firmamos|firmo|me quedo|adelante|trato hecho|de acuerdo)
    !(no|ni|nunca|nada|pensar|pensarlo|ver|quiza|quizas|tal vez|consultar|veremos|vere|si acaso|a ver)
  `,
};
