// Portuguese cues of each criterion. Language of the cues: match/pattern.ts.
import type { CriterionCues } from '../pack.ts';

const you = '(voce|voces|senhor|senhora|o senhor|a senhora|a gente|tu)';
const company =
  '(empresas|empresa|lojas|clinicas|negocios|clientes|gente|pessoal|restaurantes|escritorios|escolas|condominios|industrias|equipes)';

const opening = {
  greeting_identification: `
    aqui e (da|do) <name>
    (eu sou|sou) (o|a) <name>
    <name> (aqui)? (da|do) <name>
    <name> aqui (da|do)? .. <name>?
    <name> .. (em que posso|no que posso|como posso)
    (meu nome e|me chamo|quem fala e|quem esta falando e|aqui quem fala) _
    (aqui|ca) e (o|a) _
    (aqui|ca) e _ (da|do|de) _
    aqui fala (o|a)? _
    (eu sou|sou) (o|a) _ (da|do|de|aqui)
    (eu sou|sou) o? <name>
    quem fala e
    falo (da|do|em nome da|em nome do) <name>
    (estou|estamos) falando (da|do|aqui da|aqui do) <name>
    (e|fala) (o|a) <name> (da|do|aqui) (da|do)? _
    <name> (da|do) <name> (bom|boa) (dia|tarde|noite)
    <name> <name>? (bom|boa) (dia|tarde|noite)
    !aqui e (o|a) (sistema|seguinte|problema|plano|valor|casa|empresa)
    !(sou eu|sou o responsavel|sou a dona|sou o dono)
    aqui e (o|a) _ (da|do|de|dos|das) _
    ^ e (o|a) _ (da|do|dos|das) _
    <name> (falando|na voz|na linha|na area)
    _ (da|do|de) .. (na voz|na area|falando aqui)
    aqui quem (fala|esta|te fala|vos fala) ..
    (em nome da|em nome do|represento a|represento o|representante da|representante do) _
    (sou|falo como) .. (consultor|consultora|vendedor|vendedora|corretor|corretora|representante|gerente|atendente|assistente) .. (da|do) _
    !quem (vai|ia) ..
    !^ e o _ (da|do) (cidade|mundo|bairro|brasil)
    (joia|tarde|dia|noite|oi|ola|alo|opa|tranquilo|paz|seu _|dona _|beleza _|bom _|bem _) (e|aqui e|e aqui) (o|a) _ (da|do|de|dos|das|aqui) _
    !(decidimos|combinamos|minuta|arquivo)
  `,
  purpose_stated: `
    (quero|queria|vou|gostaria de) (te|lhe)? (mostrar|apresentar|contar|oferecer|propor|explicar) ..
    (nessa|nesta|nesses|nestes) (meia hora|reuniao|conversa|ligacao|minutos) ...
    (te|lhe) (chamei|liguei|escrevi|procurei) .. (porque|para|pois|sobre)
    (preparei|separei|montei) .. (um|uma|o|a) ... (para|passeio|apresentacao|demonstracao)
    (foi|esta sendo) selecionad* .. (para|pra)
    (estou|to) (ligando|chamando|falando) .. (da|do|em nome) ... (porque|para)
    (estou|to|tava|estava|vim) (ligando|entrando em contato|te ligando|lhe ligando|retornando|chamando|falando) .. (para|porque|por causa|sobre|a respeito)
    (liguei|ligo|te liguei|chamei|te chamei|entrei em contato|escrevo|te escrevo) .. (para|porque|sobre)
    (o|meu) (motivo|objetivo) (da|do|desta|dessa|deste|desse|de hoje) .. (ligacao|contato|conversa|reuniao|papo|hoje)
    o motivo (da|do) (minha|meu)
    (eu)? (marquei|agendei|pedi|chamei) (esse|essa|este|esta|a) .. (papo|reuniao|conversa|call|bate) ... para
    (hoje)? a gente vai (ver|passar|falar|mostrar|fazer|repassar)
    (queria|gostaria de|quero) (te|lhe)? (apresentar|mostrar|falar) ... (para|nosso|nossa)
    ${you} (deixou|deixaram|preencheu|preencheram) .. (contato|dados|formulario|cadastro)
    (estou|to) (passando|vindo) (aqui)? para (saber|ver|dar|acompanhar|retomar)
    (a gente|nos) (marcou|combinou) .. (para|de) (ver|passar|falar|revisar)
    hoje (e|eu|vou|vamos|a gente|preparei|quero|queria|sera|vai|nos) ... (passeio|conhecer|ver|mostrar|entender|falar|apresentar|fechar|revisar|configurar|deixar|cadastrar|importar|montar|alinhar|tratar|percorrer)
    (a|nossa) (ideia|pauta|intencao|agenda) .. (e|hoje)
    (a|nossa) (ideia|pauta|agenda) da (reuniao|conversa|ligacao|visita|chamada|sessao)
    (a ideia|o objetivo|o plano|a proposta|a pauta|a agenda) (de|da|para|do|dessa|desta|hoje) .. (hoje|conversa|reuniao|papo|call|ligacao|visita)
    (resolvi|decidi|vim) (te|lhe)? (ligar|chamar|escrever|procurar|mostrar|falar|apresentar|trazer|conversar)
    (estou|tava|estava|estamos) (te|lhe)? (chamando|ligando|procurando|contatando|visitando) .. (para|porque|por causa|sobre)
    (passando|passei|vim) (aqui|por aqui|so|rapidinho)? .. para (a gente|nos|eu|te|lhe|falar|combinar|saber|ver|confirmar|avisar|entender|alinhar|acertar|tratar)
    (assunto|motivo) (aqui)? (e|seria) (o|a|aquele|aquela|sobre|que|seguinte)
    (esta|essa|nossa|a) (reuniao|conversa|ligacao|call|chamada|sessao|visita|apresentacao) .. (e|sera|serve) .. (para|so|apenas) ...
    (eu)? (quero|queria|gostaria) .. (rever|revisar|alinhar|tratar|conversar|discutir) .. (com voce|com voces|com o senhor|com a senhora|contrato|sobre)
    (me)? fez (eu)? (te|lhe) (chamar|ligar|procurar|escrever)
    (nosso|meu) (objetivo|intuito|foco) .. (hoje|aqui|nessa|nesta|conversa|reuniao|ligacao)
    e o seguinte .. (eu)? (estou|vim|liguei|queria|gostaria)
    (algumas|umas|duas|tres) (perguntas|perguntinhas) .. (para|e)
    (vamos|vou) (cobrir|abordar|passar por|tratar de) .. (ponto|pontos|assunto|assuntos|topicos|temas|tres|dois|duas)
    (gostaria|queria) .. (marcar|agendar|convidar|te convidar) ...
    !quanto ... ?
    !ligo (depois|mais tarde|amanha|em outro)
    (o motivo|a razao|o porque) .. (liga*|contato|visita|reuniao|mensagem|conversa) ..
    (estou|tava|estava|estamos|vim|ligo|liguei|escrevo|entro|entrei|venho|mando|mandei) .. (ligando|chamando|passando|falando|contato|mensagem|aqui|te ligando)? (para|pra|porque|sobre|por causa|a respeito|em relacao|referente) (a|o|te|lhe|ver|falar|saber|entender|mostrar|apresentar|combinar|tratar|avisar|confirmar|convidar|conversar|oferecer|propor|acompanhar|uma|um|dar|contar|seu|sua|resolver|retomar|voce|sua|nossa|nosso) ..
    (queria|gostaria|quero) (de)? (te|lhe)? (falar|conversar|tratar|mostrar|apresentar|contar|explicar|oferecer|propor|convidar|avisar|combinar) (de|da|do|sobre|uma|um|o|a|como|que|rapidinho|nosso|nossa|com voce|duas) ..
    (nesta|nessa|nesse|neste|nossa) (conversa|reuniao|ligacao|chamada|encontro|visita) .. (vou|vamos|quero|queria|pretendo|gostaria|a gente vai|e para) ..
    (proposito|finalidade|foco|intuito|objetivo) (da|de|do|desta|dessa|deste|desse) (minha|nossa|meu|nosso)? .. (ligacao|contato|conversa|reuniao|visita|hoje|encontro|call) ..
    (a gente|nos) (vai|vamos) (ver|falar|passar|olhar|rever|discutir|tratar|alinhar|percorrer|cobrir|conhecer) .. (hoje|agora|primeiro|tres|dois|duas|juntos|pontos)
    !(minuta|nao assinar)
  `,
  permission_to_talk: `
    (tem|teria|me da|me cede|pode me dar|consegue) <duration> ... ?
    (pode|podemos|da para|consegue|posso) (falar|conversar|me atender|te tomar|tomar|roubar) ... (agora|minuto|minutos|minutinho|instante|rapidinho|momento|rapido) ?
    (pode|podemos|da para|consegue) (falar|conversar) $ ?
    (e|esta|este|seria|estou ligando em) (um|em um|num)? bom (momento|horario|hora) ?
    (esta|estao) (podendo|ocupado|ocupada|em reuniao|no meio) .. ?
    (tem|teria|voce tem|me da) .. (minuto|minutinho|minutos|minutinhos|tempinho|segundinho) ... ?
    (te peguei|peguei (voce|senhor|senhora)|atrapalho|estou atrapalhando|interrompo) .. ?
    (e|seria) uma boa hora ?
    (posso|podemos|podia|poderia|poderiamos|pode|podes|da para|dava para|consegue|conseguiria|tem como) (te|lhe|me|a gente)? (falar|conversar|ouvir|escutar|dar|atender|ceder|tomar|roubar|pegar|trocar|dedicar) .. (minuto|minutos|minutinho|minutinhos|minutim|min|segundo|segundos|segundinho|instante|instantinho|momento|momentinho|tempinho|rapidinho|tantinho|pouquinho|ideia|palavrinha)
    (pode|podes|consegue|da para) (falar|conversar|me ouvir|me atender) (agora|rapidinho|um pouco|um pouquinho|ou|um instante|um tantinho) ..
    (dispoe|disporia) de .. (minuto|minutos|tempo|instantes)
    (esta|estas|estao) (podendo|tranquilo|tranquila|livre|disponivel|de boa|com tempo) (para|falar|conversar|atender|agora)
    (esta|estas) .. (ocupado|ocupada|corrido|corrida|na correria|no meio|dirigindo|atendendo|em reuniao) .. ou (da|posso|pode|consegue)
    ou (esta|estas|estava) (no meio|na correria|ocupad*|em reuniao|dirigindo|corrido|trabalhando|na lida)
    (pegando|peguei|liguei|chamei|ligo|ligando|chego) .. (numa|em|na|num|em uma|uma|um) .. (hora|momento|horario) (ruim|boa|errada|inoportuno|complicado|bom)
    (e|seria) (um|uma) (bom|boa) (hora|momento|horario) para
    (quer|prefere|melhor) que eu (ligue|retorne|volte|chame) .. (depois|mais tarde|outro|outra)
    (seria|e) melhor (eu)? (retornar|ligar|voltar|chamar) .. (outro|outra|mais tarde|depois)
    (tem|teria|tens) .. (minuto|minutinho|minutos|minutinhos|tempinho|segundinho) .. (para mim|agora|para conversar|para falar|para ouvir|ai)
    (te)? (atrapalho|atrapalhando|incomodo|incomodando|interrompo|interrompendo) .. ?
    (tem problema|se importa|se incomoda) .. (falar|conversar|ligar|minuto*) .. agora
  `,
  relevance_hook: `
    (atendemos|a gente atende|trabalhamos|fazemos|instalamos) ... (na|da|do|no|perto|ao lado) (sua|seu|de voces)
    (como|igual|parecid* com) (a|o|as|os) (sua|seu|suas|seus|de voces|do senhor|da senhora)
    (acabaram|acabou) de (abrir|inaugurar|mudar|lancar|contratar)
    (vi|reparei|notei|percebi|soube|li) ... que (voces|voce|a empresa|a loja|o senhor|a senhora|ai|a sua|o seu|sua|seu|estao|abriram) 
    (vi|reparei|entrei|olhei|acompanho|acompanhei) (no|na|o|a) (seu|sua|site|perfil|instagram|pagina|linkedin|anuncio|vaga|trabalho) 
    (trabalhamos|trabalho|trabalha|atendemos|atendo|ajudamos|a gente atende|a gente trabalha|a gente ajuda) .. com? (muitas|muitos|varias|varios|outras|outros)? ${company} .. (como|iguais|parecid*|do|da|de|desse|dessa)
    (empresas|lojas|clinicas|negocios|restaurantes|escritorios|escolas|transportadoras|academias) (como|parecidas|iguais|do porte|do tamanho|do segmento) .. (a sua|o seu|de voces|sua|voces)
    (no|do) (seu|teu) (ramo|segmento|setor|mercado|nicho|caso)
    (quem|quando) .. (abre|abriu|cresce|contrata|expande|passa de) ... (costuma|geralmente|normalmente|sempre|comeca)
    parabens (pela|pelo) (nova|novo|abertura|inauguracao|expansao|premio)
    (abriu|abrimos|chegou|chegamos|temos|estamos|atendemos|atuamos|trabalhamos|instalamos|abrindo|inaugur*) ... (na|no|da|do|ai na|ai no|pertinho da|perto da|perto do) (sua|seu|teu|tua) (regiao|rua|cidade|area|bairro|predio|condominio|casa|loja|quadra)
    (bem|aqui|ai) no (seu|teu) bairro
    (voce|voces|senhor|senhora|tu|quem|pessoal) (que)? (tem|trabalha|mora|faz|mexe|planta|cria|dirige|roda|atende|vende|produz|toca|fazem|tem) ... (sofre|sofrer|sofrem|deve sofrer|devem sofrer|sabe como|passa por|costuma|vive|sente na pele|briga com) ..
    (feito|igual|como|que nem) (voce|voces|senhor|senhora) (a|o|costuma|sempre|sofre|gasta|perde|tem|precisa|sabe|acaba)
    (vi|reparei|notei|percebi|soube|li|ouvi|fiquei sabendo|me falaram) .. (que)? .. (voces|voce|senhor|senhora) .. (abriu|abriram|inaugur*|expandi*|contratando|contratou|mudou|mudaram|ganhou|ganharam|lancou|lancaram|comprou|compraram|cresceu|cresceram|anunciou|postou|publicou)
    (passei|estive|fui) (em frente|na frente|na porta|na fachada|pela fachada|pela frente|ai na frente) ..
    (como|ja que|agora que|sabendo que|soube que) (voces|voce|senhor|senhora) .. (acabou|acabaram) de ...
    (ouvi|li|vi) (na|no|nos|nas) (radio|jornal|televisao|tv|internet|noticia|diario|site|facebook|instagram|linkedin|rede) .. que ...
    (lembrei|pensei) (logo)? (da|do|de|na|no|em) (barraca|loja|empresa|voce|voces|senhor|senhora|seu|sua|caso) ..
    (seu|sua|teu|tua) _ (vence|venceu|vai vencer|esta vencendo) (agora)? (em|no|esse|este) (<month>|mes)
    (empresa|escritorio|loja|clinica|comercio|negocio|fazenda|escola|padaria|oficina|condominio|transportadora|restaurante|consultorio) ... (desse|deste|do seu|do mesmo) (tamanho|porte|ramo|tipo) .. (costuma|recebe|gasta|perde|tem|sofre|paga|geralmente)
    (seu|teu|sua) (post|anuncio|comentario|perfil|story|stories|video|vaga) .. (no|na|do|da|me|sobre)
    (para|pra) (produtor|produtores|dono|dona|donos|comerciante|lojista|medico|dentista|advogado|motorista|quem) .. (igual|como|feito|que nem) (voce|voces|senhor|senhora|tu)
    (padaria|restaurante|oficina|clinica|escola|mercado|pousada|academia|salao|farmacia|condominio|transportadora|fazenda) (e|tem|gasta|usa|vive|sempre|costuma) ... (ne|entao|por isso) ...
    (vi|reparei|notei|percebi) .. (no|na|pelo|pela) (seu|sua|teu|tua|site|instagram|google|perfil|mapa|fachada|vitrine|cardapio) .. (de voces)? (que|o|a) ...
    (a gente|nos|ja) (atende|atendemos|cuida|cuidamos|trabalha|trabalhamos) .. (vizinho|vizinhos|vizinha|mesmo predio|mesma rua|mesmo bairro|mesma regiao|ao lado|do lado|em frente) ..
    (seu|sua|teu|tua) (ramo|setor|segmento|area|regiao|bairro|rua|condominio|profissao|cultura) .. (costuma|sofre|tem|esta|vem|anda|passa|gasta|perde|mais) ...
    (com|por causa da|por conta da|agora com) (a|o)? (nova lei|lei nova|nova norma|mudanca na lei|reforma|obra|chuva|seca|geada|safra|enchente|alta da|crise) .. (voces|voce|senhor|senhora|quem|seu|sua|muita gente) ..
  `,
  prior_contact_referenced: `
    (falamos|conversamos|nos falamos) .. (ha|faz|semana|sobre|na|no|mes|ontem)
    (orcamento|proposta|cotacao|contrato|material|minuta|email|apresentacao) ... que (eu|a gente|nos)? (te|lhe)? (mandei|enviei|passei|mandou|mandamos|deixei|encaminhei)
    (conforme|como) (a gente|nos)? (combinou|combinamos|conversou|conversamos|falou|falamos)
    (comentou|falou|disse|contou) (comigo|para mim) .. (que|semana|na|no|ontem|outro)
    (semana passada|outro dia|mes passado|ontem|na segunda|na terca|na quarta|na quinta|na sexta) .. (voce|voces|a gente|senhor|senhora) .. (falou|disse|comentou|conversamos|conversou|pediu)
    (seu advogado|juridico|diretoria|socio) .. (viu|revisou|aprovou|retornou) ... ?
    (proposta|orcamento|cotacao|minuta|material|contrato|apresentacao|email|e mail|mensagem|catalogo|pdf|valores) que (eu|a gente|nos|te|lhe|minha)? (te|lhe)? (mandei|enviei|passei|mandou|enviou|mandamos|enviamos|apresentei|deixei)
    (mandei|enviei|passei|te mandei|lhe mandei|lhe enviei|te enviei) (a|o|uma|um) (proposta|orcamento|cotacao|minuta|material|contrato|apresentacao)
    (conforme|como) (a gente)? (conversamos|falamos|combinamos|conversou|combinou|falou|combinado) 
    (nossa|na nossa|da nossa) (ultima|outra|primeira|anterior) (conversa|reuniao|ligacao|visita|call)
    (quando|a ultima vez que|da ultima vez que|semana passada|ontem) (a gente|nos|voce|voces) ... (conversou|falou|falamos|conversamos|se falou|disse|comentou|visitou)
    (voce|voces|o senhor|a senhora|que voce) .. (tinha|tinham|havia) (me)? (falado|dito|comentado|pedido|passado)
    (retomando|retomar|retornando|voltando) .. (conversa|contato|proposta|assunto|papo)
    (conseguiu|conseguiram|deu tempo de|chegou a|teve tempo de) (ver|olhar|analisar|dar uma olhada|ler|avaliar) ... (proposta|orcamento|cotacao|minuta|material|contrato|mandei|enviei|email) ?
    (meu colega|minha colega|o pessoal de vendas|nosso comercial) ... (falou|comentou|passou|disse|conversou)
    ficou de (me|dar|retornar|falar|ver)
    ficamos de
    (como|conforme) (senhor|senhora|voce|voces) .. (pediu|pediram|solicitou|solicitaram)
    (voce|senhor|senhora|tu|voces) (pediu|pediram|solicitou|veio|esteve|deixou|preencheu|visitou|comentou|levou|pegou|fez) ... (ontem|semana passada|mes passado|em <month>|na feira|no evento|outro dia|no site|formulario|aula experimental|no stand|que eu ligasse|que te ligasse|para eu ligar|pedindo contato|na nossa loja)
    (a gente|nos) (se)? (falou|falamos|conversou|conversamos|viu|conheceu|encontrou|cruzou) .. (na|no|em|semana|ontem|mes|outro|outra|por telefone|pelo|da outra|lembra|<month>|sobre)
    (retomar|retomando|continuar|continuando|voltar|voltando|seguir) .. (de onde|do ponto|onde) .. (paramos|parou|parado)
    (nossa|na nossa|da nossa) (conversa|reuniao|ligacao|call|visita) (passada|anterior|de ontem|da semana|de <weekday>|do mes)
    (ja)? (havia|tinha|tinhamos|haviamos) .. (conversado|falado|tratado) ..
    (pediu|pediram|ficou combinado|combinou|combinamos) .. que eu (ligasse|retornasse|voltasse|chamasse|mandasse)
    (aquele|aquela|daquela|daquele|naquela|naquele) (proposta|orcamento|cotacao|conversa|material|simulacao|contrato|visita|amostra|catalogo|teste) ...
    lembra .. (de mim|da nossa|que a gente|que conversamos|da minha|da gente)
    (na outra ligacao|naquela visita|naquele dia|da ultima vez|na ultima vez) .. (voce|voces|senhor|senhora|a gente|tu|eu)
    (conversou|conversado|falou|falado) com (o|a)? (meu|minha|nosso|nossa) (colega|gerente|vendedor*|consultor*)
    (pensou|pensaram|decidiu|resolveu|olhou|viu|analisou) .. (na|a|o|no|sobre) (proposta|orcamento|cotacao|contrato|material) .. (que)?
  `,
};

