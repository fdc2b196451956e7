// Portuguese cues of objections by kind, said by the client.
import type { ObjectionCues } from '../pack.ts';

export const objections: ObjectionCues = {
  price: `
    (mais (caro|alto|cara|alta)|acima) (do|da) que .. (esperava|esperavamos|pensava|imaginava|imaginamos|previa)
    (outro|outra|concorrente|eles) .. (fez|faz|fizeram|ofereceu|cobra|cobrou|passou) .. por <number>
    (saindo|ficando|esta) .. pesado .. (para mim)?
    (acima|alem|fora) do que .. (posso|tenho|podemos|temos|pensei|esperava|imaginava|planejei)
    (nao) (passo|vou|consigo passar|posso passar) de <number>
    (peso|pesa|doi|aperta) .. (bolso|orcamento|caixa)
    no orcamento nao (cabe|entra|da)
    (esta|achei|ficou|e|muito|bem|meio|um pouco|ta|continua|ainda esta|acho|saiu|sai) .. (caro|cara|salgado|salgada|puxado|puxada|pesado|pesada|alto|alta|acima|elevado|fora do orcamento|fora da realidade|cara demais)
    (acima|fora) (do|da) (que|nosso|nossa|meu|minha|orcamento|previsto|esperado) 
    (nao) (cabe|entra|tenho|temos|da|consigo|posso|consegue) .. (no bolso|no orcamento|esse valor|esse dinheiro|essa grana|pagar isso|pagar esse|aprovar|esse preco|tudo isso)
    (muito|e) (dinheiro|grana) (por|para|nisso)
    (achei|esta|e) um (absurdo|assalto|roubo) .. (preco|valor)?
    (mais barato|metade do preco|preco menor|por menos) 
    (sem|esta faltando|falta) (dinheiro|grana|verba|caixa|condicao|condicoes)
    (nao vou|nao quero) pagar .. (isso|duas vezes|tudo|esse|antes)
    (eu)? (pago|pagar) antes de
    (da para|tem como|consegue) .. (melhorar|baixar|diminuir|reduzir|abaixar) (o|esse|a)? (preco|valor|mensalidade)? .. ?
    !(diesel|gasolina|estacionamento|aluguel|mercado|carne|escola|gas|comida|imposto|aquilo) .. (caro|cara|alto)
    !(caro|cara) (demais)? aquilo
    !(nao) (esta|e|achei|acho) (tao)? (caro|cara|alto|ruim)
  `,
  stall: `
    (preciso|vou|tenho que|quero|deixa eu|vamos|a gente vai|precisamos) .. (pensar|analisar|avaliar|estudar|amadurecer|dormir) (melhor|com calma|direito|um pouco|nisso|isso|bem|ainda|$)
    (preciso|vou|tenho que|deixa eu|quero|precisamos|teria que) .. (falar|ver|conversar|consultar|alinhar|perguntar) (isso)? (com|para|pro) (meu|minha|o|a|os) .. (marido|esposa|mulher|socio|socia|socios|chefe|diretor|diretora|diretoria|gerente|pai|mae|irmao|irma|contador|patrao|pessoal)
    (nao) (decido|resolvo|fecho|compro|faco) .. (sozinho|sozinha|assim|por telefone|no telefone|na hora|no impulso|agora|hoje|nada)
    (te|lhe) (dou|darei) (um)? (retorno|resposta) depois
    (manda|me manda|envia|passa) .. (por)? (email|e mail|um material|material|por escrito) .. (que|e) (ai)? (eu)? (vejo|olho|analiso|mostro|vou ver|dou uma olhada)
    (hoje|agora) (eu)? nao (consigo|posso|da|vou) .. (decidir|fechar|resolver|confirmar|responder)
  `,
  present: `
    (ja) (tenho|temos|tem|uso|usamos|trabalho|trabalhamos|pago|pagamos|contratei|a gente tem) .. (um|uma|alguem|quem|outro|outra|fornecedor|sistema|empresa|contador|rapaz|pessoa|gente|funcionario|plano|que faz|que cuida|quem faz)
    (estou|estamos|a gente esta) (bem|satisfeit*|feliz|contente) com (o|a|meu|minha|nosso|nossa|que)
    (nao) (preciso|precisamos|temos necessidade|vejo necessidade|tenho interesse|estou interessad*|me interessa|e para mim|vejo vantagem)
    (para que|pra que) (mudar|trocar) .. ?
    (sempre) (fiz|fizemos|foi) (assim|desse jeito)
    (eu faco o que|faco o que) .. (mando|demito) .. 
  `,
  trust: `
    (e)? se (voltar|der|quebrar|cair|parar|falhar|nao|ele|ela) .. (de novo|outra vez|acontecer|errado|problema|vier|funcionar) ..
    (ja (me)? (falaram|prometeram|disseram|enrolaram)) ..
    (receoso|receosa|inseguro|insegura|desconfiado|desconfiada|com medo|pe atras)
    (meu|minha|o meu|a minha|tenho|temos|fico com|estou com|da|e o) .. (medo|receio|preocupacao|preocupado|preocupada|pe atras|trauma) .. (e|de|que|com|em)
    (nao) (confio|acredito|conheco|conhecemos|conheco a empresa|boto fe|levo fe|conheco voces)
    (promessa) .. (ja|eu ja|todo mundo|de novo)
    (ja) (passei|passamos|tive|tivemos|cai|caimos) .. (por isso|por essa|problema|experiencia ruim|golpe|decepcao|nessa)
    (quem|como) (garante|me garante|eu sei|vou saber|vou ter certeza) ... ?
    (e) se .. (nao (funcionar|gostar|der certo|cumprir|entregar)|cair de novo|quebrar|eu nao gostar) ... ?
    (parece) .. (bom demais|golpe|mentira|enrolacao)
    (isso|sera que) (funciona|resolve|vale a pena) mesmo ?
  `,
  terms: `
    <duration> .. (e|acho) (muito|bastante|demais|longo) 
    (muito) (tempo|longo|amarrado|preso) 
    (nao) (quero|gosto|gostaria|aceito|queria) .. (fidelidade|contrato|ficar preso|ficar amarrado|me prender|carencia|multa)
    (tem|e a|essa) (multa|fidelidade|carencia) .. (contrato|ai|muito|alta|pesada|rescisao)
    (prazo|contrato|fidelidade|entrada|carencia) .. (muito|longo|longa|alto|alta|apertado|complicad*)
    !(passei|esperei|fiquei|faz) .. tempo
  `,
  fit: `
    (nao (vai|vao|iam|ia|iria)) .. (funcionar|adaptar|usar|querer|gostar|aceitar|servir|dar certo|conseguir usar|entrar nessa|se acostumar)
    (meu|minha|o|a|meus|minhas|os) .. (equipe|pessoal|funcionarios|time|vendedores|motoristas|clientes) .. (nao vai|nao vao|nao gosta|nao sabe|resiste|reclama|nao usa)
    (e|parece|acho) (muito|meio|bem)? (complicado|dificil|complexo) (de|para|demais)
    (para|pra) (mim|gente|nos|nosso|minha empresa|meu negocio) .. (nao serve|nao funciona|e pequeno|nao compensa|muita coisa)
    (nao compensa|nao vale a pena|nao faz sentido para)
  `,
  timing: `
    (agora|hoje|esse mes|este ano|no momento|neste momento) .. (nao da|nao e|nao consigo|nao posso|nao tenho|e complicado|e ruim|e dificil|esta dificil|esta corrido)
    (nao) (e|seria) .. (bom|melhor|o)? (momento|hora|epoca|prioridade)
    (nao) (posso|consigo|da para|podemos) .. (trocar|mudar|parar|implantar|comecar|mexer) .. (em|no|na|agora|esse|este)
    (so) (ano que vem|mes que vem|depois do|em <month>|para o ano)
    (deixa|vamos deixar|melhor deixar) para (depois|o ano|ano que vem|mais para frente|outra hora|proximo)
    (<month>) (e|esta) (ruim|complicado|dificil|apertado) 
    !(reuniao|visita|ligar|horario)
  `,
};
