// What people do that tells their side, in Portuguese.
import type { SideMoves } from '../side-moves.ts';

export const moves: SideMoves = {
  asks: String.raw`
    (?:voces?|vcs?|ce) (?:trocam?|aceitam?|consertam?|parcelam?|instalam?|entregam?|alugam?|fazem? entrega|fazem? desconto)
    da pra (?:parcelar|entregar|trocar|retirar|fazer por)|aceita (?:pix|cartao|dinheiro)
    (?:tem|teria|tinha) (?:algum |alguma |mais )?(?:desconto|garantia|entrega|vagas?|horario|mesas?|lugar|estacionamento|ingressos?|quarto)
    tem (?:ess[ea]|est[ea]|aquel[ea]|o|a) \w+ (?:no|na|em|tamanho) \w+
    (?:qual|que) (?:e )?(?:o )?horario de (?:voces|funcionamento)|que horas (?:voces )?(?:abrem?|fecham?)
    (?:voces|vcs) (?:abrem|ficam abertos|permitem|fazem copia)|(?:aceita|aceitam|permite) (?:cachorro|animal|animais|convenio)
    atendem? (?:convenio|plano|sabado|domingo|feriado|hoje|amanha|por)
    (?:posso|consigo) (?:pagar|levar|buscar|trocar|devolver|parcelar|cancelar|retirar)
    ate (?:quando|que horas) (?:eu|posso|da|voces|fica|ficam|abre|abrem|atende|atendem)
    (?:faz|fazem|deixa|deixam) por
    que documentos? (?:precisa|preciso)
  `,
  wants: `
    (?:voces|vcs) (?:fazem|alugam|vendem|entregam|cobram|trabalham com|buscam|tem (?:vaga|como))
    (?:eu )?(?:to|tou|estou) (?:procurando|precisando)
    (?:eu )?(?:queria|quero) (?:um|uma|dois|duas)
    quanto (?:voces|vcs) cobram
  `,
  opens: 'oi|ola|bom|boa|dia|tarde',
  takes: String.raw`
    me coloca|pode (?:fechar|agendar|marcar|separar|reservar|emitir)
    (?:guarda|separa|segura|reserva|anota) (?:\w+ ){0,3}(?:pra|para) mim
    vou (?:levar|querer|ficar com)|eu (?:levo|pego|busco|compro|fico com)|(?:to|tou|estou) indo
    me ve (?:um|uma|dois|duas)|fico no aguardo|vamos (?:levar|fazer entao|fechar)
  `,
  waits: `
    me (?:passa|passe|transfere|transfira|coloca) (?:pro|pra|para|com|ao)
    ninguem (?:me )?(?:liga|retorna|responde|da retorno|avisa|apareceu)
    (?:esperando|espero) (?:o|a|um|uma|meu|minha) (?:reembolso|devolucao|entrega|tecnico|resposta|pacote)
    (?:minha|meu) (?:consulta|reserva|entrega|agendamento|pacote|encomenda)
    (?:vi|vimos) (?:um|uma|o|a|seu|sua) (?:apartamento|casa|carro|anuncio|quarto)
    em quanto(?:s dias| tempo) (?:cai|chega|fica|vem)|quanto tempo (?:demora|leva)
  `,
  asksPlace: String.raw`
    (?:alo|oi|ola|bom dia|boa tarde) (?:ai )?e d[aoe](?: \w+){1,3}
    (?:a senhora|o senhor|voce|e voce|e a senhora|e o senhor) que (?:faz|conserta|arruma|aluga|vende|entrega)
    (?:peguei|consegui) (?:o )?seu (?:numero|contato|telefone)
    (?:me passou|me deu|me passaram|me deram) (?:o )?seu (?:numero|contato)
  `,
  fetches: `
    (?:ja )?(?:ficou|ficaram|ta|esta|estao) pront[oa]s?
    (?:pode|consegue|da pra) (?:guardar|segurar|reservar)|(?:peguei|vim|posso) (?:buscar|pegar)
  `,
  asksSlot: `
    (?:consigo|posso|podemos|da pra) (?:ver|visitar|conhecer)|tem (?:mais (?:tarde|cedo)|outro horario)
    ainda (?:esta|ta) (?:disponivel|livre|vag[oa])
  `,
  asksPrice: `
    (?:da|sai|custa|sairia|ficaria) quanto
    quanto (?:me (?:custa|sai|cobra)|sai|fica|custa|e|que e|que fica|que sai|ta|da|vai ficar|cobra)
    qual (?:e )?(?:o )?(?:valor|preco)
  `,
  serves: String.raw`
    (?:a|em|no) nome de quem|qual (?:e )?(?:o )?seu (?:nome|endereco|cpf|cep|telefone|e mail|numero)
    anotado|agendado|reservado|marcado|troco (?:pra|para) quanto|pois nao|mais alguma coisa|algo mais
    pode (?:trazer|passar aqui|retirar)|(?:traz|traga) (?:o|a|ele|ela|ate|hoje|amanha)
    (?:marco|agendo|reservo|separo) (?:as|pra|para|o|a)
    temos (?:sim|vaga|horario|disponivel|em estoque)|fica pronto
    restam? (?:um|uma|dois|duas|tres|quatro|cinco|seis|\d+)|tenho (?:o|a) ultim[oa]
  `,
  isServed: `
    (?:voces|vcs) (?:fazem|imprimem|fornecem|cuidam d[ao]s?|entregam|limpam|atendem) (?:[ao]s? )?(?:noss[ao]s?|minhas?|meus?|pra gente|para nos)
    (?:vi|recebi|li|olhei) (?:a|sua|o|seu) (?:sua |seu )?(?:proposta|orcamento)
  `,
  asksForPerson: String.raw`
    (?:el[ea]|[oa] (?:senhora? )?\w+) (?:esta|ta|se encontra)(?: ai| disponivel| por ai)?
    (?:falar|conversar) com (?:el[ea]|[oa] \w+)
  `,
  commits: String.raw`
    (?:libero|solto|separo|registro|aciono|estorno|agendo|reservo) \w+
    (?:ja|te|lhe) (?:mando|encaminho|libero|troco|anoto|envio)
    (?:dou|damos) baixa|troco (?:por|pra|para)|deixo (?:impresso|separado|reservado)|coloco (?:pra|para|um|uma)|tiro os juros
    mando (?:outr[oa]|alguem)|eu (?:desconto|abato)|consigo (?:antecipar|baixar|segurar)
  `,
  mends: String.raw`
    pelo (?:transtorno|inconveniente|incomodo)|pela demora
    sinto muito|lamento (?:\w+ )?(?:demora|inconveniente|o transtorno|o ocorrido)
    vou (?:te |lhe )?(?:passar|transferir)|(?:ja|te) passo para|me (?:informa|confirma) (?:o|a|seu|sua)
    (?:ja|acabei de) (?:estorn|cancel|liber|reenvi|redefini)\w+
  `,
  answersFor: `
    recepcao|locacao|reservas|vendas|agendamento|assistencia|pos venda|devolucoes
  `,
  quotes: String.raw`
    (?:\d+|mil|cem|cento|\w+entos|\w+entas|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|euros?|reais|dolares) (?:por (?:mes|dia|semana|pessoa|noite|hora|cada|um|uma|dois|tres|quatro|cinco)|(?:o|a|ao) (?:mes|hora|dia|noite|quilo|metro|semana)|com (?:a )?(?:entrega|instalacao|mao de obra))
  `,
  pays: '(?:eu |a gente |nos )?(?:pago|pagamos|paga|gasto|gastamos|faturo|ganho)',
  ofTheirs: String.raw`
    (?:voce|voces|vcs?|te) (?:\w+ ){0,3}(?:paga|pagam|pagando|gasta|gastam|custa|perde|perdem)
    (?:paga|pagam|gasta|gastam) (?:hoje|atualmente|por mes)
    orcamento
  `,
  slot: String.raw`
    (?:tenho|temos|pode ser) (?:\w+ ){0,5}\d+
    (?:sim|esta|ta) (?:\w+ ){0,6}(?:mil|cem|reais|euros|mes)
    (?:uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze) e (?:meia|quinze)
    (?:a|as) (?:uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\d+)(?: e (?:meia|quinze))?
  `,
  amount: `
    mil|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s
    vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|reais
  `,
  greets: 'alo|oi|ola|sim|opa|bom|boa|ok|obrigad[oa]',
  greetsBehind: 'bom dia|boa (?:tarde|noite)',
  introduces: String.raw`
    aqui (?:quem fala )?e [oa] \w{2,20}(?: \w{2,20})? d[aeo]
  `,
};