const inquiry = {
  need_confirmed: `
    (peguei|captei|entendi|anotei|resumi) (certo|direito|bem|tudo|direitinho) ?
    (continua|ainda|segue) .. (prioridade|problema|importante|precisando|querendo|objetivo) ... (certo|ne|isso|correto) ?
    e isso (que|mesmo que) .. (mais|te|voce) .. (pesa|doi|incomoda|quer|precisa|preocupa) ... ?
    (entao)? (o que voce|voce|o que voces|voces) .. (quer|busca|procura|precisa) .. e ... ?
    (estou|to) (certo|entendendo certo|no caminho) ?
    deixa eu (so)? (ver|conferir|confirmar|checar|entender) .. se (eu)? (entendi|estou entendendo|continuo|peguei|compreendi)
    (so)? (para|pra) (eu)? (confirmar|ver|conferir|checar) .. se (eu)? entendi
    (se|ver se|que) (eu)? entendi (bem|direito|direitinho|certo|corretamente)
    (entao|ou seja|quer dizer) ... (voce|voces|o senhor|a senhora) (precisa|precisam|quer|querem|busca|buscam|esta procurando|gostaria|gostariam) ... (e isso|certo|correto|isso mesmo|confere|ne) ?
    o que (voce|voces|o senhor|a senhora|mais) .. (quer|querem|precisa|precisam|busca|buscam|doi|pesa|incomoda) .. e
    (e isso|era isso|isso mesmo|e isso mesmo|e por ai) (ainda|mesmo)? (ou|ne|certo|$) ?
    (entendi|estou) (certo|correto|bem) ?
    (resumindo|recapitulando) (a|o|o que) (sua|seu|voce|voces) (necessidade|cenario|situacao|precisa|precisam)
    !posso .. assim
    (e por ai|confere|acertei) .. ?
    entao (o|a) (seu|sua|maior|grande|principal)? (receio|preocupacao|prioridade|dor|necessidade|problema|questao|desafio) .. e
    (o|a) (seu|sua|maior|grande|principal) (receio|preocupacao|prioridade|dor|necessidade) (entao)? e
    (quer dizer que|se eu entendi|se entendi|entendi que|pelo que entendi) ... (falta|precisa|precisam|quer|querem|busca|buscam|incomoda|procura|necessidade|prioridade)
    (pelo que|do que) (voce|voces|senhor|senhora|tu|eu)? .. (contou|falou|disse|entendi|ouvi|anotei|contaram|falaram|disseram|explicou) ... (principal|precisa|precisam|quer|querem|prioridade|importante|dor|procura|procuram|necessidade|falta|incomoda)
    (precisa|precisam|quer|querem|busca|buscam|procura) (continua|segue|ainda e) ...
    (continua|segue|ainda e) (sendo)? .. (esse|essa|o mesmo|o maior|a maior|prioridade|incomodo|dor|preocupacao|necessidade|desafio) ... ?
    (voce|voces|senhor|senhora|tu) (quer|queres|precisa|precisas|querem|precisam|esta buscando|esta procurando|busca|procura) ... (e isso|isso ai|isso mesmo|isso ne|ne isso|certo|confere|correto|acertei) .. $
    (entao)? (voce|voces|senhor|senhora|tu) (entao)? (precisa|precisam|esta buscando|estao buscando|esta procurando|quer|querem) (de|um|uma|que|entao|e|mesmo) ... (isso|certo|ne|confere|correto) .. $
    (voce|voces|tu) (esta|estas|estao) (buscando|procurando|precisando) entao
    (e o mesmo|ainda e o mesmo|e a mesma) (problema|desafio|necessidade|dor|dificuldade) .. (ainda|ou) ...
    (o que)? (te|lhe) falta e
    !(impressora|sistema|internet|aparelho) parou
    !se o problema e
    !(valeu|vale) a pena se
    !(regra|campeonato|documento)
    (entao|ou seja|quer dizer|resumindo|em resumo) ... (precis*|quer*|busc*|procur*|dificuldade|falta|incomod*|atrapalh*|resolver|dor|importante|priorid*|necessid*|parar|acabar|reduzir|diminuir|preocup*) ... (certo|isso|confere|correto|ne|verdade|acertei|tche|errado|enganad*) $
    (o que|que) .. (mais|realmente|mesmo|voce|voces) .. (importa|pesa|incomoda|falta|preocupa|precisa resolver|busca|procura) .. e ... (certo|isso|confere|correto|ne|mesmo|ou|acertei|que) ..
    (seu|sua|teu|tua|principal|maior|grande) .. (problema|dor|necessidade|preocupacao|desafio|dificuldade|prioridade) .. (e|seria|entao|hoje e) ... (certo|isso|confere|correto|ne|mesmo|ou|acertei|enganad*) .. $
    (posso|da para) (dizer|entender|resumir|anotar|registrar|considerar|concluir) que ... (precis*|quer*|problema|necessid*|priorid*|falta|dor|busca|importante) ..
    (corrija|corrige) me .. se ...
    (entendi|captei|compreendi) .. (direito|certo|bem|corretamente)? (o que|que) (voce|voces|senhor|senhora|tu) .. (precisa|quer|busca|procura|necessita|querem|precisam) ..
    (o que|que) (voce|voces|senhor|senhora|tu) .. (precisa|precisam|quer|querem|procura|procuram|necessita|busca|buscam) (mesmo|entao|hoje|realmente|no fundo|afinal|e|de verdade) ... (certo|isso|confere|ne|correto|acertei|tche|e|nao e) ..
    (so|apenas)? (para|pra) (eu)? (ver se|confirmar se|ter certeza|nao errar|garantir que) .. (entendi|peguei|estou|anotei|precisa|necessidade) ..
    (repetindo|traduzindo|em outras palavras|ou seja|trocando em miudos) .. (voce|voces|senhor|senhora|precisa|quer|problema|falta|tu) ...
    ^ (entao)? (precisa|precisam|quer|querem|busca|procura|falta) ... (e isso|certo|confere|correto|isso mesmo|ne isso|acertei) .. $
  `,
  budget_explored: `
    (tem|teriam|teria|ja tem) .. (reserva|entrada|guardado|recurso|dinheiro) .. ?
    (que|qual|quanto) .. (parcela|valor|entrada)? .. (cabe|caberia|encaixa|aguenta) ... ?
    (tem|teria|ja tem|pensou em|pensou num) .. (ideia|nocao|valor|faixa|numero) .. (de quanto|do quanto|em mente|na cabeca|para isso|para investir) ... ?
    (quanto) ... (invest*|gast*|orcamento|separou|reservou|disponivel|tem para) ... ?
    (qual|tem|voces tem|ja tem|existe|ja existe) .. (orcamento|verba|budget|valor reservado|faixa de investimento|faixa de preco|teto) ... ?
    (separou|separaram|reservou|reservaram|definiu|definiram|previu|previram|destinou) .. (algum|um|o)? (valor|verba|orcamento|dinheiro|quantia|investimento) ?
    (quanto|ate quanto) .. (pretende|pretendem|pensa|pensam|imagina|imaginou|quer|querem|gostaria|consegue|conseguem|poderia|pode|estaria disposto|cabe) .. (investir|gastar|pagar|no bolso|por mes|no orcamento) ?
    (quanto|ate quanto) (cabe|caberia|da|daria) ... ?
    (em|pensando em|falando em|sobre) (investimento|orcamento|verba|valores) ... ?
    qual (e|seria) (o|a) (investimento|faixa) ?
    (limite|aperto) (de|do) caixa ... ?
    (quanto) ${you} .. (paga|pagam|gasta|gastam) (hoje|atualmente|por mes) ... ?
    (quanto|ate quanto|que valor|qual valor|qual o valor) .. (voce|voces|senhor|senhora|tu) .. (tem|tens|pensa|pensou|pensando|pretende|pretendem|planeja|imagina|imaginou|imaginando|dispoe|separou|reservou|quer|queria) .. (em mente|gastar|investir|pagar|botar|colocar|por|dar|para isso|de entrada|nisso|nesse|nessa|disponivel|na cabeca)
    (pensando|pensa|pensou|imaginando) em (botar|colocar|gastar|investir|pagar|dar) (quanto|ate quanto)
    (voce|voces|senhor|senhora|tu) (da|daria|consegue|pode|poderia) (dar|pagar|por|colocar)? quanto .. (de entrada|por mes|de sinal)
    (ate)? quanto por mes .. (cabe|aperta|pesa|da|fica bom|consegue|encaixa)
    (tem|ha|existe|tera|tinha|teriam|teria) .. (verba|recurso|orcamento|dotacao|rubrica|budget) .. (aprovad*|separad*|reservad*|previst*|disponivel|definid*|para isso|para esse|para essa|para este|para esta|ou)
    (tem|teria|sobra) (dinheiro|grana|caixa) .. (para isso|para esse|para essa|separad*|guardad*|ou|da verba|em caixa)
    (separou|separaram|reservou|reservaram|guardou|guardaram|juntou|destinou|destinaram|provisionou|provisionaram) .. (grana|verba|recurso|dinheiro|valor|quantia|fundo|orcamento) ... (para|no|na|ai|isso)
    (da|daria|pensa|pensar|consegue|teria como|pode|poderia) .. dar (uma|alguma)? entrada
    (entrada|sinal) de quanto
    (qual|que|em que) .. (faixa|teto|limite) .. (preco|valor|gasto|investimento|orcamento|voce|voces) ... ?
    (cabe|caberia) no (seu|teu) (bolso|orcamento|caixa) .. ?
    (o|a|esse|essa) (verba|orcamento|recurso|dinheiro) .. (ja)? (esta|foi|saiu) .. (aprovad*|liberad*|garantid*|reservad*|definid*) ... ?
    (financiado|financiar|a vista|recurso proprio|parcelado) ou (financiado|financiar|a vista|recurso proprio|parcelado|consorcio) .. ?
    ^ (e|mas)? (quanto|ate quanto|que valor|qual valor|qual o valor|qual a faixa) ... (pretende*|pensa*|planej*|imagin*|dispo*|separ*|reserv*|previ*|destin*|confortavel|cabe|caberia|gastar|investir|caixa) ..
    (quanto) (voce|senhor|senhora|tu|voces) (pode|poderia|consegue|quer|pensa|tem|gostaria|podem) .. (gastar|investir|pagar|por mes|dispor|colocar|nisso|dar|para isso|disponivel)
    (parcela|prestacao|mensalidade|entrada|valor) .. (ate quanto|que caberia|que cabe|confortavel|que nao pesa|cabe no|caberia no|fica bom para voce|encaixa) ..
    (tem|teria|existe|ha|ja tem) .. (orcamento|verba|limite|teto|faixa|quantia|previsao|reserva|valor) .. (mente|definid*|previst*|separad*|para|disponivel|aprovad*|estipulad*|maximo) ... ?
    (de|ate) quanto (a|o|seria|e|voce|estamos|posso|da|estariamos) .. (falando|orcamento|verba|ir|gastar|investir|limite|trabalhar|investimento) ..
    (qual|como) .. (esta|anda|e) (o|a) (caixa|orcamento|verba) (de voces|da empresa|para|hoje|agora|do) ..
    (cabe|caberia|encaixa|encaixaria|pesa|pesaria|fica bom|ficaria bom|da|daria) quanto .. (no|por|na|de|para) (bolso|mes|orcamento|caixa|parcela|entrada|voce|senhor|senhora) ..
    (chega|chegaria|vai|iria|pode ir|poderia ir) ate quanto ..
  `,
  decision_process_explored: `
    (passa|passaria|vai passar) por quem ... ?
    (quem) ... (decide|aprova|assina|bate o martelo|palavra final|participa|junto|da o ok|envolvid*) ... ?
    (decisao|aprovacao|escolha) ... (quem|sua|voce|sozinh*|alguem|como) ... ?
    (conversa|decide|combina|ve|fala) .. com (mais)? alguem ... ?
    (quem|alguem) .. (decide|decidem|aprova|aprovam|assina|bate o martelo|define|participa|precisa aprovar|da a palavra|da o ok) ... ?
    (mais alguem|alguem mais|outra pessoa|mais quem|quem mais) ... ?
    (decide|decidem|resolve|define|aprova) .. (sozinho|sozinha|com alguem|junto|voce mesmo|voce mesma) ?
    (como) .. (funciona|e|seria) (o|a) (processo|aprovacao|decisao|compra|contratacao) ... ?
    (passa por|depende de|precisa de) .. (aprovacao|alguem|diretoria|socio|mais alguem) ?
    (voce|senhor|senhora) (e|que e) (o|a) (responsavel|decisor|decisora|pessoa que decide) .. ?
    (defender|apresentar|levar|mostrar) (para|pra) quem ?
    (tem|existe) .. (socio|socia|socios|diretoria) ... (decis*|aprova*|participa*|envolvid*) ?
    quem (que|e que|e|e quem)? (decide|resolve|aprova|assina|escolhe|autoriza|bate o martelo|da a palavra|da o aval|avalia|opina|define|libera|vota|da pitaco|da palpite|tem a caneta)
    (quem mais|mais quem|alguem mais|mais alguem|outras pessoas) .. (decide|opina|participa|avalia|aprova|da pitaco|envolvid*|palpita|concordar|escolhe|opinar|aprovar|avaliar|olha isso|decidir)
    alem (de voce|do senhor|da senhora|de voces|de ti) .. (quem|alguem|mais|precisa|avalia|decide)
    (sua|seu|tua|teu|o|a) (esposa|marido|mulher|socio|socia|pai|mae|chefe|diretor|diretora|familia|financeiro|juridico|sindico|conselho|gerente|diretoria|comite) .. (participa|decide|opina|ajuda a|consegue aprovar|precisa aprovar|da palpite|aprova|escolhe) ... ?
    (e) (tu|voce|senhor|senhora|so voce) .. que (decide|resolve|bate|aprova|assina|manda|define|escolhe)
    (voce|senhor|senhora|tu|sindico|gerente|diretor|secretario) .. (decide|resolve|aprova|aprovar|fecha) .. (sozinho|sozinha|ou (tem|precisa|passa|depende|vai))
    (precisa|tem que|passa|passar|ir|vai|costuma passar|depende|submeter) .. (por|pela|pelo|para a|para o|para|da|do|ao) (comite|licitacao|assembleia|conselho|diretoria|juridico|compras|matriz|pregao|financeiro|ti) ... ?
    ou tem que ir para (assembleia|a assembleia|a diretoria|o conselho|licitacao)
    (quais|qual|como|que) .. (passo|passos|etapas|etapa|criterio|criterios|tramite|tramites|processo|fluxo) ... (compra|compras|aprovacao|contrato|contratacao|contratar|contrataram|escolher|escolha|decidir|decisao|fornecedor|assinar|comprar|fechar|orcamentos)
    o que .. (pesa|conta|importa|olha|olhar|olham|avaliam|leva em conta|levam em conta) .. (na|no|para|antes|em) .. (escolha|escolher|decisao|decidir|dizer|hora|compra|comprar|aprovar)
    (voces|voce|ai|empresa) .. (costuma|costumam) (decidir|escolher|aprovar|comprar|contratar) ... ?
    (olha|olhar|avalia|analisa) (o que|quais pontos) antes de (dizer|aprovar|fechar|assinar|decidir)
    (depende|dependeria) (so|somente|apenas) (de voce|do senhor|da senhora|de voces) .. ?
    !(precisar|precisa) de (login|senha|acesso)
    !quem (decide|resolve) o jogo
    !dirig* carreta
    (quem|mais alguem|alguem) ... (decid*|aprov*|assina|opin*|palpit*|particip*|envolv*|autoriz*|concord*|aval|martelo|escolh*|valid*|consult*|convenc*) ... ?
    (decisao|escolha|palavra final|martelo|caneta) ... (sua|seu|quem|contigo|com voce|depende|sozinh*|so) ... ?
    (precisa|vai|tem que|teria que|costuma) .. (consultar|conversar|alinhar|falar|levar|apresentar|mostrar|convencer|passar) .. (alguem|com quem|para quem|seu|sua|mais|socio|esposa|marido|diretoria|familia|chefe) ... ?
    (isso|tudo) .. (fica|esta|e) (so)? (com voce|contigo|na sua mao|com senhor|com senhora|nas suas maos) .. ?
    ^ (e|mas)? como (e|funciona|acontece|anda|costuma ser|fica|se da|e feita) .. (compra|compras|decisao|aprovacao|contratacao|escolha) ..
    (quem|quais pessoas) (precisa|precisam|deve|devem|tem que|vai|vao) (estar|participar|aprovar|concordar|ver|assinar) ..
    (voce|voces|senhor|senhora|tu) .. (bate o martelo|resolve isso|decide isso|da a ultima palavra|responde por isso|assina por) ..
    (mais alguem|outra pessoa|alguem) .. (que)? (precisa|precisaria|deva|queira|vai querer|gostaria|tem que) .. (ver|ouvir|participar|saber|conhecer|avaliar|estar|entrar|olhar) ..
  `,
  timeline_explored: `
    (voces|voce|senhor|senhora) .. (quer|querem|precisa|precisam|gostaria|gostariam|pensa|pretende) ... (ate quando|para quando|quando) ?
    quando .. (gostaria|gostariam|quer|querem|precisa|precisam|seria bom|seria ideal) ... ?
    (para|pra) quando ... ?
    (ate|a partir de) quando ... (precis*|quer*|pretend*|gostar*|necessit*|ideal|funcion*|comec*) ?
    quando .. (pretende|pretendem|pensa|pensam|quer|querem|gostaria|gostariam|precisa|precisam|imagina) .. (comecar|iniciar|instalar|implantar|fechar|resolver|usar|ter|contratar|rodando|estar) ?
    (qual|tem|existe|voces tem) .. (prazo|urgencia|data limite|cronograma) ... ?
    (em)? quanto tempo .. (precisa|precisam|gostaria|quer|querem|pretende) ... ?
    (e para|seria para) (agora|ja|este mes|esse ano|logo) ... ?
    (tem|voce tem|voces tem) .. pressa ... ?
    !quando .. (reuniao|falar|conversar|visita|marcar|agendar|sentar)
    !(vale|validade) ate quando
    (para|ate) que (data|mes|epoca|dia) ... ?
    em que (epoca|mes|periodo|semestre|safra) .. (voce|voces|senhor|senhora|costuma|precisa|precisaria|quer|pretende|gostaria|teria|ficaria|isso)
    para quando (voce|senhor|senhora|voces|tu|e|seria|precisa|quer|queria|ficaria|que|pensa|mais)
    (pensando|pensa|pensam|pretende|pretendem|quer|querem|queria|planeja|imagina|gostaria) .. (comecar|iniciar|mudar|instalar|implantar|fazer|comprar|fechar|trocar|inaugurar|abrir|resolver|viajar|casar|contratar) .. (quando|ja nesse|ja neste|ja esse|agora ou|esse mes ou|este mes ou|antes ou|ja ou)
    (quer|querem|vai|pretende|seria|e) ... (antes|ja|agora|esse mes|neste mes|nesse mes|este ano|esse ano|logo) ou (depois|so|mais|ano|espera|mes)
    em quanto tempo .. (voce|voces|senhor|senhora|diretoria|empresa|precisa|espera|quer|querem)
    quando .. (nasce|inaugura|abre|casa|muda|vence|termina|acaba|fica pronta) .. (obra|bebe|loja|contrato|aula|safra|festa|casa|evento|voces|voce)? .. ?
    (nasce|inaugura|abre|acontece|casa|fica pronta|fica pronto|comeca a obra|muda) quando
    (tem que|precisa|precisaria|teria que) (ficar|estar|chegar) .. (pronto|pronta|rodando|instalado|entregue|funcionando) .. (ate|antes|quando|em que)
    (tem|teria|ha|existe|estao com|esta com) .. (pressa|urgencia|data marcada|data limite|data certa|deadline|prazo final) .. ?
    (senhor|senhora|voce|voces|tu) .. (precisa|precisam|quer) .. (ate quando|para quando|com urgencia|com pressa)
    para (esse|este) (mes|ano|semestre) ou
    (qual|que) (e)? (o|a)? (sua|seu|tua)? (pressa|urgencia|prazo) ..
    !(esta|entrega|cobranca|erro) .. apareceu
    ^ (e|mas)? (quando|ate quando|para quando|em quanto tempo|que mes|que dia|qual data|qual a data) ... (precis*|quer*|pretend*|pens*|gostari*|ideal|comec*|inici*|pront*|mud*|rod*|funcion*|inaugur*|resolv*|espera*|imagin*|instal*|troc*) ..
    (e|seria|quer|pensa|ve isso|imagina|precisa|coisa) para (ja|agora|logo|quando|este mes|esse mes|mais para|o ano|essa semana|semana que vem|o mes) ...  ?
    (essa semana|esse mes|este mes|esse ano|este ano|ano que vem|mes que vem|semestre|logo|ja|agora) ou (mais|so|depois|pode|ainda|ano|outro|da para|e para|esta sem) .. (frente|esperar|pressa|que vem|mes|ano|calma|ver)?
    (da para|pode|consegue) esperar .. ?
    (tem|ha|existe|teria) (alguma|algum|uma|um) (data|evento|prazo|epoca|limite) .. ?
    qual (o|e o|seria o) (prazo|horizonte|cronograma|momento ideal|tempo) ..
    !quando .. (posso|podemos|eu) (ligar|te ligar|passar)
    !(pao de queijo|vizinho|retrabalho)
    (precisa|quer|gostaria|pensa|pretende|imagina|espera) .. (isso|comecar|ver|resolver|instalar|mudar|pronto|rodando|entregue|pronta)? .. (para quando|ate quando|quando|em que mes|em que epoca) ..
    (tem|teria|existe) (alguma|uma) data (em mente|na cabeca|certa|para isso|limite|marcada) ..
  `,
  pain_impact_explored: `
    (o que|quanto|como) ... (afet*|impact*|prejudic*|atrapalh*) ... ?
    quanto .. (custou|custaram|perderam|perdeu|perdia|gastou) ... ?
    (qual|quanto) ... (prejuizo|estrago|rombo|diferenca) ... ?
    (e)? quando .. (erra|falha|atrasa|acontece|da errado|quebra|cai|isso|some) ... (o que|quem|como) ... ?
    (qual|e qual) .. (prejuizo|impacto|custo|consequencia) ... ?
    o que (acontece|aconteceu|ocorre) (quando|se|depois) ... ?
    (quanto) (isso|custa|voces perdem|voce perde|se perde|perde|estao perdendo|representa|da isso) .. (custa|perde|perdem|por mes|por dia|de prejuizo|em dinheiro|no fim)? ?
    (qual|que|como e) (e)? (o)? (impacto|prejuizo|consequencia|efeito|tamanho do problema) ... ?
    (como|no que|em que) (isso|esse|essa) .. (afeta|impacta|atrapalha|prejudica|reflete|pesa) ... ?
    (isso|esse problema) .. (gera|causa|traz|custa|atrapalha|afeta|impacta) ... ?
    quem (acaba|fica) .. (resolv*|corrig*|refaz*|paga*|com o prejuizo) ?
    (se) .. (nao (fizer|fizerem|mudar|mudarem|resolver|fizesse) nada|continuar assim|deixar como esta) ... ?
    (ja|voces ja|voce ja) (calculou|calcularam|mediu|mediram|parou para ver|fizeram a conta|colocou na ponta) ... ?
    (o que|quanto|como|quem) ... (custando|custou|afeta|afetando|impacta|perde|perdem|perdendo|atrapalha|prejudica|causa|representa) ... ?
    (o que|quanto) .. (isso|esse|essa|esses|essas|cada|problema|falha|atraso|parada) .. (custa|custam|pesa|pesam|gera|geram|da|tira) ..
    quanto .. (custa|custam) .. (isso|esse|essa|cada|um erro|uma falha|parad*|para voces|para voce|para a empresa|no fim)
    quanto .. (deixa de|deixam de|vai fora|vai embora|joga fora|jogam fora|estraga|desperdica|prejuizo) ..
    (perdendo|custa|custando|perde|perdem|perder) quanto
    (quantas horas|quantos dias|quanto tempo|quantos pedidos|quantos clientes|quantas vendas|quantas vezes) .. (perde|perdem|gasta|gastam|recusa|recusam|deixa|deixam|desperdica|perdendo|vai embora)
    o que (acontece|ocorre) com (o|a|os|as) ... (quando|se)
    o que (que)? acaba .. (ficando|sobrando|acontecendo|perdendo)
    (ja)? (te|lhe)? fez (voce|voces|a empresa)? perder ..
    (isso|esse|essa) .. (ja|chegou a) .. (fez|causou|gerou|deu|custou|trouxe) ... (perder|prejuizo|multa|cliente|briga|demissao)
    como .. (fica|ficam|bate|reage|sente) (a|o|as|os|na|no) (equipe|time|pessoal|cliente|clientes|caixa|operacao|producao|atendimento|entrega|prazo|saude|familia|loja|casa|faturamento|bolso)
    (e|mas)? .. (na|no) (tua|sua|teu|seu) (saude|bolso|caixa|rotina|sono|casa|familia) .. como
    como (a|o) (equipe|time|pessoal|familia|cliente|clientes) (fica|ficam|reage|se vira|lida) .. (quando|com)
    (se)? continuar (assim|desse jeito) .. (o que|onde|quanto|como|mais)
    (que|quais) (as|os)? (consequencia|consequencias|impacto|impactos|prejuizo|prejuizos|transtorno|transtornos|reflexo|reflexos) ... (traz|tem|causa|gera|isso|esse|essa|para|voce|voces)
    (da|dao|causa|gera|traz) (muito|muita|bastante|quanto de) (prejuizo|transtorno|dor de cabeca|retrabalho|perda) ..
    cada (dia|hora|semana|mes) .. (parad*|atras*|sem) .. (custa|quanto|perde|representa) ..
    (como|quanto|o que) .. isso .. (te|lhe|voces)? (atrapalha|afeta|custa|prejudica|incomoda) ..
    (no fim do mes|no final do mes|no ano|por mes) .. (isso)? (da|representa|soma|custa) quanto
    (quem|o que) (sofre|perde) (mais)? (com isso|quando)
    !^ quanto custa (o|a) (frete|plano|curso|conserto)
    ^ (e|mas)? (quanto|quantos|quantas|o que|como|qual|quais|quem) ... (perd*|prejuizo|prejudic*|atrapalh*|afet*|impact*|multa|retrabalho|fora do ar|parad*|estrag*|consequen*) ..
    (isso|essa|esse|ja) ... (perd*|atrapalh*|afet*|impact*|prejudic*|custou|multa|dor de cabeca|sono|estress*) ... ?
    que (tamanho|peso|rombo|estrago|buraco) ... ?
    (ja aconteceu|chegou a acontecer|acontece) de (perder|faltar|atrasar|cliente|ficar|nao|parar) ..
    (quanto|quanta) (dinheiro|tempo|venda|hora) .. (vai|escapa|some|fica|foge|evapora|deixa) ..
    (isso|esse|essa) .. (vira|significa|sai|fica|da) (em)? quanto ..
    (tira|rouba|consome|toma|come) (quanto|o seu|seu|muito) .. (tempo|sono|lucro|margem|dia) ..
  `,
  goals_confirmed: `
    (qual|quais) .. (objetivo|objetivos|meta|metas|expectativa|expectativas|resultado|resultados) ... (voce|voces|esper*|quer*|alcan*|ating*|para|com|de|da|seria) ?
    (o que) .. (seria|e|considera|consideram|significa) (um)? (sucesso|resultado bom|bom resultado) ... ?
    (como|quando) .. (saber|sabem|sabe|dizer|diria|diriam) que .. (deu certo|funcionou|valeu a pena) ... ?
    (anoto|anotei|registro|entao) .. (metas|meta|objetivos|objetivo) ...
    (daqui a|em) <duration> .. (o que|como) ... (precisa|teria|gostaria|quer|espera) ?
    (a|as|nossa|nossas) (meta|metas) .. (e|sao|fica|ficam|ficou) (de|em|reduzir|aumentar|baixar|chegar|ter)
    o que .. (precisa|precisaria|teria que|tem que) acontecer ...
    (resultado|cenario|desfecho) .. (ideal|top|perfeito|dos sonhos|bom) .. (para voce|para voces|para o senhor|para a senhora|seria)
    (o que|qual) (que)? seria .. (um|o|a)? .. (resultado|sucesso|ideal|meta|objetivo|alvo|sonho) ...
    (o|a)? (alvo|objetivo|meta|sonho) (do senhor|da senhora|de voces|seu|teu|sua|principal|da empresa) .. e
    (seu|sua|teu|tua) (objetivo|meta|foco|alvo) (e|seria|continua|aqui) ...
    (entao)? sucesso (e|seria|para voces|para voce|significa) ..
    como .. (vai|vamos|vao) .. saber .. (deu certo|funcionou|valeu|esta dando|chegou la)
    (entraram|entrou|comecaram|comecou|contrataram|contratou|vieram|veio) .. (querendo|com o objetivo|buscando) ...
    (segue|continua|ainda e) (sendo)? (esse|este|o|essa|a) (objetivo|alvo|meta|mesmo objetivo|mesma meta)
    (que|qual|quais) .. (indicador|indicadores|metrica|metricas|kpi|kpis|coisas|melhorias|numeros) .. (voce|voces|senhor|diretoria|vai|vao|precisam|precisa|quer|querem|espera|esperam) ...
    valeu a pena (se|quando) ...
    (para|pra) (voce|voces|senhor|senhora|diretoria|gente) .. (considerar|dizer|achar) .. (que)? .. (deu certo|valeu a pena|sucesso|bem sucedido|satisfeito|funcionou)
    (onde|aonde) .. (quer|querem|pretende|pretendem) chegar ..
    (o que|qual) .. (espera|esperam|quer|querem|gostaria) .. (alcancar|atingir|conquistar|ver de resultado|melhorar primeiro|ter conseguido) ..
    (a|uma) meta (de|para) (voces|voce|equipe|time) ..
  `,
  problem_diagnosed: `
    (chega a|consegue) (ligar|abrir|entrar|ver) ... ?
    o que aparece ... ?
    (qual|que) .. (mensagem|erro|codigo|tela|modelo|versao|luz|luzinha|navegador|aparelho|horario) ... ?
    (desde|a partir de) quando ... ?
    quando (foi que)? .. (comecou|parou|apareceu|deixou de|aconteceu) ... ?
    (isso|esse erro|o problema|cai|trava|falha|acontece|da erro) .. (acontece|so|em todas|em todos|sempre|o tempo todo|toda hora|ou) ... ?
    (ja|voce ja|senhor ja|senhora ja) (tentou|reiniciou|desligou|verificou|testou|fez|trocou|olhou) ... ?
    (trocou|mudou|mexeu|instalou|atualizou|alterou) ... (alguma|algo|de|ou|recente*|ontem) ?
    (a luz|o led|a luzinha) .. (esta|fica|pisca) ... ?
    (aparece|da|mostra|vem) (alguma|algum|que|qual) .. (mensagem|erro|aviso|codigo) .. ?
    (esta|e|fica) (ligado|conectado|no cabo|no wifi|por cabo|lento|travado|piscando) .. ?
    (como|onde) (esta|fica|foi|ficou) .. (defeito|rasgo|furo|vazamento|problema|dano) .. ?
    (o que|que) (acontece|aparece|aconteceu) quando ... (clica|tenta|liga|abre|entra|aperta) ... ?
    (tem|teria|possui) .. (foto|numero do pedido|nota|print|protocolo) ... ?
    (e|esta|foi|ela|ele) .. (na|no|em) .. ou (na|no|em|so) .. (todos|todas|outro|outra|mesmo|um|uma|celular|computador|so) .. ?
    (esta|fica|foi|era|faz|vem|chegou|ficou|pisca|piscando|vazando|veio|estava|deu|ocorre|acontece|aparece) ... ou (e|esta|por|so|ja|rapido|devagar|fica|vem|um|uma|apenas|sempre|nao|faz|fixa|fixo|apagad*|vermelh*|verde|estava|do nada|tinha|veio) ..
    (piscando|piscava|lento|travando|caindo|quente|molhad*|solto|folgado) .. ou .. ?
    (da|faz|sai|tem|aparece|solta|mostra|fez|deu) (algum|alguma|um|uma) (tipo de)? (barulho|ruido|luz|cheiro|mensagem|aviso|erro|estalo|fumaca|vazamento|codigo|numero) ..
    (barulho|luz|luzinha|led|lampada) .. (esta|fica|acende|pisca|verde|vermelha) ... ?
    (comecou|parou|aconteceu|acontece|ocorre|apareceu|deu isso|piorou|trava|cai|falha) .. (depois|desde|quando|em todos|em todas|so quando|so na|so no|apenas|do nada|toda vez|em qual|em algum|o tempo todo|em que|com todos|com todas) ... ?
    (e|foi)? (depois|logo depois|antes) (da|do|de|que) ... (parou|comecou|deu|aconteceu|caiu|travou|apareceu|ficou) ..
    quando foi a (ultima|primeira) vez que ...
    (quando|depois que|se) (voce|senhor|senhora|tu) .. (liga|tira|abre|clica|aperta|tenta|entra|desliga|conecta|manda|usa|acessa|passa) ... (o que|que que|aparece|acontece|muda|da|fica)
    (ja|chegou a) (tentou|reiniciou|desligou|testou|trocou|verificou|olhou|limpou|mexeu|atualizou|reinstalou|conferiu|resetou|experimentou) ..
    (voce|senhor|senhora|tu) (reiniciou|clicou|mexeu|atualizou|instalou|trocou|desligou|apertou|digitou|formatou|resetou|molhou|derrubou) ... ?
    (consegue|pode|podia|poderia) .. (mandar|enviar|ler|mostrar|falar|dizer|informar|descrever) .. (print|foto|tela|serial|etiqueta|codigo|o que aparece|modelo|comprovante|numero de serie|lote|numero|numeros|mensagem) ..
    (me)? (falar|fala|ler|le|dizer|diz|passar|passa) .. (numero|numeros|codigo|serial) .. (que|em cima|embaixo|atras|da etiqueta|do aparelho|do comprovante|do erro)
    (em que|qual|que) (data|dia|hora|valor|modelo|tamanho|versao|lote|numero) .. (cobranca|apareceu|comecou|aparece|aparelho|compra|da compra|erro|falha|vence|produto|pedido) ..
    (onde) (e|fica|esta|foi|exatamente) .. (rasgo|furo|vazamento|defeito|risco|mancha|barulho|problema|trinco|quebrado|rachadura|vaza|doi)
    (de que|qual|que) tamanho ..
    ^ (e)? demora (quanto|muito|para) ..
    (embalagem|caixa|lacre|pacote) .. (inteira|lacrada|lacrado|aberta|amassad*|rasgad*|intact*|violad*|cortad*|molhad*) ..
    (pelo|no|em outro|em outra) (celular|navegador|computador|aparelho|wifi|cabo|tomada|rede) (tambem)? .. (abre|funciona|acontece|entra|aparece|da o mesmo|da erro|vai)
    (entao)? .. (parou|quebrou|comecou) (ontem|hoje|depois|quando|assim que) ... (e isso|certo|confere|foi isso) ..
    (esta|e) (com|em) (algum|todos|todas|que|qual|so) (aparelho|dispositivo|computador|navegador|maquina|comodo|usuario|usuarios) ..
    (teve|houve) (alguma|algum) (queda|mudanca|atualizacao|obra|reforma|alteracao|problema) .. (de energia|recente*|ai|na rede|no sistema|nesse|nos ultimos|esses dias) ..
    !(gasolina|carreta|onibus|implante|oficina ou em casa)
    !horario .. (saindo|voce vai)
  `,
  cancel_reason_explored: `
    (o que) (aconteceu|houve|foi que houve|te levou|o levou|a levou|motivou) .. ?
    (posso|poderia) (saber|perguntar|entender) .. (motivo|por que|porque|razao|o que) ...
    (algum|teve algum|houve algum) (motivo|problema) .. ?
    (o que) (aconteceu|houve|foi|levou|motivou|fez) ... (cancel*|sair|encerrar|desistir|deixar) ?
    (qual|posso saber|me conta|me fala|poderia me dizer|pode me dizer|entender) .. (motivo|razao|porque|por que) ... 
    por que .. (quer|querem|decidiu|deseja|esta querendo|vai) .. (cancelar|sair|encerrar|desistir|deixar) ... ?
    (por que|porque) .. (cancel*|sair|encerr*) ?
    (o que) .. (nao|esta) (agradou|gostou|funcionou|incomodando|atendeu) ... ?
    (aconteceu|teve) (alguma coisa|algum problema|algo) .. ?
    !qual .. motivo .. (ligacao|contato)
    o que .. (te|lhe|o|a)? (fez|mudou|levou|motivou|pesou|houve|aconteceu|faltou|desagradou|incomodou|decepcionou) .. (pensar|decidir|querer|cancelar|largar|sair|encerrar|desde|desistir|decisao|nao querer|trocar|para voce|para voces|tomar)
    por que .. (voce|voces|senhor|senhora|tu) .. (vai|vao|quer|querem|esta|estao|decidiu|resolveu|pretende|pensa|pensou|quis) ..
    (mas|e|ih|uai|poxa|nossa|puxa|ue) por que (isso|cara|$|motivo|razao|tao) ..
    (qual|saber|entender|compreender|conhecer|registrar|anotar|perguntar) .. (motivo|razao|porque) ..
    (e|foi|seria|por) (por)? causa (do|da|de) (preco|valor|atendimento|servico|qualidade|horario|custo|mensalidade|mudanca) ...
    (e|foi|seria) (o|a)? (preco|valor|atendimento|qualidade|mensalidade) .. ou ...
    (onde|aonde|no que|em que) .. (a gente|nos|eu) (errou|erramos|falhou|falhamos|pecou|deixou|decepcionou)
    (compreender|entender|saber) o que (levou|motivou|fez|aconteceu|houve|te|lhe|esta)
    (arrumou|achou|encontrou|vai para|fechou com|foi para|esta indo para|recebeu proposta de) (outro|outra|alguma|algum) .. (provedor|operadora|fornecedor|empresa|academia|escola|banco|plano|proposta|lugar)
    (tem|teve|e|houve) (algo|alguma coisa|outra coisa|algum problema) .. (incomod*|agradou|desagradou|errado|acontecendo|acontecido)
    (nao)? (esta|estava) (usando|gostando|aproveitando|conseguindo usar|sem tempo) .. (mais|ou|pouco) ..
    (o que) (nao) (gostou|deu certo|funcionou|foi bem|atendeu|agradou) ..
    (foi|teve) (algum|alguma) (atendimento|problema|situacao|motivo|coisa) (especifico|especifica|ruim|em particular|que)
  `,
  satisfaction_checked: `
    (voce|voces|pessoal|equipe) .. (gostando|satisfeit*|curtindo|se adaptou|se adaptaram) ... ?
    (como) (esta|ta|estao|tem|vem) (sendo|indo) (a|o|as|os|sua|seu)? (experiencia|uso|servico|sistema|atendimento|ferramenta|plataforma|nosso|nossa|coisas|parceria)
    (esta|estao|ficou|anda|tem estado) (gostando|satisfeito|satisfeita|satisfeitos|contente|contentes|feliz|felizes) (com|do|da|de)? ... ?
    (o que) (voce|voces|senhor|senhora) .. (acha|acham|esta achando|estao achando|tem achado) (do|da|dos|das|de) (servico|sistema|plataforma|nosso|nossa|ferramenta|atendimento|uso) ... ?
    (o|nosso) (sistema|servico|atendimento|plano) (esta|tem|vem) .. (atendendo|funcionando|correspondendo) ... ?
    (de zero a dez|de um a dez|que nota) ... (daria|da|recomend*) ... ?
    como .. (avalia|avaliam) ... ?
    !(nova casa|novo escritorio|preco|valor)
    como .. (tem sido|esta sendo|vem sendo|anda|esta indo|tem ido|estao indo) .. (para voces|para voce|usar|o uso|com|a|o|as|os|ai|sua|seu|no) ...
    como foi (a|o|sua|seu) (experiencia|entrega|instalacao|atendimento|treinamento|implantacao|primeiro mes|primeira semana|adaptacao|servico)
    (esta|estas|estao|ficou|ficaram|continua) (gostando|curtindo|contente|feliz|felizes|contentes|satisfeit*|aproveitando) ..
    (voce|voces|senhor|senhora|tu|pessoal|equipe|turma|time|familia) .. (gostou|gostaram|aprovou|aprovaram|se acostumou|se acostumaram|se adaptou|curtiu|curtiram) .. (do|da|de|com|dos|das) ... ?
    o que .. (achou|acharam|achando|tem achado|esta achando|estao achando) (da|do|de|dos|das) ...
    (esta|estao|tem|vem) (correspondendo|agradando|cumprindo|dando conta|atendendo|te atendendo|chegando) ... ?
    (curso|servico|produto|sistema|plano|atendimento|aparelho|equipamento|entrega|equipe) .. (esta|vem|tem) .. (correspondendo|agradando|atendendo|cumprindo|dando conta|funcionando bem)
    (alguma coisa|algo|o que|em que|onde) (que)? (a gente|nos) (podia|podemos|poderia|pode|poderiamos|deve) .. (melhor|melhorar|mudar|ajustar)
    (tem|teria|ha|existe|ficou) (alguma|algum|uma) .. (queixa|reclamacao|critica|sugestao|insatisfacao|incomodo) ... ?
    ou tem (alguma|algo) .. (queixa|reclamacao|incomodando)
    tudo (certo|bem|ok|em ordem|funcionando|tranquilo|direitinho) com (o|a|os|as|seu|sua|teu|tua|nosso|nossa) ...
    (quero|queria|gostaria de) (ouvir|saber) .. (sinceramente|satisfac*|gostando|correspond*|experiencia|opiniao|avaliacao|esta sendo|tem achado)
    (zero|0|um|1) a (dez|10|cinco|5) ..
    (que|qual) (e)? (a)? (nota|avaliacao) .. (da|daria|voce|voces|senhor|senhora) ..
    (indicaria|recomendaria|recomenda) (a gente|nos|o nosso|nosso|para|nossa) ...
    (esta|ta|tem) valendo a pena ..
    !gostando do (calor|frio|tempo|jogo)
    !(novela|feriado|jogo|festa|viagem)
    !(cadastro|faz sentido)
  `,
};

