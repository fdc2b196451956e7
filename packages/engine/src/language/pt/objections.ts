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
    (sem|esta faltando|falta) (dinheiro|grana|verba|caixa|condicao|condicoes)
    (nao vou|nao quero) pagar .. (isso|duas vezes|tudo|esse|antes)
    (eu)? (pago|pagar) antes de
    (da para|tem como|consegue) .. (melhorar|baixar|diminuir|reduzir|abaixar) (o|esse|a)? (preco|valor|mensalidade)? .. ?
    !(diesel|gasolina|estacionamento|aluguel|mercado|carne|escola|gas|comida|imposto|aquilo) .. (caro|cara|alto)
    !(caro|cara) (demais)? aquilo
    !(nao) (esta|e|achei|acho) (tao)? (caro|cara|alto|ruim)
    (mais barato|bem mais em conta|mais em conta|metade do preco|preco menor|por menos) .. (la|na|no|em|com|que|ai|lugar|outro|outra|internet|acho|achei|compro|encontro|vi|$)
    (vi|achei|encontro|encontrei|acho|compro|tem) .. (mais barato|mais em conta|pela metade|por menos|bem menos)
    (puxado|salgado|salgada|pesado|apertad*|puxadinho|caro) .. (esse|esse valor|essa|esse preco|parcela|valor|preco|mensalidade|numero|prestacao)
    (numero|valor|preco|parcela|mensalidade|total|orcamento|proposta|prestacao|montante|custo) .. (esta|ficou|achou|e|veio|fica|achei|saiu) .. (alto|alta|puxado|puxada|apertad*|salgado|salgada|pesado|pesada|caro|cara|acima|fora|pesadinho|elevado)
    (achou|achei|acharam|continuo achando|acho) .. (caro|cara|puxado|salgado|pesado|alto|carinho|um absurdo|muito dinheiro)
    (montante|valor|preco|numero|custo) .. (excede|ultrapassa|foge|estoura|extrapola|assusta|assustou|nao passa|nao cabe|nao fecha|nao da|passou do)
    (eu)? pago (bem)? (menos|mais barato) ..
    (mais) (que|do que) (meu|o meu|minha|a minha|o|a) (aluguel|salario|prestacao|carro|parcela|luz|mercado)
    por (esse|este) (preco|valor|dinheiro) .. (eu)? (compro|levo|faco|pego|consigo|prefiro|e melhor|nao)
    (da para|tem como|nao tem como|consegue|nao da para|nao consegue|pode) .. (melhorar|baixar|abaixar|diminuir|dar um desconto|fazer um precinho|fazer menos|fazer mais barato|tirar alguma coisa|dar uma ajuda|chorar|precinho|dar um jeito no preco|precinho melhor)
    <number> (reais)? (a)? menos ..
    (ganho|recebo|vivo de|vivo com) .. (salario|minimo|aposentadoria|pouco|bolsa|bico)
    (bolso|carteira|orcamento|caixa) .. (nao gostou|nao deixa|nao permite|chora|chorou|doeu|nao aguenta|nao comporta|apertado|curto)
    (achei|achava|pensei|imaginava|esperava) que .. (fosse|seria|era|ia ser) .. (metade|menos|mais barato|mais em conta|uns|bem menos|<number>)
    (nao tenho|nao tem|sem) (condicao|condicoes|como pagar|esse dinheiro|grana|essa grana|bala na agulha|cacife)
    (deixar|ficar) (pelado|liso|duro|sem dinheiro) ..
    (os olhos da cara|um rim|uma fortuna|um assalto|facada|uma nota preta|dinheiro que nao acaba)
    (subiu|aumentou|reajust*) (muito|demais|era|de|bastante|tudo isso|<number>) ..
    (para|pra) (uma|um|o) (empresa|loja|negocio|comercio|clinica) do (nosso|meu) (porte|tamanho) .. (pesado|caro|alto|muito|salgado)
    (fora|acima|alem) (da|do|de|das) (nossa|nosso|minha|meu|minhas|nossas)? (realidade|alcance|posses|condicao|verba|condicoes|possibilidades)
    (estourou|estoura|passou|passa) (do|o|meu|nosso) .. (orcamento|limite|teto|verba)
    !(hoje em dia tudo|coxinha|mala|portao|golpe|cadeirante|transito|mercado)
    (caro|salgado|salgadinho|puxado|puxadinho) (ne|neh|hein|demais|para|isso|esse|essa|viu|mesmo|moca|moco|tche|menino) ..
    ^ (muito|meio|bem|nossa|ta|esta|e|vixe)? (caro|salgado|puxado) .. $
    (<number>|<money>) (reais|por mes)? (nao passa|nao da|nao consigo|e muito dinheiro|nao rola|nao tenho|nem pensar|e pesado|fica pesado|nao cabe)
    (outra|outro|concorrente|vizinho) .. (fez|me fez|cobra|cobrou|passou|deu) .. <number> ..
    !(pedagio|com carinho|moca fechou)
  `,
  stall: `
    (preciso|vou|tenho que|quero|deixa eu|vamos|a gente vai|precisamos) .. (pensar|analisar|avaliar|estudar|amadurecer|dormir) (melhor|com calma|direito|um pouco|nisso|isso|bem|ainda|$)
    (preciso|vou|tenho que|deixa eu|quero|precisamos|teria que) .. (falar|ver|conversar|consultar|alinhar|perguntar) (isso)? (com|para|pro) (meu|minha|o|a|os) .. (marido|esposa|mulher|socio|socia|socios|chefe|diretor|diretora|diretoria|gerente|pai|mae|irmao|irma|contador|patrao|pessoal)
    (nao) (decido|resolvo|fecho|compro|faco) .. (sozinho|sozinha|assim|por telefone|no telefone|na hora|no impulso|agora|hoje|nada)
    (te|lhe) (dou|darei) (um)? (retorno|resposta) depois
    (manda|me manda|envia|passa) .. (por)? (email|e mail|um material|material|por escrito) .. (que|e) (ai)? (eu)? (vejo|olho|analiso|mostro|vou ver|dou uma olhada)
    (hoje|agora) (eu)? nao (consigo|posso|da|vou) .. (decidir|fechar|resolver|confirmar|responder)
    (deixa eu|deixe me|vou|preciso|tenho que|quero|precisamos|vamos|prefiro|a gente vai|queria) .. (ver|conversar|falar|consultar|perguntar|alinhar|rodar|levar|discutir|combinar|tratar|decidir|apresentar|mostrar) (isso|antes|primeiro|o assunto|tudo|la|em)? .. (com|para|para o|ao|a) (meu|minha|o|a|meus|minhas|os|as|nosso|nossa|um|uma) .. (marido|esposa|esposo|mulher|socio|socia|socios|chefe|diretor|diretora|diretoria|gerente|pai|mae|irmao|irma|filho|filha|filhos|contador|patrao|patroa|pessoal|pastor|pastora|familia|equipe|time|noivo|noiva|namorado|namorada|velho|veio|turma|financeiro|advogado|conselho|comite|genro|nora|sogra)
    (vou|preciso|deixa eu|tenho que) (ver|conversar|falar) (em casa|la em casa|aqui em casa|com calma|direitinho|primeiro|aqui primeiro) ..
    (levar|submeter) .. (assunto|isso|proposta) .. (ao|a|para) (meu|minha|o|a)? .. (socio|diretoria|conselho|chefe|familia|comite|superior)
    (vou|preciso|deixa eu|quero|tenho que|deixe me|me deixa|vamos|melhor eu) (pensar|dormir|refletir|analisar|estudar|avaliar|matutar|amadurecer|digerir) .. (depois|com calma|com carinho|nisso|isso|melhor|direito|um pouco|bem|ainda|com|no assunto|primeiro|sobre|ai|uns dias|$)
    (nao) (vou|quero|consigo|gosto de|posso|costumo) .. (decidir|resolver|fechar|comprar) .. (nada|assim|agora|hoje|por telefone|no telefone|na hora|no impulso|de cabeca quente|sozinh*|na pressa|correndo)
    (deixa|deixe|me deixa|manda|me manda|envia|passa) .. (folheto|material|cartao|panfleto|catalogo|contato|numero|proposta|pdf|por escrito|email) .. (que|ai|e) .. (vejo|olho|analiso|ligo|chamo|procuro|penso|retorno|com calma|dou uma olhada|leio|qualquer coisa)
    (fica|fico|anota|guarda) com .. (numero|contato|cartao) .. (ligo|qualquer|chamo|retorno|procuro)
    (vou|quero|preciso|estou|ainda vou) (cotar|cotando|pesquisar|pesquisando|comparar|comparando|orcar|dar uma olhada|dar uma pesquisada|ver outras|ver mais|fazer umas cotacoes) .. (lugar|lugares|outro|outros|outra|outras|opcoes|preco|precos|mais|ai|por ai|mercado|primeiro|antes)
    (nao sei|nao tenho certeza) .. (te dizer|ainda|dizer|responder|se (quero|vale|e o momento|fecho)) .. (depois|aviso|agora|ligo|$)
    (ainda)? (nao)? (me)? (nao me decidi|nao decidi|nao me resolvi|estou indecis*|estou na duvida|fiquei na duvida|estou em duvida|em cima do muro) ..
    (depois|mais tarde|qualquer coisa|semana que vem|amanha) .. (eu|a gente|te|lhe) (te|lhe|se)? (aviso|falo|ligo|chamo|retorno|respondo|ve|fala|dou|vejo) .. (retorno|resposta|isso|depois|$)
    (qualquer coisa) .. (ligo|chamo|aviso|procuro|retorno|falo)
    ^ (vou|vamos) (ver|pensar) $
    (a gente|nos) (vai se falando|ve isso depois|conversa depois|ve depois|se fala)
    (preciso|vou) (de um tempo|de uns dias|de mais tempo|amadurecer) ..
    (sem|nao tenho) pressa ..
    !mas isso e outra
    !sobre (as criancas|outro assunto|o jogo)
    (me da|preciso de|quero|me de|pode me dar) .. (uns dias|um tempo|mais tempo|uma semana|um dia|ate amanha|ate segunda|um prazo|um tempinho) ..
    (vou|deixa|quero|preciso) .. (ver|olhar|estudar|avaliar|analisar|pensar|conversar|ler|digerir|dar uma olhada) ... (e|que|ai|depois) .. (te|lhe)? (aviso|falo|ligo|retorno|chamo|digo|respondo|volto) ..
    nao .. (decisao|resposta|decidir|responder|bater o martelo) .. (agora|hoje|assim|ainda|na hora|sem) ..
    (outra hora|outro dia|semana que vem|mais para frente|depois|amanha) (a gente|eu|nos) (ve|vejo|conversa|fala|converso|falo|decide|decido|pensa|penso|volta) ..
    (tem que|preciso|queria|tenho que|vamos) (ver|alinhar|decidir|resolver|combinar|conversar|discutir) .. (em familia|em casa|la em casa|internamente|com eles|com ela|com ele|com todo mundo|entre nos|aqui dentro) ..
    (nao fecho|nao compro|nao decido|nao faco|nao assino) nada ..
  `,
  present: `
    (ja) (tenho|temos|tem|uso|usamos|trabalho|trabalhamos|pago|pagamos|contratei|a gente tem) .. (um|uma|alguem|quem|outro|outra|fornecedor|sistema|empresa|contador|rapaz|pessoa|gente|funcionario|plano|que faz|que cuida|quem faz)
    (estou|estamos|a gente esta) (bem|satisfeit*|feliz|contente) com (o|a|meu|minha|nosso|nossa|que)
    (para que|pra que) (mudar|trocar) .. ?
    (sempre) (fiz|fizemos|foi) (assim|desse jeito)
    (eu faco o que|faco o que) .. (mando|demito) .. 
    nao (preciso|precisamos|temos necessidade|vejo necessidade|tenho interesse|temos interesse|estou interessad*|me interessa|e para mim|vejo vantagem|vejo utilidade|tem serventia|tenho uso) (de|disso|dele|dela|nao|em|por|mais|moca|moco|$|isso|agora|para) ..
    (eu|a gente|nos) (compro|compra|compramos|pego|trabalho|uso|fecho|faco) (sempre)? (da|do|com|na|no|de) ... (anos|tempo|sempre|conta|conheco|confio|amigo|me atende|nunca|faz|ha|desde|certinho)
    (compro|trabalho|sou cliente|faco|conserto|pego) .. (ha|faz|tem) .. (ano|anos|tempo|<duration>) ..
    (conversando|negociando|fechei|fechando|fechado|vendo|falando|fechamos) .. com (outra|outro|outros|a concorrencia|mais de um|a outra|o outro) ..
    (prefiro|preferimos|a gente prefere|vou ficar com|fico com) (a|o|com)? .. (marca|que ja|que eu ja|antigo|atual|de sempre|mesmo|outra|outro|la|deles|concorrente)
    (na|no) (outra|outro) (oficina|loja|empresa|lugar|banco|mercado|agencia|site) .. (e|sai|esta|fazem|custa|cobram|tem|da) ..
    tem (um|uma|outro|outra) .. (app|aplicativo|site|sistema|programa|rapaz|empresa|lugar|loja) .. (gratis|gratuit*|de graca|que faz|mais barato|melhor|igual)
    (meu|minha|nosso|nossa) (seguro|genro|filho|primo|cunhado|contador|sobrinho|equipe|fornecedor|marido|sistema|vizinho|banco|plano|dentista) (ja|que|mesmo|atual)? .. (cobre|conserta|faz|resolve|cuida|atende|de graca|da conta|tem|supre)
    (estou|estamos|to|a gente esta) (bem|muito bem|bem)? (servid*|atendid*|satisfeit*|feliz|contente|abastecid*|tranquil*) (com|por|de|ja|obrigad*|aqui|$|moco|moca)
    (isso|esse|essa)? .. (nao) (serve|me serve|serviria|agrega|ajuda|resolve) (de|para|em|nada|meu|nao) ..
    (nunca) (fez|fiz|fizemos|senti|sentimos|precisei|precisamos|deu) (falta|disso|problema|de) ..
    (jogar|jogando|gastar) dinheiro fora ..
    (tenho|temos) .. (desse|dessa|desses|dessas|igual|guardado) .. (parad*|sobrando|encostad*|em casa|no deposito|aqui|novinho|sem uso)
    (para que|pra que) (eu)? (mudar|trocar|quero|quereria|vou querer|serve|fibra|isso|tudo isso) ..
    (carece|precisa|necessita) nao ..
    (sem|nao ha|nao tem|nao vejo) (necessidade|interesse|serventia|utilidade|sentido|por que|motivo) .. (nisso|disso|nao|em|para|agora|de|$)
    (dou|da|dao|damos) conta (sozinh*|assim|do jeito|sem|disso|aqui|do recado) ..
    time que esta ganhando ..
    !(preciso|precisa) de (sacola|nota|anestesico)
    !mercado livre
    ja (tenho|temos|tem|uso|usamos|trabalho|trabalhamos|compro|compramos|contratei|faco|fazemos|dispomos|conto com|contamos com) .. (sistema|fornecedor|contador|equipe|seguro|plano|empresa|profissional|programa|app|aplicativo|contrato|parceiro|quem|alguem|rapaz|com|da|do|de um|de outra|isso|um|uma|outro|outra|desse|dessa|na|no|tudo|esse)
    ja (fechei|fechamos|estou conversando|estou vendo|sou cliente|somos clientes|estou fechando|estou negociando|estou acertado|acertei) .. (com|da|do|de|outra|outro)
    (o|a|outro|outra|outros|aquele|rapaz|moco|pessoal) .. (concorrente|loja|empresa|oficina|construtora|agencia|locadora|operadora|rapaz|da frente|da esquina|marca|provedor|fornecedor|net|concorrencia) .. (me)? (ofereceu|oferece|ofereceram|parcela|faz|fez|da|dando|conserta|entrega|cobra|inclui|cobre) .. (mais|menos|mesma|mesmo|dobro|<number>|gratis|melhor|igual|tambem|desconto|por|em)
    (nem|quase nao|quase num|nao) (uso|usamos|bebo|como|tomo) .. (isso|direito|mais|internet|nada|muito|tanto|aplicativo) ..
    (eu mesm*|a gente mesmo|nos mesmos) (faco|faz|fazemos|cuido|resolvo|conserto) ..
    (estoque|deposito|prateleira|galpao) .. (cheio|lotado|abarrotado) ..
    (nao resolve|nao adianta) .. (para sempre|$)
    (estou|to|nao estou|nao) interessad* ..
    !estou interessad*
    !compromisso
    !estou sem tempo
    (outra|outro|outras|outros|concorrente|concorrencia) .. (empresa|proposta|orcamento|fornecedor|banco|loja|operadora|marca|lugar|escola|academia|clinica|corretor|vendedor|site) .. (melhor|menor|mais|menos|igual|tambem|ofereceu|cobriu|barat*|gratis|chegou|mandou|passou|me fez|me deu) ..
    (recebi|tenho|peguei|chegou|temos|estou com|me mandaram|estou vendo|estamos vendo) .. (outra|outro|outras|outros|duas|tres|mais) .. (proposta|orcamento|propostas|orcamentos|cotacao|cotacoes|oferta|empresa|empresas|fornecedor|fornecedores) ..
    (meu|minha|nosso|nossa) (fornecedor|banco|contador|corretor|mecanico|dentista|operadora|provedor|sistema|agencia|advogado|veterinario|cabeleireira|atual) .. (ja|me|faz|atende|da|cobra|resolve|nunca|inclui|e otimo|e bom|e de confianca) ..
    (sou|somos) (cliente|clientes|fiel|parceir*|associad*|cooperad*) (da|do|de|ha|faz|dela|deles|la|antig*) ..
    nao .. (vejo|tem|faz|ha|sinto) .. (necessidade|sentido|utilidade|por que|motivo|vantagem|falta|porque|serventia|diferenca) ..
    (funciona|esta funcionando|esta bom|da certo|resolve|serve) .. (assim|do jeito que|desse jeito|como esta) (ja|mesmo|aqui|esta|$) ..
    (a gente|eu|nos) (se vira|me viro|nos viramos|consegue sozinho|consigo sozinh*) ..
  `,
  trust: `
    (e)? se (voltar|der|quebrar|cair|parar|falhar|nao|ele|ela) .. (de novo|outra vez|acontecer|errado|problema|vier|funcionar) ..
    (receoso|receosa|inseguro|insegura|desconfiado|desconfiada|com medo|pe atras)
    (meu|minha|o meu|a minha|tenho|temos|fico com|estou com|da|e o) .. (medo|receio|preocupacao|preocupado|preocupada|pe atras|trauma) .. (e|de|que|com|em)
    (promessa) .. (ja|eu ja|todo mundo|de novo)
    (ja) (passei|passamos|tive|tivemos|cai|caimos) .. (por isso|por essa|problema|experiencia ruim|golpe|decepcao|nessa)
    (quem|como) (garante|me garante|eu sei|vou saber|vou ter certeza) ... ?
    (e) se .. (nao (funcionar|gostar|der certo|cumprir|entregar)|cair de novo|quebrar|eu nao gostar) ... ?
    (parece) .. (bom demais|golpe|mentira|enrolacao)
    (isso|sera que) (funciona|resolve|vale a pena) mesmo ?
    ja (me)? (prometeram|enrolaram|enganaram|passaram a perna|disseram isso|falaram isso|venderam) ..
    (me disseram|me falaram|ouvi dizer|falaram|dizem|disseram|li|vi|fiquei sabendo|ouvi falar) .. (que)? .. (ninguem atende|nao atende|some|somem|nao funciona|nao resolve|golpe|enganam|mal|agua colorida|da problema|nao presta|reclamac*|ruim|pessim*|demora|negativ*|nao cumpre|nao entrega)
    (reclamacao|reclamacoes|avaliacao|avaliacoes|nota|comentarios) .. (negativ*|ruim|ruins|baixa|pessim*|no reclame aqui|no google|sobre voces|da empresa|contra)
    (nao|num) (confio|boto fe|levo fe|tenho confianca|sinto firmeza|senti firmeza|sei se confio|me sinto segur*) ..
    nao acredito (muito)? (nisso|em|nessa|nesse|que (funciona|funcione|isso|resolve|seja|vai funcionar)|em promessa) ..
    (nao|nunca) (conheco|conhecemos|ouvi falar|ouvimos falar|vi) (a|o|da|de|na|essa|esse|voces|sua|de voces|direito)? .. (empresa|marca|voces|trabalho|nome|produto|loja|firma|servico|isso|vida)
    (cara|jeito|cheiro|pinta) de (golpe|furada|enrolacao|piramide|cilada|enganacao|pegadinha|picaretagem)
    (e|isso e|sera que e|parece|nao e) (golpe|piramide|enrolacao|conversa fiada|propaganda enganosa|papo de vendedor|pegadinha|mentira) ..
    ja (fui|fomos|me|cai|caimos|levei|tomei|passei|comprei|contratei|tive|tomamos|levamos|paguei) .. (enganad*|lesad*|golpe|calote|nao caio|me ferrei|me dei mal|prejuizo|quebrou|nessa|dor de cabeca|decepcao|passada para tras|passado para tras|roubad*|sumiram|sumiu|arrependi)
    (nao caio) (mais|nessa|em) ..
    (so|somente) acredito (vendo|quando|se|depois|com) ..
    (nao) (passo|dou|informo|falo|vou passar|coloco) .. (cpf|cartao|dados|documento|senha|rg|pix) .. (por telefone|telefone|internet|zap|whatsapp|assim|desconhecid*|estranho|nao|para voces)?
    sera que .. (presta|funciona|da certo|e confiavel|e serio|e bom mesmo|resolve|aguenta|vale|cumpre|dura) ..
    (voces|a empresa|voce) .. (muito|sao|e) .. (novos|nova|pequenos|pequena|desconhecid*|recente*|sem nome|sem tradicao) ..
    (voces) .. (pagam|entregam|cumprem|fazem|atendem|resolvem|instalam) mesmo (ou|$) ..
    ou vao (achar|inventar|dar|sumir|enrolar|me enrolar|me deixar) ..
    e se .. (nao (resolver|funcionar|der certo|entregar|cumprir|chegar|vier|prestar|aparecer|render)|voces (sumirem|fecharem|quebrarem|falirem)|empresa (fechar|falir|sumir|quebrar)|der problema|der defeito|quebrar|estragar|cair) ..
    (que|qual|quem) (garantia|seguranca|certeza|prova) .. (eu tenho|tenho|voces dao|de que|que|eu vou ter|me da) ..
    (todo mundo|todo vendedor|voces|vendedor) .. (fala|falam|promete|prometem|diz|dizem) (isso|a mesma|que|o mesmo|mundos) ..
    (depois|na hora) (da venda|que vende|que compra|que assina|que paga|que fecha) .. (ninguem|some|somem|nao|esquece|desaparece|muda)
    bom demais para ser verdade
    !(cca|time ganhou|explicar tudo)
    !nao acredito que (vou|o time|ele|a gente)
    !(pessoal de la|procon)
    (estou|fico|fiquei|sou|meio|bem|ando|estao|ficou|ficaram) .. (cismad*|com o pe atras|pe atras|desconfiad*|ressabiad*|inseguro|insegura|receos*) ..
    gato escaldado ..
    com medo de (cair|ser|levar|pagar|perder) ..
    !ela e .. desconfiad*
    e se .. (vier|voltar|entregar|instalar) e nao ..
    (como|quem|o que) (e que)? .. (sei|garante|saber|prova|assegura|vou saber|me garante|confiar) (que|se|mesmo|disso|em|isso) ...
    (ja|da outra vez|ano passado|uma vez) .. (contratei|contratamos|comprei|compramos|fiz|fizemos|paguei|pagamos|confiei|caimos|cai) ... (e|mas) .. (nao|nunca|sumiu|sumiram|deu|quebrou|perdi|arrependi|foi|deixaram|ficou) ..
    (promete*|falam|dizem|garantem) .. (e|mas|so que|depois|na hora) .. (nao|nunca|some|somem|nada|outra coisa|diferente) ..
    (isso|essa|esse|voces|empresa) .. (e|sao|esta|estao) .. (confiav*|de verdade mesmo|serio mesmo|seria mesmo|regulariz*|registrad*|autorizad*) .. ?
    (medo|receio) de (cair|ser|perder|pagar|comprar|investir|assinar|levar|entrar|contratar|dar errado|nao) ..
    (estou|fico|da) (com|um) (medo|receio|pe atras) ..
    e se (voces|a empresa|o vendedor|voce) .. (sumir|sumirem|fechar|fecharem|quebrar|quebrarem|nao) ..
  `,
  terms: `
    <duration> .. (e|acho) (muito|bastante|demais|longo) 
    (muito) (tempo|longo|amarrado|preso) 
    (nao) (quero|gosto|gostaria|aceito|queria) .. (fidelidade|contrato|ficar preso|ficar amarrado|me prender|carencia|multa)
    (tem|e a|essa) (multa|fidelidade|carencia) .. (contrato|ai|muito|alta|pesada|rescisao)
    (prazo|contrato|fidelidade|entrada|carencia) .. (muito|longo|longa|alto|alta|apertado|complicad*)
    !(passei|esperei|fiquei|faz) .. tempo
    (contrato|fidelidade|carencia|plano) .. (de)? (<duration>|anual|dois anos|um ano|doze meses) .. (e|muito|nao|longo|demais|complicado|arriscado|pesado)
    (multa|fidelidade|carencia|taxa de cancelamento|aviso previo) .. (muito|absurd*|alt*|pesad*|nao quero|nao gosto|me assusta|assusta|preocupa|complicad*|nao aceito|pega)
    (<duration>|tanto tempo|tantos anos|tantos meses) .. (e muito|e demais|e muita coisa|e arriscado|e longo|nao da|preso|presa|amarrad*)
    (me)? (prender|amarrar|comprometer|assinar) .. (por)? (tanto tempo|<duration>|muito tempo|longo prazo)
    (prazo|entrega|instalacao) .. (longo|longe|demora|demorado|demorada|muito|nao me atende|nao da|tarde)
    (pagamento|boleto|entrada|vencimento) .. (nao consigo|nao da|so pago|so paga|preciso de|tem que ser|complica|ruim|apertado)
  `,
  fit: `
    (nao (vai|vao|iam|ia|iria)) .. (funcionar|adaptar|usar|querer|gostar|aceitar|servir|dar certo|conseguir usar|entrar nessa|se acostumar)
    (meu|minha|o|a|meus|minhas|os) .. (equipe|pessoal|funcionarios|time|vendedores|motoristas|clientes) .. (nao vai|nao vao|nao gosta|nao sabe|resiste|reclama|nao usa)
    (e|parece|acho) (muito|meio|bem)? (complicado|dificil|complexo) (de|para|demais)
    (para|pra) (mim|gente|nos|nosso|minha empresa|meu negocio) .. (nao serve|nao funciona|e pequeno|nao compensa|muita coisa)
    (nao compensa|nao vale a pena|nao faz sentido para)
    e se (chover|faltar|acabar|perder|eu perder|a energia|o sinal|a internet|cair a|ficar sem|eu ficar|quebrar no meio|o cabo|mudar|eu mudar|eu viajar|eu precisar|nao pegar|o cliente|nao couber|nao servir) ...
    (isso|esse|essa|ele|ela)? .. (pega|funciona|roda|liga|anda|abre|serve|cabe|aguenta) .. (sem|onde nao|quando|la|aqui|no meu|na minha|em) .. (internet|sinal|energia|luz|wifi|celular antigo|computador|terra|barro|roca|chuva|obra) ..
    nao (le|aceita|integra|conversa|contempla|atende|tem|faz|cobre|suporta|emite|pega|cabe|encaixa|funciona|inclui|abrange|comporta|roda|entra|combina|bate|permite) (o|a|os|as|com|no|na|em|nota|meu|minha|nosso|nossa|aqui|para|atendimento|suporte|opcao) ...
    (nossos|meus|minha|meu|nossa|o|os|a) .. (tecnicos|funcionarios|equipe|pessoal|vendedores|motoristas|time|povo|clientes|mae|pai|professores|meninas|rapazes) ... (nao mexem|nao mexe|nao usa|nao usam|nao sabe|nao sabem|nao vao|nao vai|nao entendem|resist*|nao gostam|tem dificuldade|sao da antiga|nao se adaptam|mal sabem|mal sabe|analfabet*|nao aceitam)
    (nao)? (vai|vao) se adaptar ..
    (da|e|vai dar|daria) (muito|muita|um|uma|mais)? (trabalho|trabalheira|dor de cabeca|mao de obra) (para|migrar|mudar|trocar|isso|fazer|danada|com|aprender|do que|que)
    (e|esta|ficou|fica|parece|muito|meio|achei|bem) (muito|meio|bem)? (complicado|complicada|dificil|complexo|pesado|pesada|grande|pequeno|alto|alta|apertado|estreito|fino|fraco) (demais)? (para|de) (mim|minha|meu|a gente|nos|quem|nosso|usar|entender|mexer|manter|instalar|abrir|o meu|a minha|aqui)
    (receio|medo|preocupa|preocupacao|preocupad*) (e|que|de|com|o|a|mesmo)? .. (atrapalh*|dar defeito|queimar|quebrar|dar problema|sujeira|barulho|adaptar|perder|parar|dependencia|estragar|cair|travar|demorar|ficar sem|vazar|incomodar|a obra)
    ^ medo de ..
    (ficar|fico|ficaria) (preso|presa|amarrado|amarrada) ...
    (isso|ai|dai) (vai)? (queima|queimar|quebra|quebrar|estraga|estragar|nao anda|nao sobe|nao aguenta|enferruja|complica|nao da certo|trava|nao dura) ..
    (nao gostei|nao gosto|o ruim e|o problema e|o chato e|pena|so nao gostei) que (nao tem|so|nao da|nao faz|e|so tem|nao aceita|tem que|nao inclui|demora) ...
    (garantia|seguro|plano|contrato|suporte|pacote) .. nao (cobre|inclui|tem|atende|da|vale|pega) ..
    (so|apenas) (tem|aceita|funciona|faz|atende|vem|existe|entrega) (em|com|no|na|de|ate|para) ... (eu|a gente|minha|nao|preciso|precisava)
    (aqui|la|na minha|no meu|na nossa|no nosso) .. (energia cai|nao tem sinal|nao pega|internet e ruim|internet ruim|internet cai|rede e|estrada|barro|ladeira|espaco|chove) ..
    (meu|minha|nosso|nossa) (caso|ramo|negocio|segmento|situacao|realidade|operacao|processo) .. (diferente|especifico|outro|outra|nao funciona|nao e assim|peculiar|especial|nao serve)
    (precisa|teria|tem) (de|que)? .. (parar|quebrar|furar|mexer|desmontar|refazer|trocar tudo|mudar tudo) (a|o|as|os|na|no|tudo|minha|meu) ...
    (muita|muito|demais) (coisa|recurso|funcao|tecnologia|modulo) .. (para|pra) (mim|gente|nos|o que|pouco|minha|meu)
    !(na faculdade|prova|mala|sofa rasgado|me ajuda)
    !serve de nada
  `,
  timing: `
    (agora|hoje|esse mes|este ano|no momento|neste momento) .. (nao da|nao e|nao consigo|nao posso|nao tenho|e complicado|e ruim|e dificil|esta dificil|esta corrido)
    (nao) (e|seria) .. (bom|melhor|o)? (momento|hora|epoca|prioridade)
    (nao) (posso|consigo|da para|podemos) .. (trocar|mudar|parar|implantar|comecar|mexer) .. (em|no|na|agora|esse|este)
    (so) (ano que vem|mes que vem|depois do|em <month>|para o ano)
    (deixa|vamos deixar|melhor deixar) para (depois|o ano|ano que vem|mais para frente|outra hora|proximo)
    (<month>) (e|esta) (ruim|complicado|dificil|apertado) 
    !(reuniao|visita|ligar|horario)
    (estou|estamos|ando|a gente esta) (meio|muito|bem|totalmente)? (sem tempo|na correria|enrolad*|apertad* de tempo|atolad*|em obra|em reforma|me mudando|de mudanca|no meio|em plena|em plena safra|em fechamento|em auditoria|viajando|de ferias|em inventario|em licitacao|em transicao) ..
    (sem tempo|nao tenho tempo|nao tenho cabeca|nao tem cabeca|sem cabeca|falta tempo|nao sobra tempo) ..
    (so|somente) .. (mexo|penso|vejo|vemos|posso|consigo|da|compro|resolvo|depois|volto|olho|pensamos|quando|em|a partir|la para|mes que vem|ano que vem) .. (depois|quando|em <month>|no ano|ano que vem|mes que vem|semestre|que vem|passar|terminar|acabar|vender|receber|decimo|a partir|colheita|safra|natal|ferias)
    (esse|este) (ano|mes|semestre|trimestre) .. (ja era|nao da|nao|impossivel|sem chance|esta fechado|acabou|dificil|ja foi|esta complicado|tem|e so conta|esta apertado)
    (volta|volte|me liga|me chama|me procura|liga|retorna|fala comigo|falar comigo) .. (em <month>|no ano que vem|ano que vem|mes que vem|depois do|depois da|semestre|quando|daqui)
    quem sabe .. (o proximo|ano que vem|mais para frente|mes que vem|depois|outra hora|la na frente|no proximo|semestre)
    (agora) .. (nao da|nao posso|nao consigo|nao tem como|nao rola|sem condicao|e ruim|e impossivel|nao e hora|n da) ..
    (nao e|nao seria|nao esta na) (a)? (hora|o momento|bom momento|momento|epoca|uma boa hora|melhor hora|boa hora) ..
    (muito|meio|um pouco) cedo (para|ainda) .. (gente|mim|isso|nos|pensar|falar|decidir|$)
    (minha|meu) (filha|filho|mulher|esposa|marido|mae|pai) .. (nasceu|acabou de ganhar|internad*|doente|operou|esta gravida|faleceu|vai casar) ..
    (nao ia|nao iria|nao vou|nao) (conseguir|dar) .. (ir|comecar|agora|participar|acompanhar|esse mes|esse ano)
    (mais para frente|mais pra frente|la na frente|ano que vem|mes que vem|outro momento|futuramente|no futuro|em outro momento) (a gente|eu|quem sabe|talvez|pode ser|vejo|ve|vemos|conversamos|penso|sim) ..
    (talvez|quem sabe|pode ser) (mais para frente|la na frente|ano que vem|mes que vem|em outro momento|futuramente|depois) ..
    (primeiro|antes) .. (preciso|tenho que|quero|vamos|temos que) (terminar|acabar|pagar|quitar|resolver|organizar|vender|arrumar|concluir|fechar) ..
    (nao ha|nao temos|nao tem) (como|condicoes de) (iniciar|comecar|tocar|pensar|parar|mexer|abrir) ..
    (impossivel|inviavel) (agora|esse mes|no momento|este ano|esse ano) ..
    (sao|estamos com|tem) (muitas|outras|tantas) (prioridades|coisas|contas) .. (agora|no momento|esse|na frente|antes)
    !(emagreco|prometo|praia|aniversario|jogo)
    (so)? depois (que|do|da|de) .. (passar|natal|carnaval|safra|ferias|colheita|festa|festas|inverno|ano novo|mudanca|virar|vender|receber)
    (deixa|espera|esperar|aguardar|deixe|deixar) .. (passar|virar|entrar|sair|cair|acabar|terminar|chegar|decimo|natal|ano novo|carnaval|safra|festas|mes que vem|ano que vem|eleicao|ferias|poeira|inverno|verao|baixar|movimento|melhorar|as coisas)
    !deixa eu
  `,
};
