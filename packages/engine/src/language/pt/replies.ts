// Phrases that tell a behaviour in its place, in Portuguese: what the attendant says, and what the client said before it. They are no features.
import type { ReplyCues } from '../pack.ts';

export const replies: ReplyCues = {
  acts: `
    (eu|ja|acabei de|acabamos de|aqui|vou|estou|a gente|tudo)? .. (reiniciei|resetei|desbloqueei|liberei|mandei|reenviei|enviei|limpei|atualizei|troquei|corrigi|arrumei|adicionei|ativei|restaurei|movi|coloquei|ajustei|recarreguei|estornei|processei|reiniciando|resetando|liberando|reiniciar|resetar|desbloquear|liberar|alterei|religuei|tirei|reativei|destravei|consertei|apliquei|rodei) ...
    ^ (esta|agora|entao|primeiro|depois|bom|ok|so|e|ai|certo)? (aperta|aperte|desliga|desligue|liga|ligue|troca|troque|tenta|tente|fecha|feche|abre|abra|segura|segure|inclina|incline|esvazia|esvazie|tira|tire|poe|ponha|coloca|coloque|puxa|puxe|reinicia|reinicie|apaga|apague|entra|entre|vai|va|clica|clique|faz|faca|toca|toque|gira|gire|solta|solte|espera|espere|confere|confira|atualiza|atualize|baixa|baixe|instala|instale|desinstala|desinstale|escolhe|escolha|digita|digite|limpa|limpe|conecta|conecte|desconecta|mexe|sai|saia|manda|mande|roda|rode|pressiona|pressione|remove|remova|seleciona|selecione|muda|mude) ...
    (tem que|precisa|voce precisa|e so|basta|so) (apertar|desligar|ligar|trocar|fechar|abrir|segurar|tirar|colocar|reiniciar|apagar|entrar|ir|clicar|atualizar|desinstalar|instalar|limpar) ...
    !(te liga|vai ligar|vou mandar um tecnico|mandar um tecnico|abri o chamado|abri um chamado|escalar|protocolo)
  `,
  framed: `
    (no ano passado|ano passado|mes passado|antes|na epoca|ate pouco tempo|antigamente|ha (um|dois|uns) .. (ano|meses|anos)) ... (poderia ter|teria|teriamos|podia ter|dava para|podiamos|poderiamos) ..
    se (for|fosse|tivesse|tiver|e|ficar|confirmar|realmente|tivermos) ... (a gente|seria|veria|teria|pediria|pedia|devolveria|vemos|ve|fariamos|poderia|podia|estorno)
    (nao|nunca) (disse|falei|posso|podemos|estou|vou|da|afirmei|estamos) .. (que|garantir|prometer|dizendo|perguntar|dizer|assegurar) ...
    (minha|meu|um|uma|outro|outra|sua|seu) (colega|chefe|gerente|atendente) .. (ja)? ... (disse|pediu|explicou|falou|ofereceu|prometeu|comentou)
    (o motivo|ja) .. (voce|a senhora|o senhor|me)? .. (falou|disse|contou|explicou) (para|pra|o motivo|isso) ...
    (tem gente|outros|outras empresas|alguns|muitos) .. (que)? (diria|diriam|dizem|faria|fariam|vendem|diz) ...
    (muita gente|o pessoal|todo mundo|nossos clientes|os clientes|os outros|outra empresa|outros clientes) ...
    (tenho|temos|tem|ha|conheco) (outro|um|uma|muito|muitos|varios)? (clientes|cliente|gente|empresas|alunos|usuarios) (meu|meus|nosso|nossos|minha)? que ..
    (imagino|suponho|deve|acho|aposto) (que)? (ser|seja|e|foi|ter sido) (por|pelo|pela|por causa) ..
    nao (preciso|precisa|quero|tem que|e preciso) (saber|me dizer|explicar|me contar|me explicar|perguntar) ..
    !(voce tem|como voce|entendo|sinto muito)
  `,
  'asks:commitment_requested': `
    (podemos|posso|quer|querem|vamos|bora|da pra|da para|consegue|conseguimos|topa|vamos la) .. (assinar|fechar|fechamos|fechar negocio|seguir em frente|confirmar o pedido|emitir|gerar o boleto|gerar o contrato|mandar o contrato|enviar o contrato|aprovar|formalizar|contratar|fazer o pedido|passar o pedido|bater o martelo|dar andamento) ... ?
    (pronto|pronta|prontos|preparado|preparada) (para|pra|a) (assinar|fechar|seguir|avancar|comecar|contratar|comprar|confirmar) ... ?
    (te|lhe|ja)? (mando|envio|preparo|gero|emito|passo) (ja)? (o|a) (contrato|pedido|boleto|link de pagamento|proposta para assinar|nota) .. ?
    (fechamos|fecho|assinamos|confirmamos|contratamos) .. (hoje|agora|entao|assim|o pedido|nesse|isso|por esse) .. ?
    !(reuniao|demonstracao|visita|cancelar|cancelamento|reembolso|reclamacao|numero da conta|chamado)
  `,
  'asks:concession_traded': `
    (<number>|<money>|<percent>|metade|desconto|gratis|preco) ... se (voce|voces|o senhor|a senhora|me|for|levar|levarem|fechar|fecharem|pagar|pagarem|assinar|assinarem|comprar|comprarem|buscar|buscarem|retirar|ficar|ficarem|pegar|pegarem|fizer|vier|der) ...
    se (voce|voces|o senhor|a senhora|me|a gente)? .. (pagar|pagarem|assinar|assinarem|levar|levarem|pegar|comprar|comprarem|buscar|buscarem|retirar|deixar|abrir mao|ficar|ficarem|fechar|fecharem|trouxer|aceitar|antecipar|fizer|der|indicar|renovar|dobrar|colocar|aumentar|puder) ... (eu|a gente|te|tiro|faco|fica|sai|cai|baixo|deixo|dou|incluo|consigo|posso|abato|desconto|banco|engulo)
    (deixa|deixe|me da|me paga|me pague|paga|pague|assina|assine|busca|busque|leva|leve|levem|compra|traz|me indica|fecha|feche|me traz) ... (e|que|ai) (eu|a gente|te|fica|sai|tiro|faco|voce|engulo|banco|deixo|baixo|incluo) ...
    (<number>|<percent>|<money>) (eu|a gente|te) .. (faco|faz|consigo|dou|deixo|fazemos) (em|com|no|se|por|a|so) ...
    (<number>|<money>) (e|mas) (voce|voces|o senhor|a senhora|voces) .. (busca|buscam|paga|pagam|assina|assinam|leva|levam|traz|retira|faz) ...
    (em troca|mas ai|ai eu|so que|mas com|mas ai eu|em contrapartida) ... (preciso|precisaria|quero|queria|peco|pediria|teria|tem que|contrato|entrada|sinal|adiantado|ano|anos|fidelidade|avaliacao|indicacao|assinatura)
    !(atrasado|atraso|multa|juros|alguma duda|duvida|quer saber|quebrar|cancelar|nao consigo|nao posso|nem que|problema|devolver|se quiser)
  `,
  'raised:concession_traded': `
    (desconto|descontos|abater|abatimento|baixar|baixa|tirar|tira|barato|caro|cara|preco|melhor|melhorar|gratis|incluir|inclui|brinde|menos|condicao|cento|mexe|margem|salgado|frete|negociar|dinheiro|apertado|pesado|chorinho|valor|fazer por|faz por)
  `,
  'reply:concession_traded': `
    (se|desde que|contanto que|so se|somente se|so com|quando|assim que|na condicao) ...
    !(atrasado|atraso|multa|juros|duvida|duvidas|pergunta|perguntas|precisar de algo|precisar de alguma|precisar de ajuda|quer saber|quebrar|cancelar|nao consigo|nao posso|nem que|problema|impossivel|se quiser)
  `,
  'asks:resolution_confirmed': `
    ^ (e|agora|e agora|ve|ai|bom|certo)? (ja|te|esta|o|a|os|as)? .. (funciona|funcionou|foi|vai|voltou|sumiu|apareceu|abriu|entrou|ligou|deixa|deixou|carregou|chegou|caiu|tocou|imprimiu|conectou|parou|saiu|deu|dando|esquentou|indo|funcionando|aparecendo|abrindo|entrando|carregando|imprimindo|consegue|conseguiu|resolveu|melhorou|continua|esta|normalizou|passou|pegou|acendeu|desbloqueou) ... ?
    (como|como que|como e que) (esta|esta indo|ficou|vai|e que esta|anda) ... ?
    (o que|que) (aparece|mostra|diz|da|esta aparecendo) agora ..
    (pode|consegue|poderia) (testar|conferir|ver|tentar|verificar|confirmar|mandar um teste) ...
    ^ (ja|agora|melhor|tudo certo|resolvido|arrumado|pronto|deu certo|certinho) .. ?
    !(antes|ontem|ultima vez|desde quando|quando|quanto|cor|sempre|outro|outra|mais alguma|duvida|pergunta|tecnico|visita|numero|email|nome|endereco|quer|garantia|qual|modelo|normalmente|alguem|de acordo|protocolo|chamado)
  `,
  'asks:social_proof': `
    (uma|um|umas|varios|varias|muitos|muitas|a maioria|metade|alguns|dois|duas|tres|<number>) (dos|das|de) (nossos|nossas|nosso|meus|minhas) ...
    (nao largam|nao larga|nao trocam|nao troca|estao amando|adoram|nao vivem sem|nao vive sem|so elogiam|falam super bem) ..
    (tem|temos|conheco|atendo|atendemos) (um|uma|outro|outra|uns|umas) .. (em|de|que|no|na|ali) ... (usa|usam|tem|roda|rodam|passou|passaram|colocou|colocaram|economiza|economizam|economizou|reduziu|vende|vendem|mesmo|faz|dobrou|cresceu)
    (disse|disseram|falou|falaram|achava|pensava|falava) .. (a mesma coisa|o mesmo|igual) ..
    !(seus clientes|seu cliente|nao posso citar|confidencial|quantos dos|vao adorar|como sao)
  `,
  'raised:social_proof': `
    (quem mais|mais alguem|outros|outras|confiavel|serve|funciona|de verdade|testado|referencia|referencias|pequeno|pequena|como a gente|nosso tamanho|nunca|nao sei|experiencia|alguem|aguenta|confianca|novo|duvida|tamanho|seguro|garante|sera)
  `,
  'reply:social_proof': `
    (tambem nao|mesma coisa|igual|tambem) ... (ate|dizia|achava|pensava|a gente|cliente|hoje)
    (o corpo de bombeiros|os bombeiros|a policia|a prefeitura|o hospital|os hospitais|o aeroporto|a universidade|os bancos|as escolas|os correios|meio|meia|metade) ... (roda|rodam|usa|usam|tem|trabalha|trabalham|confia|confiam|com ele|nele|nela)
    (seus vizinhos|o vizinho|a vizinha|o da|a da|o do|a do|o pessoal|a oficina|a clinica|o bar|o restaurante|a padaria|a escola|a loja|o hotel|a dona|o seu|<name>) ... (usa|usam|tem|colocou|colocaram|esta|estao|vende|vendem|economiza|economizam|diz|dizem|trocou|trocaram|entra|dobrou|cresceu)
    (ano passado|mes passado|esses dias|semana passada|outro dia) .. (a gente|montamos|instalamos|fizemos|colocamos|ajudamos|atendemos|atendi) ...
    !(seus clientes|nao posso citar|confidencial|quantos|sua equipe|vao adorar)
  `,
  'reply:value_tied_to_need': `
    (assim|ai|por isso|justamente|com isso|nunca mais|sem|so|sozinho|sozinha|automatico|automaticamente|em minutos|volta|agradece|economiza|evita|tira|avisa|sai|menos|mais|esquece|nada|na hora|deixa de|cai|cobre|protege|permite|resolve|significa|meia hora|segundos|nao precisa|nao vai) ..
    !(configuracoes|cor|pesa|bluetooth|quantas|quantos)
  `,
  'asks:timeline_explored': `
    (para|ate|desde) quando ...
    quando .. (voce|voces|o senhor|a senhora|precisa|precisam|quer|querem|queria|queriam|vence|acaba|termina|comeca|comecam|abre|abrem|muda|mudam|tem que|teria|gostaria|pretende|pretendem|seria|e a|e o|pensa|pensam|inaugura|viaja|nasce) ... ?
    (quanto tempo|com que antecedencia|com quanto|o quao urgente|quao) ... (temos|tem|urgente|falta|antecedencia|folga|resta)
    !(visita|ligo|ligar|reuniao|passar|passo|parou|quebrou|comprou|fica bom|fica melhor|ultima|comecou|aconteceu|disponivel|conversar|falar|te ver|encontrar)
  `,
  'asks:pressure_tactics': `
    (quem manda na (sua|tua) casa|manda na sua casa|pedir permissao|pedir licenca|precisa de autorizacao da (mulher|esposa)|nao decide sozinho|nao manda em|sua mulher deixa) ...
    (filhos|familia|seguranca|saude|vida|mae|esposa|marido|futuro|criancas|crianca) ... nao (vale|valem|importa|importam|merece) ...
    (preciso|quero) (do|de um|da|de uma|um|uma|o|a) .. (sim|resposta|assinatura|decisao|cartao) .. (antes|agora|ja|hoje) ...
    (meu chefe|minha chefe|meu gerente) .. (mata|demite|manda embora|bronca) ...
    (nao) (venha|vem) .. (chorar|chorando|depois|reclamar) ...
    (amanha|mes que vem|semana que vem|depois) .. (dobra|dobro|acaba|nao tem mais|sobe|custa mais|ja era|outro preco|vai embora) ...
    (o primeiro que|quem) .. (pagar|paga|assinar|chegar|leva) .. (leva|primeiro|primeiro leva|fica) ...
    (o minimo que|depois de tudo que|com tudo que eu|me deve|perdi meu tempo|perder meu tempo|perder tempo) ...
    (vendo|passo|dou|vai) (para|pra) outro ...
    (ultima chance|agora ou nunca|hoje ou nunca|vai se arrepender|voce vai se arrepender) ...
    (que tipo de|que especie de) (pai|mae|homem|mulher|marido|chefe) ...
    (ja era) .. 
    !(sem pressa|sem compromisso|no seu tempo|tranquil*|fique a vontade|a gente nao)
  `,
  'asks:disparaged_competitor': `
    (nao deixaria|eu nao|jamais) .. (nem meu cachorro|nem o cachorro|confiaria|confio|compraria|colocaria|botaria) ...
    (vao te|vai te|te|vao) (deixar na mao|deixam na mao|enganam|enganar|enrolam|enrolar|cobram o dobro|passar a perna|sumir|falhar) ...
    o barato sai caro ..
    !(sinto muito|lamento|nossa culpa|gente boa|gente seria|nao vou falar|respeito|nao falo mal)
  `,
  'raised:disparaged_competitor': `
    (<name>|outro|outra|outros|outras|concorrente|concorrencia|orcamento|orcamentos|mais barato|menos|vendo|olhando|eles|uso|usamos|com|oferecem|ofereceram|comparar|comparando|proposta|cobra)
  `,
  'reply:disparaged_competitor': `
    nao (vale|valem) (nada|para nada|nem) ..
    (sorte|milagre) .. (se|de|eles|teria) ..
    (todo mundo|o pessoal|a galera|muita gente|todos) .. (sai|saem|volta|voltam|reclama|reclamam|se arrepende|vem de la|foge) ...
    (ja|a gente|eu) (arrumei|arrumamos|consertei|consertamos|refiz|refizemos|vi) .. (muito|muita|tanto|tanta|mais de) ...
    !(sinto muito|lamento|nossa culpa|gente boa|gente seria|nao vou falar|respeito|nao falo mal)
  `,
  'asks:pain_impact_explored': `
    (isso|e isso) .. (quanto|que|o que) .. (da|custa|significa|perde|perdem|representa|causa|gera|pesa|atrapalha) ...
    (isso|e isso) .. (da|custa|significa|representa|pesa|atrapalha|causa) .. (quanto|o que|em que) ...
    (o que|e o que|que) (acontece|ocorre|fazem|faz|voces fazem) (quando|se|ai|com) ...
    quem .. (sofre|paga|fica|sai perdendo|e afetado|se prejudica|aguenta|leva) .. (quando|se|com|isso|na mao|prejudicado) ...
    (qual|quais|que) .. (consequencia|consequencias|impacto|efeito|prejuizo|perda|custo|reflexo) ... ?
    (ja|isso ja|voces ja) .. (perderam|perdeu|custou|afetou|causou|deu|trouxe|atrapalhou) ... ?
    (perde|perdem|perdeu|perderam|reclamam|saem) .. (clientes|vendas|pedidos|dinheiro|tempo|mercadoria|negocio|gente|algum|alguma|muito) ... ?
    !(cobra|cobram|tarifa|licenca|aluguel|fornecedor|por que|quanto e|nosso|contrato|proximo|quer|quanto custa o|plano)
  `,
  'asks:decision_process_explored': `
    (quem|quais pessoas) .. (decide|decidem|assina|assinam|aprova|aprovam|autoriza|bate o martelo|da a ultima|da o|manda|segura|controla|participa|precisa|mais) ... ?
    (e|seria|fica|depende|esta na mao de) .. (voce|voces|o senhor|a senhora|contigo|com voce|sua|so voce) .. (que)? (decide|ou|sozinho|sozinha|mesmo|mesma|decisao|bate|resolve|direto) ...
    (sua|seu) (esposa|marido|socio|socia|chefe|diretor|diretora|contador|contadora|familia|pai|mae|parceiro|parceira|mulher) .. (tem|teria|precisa|decide|quer|opina|participa|de acordo|sabe|ver|aprovar) ... ?
    (mais alguem|outra pessoa|alguma outra pessoa|tem alguem) ...
    (como|o que) .. (aprovam|aprova|decidem|decide|funciona|processo|passos|teria que acontecer|precisa acontecer|e aprovado) ... (compra|compras|decisao|decisoes|internamente|ai|aprovar|frente|interno|isso|assim)
    (precisa|precisam|tem que) (consultar|conversar|falar|passar|pedir|levar|alinhar) ... ?
    (sinal verde|ultima palavra|aval|de acordo|palavra final|martelo) ... ?
    !(cor|entrega|quem usa|dia a dia|quem te|instalou|com quem eu|com quem falo|de acordo com o preco)
  `,
  'asks:budget_explored': `
    (quanto|que|qual|em torno de quanto) ... (gastar|investir|orcamento|destinar|disponivel|separado|verba|teto|maximo|limite|faixa|por pessoa|por cabeca|reservado|colocar|chegar) ... ?
    (tem|teria|ha|existe|voces tem|esta) .. (orcamento|numero|dinheiro|valor|verba|teto|limite|faixa|separado|reservado|previsto|ideia de preco|quantia|grana) ... ?
    (de que|em que|que|qual) (preco|orcamento|numero|faixa|valor|verba|quantia|ordem) .. (a gente|falamos|fala|pensava|pensavam|pensa|pensam|trabalha|trabalham|estamos|seria|quer|de preco|de valor) ...
    (ate quanto|ate onde|quanto quer|quanto queria|quanto queriam|quanto pensa|quanto pensavam|quanto pretende|quanto pretendem|quanto da para) ...
    !((mand*|envi*|receb*|chegou|fazer|faco|preparar|pediu|pedir|passar) .. (orcamento|o valor)|orcamento (para|pra|de|do|da|dos|das) (quant*|que|qual|outro|outra)|atualmente|paga hoje|pagam hoje|pagava|ultima vez|aluguel|esta custando|perder|perde|cobram)
  `,
  'asks:goals_confirmed': `
    (o que|que|qual|como) .. (seria|e|espera|esperam|quer|queria|querem|busca|buscam|gostaria|saber|conseguir|alcancar) ... (sucesso|bom resultado|objetivo|meta|disso|conseguir|alcancar|aqui|com isso|mudado|meses|prioridade|importante|curso|ideal|feliz) ... ?
    (essa|esse|este|a|o) .. (e|seria)? .. (meta|objetivo|ideia) ... ?
    se (der|tudo|isso|for) .. (certo|bem) ...
    (o que vai ter|o que teria que ter|o que tera) mudado ...
    (objetivo|meta|sucesso) .. (para voce|para voces|sua|seu|e) ...
    !(nosso objetivo|nossa meta|senha|email|tinha antes|usavam antes)
  `,
  'asks:greeting_identification': `
    (sou|aqui e|quem fala e|meu nome e|me chamo|e|fala) (o|a|com o|com a)? <name> ..
    (aqui e|sou|meu nome e|me chamo) (o|a)? _ .. (da|do|de|na|no) _ ..
    (aqui e da|aqui e do|falo da|falo do|ligo da|ligo do|estou ligando da|obrigado por ligar para|bem vindo a|bem vinda a|bem vindo ao|bem vinda ao|bem vindos a|voce ligou para) .. <name> ..
    <name> .. (em que posso ajudar|como posso ajudar|bom dia|boa tarde|boa noite|pois nao) ..
    !(com quem|esta <name>|falo com|poderia falar|o <name> esta)
  `,
  'asks:purpose_stated': `
    (queria|queriamos|gostaria|quero|a gente vai|pensei|a ideia e|hoje) .. (falar|ver|mostrar|contar|perguntar|apresentar|comentar|explicar|oferecer|propor|repassar|saber|revisar|te mostrar|te contar|conversar) ...
    !(te ligo depois|ligo depois|ligo amanha|mais alguma|obrigado por ligar|retorno amanha)
  `,
  'asks:permission_to_talk': `
    (boa|ma|bom|mau) (hora|momento) ..
    (tem|teria|me da|me daria|pode me dar|consegue|dispoe de|roubo|tomo|rouba) .. (um|dois|tres|cinco|uns|<number>)? (min|minuto|minutos|momento|minutinho|minutinhos|segundo|segundos|tempinho) ..
    (te|lhe) (pego|pegou|atrapalho|incomodo|interrompo|peguei|pegando) ...
    (pode|podemos|consegue|da para|poderia) (falar|conversar|me atender|atender|bater um papo) ..
    (ligo|te ligo|retorno|posso ligar) (mais tarde|depois|outra hora|em outro momento|outro dia) ..
    (esta|estou) .. (ocupado|ocupada|dirigindo|no meio de|correria) ..
    !(segunda|terca|quarta|quinta|sexta|sabado|visita|reuniao|aguarda|so um momento|para ver|semana|nao desliga)
  `,
  'asks:relevance_hook': `
    (vi|vimos|reparei|notei|li|soube|ouvi|percebi|sei que|sabemos que|fiquei sabendo|me falaram|me disseram|passei|estava vendo|andei vendo|dei uma olhada) .. (que|em|no|na|o|a|seu|sua|voce|voces|os|as|uma|um) ...
    (acabaram|acabou) de (abrir|mudar|lancar|contratar|ampliar|ganhar|inaugurar|montar|comecar) ...
    (a maioria|muitos|muitas|todos|todas|outros|outras|quase todo) ... (como (a|o|as|os) (sua|seu|suas|seus|de voces)|do seu tamanho|da sua regiao|por ai|do seu setor|do ramo|me dizem|nos dizem|reclama|reclamam)
    (a gente|nos|eu) (trabalha|trabalhamos|atende|atendemos|ajuda|ajudamos) (muito|mais|so|principalmente)? .. (com|em) ... (e|porque|que) ...
    (voces|voce) (estao|esta) (contratando|abrindo|crescendo|mudando|expandindo|procurando|anunciando|reformando) ...
    !(somos os primeiros|somos lideres|lider|desde mil|ja ouviu falar)
  `,
  'asks:cancel_reason_explored': `
    (o que|que|alguma coisa|algo) .. (houve|aconteceu|mudou|ocorreu|deu errado|faltou|te fez|levou|fez voce|fez voces|nao gostou|nao agradou|esta errado|incomodou) ...
    (posso saber|posso perguntar|pode me dizer|se posso saber|me permite perguntar|se nao for indiscricao|posso te perguntar) ...
    (vai|vao|esta indo|estao indo) para (outra|outro|a|o) ... ?
    !(numero da|quando quer|data|tem certeza|por que nao fica|codigo)
  `,
  'reply:retention_offer': `
    (tenho|temos|tem|existe) (um|uma|outro|outra|o|a) .. (tarifa|plano|pacote|opcao|modalidade|mensalidade|desconto|versao|oferta|condicao|so de|so da) ...
    (consigo|posso|poderia|podemos|conseguimos|da para|daria para) (te|lhe)? (deixar|baixar|pausar|congelar|passar|trocar|colocar|oferecer|igualar|fazer|dar|descontar|manter|suspender|chegar|cobrir|reduzir|isentar|segurar) ...
    (vou ver|deixa eu ver|vamos ver|ver) o que (consigo|posso|da para|a gente) ...
    (em vez de|ao inves de|antes de) (cancelar|sair|fechar|encerrar) ...
    !(novos clientes|clientes novos|venceu|acabou|nao mais|nao posso|nao consigo|nao tem|aviso previo|fatura final|podia ter|posso te perguntar|confirmar)
  `,
  'asks:expansion_explored': `
    (sabia|voce sabia|voces sabiam|sabe) que (a gente|tambem|agora|temos|fazemos) ...
    (serviria|interessa|interessaria|seria util|ajudaria|cairia bem) (para|a) (voce|voces) ...
    (plano|faixa|nivel|pacote|tarifa) (superior|seguinte|maior|acima|familia|premium|completo) ...
    (mais|outra|outro|outros|outras|segunda|segundo) (licencas|licenca|usuarios|usuario|linhas|linha|modulo|modulos|vagas|sessao|van|carro|caixa|unidade|unidades|loja|lojas|pontos) ... ?
    (pensou|pensaram|ja pensou|ja pensaram) .. (em)? (ampliar|adicionar|colocar|subir|estender|incluir|passar|contratar|levar|expandir) ...
    (dava|daria|da) para (por|colocar|incluir|trazer|levar) ...
    !(nao da|no seu plano|nao posso|infelizmente|mesmas condicoes|sobe o preco|mais alguma|nao precisa|tiraria|do que precisa)
  `,
  'asks:empathy_shown': `
    (deve|ja deve|devem|imagino que|deve de) .. (estar|ter sido|ser|ficar) .. (cheia|cheio|cansado|cansada|bravo|brava|desesperado|desesperada|preocupado|preocupada|chateado|chateada|irritado|irritada|dificil|horrivel|duro|frustrante|exausto|exausta|muito|um) ...
    eu (estaria|ficaria|tambem) ...
    (nao e para menos|com razao|tem toda a razao|com toda razao|nao te culpo|e normal que|tem todo o direito|ninguem merece|ninguem deveria) ...
    (me coloco no seu|entendo (sua|seu|que|o|como|a)|compreendo (sua|seu|que|o|como)|imagino (sua|seu|que|o|como|a)) ... (frustra*|chate*|preocup*|dificil|raiva|passando|sente|sentindo|angustia|transtorno|irrita*|brav*|sido|duro)
    sinto (muito|muitissimo|demais) ...
    !(politica|condicoes|cep|numero do|nao e possivel|nao podemos|nao ouvi|repetir|a espera)
  `,
  'asks:responsibility_taken': `
    (nao tem|nao ha|sem) (desculpa|desculpas|justificativa) ..
    (e|foi|isso e|isso foi) (coisa|culpa|falha|erro|responsabilidade|vacilo|mancada) (nossa|nosso|minha|meu|da gente) ..
    (nosso|nossos|o nosso|nossa) (pessoal|tecnico|tecnicos|motorista|entregador|equipe|instalador|estoque|sistema) .. (errou|erraram|falhou|perdeu|quebrou|esqueceu|fez|mandou|trocou) ...
    (eu)? (resolvo|pagamos|pago|estorno|estornamos|troco|arrumo|acompanho) (isso)? (eu|hoje|agora|mesmo|eu mesmo|pessoalmente) ..
    !(nao e culpa|nao foi culpa|fornecedor|transportadora|vai ter que|tem que falar|foge da gente|se for|nao disse)
  `,
  'asks:engagement_checked': `
    (esta me acompanhando|me acompanha|estao acompanhando|ficou claro|esta claro|ate aqui|o que acha|o que acham|o que voce acha|o que achou|como ve|o que pensa|alguma duvida|alguma pergunta|duvidas|perguntas|faz sentido|te atende|atende voces|serviria|te serve|e o que procurava|e o que precisa|combina com|encaixa|tudo bem ate|deu para entender|entendeu|tranquilo ate) ... ?
    !(segunda|terca|quarta|quinta|sexta|tela|me ouve|o preco|assinamos|mais alguma)
  `,
  'asks:prior_contact_referenced': `
    (voce|voces|o senhor|a senhora) .. (me|nos)? (disse|pediu|comentou|contou|falou|pediram|ligou|escreveu|deixou|mandou|enviou|preencheu|ia|iam|baixou|se inscreveu|veio) ... (ligasse|retornasse|semana|outro dia|ontem|segunda|terca|ultima|que|formulario|mensagem|email|orcamento|pensar|ver|guia|ha|atras|no|na)
    (te|lhe)? (tinha mandado|mandei|enviei|deixei|passei|falei que|liguei|prometi|comentei|mostrei|escrevi|fiz) ...
    (conseguiu|conseguiram|deu tempo|teve tempo|deu para) .. (ver|olhar|ler|pensar|conversar|revisar|dar uma) ... ?
    !(nunca|numero do pedido|te ligo de novo|ligo amanha|amanha)
  `,
  'asks:recap': `
    (deixa eu|vou|deixe me) (repetir|resumir|ler|confirmar|recapitular|repassar) ...
    !(quanto|o que acha|hoje a gente vai|vamos ver o)
  `,
  'asks:unverified_promise': `
    (ponho|boto|coloco|aposto) .. (mao no fogo|a mao|meu nome|a vida|o que quiser|a casa) ..
    (nao|nunca|jamais) .. (falha|falhar|quebra|quebrar|perde|perder|volta|voltar) .. (nunca|jamais|eu garanto|simples assim|dinheiro|na vida|certeza)
    (cem por cento|sem duvida|sem duvida nenhuma|garantido|eu garanto|garanto que|te garanto|certeza absoluta|prometo que) .. (que|dobra|vai|vende|passa|funciona|ganha|economiza|certeza|sem duvida|voce) ...
    garantido (aconteca|de qualquer|sem) ..
    !(se|depende|nao posso|salvo|desde que|te mando|te envio|devolve|maioria|ninguem pode)
  `,
  'not:commitment_requested': `
    (vemos|se ve|encontrar|encontramos|marcar|reuniao|falamos|ligo|visita|passo|passar|demonstracao|conversar|conversamos|a gente se fala) ... (<weekday>|<day>|<time>|<month>|amanha|semana|rever|revisar|ver|comentar|falar)
    !(assina|assinar|pedido|contrato|sinal|entrada|paga|pagar|cartao|compra|fechar|fechamos|lancar|cadastro)
  `,
  'asks:unexplained_jargon': `
    (em portugues|em bom portugues|me perdi|nao sei o que e|nao faco ideia|o que e isso|o que significa|nao entendi nada|como assim|grego para mim|falando grego|nao entendo disso|nao entendo dessas|traduz) ..
    !(cortou|nao ouvi|linha|preco|endereco|cep)
  `,
};