const offer = {
  value_tied_to_need: `
    (ou seja|entao|assim|ai) .. (aquele|aquela|esse|essa) .. (some|acaba|desaparece|diminui|resolve|zera)
    (aquele|aquela|esse|essa|esses|essas) .. (problema|buraco|atraso|retrabalho|erro|prejuizo|dor|confusao|falta|devolucao) .. (some|acaba|diminui|zera|resolve|nao acontece)
    (pensando|justamente) (nisso|no que voce|por causa disso)
    (como|que nem|igual|aquilo que|o que|isso que|aquele problema que) (voce|voces|senhor|senhora|a senhora|o senhor) (falou|falaram|disse|disseram|comentou|comentaram|mencionou|contou|me contou|me falou)
    (que|aquele|aquela) .. (voce|voces|senhor|senhora) (falou|comentou|mencionou|reclamou|citou) ... (resolve|evita|acaba|elimina|ajuda|some|cai|reduz)
    (e|porque e) (isso|ai|nisso) que .. (mexe|resolve|ataca|pega) .. (teu|teus|seu|seus|sua|suas|voces)
    (no|para o) (seu|teu) caso ... (ajuda|resolve|evita|significa|reduz|economiza|faz)
    (voce|voces|senhor|senhora) nao (precisa|precisam|vai precisar|vao precisar|tem que|teria que) mais
    (ja que|como) (voce|voces|senhor|senhora) (tem|tinha|precisa|precisam|quer|querem|esta|estao|usa|usam) ...
    (isso|ele|ela|o sistema|esse modulo) (resolve|acaba com|elimina|tira|cobre|evita) .. (o|a|esse|essa|seu|sua) .. (problema|dor|atraso|retrabalho|erro|que voce)
    (para|pra) (voce|voces) (parar|pararem) de
    por isso (que)? (baixa|cai|resolve|reduz|voce nao|voces nao)
    (voce|senhor|senhora|voces|tu) (me)? (disse|falou|contou|comentou|reclamou|mencionou|citou|explicou|relatou|se queixou|disseram|falaram|contaram|comentaram) (que|da|do|de|dos|das|sobre)? ... (entao|por isso|ai|isso|aqui|assim|ja|agora|esse|essa|com|este|esta)
    que (voce|senhor|senhora|tu|voces) .. (falou|contou|disse|reclamou|comentou|queixou|mencionou|citou|falaram|reclama|reclamam|contaram|disseram)
    (foi|era) (voce|senhor|senhora|justo|justamente|exatamente) .. (quem|que|o que|a) .. (disse|falou|reclamacao|problema|dor|queria|dificuldade|queixa|pediu)
    (que)? era (a|o|justamente|exatamente) .. (reclamacao|queixa|dor|preocupacao|dificuldade|problema|medo)
    (sua|seu|tua|teu|maior) (preocupacao|medo|receio|dor|problema|reclamacao|dificuldade|queixa|gargalo|aperto) (era|com|foi|e|de) ... (e|entao|por isso|isso|esse|essa|ja|aqui|com)
    ja que .. (problema|dor|incomoda|preocupacao|dificuldade|reclam*|sofre|perde) ..
    (resolve|acaba com|elimina|evita|tira|cobre|corta|mata|zera|ataca) (justo|justamente|exatamente|bem|de vez)? (a|o|essa|esse|aquela|aquele|isso|aquilo) .. que (voce|voces|senhor|senhora|tu|te|hoje)
    (para|pra) (esse|essa|aquele|aquela) (negocio|historia|dificuldade|questao|drama|sufoco) (do|da|de|que) ...
    (por causa|pensando) (do|da|no|na|nisso|naquilo|naquele|naquela|disso) .. que (voce|voces|senhor|senhora|tu) ...
    (lembra|lembro|lembrei) .. (que)? (voce|senhor|senhora|tu|voces) .. (contou|falou|disse|reclamou|comentou)
    (bem|justo|exatamente|justamente) (o|a|para|isso|aquilo|essa|esse) .. que (voce|voces|senhor|senhora|tu|te) ..
    (com) (isso|esse|essa|ele|ela|o|a) .. (voce|voces|senhor|senhora|tu|sua equipe|seu pessoal) (para de|deixa de|nao perde|nao precisa|param de|deixam de|nao perdem) ..
    como (voces|voce|senhor|senhora) (sofre|sofrem|perde|perdem|gasta|gastam) ...
    (aquela|aquele|aquelas|aqueles|essas|esses) .. (que voce|que voces|que senhor|que senhora|de voces|do senhor|da senhora|sua|seu) .. (some|acaba|cai|diminui|zera|resolve|reduz|deixa|nao acontece|vao|vai)
    (no seu|no teu|na sua|para o seu|para a sua) (caso|rotina|loja|clinica|empresa|operacao|obra|lavoura|casa) .. (isso|ele|ela|esse|essa)? .. (ajuda|resolve|evita|significa|reduz|economiza|elimina|encaixa|tira)
    (e ai|e aqui|e nisso|e justamente|e exatamente) (que)? .. (ganha|economiza|resolve|entra|evita|deixa de|acaba)
    !(faz sentido|entendi|compreendi) o que
    !(como|conforme) .. pediu
    (para|pra) (voce|voces|senhor|senhora|tu|quem) que (tem|precisa|trabalha|vive|mora|sofre|reclamou|perde|viaja|roda|cuida|vende|disse|comentou|falou|chega|sai|dirige) ...
    (aquela|aquele|aquelas|aqueles|essa|esse|a|o) (fila|planilha|planilhas|retrabalho|perda|multa|atraso|reclamacao|queda|espera|papelada|confusao|demora|bagunca|devolucao|furo|buraco|desperdicio|digitacao|sofrimento|correria|ligacao|ida|papel|caderno) .. (some|acaba|cai|diminui|deixa de|zera|nao acontece|vai embora|desaparece|para de|morre|sai da|termina) ..
    (como|ja que|uma vez que|visto que|considerando que) .. (voce|voces|senhor|senhora|tu|seu|sua|ai|teu|tua) ... (isso|esse|essa|ele|ela|este|esta) .. (resolve|evita|ajuda|garante|permite|reduz|cobre|elimina|diminui|facilita|aguenta|protege|avisa|cai como uma luva|serve)
    (justamente|exatamente|e bem|foi feito|pensado|perfeito|ideal|certinho|sob medida) (para|por|pelo|pela|o que|isso) .. (seu|sua|esse|essa|que voce|que senhor|que senhora|que voces|voce|teu|tua) ..
    (voce|senhor|senhora|voces|tu) (que|mesmo que) (falou|disse|comentou|contou|reclamou) ..
    (voce|voces|senhor|senhora|tu) (nao|nunca) (vai|vao|precisa|precisam|perde|perdem|fica|ficam|tem que) (mais|perder|precisar|ficar|mais ter) ... (que|como|quando|de|por) ..
    (lembra|recorda) (da|do|daquela|daquele|que) ..
    (seu|sua|teu|tua|esse|essa|aquele|aquela) (problema|dor|dificuldade|reclamacao|preocupacao|aperto|sufoco|drama|perrengue|medo) .. (de|do|da|com|que) ... (resolve|acaba|some|diminui|cai|elimina|evita|para|cobre|nao existe)
    (resolve|acaba|some|elimina|evita|cobre|tira|diminui|corta) .. (seu|sua|teu|tua|esse|essa|aquele|aquela) .. (problema|dor|dificuldade|reclamacao|preocupacao|aperto|sufoco|drama|perrengue|medo|gargalo|perda|fila|atraso|retrabalho|correria)
    (do jeito que|da forma que|conforme|como) (voce|voces|senhor|senhora|tu) (me)? (falou|contou|disse|descreveu|relatou|explicou) ...
    (e por isso|por isso mesmo|foi por isso) que .. (voce|senhor|senhora|indico|recomendo|sugeri|separei|escolhi|trouxe|esse|essa|este|esta) ..
  `,
  engagement_checked: `
    (esta|ta|ate aqui) .. (fazendo|faz) sentido ... ?
    (querem|quer) (ver|rever|que eu volte) ... ?
    (e mais ou menos|era) .. (isso|o que) .. (esperava*|imaginava*|procurava*) .. ?
    (estao|esta) (acompanhando|conseguindo acompanhar) .. ?
    (faz|fez|fazem|esta fazendo) sentido ... ?
    (ficou|esta|deu para|tudo) (claro|entender|entendido|clara) .. ?
    (alguma|algum|ficou alguma|tem alguma|surgiu alguma|restou alguma) (duvida|pergunta|questao) .. ?
    (o que) (voce|voces|senhor|senhora) .. (acha|acham|achou|acharam|esta achando|estao achando|pensa) .. ?
    (ate aqui|ate agora) ... (tudo bem|tudo certo|duvida|claro|ok) .. ?
    (e|seria) (isso|esse) .. (que voce|o que voce|que voces) (imaginou|imaginava|esperava|esperavam|precisa|procura) .. ?
    (querem|quer|gostaria) que eu (volte|repita|mostre|detalhe|explique) ... ?
    (estou indo|vou) muito rapido ?
    !(mais|posso) .. (ajudar|ajuda)
    como .. (soa|parece|ve isso|veem isso|voces veem) .. (para voce|isso|ate aqui)?
    como esta (ate aqui|ate agora|para voces|isso para voce)
    (dando|da) (para)? (acompanhar|entender|seguir|pegar) ..
    (estou|ta|esta) indo .. (rapido|ligeiro|depressa|devagar)
    (isso|esse|essa|assim|este|esta|ele|ela) .. (conversa|combina|encaixa|casa|atende|serve|serviria|atenderia|encaixaria|resolveria|bate|funcionaria|ajudaria|caberia|ajuda) (bem)? (com|para|no|na|ao|a|seu|sua|teu|voce|voces|o|ai) ... ?
    (serviria|atenderia|encaixaria|resolveria|funcionaria|ajudaria|caberia|encaixa|combina) (para|com|no|na|ai|seu|sua|bem|isso|o que|voces|voce) ...
    (bate|bateu|bateria|conversa|casa) com .. (realidade|esperava*|imaginava*|imaginou|dia a dia|rotina|precisa*|procura*|que tu|que voce)
    (te|lhe) parece .. (ate aqui|ate agora|isso|bom|$)
    (alguma|algo|qualquer|tudo) .. (ate aqui|ate agora|queira rever|quer rever|que nao ficou) ..
    (me)? (interrompe|interrompam|interrompa|pergunta|perguntem|pergunte|para|pare) .. se .. (duvida|ficar|quiser|precisar|algo)
    (voce|voces|senhor|senhora|tu) (ve|veem|imagina|imaginam|consegue ver|se ve|enxerga|ves|conseguem ver|usaria|usariam) (isso|usando|encaixando|aplicando|valor|utilidade|voce|a|o|esse|essa) ...
    (esta|estao|estas|estamos) (me)? (acompanhando|seguindo|entendendo|conseguindo seguir|conseguindo acompanhar|juntos ate aqui)
    (e|era|seria) (isso|por ai|mais ou menos isso|assim) .. que .. (imaginava*|esperava*|procurava*|precisava*|queria*|tinha em mente|tinham em mente)
    (e|esta) (util|interessante|relevante|claro|claro ate) (para|isso|ate|ou) .. (voce|voces|senhor|senhora|aqui|sua|seu)? .. ?
    (querem|quer|gostaria) (perguntar|ver|explorar|aprofundar|comentar|testar) .. (algo|alguma|mais|mexer|voce mesm*) ... ?
    (o que|que) .. (chamou|chama) .. atencao ..
    (duvidas|perguntas) (ate|sobre|ai|gente|pessoal|$) ..
    !mais alguma duvida
    !(prova|concurso)
    (pode|podem|fique a vontade|fiquem a vontade|fica a vontade) (me)? (interromper|parar|corrigir|para perguntar|para interromper) ..
    (podem|fiquem a vontade|fique a vontade) .. (perguntar|interromper)
    pode perguntar (viu|a vontade|qualquer|se|quando|a qualquer|que eu|tudo) ..
  `,
  social_proof: `
    (uma|um) .. (la de|de|do|da|em) <name> ... (comecou|usa|instalou|trocou|reduziu|conseguiu|fez|economiz*|cairam|caiu|dobrou|aumentou)
    (as|os|a|o) .. (cairam|caiu|reduziram|reduziu|diminuiram|diminuiu|dobraram|dobrou|subiram) .. (pela metade|<percent>|em <number>|para <number>)
    (outras|varias|muitas) (lojas|empresas|clinicas|escolas) .. (resolveram|usam|fizeram|conseguiram|economizam|reduziram)
    !(sua|seu|voces|voce) .. (cairam|caiu|reduziram)
    (tem|temos|tenho|a gente tem|tive|tivemos) (um|uma|outro|outra|outros|outras|varios|varias|muitos)? (cliente|clientes|clinica|loja|empresa|padaria|restaurante|escola|escritorio|rede|caso|transportadora|academia|condominio) ... (que|do|da|de|com|usa|igual|parecid*)
    (um|uma|outro|outra|nosso|nossos|meu|meus) cliente* (nosso|nossos|meu|meus|da gente|aqui|de|do|que)
    (nossos|meus|outros|varios|alguns) clientes .. (conseguiram|reduziram|aumentaram|economizaram|usam|falam|dizem|tiveram|economizam|reduzem|gostam|estao)
    (uma|um|a|o) .. que a gente (fez|atende|atendeu|instalou|montou|implantou|ajudou)
    (atendemos|ja atendemos|a gente atende|a gente ja atendeu|ja instalamos) (mais de|a|o|mais|cerca de) ...
    (case|depoimento|caso de sucesso|estudo de caso) (de|da|do)
    (clinicas|lojas|empresas|clientes) do (porte|tamanho) de voces
    (falar|conversar) com (o|a|um|uma) .. (gestor*|dono|dona|cliente|gerente) de la
    saiu de .. <number> ... para .. <number>
    !(gravam|grava|gravar|fazer|dar|deixar) (um|uma)? (depoimento|case)
    !tem cliente (esperando|reclamando)
    (um|uma|o|a|aquele|aquela|outro|outra|meu|minha|nosso|nossa|teu|seu|la no|la na|do|da) .. (cliente|vizinho|vizinha|colega|mercado|padaria|hospital|escola|loja|clinica|fazenda|construtora|paroquia|oficina|empresa|hotel|pousada|restaurante|igreja|condominio|prefeitura|produtor|escritorio|academia|farmacia|faculdade|supermercado|cooperativa|transportadora|salao|rede|industria|fabrica|sitio|dentista|pessoal|aluna|aluno|paciente) ... (colocou|botou|instalou|usou|usa|fez|trocou|adotou|contratou|comprou|colheu|rendeu|economizou|economiza|reduziu|cortou|dobrou|encheu|triplicou|aumentou|conseguiu|entregou|vendeu|saiu de|caiu|baixou|zerou|recuperou|passou de|ganhou|fechou|tinha|perdia|gastava) ... (<percent>|<number>|<duration>|metade|dobrou|dobro|zero|mes|meses|a gente|conosco|igual|primeira semana|prazo)
    (<number>|varios|varias|muitos|muitas) .. (lojas|empresas|clientes|familias|escolas|clinicas|produtores|oficinas|casas|fazendas|condominios|prefeituras|hospitais|restaurantes|mercados) .. (ja)? (usam|confiam|compraram|instalaram|aderiram|trocaram|economiz*|adotaram|sao nossos|sao nossas|atendid*)
    das <number> .. que ...
    <number> (em|de) cada <number> ...
    (ja)? (instalei|instalamos|montei|montamos|vendi|vendemos|fizemos|implantamos|coloquei|colocamos|entregamos|atendi|atendemos) .. (um|uma|uns|varios|igual*|parecid*|desse|dessa|mais de|<number>) ... (na|no|em|para) (casa|loja|clinica|fazenda|predio|rua|bairro|dona|seu|professor*|<name>|vizinho|vizinha|cidade|regiao|empresa)
    (print|depoimento|relato|audio|avaliacao|comentario|mensagem|video) (da|do|de|dos) (uma|um)? (cliente|clientes|aluna|aluno|paciente|quem)
    (na area|na fazenda|na loja|na casa|no sitio|na roca|na clinica|no mercado|na escola|na padaria|no restaurante) (do|da|de) (seu|dona|doutor|doutora|professor*|<name>) ...
    (ano passado|mes passado|este ano|semana passada|so esse ano) .. (pagamos|atendemos|instalamos|entregamos|vendemos|implantamos) .. <number> ...
    (atende|atendemos|cuidamos de|temos) .. (mais de)? <number> .. (clientes|empresas|lojas|familias|escolas|clinicas|condominios|fazendas|produtores)
    (todo mundo|a maioria|muita gente|quase todo mundo|o pessoal) .. (da rua|do bairro|do condominio|do predio|do ramo|que instal*|que comprou|que usa|da regiao|da feira) .. (usa|ja tem|colocou|fez|gostou|fala bem|voltou|aprovou|compra|instalou|adotou)
    (fez|fizeram|fechou|fecharam|trabalha|trabalham) com a gente e ...
    (fulano|seu|dona|doutor|doutora|<name>) .. (colocou|botou|instalou|usou|trocou|comprou|fechou|contratou|colheu|usa) ... (e|ja|esta) .. (caiu|dobrou|economiz*|reduziu|satisfeit*|feliz|rendeu|recuperou|<percent>|ama|adora|gostou)
    (referencia|referencias|recomendacao|indicacao) (de|do|da) .. (cliente|clientes|quem)
    !(sua|seu|tua|teu) (loja|empresa|clinica|escola|fazenda|cliente|hospital|turma|equipe)
    !(voces|voce) (tem|fez|fizeram|usam)
    !eles .. (copiam|enganam)
    !(sofa|tenho um igual)
    !os acessos
    (cliente|clientes|aluno|aluna|paciente|vizinho|vizinha|colega|gente|familia|empresa|loja|produtor|casal) ... (igual|parecid*|mesmo problema|mesma situacao|mesma dor|mesma duvida|mesmo medo|mesma dificuldade|na sua situacao|no seu caso|do seu porte|do seu tamanho) ..
    (tive|tenho|temos|tivemos|atendi|atendo|atendemos|conheco) .. (um|uma|outro|outra|varios|varias|muitos) .. (cliente|clientes|caso|casos|aluno|aluna|alunos|paciente|familia|empresa|loja|produtor|dona|senhora|moca|rapaz|colega|escola|padaria|restaurante|clinica) ..  (que|igual|parecid*|com|la|em|da|do|de)
    (mais de|milhares de|centenas de|dezenas de|uns|quase) (<number>)? (clientes|alunos|familias|empresas|lojas|produtores|pacientes|usuarios|condominios|escolas|clinicas|restaurantes) .. (ja|usam|confiam|no|na|em|atend*|aqui|satisfeit*|que|desde|todo)
    (<percent>|<number> por cento) (dos|das|de) .. (clientes|alunos|pacientes|empresas|lojas|usuarios|compradores|produtores) ..
    (eles|ele|ela|elas|o dono|a dona|o gerente|a diretora|pessoal de la) .. (reduziu|reduziram|economizou|economizaram|dobrou|dobraram|cortou|cortaram|recuperou|aumentou|aumentaram|diminuiu|diminuiram|triplic*|zerou|zeraram|ganhou) .. (<percent>|<number>|metade|em|no|a|o|as|os) ..
    (saiu|passou|caiu|foi|pulou|subiu) de <number> .. para <number> ..
    (pesquisa|estudo|premio|certificad*|nota) .. (mostra|mostrou|de satisfacao|no reclame aqui|no google|melhor|<number>) ..
    !(sua|seu|suas|seus|voces|voce) .. (passou|caiu|saiu|subiu|reduziu|reduziram)
  `,
  price_presented: `
    (preco|valor|total|mensalidade|taxa|investimento) (total)? (e|fica|ficou|seria|sera) .. <number>
    (parcela|parcelas|carta|mensalidade|valor|total|plano) .. (de|em) <number>
    (hoje)? (voce|voces) (paga|pagam|pagaria|pagariam) .. <number>
    (iria|vai|passa|passaria|cai|sobe|subiria) (para|pra) <number>
    (parcelo|parcelar|parcela) .. em .. <number>
    (com)? <percent> (de desconto|off|ate <month>|por <duration>)
    !(devolucao|devolucoes|prejuizo|perde|perdem|em vendas)
    (fica|ficaria|ficou|ficam|sai|saiu|sairia|custa|custam|custaria|cai|cairia|desce|vai|da|daria|seria|seriam|e|esta|esta saindo|sao|dao) (em|por|a|para|de|so)? <money>
    (preco|valor|mensalidade|investimento|plano|pacote|taxa|implantacao|proposta|tabela|parcela|parcelas|assinatura|instalacao|adesao) ... <money>
    (preco|valor|mensalidade|investimento|taxa|assinatura) ... (e|de|em|fica|ficou|por) <number>
    (e|o|valor) valor .. <number>
    <number> mensais
    <money> .. (por|ao|de|a) (mes|ano|unidade|usuario|licenca|mensalidade|entrada|implantacao|adesao|vista|desconto)
    <money> .. (cada|mensal|mensais|anual|anuais|o plano|o pacote)
    <percent> de (desconto|abatimento)
    desconto de <percent>
    (eu)? (tiro|dou|consigo|faco|baixo|libero) .. <percent>
    (em|de) <number> (vezes|x|parcelas) (de|sem)
    (consigo|faco|faria|passo|deixo|posso fazer|conseguimos) .. por <number>
    normalmente e <number>
    por <number> e <number>
    !conta .. (subiu|veio|foi)
    !(reembolso|estorno|creditado|faturamento de|devolvo|devolver|ressarcir)
    (fica|ficaria|ficou|custa|custaria) (em|por|para|a) <number>
    (sai|sairia|saiu|cai|desce|desceria|passa|vai) (por|para|a) <number>
    <number> (por|ao|a cada) (mes|ano|unidade|usuario|licenca|veiculo|pessoa|aluno|posto|metro|cabeca|hectare|saco|litro|peca|sessao|aula)
    (esta|sai|fica|saindo|custa|cobro|cobramos|faco|fazemos|deixo|vendo|da) (a|por|de|so)? <number> (o|a|por|no|em|cada|reais|mensal|mensais|para|e|ou|$)
    <number> (o|a) (litro|saco|quilo|metro|hora|mes|diaria|casal|pessoa|cabeca|aula|sessao|unidade|caixa|tonelada|hectare|noite|par|duzia|kit|consulta|visita|tubo|galao|peca|pacote)
    (plano|pacote|mensalidade|anuidade|diaria|curso|parcela|taxa|honorario|consulta|kit|total|combo|versao|renovacao|matricula|frete|basico|completo|anual|mensal) .. (esta|e|fica|sai|custa|por|a) <number>
    <number> .. (a vista|no pix|no cartao|no boleto|de entrada|de sinal|mensais|mensal|no ano|ao mes|por pessoa|por cabeca)
    (em|de) (12x|10x|6x|3x|2x|24x|5x|4x|8x|18x|36x) ..
    (ou|vezes de|parcelas de|x de) <number> de <number>
    <number> vezes (de|sem|na fatura|no cartao|iguais)
    chegar (em|a|nos) <number>
    (entra|entrada|sinal) (com|de) (<percent>|<money>|<number>)
    (preco|valor) (e|fica)? .. (o)? mesmo .. (a vista|cartao|parcelado)?
    (por|com) mais <money>
    <percent> (sobre|do valor|de entrada|de comissao|de honorario)
    por <number> (o|a|com|sua|por|e)
    ^ <number> (o|a|por|mensais|reais) ..
    !(meta|bomba|ligacao|devolucao)
    !(dias|horas|minutos|litros|quilometros) por hora
  `,
  concession_traded: `
    se (voce|voces|senhor|senhora|a gente) ... (eu|a gente|consigo)? (baixo|tiro|dou|faco|incluo|deixo|libero|isento|consigo|abaixo|reduzo|coloco)
    se (voce|voces|senhor|senhora|a gente|for|fechar|fecharem|pagar|fizer) ... (eu|a gente|consigo|conseguimos|posso|podemos|dou|tiro|faco|baixo|incluo|libero) ... (tiro|dou|consigo|desconto|baixo|faco|incluo|isento|abono|desce|abate|libero|coloco|<percent>|<money>|metade|gratis|de graca)
    (consigo|posso|dou|faco|tiro|incluo|libero|conseguiria) ... (se|desde que|contanto que|mediante|em troca|so se) ... (fechar*|pagar*|assinar*|for*|antecip*|indic*|vista|contrato|meses|anual|hoje|grava*|fizer*|levar*)
    em troca (de|disso|voce|voces)
    (pagando|fechando|assinando|levando|antecipando|indo para) ... (consigo|tiro|dou|faco|desconto|sai|fica|cai|isento|incluo)
    o que eu (consigo|posso) (e|fazer e) trocar
    !(cancela|nao funcionar|cair de novo)
    (consigo|aceito|faco|dou|baixo|tiro|libero|incluo|topo|posso|fecho|deixo|seguro|antecipo|mantenho|isento|desconto|reduzo|abono) ... (desde que|contanto que|condicionad*|mediante|em troca|em contrapartida|so se|somente se|caso voce|caso voces)
    (consigo|aceito|faco|dou|baixo|tiro|libero|incluo|topo|fecho|deixo|antecipo|mantenho|isento|antecipar|chegar|baixar|reduzo|abono) ... se (voce|voces|senhor|senhora|tu|me|for|fechar|levar|pagar|topar*|assinar|indicar|vier|pegar|ficar|o contrato|a compra|o pagamento|aumentar|subir) ...
    se (voce|voces|senhor|senhora|tu|me|a gente|o)? .. (fechar*|pagar*|levar*|indicar*|assinar*|trouxer*|topar*|der|pegar*|antecipar*|dobrar*|aumentar*|ficar*|subir*|vier|aceitar*|pegarem|aceitarem) ... (por nossa conta|de graca|sem custo|gratis|eu dou|eu te dou|eu faco|eu tiro|eu baixo|eu incluo|eu libero|eu mando|a gente da|a gente faz|a gente tira|consigo|sai por|ganha|isento|cai para|dou|faco|baixo|tiro|incluo|libero|eu ponho|abro mao|abono|o frete|a instalacao)
    (tu|voce|senhor|senhora) me (indica|traz|arruma|paga|da|fecha|ajuda|passa|marca|garante) ... e eu (te|lhe)? (dou|faco|tiro|baixo|libero|isento|mando|coloco|desconto|incluo)
    (baixo|faco|fecho|deixo|dou|tiro|consigo|libero) ... mas (ai|em troca|nesse caso|voce|senhor|senhora|tu|preciso|precisa) .. (voce|voces|senhor|senhora|tu)? .. (busca|retira|paga|leva|fecha|assina|fica|tem que|precisa|traz|monta|abre mao|indica|me|que)
    (para|pra) (chegar|fazer|baixar|dar|fechar|liberar|conseguir|manter) .. (nesse|esse|neste|nisso|o|a|por|essa) ... (preciso|precisaria|teria|tinha|precisamos) que (voce|voces|senhor|senhora|tu) ...
    (abro mao|abrimos mao|abra mao) (da|do|de) ... (se|mas|em troca|desde)
    (em troca|em contrapartida) (da|do|de|voce|voces|senhor|senhora|eu|a gente|disso|quero|queria|preciso) ..
    (toma la|uma mao lava a outra|meio a meio|rachamos|a gente racha|cada um cede) ..
    !em troca de que
    !dou baixa
  `,
  disparaged_competitor: `
    (concorrente|concorrencia|eles|outra empresa|outros) .. (e|sao|esta|tem|fazem|deixa|deixam|nao) .. (ruim|ruins|pessimo|pessima|porcaria|furada|lixo|golpe|enganam|enganacao|na mao|presta|prestam|picaretas|amadores|horrivel|fraco|fraca)
    (cuidado|fuja|foge) (com|de|da|do) (eles|concorrente|essa empresa|essa gente)
    (aquilo|aquele sistema|o deles) (e|so) (uma)? (porcaria|lixo|bomba|gambiarra|dor de cabeca|furada)
    (todo mundo|muita gente|muitos clientes) .. (reclama|foge|vem correndo) (deles|de la|da)
    !(nao vou falar mal|empresa seria|boa de verdade)
    (aquela|aquele|essa|esse|a|o|outra|outro|aquilo|la|eles|deles|concorrente|concorrencia|concorrentes|internet|banco|loja|empresa) ... (quase vencid*|enganando|enganam|enganar|arapuca|carroca|porcaria|lixo|furada|picareta|picaretas|pilantra*|quebrad* qualquer|falindo|falida|esconde|escondem|rouba|roubam|pirata|refugo|inferior|pessim*|gambiarra|amador*|nao presta|nao prestam|mal feito|de terceira|de quinta|so da problema|deixa na mao|deixam na mao|deixa voce na mao|some com|nao aguenta|nao dura|desmancha|mentem|abandona|abandonam|perde prazo|so cai|vive caindo|vivem caindo|cai direto|trava todo|trava direto|vive travando|bomba relogio|uma bomba|fundo de quintal|esculhambacao|cilada|fria|enrolados|enroladores|caloteiro*|sem qualidade|chinfrim|meia boca|vagabund*|fajut*)
    (eles|concorrencia|concorrentes) .. (copiam|enganam|escondem|mentem|somem|roubam|nao entregam|so trabalham|so trabalha|nao sabem|nao cumprem|enrolam|embromam|largam|empurram|cobram por fora|inventam) ...
    (produto|servico|material|peca|software|sistema|atendimento|qualidade|suporte) (deles|dela|dele|de la|da concorrencia|do concorrente|do outro|da outra) .. (ruim|inferior|pessim*|fraco|fraca|lixo|porcaria|carroca|descola|quebra|cai|trava|falha|nao presta|piada|deixa|horrivel|some|nao existe|amador)
    se (voce|senhor|senhora|tu) (for|fechar|comprar|ir) (com|naquele|naquela|la|nesse|nessa|no|na) ... (pior|arrepend*|dor de cabeca|prejuizo|problema|na mao|perder)
    boa sorte (com|la|mana|ai|se|porque) ..
    (mistura|misturam|adultera|adulteram|batiza|batizam|falsifica|falsificam) ..
    (qualquer hora|daqui a pouco|mais dia menos dia|logo logo) .. (fecha|fale|vai falir|quebra) .. (e|some|ai|voce)?
    (trata|tratam) cliente (que nem|igual|como|feito) ..
    (peca|pecas|produto|material) (pirata|falsificad*|de terceira|vencid*|quase vencid*)
    (nao compro|nao comprava|nao colocaria|nao confio|nem de graca|deus me livre) .. (deles|la|nessa empresa|nesse|dele|naquela|naquele)
    (conheco|vi|atendo) .. (gente|cliente|clientes) que .. (se arrependeu|se deu mal|voltou|perdeu|ficou na mao|teve problema) .. (com eles|la|deles|com essa)
    (metade|muitos|varios) (dos|de) .. clientes (deles|de la) ..
    (famosos|conhecidos|famosa|conhecida|fama) (por|de|pela) .. (atras*|engan*|calote|nao entregar|sumir|enrol*|deixar|problema)
    !nao (falo|vou falar) mal
    !(pontos|milhas|feijao|codigo errado|licitacao|ja comprei|prestes)
    (eles|deles|concorrente|concorrentes|concorrencia|outra empresa|outro fornecedor|aquela empresa|aquela loja|aquele pessoal|essa marca|esse pessoal|essa gente|esse povo|outra marca|outra loja) ... (fraquinh*|ultrapassad*|antiquad*|sucata|tranqueira|xing ling|papelao|descartavel|brinquedo|calote|procon|golpe|engan*|propaganda enganosa|nao resolve nada|nunca atende|ninguem atende|some depois|enrola|horror|vergonha|piada|desastre|problematic*|cheio de problema|cheia de problema|muita reclamacao|despreparad*|incompetent*|bagunca|um perigo|sem compromisso|nao e seri*) ..
    (tome|toma|muito|tenha) cuidado (com|que) (eles|esse|essa|aquele|aquela|la|a concorrencia|o concorrente) ..
    (quem|todo mundo que|cliente que) (vai|foi|comprou|fechou|contratou) (para|pra|com|la|deles) .. (se arrepende|volta|voltou|se arrependeu|reclama|chora|perde) ..
    (la|eles|deles|aquele|aquela|outra|outro|concorrente) .. (so)? (vive|vivem|vive dando|vivem dando|so da|so dao|da muito|dao muito|so tem|so quer|so querem|nao esta nem ai|nao estao nem ai) .. (problema|defeito|reclamacao|atras*|dor de cabeca|erro|dinheiro|vender|quebrando|caindo|caindo fora|lucro|trambique|bucha)
    (vai|vais|voce vai|senhor vai) (se arrepender|se ferrar|perder dinheiro|ficar na mao|ter dor de cabeca|jogar dinheiro fora) .. (com|se|la|nele|nela|neles|deles|indo) ..
    (marca|produto|coisa|servico|material) (ruim|de segunda|barat* que|sem procedencia|duvidos*|generic*|china|chines) ..
  `,
  solution_explained: `
    (levamos|mandamos|enviamos|trocamos|instalamos|consertamos|substituimos) (a|o|um|uma|outro|outra) ...
    (vai|va|entra|clica|abre|escolhe|coloca|seleciona|aperta|desliga|tira|reinicia|baixa) .. (no|na|o|a|em|nos|nas) ... (depois|e|dai|ai|ate|em seguida)
    (quando|se) .. (marca|clica|cadastra|chega|vende|responde|confirma|assina) .. (o sistema|ele|ela|a plataforma|o app) ...
    (o sistema|ele|ela|a plataforma|o aplicativo) (ja|sozinho|mesmo)? .. (dispara|volta|gera|manda|calcula|avisa|atualiza|cria|envia|puxa|confirma|bloqueia)
    (a equipe|o tecnico|nosso tecnico|a transportadora|o entregador) .. (leva|troca|retira|vai|instala|passa|busca)
    (a gente|nos|eu) (pode|podemos|consegue|conseguimos) (comecar|fazer|instalar|migrar|testar) .. (com|pela|pelo|primeiro|a|o)
    (ele|ela|o sistema|a plataforma|o aplicativo|a ferramenta|o modulo) (ja|sozinho|mesmo|vai|que)? (monta|gera|calcula|manda|envia|mostra|avisa|faz|valida|controla|integra|puxa|importa|organiza|emite|bloqueia|barra|sincroniza)
    (funciona|vai funcionar) (assim|da seguinte|desse jeito|dessa forma|do seguinte)
    (clica|abre|baixa|entra|acessa|seleciona|digita|aperta|vai|desliga|tira|liga|reinicia|fecha|abra|clique|acesse|baixe|feche) (em|no|na|o|a|os|as|la) ... (e|depois|dai|ai|ate)
    (primeiro|primeira coisa) ... (depois|segundo|em seguida|dai|ai)
    (eu)? abro um (chamado|protocolo)
    (e|vem|esta) .. que (valida|faz|monta|controla|gera|permite|cuida) 
    (a estrutura|o equipamento|o painel|o produto) e (presa|preso|feito|feita|instalado|instalada)
    (isso|assim) (permite|faz com que|significa que)
    (a instalacao|o processo|a implantacao|o treinamento) (e|leva|dura|comeca|acontece|funciona)
    passo a passo
    (eu)? (vou|vamos) (programar|agendar|trocar|corrigir|substituir|reprogramar|liberar|refazer) ... (e|a|o|uma|um)
    (vou|vamos) (enviar|mandar|solicitar) (um|uma) (novo|nova|outro|outra|tecnico|equipe|motoboy)
    (o que|como) (a gente|nos|ele|o sistema) (faz|fazemos|vai fazer) (e|normalmente e)
    (voce faz assim|basta|primeiro voce|primeiro o senhor|primeiro a senhora|faz assim voce)
    e so (clicar|apertar|entrar|abrir|baixar|escolher|preencher|colocar|conectar|apontar|digitar|tirar|marcar|selecionar|encaixar|por|passar|girar|puxar|segurar|arrastar|encostar|deslizar)
    (a gente|nos) (mede|instala|configura|migra|treina|monta|prende|importa|cadastra|poe|coloca|leva|recolhe|conecta|manda um tecnico|abre um chamado)
    (voce|voces|senhor|senhora|tu) (so)? (clica|abre|filtra|fotografa|aponta|escolhe|arrasta|marca|digita|cadastra|preenche|exporta|importa|desenha|seleciona|acessa|entra|vai em|toca|segura|aperta|poe|encaixa|desliza|lanca|anexa|baixa|filma|grava|passa o|encosta) ...
    (quando|assim que|cada vez que|toda vez que|se) (alguem|cliente|voce|senhor|caminhao|pessoa|funcionario|aluno|ele|ela|o|a|um|uma) ... (sistema|ele|ela|aplicativo|app|plataforma|painel|celular|sensor|robo|alerta) .. (avisa|oferece|manda|dispara|apita|gera|bloqueia|mostra|cai|envia|registra|calcula|lanca|desliga|corta|para)
    (o procedimento|o processo|o passo a passo|o caminho|o funcionamento|o esquema) (e|funciona|seria) ...
    (e|fica|vai|entra|entre) (la)? (no|na|em|nas|nos) (ajustes|configuracoes|menu|historico|canto|aba|opcoes|manutencao|ferramentas|engrenagem|perfil|tres) ...
    (aperta|clica|limpa|marca|seleciona|salva|segura|desliga|encaixa|gira|puxa|digita|escolhe|desinstala|reinicia|solta|desconecta|desrosqueia|lava|seca) .. (o|a|os|as|no|na|em|do|tudo|control|botao|esse|essa) ... (e|ai|depois|tambem|ate|segundos|segundo|entao|espera|que|dai)
    (funciona|e) (da seguinte forma|por sorteio|por credito|do seguinte modo|do seguinte jeito|em tres passos|em duas etapas|em etapas)
    nao precisa (instalar|mexer|digitar|entrar|levar|abrir|fazer nada|configurar|baixar|desinstalar|cadastrar) ..
    (a equipe|tecnico|nosso tecnico|eles|a equipe de rua) (poe|coloca|instala|leva|abre|abrem|desliga|troca|conecta|passa|liga|religa|mede|recolhe) (o|a|os|as|um|uma|no|na) ...
    (primeiro|primeiramente) (a|o|voce|eu|nos|a gente|passo|vem|faz|entra|preenche|e) ... (depois|segundo|dai|ai|em seguida|por fim)
    (a|o) (primeira|primeiro) .. e .. (a segunda|o segundo|segunda|segundo) ...
    aqui (em cima|embaixo|do lado|cada|nessa|neste|no canto) .. (voce|e|tem|clica|filtra|fica|aparece) ...
    (esse|este) (botao|campo|icone|menu|numero|codigo) .. (serve|salva|abre|mostra|faz|e para|indica)
    (com) (o dedo|o mouse|a camera|o celular|o leitor) .. (voce|vai|marca|le|aponta|fotografa) ...
    (a cada|durante|ao longo de) <duration> .. (ele|ela|o|a|libera|troca|passa|repete)
    (recebe|chega) (um|uma|o|a) (codigo|link|email|sms|senha|aviso|notificacao) .. (e|ai|no|para) ...
    !vou te mostrar
    !tranquilo (que|ai)
    !desliga o celular
    !(ces|voces) ja tem
    !motivo do meu contato
    (ele|ela|sistema|aplicativo|app|plataforma|sensor|aparelho|relatorio|modulo|robo|filtro|maquina) .. (avisa|oferece|corta|libera|respeita|le|junta|separa|puxa|apita|capta|transforma|aplica|abate|dispara|detecta|mede|salva|vai pedir|identifica|cruza|compara|distribui|filtra|converte|armazena) .. (o|a|os|as|um|uma|quando|se|e|por|so|para|que|automatic*|sozinho) ...
    (sai|cai|entra|desconta|debita|troca se|vai direto) (da|na|direto|automatic*|todo|toda|sozinho|sempre) .. (conta|sozinho|automatic*|direto|poupanca|folha|mes|horario) ..
    !(vai te atender|vai triplicar|vamos ver|a gente vai|diretoria vai|decidimos|aqui e assim mesmo|assina aqui|nome da empresa|da faculdade)
    !(amanha|terca|segunda|quarta|quinta|sexta) entre
    !chamado para o segundo
    ^ (clique|clica|abra|aperte|aperta|puxe|puxa|feche|segure|segura|gire|gira|desligue|desliga|tire|coloque|ponha|selecione|seleciona|digite|digita|escolha|escolhe|acesse|acessa|baixe|baixa|instale|instala|atualize|atualiza|arraste|arrasta|copie|cole|encaixe|encaixa|preencha|preenche|salve|salva|reinicie|reinicia|limpe|limpa|remova|troque|conecte|conecta) .. (o|a|os|as|no|na|nos|nas|em|seu|sua|ate|dois|duas|por|esse|essa|aqui) ..
    (abra|aperte|puxe|feche|segure|gire|desligue|clique|acesse|selecione|digite|encaixe|preencha|reinicie|arraste|baixe|conecte|remova|retire) (o|a|os|as|no|na|em|seu|sua|ate) ..
    (depois|em seguida|na sequencia|dai|ai) (disso)? (a gente|ele|ela|voce|senhor|senhora|sistema|eu|nos|tecnico) (so)? (instala|manda|envia|libera|entrega|agenda|recebe|aplica|confere|analisa|aprova|emite|passa|treina|configura|busca|leva|volta|clica|escolhe|assina|paga|retira|confirma) ..
    (e|funciona) (como se fosse|igual a|tipo|que nem|parecido com) (um|uma|o|a) ...
    (funciona|acontece|e feito|e feita) (em|por|com|atraves|via|por meio) (de)? .. (etapas|fases|passos|sorteio|aplicativo|cartao|sensor|bluetooth|wifi|chip|gravidade|assembleia|lance|desconto|debito)
    (o|a|esse|essa) .. (serve para|e responsavel por|faz com que|evita que|impede que|permite que|garante que) ..
    (em|leva|demora|dura|cerca de) .. <duration> .. (fica pronto|esta pronto|esta instalado|entra no ar|esta funcionando|cai na conta|recebe|libera|chega|seca|faz efeito) ..
    !(errei o caminho|laudo sai|poe o cartao)
  `,
  retention_offer: `
    (le|proponho|ofereco|oferecemos|passo|deixo|reduzo|libero|dou|fazemos|faco) .. (desconto|metade|gratis|sem custo|credito|<percent>|<money>|plano|mensalidade|mes|meses)
    (metade do valor|meses gratis|sem custo|de graca|plano mais barato|plano menor|congelar|pausar)
    (consigo|consegui|posso|tenho|vou|da para|conseguimos) .. (oferecer|fazer|liberar|reduzir|baixar|passar|trocar|conceder|dar|deixar|aplicar|pausar|suspender|isentar) ... (desconto|<percent>|<money>|plano|mensalidade|metade|gratis|meses|valor|condicao|credito|sem custo|por <number>)
    (consegui|tenho) (duas|uma|umas) (coisas|proposta|oferta|condicao|opcao|alternativa)
    (eu)? passo (o senhor|a senhora|voce) (para|pros|pro) ... por
    (em vez de|ao inves de|antes de) cancelar
    (pausar|suspender|congelar|trancar) (o|a|seu|sua|por|temporariamente) 
    (mudar|trocar|migrar|ir) .. para (um|o) plano (menor|mais barato|basico)
    (e se) ... (desconto|<percent>|metade|plano|gratis|reduz*|baix*) ... ?
    (jogar|dar|colocar|lancar) .. (como|de|um)? credito
    (consigo|posso|tenho|vou|da para|conseguimos|podemos|a gente|propor|proponho|autorizacao|autorizado|autorizada|que tal|e se|coloco|deixo|passo|mantenho|ofereco|libero|liberar|prefere|quer|queria) ... (sem cobranca|sem cobrar|sem pagar|isentar|isenta*|isento|gratis|de graca|desconto|<percent>|metade|plano menor|plano mais|pacote menor|pacote mais|suspender|pausar|pausa|congelar|congelamento|trancar|trancamento|quinzenal|reduzir|baixar o|bonus|bonificar|credito|cai pela metade|pelos mesmos|igualar|igual ao deles|manter o|manter seu|manter teu|mantendo|cobrir a proposta|cobrir a oferta|cobrir o valor)
    (coloco|passo|posso passar|posso colocar|posso mudar|posso trocar|consigo colocar|consigo passar|mudo|migro|da para mudar|da para trocar|a gente muda|a gente troca) (voce|senhor|senhora|tu|o|a|para|seu|sua|teu) ... (plano|pacote|velocidade|mega|visita|horario|professor|personal|consultor|tecnico|turno|turma|unidade|de|por)
    (antes de|em vez de|ao inves de|sem precisar|para nao|no lugar de) (encerrar|cancelar|sair|desistir|perder) ...
    (caso|se) (voce|senhor|senhora|tu)? .. (ficar|permanecer|permaneca|continuar|fique|continue|mantiver|desistir de cancelar) .. (conosco|com a gente|comigo|no plano|mais|por)
    (ficar|fica|fique|deixar) so com ...
    (assim|ai) (tu|voce|senhor|senhora) nao (precisa|perde|precisas|paga) (cancelar|sair|perder|o|a|nada|encerrar)
    !(o plano menor existe|quem quiser)
    !multa (da|do|de)
    !(honorario|primeira mensalidade|consulta)
    (e se|que tal|posso|consigo|podemos|tenho|ofereco|proponho|quer|prefere|aceita|topa|se eu|da para|poderia|poderiamos|existe|temos|deixo|tento) ... (menor|mais barato|mais em conta|reduzid*|desconto|metade|gratis|sem custo|sem mensalidade|isen*|pausa*|congel*|suspen*|tranc*|bonus|credito|upgrade|trocar de|mudar de|migrar|outro plano|outra turma|outro horario|equipamento novo|aparelho novo|mes gratis|cobrir|igualar|reduzir|diminuir|baixar) ..
    (antes|em vez|ao inves) .. (cancelar|sair|encerrar|desistir) .. (que tal|e se|posso|quero|tenho|queria|pensou|gostaria)
    (mando|mandar|troco|trocar|envio|enviar|instalo|coloco) .. (tecnico|roteador|aparelho|equipamento|professor|consultor|novo|nova|outro|outra) .. (sem custo|de graca|gratis|hoje|amanha|sem cobrar|para voce|por nossa conta)
    (segura|seguro|seguramos|congelo|congelamos|mantenho|mantemos|garanto|garantimos) (o|a|seu|sua|teu|tua|esse|essa) .. (preco|valor|mensalidade|desconto|plano|vaga|matricula|pontos|condicao)
    (primeira|proxima|proximas|proximos|dois|duas|tres) .. (mensalidade|mensalidades|mes|meses|fatura|faturas) .. (gratis|de graca|sem custo|por nossa conta|isent*|com desconto|pela metade|zerad*|off)
  `,
};

