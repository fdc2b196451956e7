// What tells who speaks, in Portuguese.
import type { SideCues } from '../side-cues.ts';

export const sides: SideCues = {
  serves: `
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
  `,
  rings: `
    to ligando
    to te ligando
    estou ligando
    te liguei
    o motivo da minha ligacao
  `,
  offers: `
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
  `,
  leads: `
    a senhora
    o senhor
    dona
    entendo
    faz sentido
    qual o melhor
    a gente trabalha com
    a gente consegue
    fica por
    sai por
    de desconto
    proximo passo
    mais uma pergunta
  `,
  buys: `
    pela ajuda
    pela sua ajuda
    pela forca
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
  `,
  answers: `
    quem fala
    quem ta falando
    quem e
    moca
    moco
    manda no meu
    me manda
    falar com meu
    falar com minha
    falar com o meu
    ver com meu
    ver com o meu
    a gente usa
    nao sei
    to esperando
    liguei ontem
    ja liguei
  `,
};
