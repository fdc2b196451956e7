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
    (aceptan|acepta|puedo pagar|se puede pagar|reciben) .. (tarjeta|efectivo|transferencia|bizum|debito|credito|cuotas|paypal|deposito|mercado pago|nequi|yape)
    (pago|le pago|te pago|voy a pagar) (con|en|por) (tarjeta|efectivo|transferencia|bizum|debito|credito|<number>|cuotas) ..
    (mandame|mandeme|pasame|paseme|dame|deme) .. (el cbu|el alias|la cuenta|el iban|el link de pago|el enlace de pago|datos de la cuenta|numero de cuenta|la clabe)
    !(si|cuando|hasta que|antes de|el ano pasado|el mes pasado|de mas|dos veces|pagaba|factura|multa|penalidad|penalizacion)
  `,
  orderTaken: `
    (pedido|compra|contrato|matricula|plan|suscripcion|reserva|poliza) .. (hecho|hecha|confirmado|confirmada|cerrado|cerrada|registrado|registrada|activo|activa|activado|activada|liberado|tramitado|tramitada|firmado|firmada)
    (queda|quedo|quedan|quedaron|te quedo|le quedo|le queda|te queda) (apartad*|contratad*|activad*|dad* de alta|confirmad*|matriculad*|suscrit*|comprad*|vendid*) ..
    (pago|dinero|transferencia|deposito|bizum|comprobante) .. (recibido|recibida|llego|entro|confirmado|aprobado|acreditado|acreditada)
    (ya)? (active|registre|cerre|tramite|emiti|cargue) (el|la|su|tu) (pedido|compra|contrato|plan|poliza|matricula|suscripcion) ..
    (te|le|les) (facturo|doy de alta|hago la factura|tramito el alta|levanto el pedido) ..
    (bienvenido|bienvenida|bienvenidos) (a|al) (la familia|bordo) ..
    (gracias) por (su|tu|la) (compra|confianza|preferencia|pedido) ..
    !(si|cuando|en cuanto|una vez que|antes)
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
