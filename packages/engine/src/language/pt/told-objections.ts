// Objections as people tell them in passing, by idiom or by half a sentence, and what only sounds like one, in Portuguese.
import type { ToldObjectionCues } from '../pack.ts';

export const toldObjections: ToldObjectionCues = {
  'objects:price': `
    (coisa|coisas|situacao|grana|dinheiro|mes|orcamento) (esta|ta|anda|andam|estao|tao|e) .. (apertad*|curt*|complicad*|feia) ..
    (ando|andamos|estou|estamos|to|tamos|a gente esta) (muito|meio|bem|um pouco)? (apertad*|sem grana|sem dinheiro|dur*|curt*|quebrad*) (de grana|de dinheiro|esse mes|este mes|agora|no momento|$) ..
    (fica|fico|ficamos|estou|estamos|ando|a gente fica) (todo|tudo|toda|meio|muito)? (liso|lisa|sem grana|na pindaiba|sem um tostao|na lona|sem dinheiro nenhum)
    (<money>|<number>|preco|valor|isso) (e|esta|foi|seria) (um|uma) (assalto|roubo|absurdo|facada|exagero|fortuna|loucura|balurdio) ..
    (telhado|obra|reforma|casamento|carro|escola|hospital|mudanca|festa) (comeu|levou|engoliu|consumiu|acabou com|sugou|raspou) .. (reserva|reservas|dinheiro|grana|economias|poupanca|caixa|tudo) ..
    (vizinho|vizinha|cunhado|primo|compadre|outro|rapaz|moco|cara|daqui|esquina) (me|nos)? (cobrou|cobra|cobraram|fez|faz|pediu|deixou) (por|em|so)? (menos|metade|um terco|bem menos|<money>|<number>) ..
    (passou|passa|foge|fugiu|saiu|sai|ficou|fica|esta|foi) (muito|bem|longe|la|um pouco)? (longe|fora|acima|alem|do dobro) (do|da|de|dos) (que|nosso|meu|orcamento|bolso|esperado|previsto|padrao|combinado|alcance|realidade|imaginado|valor) ..
    (por|com) (esse|essa|isso|esse preco|esse valor|o mesmo) (dinheiro|preco|valor|grana|quantia)? (eu|a gente|ja|quase|ate|mais vale|melhor)? (compro|compramos|faco|fazemos|pago|alugo|contrato|viajo|compraria|monto) ..
    (mais barato|mais em conta|mais facil|melhor|compensa mais|sai melhor) (comprar|fazer|alugar|mandar fazer|pagar|contratar) ..
    (quase|por pouco) (cai|caio|caimos|desmaiei|infartei|tive|tivemos|morri|engasguei|chorei|dei) (para|de|da|um|com|para tras|dura|treco|troco)? ..
    (preco|valor|numero|parcela|mensalidade|taxa|custo|total|conta|orcamento) .. (doi|doeu|doendo|assusta|assustou|espanta|pesa|pesou|pesado|pega|incomoda|mata|matou|me derruba|salgado|salgada|e que pega|trava|arde|ardeu|pesando) ..
    (custa|custou|cobram|cobra|pedem|vale|esta|sai) .. (um rim|os olhos da cara|uma fortuna|o olho da cara|uma nota|um absurdo|uma grana|um balurdio|um dinheirao|couro e cabelo|um braco|os tubos)
    (<money>|<number>) .. (em|por|para|numa|num) (uma|um|isso|lavar|pintar|trocar)? .. (esta louco|ta louco|esta maluco|nem que|nem pensar|esta brincando|so pode|nem a pau|de jeito nenhum|nossa senhora|esta doido) ..
    (nem que) (fosse|fossem|tivesse|viesse|estivesse) ..
    (da onde|de onde) (saiu|sai|veio|vem|tiraram|surgiu) (isso|esse|essa|tanto|o aumento|este) ..
    (vizinho|vizinha|outro|outra|cunhado|primo|amigo|amiga|compadre|rapaz|moco|cara|alguem|pessoal|menino|senhor|irmao|irma|colega|esquina|daqui|sujeito|pedreiro) .. (cobrou|cobra|cobrava|cobraram|fez|faz|fazia|pagou|paga|pediu|pede|deixou|ofereceu|oferece) .. (<money>|<number>|menos|metade|um terco|uma mixaria|bem menos|quase nada|a metade) ..
    (acho|encontro|consigo|vejo|tem|acha|encontra|compro) .. (mais barato|mais em conta|por menos|pela metade|por <money>|por <number>|mais barata) ..
    (ja)? (gastamos|gastei|torramos|torrei|queimamos|estouramos|estourei|usamos|consumimos|esgotamos|comprometemos|estourou|esgotou|acabou) .. (verba|orcamento|dinheiro|grana|budget|caixa|recurso|recursos|reserva|poupanca|treinamento|limite|cartao) ..
    (verba|orcamento|dinheiro|grana|caixa|gasto|gastos|compras|recurso|recursos|investimento|investimentos|poupanca|conta|contas|cartao|budget|reserva|cofre) .. (congelad*|esgotad*|gast*|cortad*|fechad*|parad*|travad*|bloquead*|comprometid*|zerad*|no vermelho|vazi*|apertad*|estourad*|acabou|minguado|curto|curta|rapado|contad*|no limite) ..
    (congelou|congelaram|cortou|cortaram|travou|travaram|bloqueou|bloquearam|suspendeu|suspenderam|fechou|fecharam|segurou|seguraram|barrou|barraram) (o|a|os|as|tudo|toda|todo|todos|nossa|nosso)? .. (verba|orcamento|orcamentos|gasto|gastos|compras|investimento|investimentos|torneira|dinheiro|tudo|caixa|grana|recursos) ..
    (comeu|comeram|levou|levaram|engoliu|engoliram|consumiu|consumiram|sugou|raspou|acabou com|torrou) .. (reserva|reservas|tudo|dinheiro|grana|orcamento|economias|poupanca|caixa|verba|salario) ..
    (dinheiro|grana|verba|orcamento|reserva) (que|para)? .. (foi|foram|vai|acabou indo|botamos|colocamos|usei|usamos|acabou) (para|no|na|tudo|todo|com|em|parar|embora) ..
    (nao|nem|sem) (tem|tenho|temos|ha|sobra|sobrou|resta|um|mais)? (um|nenhum|mais)? (tostao|centavo|real|puto|duro|trocado|vintem|dinheiro|grana|caixa|verba|condicoes|folga|tusto) (para|pra|sobrando|furado|agora|no|nem|$) ..
    (quebra|arrebenta|mata|afunda|complica|aperta) (a gente|comigo|o meu|o nosso|meu|nosso|nos|as contas|a firma|o orcamento) ..
    (prefiro|nao quero|nao vou|nao pretendo|odeio|nao gosto de) (nao)? (dever|me endividar|endividar|fazer divida|fazer emprestimo|pegar emprestimo|me enfiar em|entrar em divida|financiar|pegar dinheiro|ficar devendo|parcelar tanto) ..
    (e|sao|fica|ficou|sai|da|acho) (muito|demais|bastante|muita|pesado|puxado|salgado|salgadinho|salgada|puxadinho|carinho|carissimo|carissima|pesadinho|alto demais|puxada) (para mim|para gente|para a gente|para nos|para o meu|dinheiro|grana|para o nosso|para o que|por isso|$) ..
    (dificil|duro|duros) de (engolir|bancar|justificar|encaixar|aceitar|pagar) ..
    mais do que (eu)? (esperava|pensava|queria|tinha|imaginava|pretendia|previa|contava|estava a espera) (gastar|pagar|investir|previsto|pensado|de pagar|de gastar|$) ..
    ^ (e|mais)? (o|pelo) (preco|valor|custo) (um pouco|mesmo|sobretudo|principalmente|mais que tudo) $
    !(se pagou|vale cada|vendas|faturamento|gasolina|aluguel do)
  `,
  'objects:timing': `
    (<month>|verao|natal|carnaval|a viagem|a data) (esta|continua|segue) (ainda)? (no ar|em suspenso|incerto|indefinido) ..
    (estou|estamos|ando|andamos|me pega|nos pega|pegou a gente|a gente esta) (no meio|bem no meio|em pleno|em plena|a meio|metidos|metido|atolado|as voltas|em|com|na|no)? (de|da|do|duma|numa|com|na|no|em)? (uma|um|a|o)? (mudanca|mudancas|obra|obras|reforma|auditoria|colheita|safra|vindima|temporada|inventario|divorcio|fusao|transicao|inspecao|provas|fechamento|plantio|vistoria|casamento|partilha|migracao|balanco|remodelacao) ..
    (com) (o|a|meu|minha) (bebe|nenem|menino|casamento|mudanca|obra|parto|filho) .. (para chegar|chegando|para nascer|nascendo|a caminho|em cima|por vir|ai) ..
    (<month>|natal|carnaval|pascoa|verao|inverno|temporada|safra|colheita|esse mes|este mes|essa semana|fim de ano|trimestre|as sextas|as segundas) (aqui|para nos|para gente|para mim|sempre)? (e|esta|fica|vai ser|vira) (um|uma|sempre|nosso|nossa|muito|o|a)? (inferno|loucura|caos|correria|doideira|alta temporada|pessimo|impossivel|horrivel|complicad*|hospicio|pico|no ar|sufoco|maluquice|terrivel|ruim|incerto|confusao|pandemonio) ..
    (ainda|muito|um pouco|meio|esta) (e|esta|muito)? (cedo|prematuro) (para|ainda|demais|$|pra|a gente) ..
    (acabamos|acabei|acabaram|mal|recem|abrimos|so agora) (de|a gente|ha|que)? (abrir|abrimos|comecar|comecamos|mudar|mudamos|comprar|compramos|assinar|assinamos|trocar|trocamos|inaugurar|inauguramos|um mes|pouco|poucos|montar|nascer|ter) ..
    (primeiro|antes) (eu|a gente|nos|vou|vamos|tenho que|temos que|quero|queremos|preciso|precisamos|vem|vai|e) (subo|sobe|subimos|termino|terminamos|termina|acabo|acaba|pago|paga|pagamos|arrumo|arruma|vendo|vende|faco|faz|terminar|acabar|pagar|arrumar|vender|fazer|resolver|quitar|quito|levantar|caso|o|a|as|os|trocar|troco) ..
    (nao e|nao seria|nao esta) (o|um|a|uma|na|em)? (bom|boa|melhor|certo)? (momento|hora|epoca|fase|altura|melhor momento) ..
    (nao e|nao esta entre|tem outras|temos outras|tenho outras|ha outras) (uma|a|nossa|nossas|as|minhas|minha)? (prioridade|prioridades|urgente|urgencia|urgencias) ..
    (por enquanto|por agora|este ano|esse ano|este mes|neste momento|no momento|agora) (nao|nem|nem pensar|impossivel|sem chance|nao mexo|nao da|nao toco) ..
    (nao mexo|nao mexemos|nao toco|nao troco|nao mudo|nao se mexe) (em nada|nada|nisso|em) ..
    (nem me fala|nem me fale|nem pensar|nem a pau) (nisso|nisto|em|disso|agora|$) ..
    !(me liga as|liga as|ligo as|reuniao|consulta|urgente)
  `,
  'objects:stall': `
    ^ (so|melhor|entao|olha|nao|ta|ok|bom)? .. (me)? (manda|mande|envia|envie|passa) (isso|tudo|as informacoes)? (por|no|um|uma|as|a) (e mail|email|whatsapp|zap|mensagem|informacoes|informacao|material|proposta) (mesmo|ai|por favor)? $
    (dormir|durmo) (com|sobre) (isso|o assunto|a ideia) ..
    (so|apenas|somente) (o|um|por) (e mail|email|folheto|material) .. $
    (preciso|precisamos|precisaria|precisarei|vou precisar|vamos precisar|tenho que|temos que|vou ter que|teria que|devo) (ainda|antes|primeiro)? (apresentar|mostrar|passar|levar|submeter|validar|repassar|encaminhar) (isso|essa|esse|tudo|a proposta|o orcamento|o valor|os numeros|primeiro|antes)? (para|pra|pro|ao|aos|com|no|na) (o|a|os|meu|minha|meus|nosso|nossa)? (cfo|ceo|coo|cto|gestor|gestora|gerente|gerencia|diretor|diretora|diretoria|chefe|chefia|socio|socia|conselho|comite|financeiro|juridico|presidente|dono|dona|patrao|patroa) ..
    (deixa|deixe|joga|poe|larga|bota) (um|o|uma|ai um) (panfleto|folheto|folder|catalogo|cartao|encarte) (na|no|com|debaixo|por|que|e|ai) ..
    (voce|senhor|senhora|tu|essa) (ja)? e (o|a) (segundo|terceiro|quarto|quinto|decimo|segunda|terceira|quarta) (que|pessoa que) (me|nos)? (liga|ligou|oferece|chama) ..
    (sem) (o|a)? (meu|minha) (socio|socia|mulher|marido|esposa|chefe|irmao|irma|pai|mae) .. (nao|nem) (assino|fecho|faco|decido|compro|posso|mexo|resolvo) ..
    (nao|nem) .. (depende de mim|esta na minha mao|e comigo|sou eu|cabe a mim|e decisao minha|e minha decisao|decido|mando em|apito|tenho autonomia|tenho poder|posso decidir|resolvo|compete a mim|tenho alcada) ..
    (eu so|so|apenas|somente) (atendo|sou|faco|cuido|recebo|trabalho|anoto|fico) ... nao (mando|decido|posso|resolvo|sei|tenho|apito|sou) ..
    (sem) (o|a|os|as|meu|minha|eu|falar|consultar|conversar|avisar|perguntar|ouvir|que) .. (socio|socia|mulher|marido|esposa|esposo|patroa|patrao|chefe|irmao|irma|pai|mae|conselho|diretoria|gerente|gerencia|dono|dona|aval|ok|autorizacao|aprovacao|contador|sindico|familia|<name>|saber|veja|saiba|esteja|ver) ...
    (me|nos) (mata|matam|esfola|demite|larga|bota|expulsa|enforca|corta|deixa|pega|come) (se|se eu|o pescoco|para fora|na rua|vivo) ..
    (tem|teria|teriam|precisa|precisam|vai ter|vao ter|deve) (que)? (ver|olhar|aprovar|autorizar|experimentar|saber|opinar|concordar|conversar|dar uma olhada|dar o ok) (isso|tambem|antes|primeiro|com|junto|$) ..
    (antes|primeiro) (de tudo|de mais nada|de qualquer coisa|de)? .. (meu|minha|o|a|os) .. (tem que|precisa|tinha que|vai ter que|teria que) (ver|olhar|aprovar|autorizar|saber|opinar|concordar) ..
    (tenho|temos|teria|teriamos|preciso|precisamos|precisava|vou ter|a gente tem|a gente precisa|ia ter|deixa eu|deixe eu|deixa a gente) (que)? (ver|falar|conversar|consultar|perguntar|combinar|discutir|alinhar|checar|acertar|trocar uma ideia|dar uma palavrinha) (com|para|isso com|direitinho com|la com|isso la|em casa|a|internamente) ..
    (amadurecer|digerir|assimilar|mastigar|matutar|ruminar|refletir|processar|absorver|dormir em cima|por no papel|botar no papel|colocar na ponta do lapis|por na ponta do lapis|na ponta do lapis|fazer as contas|fazer umas contas|fazer conta|quebrar a cabeca|meditar|pesar os|pesar na balanca) ..
    (vou|vamos|deixa|deixe|quero|queria|preciso|a gente vai) (eu|a gente|so|de)? (pensar|matutar|amadurecer|estudar|avaliar|analisar|refletir|ver direitinho|ver com calma|pensar com calma|sentir|digerir|remoer|dar uma pensada|dar uma estudada) ..
    (estou|estamos|ando|ficamos|continuo|a gente esta|fiquei) (muito|meio|ainda|bem|num|em|na)? (indecis*|em duvida|na duvida|impasse|num impasse|dividid*|em cima do muro|balancad*|pensando ainda|sem decidir|nessa indecisao) ..
    (ainda nao|nao) (nos|a gente|se|chegamos|entramos|decidimos|decidi|resolvemos|resolvi|batemos|bati|sabemos|fechamos) (decidiu|decidimos|em acordo|num acordo|a um|em um|o martelo|o que|ainda|acordo|a questao) ..
    (nao) (gosto|gostamos|costumo|sou|somos|curto|quero) (muito)? (de)? .. (correndo|na correria|na pressa|com pressa|as pressas|apressad*|pressao|afobad*|no impulso|por impulso|de supetao|na hora|atropelad*|sob pressao|de cabeca quente) ..
    (quem sabe|talvez|de repente|pode ser|se calhar) .. (mais para frente|mais pra frente|mais para a frente|outra hora|outro dia|um dia|qualquer dia|depois|futuramente|la na frente|outra vez|mais tarde) ..
    (deixa|deixe|joga|manda|poe|larga|bota) .. (panfleto|folheto|cartao|cartaozinho|catalogo|folder|encarte|papelzinho|tabela de precos|propaganda|flyer) ..
    (nao) (atendo|atendemos|a gente atende|atende|aceito|aceitamos|recebo|recebemos|falo|falamos|compro|compramos|fecho|respondo|fechamos) .. (telemarketing|vendedor|vendedores|ligacao de venda|ligacoes de venda|propaganda|por telefone|televendas|oferta por|chamadas comerciais|ligacao comercial|publicidade)
    (se|quando|assim que) (a gente|eu|nos)? .. (precisar|precisarmos|quiser|quisermos|interessar|mudar|decidir|resolver|der vontade|tiver) .. (a gente|eu|nos|ja|pode deixar)? .. (procura|procuro|procuramos|liga|ligo|ligamos|chama|chamo|avisa|aviso|avisamos|entra em contato|entro em contato|fala|falo|retorna|retorno|contacta) ..
    (qualquer coisa|se for o caso|havendo interesse|tendo interesse) (a gente|eu|nos)? .. (liga|ligo|chama|chamo|procura|procuro|avisa|aviso|retorna|retorno|entra|entro|fala|falo) ..
    (vou|vamos|irei|iremos|preciso|precisamos|prefiro|quero|gostaria de|gostava de) (pensar|refletir|ponderar|amadurecer) (um pouco|melhor|bem|direito|direitinho|sobre|nisso|com|mais|antes|primeiro|e|$) ..
    (vou|vamos|preciso|precisamos|tenho que|tenho de|temos que|temos de|deixa eu|deixe me|deixa me) (antes|primeiro)? (conversar|falar|ver|combinar|acertar) (isso|isto)? com (meu|minha|o meu|a minha|nosso|nossa|o nosso|a nossa|ele|ela|eles) ..
    !(quinta|terca|segunda|quarta|sexta|amanha) (as|de manha|a tarde|de tarde)
    !(ja pensei|ja pensamos|nada para pensar|decisao e minha|quem decide sou eu|quem assina sou eu)
  `,
  'objects:present': `
    nao (quero|queremos|penso|pensamos|pretendo|pretendemos|estou pensando|estamos pensando|estou querendo|estamos querendo|procuro|procuramos) (em)? (mudar|trocar|mudanca|mudancas) (de|nada|agora|por|no|$) ..
    nao (tenho|temos|estou|estamos) (interesse|interessad*) (no momento|por enquanto|agora|por ora) ..
    (satisfeit*|content*|feliz|bem|bem servid*) com (o que|quem|a que|o|os que) (ja)? (tenho|temos|uso|usamos|estou|estamos|a gente tem) ..
    (isso|esse|essa|disso|nisso) (eu|a gente|nos|ai)? (nem|nunca|jamais) (ia|iria|iriamos|vou|vai|vamos) (usar|olhar|abrir|precisar|aproveitar|mexer) ..
    (o que|as que|os que|a que) (eu|a gente)? (ja)? (tenho|temos|tem|uso) (ja)? (da conta|dao conta|me basta|me bastam|me serve|me servem|atende|atendem|quebra o galho|da para o gasto) ..
    (uma|um|essa|esse|duas) (so)? ja (sobra|basta|chega|da e sobra|atende) (para|pra|aqui|$) ..
    nao e (a|o|muito)? (nossa|nosso|minha|meu|a nossa|a minha) (praia|estilo|cara|onda|pegada) ..
    (estou|to|estamos|fico) bem assim (obrigad*|mesmo|$) ..
    (nao|sem) (tem|ha|vejo|vemos|tenho|temos|existe)? (por que|porque|motivo|motivos|razao|razoes|necessidade) (para|de)? (sair|trocar|mudar|mexer|largar|deixar|migrar) ..
    (quem|ja|e) (faz|limpa|cuida|atende|arruma|conserta|imprime|entrega|traz|vende|instala|pinta|monta|fornece|corta|lava|resolve) (isso|aqui|para gente|para mim|la|disso|o nosso|a nossa|as nossas)? .. (e|o|a) (meu|minha|um|uma|nosso|nossa) (cunhada|cunhado|primo|prima|irmao|irma|tio|tia|genro|sogro|filho|filha|sobrinho|sobrinha|amigo|amiga|conhecido|compadre|vizinho|marido|mulher|esposa|pai|mae|parente) ..
    (meu|minha) (cunhada|cunhado|primo|prima|irmao|irma|tio|tia|genro|sogro|filho|filha|sobrinho|sobrinha|amigo|amiga|compadre|vizinho|marido|esposa|pai|mae) (ja)? (que)? (faz|limpa|cuida|arruma|conserta|imprime|traz|vende|instala|pinta|monta|fornece|lava) (isso|aqui|para gente|para mim|disso|tudo|o nosso|a nossa) ..
    (me|nos)? (da|dao|oferece|oferecem|inclui|incluem|deixa|faz|fazem|entrega|libera|sai) (isso|tudo|o mesmo|essa|esse|para mim|para gente)? .. (de graca|gratis|de brinde|incluso|incluido|sem custo|sem cobrar|por menos|mais barato|pela metade|na faixa|de borla) ..
    (tenho|temos|recebi|recebemos|chegou|me mandaram|me passaram|mandaram|esta aqui) .. (email|oferta|orcamento|cotacao|preco|proposta) .. (de|do|da) (outro|outra|outros|concorrente|concorrencia|um concorrente|uma concorrente|<name>) ..
    (prefere|preferem|prefiro|preferimos|gostou mais|gostaram mais|gostei mais|gostamos mais) (do|da|de|a|o|dos)? (outra|outro|outros|deles|a deles|o deles|proposta|<name>) ..
    (o|a) (meu|minha|nosso|nossa) (ja)? (viram|olharam|revisaram|trocaram|fizeram|limparam|consertaram|pintaram|foi|reformamos|trocamos|fez) (em|ha|ja|este|esse|no|na|agora|faz) ..
    (nao|nem) (faz|tem|ve|vejo|vemos|ha|teria|faria) (muito|nenhum|nenhuma|o|a|tanto|la)? (sentido|utilidade|porque|por que|cabimento|logica|vantagem|beneficio|precisao|necessidade|serventia) ..
    (a gente|eu|nos|isso|isso eu|isso a gente) (nem|nunca|nao|jamais) (ia|iria|iriamos|uso|usa|usamos|vou|vai|vamos) (usar|olhar|abrir|precisar|aproveitar|ver|mexer|ligar|dar uso|nada|para nada|isso|$) ..
    (o que|os que|as que|a que|o) (tenho|temos|a gente tem|uso|usamos|ja tenho|esta aqui) .. (da conta|dao conta|basta|bastam|serve|servem|atende|atendem|chega|funciona|funcionam|resolve|resolvem|quebra o galho|esta bom|estao bons|da para o gasto|ainda aguenta|esta otimo|cumpre) ..
    (da conta do recado|dao conta do recado|quebra o galho|quebram o galho|da para o gasto|dao conta|resolve bem|resolve a vida)
    (aqui|na minha|no meu|nessa|neste|nesta|na nossa|no nosso|nos|a gente) .. (nao|ninguem) (marca|marcamos|usa|usamos|faz|fazemos|trabalha|trabalhamos|se usa|tem disso|precisa disso|mexe com|vende|da|costuma|liga) (hora|isso|com isso|nada|disso|essas|esse|muito|para isso|$) ..
    (em) (<duration>|todos esses anos|tantos anos|<number> anos|trinta anos|vinte anos|toda a minha vida|minha vida toda) .. (nunca|ninguem|nao|jamais|nem uma|nem um|nada) ..
    (o|a|e que o|e que a|mas o|ja que o) (carro|moto|tv|aparelho|equipamento|celular|telefone|carrinho|casa|micro|sofa|bicicleta|coisa) (ja)? (e|esta) (muito|tao|bem|um|ja)? (velhinho|velhinha|velho|velha|antigo|antiga|usado|usada|baratinho|baratinha|simples|caindo aos) ..
    (esse|essa|isso|este|esta|isto|essa parte) (eu|a gente|pode)? (deixa|deixe|deixo|deixamos|tira|tire|dispenso|dispensamos|passo|pula|esquece|deixar) (de fora|para la|fora|para outra|quieto|de lado|para depois|pra la|assim|obrigad*|$) ..
    (dessa|desta|esta|essa) (vez|feita) (eu|vou|a gente|nao|nos|vamos)? .. (passo|passar|passa|passamos|nao|deixo|deixar|fico de fora) ..
    (agradeco|obrigad*|muito gentil|e muita gentileza|gentileza sua|valeu|fico grat*|muito obrigad*) .. mas (nao|ja|dispenso|prefiro|melhor|estou|estamos|vou|tenho|passo|no momento|por enquanto|essa|a gente|fica) ..
    (nao) (vou|vamos) (mudar|voltar) (de ideia|de opiniao|atras) ..
    (nem pensar|de jeito nenhum|nem a pau|sem chance|melhor nao|deixa quieto|deixa para la|acho que nao|acho melhor nao) $
    nao (estou|tou|to|estamos|tenho|temos|ha) (muito|nada|mesmo|qualquer)? (interessad*|interesse) ..
    nao (me|nos) interessa (obrigad*|de momento|para ja|agora|nada|mesmo|$) ..
    !(ha|faz) .. esperando
    !(so isso|mais nada|satisfeit* com (o preco|isso|tudo)|nao precisa (se preocupar|esperar|pensar|dizer))
  `,
  'objects:trust': `
    (ultimos|anteriores|outros|ultimo|ultima|anterior) .. (juraram|prometeram|garantiram|jurou|prometeu|garantiu) .. (mesma|mesmo|isso|igual|tambem|mundos) ..
    (tem|ha) (alguma coisa|algo) (ai|nisso|que)? (que)? nao (me|nos) (desce|convence|cheira|fecha|encaixa|agrada) ..
    (ja)? (me|nos) (prometeram|disseram|juraram|garantiram|venderam|falaram) (isso|antes|o mesmo|a mesma|tres vezes|varias vezes|duas vezes|mil vezes|e nada|e nao|e depois) ..
    (me|nos|lhe) (da|deixa|deixam|dao|bota|causa|poe) (muito|um|um pouco|uma|bastante|um certo|certa|meio|medo|a maior)? (medo|nervos*|receio|inseguranca|insegur*|desconfianca|desconfiad*|apreensiv*|preocupad*|aflicao|panico|calafrio|arrepio|frio na barriga|cismad*|pe atras|ressabiad*|pavor|agonia) ..
    (nao|nunca|jamais) (dou|damos|vou dar|entrego|pago|passo|mando|adianto|deposito|transfiro|pagamos|passo os|coloco|solto) (o|a|um|meu|meus|minha|nenhum|nada|dinheiro|cartao|dados|grana|sinal|uma)? .. (a quem|para quem|sem|antes|por telefone|adiantado|a alguem|para desconhecido|para estranho|pela internet|a desconhecidos|ate) ..
    (voces|voce|empresa|a empresa|sua empresa)? (nao)? (somem|sumam|sumir|sumiram|desaparecem|desaparecam|desapareceram|quebram|fecham|fechem|falem|fogem|evaporam) (amanha|depois|com|do mapa|no|como|igual|e eu|de vez|$) ..
    (quem|o que|que) (me|nos) (garante|assegura|diz|prova|da certeza|segura|cobre) (que|isso|disso|$) ..
    (tem|tinha|ha|existe|sinto) (alguma|algo|uma|qualquer)? (coisa|algo|pegadinha|truque|pulga|caroco|gato|letra miuda|detalhe|porem) (que|nisso|ai|atras|nesse|estranh*|errad*|escondid*|nao) (nao)? (me|nos)? (desce|convence|cheira|bate|encaixa|agrada|fecha|parece|$) ..
    (nao) (me|nos) (desce|convence|cheira|inspira|passa|soa|parece) (bem|confianca|seguranca|muito|nada|certo|la|$) ..
    (qual e|onde esta|cade|deve ter|tem que ter) (a|o|uma|um|alguma|algum) (pegadinha|truque|trampa|letra miuda|porem|segredo|malandragem|gato) ..
    (com voces|nada|nunca|hoje em dia|aqui|nessa vida) (nada|nunca)? .. (e|sai|vem|tem) (nada)? (de graca|gratis|de borla|na faixa) ..
    (nao|pouco|nem|ainda nao|ja nao) (estou|estamos|fiquei|fico|to|me sinto|sinto|boto|ponho|levo|sei) (muito|tao|bem|totalmente|100|nada|se|la)? (convencid*|segur*|firmeza|confiante|fe|muita fe|certo|tranquil*|confianca|se vale|se funciona|se e para) ..
    (para (nos|mim|a gente|gente)) (ja)? nao (sei|vejo|tenho certeza|funciona|serve|da) ..
    (nao|desconfio|pouco) (me|nos)? (confio|confiamos|acredito|acreditamos|boto fe|ponho fe|engulo|caio nessa|caio mais) (em|nessa|nisso|muito|nada|que|nesse|mais|de|$) ..
    (tenho|temos|fico com|me restam|ficaram) (as)? (minhas|nossas|algumas|muitas|varias|certas|serias|um pe)? (duvidas|ressalvas|reservas|receios|desconfiancas|suspeitas|atras|pe atras) ..
    (duvido|desconfio|duvidamos) (que|muito|disso|dessa|um pouco|de) ..
    (ja)? (me|nos)? (queimei|queimaram|enganaram|passaram a perna|lesaram|me ferrei|ferraram|deram o cano|deram calote|cai numa|cai em|tomei|tomamos|deixaram na mao|levei|fomos enganados|levamos) (uma vez|antes|ja|da outra|ano|com|calote|golpe|prejuizo|rasteira|nessa|numa|a lingua) ..
    (gato escaldado|ver para crer|so acredito vendo|so vendo|quando a esmola|bom demais para|bonito demais|conversa fiada|conversa de vendedor|papo de vendedor|historia da carochinha)
    (nao|nem) (conheco|conhecemos|vi|nunca vi) (voces|voce|a empresa|a firma|de lugar|mais gordo) ..
    (quem nunca vi|alguem que nunca vi|quem nao conheco|estranho que)
    (parece|cheira|soa|esta com cara de|tem cara de) (muito|meio|um pouco|a)? (golpe|furada|cilada|picaretagem|enrolacao|estranho|suspeito|esquisito|furado|arapuca|balela|bom demais) ..
    (ta bom|esta bom|esta|sei|aham) sei $
    (isso|isto|voces|vcs) (e|sao) (uma|um|uns|umas|tudo|puro|pura)? (roubo|golpe|enganacao|furada|golpistas|ladroes|picaretas|burla|aldrabice|aldraboes|vigaristas|fraude) ..
    !(sem duvida|nao tenho duvida|nenhuma duvida|agora estou convencid*|nervos* para)
  `,
  'objects:terms': `
    (onde|como) (e que)? (eu|a gente|nos)? (ponho|boto|guardo|enfio|coloco|vou por|ia por|bota|guarda) (com)? (<number>|tanta|tanto|tantas|tantos|tudo isso) ..
    (com|por) (essa|esse|essas|esses) (renovacao|clausula|fidelidade|prazo|multa|minimo|carencia|exigencia) .. nao (da|fecho|assino|aceito|quero|topo|rola) ..
    (metade|sinal|adiantado|entrada|tudo|deposito|pagar|antecipado|um terco) .. (adiantad*|antecipad*|na frente|de uma vez|antes|a vista)? (assim|ai|eu|a gente|nem|isso) (eu|ai|nao|a gente|nem) (nao|pensar|trabalho|fecho|faco|da|aceito|assino|trabalha|pago) ..
    (assim|desse jeito|nessas condicoes|com isso|dessa forma|nesse prazo|com essa clausula) (eu|a gente|nos)? nao (trabalho|trabalhamos|trabalha|assino|assinamos|fecho|fechamos|aceito|aceitamos|compro|entro|da|faco|rola|topo|quero) ..
    (nao|eu nao|a gente nao) (trabalho|trabalhamos|pago|pagamos|adianto|dou|aceito|aceitamos|assino|assinamos|fecho|topo) .. (adiantado|antecipado|sinal|sem ver|fidelidade|contrato longo|multa|no escuro|contrato|com multa|essa clausula|entrada|permanencia)
    (com|por causa d*|por) (essa|esse|essas|esses|tanta|uma) (renovacao|clausula|fidelidade|prazo|condicao|condicoes|multa|minimo|entrada|contrato|carencia|entrega|data|permanencia) ... (nao da|nao|impossivel|nem|esquece|sem chance|complica) ..
    (nao) (gosto|gostamos|gostei|aceito|aceitamos|assino|quero|queremos|engulo|concordo|topo|me agrada|nos agrada|concordamos|curto) (nada|muito|com|em|ter|de|dessa historia de)? (a|o|essa|esse|da|do|dessa|desse|essas|esses|uma|um|com a|com o|as|os) (clausula|renovacao|fidelidade|prazo|condicao|condicoes|multa|minimo|entrada|contrato|carencia|data|aviso previo|exclusividade|permanencia|compromisso) ..
    (<duration>|anos|meses|<number> anos|<number> meses|ano e meio|fidelidade) .. (e|sao|seria|acho|fica|parece) (muito|muitos|demais|tempo demais|muito tempo|longo demais|longo|uma eternidade|casamento|um casamento|uma vida|prisao|cadeia|puxado|tempo|muita coisa|tanto tempo) ..
    (fico|ficar|ficaria|ficamos|ficarmos|me ver|estar|me sentir|acabo|acabar) (la|ai|eu|muito|bem)? (amarrad*|pres*|atad*|casad*|engessad*|refem|acorrentad*|algemad*|travad*|enforcad*|vinculad*|colad*) (mais|com|a|por|se|nisso|tanto|um|dois|tres|<number>|<duration>|ate|nesse|e|em|$) ..
    (muito|longo|tempo) (tempo|demais|prazo)? (de)? (contrato|fidelidade|espera|carencia|para esperar|permanencia) (e|para|demais|$) ..
    !(tudo bem|esta bom|sem problema|nao me incomoda|de acordo|combinado|por mim tudo)
  `,
  'objects:fit': `
    (fica|ficou|e|achei|esta|ficaria) (um pouco|muito|meio|bem)? (pequen*|grande|apertad*|curt*|estreit*|baix*|longe) (demais)? (pra|para) (gente|a gente|nos|mim|o que) ..
    (na|no|pela|pelo|em|com) (nossa|minha|nosso|meu|nossas|nossos|essa|este|esse) .. (isso|ele|ela)? nao (passa|passam|entra|entram|cabe|cabem|sobe|aguenta|roda|chega|funciona|pega|vai|serve|da) ..
    (nao) (resolve|serve|atende|adianta|funciona|encaixa|bate|rola|cabe|presta|ajuda|da certo) (para|pra|comigo|com a|com o|aqui|no meu|na minha|no nosso|a gente|nada|muito|porque|$) ..
    (maioria|metade|quase todos|muitos|nenhum|grande parte|todos) (dos|das|de) (meus|nossos|minhas|nossas|os|as) .. (passa|passam|nao|tem|so|e|sao|nem|mal|nunca|fala|anda) ..
    (meu pessoal|minha equipe|minhas meninas|meus meninos|meus motoristas|meus funcionarios|meus clientes|meus vendedores|minha mae|meu pai|minha turma|o pessoal|as meninas|meus colaboradores|minha sogra|minha gente) .. (e duro|nao sabe|nao sabem|nao vai|nao vao|nem|mal|nao e|nao sao|nao quer|nao querem|nao entende|nao entendem|e muito|sao muito|se enrola|se enrolam|se atrapalha|resiste|resistem|com senha|cabeca dura|cabeca|nao mexe) ..
    (duro|dura|duros|ruim|ruins|pessimo|pessima|fraco|fraca|avesso|avessa|resistente|resistentes) (para|com|a|de) (mudanca|mudancas|tecnologia|computador|celular|novidade|novidades|essas coisas|aplicativo|maquina)
    (muita|muito|demais|tanta|tanto) (mudanca|bagunca|trabalheira|trabalho|confusao|transtorno|burocracia|papelada|dor de cabeca|novidade|correria|enrosco) (para|com|pra|na|no|$) ..
    (para|pra) (empresa|empresas|negocio|gente|quem|loja|firma) (grande|grandes|maior|nova|jovem|jovens|rica) .. (nos|eu|mim|aqui|a gente|ja|nao) ..
    (muito|meio|bem|um pouco|achei|acho|parece|fica|e|bastante|demais) (enrolad*|complicad*|trabalhos*|complex*|tecnico|avancad*|moderno|grand*|pesad*|fragil|delicad*|chatinho|confus*|burocratic*|pequen*|apertad*|estreit*|fraquinh*|barulhent*) (demais)? (para|pra) (mim|as|os|a|o|nos|gente|quem|minha|meu|uma|um|aqui|eles|elas|ela|ele) ..
    (nao|nem) (tem|existe|vem|ha|funciona|roda|faz|pega|conecta|da) (em|com|para|no|na|sem) .. e (eu|a|o|meu|meus|minha|minhas|metade|aqui|nosso|nossa|quase|nos|maioria|a maioria) ..
    (na|no|aqui|la) (roca|sitio|interior|fazenda|mato|serra|chacara|campo|aldeia|porao|galpao|loja|obra)? .. nao (tem|pega|chega|ha|entra) (nem)? (sinal|internet|cobertura|luz|energia|wifi|celular|rede) ..
    (nao sou|nao somos|nao sao|nao e|nao estou) (muito)? (de|para|chegad*|bom|boa|dad*) (essas coisas|computador|tecnologia|aparelho|aplicativo|tela|modernidade|maquina|a tecnologia|com isso|nessas|nisso|essas modernidades) ..
    (isso|isto) e (uma|um|puro|pura) (merda|porcaria|lixo|bosta|treco) ..
    !(nao funciona desde|parou|quebrou|pifou|nao liga|estragou|sem problema)
  `,
  hasOne: `
    ja (tenho|temos|uso|usamos|trabalho com|trabalhamos com|contamos com|estou com|estamos com|conto com|fazemos|compro|compramos|tem) ...
    (a gente|eu) ja (tem|usa|trabalha com|conta com|faz|compra|tenho|uso) ...
    (tenho|temos|a gente tem|usamos) (alguem|um proprio|minha propria|meu proprio|nosso proprio|nossa propria|quem|ja) .. (para isso|pra isso|que|disso|$)
    (para isso|pra isso) (ja)? (tenho|temos|usamos|tem|contamos|a gente tem|a gente usa) ...
    (estou|estamos|to|tamos|a gente esta) (ja)? (bem|content*|satisfeit*|cobert*|servid*|bem atendid*) (com|assim|no momento|por enquanto|ja|onde) ..
    (ja|a gente ja|eu ja) (testei|testamos|testou|tentei|tentamos|tentou|tive|tivemos|usei) ...
    !(problema|mas falha|quebra|folheto|email|catalogo|orcamento de voces|conta com voces|horario|maravilha|ador*|seu numero|seus dados|cliente|fome)
  `,
  noObjection: `
    (tenho|tinha|temos|fiquei com|surgiram) (algumas|alguma|uma|umas|um par de|so uma)? (duvida|duvidas|pergunta|perguntas) (sobre|quanto|a respeito|em relacao|do|da|de como) ..
    se (passasse|fosse|custasse|subisse|cobrassem|tivesse (passado|sido|custado|subido|cobrado)|tivessem) ... (eu|a gente|ja|tinha|teria|hoje) (ja|tinha|teria|ligava|ia|estava|saia) ..
    ^ (eu|a gente|nos)? (tinha|tinhamos|estava|preocupava|ficava|duvidava) .. ate (ver|que|eu|a gente|voce|testar|experimentar|conhecer) ..
    (vizinho|vizinha|amigo|amiga|irmao|irma|primo|prima|cunhado|cunhada|colega|marido|mulher|chefe|povo|pessoal) (fala|falou|diz|disse|acha|jura|dizia|falava) ... (eu|a gente) (falei|falo|disse|digo|respondi|respondo|nao acho|discordo|dei risada) ..
    (leu|adivinhou|ta lendo|esta lendo) (o)? meu (pensamento) ..
    (tirou|roubou) (a|as) palavras* da minha boca ..
    (nada contra|nao e por causa de|nada a ver com|nao e culpa de|sem queixa de|sem reclamacao de) (voces|voce|vcs|a empresa|a senhora|o senhor) ..
    !(tinha|teria|tinhamos) (comprado|assinado|fechado|levado|topado|pedido)
    (e|era|foi|so)? (brincadeira|brincadeirinha|zoeira|uma brincadeira|piada|mentira|mentirinha|zueira|sacanagem minha) ..
    (brincando|estou brincando|to brincando|zoando|estou zoando|caindo na risada|tirando onda com voce|so para assustar|te peguei)
    ^ (nao|ah|olha)? (eu|mim|a gente) nao (eu|gosto|prefiro|pelo contrario|ao contrario|a mim|acho otimo) ..
    (melhor|menos|mais barato|mais facil|mais rapido|mais em conta) (do)? que (eu|a gente|pensava|esperava|temia|imaginava|achava|previa|receava) ..
    (ia|iamos|estava|estavamos|eu ia|quase) (para|a ponto de)? (reclamar|dizer|falar|sair|pedir|protestar|cancelar|desistir|brigar|chorar o preco) .. mas ..
    (ja)? (esta|foi|ficou|se|resolveu|resolveram|consertaram) (resolvid*|sanad*|arrumad*|consertad*|solucionad*|resolveu|tudo certo|acertad*|tudo resolvido) ..
    (esquece|esqueca|deixa para la|retiro o que disse|pensando bem|pensando melhor|bem pensado|agora que penso|nao falei nada|apaga|desconsidera|nao liga nao|faz de conta) .. (esta|nao|sim|tudo|vale|compensa|da|e|$)
    (achei|achava|pensei|pensava|imaginei|imaginava|temia|tinha medo|jurava|achavamos) (que)? ... (mas)? (nao|que nada|nada disso|pelo contrario|ao contrario|vi que|estou vendo|agora|ate que) ..
    nao (e|esta|achei|ficou|acho|foi|seria) (tao|muito|nada|nem um pouco|la)? (caro|cara|caros|dificil|complicad*|ruim|longo|longa|problema|um problema|empecilho) ..
    (preco|dinheiro|tempo|prazo|contrato|fidelidade|orcamento|valor) nao (e|ha|tem|sera|seria|me|nos) (um|nenhum|o)? (problema|empecilho|questao|preocupa|incomoda|assusta|obstaculo|pega) ..
    (outros|alguns|tem gente|o povo|meus vizinhos|muitos|todo mundo|minha vizinha) (dizem|diz|reclama|reclamam|acha|acham|fala|falam) ... (mas)? (eu|a gente|para mim|comigo) (nao|acho|gosto|nunca|e) ..
    (diria|diz|dizia|falaria) que (e|era) (bruxaria|magia|coisa do) ..
    (vale cada|vale a pena|valeu a pena|bem que vale|uma pechincha|otimo preco|bom preco|preco bom|preco justo|achei barato|barato ate|de graca por isso|dado)
    (adorei|amei|adoro|amamos|vai ficar feliz|uma maravilha|uma beleza|maravilha|perfeito para|exatamente o que|justo o que|ta otimo) ..
  `,
  settles: `
    (assim|ai|isso|com isso|nesse|nesse caso|entao) (sim|ja|da|muda|fica|me|eu|a gente|mudou|melhora|melhorou|compensa) (da|me|muda|fecha|fecho|anima|ajuda|serve|convence|interessa|cabe|topo|assino|fechamos|melhor|bom|otimo|justo|tranquilo|ficou|pode|o|a|quero|$) ..
    (ai|isso|agora|entao|opa ai|ah ai) (sim|mudou|muda|muda tudo|muda de figura|melhorou|melhora|mudou de figura|e outra coisa|e diferente|ja me anima|me anima|me tranquiliza|resolve|da|fica bom|fica melhor|ficou bom) ..
    (nesse caso|sendo assim|se e assim|se for assim|entao sim|entao perfeito|entao otimo|entao tranquilo|entao pode|entao fico|entao eu fico|entao fechado|entao fechamos|entao beleza|entao tudo bem|entao ta|entao esta|entao esta bom|entao combinado|entao fecho)
    (de|com|por|em|a|esse|essa) (<number>|<money>|<duration>|isso|esse|essa|um quarto|cartao|doze|cinco|essa hora|esses) (ja|sim|eu|a gente)? .. (da|dao|chego|chegamos|consigo|conseguimos|assino|assinamos|fecho|fechamos|serve|servem|topo|cabe|se viram|se vira|da certo|beleza|comecar|quero|fico) ..
    (<number>|<money>|<duration>|vinte|um quarto|doze|mil e duzentos|quarta) (da|beleza|va la|vai|esta bom|ta bom|serve|fechado|otimo|eu folgo|fica bom|ok|tudo bem|pode ser) ..
    (tem razao|faz sentido|e verdade|bem pensado|me convenceu|voce me convenceu|me convencer|nao sabia disso|nao sabia|nao tinha pensado|fico mais tranquil*|me deixa mais tranquil*|boa ideia|e mesmo verdade)
    ^ (ah|opa|bom|oh|entao|pois|e|verdade|ok|bem)? .. (entao|ai|assim) (tranquilo|sim|perfeito|pode|beleza|fechado|fecho|fico|tudo bem|ta|esta bom|otimo|va la|combinado|sem problema|eu fico|quero|assino) ..
    (acho|parece|fica|assim acho) (mais)? (just*|melhor|razoavel|bom|otimo|bem melhor|perfeito) ..
    (bora|pode|vamos|va|vai|fechado|beleza|manda|ta bom|esta bom) (fazer|anotar|mandar|fechar|comecar|nessa|la|entao|ver o contrato|reservar|emitir) ..
    (quero sim|pode anotar|pode fazer|pode mandar|pode fechar|pode reservar|bora comecar|bora fechar|vamos nessa|vamos fechar)
    !(nao|nem|nunca|nada|pensar|ver com|talvez|quem sabe|consultar|veremos|vou ver|se der|vamos ver)
  `,
};
