// Spanish words by their part in speech: spellings, stop words, names, subject words.
import type { WordLists } from '../pack.ts';

export const words: WordLists = {
  spellings: {
    q: 'que',
    k: 'que',
    xq: 'porque',
    pq: 'porque',
    esq: 'es que',
    tb: 'tambien',
    tmb: 'tambien',
    x: 'por',
    d: 'de',
    pa: 'para',
    toy: 'estoy',
    ta: 'esta',
    tas: 'estas',
    tamos: 'estamos',
    ud: 'usted',
    uds: 'ustedes',
    vd: 'usted',
    vds: 'ustedes',
    sr: 'senor',
    sra: 'senora',
    srta: 'senorita',
    bn: 'bien',
    msj: 'mensaje',
    finde: 'fin de semana',
    porfa: 'por favor',
    porfis: 'por favor',
    okey: 'ok',
    okay: 'ok',
    oki: 'ok',
    sip: 'si',
    nop: 'no',
    grax: 'gracias',
    dnd: 'donde',
    cuanto: 'cuanto',
    pq2: 'porque',
    hrs: 'horas',
    num: 'numero',
    tel: 'telefono',
    info: 'informacion',
    cel: 'celular',
  },
  merged: { 'e mail': 'email' },
  imperatives: `haz haga pulsa pulse abre abra entra entre vaya ve selecciona seleccione elige elija escribe escriba apaga apague quita quite conecta conecte desconecta desconecte reinicia reinicie descarga descargue arrastra arrastre sube suba pon ponga espera espere presiona presione busca busque cierra cierre da timbre mete meta`,
  movesOn: `y ahora tambien`,
  stop: `a el la los las un una unos unas lo al del de en con sin por para sobre entre hasta desde y e o u ni que como cuando donde quien cual cuales cuanto cuanta cuantos cuantas yo tu vos usted el ella nosotros nosotras ustedes ellos ellas me
    te se le les nos os mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas aquel aquella aquello eso esto ahi aca alli alla aqui si no muy mas menos tan tanto tanta todo toda todos todas nada
    algo alguien nadie algun alguna algunos algunas ningun ninguna otro otra otros otras mismo misma solo tambien tampoco ya aun todavia ahora luego despues antes siempre nunca hoy ayer manana bien mal bueno buena buenos buenas es son
    fue era eran soy eres somos ser estar estoy esta estamos estan estaba estaban hay haber he has ha hemos han habia tener tengo tiene tienes tenes tienen tenemos tenia tuvo voy va vas vamos van iba ir hacer hago hace haces hacen hizo
    hecho decir digo dice dices dicen dijo dijeron dicho dar doy da dan dio puede puedo puedes podes pueden podemos podria poder quiero quiere quieres queres quieren queria quisiera ver veo ve ves vio visto mira mire
    oye oiga entonces pues asi claro vale listo perfecto dale okey ok gracias favor hola adios chau chao dia dias tarde tardes noche noches semana semanas mes meses ano anos hora horas minuto minutos momento cosa cosas vez veces
    tipo parte lado gente persona senor senora senorita don dona casa poco poca mucho mucha muchos muchas cada cualquier pero porque aunque mientras segun contra durante dentro fuera arriba abajo cerca lejos uno dos tres cuatro cinco seis
    siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil primer primero primera segundo segunda ultimo ultima proximo proxima nuevo nueva viejo grande pequeno mejor peor verdad cierto igual creo sabe
    saber se sabia parece pasa paso pasar queda quedo quedar llegar llega llama llamo llamar hablo hablar habla manda mando mandar deja dejo dejar pone pongo poner puse sale salir venir viene vino viste entiendo entendi acuerdo ay ah eh uf
    jajaja jaja ja disculpe disculpa perdon permiso encanta gusta mejor ahorita nomas pues sino casi apenas quizas tal capaz ojala lunes martes miercoles jueves viernes sabado domingo manda nombre chico chica senas cuenta
    contame cuentame digame dime decime espere espera suerte rapido facil tranquilo tranquila alguno ninguno ustedes deme mande hagamos hacemos dejan dejaron`,
  fillers: `espera espere uy ay y a ah ay bueno pues mira mire entonces pero claro si no ok vale listo perfecto dale hola eh este oye oiga genial bien muy excelente tambien o sea ya disculpe perdon gracias buenisimo verdad es que oh uf de acuerdo`,
  breaths: `pero y porque entonces bueno ah si mira claro igual no perfecto dale como que cuando ahora pues es`,
  questionOpeners: `cuanto cuanta cuantos cuantas cual cuales quien quienes donde`,
  notNames: `yo tu vos usted el la los las un una en no si y o de que lo se me mi es a al por para con como cuando donde quien cual que hola buenos buenas bueno buena bien gracias adios chau claro vale listo perfecto dale mira mire entonces
    pues pero ah ay eh ya hoy manana ayer lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre dni nif rfc cuit pdf app ok web wifi whatsapp csv
    senor senora senorita don dona doctor doctora dr dra dios este esta eso esa ese esto aqui aca ahi esos soy muy todo todos tengo tiene digame dime decime cuentame contame quedaria seria le les te su tu nos ni va voy hay fue
    ahora luego despues antes primero sabe siempre nunca tambien tampoco porque aunque sin o sea oiga oye disculpe perdon importantisimo fijo igual entiendo excelente genial buenisimo`,
  notNounEndings: `ando iendo mente aron ieron amos emos imos aba abas aban ado ada ados adas ido idos ar er ir aria eria iria arle erle irle arme arlo`,
  categories: {
    price: `precio precios cuota descuento costo coste presupuesto cotizacion tarifa factura pago pagos reembolso deposito mensualidad anticipo multa penalizacion comision anualidad`,
    timing: `plazo fecha agenda cita citas reunion visita entrega vencimiento calendario horario horarios`,
    process: `contrato propuesta implementacion capacitacion migracion instalacion firma alta baja pedido soporte garantia renovacion cancelacion permanencia tramite inventario flete seguimiento puesta`,
    feature: `sistema aplicacion plataforma herramienta informe reporte panel integracion funcion equipo equipos pantalla modulo recordatorio recordatorios camara detector alarma`,
    need: `problema problemas falla fallas error errores demora retraso perdida queja quejas averia robo dano danos`,
    product: `plan paquete producto servicio seguro curso licencia licencias`,
    competitor: `competencia competidor competidores rival`,
  },
  names: {
    articles: `el la los las nuestro nuestra su mi tu ese esa este esta aquel aquella un una`,
    productVerbs: `usar uso usa use probar probe probo comprar compre llevar llevo llevamos pedir pido quiero queria vender vendo vendemos ofrecer recomiendo instalar instale descargar descargue bajar baje abrir abri
      poner puse quitar quito quitamos cancelar dejar deja dejame dejo mantener contratar contrate prefiero conoce conoces conocer llama llamado llamada con ponga deme dame pasame pasenos`,
    placeOpeners: `en hasta desde hacia por cerca`,
    personOpeners: `senor senora senorita don dona doctor doctora dr dra tio tia marido esposo esposa mujer hijo hija hermano hermana madre padre mama papa jefe jefa socio socia amigo amiga vecino vecina colega gerente primo prima perro gato nombre mio mia hola gracias`,
    personVerbs: `dijo dice pregunto quiere pidio llamo cree sabe come hablando habla`,
    firmOpeners: `de del`,
    firmWords: `sa sl srl sac cia ltda hijos hermanos grupo clinica colegio iglesia ayuntamiento banco hotel finca taller`,
  },
  acknowledgements: `si ya ok vale claro aja mm listo perfecto bueno entiendo dale`,
};
