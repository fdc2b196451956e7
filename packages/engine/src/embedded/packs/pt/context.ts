// Portuguese cues that make the context of findings: moods, needs, offers, answers.
import type { ContextCue } from '../pack.ts';

export const context: Readonly<Record<ContextCue, string>> = {
  greeting: `
    (oi|ola|alo|opa|bom dia|boa tarde|boa noite|tudo bem|tudo bom|prazer)
  `,
  smallTalk: `
    (chuva|choveu|calor|transito|futebol|jogo|feriado|ferias|fim de semana|familia|filho|filha|cafe)
    (tudo|como) (bem|bom|vai|esta|estao) .. ?
  `,
  adminQuestion: `
    (posso|podemos|consigo) .. ajudar .. (algo|alguma coisa|mais) ... ?
    mais alguma (coisa|duvida) ... ?
    (qual|me passa|confirma|informa|me confirma) .. (cpf|cnpj|nome|email|e mail|telefone|celular|endereco|cep|protocolo|numero do pedido|data de nascimento|titular) ... ?
    com quem .. (falo|estou falando|eu falo) .. ?
    quem (fala|e|esta falando|gostaria) .. ?
    (que|qual) (dia|horas|hora|horario|data) ... (melhor|fica|pode|prefere|bom|marcar|agenda|livre|disponivel) ... ?
    quando .. (consegue|conseguimos|conseguem|pode|podemos|podem|fica bom|da|ve) ... (falar|conversar|reunir|sentar|marcar|reuniao|visita|socio*) ?
    (o senhor|a senhora|voce|voces) (esta|estao) .. (ouvindo|vendo) .. ?
  `,
  openQuestion: `
    ^ (e|mas)? (como|por que|porque|qual|quais|quanto|quantos|quantas|quem|quando|onde|o que|que|de que|em que|com que|para que) ... ?
    (o que|como e|como que|qual que|quais sao|quantos|quantas|por que|quem) ... (voce|voces|senhor|senhora|hoje|ai|seu|sua) ... ?
    (me conta|me fala|me conte|me diga|me explica|conta para mim|fala um pouco|me fale|me conta um pouco|queria entender|quero entender|gostaria de entender|me ajuda a entender) .. (como|o que|qual|quais|sobre|mais|um pouco|quem|por que|porque|da|do|de)
    !^ (que) (bom|legal|otimo|pena|chato)
    !qual (e)? (o)? seu (nome|email|telefone)
  `,
  needQuestion: `
    (como|o que|qual|quais|quanto|quantos|quantas) ... (voce|voces|senhor|senhora|hoje|atualmente|funciona|empresa|loja|negocio|equipe|precisa|procura|busca|dificuldade) ... ?
    (voce|voces|senhor|senhora|a empresa) .. (tem|usa|usam|utiliza|utilizam|trabalha|trabalham|faz|fazem|possui|precisa|precisam) ... ?
    (tem|tem algum|ja tem|usa|usam|ja usa|utilizam) .. (sistema|ferramenta|alguma coisa|fornecedor|controle) ... ?
    (e|seria) para (casa|empresa|voce|negocio|quantas|quantos|uso) ... ?
    (me conta|me fala|conta para mim) ...
  `,
  needStated: `
    (preciso|precisamos|precisava|estou precisando|a gente precisa|estamos precisando) (de|que|resolver|melhorar|diminuir|reduzir|aumentar|organizar|controlar|ter|saber|uma|um|trocar|colocar|tirar)
    (quero|queria|queremos|gostaria|a gente quer|queriamos|eu queria) .. (um|uma|resolver|melhorar|reduzir|diminuir|aumentar|organizar|controlar|automatizar|parar|ter|saber sobre|baixar|economizar|derrubar|trocar)
    (estou|estamos|a gente esta|to) (procurando|buscando|atras|pesquisando|cotando|interessado|interessada) 
    (o que|tudo que) (eu|a gente) (mais)? (quero|quer|preciso|precisa) e
    (tenho|temos|a gente tem) .. (interesse|necessidade|vontade)
    (se) .. (cair|baixar|reduzir|diminuir) .. (metade|um pouco) .. (feliz|otimo|ajuda|ja)
    (vi|achei) .. (anuncio|site|instagram|pagina) ... sobre
    !(preciso|quero) (desligar|ir|sair|cancelar|falar com|pensar|ver com)
    !(nao) (preciso|quero)
    !quero saber quanto
  `,
  problemStated: `
    (nosso|meu|o|maior|grande|esse e o) .. problema (e|hoje|maior|aqui)
    (atrasa|atrasam|atrasando|demora muito|trava|travando|cai toda|caindo|quebra|quebrando|para de funcionar|perde|perdemos|perdendo|da erro|dando erro|falha|falhando|vive dando)
    (da|dando|tenho|temos|tendo|com) (muito|muita|um|uma|bastante) (problema|problemas|trabalho|retrabalho|prejuizo|dor de cabeca|dificuldade|erro|erros|perda|reclamacao)
    (cliente|clientes|gente|pessoal) .. (reclama|reclamam|reclamando|desiste|vai embora)
    (tudo|fazemos|faco|controla|controlo|controlamos) .. (na mao|no caderno|na planilha|manual|no papel|no excel)
    (a conta|o custo|o gasto|as despesas) .. (subiu|aumentou|disparou|esta alta|esta alto|muito alta)
    (em|so em|esse mes|agosto|julho|mes) .. (a gente)? (teve|perdeu|perdemos|tive|deu) .. (<number>|prejuizo|perda|multa)
    <number> reais .. (conta|por mes|de luz|de prejuizo)
    (fica|ficam|perde|perco|gasto) .. (dia inteiro|o dia todo|horas) .. (so)? 
    e piorou
  `,
  painStated: `
    (perco|perdi|perdemos|perde|perdendo|prejuizo|me custa|nos custa|custou|gastei|gasto) ... (<number>|dinheiro|cliente|clientes|venda|vendas|tempo|dia)
    (estou|to) pagando para trabalhar
    (nao aguento|nao da) mais
  `,
  wantsToLeave: `
    (quero|queria|gostaria|preciso|vou|vim|desejo|liguei para|estou querendo) .. (cancelar|cancelamento|encerrar|rescindir|desistir do|sair do plano|cortar o servico|trocar de operadora|fazer portabilidade|trancar)
    (pode|podem) cancelar
    (meu|o|esse) cancelamento
    !nao (quero|vou|queria) .. cancelar
  `,
  complaintMade: `
    (amassad*|quebrad*|rasgad*|arranhad*|com defeito|danificad*|estragad*)
    (liguei|reclamei|falei) .. (duas|tres|quatro|varias) vezes
    (me (jogam|jogaram|passam|passaram)) .. (um lado|outro)
    (tecnico|entrega|pedido|produto|ninguem|rapaz|moco|motorista|encomenda|instalador) .. (nao|nunca) .. (apareceu|veio|compareceu|chegou)
nunca (chegou|veio|apareceu|entregaram)
    (quero|queria|gostaria|vou|preciso) .. (fazer|registrar|abrir|reclamar|formalizar) .. (reclamacao|reclamar|queixa|denuncia)
    (isso e)? (um)? (absurdo|descaso|falta de respeito|palhacada|vergonha|desrespeito|inadmissivel)
    (procon|reclame aqui|advogado|processar|justica|consumidor)
    (ja e a|e a) (segunda|terceira|quarta|quinta) vez que
    (ninguem) (resolve|responde|retorna|me liga|ligou|apareceu)
    (veio|chegou|entregaram|recebi) .. (quebrado|errado|rasgado|faltando|com defeito|danificado|amassado|estragado)
    ^ (ainda)? nao (chegou|entregaram|recebi)
    (cobraram|cobranca|fui cobrad*) .. (errado|indevida|duas vezes|a mais|em dobro)
  `,
  supportAsked: `
    (nao) (esta|ta)? .. (passando|funcionando|ligando|abrindo|entrando|carregando|conectando|imprimindo|enviando|emitindo|aparecendo|pegando)
    (parou|travou|sumiu|apagou|deu pau|bugou) (de|o|a|tudo|aqui|meu|minha|do nada|ontem|hoje)
    (nao) (consigo|estou conseguindo|to conseguindo|conseguimos|funciona|esta funcionando|liga|abre|entra|carrega|conecta|imprime)
    (esta|fica|deu|da|aparece|apareceu|dando) .. (erro|mensagem de erro|travado|travando|lento|fora do ar|rejeicao|tela azul|sem sinal)
    (parou|deixou) de (funcionar|emitir|conectar|ligar|imprimir|enviar)
    (preciso de)? (ajuda|suporte) (com|para|tecnico)
    (esqueci|perdi) .. senha
    (suporte|atendimento tecnico|help desk) 
  `,
  benefit: `
    (assim|com isso|dessa forma|desse jeito|ai|com ele|com ela) (voce|voces|senhor|senhora|a senhora|o senhor|ja|nao|o|a) .. (consegue|nao precisa|economiza|evita|ganha|reduz|sabe|controla|tem|deixa|para|sobra)
    (economiza|economizam|reduz|evita|resolve|acaba com|elimina|ajuda a|ganha tempo|facilita|aumenta|melhora|garante|permite|cobre|protege|tira)
    (voce|voces|senhor|senhora) .. (ganha|ganham|economiza|economizam|evita|reduz|nao perde|nao precisa mais)
    por isso
  `,
  feature: `
    (ele|ela|o sistema|a plataforma|o aplicativo|o plano|o modulo|a ferramenta|o produto) (ja|sozinho|tambem)? (tem|monta|gera|calcula|manda|envia|mostra|avisa|faz|valida|controla|integra|vem com|inclui|cobre|economiza)
    (inclui|incluso|vem com|acompanha|conta com|oferece|tem|temos) .. (modulo|relatorio|painel|aplicativo|suporte|garantia|instalacao|treinamento|integracao|cobertura|telemetria)
    (o|nosso|nossa|a) .. (sistema|plataforma|solucao|servico|plano|produto) (e|tem|faz|permite|funciona)
    (ficou|e|temos) o plano
  `,
  offer: `
    (a gente|nos) (pode|consegue|poderia|faz|parcela|divide) .. (comecar|fazer|com|em|deixar|incluir|dar|<percent>)
    (consigo|posso) .. (parcelar|dividir|em <number>)
    (posso|consigo|consegui|podemos|conseguimos|tenho como|da para|vou) (te|lhe)? (oferecer|fazer|dar|mandar|incluir|colocar|tirar|baixar|reduzir|trocar|parcelar|liberar|deixar|passar|enviar|abrir|por|levar|jogar)
    (a proposta|a ideia|a sugestao|minha sugestao|o que eu sugiro|sugiro) (e|seria|esta|fica)
    (e se) (a gente|eu|fosse|fizesse|a implantacao|os) ... ?
    (tem|temos|existe) .. (opcao|alternativa|possibilidade|condicao|plano)
  `,
  priceAsked: `
    (quanto) (custa|e|fica|sai|custam|que e|esta|seria|voces cobram|ta|vai|da) ... 
    (qual) .. (preco|valor|mensalidade|custo|investimento|taxa) ... 
    (fala|manda|passa|me diz|me passa|saber) .. (valor|preco|valores|precos) 
    (tem|teria|faz|consegue) .. desconto ... ?
    (e a multa|tem multa|e o valor|e o preco) .. 
  `,
  priceTalk: `
    (preco|valor|mensalidade|desconto|orcamento|parcela|parcelar|investimento|custo|a vista|entrada|boleto|tabela)
    <money>
  `,
  accept: `
    (<day>|<weekday>|<time>) .. (esta|ta)? (otimo|bom|perfeito|combinado|certo|beleza|pode ser|fechado|sim|consigo|posso)
    da sim
    (aplica|pode aplicar|resolve)
    ^ (sim|pode|pode ser|pode sim|claro|com certeza|fechado|combinado|perfeito|beleza|otimo|isso|isso mesmo|exatamente|certo|ok|okay|esta bom|esta otimo|ta bom|tudo bem|maravilha|show|bora|vamos|fechou|topo|aceito|quero|e isso|isso quero|joia|positivo|uhum|aham|tranquilo|esta certo|valeu)
    (esta|fica|acho|seria|para mim) .. (bom|otimo|perfeito|tranquilo|combinado|melhor ainda|ok)
    (da|dao) certo
    (pode|podemos) (ser|marcar|mandar|vir|ligar|agendar|registrar|fazer|fechar)
    (eu)? (consigo|posso|estarei|estou|vou estar|estamos|tenho) (sim|la|em casa|livre|disponivel|disponibilidade)
    (encaixa|concordo|de acordo|me interessa|gostei|acho justo|acho bom|fico no aguardo|te espero|espero voces|aguardo)
    (por mim|para mim) (tudo|esta|pode|ok)
    <weekday> .. (eu)? (estou|consigo|posso|pode|da|esta bom|esta livre)
    !(nao posso|nao consigo|nao da|nao vou|nao quero|nao pode|amanha nao)
  `,
  refuse: `
    ^ nao $
    ^ nao (moco|moca|obrigado|obrigada|quero|vou|posso|da|preciso|precisa|consigo|tenho|pode)
    (nao (quero|vou|posso|da|consigo|tenho interesse|me interessa|preciso|gostaria|aceito))
    (<day>|<weekday>) nao
    (melhor nao|agora nao|hoje nao|nem pensar|de jeito nenhum|sem chance|deixa quieto|esquece|dispenso)
    (e|<weekday>) <time>? (e|nao e) (a hora|hora|horario|ruim|complicado|dificil)
    !nao (precisa|quero perder|posso reclamar|vou reclamar)
  `,
  defer: `
    (depois|qualquer coisa|mais para frente|outra hora|outro dia) .. (eu)? (te)? (ligo|aviso|chamo|falo|retorno|vejo|procuro|dou retorno)
    (eu)? (te|lhe) (aviso|retorno|procuro|dou um retorno|chamo|ligo) (depois|qualquer|se|quando)?
    (se) .. (interessar|quiser|resolver|mudar de ideia) .. (liga|ligo|procuro|chamo|avisa|retorna)
    (vou|preciso|deixa eu|tenho que|vamos|quero) .. (pensar|analisar|avaliar|ver|conversar com|falar com|ver com) 
    (manda|me manda|envia|passa) .. (por)? (email|e mail|whatsapp|zap|material|proposta por)
    nao sei (ainda|quando|te dizer)
  `,
  commitmentGiven: `
    (pode|podem) .. (mandar|fechar|emitir|registrar|fazer|gerar|cadastrar|aplicar|lancar|tirar o pedido)
    (fechado|fechamos|vamos fechar|fecho|quero fechar|pode fechar|bora fechar|negocio fechado|topo|aceito)
    (assino|assinei|vou assinar|eu compro|vou comprar|quero contratar|vou querer|fico com)
    !(nao|se) (fech*|assin*|aceito|compro|contrato)
    !(so)? assino e pago
  `,
  meeting: `
    (voltar a se falar|se falar|se ver|a gente fecha|visitar|passo ai|passar ai|ver o|medir)
    (reuniao|visita|ligacao|call|encontro|demonstracao|apresentacao|conversa|bate papo|agenda|convite|entrega|tecnico|instalacao|treinamento|retorno|videochamada)
    (te|lhe)? (ligo|ligar|mando|vou ai|passo ai|vejo|visito|envio|chamo|retorno|espero)
    (marcar|marcamos|agendar|agendamos|agendo|sentar|conversar|falamos|conversamos|nos falamos|a gente se fala|encontrar|reunir)
    (pode ser|fica bom|que tal|o que acha|combinado|fechado|fica|tudo bem) 
  `,
  person: `
    (patroa|seu|financeiro|marido|esposa|mulher|socio|socia|socios|chefe|diretor|diretora|diretoria|gerente|pai|mae|irmao|irma|filho|filha|contador|contadora|patrao|dono|dona|conselho|matriz)
  `,
  serviceDesk: `
    (em que|no que|como) (posso|podemos|eu posso) .. (ajudar|ser util|auxiliar) .. ?
    ^ suporte
    (do|pelo) suporte
    suporte (tecnico|<name>)
    (central de (relacionamento|atendimento|suporte)|sac|atendimento ao cliente|assistencia tecnica|ouvidoria|setor de (atendimento|relacionamento|reclamacoes))
  `,
  restates: `
    (entao|ou seja|quer dizer|resumindo) ... (voce|voces|senhor|senhora|sua|seu|suas|seus|o que mais|o problema|a dor)
    (entendi|compreendi) que (voce|voces|o|a|senhor)
  `,
  past: `
    (ontem|anteontem|passada|passado|foi|fui|era|estava|teve|tive|aconteceu|veio|ficou marcado|semana passada|mes passado)
  `,
  promiseCall: `
    (te|lhe|eu)? (ligo|mando|envio|aviso|retorno|chamo|passo|encaminho|confirmo)
    (vou|vamos) .. (mandar|enviar|ligar|passar|retornar|abrir|encaminhar|preparar|verificar|agendar|levar)
  `,
  conditional: `
    (se|caso|desde que|depende|dependendo|a menos que|contanto)
  `,
  answersWithReason: `
    (porque|pois|e que|por isso|a diferenca|o motivo|acontece que|o que acontece|na verdade|justamente)
    (mas|so que|por outro lado|em compensacao)
    (entendo|compreendo|imagino|claro) ... (mas|e|se|por isso|so que|olha|consigo|posso)
    (nao (precisa|fura|tem|cobra|muda|paga|perde|fica|vai)) 
    (garantia|por escrito|sem custo|sem multa|incluso|gratis|testar|teste)
  `,
  acknowledge: `
    ^ (uhum|aham|ta|esta|certo|ok|sim|entendi|perfeito|claro) $
  `,
  reassured: `
    (assim|isso) .. (melhor|melhora|ajuda)
    (faz|fez) (todo)? sentido
    (ai) (muda|sim|tudo bem|encaixa|melhora|melhorou|ja melhorou|pode ser|fica melhor|e outra coisa|beleza|da)
    (muda de figura|ficou claro|ficou mais claro|agora entendi|ah entendi|esclareceu|fico mais tranquilo|fico mais tranquila|mais tranquilo|mais tranquila|me tranquiliza|melhor assim|bem melhor)
    (isso|assim) (eu)? (gosto|gostei|ajuda|resolve|quero|sim|e bom|esta bom|fica bom)
    (acho)? (justo|razoavel|interessante|melhorou|otima ideia|boa ideia|encaixa|bacana)
    (eu)? (consigo) (defender|aprovar|pagar)
    (chega perto|esta bom assim|tudo bem entao|pode ser entao)
    !nao (faz sentido|acho justo|gosto|gostei)
  `,
  unmoved: `
    (continua|ainda esta|ainda acho|mesmo assim|nao adianta|da na mesma|nao muda|nao resolve|nao me convence|nao convenceu) 
    (mas)? (ainda|continua) .. (caro|alto|alta|salgado|acima|pesado)
    (nao) (quero|vou|tenho interesse|e o caso|acredito|me interessa)
    ja (disse|falei) que nao
  `,
  positiveMood: `
    (obrigado|obrigada|valeu|agradeco|muito obrigad*) .. (viu|mesmo|demais|pela|pelo|voce|querid*|moca|moco)
    (gostei|adorei|amei|excelente|maravilha|maravilhoso|otimo|otima|perfeito|show|sensacional|animado|animada|feliz|satisfeit*|tranquilo|tranquila|bacana|legal|parabens|top)
    (muito|que) (bom|boa|legal|bacana|gentil|atencios*)
    (faz sentido|acho justo|fechado|combinado|aceito|isso eu (quero|gosto)|fico mais tranquilo|da certo)
    (voce|foi) .. (unica que|unico que|escutou|resolveu|me ajudou|atencios*)
    (kkk*|haha*|rsrs*)
    (elogio|vale a pena|confio|acredito no)
    !nao (gostei|gosto|estou satisfeit*|e legal|acho)
    !nada (legal|bom)
  `,
  negativeMood: `
    (nao (gostei|gosto|quero|vou passar|confio|acredito|tenho interesse|conheco voces|me interessa|aguento|resolve))
    (caro|cara|salgado|absurdo|ruim|pessimo|pessima|horrivel|chateado|chateada|decepcionad*|frustrad*|cansad*|insatisfeit*|desconfiad*)
    (problema|dificil|complicado|pior|piorou|medo|receio|preocupad*|reclam*|prejuizo|demora|atras*)
    (golpe|mentira|enganad*|promessa)
    (agora nao|deixa eu atender|estou sem tempo|estou ocupad*|com pressa)
    !(sem|nenhum|nao tem) problema
    !nao (tem|e) (caro|problema|dificil)
  `,
  anger: `
    (inferno|absurdo|palhacada|vergonha|desrespeito|descaso|raiva|furios*|revolt*|indignad*|irritad*|odeio|porcaria|lixo|mentem|mentiu|mentira|mentirosos)
    (deixa eu (terminar|falar)|eu nao terminei|eu estava falando|me escuta|voce nao esta me ouvindo)
    (quero|vou|exijo) .. (cancelar|processar|reclamar|procon|meu dinheiro de volta|gerente|supervisor)
    (ninguem|nunca) .. (resolve|responde|apareceu|ligou|atende|aparece)
    (de novo|toda vez|toda hora|todo dia) .. (cai|caiu|quebra|erro|problema)?
    (ja (falei|liguei|expliquei)) .. (<number>|tres|varias|mil|vezes|pessoas)
    (fala|falar) com (a parede|robo)
    !de novo se
  `,
  budgetStated: `
    (tenho|temos|tinha|tinhamos|reservei|reservado|separei|separado|a gente tem|reservamos|consigo|conseguimos|posso|podemos|da para|pensei|pensamos|pensava|pretendo|queria) .. (no orcamento|uns|umas|ate|de|pagar|gastar|investir|em torno de|por volta de|no maximo|a vista|reservado|separado|em)? .. <number>
    (orcamento|verba|budget|teto|limite|maximo) .. (e|de|seria|fica|ate|em)? .. <number>
    (ate|no maximo|maximo|uns|em torno de) <number> .. (por mes|mil|reais|no maximo|consigo|da|seria|cabe|podia|poderia)
    a vista .. <number>
    !(proposta|recebi|recebeu|cotacao|concorrente|vizinho|eles) .. <number>
    !(pago|pagava|pagamos|paguei|pagou|gastei|custou)
  `,
  authorityStated: `
    (por|passa por|com) (mim|o dono|a dona|o chefe|a diretoria|meu|minha|o seu) ..
    (falar|ver|conversar) com (a patroa|o patrao|o chefe|a chefe|minha|meu) ..
    (quem) .. (decide|resolve|aprova|assina|mexe com|cuida|manda|bate o martelo|define|ve isso|compra) ... (e|sou|somos) (eu|ele|ela|o|a|meu|minha|nos|so|<name>)
    (preciso|tenho que|vou|vamos|quero|deixa eu|precisa|tem que) .. (falar|ver|conversar|consultar|passar|mostrar|alinhar|perguntar) .. (com|para|pro|a) .. (meu|minha|o|a) .. (marido|esposa|mulher|socio|socia|chefe|diretor|diretora|diretoria|gerente|pai|mae|irmao|irma|filho|filha|contador|contadora|patrao|dono|dona|conselho|financeiro|ti)
    (meu|minha|o meu|a minha) (marido|esposa|mulher|socio|socia|chefe|diretor|diretora|gerente|pai|mae|irmao|irma|filho|filha|patrao|contador) .. (que|quem|precisa|decide|tem|cuida|e socio|e socia|aprova|participa|assina|tambem)
    (sem) (a|o) <name> .. (nao|nada)
    (sou|somos) (eu|eu que|eu e|nos|os donos|o dono|a dona|o responsavel|a responsavel|proprietari*) .. 
    (e) (minha|meu|da minha|do meu|so minha) .. (e)? (da|do)? (minha|meu)? (esposa|marido|socio|socia|irmao|irma)
    (ela|ele) (que|e que|e) .. (cuida|decide|aprova|assina|ve isso|mexe|e socia|e socio)
    (tem que ter|precisa da|precisa de|depende da|passa pela|passa pelo) .. (assinatura|aprovacao|diretoria|conselho|socio|matriz|comite)
    (mostro|mostrar|levo|passo) para (o|a) <name>
    (decido|resolvo) (sozinho|sozinha|eu mesmo|eu mesma)
  `,
  timingStated: `
    (antes|ate|a partir|no comeco|no inicio|no fim|final|depois) (de|do|da|o|a) .. (<month>|<day>|verao|inverno|natal|ano|mes|safra|carnaval|pascoa|semestre|trimestre|ano que vem|black friday|volta as aulas)
    (preciso|precisamos|quero|queremos|queria|gostaria|tem que|ideal) .. (para|ate|em|seria) .. (<month>|<day>|ontem|agora|esse mes|mes que vem|semana que vem|urgente|o quanto antes|logo)
    para (<month>|o ano que vem|o mes que vem|o proximo mes)
    (o quanto antes|o mais rapido|com urgencia|urgente|para ontem|sem pressa)
    (daqui|em) (a|uns|umas)? <duration> .. (quero|preciso|inaugur*|abr*|comec*)
    !(reuniao|ligo|liga|marcar|visita|agenda|ferias)
    !(em|desde) <month> .. (foi|comecou|teve|caiu|aconteceu|a gente teve|paguei)
    !(volta|volto) 
  `,
  productIntro: `
    (plano|pacote|modulo|produto|linha|modelo|solucao|sistema|app|aplicativo|seguro|curso|servico|kit|versao)
  `,
  competitor: `
    (concorrente|concorrencia|outra empresa|outro fornecedor|outra proposta|outra operadora|empresa anterior|agencia anterior|fornecedor atual)
    (recebi|recebemos|a gente recebeu|tenho|pedi|oferecendo|me ofereceram) .. (proposta|orcamento|cotacao|outra|outro|da|do) .. <name>
  `,
  purchaseTalk: `
    (proposta|orcamento|contrato|plano|mensalidade|assinatura|desconto|comprar|contratar|fechar|investimento|preco|valor do|condicao|pedido de compra|pacote)
  `,
};
