// Portuguese cues that make the context of findings: moods, needs, offers, answers.
import type { ContextCue } from '../pack.ts';

export const context: Readonly<Record<ContextCue, string>> = {
  greeting: `
    (oi|ola|alo|opa|bom dia|boa tarde|boa noite|tudo bem|tudo bom|prazer)
  `,
  leadIn: `
    ^ ... (ser|serei|sou) (bem|muito)? (franco|franca|sincero|sincera|honesto|honesta|direto|direta) (com voce|com voces|com vc|c vc|contigo|consigo|com o senhor|com a senhora)? $
    ^ .. (te|lhe) (falar|dizer|digo|falo|contar) (uma coisa|a verdade)? $
    ^ .. (e o seguinte|a questao e|o problema e|a coisa e) (que)? $
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
    (preciso|precisamos|precisava|estou precisando|a gente precisa|estamos precisando|temos que|tenho que|precisando) .. (adequar|arrumar|resolver|trocar|montar|aprender|contratar|comprar|achar|encontrar|diminuir|colocar|instalar|reformar|ampliar|parar|substituir|regularizar|vender mais|crescer)
    (procuro|procuramos|estou atras|busco|buscamos|estou a procura|estava procurando|ando procurando) (de)? (um|uma|algo|alguma|alguem|uns|umas|por) ..
    (quero|queria|queremos|a gente quer|queriamos|sonho em|meu sonho e|tenho vontade de) .. (aprender|montar|abrir|reformar|comprar|achar|instalar|espaco|trocar|crescer|vender|ampliar|fazer|parar|sair do|emagrecer|juntar|construir|proteger|garantir)
    (nossa|nosso|minha|meu|a|o) .. (carencia|necessidade|prioridade|demanda|dor|gargalo|desafio|dificuldade) .. (e|hoje|esta|sao|aqui)
    (esta|estou|estamos|anda) (faltando|precisando|querendo) (um|uma|de|gente|mao|espaco|quem) ..
    (parar de|deixar de|me livrar de|sair de) (emitir|fazer|perder|digitar|pagar|depender|usar|correr|gastar|planilha|papel) ..
    !(quero|vou|preciso) .. (cancelar|encerrar|cancelamento|reclamar|reclamacao|duvida|meu dinheiro|resolvido hoje)
    !(precisamos|preciso) .. (confirmar|desligar|sair|atender|pensar|ver)
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
    (nunca|nao) (bate|fecha|chega a tempo|da conta|fica pronto|funciona direito|acho|acha ninguem) ..
    (infiltrac*|goteira|vazamento|mofo|rachadura|praga|ferrugem|umidade|cupim|curto) ..
    (ficou|ficaram|esta|anda|vive) (muito)? (pequeno|pequena|apertado|apertada|velho|velha|lotado|parado|parada|bagunc*|desorganiz*|ruim|fraco|sobrecarregad*|amarel*|lento|lenta|no limite) ..
    (vem|veio|chega|sai|volta) (com multa|um absurdo|errado|errada|atrasad*|trocad*|alta|alto) ..
    (recuso|recusamos|perco|perdemos|deixo de|deixamos de|joga fora|jogamos fora|joguei fora|estraga|azeda|apodrece|encalha|desperdic*|sobra|vaza) .. (pedido|cliente|clientes|venda|vendas|vender|atender|leite|mercadoria|produto|comida|estoque|fora|antes|tudo|muito|<number>)
    (meu|minha|o|a|nosso|nossa) .. (some|sumiu|esquece|esqueceu|atrasa|demora|nao responde|nao atende|nao aparece|falha|quebra|desbota|estoura|nao da conta) .. (sempre|direto|toda|todo|muito|semana|mes|dias|tudo|$)
    (falta|faltou|faltam|faltaram) (gente|mao de obra|espaco|controle|tempo|produto|material|funcionario|<number>|organizacao|padrao|dinheiro em caixa) ..
    (retrabalho|dor de cabeca|prejuizo|gargalo|bagunca|sufoco|um caos|um inferno|confusao danada|desperdicio|devolucao|devolucoes|quebra de) ..
    (perdi|perdemos|perde|segurei|adiamos|adiei|contratamos) .. (contratacao|cliente|clientes|aluno|alunos|temporarios|venda|licitacao|prazo|dinheiro|mercadoria|safra)
    (pesa|pesando|doi|aperta) (mesmo|muito|demais|no) ..
    (sofro|sofremos|a gente sofre|penamos|apanhamos|apanho|brigo|brigamos) (com|para|muito|demais|na|no) ..
    (dificuldade|dificil) (em|de|para|com) ..
    !(despes* do casamento|de chuva|novela|jogo|portao com o controle)
    (anoto|anotamos|anota|faco|fazemos|faz|controlo|controlamos|controla|lanco|lancamos|conto|contamos|digito|digitamos|e|emito|emitimos|tudo|separo|separa) .. (na mao|no papel|na caneta|de cabeca|no caderninho|manualmente|um por um|uma por uma|na unha|na planilha|no caderno|ainda no papel) ..
    !(rapaz|moco|fornecedor|empresa|pessoa) que (faz|cuida)
    !faz (anos|<duration>) que
  `,
  painStated: `
    (perco|perdi|perdemos|perde|perdendo|prejuizo|me custa|nos custa|custou|gastei|gasto) ... (<number>|dinheiro|cliente|clientes|venda|vendas|tempo|dia)
    (estou|to) pagando para trabalhar
    (nao aguento|nao da) mais
    (jogad*|jogando|joguei|jogo|vai) (fora|no lixo|embora|pelo ralo) ..
    (fizemos|fiz) a conta ..
  `,
  wantsToLeave: `
    (quero|queria|gostaria|preciso|vou|vim|desejo|liguei para|estou querendo) .. (cancelar|cancelamento|encerrar|rescindir|desistir do|sair do plano|cortar o servico|trocar de operadora|fazer portabilidade|trancar)
    (pode|podem) cancelar
    (meu|o|esse) cancelamento
    !nao (quero|vou|queria) .. cancelar
    (solicito|peco|requeiro|venho solicitar|quero pedir|gostaria de pedir) (o|a)? (distrato|cancelamento|rescisao|encerramento|desligamento|baixa)
    (nao quero|nao vou querer|nao queremos) mais (o|a|esse|essa|o servico|nada|o plano|a assinatura|ser cliente|continuar) (plano|servico|assinatura|contrato|linha|internet|curso|academia|seguro|cartao|de voces|cliente)?
    (como|o que) (eu)? (faco|preciso fazer|tem que fazer) para (sair|cancelar|encerrar|me desligar|desfazer)
    (desfazer|romper|quebrar|rescindir|encerrar|cancelar) (o|meu|esse|a|minha|essa|nosso) (contrato|assinatura|plano|matricula|conta|cadastro|servico|linha|seguro|titulo|acordo)
    (vou|quero|decidi|resolvi|pensando em|estou querendo) (largar|sair do|sair da|sair de|deixar|abandonar|encerrar|nao renovar|nao continuar|parar com|trancar) .. (clube|plano|academia|curso|servico|consultoria|assinatura|contrato|ai|voces|operadora|conta)
    (nao vou|nao vamos|nao quero|nao pretendo|nao queremos) (renovar|continuar|seguir) (com)? ..
    (resolvi|decidi|decidimos|resolvemos) (nao)? (continuar|renovar|sair|encerrar|parar|cancelar)
    (me)? (desliga|desligue|tira|tirar|tire|corta|corte|suspende) (esse|este|o|meu|minha|do|meu nome) (servico|pacote|plano|canal|nome|cadastro|linha) ..
    (pode|quero|favor) (tirar|retirar|excluir) meu (nome|cadastro|plano)
    (fazer|pedir|quero|vou fazer) (a)? portabilidade ..
    so cancela ..
    (cancela|cancelem|encerra|encerrem) (para mim|isso|tudo|meu|minha|logo|por favor|o plano|a assinatura|o contrato) ..
    !(encerrar|sair) .. (conversa|ligacao|chamada|reuniao)
    !(tem que|preciso) (sair|ir)
    !se eu (quiser|precisar|sair|cancelar)
    !(desisto|desisti) de cancelar
    !(pedido|compra|consulta|horario|reuniao|boleto|nota) .. (cancel*)
    (quero|queria|gostaria|preciso|vou|desejo|estou querendo|estava querendo|estou pensando em|pensei em|pensando em|decidi|resolvi|decidimos|resolvemos|tenho que|prefiro|pretendo) .. (cancelar|cancelamento|encerrar|rescindir|rescisao|desativar|interromper|trancar|desistir|distrato|dar baixa|fechar minha conta|fechar a conta|encerramento|desligamento|parar de pagar|parar com o|parar com a|sair do plano|sair da academia|sair do clube|sair do grupo|tirar o plano|devolver o aparelho)
    (liguei|ligando|ligo|vim|entrei em contato|escrevo|mandei mensagem|e) .. (para|pra|sobre|pelo|por causa do) .. (cancelar|cancelamento|encerrar|encerramento|desativar|rescindir|rescisao|distrato|portabilidade|trancar|desligamento)
    (como|onde|o que|qual) .. (faco|faz|fazer|preciso|procedimento|caminho) .. (para|pra|do|de) .. (cancelar|cancelamento|encerrar|sair do|sair da|desativar|rescindir|trancar)
    (quero|vou|queria|preciso) (mesmo)? (sair|largar|parar|cancelar|encerrar) (disso|do plano|da|do|mesmo|com isso|e pronto|de vez|daqui|dai|com o|com a|o|a) (academia|clube|plano|curso|servico|consorcio|seguro|escola|assinatura|operadora|contrato|$)
    (nao quero|nao queremos|nao vamos|nao vou) (mais)? (ficar|continuar|seguir|pagar|usar|manter|renovar) (mais)? .. (com voces|plano|servico|assinatura|contrato|curso|academia|seguro|linha|internet|esse|isso|aqui|nada|$)
    (bloqueia|bloquear|suspende|cancela|encerra|desativa) (esse|minha|meu|o|a) (debito|cobranca|plano|assinatura|linha|conta|servico|contrato|matricula|seguro) ..
    (motivo|pedido|solicitacao|protocolo) (do|de) (meu)? (cancelamento|encerramento|desligamento)
    (pensando|pensei|penso|cogitando) (seriamente)? em (nao renovar|sair|cancelar|trocar de|largar|parar|encerrar)
    (nao)? vale (mais)? a pena (manter|continuar|ficar|pagar) ..
    !cancelar (o|a|meu|minha|esse|essa) (pedido|compra|consulta|reuniao|visita|agendamento|boleto|nota|corrida|viagem|entrega)
    !(se|caso) .. (cancelar|sair) .. (multa|antes|depois|quiser|precisar)
    !(posso|pode|da para) cancelar (quando|a qualquer|depois)
    !desistir (da|do|de) (compra|ideia)
    !cancelou
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
    (paguei|pagamos|comprei|compramos|esperei|esperamos|pedi|contratei) .. (e)? .. (nao|nunca|ninguem|cortaram|veio|chegou|atras*|tinha|ate hoje|ate agora|errado|quebr*) ..
    (mesmo|o mesmo) (defeito|problema|erro) .. (de novo|outra vez|terceira|segunda|pela|vez|dois meses)
    pela (segunda|terceira|quarta|quinta|enesima) vez ..
    (prometeram|prometeu|falaram|disseram|marcaram|combinaram|garantiram) .. (e|que) .. (ate hoje|nada|ninguem|nao|nunca|sumiu|sumiram)
    (tecnico|pedreiro|entregador|instalador|motorista|montador|rapaz|funcionario|atendente|moca) .. (riscou|quebrou|deixou|sujou|sumiu|estragou|foi grosso|foi grossa|gritou|desligou|xingou|fechou|nao veio|disse que era assim|fez corpo mole|furou|manchou)
    (esperei|espero|fiquei|estou) .. (<duration>|horas|a manha|o dia|a tarde) .. (e ninguem|na fila|sem|esperando|e nada|na linha|e nao|parad*)
    (cortaram|cancelaram|bloquearam|suspenderam|negativaram) (minha|meu|a|o) ..
    (passou mal|fio de cabelo|cabelo dentro|mofad*|vencid*|estragou|com cheiro|bicho dentro|azed*) ..
    (erro|falha|culpa) (de|foi de|e de) voces ..
    (uma semana|<duration>) (depois|de atraso|atrasad*) ..
    (ate hoje|ate agora) (nada|ninguem|nao|sem) ..
    (ninguem|nunca) (veio|apareceu|ligou|retornou|resolveu|deu|me deu|deu satisfacao)
    !(filha passou no|show|novela)
    (quero|queria|gostaria|preciso|vou|vim|liguei|venho|estou) .. (reclamar|reclamacao|queixa|registrar|formalizar|denunciar|reembolso|estorno|ressarcimento|meu dinheiro|dinheiro de volta|devolver|devolucao|explicacao|satisfacao|ouvidoria)
    (me|foi|fui|fomos|estao|voces)? (cobraram|cobrado|cobrada|cobrando|descontaram|debitaram|lancaram) .. (errado|indevid*|duas vezes|a mais|em dobro|sem|que nao|dobrado|valor|de novo|duplicado|taxa|servico)
    (comprei|contratei|encomendei|aluguei|pedi|fiz um pedido) .. (e|mas|com voces|ha|faz) ... (nao|nunca|veio|chegou|quebr*|defeito|errad*|ate hoje|ate agora|nada|rasg*|faltando|atras*|estrag*|riscad*|manchad*|descol*|furad*)
    (veio|chegou|entregaram|mandaram|recebi|veio com) (o|a|um|uma|tudo|com)? .. (errad*|faltando|defeito|rasgad*|quebrad*|usad*|aberto|aberta|trocad*|manchad*|riscad*|estragad*|vencid*|menor|outra cor|outro modelo|furad*|torto|torta|molhad*|amassad*|azed*|fri*)
    (faz|ha|tem) (mais de|uns|umas)? (<duration>|uma semana|um mes|dias|semanas|meses) .. (que)? .. (espero|esperando|ninguem|nada|e nada|aguardando|sem resposta|prometem|ligo|estou ligando|nao)
    (ja e|e) a (segunda|terceira|quarta|quinta|sexta|decima) (vez|ligacao|reclamacao|visita) ..
    (ja) (liguei|reclamei|falei|mandei|abri|tentei|fui) .. (vezes|varias|duas|tres|quatro|cinco|dez|chamado|chamados|protocolo|protocolos|email|loja|semana) ..
    (obra|servico|instalacao|entrega|atendimento|montagem|produto|comida|festa|pintura|conserto) .. (mal feit*|mal acabad*|pela metade|porco|pessim*|horrivel|atrasad*|um lixo|uma vergonha|deixou a desejar|ficou ruim|torto|torta|inacabad*)
    (cade|onde esta|kd) (o|a|meu|minha) (pedido|produto|encomenda|entrega|tecnico|dinheiro|reembolso|estorno|entregador|instalador|compra|geladeira|sofa|cama) ..
    (fui|fomos|me senti) (mal|muito mal|pessimamente)? (atendid*|tratad*|destratad*|humilhad*|enganad*|lesad*|desrespeitad*|ignorad*) ..
    (atendente|vendedor*|funcionari*|motorista|gerente|moca|rapaz) .. (grosso|grossa|mal educad*|gritou|desligou na|me tratou|foi rude|ignorou|debochou|riu)
    !(nao)? (quero|vou) .. pensar
    !(fui|fomos) (muito|super)? bem (atendid*|tratad*)
    !(da|na) (novela|faculdade|igreja)
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
    (nao|num) (esta|estou|estava|quer|deixa|vai|da|consegue|consigo)? .. (imprim*|abr*|lig*|conect*|carreg*|entra*|acess*|funciona*|pega*|aparec*|reconhec*|sincroniz*|atualiz*|baixa*|envia*|sai|emit*|roda*|gela*|esquenta*|responde*|grava*|salva*|loga*|puxa*|passa*|toca*|transmit*|autoriz*|valid*|chega nada)
    (parou|deixou|cismou|comecou|fica|vive|esta) (de|a)? (imprimir|funcionar|abrir|ligar|conectar|carregar|entrar|pegar|aparecer|reconhecer|atualizar|enviar|emitir|travar|reiniciar|piscar|travando|reiniciando|piscando|desligando|caindo|esquentando|vazando|apitando|chiando|gelar|esquentar) ..
    (travou|congelou|bugou|sumiu|sumiram|apagou|queimou|pifou|deu pau|deu pane|caiu|desconfigurou|desligou sozinh*|zerou|embaralhou) (o|a|tudo|aqui|do nada|de novo|meu|minha|ontem|hoje|desde|na|no|com|meus|minhas|os|as) ..
    (estou|estamos|to|tenho|temos|deu|dando|apareceu|aparece|com) (com|um|uma|aqui|de)? .. (problema|erro|falha|defeito|pane|bug|mensagem|aviso|codigo|dificuldade|tela branca|tela preta|tela azul|pagina branca|luz vermelha|luz laranja) .. (no|na|com|aqui|em|do|da|de|que|para|quando|desde|ao|e|$)
    (o|a|meu|minha|os|as|esse|essa) .. (sistema|aplicativo|app|impressora|internet|computador|celular|site|aparelho|maquina|portao|tv|televisao|modem|roteador|programa|tela|senha|cartao|maquininha|camera|bomba|ar|geladeira|fogao|chuveiro|login|nota|boleto|link|rastreador|alarme|sensor) .. (nao|parou|travou|sumiu|caiu|esta fora|trava|fica|desliga|apaga|pisca|sem|deu|quebrou|esta com|esta dando|da erro)
    (preciso|queria|quero|gostaria) .. (de)? (ajuda|suporte|uma mao|socorro|assistencia|segunda via|resetar|redefinir|recuperar|configurar|reinstalar)
    (sem|estou sem|estamos sem|fiquei sem) (internet|sinal|acesso|sistema|conexao|rede|energia|agua) ..
    (abrir|quero abrir|preciso abrir) (um)? chamado
    (alguem|voce|voces) .. (me)? (ajudar|ajuda|ajudem|socorro) .. (com|aqui|a|no|na|porque) ..
    !(nao) (esta|e) .. (caro|interessad*)
    !nao (vai|da|quer) (dar|para|entrar em contato)
    !nao (chegou|entregaram|veio)
    !(teste|saiu|agora foi|ficou verde)
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
    (marcado|marcada|anotado|anotei|confirmo|confirmado|confirmada|agendado|agendada) .. (presenca|entao|agenda|ate la|na|no|as|para|$)
    (ate la|estaremos|estarei|vou estar|estara|te espero|espero voces|pode vir|pode passar|pode aparecer) ..
    <weekday> .. (<time>|de manha|de tarde|a tarde) $
  `,
  refuse: `
    ^ nao $
    ^ nao (moco|moca|obrigado|obrigada|quero|vou|posso|da|preciso|precisa|consigo|tenho|pode)
    (nao (quero|vou|posso|da|consigo|tenho interesse|me interessa|preciso|gostaria|aceito))
    (<day>|<weekday>) nao
    (melhor nao|agora nao|hoje nao|nem pensar|de jeito nenhum|sem chance|deixa quieto|esquece|dispenso)
    (e|<weekday>) <time>? (e|nao e) (a hora|hora|horario|ruim|complicado|dificil)
    !nao (precisa|quero perder|posso reclamar|vou reclamar)
    (dia|data|horario|semana|<day>|<weekday>) .. (nao rola|nao posso|nao poderei|nao consigo|nao vai dar|nao da|ja tenho|tenho compromisso|estou fora|e feriado|estou viajando|esta de ferias|esta viajando|trabalho ate|tenho outro)
    (lamentavelmente|infelizmente) .. nao (poderei|posso|consigo|vou|vai|poderemos)
    (prefiro|preferimos) (que)? nao ..
    (nao precisa|melhor n|melhor nao|precisa nao|carece nao) ..
    nao (poderei|podemos|faco|fazemos|trabalho) ..
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
    (esta|ta) (aprovado|aprovada|fechado|decidido) .. (envi*|mand*|pode|contrato|assin*|entao|$)
    (vamos|bora|quero|pode|podemos|vou) (renovar|fechar|assinar|contratar|levar|matricular|ficar com|querer|comprar) ..
    ^ (bora|fechado|fechou|topo|aceito|fico|renova|assino|combinado fechado|negocio fechado|pode fechar) ..
    (me ve|anota|anote|separa|reserva|manda|pode mandar|coloca|bota|ve para mim) (ai|para mim)? (o|a|os|as|um|uma|dois|duas|<number>|mesmo) ...
    (me convenceu|convenceu|passa no cartao|passa no debito|manda o pix|manda o boleto|manda o contrato|manda o link|envia o contrato|enviem o contrato|gera o boleto|pode gerar|pode passar|pode emitir|pode lancar|pode matricular|pode ativar|pode renovar) ..
    (desisto|desisti) de (cancelar|sair) ..
    (fico|vou ficar|ficamos|continuo|vamos ficar|vamos continuar) (com voces|com a gente|com o plano|mais|entao|aqui) ..
    (pode|deixa) (deixar)? como esta ..
    !(amanha cedo|cafe|no meu email|rapaz|galpao|revista|cooperativa|internet|assim que|se |nao|visita|tecnico|proposta)
    !(assino|fecho) (so|depois|assim|quando|se)
    !compro (da|do|dois|na|no)
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
    (nao sabia|nao tinha pensado|vendo por esse lado|por esse lado|olhando assim|sendo assim|se e assim|sendo desse jeito|desse jeito|nesse caso|com essa garantia|com isso) .. (entao|compensa|tudo bem|esta bom|pode|da|aceito|topo|retiro|nao tenho|faz|sim|concordo|fico|muda|melhora|ta)
    (me convenceu|convenceu|tem razao|voce tem razao|retiro|ai compensa|ja da para|da para encarar|encaro|cabe no bolso|nao tem problema|nao tenho medo|sem problema entao|acredito em voce|confio) ..
    ^ (ah|ta|bom|hum|entao)? .. (isso|disso) eu nao sabia ..
    ^ (ah)? (ta|esta|entao ta|entao esta|ta bom|esta bom) entao ..
    !(nao|num) (me convenceu|compensa|acredito|confio|da para encarar)
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
    (deus abencoe|que beleza|que emocao|salvou|salvaram|arrebent*|voces sao demais|voce e demais|tri bom|gente boa|gente fina|muito claro|bem claro|foi rapidinho|que maravilha|que otimo|mandou bem|mandaram bem|de parabens|nota dez|nota 10|atencios*|educad*|cuidado com que|elogiar|eficiente)
  `,
  negativeMood: `
    (nao (gostei|gosto|quero|vou passar|confio|acredito|tenho interesse|conheco voces|me interessa|aguento|resolve))
    (caro|cara|salgado|absurdo|ruim|pessimo|pessima|horrivel|chateado|chateada|decepcionad*|frustrad*|cansad*|insatisfeit*|desconfiad*)
    (problema|dificil|complicado|pior|piorou|medo|receio|preocupad*|reclam*|prejuizo|demora|atras*)
    (golpe|mentira|enganad*|promessa)
    (agora nao|deixa eu atender|estou sem tempo|estou ocupad*|com pressa)
    !(sem|nenhum|nao tem) problema
    !nao (tem|e) (caro|problema|dificil)
    (aff|credo|que saco|saco cheio|palhacada|que raiva|perdendo a paciencia|perdi a paciencia|sem paciencia|falta de respeito|inadmissivel|lamentavel|decepcao|ridiculo|brincadeira|ta de brincadeira|estao de brincadeira|fala serio|pelo amor de deus|poxa vida|nao e possivel|e o cumulo|lixo|vergonhos*|pessim*|horrivel)
    (para de|pare de|parem de) (me)? (ligar|insistir|enrolar|mandar) ..
    (voce|voces|tu) .. (nao me escuta|nao escuta|nao entende|nao resolve|chamando de|esta me|so sabem|so sabe|mentiros*)
    (ja falei|ja disse|ja avisei|ja expliquei|avisei|cansei de falar) ..
    (esperei|espero) .. <duration> ..
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
    (inadmissivel|palhacada|falta de respeito|que saco|saco cheio|me tira do serio|sem vergonha|safadeza|sacanagem|cara de pau|lixo de|atendimento lixo|processar|absurdo isso|e um absurdo)
    (perdendo|perdi) a paciencia
    (para|pare|parem) de (me)? (ligar|enrolar)
  `,
  budgetStated: `
    (tenho|temos|tinha|tinhamos|reservei|reservado|separei|separado|a gente tem|reservamos|consigo|conseguimos|posso|podemos|da para|pensei|pensamos|pensava|pretendo|queria) .. (no orcamento|uns|umas|ate|de|pagar|gastar|investir|em torno de|por volta de|no maximo|a vista|reservado|separado|em)? .. <number>
    (orcamento|verba|budget|teto|limite|maximo) .. (e|de|seria|fica|ate|em)? .. <number>
    (ate|no maximo|maximo|uns|em torno de) <number> .. (por mes|mil|reais|no maximo|consigo|da|seria|cabe|podia|poderia)
    a vista .. <number>
    !(proposta|recebi|recebeu|cotacao|concorrente|vizinho|eles) .. <number>
    !(pago|pagava|pagamos|paguei|pagou|gastei|custou)
    (posso|poderia|poderiamos|consigo|da para|daria para|conseguiria|aguento|penso em|pensei em|pensamos em) .. (ir|chegar|pagar|gastar|investir|botar|colocar|dar) .. (ate|em|uns|umas|no maximo|a|por)? <number>
    (tenho|temos|tem|separei|separamos|guardei|guardamos|juntei|juntamos|juntou|reservei|levantamos|arrecadamos|sobrou|sobra|destinamos|aprovamos|aprovaram|liberaram) .. (dinheiro|verba|linha|reserva|caixa|fundo|poupanca|grana|recurso|quermesse|rifa|teto) ... <number>
    (juntou|juntei|juntamos|guardei|separei|reservei|levantou|arrecadou) .. <number> ..
    (verba|orcamento|teto|limite|recurso|reserva) ... (nao passa de|e de|ate|gira em|fica em|em torno de|de) <number>
    (entre|de) <number> (e|a) <number> .. (que)? .. (podemos|posso|pagar|pode|consigo|da|cabe|tenho|temos|por mes)
    ate <number> .. (nem reclama|tranquilo|da|eu pago|cabe|passa|vai|consigo|encaro|encara|topo|por mes)
    (meu|nosso|o) (teto|limite|maximo|orcamento) .. <number>
    (cabe|caberia|encaixa) .. (ate|uns|no maximo)? <number>
    (<number>|<money>) .. (e o que|e o maximo|e o teto|no maximo|e meu limite|de entrada eu|de entrada e)
    !(filhos|cachorro|lojas|funcionarios|parados)
    !(caro|aprovo|nao tenho)
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
    (diretor|diretora|diretoria|juridico|financeiro|ti|conselho|socio|socia|comite|presidente|chefe|gerente|engenharia|compras|marido|esposa|mulher|sindico|assembleia|secretaria|prefeito|pai|mae|dono|dona|matriz) .. (aprova|opina|assina|decide|da o ok|autoriza|olha|avalia|participa|bate o martelo|manda|tem que aprovar|precisa aprovar|define|resolve|escolhe|da a palavra|libera|valida)
    (aprovacao|parecer|aval|assinatura|autorizacao|ok|palavra final|decisao|escolha|caneta) (final)? (e|do|da|dos|das|passa|fica|vem) .. (diretor|diretora|diretoria|juridico|presidente|presidencia|conselho|socio|chefe|minha|meu|engenharia|comite|sindico|matriz|financeiro|eu|esposa|marido|mim)
    (decido|resolvo|aprovo|assino|compro|bato o martelo|mando) (eu|eu mesm*|sozinh*|aqui|e mais ninguem|tudo) ..
    eu (mesm*|que|e que) (decido|resolvo|aprovo|assino|compro|mando|bato|defino) ..
    (vai|passa|tem que ir|tem que passar|sobe|levo|precisa passar) (para|por|pela|pelo|na|no|ao|a) .. (reuniao de diretoria|diretoria|conselho|assembleia|comite|licitacao|juridico|financeiro|matriz|compras|ti|sindico)
    (votad*|decidid*|aprovad*|resolvid*) (na|no|em|por|pela|pelo) .. (assembleia|reuniao|conselho|diretoria|todos|familia|comite)
    (pode|trata|tratar|fala|resolve) .. comigo (mesmo|mesma|que) ..
    (tenho|com) (procuracao|autonomia|carta branca|poder de decisao|alcada) ..
    (somos|a gente e|sao) .. (socios|irmaos|herdeiros|irmas|conselheiros) ..
    (precisa|depende|dependo|tem que ter) (dos|do|da|de) .. (dois|tres|todos|acordo|parecer|aval|assinatura|aprovacao|ok) ..
    (quem manda|quem decide|quem assina|quem aprova|quem paga) .. (aqui|e|la)? .. (e|sou|somos) ..
    (sem|so com) (o|a) .. (aval|ok|assinatura|aprovacao|bencao) ..
    !(gato|juiz|jardim|documento do|leite)
    !(sobre as criancas)
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
    (no mais tardar|no maximo ate|impreterivelmente|sem falta|o mais tardar) ..
    (para|ate|antes|comeco|inicio|fim|final|la em|la para|la por|em) .. (<month>|<day>) .. (tem que|precisa|preciso|quero|queria|no mais|pronto|rodando|instalad*|comeca|inaugur*|entregue|funcionando|ja|abrir|abre)
    (<month>|<day>|mes que vem|ano que vem) .. (no mais tardar|comeca|comecam|inaugura|inauguramos|abre|abrimos|e a festa|vence|ja tem que|tem que estar|precisa estar|ja queria)
    (festa|inauguracao|casamento|evento|aula|aulas|obra|mudanca|bebe|safra|alvara|contrato|formatura|feira|licitacao) .. (e|comeca|comecam|nasce|vence|acaba|em|dia|sera) .. (<month>|<day>|<duration>|mes que vem|ano que vem)
    (antes|ate) (disso|la|da festa|do casamento|da inauguracao|das aulas|do parto|da safra|do verao|do inverno|do natal|do carnaval|da colheita|do evento|das ferias) ..
    daqui (a|uns|umas) .. <duration> ..
    (tenho|temos|estou com|estamos com) (muita)? (pressa|urgencia) ..
    (preciso|precisamos|quero) (disso|isso|dele|dela|tudo|resolver|comecar|instalar) .. (logo|ja|urgente|rapido|antes|ate|essa semana|esse mes|este mes)
    (semestre|trimestre|ano|mes|semana) que vem .. (quero|queria|preciso|pretendo|comecar|penso)
    (ainda)? (este|esse|neste|nesse) (ano|mes|semestre) .. (quero|queria|preciso|tem que|pretendo|comecar)
    !(emagreco|distrato|desligar)
    !nota fiscal
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
