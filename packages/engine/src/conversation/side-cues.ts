// What people say that tells their side: words of those who sell or serve, and of those who buy or ask for help.
import type { Side } from './conversation.ts';

interface Cue {
  readonly side: Side;
  readonly weight: number;
  readonly phrases: readonly string[];
}

const phrases = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((phrase) => ` ${phrase} `);

/** Phrases as plain words (no accents, punctuation as spaces), looked for as whole words in each segment. */
export const sideCues: readonly Cue[] = [
  {
    side: 'attendant',
    weight: 4,
    phrases: phrases(`
      thank you for calling
      thanks for calling
      how can i help
      how may i help
      calling from
      calling on behalf of
      speaking how can
      customer care
      customer service
      customer support
      obrigado por ligar
      obrigada por ligar
      obrigado por chamar
      obrigada por chamar
      em que posso ajudar
      como posso ajudar
      posso te ajudar
      com quem eu falo
      com quem falo
      setor de relacionamento
      central de atendimento
      te ligando pra apresentar
      ligando para apresentar
      estou entrando em contato
      to entrando em contato
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
      atencion al cliente`),
  },
  {
    side: 'attendant',
    weight: 2,
    phrases: phrases(`
      our product
      our platform
      our system
      our customers
      our clients
      our team
      our plans
      we offer
      we can offer
      i can offer
      i ll send you
      i will send you
      let me show you
      i ll show you
      share my screen
      can i ask
      what are you using
      what made you
      walk me through
      following up
      follow up on
      the quote i sent
      the proposal i sent
      the email i sent
      i do apologise
      i do apologize
      i apologise
      i apologize
      for you i can
      your order number
      your account number
      date of birth
      nosso sistema
      nossa plataforma
      nosso produto
      nossos clientes
      nossos planos
      nosso plano
      nossa equipe
      nosso time
      consigo te oferecer
      consigo fazer pra voce
      posso te oferecer
      posso te mandar
      te mando a proposta
      vou te mandar
      vou te enviar
      vou enviar para
      a proposta que eu mandei
      a proposta que enviei
      que eu mandei ontem
      deixa eu te mostrar
      vou compartilhar
      posso te fazer umas perguntas
      me conta
      a gente oferece
      peco desculpas
      o senhor pode me confirmar
      a senhora pode me confirmar
      voce pode me confirmar
      me informa o
      pra voce assinar
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
      algun presupuesto`),
  },
  {
    side: 'client',
    weight: 3,
    phrases: phrases(`
      how much is it
      how much does it
      how much would it
      what does it cost
      what s the price
      i want to cancel
      i d like to cancel
      i need to cancel
      i want a refund
      i ordered
      i bought
      i paid
      i was charged
      still waiting
      too expensive
      we already have
      we already use
      not interested
      i ll think about it
      i need to think
      let me think about it
      send me an email
      my husband
      my wife
      my boss
      my partner
      my order
      quanto custa
      quanto fica
      quanto que e
      qual o valor
      qual e o preco
      quero cancelar
      queria cancelar
      quero meu dinheiro
      eu comprei
      eu paguei
      muito caro
      ta caro
      ficou caro
      ja tenho
      ja temos
      nao tenho interesse
      vou pensar
      preciso pensar
      meu marido
      minha esposa
      minha mulher
      meu socio
      minha socia
      meu chefe
      nao to conseguindo
      nao estou conseguindo
      nao consigo
      parou de funcionar
      meu pedido
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
      no puedo entrar`),
  },
  {
    side: 'attendant',
    weight: 2.5,
    phrases: phrases(`
      i m calling
      i am calling
      i m ringing
      the reason for my call
      reason i m
      to ligando
      to te ligando
      estou ligando
      te liguei
      le estoy llamando
      te estoy llamando
      lo estoy llamando
      le llamaba
      te llamaba
      el motivo de mi llamada
      o motivo da minha ligacao`),
  },
  {
    side: 'attendant',
    weight: 1,
    phrases: phrases(`
      a senhora
      o senhor
      dona
      sir
      madam
      senora
      i understand
      entendo
      le entiendo
      does that make sense
      faz sentido
      le parece
      te parece si
      what s the best
      qual o melhor
      cual es el mejor
      we can do
      what we do
      a gente trabalha com
      a gente consegue
      trabajamos con
      manejamos
      fica por
      sai por
      saldria en
      quedaria en
      de desconto
      off the price
      next step
      proximo passo
      siguiente paso
      siguiente punto
      another question
      mais uma pergunta
      otra pregunta`),
  },
  {
    side: 'client',
    weight: 1.5,
    phrases: phrases(`
      who is this
      who s calling
      quem fala
      quem ta falando
      quem e
      quien habla
      quien es
      moca
      moco
      senorita
      send me
      manda no meu
      me manda
      mandame
      enviame
      i ll have to
      i have to ask
      run it by
      check with my
      talk to my
      falar com meu
      falar com minha
      falar com o meu
      ver com meu
      ver com o meu
      hablarlo con
      verlo con
      lo veo con
      we use
      we re using
      our current
      a gente usa
      nosotros usamos
      usamos
      nao sei
      no lo se
      i don t know
      i ve been waiting
      to esperando
      estoy esperando
      liguei ontem
      ja liguei
      i ve called
      ya llame
      ya hable con`),
  },
];

/** One's name and one's company, as those say it who call or answer for a company; in plain words. */
export const companyIntroduction =
  / (?:(?:this is|it s|my name is|my name s) \w{2,20}(?: \w{2,20})? (?:from|with|at|over|calling)|aqui (?:quem fala )?e [oa] \w{2,20}(?: \w{2,20})? d[aeo]|(?:soy|habla|saluda|atiende|llamo) \w{2,20}(?: \w{2,20})? de(?:l| la)?) /;
