// Spanish cues of objections by kind, said by the client.
import type { ObjectionCues } from '../pack.ts';

export const objections: ObjectionCues = {
  price: `
    mas (caro|alto|cara|alta) de lo que .. (esperaba|esperabamos|pensaba|creia)
    (otro|otra|competencia|ellos) .. (hizo|hace|dejo|deja|ofrecio|cobra) .. (en|por) <number>
    (por encima|mas|arriba|fuera) de lo que .. (puedo|tengo|podemos|tenemos|pensaba|esperaba|traia)
    (no) (paso|puedo pasar|pasamos) de <number>
    (esta|sale|queda) .. (pesado|dificil) .. (bolsillo|pagar)?
    (esta|es|esta muy|se me hizo|me parecio|me parece|lo veo|sale|queda|salio|se me hace|esta medio|sigue) .. (caro|cara|carisimo|carito|elevado|elevada|alto|alta|salado|pasado|subido|mucho)
    (muy|demasiado|bastante|re|bien|un poco|medio|algo) (caro|cara|elevado|alto|carito|salado)
    (es|mucho|demasiado|es mucha|mucha) (mucho)? (dinero|plata|lana|pasta) (por|para)
    (se (sale|pasa|va)|esta fuera|por encima|arriba|excede) .. (presupuesto|de lo que|de mi|de nuestro|alcance)
    (no) (tengo|tenemos|me alcanza|nos alcanza|puedo pagar|podemos pagar|llego|llegamos|cuento con) .. (tanto|presupuesto|dinero|plata|para eso|eso|ese dinero|lana|$)
    (mas barato|mas economico|mejor precio|menor precio) .. (en|del|de|otro|con|por|que)?
    (me|nos) (pasaron|ofrecieron|cotizaron|dieron|dejan) .. (mas barato|menos|mejor)
    (no) (pienso|voy a|quiero) pagar .. (eso|tanto|dos veces|esa|ese)
    (no me) (bajan|hacen|da) .. precio
    (me|nos) (lo|la)? (puede|puedes|podes|pueden) (bajar|dejar|hacer) .. (precio|menos|mas barato|descuento|rebaja) .. ?
    !(no) (es|esta|me parece|se me hace) (tan)? (caro|cara|mal|alto)
    !(gasolina|nafta|luz|renta|alquiler|comida|dentista|super|escuela|estacionamiento) .. (caro|cara)
  `,
  stall: `
    (lo|la|tengo|tengo que|necesito|deja|dejame|dejeme|voy a|vamos a|quiero|prefiero|hay que) .. (que)? (pensar|pensarlo|pensarla|analizar|analizarlo|evaluar|evaluarlo|consultar|consultarlo|consultarlo con|meditarlo|masticarlo)
    (lo|la|tengo|tengo que|necesito|debo|voy a|quiero|deja|primero) .. (que)? (ver|verlo|hablar|hablarlo|consultar|consultarlo|comentar|comentarlo|preguntar|preguntarle|platicarlo|checarlo) (con|a) (mi|mis|el|la) .. (socio|socia|esposo|esposa|marido|mujer|hermano|hermana|jefe|jefa|gerente|director|papa|mama|hijo|hija|contador|senora|senor|equipo)
    (no) (decido|resuelvo|puedo decidir|lo decido|tomo) .. (sola|solo|asi|por telefono|ahora|hoy|nada)
    (hoy|ahora|ahorita) no (puedo|podemos|te|le) .. (confirmar|decidir|cerrar|decir)?
    (mandame|mandeme|enviame|envieme|pasame) .. (correo|mail|informacion|por escrito) .. (y)? (lo|la|yo)? (veo|reviso|miro|checo)
    (lo dejamos|dejemoslo|dejamoslo|y si lo dejamos|mejor despues|mas adelante) .. (para)? .. (despues|mas adelante|enero|el ano|luego|navidad|otro momento)?
    (yo)? (le|te) (aviso|llamo) (yo|despues|luego|cualquier) 
  `,
  present: `
    (ya) (tengo|tenemos|cuento|contamos|uso|usamos|trabajo|trabajamos|pago|pagamos) .. (con|un|una|alguien|a|otro|otra|proveedor|sistema|seguro|quien|eso)
    (estoy|estamos) (bien|contento|contenta|contentos|conforme|conformes|satisfech*|a gusto) con .. (lo que|el|la|mi|nuestro|quien)
    (no) (necesito|necesitamos|me interesa|nos interesa|estoy interesad*|me hace falta|nos hace falta|le veo|veo la necesidad|la uso|lo uso|la miro|la quiero)
    (para que) .. (cambiar|quiero|necesito) ... ?
    (siempre) .. (hicimos|hemos hecho|he hecho|lo hacemos) (asi|igual)
    !no (necesito) (que me)
  `,
  trust: `
    (y)? si (se)? (vuelve a|vuelven a|sigue|siguen|otra vez|no) .. (cortar|fallar|pasar|caer|descomponer|cumplen|cumple|funciona|llega|vienen|viene)? ..
    (ya me) (habian|han|lo habian) (dicho|prometido)
    (inseguro|insegura|desconfiado|desconfiada|con miedo|me da cosa|no me fio)
    (no) (le|les|te|me)? (creo|confio|fio|conozco|lo creo) .. (mucho|nada|en|a|de|ningun*|ustedes|su empresa)
    (me|nos) (da|dan|preocupa|daria) .. (miedo|desconfianza|cosa|susto|duda|dudas|pendiente|panico|que|si)
    (mi|el) (miedo|temor|duda|preocupacion|problema) (es|seria) (que|si)?
    (ya) (me|nos) (paso|ha pasado|prometieron|dijeron|estafaron|quede|quemaron|enganaron) .. (eso|antes|lo mismo|una vez|con)
    (quien|como) (me|nos)? (garantiza|asegura|se que|puedo estar|sabemos) ... ?
    (y) si .. (no (funciona|me gusta|resulta|cumple|sirve)|falla|se rompe|sale mal) ... ?
    (suena|parece) .. (estafa|demasiado bueno|cuento|mentira)
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
  `,
  timing: `
    (no) (es|seria) .. (buen|el|un buen) momento
    (ahora|ahorita|por ahora|en este momento|este mes|este ano) .. (no|imposible|dificil|complicado|no puedo|no podemos)
    (no) (puedo|podemos|se puede) .. (cambiar|parar|empezar|mover|arrancar) .. (en|ahora|antes|este|hasta)
    (hasta|recien|despues de|pasando|a partir de) .. (<month>|el ano que viene|fin de ano|las fiestas|navidad|vacaciones|semana santa) .. (no|puedo|podria|veo|imposible|hablamos|lo)
    (estamos|estoy|ando) .. (con mucho trabajo|en temporada|sin tiempo|a full|hasta arriba|saturad*) .. 
    !(reunion|llamada|visita|cita)
  `,
};