const ending = {
  recap: `
    (entao)? (ficou|fica|ficaram|esta) (combinado|fechado|acertado|definido) (que|o|a|assim)
    (recapitulando|recapitular|repassando|repassar|relembrando|resumindo|resumir)
    (para|so para|pra) (fechar|confirmar|alinhar|recapitular|resumir|a gente nao) .. (entao|tudo|nada|o que)
    (o que|que) (a gente|nos|ficou) (combinou|combinamos|acertou|acertamos|combinado|acertado|definiu)
    (o|a) .. (plano|visita|credito|desconto|proposta) novo? (o|a) .. e (o|a)
    (mando|envio|te mando|vai) ... (proposta|contrato) (revisada|revisado|atualizada|atualizado|ajustada) com
    (repassando|repassar|relembrando|recapitulo|em resumo|em sintese|passando a limpo|so confirmando|confirmando tudo|para nao esquecer nada|para a gente nao esquecer|para ficar registrado|resumo da opera)
    (fica|ficou|ficamos|fechamos|combinamos|fechou) (combinado|acertado|o seguinte)
    (ficamos|fechamos|combinamos) (assim|entao|com|em|o plano)
    entao .. (fica|ficou) (assim|com|em|combinado)
    ^ (entao)? combinamos (o|a|que|<number>|os|as)
    (do que|de tudo que|tudo que|o que) (decidimos|combinamos|acertamos|fechamos|definimos|alinhamos|conversamos hoje|vimos)
    (anotei|anotado|registrei|registrado) tudo
    (ate aqui|ate agora) (acertamos|combinamos|fechamos|definimos|temos|ficou)
    so (para|pra) (fechar|confirmar|recapitular|garantir|conferir|alinhar|repassar|nao esquecer|ficar claro) .. (o|a|<number>|que|entao|plano|tudo|com)
    (vamos|deixa eu|vou|bora|posso) .. (conferir|repassar|recapitular|repetir|confirmar|revisar|ver se esta tudo) (tudo|certo|o que|os pontos|com voce|as condicoes|o combinado|com senhor|com senhora)
    ver se (esta|ficou) tudo (certo|direitinho|ok)
    (confere comigo|confirma comigo|ve se esqueci|me corrija se|me corrige se) ..
    !resumindo (a novela|o livro|o filme|sua necessidade|a sua necessidade)
    entao ficamos (com|assim|em|de|combinados) ...
    !(professora|cadastro|sobrenome)
  `,
  commitment_requested: `
    (quer|querem) que eu .. (prepar*|separ*|ativ*|reserv*|apliqu*|fech*|emit*|gere|gerar) ... ?
    entao (ja|posso|podemos|vamos|eu)? .. (altero|aplico|faco|deixo|registro|fecho|gero|lanco|troco|ativo|mudo|libero|confirmo|mantenho) ... ?
    (vamos|bora) (em frente|nessa|comecar|dar o passo|tocar) ... ?
    (posso|podemos|quer que eu|ja) (deixar|deixo|separo|separar|reservo|reservar|aplico|aplicar|emito|lanco|gero|mando o contrato|cadastro) .. (separado|no seu nome|reservado|para voce|para o senhor|contrato|pedido|agora|boleto|isso) ... ?
    (para)? (voce|senhor|senhora)? (assinar|assine|assina) .. (hoje|agora|ainda) ... ?
    (a gente|vamos)? (fecha|fechamos|fechar) .. (hoje|agora|nessa|nesta|entao|entao assim) ... ?
    (vamos|bora|podemos|posso|a gente pode|quer) (fechar|fecharmos|assinar|contratar|dar andamento|seguir com|confirmar o pedido|emitir|gerar o contrato|gerar o boleto|efetivar) ... ?
    (fecha|fechamos|fechou) (hoje|agora|negocio|entao|comigo|assim) ... ?
    (posso|podemos|quer que eu) .. (mandar|enviar|emitir|gerar|fazer|tirar|preparar) (o|a|para|pra) .. (contrato|assinatura|boleto|pedido|nota|link de pagamento|assinar) ... ?
    (posso|podemos|quer que eu) .. (registrar|lancar|fechar|confirmar|aplicar|cadastrar|reservar|efetivar|deixar reservado|separar|incluir) ... ?
    (me)? (passa|passar|manda|mandar|informa|confirma|envia|preciso) ... (cnpj|cpf|cartao|dados para o contrato|dados do cartao|dados bancarios|razao social)
    (me confirma|confirma|confirmamos|posso confirmar) .. (pedido|compra|contrato|contratacao|matricula|plano) ... ?
    (como|qual) .. (forma de pagamento|prefere pagar|vai ser o pagamento|vencimento) ... ?
    (o que falta|falta alguma coisa) para .. (fechar|fecharmos|assinar|comecar) ... ?
    (garantir|garante) (a|sua|o) (vaga|lugar|condicao|matricula)
    (assina|assinar|assinatura) .. (hoje|agora|aqui|pelo celular|digital) ... ?
    !(cpf|cnpj) .. (titular|cadastro|localizar|confirmar|por gentileza)
    !confirmar o (cpf|endereco|nome|email|telefone)
    !que eu .. abra um chamado
    (^ fecha|^ entao fecha|fechamos|fechou|fechado|bora fechar) $ ?
    (assinamos|assina|assinar|fechamos|fecha|renovamos|renova|contratamos|levamos|emitimos|matriculamos) ... (hoje|agora|na propria|entao|comigo|nessas condicoes|nestes termos|por mais|ja|amanha|com a gente) .. ?
    (bora|vamos|podemos|posso|quer|partiu) (la)? (renovar|fechar|assinar|contratar|levar|matricular|concluir|finalizar|formalizar|bater o martelo|dar entrada|garantir|efetivar|bater)
    (vai|vamos|quer|vais) (levar|querer|ficar com) (os|as|o|a|qual|quantos|um|uma|dois|essa|esse|tudo|mesmo) ...
    (fica|ficas|ficam|continua) com a gente .. ?
    como (e que)? (ficamos|fazemos entao|a gente fica|fica entao) ..
    (podemos|posso|podia) (considerar|dar como|dar por|tratar como|contar com) .. (fechado|aprovado|contrato|certo|confirmado|pedido|sua|seu|voce)
    o que .. falta .. (para|pra) .. (dizer|fechar|assinar|decidir|bater|sair|dar|comecar|sim)
    (tu|voce|senhor|senhora) (fecha|fechas|assina|leva) (comigo|hoje|agora|com a gente) ..
    (cartao|pix|boleto|debito|dinheiro|credito|a vista) ou (cartao|pix|boleto|debito|dinheiro|credito|a vista|parcelado|no) .. ?
    (melhor dia|dia de vencimento|data de vencimento) (para|para o|do|da|prefere|fica|de) .. (vencimento|voce|senhor|senhora|pagamento|boleto)?
    ^ (entao|legal|perfeito|otimo)? (mando|envio|gero|emito|preparo|posso mandar|posso enviar|posso gerar) .. (link|contrato|boleto|pix|pedido|minuta|termo|ficha) ...
    deixa eu (te|lhe)? (mandar|enviar|gerar|emitir|preparar) (o|a)? (contrato|link|boleto|pix|ficha|pedido)
    (assina|assine|rubrica|rubrique) (aqui|embaixo|nas|as|e|na linha|no campo|digitalmente|pelo)
    (me)? (manda|mande|envia|envie|passa|passe|vou precisar|preciso) .. (foto|copia|numero|cpf|rg|documento|documentos|comprovante|dados|cartao) ... (ficha|contrato|matricula|pedido|proposta|vencimento|subo|fechar|emitir|gerar|dar entrada|assinatura|pagamento|boleto|nota|faturar)
    (quantos|quantas) .. (eu)? (mando|separo|coloco|reservo|anoto|ponho|vai querer|voce quer levar) ..
    (voce|senhor|senhora|tu) (aceita|topa|confirma|autoriza|concorda com|aprova) .. (fechar|proposta|pedido|compra|termos|condicoes|contratacao|entao|assim|renovacao) .. ?
    (posso|podemos) .. (dar andamento|dar sequencia|dar prosseguimento|tocar|seguir) .. (contrato|pedido|contratacao|compra|com isso|com a|matricula)? ..
    (temos|tenho|posso ter) .. (seu ok|seu aceite|seu sim|sua confirmacao|sua aprovacao|um acordo|negocio) ..
    (so falta|falta so|basta) .. (sua assinatura|assinar|o seu ok|seu aval|confirmar|pagar|voce assinar)
    (e ai)? (bateu o martelo|bate o martelo|negocio fechado|topa|fechou|vamos nessa) ?
    (confirmo|confirmamos|reservo|separo|garanto|lanco|anoto) (o|a|seu|sua|entao|ja|para|os|as) .. (pedido|vaga|reserva|matricula|compra|nome|voce|unidade|lote) .. ?
    !fechar (a porta|o chamado|a janela|essa tela|a tela|o atendimento|a conta|o registro|as outras)
    !sucesso e
    (qual|que) (cartao|forma de pagamento|vencimento|dia de vencimento) .. (voce|senhor|senhora|prefere|usar|vai|fica|melhor|quer|para)
    !(minuta|proposta) .. (hoje|juridico)
    !(sucesso e|cartao postal)
  `,
  pressure_tactics: `
    (nesta|nessa) (ligacao|chamada)
    nao (seguro|consigo segurar|garanto|posso segurar|tenho como segurar) .. (ate|depois|amanha|para|essa|esse|por)
    (fila|monte|um monte) de (gente|cliente|clientes|pessoas)
    (jogando|jogar|perdendo) dinheiro (fora|todo)
    (depois)? (vai|vao) .. (chorar|chorando|lamentar|se lamentar|reclamar que)
    (so|somente) (fica|vale|tem) .. (se|hoje|agora|nessa|ate)
    (so|somente|apenas|valido|valida|vale) (ate)? (hoje|agora|neste momento|essa ligacao|as <time>)
    (so|somente|e so) (hoje|ate hoje|agora) (mesmo)?
    (ultimas|ultima|poucas|so mais|so tenho mais|restam|so restam|tenho so|sobrou so) .. (vagas|vaga|unidades|unidade|lugares|lugar|pecas|horarios)
    (amanha|depois|depois de hoje|depois das|semana que vem) .. (ja)? (nao consigo mais|nao vou conseguir|acaba|sobe|aumenta|nao tem mais|muda o preco|perde|encerra)
    (condicao|promocao|oferta|desconto) (acaba|termina|expira|encerra|ja acabou|vence|so vale|cai) .. (hoje|agora|amanha|viu)
    (vai|vao) (se)? (arrepender|arrepende|perder a chance|perder a oportunidade|ficar para tras)
    (o|seu|sua) .. (concorrente|concorrencia|vizinho) .. (pega|vai pegar|ja fechou|leva|vai levar|vai sair na frente)
    (se) (nao fechar|voce nao fechar|a senhora nao|o senhor nao|nao pegar|nao aproveitar) .. (hoje|agora|pegar|fechar)
    (eu)? nao queria que (voce|a senhora|o senhor) perdesse
    (depois) nao (diga|vem|venha|adianta) (que|reclamar|nao avisei)
    (fiz|lutei|briguei|me esforcei|consegui) .. (por voce|por sua causa|com meu chefe|com o diretor) .. (e voce|e agora)
    (vou perder|minha meta|bater (a|minha) meta|me ajuda a bater)
    (o sistema) (trava|fecha|bloqueia|nao deixa) 
    (outro|outros|um|tem) cliente* .. (interessado|esperando|na fila|querendo) .. (essa|esse|vaga|unidade|ultima)
    (vai|pode) (acontecer|dar) (uma tragedia|o pior) 
    !(nao precisa|sem pressa|nao tem drama|pode pensar)
    (perde|perder|perdes|some|somem) (todo|tudo|toda|o|a|os|as|seu|sua|teu)? .. (historico|pontos|beneficio|beneficios|vaga|direito|condicao|lugar|para sempre|oportunidade|bonus)
    (tem|ha) (um|uma|outro|outra|mais|<number>|gente) .. (rapaz|cliente|pessoa|pessoas|casal|interessad*|moca|comprador|familia|empresa|mais) .. (aqui|no balcao|na fila|esperando|interessad*|querendo|com o dinheiro|com o cartao|de olho|na espera|vindo) ..
    (passo|repasso|vendo|libero|dou|vou passar|vai) .. para (ele|ela|outro|outra|proximo|outra pessoa|interessado|o proximo|fila)
    (so|somente) (tem|tenho|resta|restam|sobrou|sobraram|me resta|ficou) (mais)? (uma|um|duas|dois|<number>|essa|esse|esta|este) (vaga|vagas|unidade|unidades|na|no|em|peca|lugar|lote|casa|apartamento|dessa|desse|$)
    so ate (meia noite|hoje|amanha|meio dia|o fim do dia|<weekday>|<time>)
    (amanha|depois) (ja)? (volta|sobe|aumenta|muda|acaba|nao garanto|nao tem|e outro preco|e outro valor) ..
    (decide|decida|fecha|feche|resolve|resolva|aproveita|corre|corra) (logo|agora|rapido|ja|hoje|enquanto|que) ..
    quem quer .. (arruma|da um jeito|faz|consegue|corre atras)
    (mae|pai|esposa|marido|dono|empresario|homem|gestor|profissional) .. (que ama|que se preocupa|de verdade|responsavel|serio|inteligente) .. (nao|faz|compra|protege|pensa)
    depois nao (vem|venha|adianta|chora|chore|reclama|reclame|diga|diz|fala|me)
    (se|sem) (desligar|nao fechar|deixar|cancelar|assinar|nao assinar|nao decidir|nao responder|sair|nao pegar|tu cancelar|voce cancelar|voce desligar|nao aproveitar|senhor nao|senhora nao|voce nao|voces nao|sua resposta|a sua resposta|resposta) ... (perde|perder|some|sujo|sujar|protesto|protestar|processo|repasso|passo para|acaba|vou entender|nao tem mais|nao garanto|desisto|nao me procura|juridico|negativ*)
    nome .. (sujo|sujar|negativad*|no spc|no serasa|na praca|protesto|protestado)
    (diretoria|gerente|chefe|matriz|supervisor) .. (vai|pode|ja quer) (cortar|tirar|cancelar|retirar|derrubar|encerrar) ..
    (nao) (se)? (importa|preocupa|pensa|liga) .. (com|na|nos|em|para) .. (seus|sua|seu|familia|filhos|seguranca|saude|futuro|teus|vida)
    (ultima|derradeira) (chance|oportunidade|chamada)
    (agora ou nunca|pegar ou largar|e pegar ou|tudo ou nada|e agora|tem que ser agora|tem que ser hoje|precisa ser agora|preciso que seja hoje) ..
    (pontos|milhas|beneficio|desconto|preco) .. (vao|vai) (para o)? (lixo|embora|sumir|cair fora|sumir) ..
    (minha meta|meu emprego|minha comissao|me ajuda a fechar)
    (todo mundo|seus vizinhos|seu concorrente|a concorrencia) (ja|esta|vai) .. (fechou|fechando|comprou|na frente|aproveitando|menos voce)
    (nao tem|nao ha) (o que|mais o que|que) pensar ..
    (pensar|pensando|pensa) (demais|muito) .. (perde|fica|vai|acaba)
    (vai|ia) ter coragem de ...
    (o que|que) (seu|sua|teu|tua) (filho|filha|familia|esposa|marido|mae|chefe) (vai|vao|iam|diria) (dizer|pensar|achar) ..
    !objetivo nessa
    vai ficar (de fora|para tras|chupando dedo) ..
    !fila do (banheiro|banco|mercado|caixa)
  `,
  unverified_promise: `
    (eu)? (te|lhe)? (garanto|garantimos|asseguro|prometo) (que|em|para|pra|voce|a|isso|cem) ...
    (voce|voces) (dobra|dobram|triplica|triplicam|duplica) (o|a|as|suas|seu|sua) (faturamento|vendas|lucro|clientes)
    (e|com) (certeza absoluta|cem por cento garantido|garantido|100% garantido|certeza)
    (cem por cento|100 %|100) de (certeza|garantia)
    (resultado|retorno|lucro|aprovacao) garantid*
    (sem|nao tem|zero|nenhum) (risco|erro|chance de dar errado) (nenhum|algum)?
    (pode anotar|pode escrever|assino embaixo) (o que|que|isso)
    nunca (mais)? (vai|vao) (ter|dar|cair|falhar|atrasar)
    !(nao|sem) (e)? (garantia|garanto|prometo|garantir)
    !garantia .. (anos|meses|por escrito)
    !(depende|se der certo)
    !^ com certeza
    (ficar|fica|fique|durma|dorme|pode) (tranquil*|sossegad*|confiar|ter certeza|acreditar) que .. (vai|nao vai|passa|funciona|da certo|resolve|dobra|valoriza|aprova|sai|cai|ganha|melhora|some|recupera) ...
    (nao tem|nao ha|nao existe|nao corre) (como)? (dar errado|erro|risco|risco nenhum|falhar|falha|chance)
    (e|isso e|kkkk|kkk|ai e) (batata|tiro e queda|garantido|favas contadas|lucro certo|dinheiro certo|certeiro|certo e garantido)
    (garantido|garantida|batata|na certa|dou minha palavra|palavra de honra|pode apostar|pode cobrar|tiro e queda|sem erro) $
    (eu)? (te|lhe)? (garanto|garantimos|juro|asseguro|dou certeza|dou minha palavra|ponho a mao no fogo|boto a mao no fogo|dou garantia) (que|para|a|isso|de|e|$|voce|senhor|senhora) ..
    eu garanto
    (vai|vao) (dobrar|triplicar|duplicar|multiplicar|zerar|bombar|explodir|disparar) .. (venda|vendas|faturamento|lucro|clientes|movimento|producao|dinheiro|resultado|tudo)
    (passar|passa|aprovad*|aprova|sai|funciona|emagrece|cura|recupera|ganha) ... (com certeza|na certa|com toda certeza|garantido|sem duvida|sem duvida nenhuma)
    (dar|da|de|tenha|tem|ter) como certo ..
    (posso)? (afirmar|afirmo|garantir|assegurar|prometer) .. (categoricamente|com certeza|que|sem medo) ...
    (nao havera|nunca mais|jamais|nao vai mais|nao tera) .. (nenhuma|nenhum|vai|tera|problema|parada|falha|dor|cair|quebrar|dar|infiltr*|sentir|parar) ..
    sem excecao
    (cura|acaba com|elimina|resolve) .. (qualquer|todos os|toda a|cem por cento|100%|de vez|para sempre) ..
    (100%|100|cem por cento) %? .. (garantid*|certo|seguro|valoriza|retorno|aprovad*|eficaz|livre|de certeza|sem risco)
    (valoriza|rende|dobra|aumenta|cresce) .. (100|100%|cem por cento|o dobro|com certeza|sempre|garantido)
    (em|com) <duration> .. (voce|senhor|senhora|tu) .. (recupera|dobra|triplica|emagrece|fala|passa|esta curad*|ja lucra) .. (tudo|garantido|com certeza|fluente|o investimento|eu garanto|$)
    (nunca|jamais) .. (da|deu|vai dar|falha|falhou|quebra|cai) (problema|defeito|errado|erro|$)
    !(nao|sem) .. (garantir|garanto|posso garantir|posso prometer)
    !prometo que nao
    (todo mundo|todos|qualquer um|voce|senhor|senhora|tu) .. (consegue|passa|emagrece|aprova|vende|lucra|ganha|recupera) .. (com certeza|garantid*|sem duvida|sem falta|sem esforco|na certa) ..
    (com certeza|sem duvida|seguramente|certamente|sem sombra de duvida) .. (vai|vao) (dobrar|vender|passar|lucrar|ganhar|emagrecer|recuperar|aprovar|valorizar|economizar|resolver|funcionar) ..
    risco (zero|nenhum) ..
    (em|com) <duration> .. (dobra|triplica|recupera tudo|some|desaparece|cura|esta curado|esta fluente|sai do vermelho) ..
    (assino|boto|ponho) (embaixo|a mao no fogo|minha mao no fogo) ..
    (nunca|jamais) (mais)? (vai|vao|tera|terao|falha|quebra|cai|atrasa|da) ..
    !nunca mais (vi|veio|falei)
  `,
};

