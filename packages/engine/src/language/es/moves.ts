// What people do that tells their side, in Spanish.
import type { SideMoves } from '../side-moves.ts';

export const moves: SideMoves = {
  asks: String.raw`
    aceptan|despachan|arreglan|reparan|cobran|instalan|arriendan|alquilan|l[oa] llevan|hacen (?:envios?|descuento|tortas|despacho)
    (?:puedo|podria|se puede) (?:pagar|pasar|cambiar|devolver|retirar|llevar|reservar|abonar)
    (?:a|hasta) que hora (?:abren|abris|abre|cierran|cerrais|cierra|atienden|estan|estais)
    (?:abren|abris|cierran|cerrais|atienden) (?:hoy|manana|(?:el|los|por la) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos?|feriados?|fin(?:es)? de semana|manana|tarde|noche))
    (?:tienen|teneis|tendrian|hay|quedan?) (?:alguna? |algun |mas )?(?:mesas?|sitio|plazas?|habitaci(?:on|ones)|entradas|hueco|huecos|aparcamiento|parking|estacionamiento|lugar|turno)
    (?:queda|quedan|tienen|teneis) (?:el|la|los|las|ese|esa|esos|esas) \w+ en (?:la|el|un|una|talla|stock|\d+)
    (?:admiten|admitis|permiten|dejan entrar|arreglais|haceis (?:envios?|copias)|hacen copias|aceptais)
    (?:bajari|rebajari|dejari)a(?:n|s)?|me (?:hace|hacen|deja|dejan) (?:un )?(?:precio|descuento|en)
    que (?:documentos?|papeles) (?:necesito|tengo que)
  `,
  wants: `
    (?:busco|necesito|quiero|queria|quisiera) (?:un|una|dos|profesor)
    hacen|venden|alquilan|embalan|cuanto (?:piden|cobran)
  `,
  opens: 'hola|buenas|buenos|dias|tardes',
  takes: String.raw`
    (?:anote|apunte|anota|apunta|agende|reserve|guarde)(?:me|nos)(?: \w+)?
    me l[oa]s? (?:llevo|quedo)|l[oa] llevo|paso a (?:buscar|retirar)|me (?:sirve|acomoda)
    deme (?:un|una|dos|el|la)|voy (?:para alla|en camino)
  `,
  waits: `
    me (?:pasa|pasas|comunica|pone) con|paseme con
    nadie (?:me )?(?:llama|responde|avisa|contesta|vino|ha)
    (?:esperando|espero) (?:el|la|un|una|mi) (?:reembolso|devolucion|entrega|tecnico|respuesta|paquete)
    mi (?:consulta|reserva|entrega|cita|envio|paquete)
    (?:vi|vimos|he visto|hemos visto) (?:un|una|el|la|su) (?:apartamento|casa|carro|anuncio|piso|coche|habitacion)
    cuanto(?:s dias)? (?:tarda|demora)|cuando me (?:llega|lo mandan)
  `,
  asksPlace: String.raw`
    (?:hola|alo|bueno) es (?:la|el) (?:casa|taller|tienda|clinica|oficina|local|hotel)(?: \w+){0,3}
    (?:es|sos) (?:usted|vos|tu) (?:la|el) que|quien (?:vea|lleve|se encargue|lleva)
    me (?:dio|dieron|paso|pasaron) su (?:numero|telefono|contacto)
  `,
  fetches: `
    (?:ya )?(?:esta|estan) list[oa]s?
    (?:me l[oa]s?|l[oa]s?) (?:puede|pueden|podria|podrian) (?:guardar|apartar|reservar)
    (?:puede|podria|pueden) (?:guardar|apartar|reservar)(?:me|nos|l[oa]s?)
  `,
  asksSlot: `
    l[oa]s? (?:puedo|podria|podemos) (?:ver|visitar)|(?:puedo|podria|podemos) (?:verl[oa]s?|visitarl[oa]s?)
    hay (?:algo )?mas (?:tarde|temprano)|sigue (?:libre|disponible)
  `,
  asksPrice: `
    (?:por|a) cuanto|que precio
    cuanto (?:se va|me va a|seria|se paga|sale|vale|cuesta|cobran|es|me sale|me cobran|piden)
  `,
  serves: String.raw`
    a nombre de quien|(?:cual es|me da|me dicta|deme) (?:su|tu) (?:nombre|direccion|rut|dni|correo|telefono|numero)
    (?:anotad|agendad|reservad)[oa]|que va a (?:pedir|llevar|ordenar)
    le (?:aviso|agendo|anoto|reservo|guardo|averiguo)|traigal[oa]|puede (?:pasar|venir|traer|retirar)
    tenemos (?:disponible|hora|en stock)|algo mas|digame
    quedan? (?:un|uno|una|dos|tres|cuatro|cinco|seis|\d+)|tengo (?:el|la) ultim[oa]
  `,
  isServed: `
    ustedes nos (?:traen|hacen|sirven|mandan|imprimen|suministran|limpian|llevan)
    (?:vi|recibi|lei|mire|hemos visto) (?:la|su|tu|el) (?:oferta|propuesta|presupuesto|cotizacion)|la oferta (?:esta|me parece)
  `,
  asksForPerson: String.raw`
    (?:hablar|comunicarme) con (?!alguien|algun)\w+
    (?:esta|se encuentra) (?:el|la|don|dona|disponible)
  `,
  commits: `
    (?:le|te|les|os|se l[oa]s?) (?:pongo|cambio|reservo|guardo|dejo|envio|alargo|presto|aparto|descuento|anulo|hago|mando|cambiamos|instalamos|atiendo)
    l[oa]s? doy de baja|(?:apunto|anoto) (?:ahora|aqui)
    puedo (?:adelantar|rebajar|bajar|ofrecer)(?:les?|te)?
  `,
  mends: String.raw`
    por (?:las molestias|el inconveniente|la demora|los inconvenientes)
    lamento (?:\w+ )?(?:molestia|demora|inconveniente|lo ocurrido)|lo lamento|lo siento mucho
    le paso(?: con)?|me facilita (?:el|la|su|un)|me (?:informa|confirma) (?:el|la|su)
  `,
  answersFor: `
    recepcion|alquileres|reservas|ventas|posventa|averias|citas|devoluciones
  `,
  quotes: String.raw`
    (?:\d+|mil|cien|ciento|\w+cient[oa]s|quinient[oa]s|veinte|veinti\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|euros?|pesos|dolares) (?:por (?:mes|dia|semana|persona|noche|hora|cada|tres|cinco)|(?:al|la|el) (?:mes|hora|dia|noche|kilo|metro|semana)|con (?:dos|entrega|instalacion)|mas (?:iva|al))
  `,
  pays: '(?:pago|pagamos|gasto|gastamos|gano|facturo)',
  ofTheirs: String.raw`
    (?:usted|ustedes|te|le|les) (?:\w+ ){0,3}(?:paga|pagan|pagando|gasta|gastan|cuesta|pierden)
    (?:paga|pagan|gasta|gastan) (?:hoy|actualmente|por mes|al mes)
    presupuesto
  `,
  slot: String.raw`
    (?:tengo|tenemos|hay|puede ser) (?:\w+ ){0,5}(?:\d+|hueco)
    (?:si|esta|sigue) (?:\w+ ){0,6}(?:mil|cien|euros|mes)
    (?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once) y (?:media|cuarto|quince)
    (?:a la|a las) (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+)(?: y (?:media|cuarto|quince))?
  `,
  amount: String.raw`
    mil|cien|ciento|(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s
    veinte|veinti\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|lucas|pesos
  `,
  greets: 'diga|digame|bueno|buenas|buenos|si|hola|mande|gracias',
  greetsBehind: 'buenos dias|buenas(?: tardes| noches)?|diga(?:me)?',
  introduces: String.raw`
    (?:soy|habla|saluda|atiende|llamo) \w{2,20}(?: \w{2,20})? de(?:l| la)?
  `,
};
