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
  `,
  purpose_stated: `
    (quero|queria|vou|gostaria de) (te|lhe)? (mostrar|apresentar|contar|oferecer|propor|explicar) ..
    (nessa|nesta|nesses|nestes) (meia hora|reuniao|conversa|ligacao|minutos) ...
    hoje .. (e|eu|vou|vamos|a gente|preparei|quero|queria|sera|vai) ... (para|pela|pelo|passeio|conhecer|ver|mostrar|entender|falar|apresentar|fechar|revisar|configurar|deixar)
    (te|lhe) (chamei|liguei|escrevi|procurei) .. (porque|para|pois|sobre)
    (preparei|separei|montei) .. (um|uma|o|a) ... (para|passeio|apresentacao|demonstracao)
    (a|nossa) (ideia|pauta|agenda|intencao) .. (e|hoje|da)
    (foi|esta sendo) selecionad* .. (para|pra)
    (estou|to) (ligando|chamando|falando) .. (da|do|em nome) ... (porque|para)
    (estou|to|tava|estava|vim) (ligando|entrando em contato|te ligando|lhe ligando|retornando|chamando|falando) .. (para|porque|por causa|sobre|a respeito)
    (liguei|ligo|te liguei|chamei|te chamei|entrei em contato|escrevo|te escrevo) .. (para|porque|sobre)
    (o|meu) (motivo|objetivo) (da|do|desta|dessa|deste|desse|de hoje) .. (ligacao|contato|conversa|reuniao|papo|hoje)
    o motivo (da|do) (minha|meu)
    (a ideia|o objetivo|o plano|a proposta|a pauta|a agenda) (de|da|para|do|dessa|desta|hoje) .. (hoje|conversa|reuniao|e|papo|call)
    (eu)? (marquei|agendei|pedi|chamei) (esse|essa|este|esta|a) .. (papo|reuniao|conversa|call|bate) ... para
    (hoje)? a gente vai (ver|passar|falar|mostrar|fazer|repassar)
    (queria|gostaria de|quero) (te|lhe)? (apresentar|mostrar|falar) ... (para|nosso|nossa)
    ${you} (deixou|deixaram|preencheu|preencheram) .. (contato|dados|formulario|cadastro)
    (estou|to) (passando|vindo) (aqui)? para (saber|ver|dar|acompanhar|retomar)
    (a gente|nos) (marcou|combinou) .. (para|de) (ver|passar|falar|revisar)
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
  `,
  relevance_hook: `
    (atendemos|a gente atende|trabalhamos|fazemos|instalamos) ... (na|da|do|no|perto|ao lado) (sua|seu|de voces)
    (como|igual|parecid* com) (a|o|as|os) (sua|seu|suas|seus|de voces|do senhor|da senhora)
    (na|da) sua (regiao|rua|cidade|area)
    (acabaram|acabou) de (abrir|inaugurar|mudar|lancar|contratar)
    (vi|reparei|notei|percebi|soube|li) ... que (voces|voce|a empresa|a loja|o senhor|a senhora|ai|a sua|o seu|sua|seu|estao|abriram) 
    (vi|reparei|entrei|olhei|acompanho|acompanhei) (no|na|o|a) (seu|sua|site|perfil|instagram|pagina|linkedin|anuncio|vaga|trabalho) 
    (trabalhamos|trabalho|trabalha|atendemos|atendo|ajudamos|a gente atende|a gente trabalha|a gente ajuda) .. com? (muitas|muitos|varias|varios|outras|outros)? ${company} .. (como|iguais|parecid*|do|da|de|desse|dessa)
    (empresas|lojas|clinicas|negocios|restaurantes|escritorios|escolas|transportadoras|academias) (como|parecidas|iguais|do porte|do tamanho|do segmento) .. (a sua|o seu|de voces|sua|voces)
    (no|do) (seu|teu) (ramo|segmento|setor|mercado|nicho|caso)
    (quem|quando) .. (abre|abriu|cresce|contrata|expande|passa de) ... (costuma|geralmente|normalmente|sempre|comeca)
    parabens (pela|pelo) (nova|novo|abertura|inauguracao|expansao|premio)
  `,
  prior_contact_referenced: `
    (falamos|conversamos|nos falamos) .. (ha|faz|semana|sobre|na|no|mes|ontem)
    (como|conforme) (senhor|senhora|voce|voces) .. (pediu|pediram|solicitou|falou)
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
  `,
};

const inquiry = {
  need_confirmed: `
    (peguei|captei|entendi|anotei|resumi) (certo|direito|bem|tudo|direitinho) ?
    (continua|ainda|segue) .. (prioridade|problema|importante|precisando|querendo|objetivo) ... (certo|ne|isso|correto) ?
    e isso (que|mesmo que) .. (mais|te|voce) .. (pesa|doi|incomoda|quer|precisa|preocupa) ... ?
    (entao)? (o que voce|voce|o que voces|voces) .. (quer|busca|procura|precisa) .. e ... ?
    (estou|to) (certo|entendendo certo|no caminho) ?
    (e por ai|bate com|confere|fechou com o que) .. ?
    deixa eu (so)? (ver|conferir|confirmar|checar|entender) .. se (eu)? (entendi|estou entendendo|continuo|peguei|compreendi)
    (so)? (para|pra) (eu)? (confirmar|ver|conferir|checar) .. se (eu)? entendi
    (se|ver se|que) (eu)? entendi (bem|direito|direitinho|certo|corretamente)
    (entao|ou seja|quer dizer) ... (voce|voces|o senhor|a senhora) (precisa|precisam|quer|querem|busca|buscam|esta procurando|gostaria|gostariam) ... (e isso|certo|correto|isso mesmo|confere|ne) ?
    o que (voce|voces|o senhor|a senhora|mais) .. (quer|querem|precisa|precisam|busca|buscam|doi|pesa|incomoda) .. e
    (entao)? (o|a) (receio|preocupacao|prioridade|dor|necessidade|problema) .. e
    (e isso|era isso|isso mesmo|e isso mesmo|e por ai) (ainda|mesmo)? (ou|ne|certo|$) ?
    (entendi|estou) (certo|correto|bem) ?
    (resumindo|recapitulando) (a|o|o que) (sua|seu|voce|voces) (necessidade|cenario|situacao|precisa|precisam)
    !posso .. assim
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
  `,
  timeline_explored: `
    (voces|voce|senhor|senhora) .. (quer|querem|precisa|precisam|gostaria|gostariam|pensa|pretende) ... (ate quando|para quando|quando) ?
    (para que|pra que|em que) (data|mes|epoca|dia) ... ?
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
  `,
  pain_impact_explored: `
    (o que|quanto|como) ... (afet*|impact*|prejudic*|atrapalh*) ... ?
    quanto .. (custou|custaram|perderam|perdeu|perdia|gastou) ... ?
    (qual|quanto) ... (prejuizo|estrago|rombo|diferenca) ... ?
    (o que|quanto|como|quem) ... (custa|custando|custou|afeta|afetando|impacta|perde|perdem|perdendo|atrapalha|prejudica|gera|causa|representa|pesa) ... ?
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
  `,
  goals_confirmed: `
    (qual|quais) .. (objetivo|objetivos|meta|metas|expectativa|expectativas|resultado|resultados) ... (voce|voces|esper*|quer*|alcan*|ating*|para|com|de|da|seria) ?
    (o que) .. (seria|e|considera|consideram|significa) (um)? (sucesso|resultado bom|bom resultado) ... ?
    (como|quando) .. (saber|sabem|sabe|dizer|diria|diriam) que .. (deu certo|funcionou|valeu a pena) ... ?
    (anoto|anotei|registro|entao) .. (metas|meta|objetivos|objetivo) ...
    (daqui a|em) <duration> .. (o que|como) ... (precisa|teria|gostaria|quer|espera) ?
    (a|as|nossa|nossas) (meta|metas) .. (e|sao|fica|ficam|ficou) (de|em|reduzir|aumentar|baixar|chegar|ter)
  `,
  problem_diagnosed: `
    (e|esta|foi|ela|ele) .. (na|no|em) .. ou (na|no|em|so) ... ?
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
  `,
  satisfaction_checked: `
    (como) .. (tem sido|esta sendo|vem sendo|foi|anda|esta indo|tem ido) .. (para voces|para voce|usar|o uso|com|a|o|sistema|experiencia) ... ?
    (voce|voces|pessoal|equipe) .. (gostando|satisfeit*|curtindo|se adaptou|se adaptaram) ... ?
    (como) (esta|ta|estao|tem|vem) (sendo|indo) (a|o|as|os|sua|seu)? (experiencia|uso|servico|sistema|atendimento|ferramenta|plataforma|nosso|nossa|coisas|parceria)
    (esta|estao|ficou|anda|tem estado) (gostando|satisfeito|satisfeita|satisfeitos|contente|contentes|feliz|felizes) (com|do|da|de)? ... ?
    (o que) (voce|voces|senhor|senhora) .. (acha|acham|esta achando|estao achando|tem achado) (do|da|dos|das|de) (servico|sistema|plataforma|nosso|nossa|ferramenta|atendimento|uso) ... ?
    (o|nosso) (sistema|servico|atendimento|plano) (esta|tem|vem) .. (atendendo|funcionando|correspondendo) ... ?
    (de zero a dez|de um a dez|que nota) ... (daria|da|recomend*) ... ?
    como .. (avalia|avaliam) ... ?
    !(nova casa|novo escritorio|preco|valor)
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
    por isso (que)? (e|o|a|voce|baixa|cai|resolve|reduz)
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
    (como) .. (soa|parece|esta|ve isso|voces veem) .. (para voce|isso|ate aqui) ?
    (ate aqui|ate agora) ... (tudo bem|tudo certo|duvida|claro|ok) .. ?
    (e|seria) (isso|esse) .. (que voce|o que voce|que voces) (imaginou|imaginava|esperava|esperavam|precisa|procura) .. ?
    (querem|quer|gostaria) que eu (volte|repita|mostre|detalhe|explique) ... ?
    (estou indo|vou) muito rapido ?
    !(mais|posso) .. (ajudar|ajuda)
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
    (fica|ficaria|ficou|sai|sairia|custa|custaria|cai|desce|desceria|passa|vai) (em|por|para|pra|a) <number>
    (preco|valor|mensalidade|investimento|plano|pacote|taxa|implantacao|proposta|tabela|parcela|parcelas|assinatura|instalacao|adesao) ... <money>
    (preco|valor|mensalidade|investimento|taxa|assinatura) ... (e|de|em|fica|ficou|por) <number>
    (e|o|valor) valor .. <number>
    <number> .. (por|ao|a cada) (mes|ano|unidade|usuario|licenca|veiculo|pessoa|aluno|hora|posto|metro|dia)
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
  `,
  concession_traded: `
    se (voce|voces|senhor|senhora|a gente) ... (eu|a gente|consigo)? (baixo|tiro|dou|faco|incluo|deixo|libero|isento|consigo|abaixo|reduzo|coloco)
    se (voce|voces|senhor|senhora|a gente|for|fechar|fecharem|pagar|fizer) ... (eu|a gente|consigo|conseguimos|posso|podemos|dou|tiro|faco|baixo|incluo|libero) ... (tiro|dou|consigo|desconto|baixo|faco|incluo|isento|abono|desce|abate|libero|coloco|<percent>|<money>|metade|gratis|de graca)
    (consigo|posso|dou|faco|tiro|incluo|libero|conseguiria) ... (se|desde que|contanto que|mediante|em troca|so se) ... (fechar*|pagar*|assinar*|for*|antecip*|indic*|vista|contrato|meses|anual|hoje|grava*|fizer*|levar*)
    em troca (de|disso|voce|voces)
    (pagando|fechando|assinando|levando|antecipando|indo para) ... (consigo|tiro|dou|faco|desconto|sai|fica|cai|isento|incluo)
    o que eu (consigo|posso) (e|fazer e) trocar
    !(cancela|nao funcionar|cair de novo)
  `,
  disparaged_competitor: `
    (concorrente|concorrencia|eles|outra empresa|outros) .. (e|sao|esta|tem|fazem|deixa|deixam|nao) .. (ruim|ruins|pessimo|pessima|porcaria|furada|lixo|golpe|enganam|enganacao|na mao|presta|prestam|picaretas|amadores|horrivel|fraco|fraca)
    (cuidado|fuja|foge) (com|de|da|do) (eles|concorrente|essa empresa|essa gente)
    (aquilo|aquele sistema|o deles) (e|so) (uma)? (porcaria|lixo|bomba|gambiarra|dor de cabeca|furada)
    (todo mundo|muita gente|muitos clientes) .. (reclama|foge|vem correndo) (deles|de la|da)
    !(nao vou falar mal|empresa seria|boa de verdade)
  `,
  solution_explained: `
    (levamos|mandamos|enviamos|trocamos|instalamos|consertamos|substituimos) (a|o|um|uma|outro|outra) ...
    (vai|va|entra|clica|abre|escolhe|coloca|seleciona|aperta|desliga|tira|reinicia|baixa) .. (no|na|o|a|em|nos|nas) ... (depois|e|dai|ai|ate|em seguida)
    (quando|se) .. (marca|clica|cadastra|chega|vende|responde|confirma|assina) .. (o sistema|ele|ela|a plataforma|o app) ...
    (o sistema|ele|ela|a plataforma|o aplicativo) (ja|sozinho|mesmo)? .. (dispara|volta|gera|manda|calcula|avisa|atualiza|cria|envia|puxa|confirma|bloqueia)
    (eu)? (vou|vamos) (programar|agendar|trocar|enviar|corrigir|substituir|mandar|reprogramar|liberar|refazer|solicitar|gerar) ... (e|a|o|uma|um)
    (a equipe|o tecnico|nosso tecnico|a transportadora|o entregador) .. (leva|troca|retira|vai|instala|passa|busca)
    (a gente|nos|eu) (pode|podemos|consegue|conseguimos) (comecar|fazer|instalar|migrar|testar) .. (com|pela|pelo|primeiro|a|o)
    (o que|como) (a gente|nos|eu|ele|o sistema) .. (faz|faco|fazemos|vou fazer|vai fazer) .. (e|normalmente e)
    (ele|ela|o sistema|a plataforma|o aplicativo|a ferramenta|o modulo) (ja|sozinho|mesmo|vai|que)? (monta|gera|calcula|manda|envia|mostra|avisa|faz|valida|controla|integra|puxa|importa|organiza|emite|bloqueia|barra|sincroniza)
    (funciona|vai funcionar) (assim|da seguinte|desse jeito|dessa forma|do seguinte)
    (faz assim|voce faz assim|e so|basta|primeiro voce|primeiro o senhor|primeiro a senhora)
    (clica|abre|baixa|entra|acessa|seleciona|digita|aperta|vai|desliga|tira|liga|reinicia|fecha|abra|clique|acesse|baixe|feche) (em|no|na|o|a|os|as|la) ... (e|depois|dai|ai|ate)
    (primeiro|primeira coisa) ... (depois|segundo|em seguida|dai|ai)
    (a gente|nos) (mede|instala|configura|migra|faz|treina|acompanha|monta|prende|importa|cadastra|manda um tecnico|abre um chamado) 
    (eu)? abro um (chamado|protocolo)
    (e|vem|esta) .. que (valida|faz|monta|controla|gera|permite|cuida) 
    (a estrutura|o equipamento|o painel|o produto) e (presa|preso|feito|feita|instalado|instalada)
    (isso|assim) (permite|faz com que|significa que)
    (a instalacao|o processo|a implantacao|o treinamento) (e|leva|dura|comeca|acontece|funciona)
    passo a passo
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
  `,
};

const ending = {
  recap: `
    (repassando|repasso|repassar|relembrando|recapitulo|resumo|passando a limpo|so confirmando|confirmando tudo|para nao esquecer nada|para a gente nao esquecer)
    (entao)? (ficou|fica|ficaram|esta) (combinado|fechado|acertado|definido) (que|o|a|assim)
    (recapitulando|recapitular|repassando|repassar|relembrando|resumindo|resumir)
    (para|so para|pra) (fechar|confirmar|alinhar|recapitular|resumir|a gente nao) .. (entao|tudo|nada|o que)
    (entao)? (fica|ficou|ficamos|fechamos|combinamos|fechou) (assim|combinado|acertado|o plano|com|em|o seguinte)
    (o que|que) (a gente|nos|ficou) (combinou|combinamos|acertou|acertamos|combinado|acertado|definiu)
    (o|a) .. (plano|visita|credito|desconto|proposta) novo? (o|a) .. e (o|a)
    (mando|envio|te mando|vai) ... (proposta|contrato) (revisada|revisado|atualizada|atualizado|ajustada) com
  `,
  commitment_requested: `
    (quer|querem) que eu .. (prepar*|separ*|ativ*|reserv*|apliqu*|fech*|emit*|gere|gerar) ... ?
    entao (ja|posso|podemos|vamos|eu)? .. (altero|aplico|faco|deixo|registro|fecho|gero|lanco|troco|ativo|mudo|libero|confirmo|mantenho) ... ?
    (vamos|bora) (em frente|nessa|comecar|dar o passo|tocar) ... ?
    (posso|podemos|quer que eu|ja) (deixar|deixo|separo|separar|reservo|reservar|aplico|aplicar|emito|lanco|gero|mando o contrato|cadastro) .. (separado|no seu nome|reservado|para voce|para o senhor|contrato|pedido|agora|boleto|isso) ... ?
    (para)? (voce|senhor|senhora)? (assinar|assine|assina) .. (hoje|agora|ainda) ... ?
    (a gente|vamos)? (fecha|fechamos|fechar) .. (hoje|agora|nessa|nesta|entao|entao assim) ... ?
    (vamos|bora|podemos|posso|a gente pode|quer) (fechar|fecharmos|assinar|contratar|dar andamento|seguir com|confirmar o pedido|emitir|gerar o contrato|gerar o boleto|efetivar) ... ?
    (fechamos|fechou|fechado|fecha|bora fechar) $ ?
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
    !com certeza
  `,
};

const service = {
  results_reviewed: `
    (olhando|pelo|no) (o)? (seu|sua) (ano|historico|uso|relatorio|painel) ...
    (voce|voces|foram) .. <number> ... (este ano|esse ano|ate agora|contra|comparado|a mais|a menos)
    (desde|nesse|neste|esse|este|no|nos|ao longo) (que|ano|mes|trimestre|semestre|ultimo|ultimos|periodo|janeiro|marco) ... (voce|voces|senhor|senhora|sua|suas) ... (<number>|<percent>|reduz*|aument*|cresc*|econom*|caiu|subiu|emit*|usaram|usou|usam)
    (voce|voces) (ja)? (emitiram|usaram|fizeram|economizaram|reduziram|aumentaram|tiveram|venderam|atingiram|alcancaram|enviaram|processaram|cresceram) .. <number>
    (levantei|puxei|olhei|peguei|trouxe|separei) (os|seus|aqui os|o seu|uns) (numeros|dados|relatorio|historico de uso|indicadores|resultados) 
    (seu|sua|seus|suas) (uso|utilizacao|resultado|resultados|indicadores|acessos) .. (foi|foram|subiu|caiu|aumentou|esta|cresceu)
    (passou|passaram|saiu|sairam|foi) de .. <number> ... para .. <number>
    !(conta) .. (subiu|passou|foi)
    !(cliente|clinica|loja|empresa) .. que (saiu|passou)
    !uma de
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
  `,
  empathy_shown: `
    (ninguem merece|que situacao chata|situacao chata|situacao dificil|deve estar sendo|sei como e|sei bem como|imagino como)
    (eu)? (te|lhe|a|o)? (entendo|compreendo) (perfeitamente|completamente|totalmente|a senhora|o senhor|voce|seu lado|seu ponto)
    (chateada|chateado|frustrada|frustrado|irritada|irritado|revoltada|revoltado|estressante|frustrante|desagradavel|lamentavel)
    (eu)? (no seu lugar)
    (eu)? (entendo|compreendo|imagino) .. (sua|seu|a sua|o seu|voce|senhor|senhora|perfeitamente|como|que|revolta|frustracao|chateacao|situacao|trauma|preocupacao|transtorno)
    (eu)? (entendo|imagino|compreendo) (totalmente|sim|bem|demais|perfeitamente) .. $
    (sinto|lamento) (muito|por|pelo|pela|que|demais)
    (peco|pedimos|mil) (desculpa|desculpas|perdao) ...
    (me)? (desculpa|desculpe|desculpas) (por|pelo|pela|o transtorno|a demora|toda)
    (que) (chato|situacao|pena|transtorno|horrivel|absurdo|raiva|susto|dificil|triste|desagradavel|complicado)
    (deve|imagino que) (ser|estar|ter sido|seja) .. (dificil|frustrante|chato|cansativo|complicado|horrivel|desgastante|pesado)
    (no|em) seu lugar
    (eu)? (tambem)? (estaria|ficaria|fiquei) .. (chatead*|brav*|irritad*|furios*|revoltad*)
    (voce|senhor|senhora|tem|o senhor tem|a senhora tem|voce tem) .. (toda|total)? razao
    (nossa|poxa|puxa|caramba|putz) .. (susto|chato|dificil|complicado|imagino|que|sinto)
    e um (susto|absurdo|transtorno) mesmo
    (e) um? (receio|medo|preocupacao) (justo|justa|valido|natural|compreensivel)
    !nao entendo
    !entendo mas
  `,
  resolution_confirmed: `
    (com isso|assim|dessa forma|desse jeito) .. (resolve|resolvemos|resolvido|atende|soluciona|tudo certo|fica bom|te ajuda|a gente resolve) ... ?
    (passou|funcionou|voltou|entrou|abriu|conectou|resolveu|apareceu|carregou|foi|deu certo|normalizou|chegou) ?
    (esta|ficou) .. (funcionando|normal|resolvido|certinho|conectado|online|no ar|tudo certo) .. ?
    (resolveu|resolvido|resolvida|funcionou|deu certo|normalizou|voltou|esta funcionando|ficou resolvido|ficou tudo certo|foi resolvido|voltou a funcionar) .. .. $ ?
    (conseguiu|consegue|esta conseguindo) .. (acessar|entrar|emitir|usar|navegar|abrir|enviar|ver) .. (agora|normalmente|normal|ja) ... ?
    (isso|assim) (resolve|atende|fica bom|soluciona|te atende) ... ?
    (ficou|esta) (satisfeito|satisfeita) com a (solucao|resolucao) ... ?
    (ve|veja|verifica|testa|confere|testou|faz um teste) (se|ai|para mim|agora) .. (funciona|funcionou|voltou|esta|deu|foi)
    (o problema) (foi|ficou|esta) (resolvido|solucionado) ... ?
    !posso ajudar
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
  `,
  blamed_client: `
    (voce|senhor|senhora|o senhor|a senhora|voces) (deveria|devia|tinha que|precisava|teria que) (ter)? (lido|verificado|conferido|avisado|ligado|visto|olhado|feito|guardado|testado|ler|conferir|verificar|avisar)
    (e|foi) (culpa|erro|responsabilidade|falha|descuido) (sua|seu|do senhor|da senhora|de voces)
    (voce|senhor|senhora) (que|e que) (nao)? (fez|mexeu|errou|leu|configurou|conferiu|quebrou|usou)
    (voce|senhor|senhora) nao (leu|conferiu|verificou|avisou|prestou atencao|seguiu)
    (se) (voce|senhor|senhora|o senhor|a senhora) tivesse (lido|conferido|avisado|verificado|feito|ligado|olhado|prestado)
    (mau uso|uso indevido|usou errado|fez errado)
    !nao (e|foi) (culpa|erro)
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
  `,
};

export const criteria: CriterionCues = { ...opening, ...inquiry, ...offer, ...ending, ...service };
