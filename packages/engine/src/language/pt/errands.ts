// Who rang and what for, what the client would like, and with what words a call ends, in Portuguese. They are no features.
import type { ErrandCues } from '../pack.ts';

export const errands: ErrandCues = {
  answersCall: `
    (vou|irei|estou aqui para) (te|lhe|o|a)? (atender|atende lo|atende la|ajudar|ajuda lo|ajuda la) (hoje|agora|nesse atendimento|$)
    (quer|precisa|precisam|posso) (de|te|lhe)? (ajuda|ajudar) em (algo|que|alguma) ..
    ^ (oi|ola|bom dia|boa tarde|boa noite)? (seja)? (bem vindo|bem vinda|bem vindos) $
    (em que|no que|como|que) (eu)? (posso|podemos|poderia) .. (ajudar|ajuda lo|ajuda la|ajudalo|ajudala|ser util|auxiliar|atender|fazer por) ..
    (obrigado|obrigada|agradeco|agradecemos) (por|pelo|pela|seu|sua|o seu|a sua) (ligar|ligacao|contato|contacto|chamada|aguardar|entrar em contato|nos contatar) ..
    (voce ligou|esta falando|voce esta falando) (para|com) ..
    ^ (setor|departamento|central|area|servico|suporte|atendimento|financeiro|agendamento|relacionamento|programa|recepcao) (de|do|da|ao|tecnico|financeiro|comercial)? .. (bom dia|boa tarde|boa noite|pois nao|em que|como posso) ..
    ^ (setor|departamento|central) (de|do|da)? .. $
    ^ (suporte|atendimento|financeiro|agendamento|relacionamento|recepcao|reservas) (tecnico|ao cliente)? $
    !(recado|sinal|bip|mensagem)
  `,
  callsOut: `
    (estou|estamos|to|tou) (ligando|a ligar|entrando|a entrar|contatando|a contactar|telefonando|falando|a falar|oferecendo|fazendo|a fazer|realizando|a realizar) (para|pra|pro|por|de|da|do|dos|das|em|porque|sobre|com|a|o|uma|um|lhe|especialmente) ..
    (ligo|liguei|falo|contacto) (da|do|de|dos|das|em nome|para|pra|porque|por) ..
    (aqui e|aqui fala|daqui fala|daqui e|quem fala e|quem fala aqui e) ..
    (eu)? (falo|estou falando|estou a falar|falaria) com (o|a)? (senhor|senhora|sr|sra|dona|seu|titular|responsavel|<name>) ..
    (posso|poderia|gostaria de|queria|gostava de|preciso|devo|precisava de|consigo) falar (diretamente)? com ..
    (o|a) (senhor|senhora|sr|sra|dona) .. (encontra se|esta|se encontra) .. ?
    (motivo|razao) (do meu|da minha|deste|desta|do nosso|da nossa|pela qual|por que) ..
    (gostava|gostaria|queria) de .. (fazer|colocar) .. (umas|algumas|uma) (perguntas|perguntinhas|pesquisa) ..
    <name> (da|do|de) <name> .. (tudo bem|gostaria|queria|estou) ..
    !(em que posso|como posso|posso ajudar|obrigado por ligar|obrigada por ligar|retornando|de volta|deseja falar)
  `,
  picksUp: `
    ^ (alo|oi|ola|sim|pronto|tou|estou|quem fala|quem e|pois nao|fala) (alo|sim|bom dia|boa tarde|boa noite|quem fala|quem gostaria|quem e|oi)? $
    ^ (e|sou) (ele|ela|eu) (mesmo|mesma)? $
  `,
  collects: `
    (sua|seu|uma|um|a|o|da|do|na|no|as|os|suas|seus|das|dos) .. (fatura|faturas|parcela|parcelas|boleto|boletos|conta|prestacao|prestacoes|mensalidade|mensalidades|saldo|pagamento|pagamentos|debito|debitos|divida|dividas|renda|cartao|contrato|emprestimo) ... (em atraso|atrasada|atrasado|atrasadas|atrasados|vencida|vencido|vencidas|vencidos|em aberto|pendente|pendentes|por pagar|por liquidar|em falta|nao pago|nao paga|devedor|inadimplente) ..
    (sua|essa|esta|uma|da|desta|dessa|a) divida ..
    (area|setor|departamento|equipe|equipa|empresa|parte) de (cobranca|cobrancas|recuperacao) ..
    (pendencia|pendencias|debito|debitos) (financeira|em aberto|no valor|no seu nome|junto|de|conosco) ..
    (nos|lhe) deve ..
    (regularizar|quitar|liquidar|acertar|negociar|negociarmos) (a|o|sua|seu|essa|esse|esta|este) .. (divida|debito|pendencia|situacao|saldo|fatura|parcela) ..
    saldo devedor ..
    !(clientes|alunos|inadimplentes|sistema|software|escolas|plataforma|se o senhor|se voce)
  `,
  ownErrand: `
    (vim|venho|vou|preciso|queria|quero|gostaria|posso|passar|estou aqui para) .. (retirar|buscar|pegar) .. (pedido|encomenda|compra|exame|exames|resultado|documento|pacote|receita|chave) ..
    (atualizar|mudar|corrigir|alterar|trocar) (o|a|os) (endereco|cadastro|horario|foto|dados|telefone) (do|da|de) (restaurante|loja|empresa|conta|cadastro|site|perfil) ..
    (passar|mover|transferir|mandar) .. dinheiro .. (conta|poupanca|corrente|cartao) ..
    (trocar|mudar|atualizar|corrigir|alterar) (o|a|meu|minha|os|meus) .. (endereco|dados|email|e mail|telefone|celular|numero|sobrenome|cadastro) ..
    (esqueci|perdi|bloqueou|bloqueei|redefinir|recuperar|trocar) (a|o|meu|minha|uma)? .. (senha|pin|cartao|login|usuario|conta) ..
    (pedir|preciso|quero|queria|solicitar|tirar) .. (outro|outra|novo|nova|segunda) .. (cartao|via|copia|chave|chip|boleto|carteirinha|codigo) ..
    (quando|onde|se|cade) .. (minha|meu) (encomenda|pedido|entrega|reembolso|cartao|receita|pagamento|reclamacao|conserto|mala|passaporte|compra) ..
    (saber|ver|dizer|confirmar|checar) se .. (minha|meu|minhas|meus) ..
    (dizer|consultar|saber|ver|checar|verificar|confirmar) (o)? (meu|minha) .. (saldo|extrato|vencimento|consulta|conta|fatura) ..
    (cancelar|trocar|mudar|remarcar|reagendar|desmarcar) (a|o|minha|meu|uma|um) .. (consulta|horario|reserva|mesa|visita|voo|aula|agendamento) ..
    (cancelar|anular|estornar|reverter) (uma|um|a|o|essa|esse|minha) .. (transacao|transferencia|pagamento|cobranca|compra|pedido|pix) ..
    (remarcar|reagendar|adiar|desmarcar|antecipar) (a|o|minha|meu) ..
    (marcar|agendar|pedir|reservar) (minha|uma|um|a|o) .. (consulta|horario|hora|exame|visita|revisao|limpeza|mesa|quarto|atendimento) ..
    (pagar|quitar) (a|o|minha|meu|uma|um) .. (conta|multa|fatura|boleto|parcela|mensalidade) ..
    (devolver|trocar) (um|uma|o|a|esse|essa) .. (comprei|pedi|chegou|compramos) ..
    (codigo|cupom|vale) (de)? (promocao|desconto|promocional)? .. (vence|expira|funciona|valido|vale|serve) ..
    !(preco|precos|orcamento|proposta|interesse|comprar|contratar|demo|teste|matricular|na mao|todo mes|nossos clientes|sistema|mais barato)
  `,
  comesFor: `
    (ligando|ligo|liguei|ligar|escrevo|escrevendo|vim|venho|entrando em contato|entrei em contato|falo|passei aqui) (porque|pra|para|por|sobre|referente|a respeito|de|aqui|por causa|pois|por conta|devido) ..
    (tenho|tinha|temos|estou com|to com|tou com|surgiu|fiquei com) (um|uma|umas|algumas|duas|outra) .. (duvida|duvidas|pergunta|perguntas|problema|problemas|questao|reclamacao|reserva|mesa|consulta|pedido|marcacao) ..
    ^ (preciso|precisamos|precisava|queria|queriamos|gostaria|gostariamos|gostava|quero|queremos|procuro|procurava|busco|desejo|to precisando|estou precisando|estou procurando|to procurando|solicito) ..
    ^ (me|nos)? (posso|pode|podem|poderia|poderiam|podia|da para|da pra|tem como|seria possivel|e possivel) .. ?
    ^ (onde|quando|como|cade) (esta|estao|posso|fica|eu|e que|chega|faco|tem) ..
    ^ (voces|o senhor|a senhora)? (tem|tinha|fazem|faz|vendem|aceitam|aceita|trabalham) .. ?
    (recebi|recebemos|comprei|compramos|fiz|fizemos|paguei|pagamos|pedi|pedimos|perdi|esqueci|agendei|marquei|contratei|encomendei) (um|uma|o|a|os|as|meu|minha|uns|umas|por|com|na|no|ontem) ..
    (me|nos) (cobraram|entregaram|mandaram|venderam|ligaram|cortaram|disseram|enviaram) ..
    (nao|ja nao) (consigo|conseguimos|funciona|esta funcionando|liga|abre|carrega|chega|chegou|da para) ..
    (meu|minha|nosso|nossa|o|a) .. (caiu|parou|quebrou|rompeu|veio|sumiu|atrasou|queimou|estragou|avariou|dobrou|subiu|nao chegou|nao veio|veio errado|veio errada|nao funciona|esta lenta|esta lento) ..
    (cortaram|bloquearam|suspenderam|cancelaram|vou|estou) (o|a|meu|minha)? (sinal|luz|linha|conta|cartao|internet|mudar|me mudar|de mudanca|viajar) ..
    !(agora nao|nao posso falar|pode falar|falar agora|falar comigo|falar alto|me ouvir|ouvindo|liga depois|me liga|ligue mais tarde|quem fala|quem e|como conseguiu|nao tenho interesse|numa reuniao|dirigindo|conduzir)
  `,
  threatens: `
    se (nao|ninguem|isso|continuar|voltar|hoje|ate) ... (cancelo|cancelar|cancelarei|troco|trocar|mudo|mudar|procon|processar|advogado|reclame aqui) ..
    (ou|senao|se nao|caso contrario) (eu|a gente|vou|cancelo|troco|mudo) .. (cancelo|cancelar|cancela|troco|trocar|mudo|mudar) ..
    (cancelo|cancelar|troco|trocar) .. se (nao|voces|ninguem|continuar) ..
  `,
  enquires: `
    (queria|gostaria de|quero) (saber|perguntar|ver) se (voces|tem|voces tem|voces vendem|vendem|fazem|voces fazem|trabalham) ..
    ^ (oi|ola|bom dia|boa tarde|boa noite)? (voces)? (tem|vendem|trabalham com|oferecem) .. ?
    (queria|quero|gostaria|preciso|procuro|fazer|passar|dar|ligando) .. (preco|precos|orcamento|cotacao|valores|valor|tabela) ..
    (quais|qual|quanto) .. (preco|precos|valores|custa|custam|cobram|sai|saem|fica|mensalidade) ..
    (queria|quero|gostaria|pensando|interesse|pensei) .. (matricular|inscrever|comprar|contratar|alugar|entrar|assinar|aderir) ..
    (preciso de|precisamos de|quero|queria|gostaria de|me ve|me da|manda) <number> .. (de|sacos|caixas|pecas|metros|quilos|unidades|pares|jogos|ingressos|litros|toneladas|rolos) ..
    (voces|a senhora|o senhor) (vendem|oferecem|instalam|alugam|entregam|dao aula|fazem) ..
    !(minha fatura|minha conta|reembolso|cobraram|devo|paguei|ja|meu pedido|cancelar|errado|quebrado|atrasado)
  `,
  reviewsAccount: `
    (revisao|reuniao|conversa|ligacao|acompanhamento|bate papo) .. (trimestral|trimestre|anual|mensal|semestral|da conta|do ano) ..
    (sao|faz|fazem|completam|completaram|ja tem|estao ha) .. (meses|ano|anos) .. (com a gente|conosco|usando|desde|que voces (comecaram|entraram)) ..
    (desde que|que) (voces|voce) (comecaram|comecou|entraram|entrou|estao) (com a gente|conosco|a usar) ..
    (gerente|executiv*|responsavel|gestor*) (de|da|pela) (sua|tua)? conta ..
    (uso|adocao|acessos|usuarios ativos) .. (caiu|cairam|subiu|subiram|esta|estao|foi|foram|que voces fizeram|por semana) ..
    (licencas|usuarios|assentos) .. (ativas|ativos|em uso) ..
    (seu|teu|o) (contrato|plano|licenca|assinatura) (de voces)? (vai ate|vence|termina|renova|acaba) ..
    (passam|passa|passariam|estouram) (do|o) (seu)? plano ..
    o que (voces|voce) mais (usam|usa) ..
    (falar|conversar|ver) (da|sobre a|de) renovacao ..
    !(orcamento|proposta|demo|instalamos|configurar|esse contrato|concorrente)
  `,
  arranged: `
    (a|nossa|essa|esta|sua) (ligacao|reuniao|conversa|demo|demonstracao|sessao|chamada) (agendada|marcada|combinada|que marcamos|que agendamos|que voce (pediu|marcou|agendou|solicitou)) ..
    (como|conforme) (combinamos|combinado|conversamos|falamos|marcado|agendado) ..
    (voce|o senhor|a senhora) (agendou|marcou|solicitou|pediu) (essa|uma|a|esta) (ligacao|reuniao|conversa|demo|demonstracao|chamada) ..
    (depois da|apos a|desde a) (nossa|ultima|primeira) (ligacao|reuniao|conversa|demo|chamada)? ..
  `,
  wantsMore: `
    (eu|a gente|nos)? (gostaria|gostariamos|adoraria|queria) (muito)? de? (ver|saber|conhecer|entender|testar|experimentar|incluir) ..
    (parece|soa|achei|acho|ficou|fica) (muito|bem|bastante|mais)? (bom|boa|interessante|razoavel|otimo|otima|perfeito|justo|util|melhor|legal|viavel) ..
    (voce|o senhor|a senhora|voces)? (pode|podem|poderia|consegue) (me|nos)? (enviar|mandar|passar|preparar|encaminhar) .. (proposta|contrato|condicoes|comparativo|comparacao|cases|casos|minuta) ..
    (me|nos)? (manda|mande|envia|envie|passa|passe) (a|o|uma|um|essa|esse) (proposta|contrato|minuta|acordo) ..
    (tenho|temos) (muito|total|bastante)? interesse (em|no|na|sim|$) ..
    (me|nos) (interessa|interessou|interessaria) (muito|bastante|sim|saber|ver|isso|$) ..
    (estamos|estou|a gente esta) (pensando|planejando|vendo) (em)? (crescer|ampliar|aumentar|expandir|contratar mais|adicionar) ..
    (tem|teria|voces tem|existe) (algo|algum|alguma|um plano|alguma coisa) (mais|acima|maior|superior) ..
    (eu|a gente)? (gostei|adorei|curti) (disso|da ideia|do|da|muito|$) ..
    como (eu|a gente)? (faco|faz|fazemos) (para|pra) (contratar|comecar|aderir|assinar|adicionar) ..
    (bom|faz sentido|tem razao|e verdade|verdade) (ponto|isso|nisso|$) ..
    !(mas|porem|so que|embora|nao|nem|nunca|ate|cancelar|reembolso|barato|desconto|caro|supervisor|gerente|primeiro|menos|antes|baixar)
  `,
  nothingMore: `
    (era|e|seria|foi) (so|somente|apenas) (isso|isto) ..
    (so|somente|apenas) isso (mesmo|obrigado|obrigada|entao|por enquanto|$) ..
    (nada|mais nada|nenhuma outra) (mais|coisa|nao) ..
    ^ (nao|nao nao) (obrigado|obrigada|brigado|brigada|valeu|esta tudo certo|tudo certo|tudo bem|precisa|so isso|era so isso) ..
    !(que|como|por que|quando)
  `,
  thanksForHelp: `
    (obrigado|obrigada|agradeco|grato|grata|valeu|brigado|brigada) (por|pela|pelo|mesmo pela|de verdade pela|muito pela) (sua|tua|a|o|ajuda*|atencao|explica*|resolver|toda|tudo|atendimento) ..
    (muito obrigado|muito obrigada|obrigado mesmo|obrigada mesmo|foi muito gentil|voce ajudou|me ajudou|me ajudaram|ajudou muito|salvou|voce e um anjo|excelente atendimento|otimo atendimento) ..
    (perfeito|otimo|maravilha|excelente|show|beleza|legal|certo|ah que bom|que bom|joia) (muito)? (obrigado|obrigada|brigado|brigada|valeu) ..
    (que alivio|ficou claro|agora entendi|isso ajuda|ja ajuda|esclareceu|resolveu) ..
    !(nada|nao|mas|ainda|continua|se|quando|por que|tentar)
  `,
  unhelped: `
    (isso|isto) nao (e|responde|resolve|adianta|ajuda|serve) ..
    (e|isso e|que|um|uma) (um|uma)? (absurdo|vergonha|palhacada|inaceitavel|ridiculo|descaso|falta de respeito|brincadeira|desrespeito|perda de tempo) ..
    (pessimo|pessima|horrivel|terrivel|pior) (servico|atendimento|empresa|experiencia|suporte) ..
    (me passa|passa|quero falar|me transfere|chama|me passe|quero) .. (supervisor|supervisora|gerente|responsavel|outra pessoa|chefe) ..
    (continua|continuo|segue|ainda esta|esta ainda|continuamos) (sem|igual|ruim|caindo|fora|parado|esperando|dando|na mesma|a mesma) ..
    (o que|como) (eu|que eu) faco (entao|agora|$) ..
    (obrigado|obrigada|valeu) por nada
    !(era|foi|ontem|antes|da outra vez|achei que|nao esta mais)
  `,
  declines: `
    nao (posso|podemos|consigo|conseguimos|tenho como|temos como|ha o que|tem o que|da para) .. (fazer|ajudar|devolver|trocar|reembolsar|garantir|prometer|aceitar|oferecer|dar|resolver|alterar|estornar) ..
    (infelizmente|sinto muito|lamento|desculpe) .. nao (posso|podemos|consigo|conseguimos|e possivel|da|ha|tem|temos|tenho) ..
    (voce|o senhor|a senhora)? (tem|teria|vai ter|precisa|deve) (que|de)? (ligar|procurar|entrar em contato|falar|ir|contatar) .. (departamento|banco|setor|loja|fabricante|agencia|eles|fornecedor|assistencia) ..
    !(mas posso|mas consigo|o que posso|o que consigo|a menos|se o senhor|se a senhora|preocupe)
  `,
  asksElse: `
    (mais|alguma outra|alguma|outra) (alguma coisa|coisa|duvida|questao|pergunta|algo|informacao|solicitacao) ..
    (algo|alguma coisa) (mais|a mais) ..
    (em que|no que) mais ..
    (seria|e|era) so isso ..
    !(funcionando|resolvido|deu certo|funcionou|resolveu)
  `,
  openingHours: `
    (estao|estamos|esta|abrem|abrimos|abre|fecham|fechamos|fecha|atendem|atendemos|atende|funciona|funcionam|funcionamos) (aberto|abertos|aberta|fechado|fechados|fechada)? .. (de|das|as|ate|aos|<weekday>|<time>) ..
    horario (de|e) (atendimento|funcionamento|abertura|segunda|das|comercial) ..
    !(te espero|espero|nos vemos|te ligo|ligo|visita|passo|agend*|marc*)
  `,
  farewell: `
    ^ (ta bom|bom|ok|beleza|certo|entao|ta)? (entao)? (tchau|tchauzinho|ate logo|ate mais|ate breve|ate a proxima|adeus) (tchau|entao)? $
    ^ (obrigado|obrigada|bom|entao)? (tenha|tenham|desejo) (um|uma)? (otimo|otima|bom|boa|excelente|lindo|linda) (dia|tarde|noite|fim de semana|final de semana|semana) $
  `,
};