const service = {
  results_reviewed: `
    (olhando|pelo|no) (o)? (seu|sua) (ano|historico|uso|relatorio|painel) ...
    (voce|voces|foram) .. <number> ... (este ano|esse ano|ate agora|contra|comparado|a mais|a menos)
    (voce|voces) (ja)? (emitiram|usaram|fizeram|economizaram|reduziram|aumentaram|tiveram|venderam|atingiram|alcancaram|enviaram|processaram|cresceram) .. <number>
    (levantei|puxei|olhei|peguei|trouxe|separei) (os|seus|aqui os|o seu|uns) (numeros|dados|relatorio|historico de uso|indicadores|resultados) 
    (seu|sua|seus|suas) (uso|utilizacao|resultado|resultados|indicadores|acessos) .. (foi|foram|subiu|caiu|aumentou|esta|cresceu)
    (passou|passaram|saiu|sairam|foi) de .. <number> ... para .. <number>
    !(conta) .. (subiu|passou|foi)
    !(cliente|clinica|loja|empresa) .. que (saiu|passou)
    !uma de
    (desde|nesse|neste|nesses|nestes|esse|este|no|nos|ao longo) (que|ano|mes|trimestre|semestre|primeiro|segundo|ultimo|ultimos|periodo|<month>|<duration>|<number>) ... (voce|voces|senhor|senhora|sua|suas|seu|seus|a|o|as|os) ... (reduziu|reduziram|aumentou|aumentaram|cresceu|cresceram|economizou|economizaram|caiu|cairam|subiu|subiram|emitiu|emitiram|usaram|usou|fechou|baixou|baixaram|evitou|recuperou|rendeu|dobrou|vendeu|venderam|atenderam)
    (para ca|ate agora|ate hoje|ate aqui|no periodo|ate o momento) ... (economizou|economizaram|reduziu|reduziram|aumentou|subiu|subiram|caiu|cairam|rendeu|cresceu|cresceram|usou|usaram|emitiu|vendeu|baixou|evitou|ja foram)
    (os|as|seu|sua|seus|suas|o|a|teu|tua) (acessos|vendas|chamados|faltas|atrasos|conta|consumo|custo|conversao|turma|presenca|produtividade|investimento|reclamacoes|perdas|leads|seguidores|pedidos|lote|rendimento|producao|quebra|entregas|faturamento|inadimplencia|tempo|fila|media|indice|uso|taxa) .. (subiram|subiu|cairam|caiu|reduziram|rendeu|dobraram|dobrou|aumentou|aumentaram|teve|fechou|baixou|cresceu|triplicou|diminuiu|diminuiram|melhorou) ... (<percent>|<number>|metade|zero|nenhum*|dobro|desde|acima)
    (olhando|vendo|segundo|conforme|puxei|abri) (o|no|aqui|seu|nos|os)? (seu|seus)? (painel|relatorio|dashboard|historico|numeros|extrato|grafico|indicadores) ...
    vi (aqui)? que (voces|voce|senhor|senhora) .. (usaram|usou|abriram|abriu|economiz*|fizeram|fez|emitiram|tiveram|atingiram|venderam|bateram) .. <number> ...
    (voce|voces|senhor|senhora|tu) (ja)? (usou|usaram|economizou|economizaram|emitiu|emitiram|reduziu|reduziram|recuperou|recuperaram|cresceu|cresceram|bateu|bateram|deixou de|ganhou|poupou|evitou) .. (<number>|<percent>|<money>) ...
    (<number>|<percent>) (dos|das) (<number>)? .. (usuarios|pessoas|funcionarios|alunos|licencas|equipe|chamados|entregas|vendedores|pedidos) .. (entram|usam|acess*|foram|usad*|no prazo|resolv*|concluiu|concluiram)
    nao teve (nenhuma|nenhum) (perda|falha|atraso|queda|parada|reclamacao|acidente|problema) ..
    (todas|todos) .. no prazo ..
    (o que|olha o que) a gente (conseguiu|alcancou|atingiu|entregou) ..
    (resultado|resultados|numeros|balanco) (do|da|de|dos|das) (ano|mes|trimestre|semestre|periodo|primeiro|primeiros|campanha|ate)
    (comparado|comparando|em relacao|contra) (com|ao|a|o) .. (ano|mes|trimestre|semestre|periodo) .. (passado|anterior) ..
    (reducao|aumento|economia|crescimento|queda|melhora|ganho|rendimento|retorno|alta) de (<percent>|<number>|<money>) ..
    (voce|voces|senhor|senhora|tu|sua|seu|suas|seus|teu|tua|a gente) ... (<number>|<percent>|metade|dobro) ... (a mais|a menos|ate agora|ate hoje|no ano|no periodo|este ano|esse ano|esse mes|no trimestre|no semestre|comparad*|em relacao)
    (caiu|cairam|subiu|subiram|aumentou|aumentaram|reduziu|reduziram|baixou|diminuiu|diminuiram|cresceu|cresceram|melhorou|dobrou|triplicou|rendeu|economizaram|economizou) .. (<percent>|<number>|metade|pela metade) .. (desde|depois que|com|de la|no|nesse|neste|em|aqui|ai)
    (nos|nesses|nestes|ao longo dos|em) (ultimos|primeiros|<number>) .. (meses|mes|anos|ano|dias) .. (com a gente|conosco|de uso|de contrato|voce|voces|senhor|senhora|a|o|foram|sua|seu) ..
    (desde que|depois que|apos) .. (voce|voces|senhor|senhora|instal*|entr*|comec*|implant*|ativ*|troc*|contrat*) ... (caiu|subiu|aument*|reduz*|dimin*|econom*|cresc*|melhor*|nenhum*|zero|dobrou|baixou|parou|pararam|foram)
    (bateram|bateu|atingiram|atingiu|alcancaram|alcancou|superaram|superou|cumpriram) .. (meta|metas|objetivo|recorde|<number>|<percent>) ..
    !(uma transportadora|uma padaria|a padaria|na area do|garanto)
  `,
  expansion_explored: `
    (incluindo|colocando|adicionando|somando) (ela|ele|a|o|mais|outra|outro|essa|esse)
    (filial|filiais|outra loja|outra unidade|segunda loja|outras lojas|outras unidades|outro setor|outro time|outra equipe) ... (tambem|aqui dentro|junto|incluir|colocar|usar|entrar|sistema) ... ?
    (nao)? (faz|faria) sentido (colocar|incluir|ampliar|levar|contratar|adicionar|subir) ... ?
    (incluir|adicionar|colocar|contratar|acrescentar|ampliar|aumentar|expandir|liberar) .. (mais|outro|outra|outros|outras|novos|novas) .. (usuario|usuarios|licenca|licencas|unidade|unidades|modulo|modulos|loja|lojas|veiculos|pontos|linhas|filial|filiais|vagas|posicoes)
    (mais|novas|novos|outras|outros) (usuarios|licencas|modulos|unidades|lojas|filiais|linhas|assentos|acessos) ... ?
    (upgrade|subir de plano|mudar de plano|plano maior|plano superior|migrar para o plano|passar para o plano)
    (modulo|pacote|servico|recurso|plano) (adicional|adicionais|extra|complementar|que combina|que voces ainda nao)
    (ja)? (pensou|pensaram|pensa|pensam|cogitou|consideraram) em (ampliar|expandir|levar|usar|colocar|contratar|incluir) ... ?
    (vao|vai|pretende|pretendem) (abrir|contratar|crescer|expandir|ampliar) ... ?
    (outras|outra|demais) (area|areas|equipe|equipes|unidade|unidades|loja|lojas|departamentos) .. (usar|usando|poderiam|tambem|aproveitar) ... ?
    (o que|mais o que) .. (mudou|vai mudar|muda) .. (este|esse|para) .. ano ?
    (ja pensou|pensou|pensaram|pensam|cogitou|quer|querem|queria|gostaria|gostariam|que tal|bora|posso|poderia|podia|podiamos|caberia|da para|a gente podia|a gente pode|faz sentido|teria interesse|nao quer|vamos|vale a pena|compensa) .. (em|de)? .. (incluir|adicionar|acrescentar|por|colocar|botar|estender|ampliar|aumentar|expandir|subir|passar|contratar|pegar|levar|entregar|trazer|juntar) ... (tambem|junto|juntos|mais|outro|outra|outros|outras|modulo|familia|filial|filiais|unidade|unidades|ponto|pontos|usuarios|licencas|seus pais|dependente*|segundo|segunda|por semana|mesmo contrato|matriz|demais|sensor|area)
    (mais alguem|alguem mais) (da|do|na|no|de) (equipe|time|familia|casa|setor|empresa|loja) ...
    (quantas|quantos) .. (licencas|usuarios|pontos|unidades|acessos|linhas|vagas|assentos) .. (a mais|mais|vai|vao|precisa|precisam|devem)
    (tem|teria|ha|existe) (algum|alguma|outro|outra|mais) .. (setor|area|unidade|loja|filial|equipe|departamento|turno|predio|andar|fazenda) .. (que|sem|ainda|usando|precisando|poderia)
    (a mais|por mais) (<money>|<number>) .. (eu|voce|senhor|senhora)? .. (subo|ponho|coloco|incluo|passa|leva|sobe|vai para|ganha|inclui)
    (pega|pegar|subir|passar|ir|mudar|migrar|que tal|leva|levar|conhecer|conhece|oferecer) .. (plano|pacote|versao|linha) (familia|empresarial|maior|completo|completa|premium|superior|acima|plus|anual)
    alem (do|da|disso|dos|das) ... (tambem|podia|pode|podemos|poderia) .. (te|lhe)? (entregar|fornecer|atender|incluir|mandar|cuidar|atendemos)
    (agora que|ja que) ... (cresceu|cresceram|aumentou|abriu|abriram|expandiu|contrataram|contratou|amadureceu|inaugurou|esta maduro) ...
    (quer|querem) (aumentar|ampliar|dobrar) ...
    (levar|estender|replicar|ampliar|expandir) .. (para|pra|aos|as|ao) .. (outras|outros|demais|seus|suas|unidade*|filial|filiais|lojas|setores|equipes|matriz|restante)
    o que .. (pensaram|pensou|planejaram|previsto) para (la|o novo|a nova|esse|essa)
    (quando|se) (abrir|abrirem|inaugurar|contratar|contratarem|crescer|chegar) .. (nova|novo|outra|outro|mais) ... (incluir|inclui|colocar|coloca|precisa|avisa|a gente|podemos)
    (falta|faltam|ficou de fora|ficaram de fora|ainda nao usa|ainda nao usam|ainda nao tem|ainda nao tem) .. (modulo|setor|unidade|filial|equipe|recurso) .. ?
    (ja que|como) voces ... (mais um|mais uma|tambem)
    !(prefeito|governo)
    (mais|outro|outra|segunda|segundo) (um|uma|linha|ponto|modulo|unidade|loja|equipe|seguro|carro|plano|pessoa|licenca|maquina|filial|turma|sala|aparelho|camera|dependente|filho|veiculo|cartao|curso|usuario) ... ?
    (quer|querem|gostaria|que tal|e se|pensou|pensaram|podemos|posso|da para|vale|interessa|toparia|teria interesse|faz sentido|aproveit*) ... (tambem|junto|mais um|mais uma|outro|outra|alem|segundo|segunda|demais|restante|completo|upgrade|dobrar|estender|ampliar|expandir|levar para|acrescentar|adicionar|incluir) ... ?
    (conhece|conhecem|ja viu|ja viram|mostrei|apresentei|ja usa|ja usam|ja testou) .. (nosso|nossa|o modulo|a linha|o plano|o servico|o seguro|a funcao|o recurso) .. ?
    (vale a pena|indicado|ideal|recomendo|sugiro|aconselho|compensa) .. (incluir|acrescentar|adicionar|contratar|subir|migrar|ampliar|estender|aumentar|passar para) ..
    (aproveitar|aproveita|aproveitando) .. (incluir|colocar|levar|adicionar|por|botar|ja|e) .. (tambem|junto|mais|outro|outra|a|o) ..
    (voces|voce|senhor|senhora) .. (estao|esta|vao|vai) .. (crescendo|expandindo|abrindo|contratando|precisar de mais|precisando de mais) ... ?
    !(explique|segunda via|explicar)
  `,
  empathy_shown: `
    (ninguem merece|que situacao chata|situacao chata|situacao dificil|deve estar sendo|sei como e|sei bem como|imagino como)
    (eu)? (te|lhe|a|o)? (entendo|compreendo) (perfeitamente|completamente|totalmente|a senhora|o senhor|voce|seu lado|seu ponto)
    (chateada|chateado|frustrada|frustrado|irritada|irritado|revoltada|revoltado|estressante|frustrante|desagradavel|lamentavel)
    (eu)? (no seu lugar)
    (eu)? (entendo|imagino|compreendo) (totalmente|sim|bem|demais|perfeitamente) .. $
    (sinto|lamento) (muito|por|pelo|pela|que|demais)
    (peco|pedimos|mil) (desculpa|desculpas|perdao) ...
    (que) (chato|situacao|pena|transtorno|horrivel|absurdo|raiva|susto|dificil|triste|desagradavel|complicado)
    (deve|imagino que) (ser|estar|ter sido|seja) .. (dificil|frustrante|chato|cansativo|complicado|horrivel|desgastante|pesado)
    (no|em) seu lugar
    (eu)? (tambem)? (estaria|ficaria|fiquei) .. (chatead*|brav*|irritad*|furios*|revoltad*)
    (nossa|poxa|puxa|caramba|putz) .. (susto|chato|dificil|complicado|imagino|que|sinto)
    e um (susto|absurdo|transtorno) mesmo
    (e) um? (receio|medo|preocupacao) (justo|justa|valido|natural|compreensivel)
    !nao entendo
    !entendo mas
    (me)? (desculpa|desculpe|desculpas) (por|pelo|pela|o transtorno|toda|tudo|esse|essa)
    (voce|senhor|senhora|tu|voces) .. (tem|tens|esta com|esta coberto de|estao cobertos de) .. (toda|total|todo|a)? (razao|direito)
    tem toda .. razao
    (entendo|compreendo|imagino|respeito|percebo|sei) .. (frustracao|revolta|chateacao|situacao|preocupacao|raiva|irritacao|indignacao|angustia|aflicao|tristeza|receio|medo|seu lado|sentimento|incomodo|transtorno|insatisfacao|decepcao|desanimo|nervosismo|cansaco|dor|desespero|trauma)
    (imagino|entendo|compreendo|sei) (como|o quanto|bem como|bem o que|que|o que|quanto) .. (dificil|chato|frustrante|ruim|complicado|sente|cansativo|pesado|desagradavel|passando|passou|horrivel|estressante|incomoda|atrapalha|preocupa*|desgastante|triste|sentindo|cansa|e isso|constrangedor|desesperador)
    (deve|devia|deveria) (ter sido|estar sendo|esta sendo|ser|estar|esta|ter ficado|ter passado) .. (susto|sufoco|transtorno|dificil|chato|chatead*|frustra*|horrivel|complicado|pesadelo|barra|cansa*|desgasta*|angusti*|ruim|aperto|nervos*|brav*|triste|raiva|aflit*|preocupad*|medo)
    (lamento|sinto|sentimos|lamentamos) (muito|muitissimo|profundamente|demais|bastante|sinceramente|pelo|pela|por|que|mesmo|o ocorrido|o transtorno|imensamente)
    e .. (compreensivel|justo|natural|legitimo) .. (que)? .. (senhor|senhora|voce|sua|irritacao|frustracao|revolta|indignacao)
    (qualquer um|qualquer pessoa|ninguem|eu tambem|ate eu) .. (ficaria|cansa|estaria|se irrita|perde a paciencia|merece|aguenta|ia ficar|perderia)
    (cansa|irrita|desgasta|frustra|incomoda|tira do serio) qualquer (um|pessoa)
    sei que (nao e facil|e chato|e dificil|cansa|isso|e horrivel|e complicado) ..
    (nao e|nao deve ser|nao foi) (nada)? facil ..
    (e|esta no) (seu|direito seu|todo direito) .. (direito|reclamar) ..
    me coloco no (seu|lugar)
    (meus sentimentos|que barra|que sufoco|que perrengue|que aperto|que dor de cabeca|que desgaste|que tristeza|que decepcao|que constrangimento)
    (nao era|nao e) (isso|assim|essa a experiencia) .. (queria|queriamos|esperava|merece|merecia)
    !(pensar assim|direito a <number>|sem pagamento|^ entendo perfeitamente $)
    (imagino|entendo|compreendo|sei|percebo|vejo) .. (que|como|quanto|bem|perfeitamente|totalmente|sua|seu|tua|o|a) ... (ruim|chat*|dificil|frustr*|desagrad*|transtorno|preocup*|nervos*|brav*|irrit*|aborrec*|stress*|estress*|desconfort*|cansat*|decep*|triste|angust*|susto|medo|raiva|revolt*|sufoco|pesad*|desgast*|constrang*) ..
    (ninguem|nenhum cliente|voce nao|senhor nao|senhora nao) .. (merece|deveria|devia) (passar|esperar|ficar|isso|ter) ..
    (fico|ficamos|fiquei|estou) (muito|bem|realmente)? (triste|chatead*|sentid*|envergonhad*|constrangid*|mal) (com|por|em|que|de|tambem|so) ..
    (peco|pedimos|aceite|mil|minhas|nossas|sinceras) .. (desculpa|desculpas|perdao) ..
    (estou|estamos) (aqui)? (com voce|do seu lado|ao seu lado) ..
    !(imagino|entendo) que (voce|senhor|senhora) ja
    (poxa|puxa|nossa|caramba|vixe|eita|putz|oxe|bah) .. (deve|imagino|sinto|complicado|chato|dificil|lamento|ruim) ..
    !(diferenca|concorrente|banco ai)
  `,
  resolution_confirmed: `
    (com isso|assim|dessa forma|desse jeito) .. (resolve|resolvemos|resolvido|atende|soluciona|tudo certo|fica bom|te ajuda|a gente resolve) ... ?
    (esta|ficou) .. (funcionando|normal|resolvido|certinho|conectado|online|no ar|tudo certo) .. ?
    (conseguiu|consegue|esta conseguindo) .. (acessar|entrar|emitir|usar|navegar|abrir|enviar|ver) .. (agora|normalmente|normal|ja) ... ?
    (isso|assim) (resolve|atende|fica bom|soluciona|te atende) ... ?
    (ficou|esta) (satisfeito|satisfeita) com a (solucao|resolucao) ... ?
    (ve|veja|verifica|testa|confere|testou|faz um teste) (se|ai|para mim|agora) .. (funciona|funcionou|voltou|esta|deu|foi)
    (o problema) (foi|ficou|esta) (resolvido|solucionado) ... ?
    !posso ajudar
    (passou|funcionou|voltou|entrou|abriu|conectou|resolveu|apareceu|carregou|deu certo|normalizou|imprimiu|saiu|foi|parou|sumiu|melhorou|ligou|enviou) (agora|ai|certinho|normal|tudo|direitinho|direito|dessa vez|para voce|para senhor|para senhora)? (agora|ai)? $ ?
    ^ (passou|funcionou|voltou|entrou|abriu|conectou|resolveu|apareceu|carregou|normalizou|imprimiu) $
    (resolveu|resolvido|resolvida|funcionou|normalizou|esta funcionando|ficou resolvido|ficou tudo certo|foi resolvido|voltou a funcionar|solucionado|solucionou) .. .. $ ?
    (agora|ja) (foi|esta|voltou|funcionou|abriu|imprimiu|entrou|parou|aparece|apareceu|esta indo|normalizou|consegue|conseguiu) ... ?
    (testa|teste|confere|confira|ve|veja|verifica|olha|experimenta|tenta) .. (ai|la|agora|na|no|de novo|para mim|outra vez)? ... se (agora)? .. (foi|voltou|funcionou|funciona|apareceu|abriu|abre|deu|entrou|resolveu|normal|normalizou|sumiu|parou|caiu|chegou|entra|esta)
    (posso|podemos|pode|poderia) .. (encerrar|fechar|dar baixa|finalizar|concluir|dar por encerrado|considerar) .. (chamado|atendimento|protocolo|ocorrencia|caso|solicitacao|reclamacao|resolvido|solucionado) ...
    (ficou|restou|sobrou|tem|falta|resta) (alguma coisa|algo|mais alguma coisa|algum ponto|alguma) .. (pendente|pendencia|faltando|a resolver|sem resolver|para resolver|em aberto)
    (atendeu|resolveu|solucionou|sanou) (a|o|ao|seu|sua) .. (reclamacao|problema|pedido|caso|solicitacao|duvida|chamado|expectativa) ... ?
    (esta|ficou|ficaram|voltou a) (imprimindo|funcionando|navegando|abrindo|conectando|ligando|entrando|certinho|normal|tudo certo|resolvido|saindo|carregando|emitindo|rodando|gelando|esquentando|carregar|funcionar) (agora|certinho|normal|normalmente|direitinho|direito|chefe|ai|bem) ..
    ^ (e|mas)? (o|a|os|as) _ _? .. (parou|sumiu|voltou|saiu|melhorou|normalizou|apareceu|funcionou|resolveu) $ ?
    ^ e .. (esta|estao) (saindo|funcionando|imprimindo|indo|normal|chegando|entrando|abrindo) .. ?
    (deu|esta) (tudo)? certo (ai|agora|dessa vez) ..
    (mais tranquil*|satisfeit*|contente) com (a|o|essa|esse|isso) .. (solucao|troca|resposta|atendimento|reembolso) ..
    !^ (e|mas|ai)? (onde|quando|como|qual|quem|quanto|por que|quantos|quantas|de quem)
    !(voltou a chover|viagem|feriado|jogo|prova|o fiscal)
    !ou (ja|por|e|so|foi|esta)
    !foi (depois|antes)
    !(advogado|cobranca|chave|bolso|valor total)
  `,
  responsibility_taken: `
    (erro|falha|problema) (do|da) (nosso|nossa) (lado|parte|sistema|equipe)
    (responsabilidade|culpa|falha|erro) .. (toda|todo|totalmente|inteiramente)? (nossa|nosso|minha|meu)
    (aconteceu|foi) .. (no nosso|na nossa|do nosso lado|da nossa parte|por nossa)
    (deixamos|deixei) .. (na mao|a desejar|passar)
    (foi|e|houve) .. (erro|falha|culpa|engano|problema|descuido|responsabilidade) (nosso|nossa|da nossa|do nosso|meu|minha)
    (a)? (culpa|falha|responsabilidade|erro) (e|foi) (nossa|nosso|minha|meu|da empresa)
    (nos|a gente) (erramos|errou|falhamos|falhou|pisamos|pisou na bola|deixou a desejar)
    (assumo|assumimos|assumir) .. (responsabilidade|erro|falha|culpa)
    (nao) (e|foi) culpa (sua|do senhor|da senhora)
    (eu)? (mesmo|mesma|pessoalmente) (vou|acompanho|resolvo|cuido|ligo|te ligo)
    (vou|eu vou) (acompanhar|cuidar|resolver|tratar) .. (pessoalmente|eu mesmo|eu mesma)
    (o senhor|a senhora|voce) nao (devia|deveria|tinha que) (ter|passar)
    (vou|irei|vamos) .. (resolver|cuidar|corrigir|consertar|arrumar|assumir|acompanhar) .. (isso|pessoalmente|daqui|eu mesm*|ate o fim|seu caso|disso|desse caso|saida|entrega|tudo)
    (assumo|assumimos|reconhecemos|reconheco|admito|admitimos) .. (pessoalmente|responsabilidade|erro|falha|culpa|que|acompanhamento|a cobranca|nosso|nossa)
    (erramos|errei|falhamos|falhei|vacilei|vacilamos|pisamos na bola|pisei na bola|comemos bola|comi bola|bobeamos|mancada nossa|vacilo nosso) ..
    (a gente|nos) (errou|falhou|vacilou|deixou a desejar|pisou na bola|comeu bola|deixou voce na mao) ..
    (culpa|erro|falha|vacilo|responsabilidade|descuido|engano|mancada|problema) (e|foi|era)? (todo|toda)? (da gente|nosso|nossa|meu|minha|aqui da|do nosso|da nossa|de nossa|nossos)
    (foi|era|e) .. (da gente|nosso|nossa|meu|minha) (sim|mesmo|erro|falha|culpa|obrigacao|responsabilidade|dever) ..
    quem .. (errou|digitou|esqueceu|trocou|cadastrou|lancou|falhou|confundiu|mandou errado) .. (fui eu|fomos nos|foi a gente|foi nossa|foi nosso)
    (e|era|seria) (nossa|minha|nosso|meu) (obrigacao|responsabilidade|funcao|dever|compromisso) ..
    (deixa|pode deixar|deixe) comigo ..
    nao foi (senhor|senhora|voce) (que|quem) ..
    (eu mesm*|eu pessoalmente|pessoalmente) .. (levo|resolvo|cuido|acompanho|ligo|vou|corrijo|troco|faco|entrego|te ligo)
    (ja)? (corrijo|conserto|arrumo|acerto|refaco) (isso|ja|agora|para voce|para senhor|para senhora|e)
    (nosso|nossa) (sistema|equipe|entregador|tecnico|transportadora|pessoal|loja|setor|time|motorista|instalador|estoque) (que)? .. (errou|falhou|trocou|confundiu|confunde|esqueceu|atrasou|enganou|cobrou|mandou errado|deixou)
    (nao tem|nao temos|nao ha|sem) (desculpa|justificativa) .. (erramos|falhamos|nosso|nossa|isso|para isso)
    (houve|foi) (sim)? (uma|um) (falha|erro|descuido|engano|equivoco) (nossa|nosso|de nossa|da nossa|interno|interna|no nosso|na nossa|aqui)
    (prejuizo|conta|custo|troca|despesa) .. (por nossa conta|fica com a gente|e nosso|e nossa)
    !(onde|no que|em que) .. (a gente|nos) (errou|erramos)
    !nao e culpa sua
  `,
  blamed_client: `
    (voce|senhor|senhora|o senhor|a senhora|voces) (deveria|devia|tinha que|precisava|teria que) (ter)? (lido|verificado|conferido|avisado|ligado|visto|olhado|feito|guardado|testado|ler|conferir|verificar|avisar)
    (e|foi) (culpa|erro|responsabilidade|falha|descuido) (sua|seu|do senhor|da senhora|de voces)
    (voce|senhor|senhora) (que|e que) (nao)? (fez|mexeu|errou|leu|configurou|conferiu|quebrou|usou)
    (voce|senhor|senhora) nao (leu|conferiu|verificou|avisou|prestou atencao|seguiu)
    (se) (voce|senhor|senhora|o senhor|a senhora) tivesse (lido|conferido|avisado|verificado|feito|ligado|olhado|prestado)
    (mau uso|uso indevido|usou errado|fez errado)
    !nao (e|foi) (culpa|erro)
    (voce|senhor|senhora|voces|tu) .. (deve|devem) (ter)? (feito|mexido|pagado|pago|esquecido|digitado|clicado|errado|instalado|usado|apagado|deixado|colocado|perdido|derrubado|molhado|configurado|confundido|apertado)
    (voce|senhor|senhora|tu|voces) (e)? que (foi|mexeu|errou|digitou|esqueceu|quis|assinou|fez|nao|deixou|apertou|escolheu|pediu|comprou|confundiu|atrasou) ...
    quem (errou|mexeu|digitou|escolheu|fez|quebrou|esqueceu|pediu|assinou|atrasou|causou) .. (foi|e) (voce|senhor|senhora|tu|voces)
    se (voce|senhor|senhora|tu|voces) (tivesse|tivessem|estivesse|lesse|prestasse|soubesse|fizesse|cuidasse|seguisse) ...
    (ninguem|quem) mandou (voce|senhor|senhora|tu|deixar|mexer|comprar|abrir|clicar|assinar|ligar|por|colocar|nao|usar|fazer)
    (voce|senhor|senhora|tu|voces) (sempre|que|nunca)? (esquece|esqueceu|nao presta atencao|nao le|nao prestou|nao sabe explicar|nao sabe usar|nao sabe mexer|nao entende|usou errado|fez errado|fez algo errado|deixou vencer|perdeu o prazo|nao cuidou|nao cuida|nao seguiu|nao quis ler) ..
    (voce|senhor|senhora|tu) (digitou|clicou|preencheu|informou|passou|pediu|mandou|apertou|cadastrou) (o|a|os|as|no|na)? .. (errado|errada|errados|erradas)
    (falta de|desatencao|descuido|distracao|desleixo|negligencia) (atencao|cuidado|leitura|interesse|organizacao)? .. (do senhor|da senhora|de voces|do pessoal|do cliente|sua|seu|da sua parte|de sua parte)
    (responsabilidade|culpa|erro|falha) (e|foi|seria) (inteiramente|toda|exclusivamente|totalmente|so|unicamente|todo)? (sua|seu|do senhor|da senhora|de voces|tua|teu|do cliente|dela|do pessoal de voces)
    (tem que|precisa|tinha que|devia|deveria) (criar vergonha|prestar atencao|prestar mais atencao|aprender a|ler antes|ler o contrato|ler o manual|ter mais cuidado|se informar|ter mais atencao|se organizar|ter lido)
    (assinou|comprou|clicou|aceitou|pagou) sem (ler|conferir|olhar|verificar)
    (o pessoal|cliente|as pessoas|voces) nao (presta atencao|le|leem|prestam atencao|cuida|cuidam)
    (problema|defeito) e que (voce|senhor|senhora|tu) ...
    (isso)? (e|foi) (coisa|barbeiragem|bobeira|vacilo|besteira) (sua|do senhor|da senhora|de voces|tua)
    (acontece|da) (por|quando) (voce|cliente|senhor|senhora|voces) (nao|mexe|usa|esquece|deixa) ...
    !nao foi (senhor|senhora|voce)
    !o mau uso nao
    (aconteceu|acontece|deu erro|quebrou|estragou|foi cancelad*|atrasou) porque (voce|senhor|senhora|voces|tu) ..
    (voce|senhor|senhora|voces|tu) (nao|nunca) (leu|le|seguiu|avisou|conferiu|guardou|pagou|atualizou|respondeu|olhou|limpou|fez a manutencao|prestou|cuidou) ..
    (estava|esta|tava|ta) (tudo|escrito|bem claro|claro)? (no|na) (contrato|manual|email|site|regulamento|termo|embalagem) .. (era so|so|bastava|voce|nao leu|devia|ler|senhor|senhora)
    (uso|instalacao|manuseio|configuracao) (incorret*|errad*|inadequad*) .. (seu|sua|do senhor|da senhora|de voces|da sua parte|por parte|do cliente) ..
    (da|de) (sua|vossa) parte .. (faltou|falha|erro|descuido|culpa) ..
    (faltou|falta) .. (da sua parte|do senhor|da senhora|voce (ler|conferir|avisar|prestar)) ..
  `,
  unexplained_jargon: `
    ^ (o que|que) (e|seria|significa|quer dizer) (esse|essa|isso|um|uma|o|a)? _ .. ?
    ^ (o que e que|que que|o que que) e ... ?
    (nao)? (entendi|entendo|sei|estou entendendo) (nada|o que e|o que significa|bulhufas|patavinas|esse termo|essa palavra|essas siglas|essa sigla)
    nao (entendi|estou entendendo|entendo) .. (do que|que|o que) (voce|senhor|senhora|moco|moca)
    (fala|explica|fale|explique|traduz) (na|em|para|de) (minha lingua|portugues|um jeito|leigo|gente normal|mim)
    (isso|esse termo|essa sigla) .. (grego|chines|outra lingua)
    !(o que|que) (e|que e) que (voce|voces|a gente|eu)
    !o que (e|que e) (que)? (eu|voce|voces|a gente) (faco|faz|fazem|preciso|tem|esta|vai)
    !que (e|seria) (isso|horas|dia)
    !(o que|que) e (que)? (acontece|aconteceu|houve|mais|melhor|pior)
    ^ .. _ (e|significa|seria)? o que (moco|moca|cara|rapaz|homem|amigo|eu|fala|meu|minha|isso|$) ..
    _ (e|era|seria|significa|quer dizer) o que ..  ?
    _ (e|significa|quer dizer) o que $
    _ (de|do) que ?
    o que (e|significa|quer dizer|vem a ser|seria|que e|e que e) (isso|esse|essa|esse tal|essa tal|o|a|um|uma|tal|esses|essas|este|esta) ...
    (poderia|pode|da para|consegue|podes) (me)? (explicar|esclarecer|traduzir|trocar em miudos|falar em portugues) ...
    (nao|num) (entendi|entendo|estou entendendo|peguei|acompanhei|compreendi|captei|saquei|alcancei) (nada|essa|esse|isso|esses|essas|bem|mais nada|o que|nem metade|direito|patavina|uma palavra|a palavra|o termo|lhufas|$) ..
    (falou|fala|falando|parece|isso e|esta falando) (em)? (grego|chines|russo|arabe|alemao|hebraico|mandarim|ingles) ..
    (estou|fiquei|ando) (meio|todo|toda|bem|mais)? (perdid*|perdidinh*|boiando|confus*) ..
    (esse|essa|isso|esses|essas|desse|dessa|nome) .. nunca (ouvi|vi|escutei) ..
    nunca (ouvi|vi|escutei) (esse|essa|isso|falar nisso|falar nesse|falar disso) (nome|termo|palavra|sigla|nisso|disso)? ..
    (essa|esse|essas|esses|tanta|tanto|tantas|muita|muito) (sigla|siglas|termo|termos|palavra|palavrao|palavras dificeis|linguajar|nome dificil|nome estranho|palavreado) ..
    (e)? (bicho|veneno|comida|remedio|doenca|de comer|marca|gente) (e|isso)? ?
    sou (medico|leigo|mestre de obra|da roca|pedreiro|das antigas|de humanas|do tempo) ... nao (sei|entendo|mexo|manjo) ..
    nao (manjo|entendo|saco|mexo) (nada|muito)? (de|dessas|desses|com) (informatica|computador|tecnologia|tecnico*|termos|isso|essas coisas|sigla*) ..
    !(pode|poderia) (me)? explicar (por que|porque)
    !(janta|almoco|empresa|voces fazem)
    (fala|fale|explica|explique|traduz|traduza|troca) .. (minha lingua|portugues|leigo|mais simples|mais facil|mais devagar|em miudos|termo|termos|que nem gente) ..
    (me perdi (no|na|nesse|nessa|com|aqui|agora|$)|perdidinh*|boiei|boiando|fiquei perdid*|fiquei na mesma|nao acompanhei|me embananei|deu um no|deu no na cabeca|entrou por um ouvido) ..
    (nao|nem) .. ideia do que (e|seja|voce|senhor|significa)
    (nao|num|nem) (faco|tenho) (a menor|a minima|nem)? (ideia|nocao) ($|do que|o que|disso|desse|dessa)
    _ _? nao faco ideia $
    !^ (sim|sim sim|foi|e|isso) .. o que
    !(estrada|golpe|marca|preco|valor)
    !o que eu preciso
  `,
};

export const criteria: CriterionCues = { ...opening, ...inquiry, ...offer, ...ending, ...service };
