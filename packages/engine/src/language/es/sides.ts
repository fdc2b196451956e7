// What tells who speaks, in Spanish.
import type { SideCues } from '../side-cues.ts';

export const sides: SideCues = {
  serves: `
    gracias por llamar
    gracias por comunicarse
    en que puedo ayudar
    en que le puedo ayudar
    en que te puedo ayudar
    con quien tengo el gusto
    le atiende
    te atiende
    le saluda
    le llamo de
    te llamo de
    te habla
    le habla
    atencion al cliente
  `,
  rings: `
    le estoy llamando
    te estoy llamando
    lo estoy llamando
    le llamaba
    te llamaba
    el motivo de mi llamada
  `,
  offers: `
    nuestro sistema
    nuestra plataforma
    nuestro producto
    nuestros clientes
    nuestros planes
    nuestro equipo
    ofrecemos
    le puedo ofrecer
    te puedo ofrecer
    le puedo hacer
    le mando la propuesta
    le envio
    te envio
    le voy a enviar
    te voy a enviar
    le escribo para
    les voy a compartir
    comparto pantalla
    dar seguimiento
    la cotizacion que le mande
    cuenteme
    contame un poco
    cuentame un poco
    le pido disculpas
    me confirma su
    me dice su
    me confirma el pedido
    no se retire
    numero de pedido
    que presupuesto
    algun presupuesto
  `,
  leads: `
    senora
    le entiendo
    le parece
    te parece si
    cual es el mejor
    trabajamos con
    manejamos
    saldria en
    quedaria en
    siguiente paso
    siguiente punto
    otra pregunta
  `,
  buys: `
    por su ayuda
    por tu ayuda
    por la ayuda
    por vuestra ayuda
    cuanto cuesta
    cuanto sale
    cuanto vale
    cuanto me sale
    cual es el precio
    darme de baja
    dar de baja
    quiero cancelar
    quisiera cancelar
    compre
    me cobraron
    muy caro
    esta caro
    ya tengo
    ya tenemos
    no me interesa
    lo voy a pensar
    tengo que pensarlo
    mi marido
    mi esposo
    mi esposa
    mi mujer
    mi socio
    mi socia
    mi jefe
    mi pedido
    no me funciona
    no puedo entrar
  `,
  answers: `
    quien habla
    quien es
    senorita
    mandame
    enviame
    hablarlo con
    verlo con
    lo veo con
    nosotros usamos
    usamos
    no lo se
    estoy esperando
    ya llame
    ya hable con
  `,
};
