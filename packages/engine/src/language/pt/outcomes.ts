// How conversations end, and what is looked up where a need or blame is judged, in Portuguese.
import type { OutcomeCues } from '../pack.ts';

export const outcomes: OutcomeCues = {
  pays: `
    (ja|acabei de|acabo de|pronto) (paguei|pagar|transferi|transferir|depositei|fiz o pix) ..
    (paguei|transferi|depositei|pagamos) ..
    (to|estou|tou) (pagando|fazendo o pix|transferindo) ..
    (fiz|mandei|fizemos) (o|a|um|uma) (pix|pagamento|transferencia|deposito) ..
    (mandei|segue|olha|vai|ta|mando) (ai)? (o|um) comprovante ..
    (como|onde) (faco|fazemos|eu faco|que faco|que eu faco|e que eu)? (para|pra|eu)? (pagar|pago|assino|assinar|contratar) ..
    (aqui|ta aqui|olha) (esta|tem)? (meu|o)? (cartao|dinheiro) ..
    ^ (aqui|tome|toma|pegue) (esta|tem)? .. <money> ..
    (aceita|aceitam|voces aceitam|posso pagar|da para pagar|da pra pagar) .. (pix|cartao|boleto|debito|dinheiro|credito|transferencia)
    (qual|me passa|passa|manda) (a|e a|o|e o)? (chave|pix|seu pix|chave do pix) ..
    (pago|vou pagar|eu pago) (no|em|com|por|pelo|via) (pix|cartao|boleto|debito|dinheiro|credito|dois|tres|<number>) ..
    !(se|quando|caso|antes de|ano passado|mes passado|ja paguei por|a toa|em dobro|duas vezes|caro|pagava|fatura|multa)
  `,
  orderTaken: `
    (pedido|compra|contrato|matricula|plano|assinatura|reserva) .. (feito|feita|confirmado|confirmada|fechado|fechada|registrado|registrada|ativo|ativa|ativado|ativada|liberado|liberada|lancado|lancada|efetivada|efetivado)
    (pagamento|dinheiro|pix|valor|comprovante) .. (caiu|recebido|entrou|confirmado|aprovado|compensou|processado)
    (caiu|recebi|recebido) (aqui|o pagamento|o pix|o comprovante|sim|certinho) ..
    (ja)? (liberei|ativei|lancei|registrei|fechei|cadastrei|emiti) (o|a|seu|sua|aqui|aqui o) ..
    (seja|sejam) bem (vindo|vinda|vindos|vindas) (a|ao|aa|na|no) ..
    (obrigado|obrigada) pela (compra|preferencia|confianca|parceria) ..
    !(se|quando|assim que|depois que|antes|caso)
  `,
  agrees: `
    ^ (melhor|esta bom|entao|ok|ta|bom)? (entao|ja)? (eu)? (levo|vou levar|vou querer|fico com|quero) (o|a|os|as|um|uma|dois|duas|tres|esse|essa|<number>) ..
    ^ (fechado|fechou|fechamos|topo|topado|aceito|bora|feito|vendido|trato feito|negocio fechado|manda ver|manda bala|demorou|simbora|partiu|sim bora) (entao|ai|sim|la|por mim|com voce|com voces|nesse valor|nisso)? $
    (vou querer|vamos querer|vou levar|vamos levar|vou ficar com|vamos ficar com|fico com|ficamos com|levo|vamos fechar|vou fechar|quero fechar|bora fechar|quero sim|a gente fecha|a gente leva) (esse|essa|este|esta|o|a|os|as|um|uma|dois|duas|<number>|sim|entao|tambem|nisso|nesse|com voce|com voces|$) ..
    ^ (vamos|vou|vai) de ..
    ^ vamos (entao|la|nessa)? $
    (estou|estamos) dentro
    (vou|vamos) entrar (no|na|nesse|nessa|com) ..
    (me|ja me|nos) (convenceu|convenceram) ..
    (por|para) mim (ok|okay|fechado|combinado|pode|esta fechado|esta (ok|certo|otimo|bom)) ..
    ^ (entao|sim|ja|quero|claro|vai|bora)? (pode|podem) (ja|me|ir)? (manda|mande|mandar|coloca|coloque|colocar|poe|bota|bote|botar|separa|separe|separar|reserva|reserve|reservar|faz|faca|fazer|emite|emita|emitir|gera|gere|gerar|renova|renove|renovar|troca|troque|trocar|inclui|inclua|incluir|anota|anote|anotar|congela|congele|congelar|fecha|feche|fechar|ativa|ative|ativar|instala|instale|instalar|fatura|fature|faturar|lanca|lance|lancar|matricula|matricule|matricular|inscreve|inscreva|inscrever|encomenda|encomende|encomendar|debita|cobra|cobrar|sobe|suba|subir|entrega|entregar|contrata|contratar|assinar|tocar|comecar|passar|deixar como esta|ser esse|ser essa|ser assim) ..
    ^ (entao|ja|vai|logo|so|bora|pode)? (manda|mande|mandar|coloca|coloque|colocar|poe|bota|bote|botar|separa|separe|separar|reserva|reserve|reservar|faz|faca|fazer|emite|emita|emitir|gera|gere|gerar|renova|renove|renovar|troca|troque|trocar|inclui|inclua|incluir|anota|anote|anotar|congela|congele|congelar|fecha|feche|fechar|ativa|ative|ativar|instala|instale|instalar|fatura|fature|faturar|lanca|lance|lancar|matricula|matricule|matricular|inscreve|inscreva|inscrever|encomenda|encomende|encomendar|debita|cobra|cobrar|sobe|suba|subir|entrega|entregar|contrata|contratar|assinar|tocar|comecar) (um|uma|dois|duas|tres|quatro|cinco|seis|dez|<number>|o meu|a minha|o nosso|a nossa|o contrato|o pedido|os|as|para mim|para a gente|para nos|para minha|esse|essa|este|esses|essas|tudo|ai|entao|logo|sim|vai|mais|para o proximo|para o maior|no meu|na minha|em nome|no nome|$) ..
    me (ve|separa|reserva|inscreve|matricula) (ai)? (um|uma|dois|duas|tres|<number>|o|a|os|as|esse|essa) ..
    ^ (passa|me passa|me da|cade) (a)? (caneta|maquininha) ..
    (deixa|deixe|deixar) (assim|como esta) (entao|mesmo|$) ..
    (esse|essa|assim) (serve|me serve|esta otimo|esta bom) $
    !(nao|nem|nunca|talvez|depois|ainda|email|zap|whatsapp|proposta|orcamento|material|catalogo|resumo|apresentacao|contato|localizacao|pensar|olhar|analisar|visita|reuniao|demonstracao|demo|ligar|liga|ligacao|retorno|mensagem|duvida|pergunta|perguntas|simulacao|tabela|amostra|teste|escrito|saber|recado|planta|planilha|exemplo|desconto|conta|contas|favor|minuto|minutinho|foto|fotos|video|informacao|informacoes|detalhes|cancelar|cancelamento|cancela|encerrar)
    !(vou|vamos|preciso|tenho que|deixa eu|quero) (so)? (ver|pensar|olhar|falar|conversar|consultar|analisar|conferir|esperar)
    !(se|caso|quando) (voce|voces|der|tiver|for|eu|a gente|quiser|precisar) .. (me|a gente|avis*|lig*|fal*)
  `,
  asksForDetails: `
    (qual|qual e|preciso|me passa|passa|informa|me informa|manda|me manda|me diz|confirma|pode me dar|poderia me dar|me da|anoto|so falta) .. (cpf|cnpj|nome completo|data de nascimento|razao social|dados do cartao|numero do cartao|validade do cartao|endereco de entrega|endereco para entrega|dados para o contrato|dados para a nota|dados para o boleto) ..
    (credito|debito|pix|cartao|boleto|dinheiro|a vista) (ou|ou no|ou em) (credito|debito|pix|cartao|boleto|dinheiro|parcelado|a prazo|transferencia) ...
    (como|qual) (vai ser|fica|seria|e|voce prefere|o senhor prefere|senhora prefere|prefere|vai querer|quer) .. (pagar|pagamento|forma de pagamento) ... ?
    (em|no) nome de quem ..
    (qual|melhor) .. (vencimento|dia de vencimento|dia para o vencimento) ... ?
    !(ultimos|protocolo|devolver|devolucao|estornar|estorno|reembolso|localizar|cadastro aqui|visita)
  `,
  refusesForGood: `
    (nao|sem) (tenho|temos|tem|ha)? interesse ..
    nao (me|nos) interessa ..
    ^ nao (muito)? (obrigado|obrigada|valeu|brigado|brigada) $
    (nao|nem) (quero|queremos|vou querer|preciso|precisamos) (nada|disso|nao|mais|mesmo|esse|essa|isso|$) ..
    (vou|vamos|prefiro|preferimos) (ficar|continuar|seguir) (com o|com a|como|com quem|com os|com outro|sem) ..
    (ja|acabei de|acabamos de) (fechei|fechamos|comprei|compramos|contratei|contratamos|fechar|contratar|comprar) .. (outro|outra|com|concorrente|<name>)
    (deixa|deixe) (quieto|pra la|para la|isso pra la) ..
    (tira|tire|remove|remova) (meu|o meu|nosso|esse) (nome|numero|telefone|contato) ..
    nao (me)? (liga|ligue|liguem|ligar) mais ..
    (nao|isso nao) (e|serve) (para|pra) (mim|a gente|nos) ..
    nao (vou|vamos) (dar|pagar|gastar|doar) (um|nenhum|nem um) .. (centavo|tostao|real|euro|nada) ..
    (vou|pode) desligar .. $
  `,
  leavingDone: `
    (esta|ta|ficou|foi|fica|fico) (tudo)? (cancelado|cancelada|encerrado|encerrada|desativado|desativada) ..
    (cancelei|encerrei|desativei|vou cancelar|ja cancelo|cancelo|encerro|vou encerrar|faco o cancelamento|vou fazer o cancelamento|finalizei o cancelamento) ..
    cancelamento .. (feito|concluido|registrado|confirmado|efetuado|processado|realizado|protocolo)
    (portas|porta) (continuam|ficam|continua|fica|estao) abert* ..
    !(antes de|em vez de|sem|nao quero|nao precisa) .. cancel*
  `,
  turnsAway: `
    (nao|so|somente|apenas) (atendemos|atende|trabalhamos|trabalho|entregamos|vendemos|cobrimos|fazemos) .. (regiao|porte|perfil|tamanho|cidade|pessoa fisica|empresa|empresas|cpf|cnpj|tipo|area|caso|segmento)
    (nao) (se encaixa|se enquadra|atende aos|preenche|se qualifica|tem o perfil|e o perfil|e o nosso perfil) ..
    (fora|foge) (da nossa|do nosso|da|do) (area|perfil|regiao|escopo|atendimento|publico) ..
    (nosso|o nosso) (produto|servico|plano|sistema) nao (e|serve|faz sentido|compensa) (para|pra) (voce|voces|o seu|seu|a senhora|o senhor|esse) ..
    !(se|a menos que)
  `,
  machine: `
    (deixe|grave|deixa) (a sua|sua|seu|o seu|uma|um) (mensagem|recado) ..
    (apos|depois) (do|o) (sinal|bip|bipe|toque)
    caixa postal ..
    (numero|telefone|celular) (chamado|discado|que voce ligou) .. (desligado|disponivel|area|existe|programado|receber)
    (sua|esta) (chamada|ligacao) .. (encaminhada|caixa)
    (digite|tecle|disque|pressione) (um|dois|tres|1|2|3) para ..
  `,
  asksForWay: `
    (tem|teria|haveria|ha|existe|existiria|tera) (como|jeito|algum|alguma|um|uma|algo|alguem|quem) ... ?
    ^ .. (tem|existe|haveria|ha) (maquina|sistema|curso|aula|plano|loja|aparelho|produto|remedio|seguro|material|bancada) ...  ?
    como (e que)? (se|eu|a gente|nos) (faz|faco|fazemos|resolve|resolvo|evita|evito|paro|para|guarda|tira|esconde) ... ?
    o que (e que)? (se|eu|voces|a gente) (faz|faco|fazem|recomendam|recomenda|indicam|usam) (com|pra|para|quando|contra|de) ... ?
    ^ quem (faz|conserta|vende|aluga|instala|entende de|mexe com|trabalha com|monta|reforma) ... ?
    (sera|seria) (que|possivel) (da|daria|tem|existe|tirar|fazer|parar|evitar|por|plantar) ... ?
    (meu|nosso|o) (sonho|desejo|ideal) (para mim|aqui|mesmo)? (e|era|seria) ...
    (quem dera|bom mesmo seria|bem que|se ao menos|se pelo menos|sonho com|ah se|tomara que voces) ...
    (queria|gostaria|adoraria) (muito|tanto|mesmo|so)? (que|de nao|nao|parar|poder|conseguir|ter) ...
    !(repetir|repete|falar|ligar|retornar|mandar|enviar|passar|desconto|parcelar|confirmar|remarcar|minuto|minutinho|segundo|horario|estacionamento|vaga|telefone|email|endereco|nota|frete|esperar|aguardar|explicar|contrato|multa|garantia|prazo|juros|taxa|cancelar|pagar|assinar|duvida|pergunta|certeza|problema em|tempo para|reuniao|praia|ferias|time|jogo|chov*|agradecer|saber|cafe)
  `,
  budgetTold: `
    (<money>|<number>) .. (e)? nem (um|uma) (real|centavo|euro|tostao) (a mais|mais) ..
    (mae|pai|irmao|irma|sogro|sogra|banco|tio|tia|pais|avo) (me|nos)? (vai|vao)? (me|nos)? (empresta|emprestar|emprestou|da|dar|deu|ajuda com|ajudar com|coloca|emprestam) .. (<money>|<number>) ..
    (mais que|mais do que|mais de|acima de|alem de) (isso|disso) (ai)? (eu|a gente|nos)? nao (pago|pagamos|posso|podemos|quero|queremos|consigo|conseguimos|da|passo|passa|paga|tem como|chego|vou) ..
    (nao|nem) .. (posso|podemos|da|quero|queremos|consigo|conseguimos|pode|penso em) .. (passar|gastar|pagar|ir|subir|estourar|investir) .. (de|mais de|mais que|alem de|acima de) ..
    (nao|nada) .. (passa|passe|passando|mais|acima) (de|do|que) (<money>|<number>) ..
    (desde que|contanto que|se|que) .. (caiba|couber|fique|ficar|cabe|saia|sair) .. (em|no|na|numa|num|dentro|por|ate) ..
    (meu|nosso|o|a|minha|nossa) (teto|limite|orcamento|maximo|verba|budget) .. (e|sao|de|seria|nao passa|esta|fica|gira) ..
    (diretoria|chefe|gerencia|empresa|banco|socio|sindico|comite|financeiro|matriz|prefeitura|escola|dono|dona|patrao|marido|esposa|rh) .. (falou em|falou|deu|aprovou|autorizou|liberou|soltou|separou|destinou|emprestou|reservou) ..
    (me|nos) (deram|liberaram|aprovaram|autorizaram|emprestaram) ..
    (guardado|guardados|guardei|guardou|guardamos|juntei|juntou|juntamos|separei|separou|separamos|reservei|reservou|economizei|poupei|juntado|separado|reservado|economizado) .. (<money>|<number>) ..
    (tenho|temos|a gente tem|estou com|estamos com) .. (<money>|<number>) .. (para isso|para gastar|para investir|de entrada|guardad*|separad*|juntad*|na mao|na poupanca|e o resto) ..
    (entrada|sinal) de (<money>|<number>) ..
    (so|somente|apenas) (posso|consigo|podemos|da|tenho|quero|queria|penso em|conseguimos) .. (pagar|gastar|investir|dar|uns|umas|ate)? .. (<money>|<number>) ..
    (por|se fizer por|se fizer em|se chegar em|se chegar a|se baixar para|fazendo por|faz por|faz em|chega em|deixa em|em) (<money>|<number>) .. (ai)? (eu|a gente|nos)? (fecho|fechamos|fecha|levo|levamos|leva|pego|assino|assinamos|assina|topo|compro|fico com) ..
    (posso|podemos|poderia|consigo|conseguimos|daria|da) .. (pagar|gastar|chegar|investir|por|botar|ir|esticar) .. (ate|uns|umas|em|a)? (<money>|<number>) ..
    (parcela|parcelas|prestacao|mensalidade) de (ate)? (<money>|<number>) ..
    (<money>|<number>) .. (no maximo|de teto|e olhe la|estourando|e nem um real|e so|de limite|por ai)
    (no maximo|maximo|ate|estourando) (uns|umas|de)? (<money>|<number>) ..
    !(paguei|pagava|pagamos|pagando|cobrou|cobraram|cobram|cotou|orcou|ano passado|devol*|de volta|aceito|devo|fatura|ganho|salario|perco|perdemos|perde|custa|custou|vale)
  `,
  notBudget: `
    (temos|tenho|somos|sao|precisariamos|precisamos|preciso|seriam) (de|uns|umas|em)? <number> (pessoas|atendentes|vendedores|funcionarios|usuarios|colaboradores|lojas|unidades|sessoes|licencas|alunos|pacientes|clientes|salas|maquinas|carros|filiais|ativacoes) ..
    (aceito|aceitamos|fechado|feito|combinado|anotado|anotei|entendido|esta bom|tudo bem) ..
    (paguei|pagava|pagavamos|pagamos|pago|pagando|cobrou|cobraram|cobra|orcou|custou|custa|ano passado|mes passado|da outra vez) ..
    (faturo|faturamos|faturamento|vendo|vendemos|vendeu|ganho|ganhamos|aluguel|salario|salarios|multa|perdi|perdemos|perco|gastei|gastamos|gasto|gastando|vale|valia|devo|devemos|lucro) ..
    (o|a|os) (outro|outra|outros|concorrente|concorrencia|vizinho|vizinha) ..
    quanto (voce|voces|a senhora|o senhor)? (fatura|faturam|vende|vendem|ganha|ganham) ..
    (paga|pagam|gasta|gastam|custa|cobra|cobram|pagando|gastando) quanto ..
    quanto .. (paga|pagam|pagando|gasta|gastam|gastando|custa|custam|custando|cobra|cobram|cobrando|sai|saindo|vem|vindo|perde|perdem|investe|investem|investindo) ..
    (conta|fatura|mensalidade|boleto) .. (vem|vindo|chega|chegando|sai|esta) .. quanto ..
    (valor|preco|mensalidade) (do|da|de) .. (atual|hoje|que (voce|voces|a senhora|o senhor) (tem|paga|pagam)) ..
    !(orcamento|limite|teto|(mais que|mais do que|acima de|alem de) isso|posso|podemos|maximo|no maximo|guard*|separ*|junt*|ate|entrada|verba)
  `,
  authorityTold: `
    (preciso|precisamos|precisaria|precisarei|vou precisar|vamos precisar|tenho que|temos que|vou ter que|teria que|devo) (ainda|antes|primeiro)? (apresentar|mostrar|passar|levar|submeter|validar|repassar|encaminhar) (isso|essa|esse|tudo|a proposta|o orcamento|o valor|os numeros|primeiro|antes)? (para|pra|pro|ao|aos|com|no|na) (o|a|os|meu|minha|meus|nosso|nossa)? (cfo|ceo|coo|cto|gestor|gestora|gerente|gerencia|diretor|diretora|diretoria|chefe|chefia|socio|socia|conselho|comite|financeiro|juridico|presidente|dono|dona|patrao|patroa) ..
    (dinheiro|grana) (e|ali e) (meu|minha|nosso|nossa|dele|dela) ..
    (a gente|se|todos|todo mundo|eles|os socios|a assembleia|o conselho|quem) (vota|votam|votamos|poe em votacao|bota em votacao) ..
    quem (cuida|trata|sabe|mexe|responde|entende) (de|do|da|dos|das|com|por) .. (numeros|dinheiro|contas|financas|compras|grana|caixa|papeis|gastos) (e|sou|somos) ..
    (palavra final|ultima palavra|caneta|decisao final) .. (e|esta|fica|com|da|do) ..
    (meu|minha|meus|o|a|os|as|nosso|nossa) (irmao|irma|chefe|marido|esposa|mulher|socio|socia|socios|pai|mae|gerente|diretor|diretora|diretoria|dono|dona|donos|conselho|comite|assembleia|contador|contadora|financeiro|compras|filho|filha|presidente|sindico|sindica|matriz|patrao|patroa|familia|sogro|sogra|coordenador|coordenadora|pessoal|<name>) .. (decide|decidem|aprova|aprovam|assina|assinam|autoriza|resolve|resolvem|manda|ve isso|ve essa|cuida|libera|bate o martelo|da o ok|da o aval|tem que aprovar|tem que dar|escolhe|paga) ..
    (quem|o que|a que) .. (decide|aprova|assina|manda|libera|resolve|ve|bate o martelo|autoriza|escolhe|paga|da o aval|da o ok) ... (e|sao|sou|somos) ..
    (e|sao) (o|a|os|as|meu|minha|meus) .. (quem|que) (decide|decidem|aprova|assina|manda|libera|resolve|resolvem|ve|bate|autoriza|escolhe) ..
    (decido|resolvo|aprovo|escolho|assino) (eu|sozinho|sozinha|por aqui|tudo) ..
    (decisao|escolha) (e|fica) (minha|nossa|comigo|so minha) ..
    (trat*|fal*|resolv*|pode ver) .. comigo (mesmo|mesma|direto|$) ..
    (loja|empresa|negocio|oficina|casa|escola|salao) (e|sao) (meu|minha|nossa|nosso) ..
    (eu e|eu mais) (o|a)? (meu|minha) (irmao|irma|marido|esposa|mulher|socio|socia|pai|mae|filho|filha) ..
    (meu|minha) (irmao|irma|marido|esposa|mulher|socio|socia|pai|mae|filho|filha) e eu ..
    (acima de|ate|passou de|passando de|mais de|a partir de) (<money>|<number>) .. (assin*|decid*|autoriz*|vai|passa|precis*|sobe|quem|tem que|posso|aprov*|e com|e o|e a) ..
    (duas|segunda|dupla|as duas) (assinatura|assinaturas) ..
    (<number>|metade|maioria) .. (da empresa|das cotas|das acoes|do negocio|da sociedade|da casa|e dela|e dele) ..
    (tem que|precisa|vai ter que|deve) (passar|ir|subir) (por|pelo|pela|para|no|na|ao) ..
    (patroa|patrao|esposa|mulher|marido|socio|socia|chefe|pai|mae|irmao|irma|filho|filha|diretor|diretora|diretoria|gerente|dono|dona|familia|financeiro|contador|contadora|<name>) .. (quer|precisa|tem que|vai querer|queria|precisaria|teria que) (ver|olhar|concordar|topar|aprovar|analisar|opinar|avaliar|comparar|ler|assinar|estar junto|participar) ..
    (isso|isso ai|essa parte|essas coisas|esse assunto|compras) (e|fica|vai) com (o|a|meu|minha|<name>) ..
    sem (o|a) .. (ok|aval|aprovacao|bencao|autorizacao|assinatura) (do|da|de|dele|dela) ..
    (pesquisando|levantando|juntando|vendo|cotando|orcando|olhando|procurando) .. (para|pro|pra) (o|a|meu|minha) (chefe|patrao|patroa|diretor|diretora|dono|dona|marido|esposa|gerente|pai|mae|socio|socia) ..
    quem (paga|banca|compra) (e|eh) (o|a|meu|minha) ..
    (nao) (tenho|temos) (autonomia|autoridade|autorizacao|alcada|poder) (para|pra|de|nisso|nenhuma|$) ..
    (sozinho|sozinha) (eu)? (nao) (consigo|posso|decido|fecho|assino) ..
    (a gente|nos) (decide|decidimos|resolve|resolvemos) (em|junto|juntos|juntas|entre) ..
    !(fatura|entrega|pacote|reclam*|criancas|essa conta|devol*|ve televisao|abraco|abracos|lembrancas)
  `,
  deadlineTold: `
    (quero|queremos|queria|queriamos|pretendo|pretendemos|planejo|planejamos|gostaria|gostariamos|a gente quer|a gente queria|pensando em|pensamos em) (de)? (fazer|viajar|ir|casar|comprar|mudar|comecar|iniciar|instalar|reformar|abrir|ter|trocar|lancar) .. (em|no|na|ate|para|pra|antes de) <month> ..
    (reabrimos|reabro|a gente reabre|abrimos|abro|comecamos|voltamos|inauguramos|mudamos|lancamos|a gente abre|a gente volta) .. (depois de|depois do|depois da|depois das|antes de|antes do|antes da|antes das|passando|apos|para|logo depois) .. (pascoa|natal|carnaval|verao|inverno|ferias|aulas|festas|temporada|<month>|feriado|sao joao|feira) ..
    (assim que|logo que|tao logo|quando) .. (sair|sairem|terminar|terminarem|acabar|acabarem|for embora|chegar|chegarem|mudar|mudarmos|desocupar|assinar|liberarem) $
    (fiscalizacao|fiscais|fiscal|inspecao|auditores|auditoria|hospedes|inquilinos|vistoria|perito|fotografo) .. (vem|chega|chegam|passa|passam|e|entra|entram) .. (dia|em|no|na|<month>|<day>) ..
    (preciso|precisamos|tenho que|temos que|tem que|quero|queremos|queria|seria|deve|pronto|pronta|prontos|instalad*|funcionando|rodando|na mao|certo|comecar|escolhido|coisa) ... (antes|para o|para a|para|ate|quando|em|so em|dentro de|no maximo|depois|a partir|no|na) .. (aulas|escola|temporada|verao|inverno|primavera|outono|natal|ano novo|reveillon|pascoa|ferias|carnaval|feira|festa|inauguracao|abertura|casamento|parto|mudanca|safra|colheita|plantio|vistoria|auditoria|prova|evento|congresso|chuvas|semestre|trimestre|bimestre|fim do ano|final do ano|fim do mes|final do mes|sao joao|black friday|<month>|<duration>) ..
    (antes|ate|so) (de|do|da|das|dos|o|a|as|em|no|na) .. (aulas|temporada|verao|inverno|natal|ano novo|pascoa|carnaval|feira|festa|inauguracao|abertura|casamento|parto|mudanca|safra|colheita|plantio|vistoria|auditoria|evento|congresso|chuvas|semestre|trimestre|fim do ano|final do ano|sao joao|black friday|<month>) ..
    (primeiro|segundo|proximo|outro) (semestre|trimestre|bimestre) ..
    (abrimos|abro|inauguramos|inauguro|a gente abre|a gente inaugura|lancamos|mudamos|me mudo|comecamos|inaugura) (em|no|na|dia|agora em|ja em) ..
    (contrato|aluguel|licenca|alvara|apolice|seguro) .. (vence|acaba|termina|expira) (em|no|na|dia|daqui|agora) ..
    !(foi|era|faz|quebrou|chegou|aconteceu|comprei|paguei|entregaram|ligo|liga|ligar|reuniao|conversar|conversa|visita|email|falar)
  `,
  needTold: `
    (ja nao|nao) (consegue|conseguem|aguenta|aguento|da conta|damos conta|consigo) (mais)? (subir|descer|andar|carregar|levantar|dormir|ver|enxergar|usar|acompanhar|controlar|levar|entrar|com|mais|$) ..
    (pinga|vaza|trava|cai|emperra|para|inunda|range|esquenta|molha|quebra|falha) (toda vez|sempre que|cada vez|quando|a toda hora|o tempo todo|direto) ..
    ninguem (sabe|sabia|lembra|entende|tem ideia) (quem|qual|o que|onde|quando|como|de quem|quanto) ..
    (o|a|os|as) .. (esta|estao|fica|ficam|dorme) (la)? (fora|ao relento|no sereno|no sol|na chuva|no tempo) ..
    (queria|quero|preciso|precisava|precisamos|procuro|a gente precisa|a gente quer|estou precisando|estou procurando|estou atras|ando procurando|ando atras|estou querendo) (de)? (um|uma|uns|umas|algo|alguem|alguma coisa) ..
    (nao) (consigo|conseguimos|estou conseguindo|estamos conseguindo|acho|achamos|encontro|encontramos|dou conta|damos conta|tenho quem|temos quem|estou dando conta) ..
    (vivo|vive|vivemos|vivem|sempre|toda hora|direto) (perdendo|quebrando|faltando|esquecendo|errando|atrasando|correndo) ..
    (cansado|cansada|cansei|cheio|cheia|farto|farta|saco cheio) de ..
    (ninguem) (que|para|sabe) ..
    (leva|levo|demora|gasta|gasto|perco|perde|perdemos) .. (<duration>|horas|dias|a manha|a tarde|o dia) ..
    (na mao|no papel|no caderno|no caderninho|na caneta|na unha) (e|tudo|ainda|toda|$) ..
    (ficou|esta|e) (muito)? (pequeno|pequena|velho|velha|apertado|lento|lenta) (para|demais|e|$) ..
    (cheio|cheia|infestad*|tomad*) de ..
    (ja)? (botei|passei|tentei|coloquei|fiz) .. (e|mas) (nao adianta|nada|nao resolve|nao resolveu|nao adiantou) ..
    (vou|vamos) (ter|abrir|montar|mudar|casar|reformar|construir) ..
    ninguem (acha|encontra|consegue (achar|entrar|ver|usar)|entende (nada|o|a|como)|atende (o|a|os|as)) ..
    !(minuto|minutinho|segundo|pensar|cancelar|cancelamento|falar com|sinal|te ouvir|ouvindo|cortando|estacionar|lembro)
  `,
  blames: `
    (culpa|erro|falha|responsabilidade) .. (e|foi) (de|do|da) (quem|que) ..
    (e|foi) quem .. (digitou|escreveu|escolheu|pediu|assinou|mexeu|passou|colocou|marcou|errou) .. (foi|e) (voce|senhor|senhora|tu|voces|a senhora|o senhor) ..
    (voce|senhor|senhora|voces|tu) .. (escolheu|assinou|aceitou|pediu|quis|decidiu|insistiu|escolheram) ... (ne|nao foi|lembra|certo) ?
    (voce|senhor|senhora|voces|tu) .. (deve|devem) ter (passado|deixado|mexido|batido|molhado|dado|esquecido|derrubado|apagado|compartilhado|apertado|digitado|forcado|quebrado|desligado|tirado|jogado) ..
    (e que)? (voce|senhor|senhora|voces|tu|seu pessoal|sua equipe) nao (sabe|sabem|le|leem|presta|prestam|cuida|cuidam|entende|entendem|escuta|escutam|ouve|ouvem) ..
    (voce|senhor|senhora|voces|tu|seu pessoal|sua equipe) .. (fica|ficam|anda|andam|vive|vivem) (mexendo|trocando|apertando|desligando|brincando|ignorando|esquecendo|puxando) ..
    se nao (mexesse|mexessem|trocasse|desligasse|forcasse|tivesse mexido) ..
    (descuido|desatencao|distracao|bobeira|negligencia|vacilo|falta de cuidado|falta de atencao) (seu|sua|do senhor|da senhora|de voces|da sua parte|de sua parte) ..
    (com|pelo) (o|esse) (uso|trato|cuidado|jeito) que (voce|senhor|senhora|voces|tu) ..
    (queria|queriam|esperava|esperavam|quer) (o)? que ?
    o que (e que)? (voce|senhor|senhora|voces|tu) (queria|esperava|queriam|esperavam) ..
    (ja)? (expliquei|falei|avisei|repeti|disse) (isso|para voce|para senhora|para senhor|para voces)? .. (duas|tres|quatro|varias|mil|muitas|<number>) vezes ..
    (isso)? (acontece|da nisso|e isso que da|da) .. (quando|quem) (nao|voce|senhor|senhora|voces|mexe) ..
    quem mandou ..
    !(culpa|erro) nao (e|foi)
    !nao (e|foi|tem|teve) (culpa|a culpa|sua culpa|nenhuma culpa)
    !(acontece com todo mundo|acontece com qualquer|culpa nossa|erro nosso|falha nossa|nosso sistema|nosso erro|culpa minha|erro do nosso)
  `,
  promises: `
    (garantido|garantida|garanto|eu garanto|isso eu garanto|te garanto|pode confiar|pode escrever|pode anotar|pode apostar|pode cobrar|certeza absoluta|dou certeza|dou minha palavra|cem por cento|na certa|ponho a mao no fogo|fica sossegado|fica tranquilo|fique tranquilo|sem erro) ... (vai|vao|sai|sobe|dobra*|triplica*|ganha*|aprova*|nunca|jamais|nao tem como|funciona*|passa|valoriza*|recupera*|vende*|cura*|se paga) ..
    (vai|vao|sai|sobe|dobra*|triplica*|ganha*|aprova*|nunca mais|jamais|nao tem como|funciona*|passa|valoriza*|recupera*|vende*|cura*|se paga) ... (garantido|garantida|eu garanto|isso eu garanto|te garanto|pode confiar|pode escrever|pode anotar|pode apostar|pode cobrar|certeza absoluta|com certeza absoluta|dou certeza|dou minha palavra|cem por cento|na certa|sem erro) ..
    (nunca|jamais) (mais)? (vai|vao|tera|terao|voce|senhor|senhora) .. (problema|problemas|defeito|falha|dor de cabeca|queixa) ..
    (retorno|lucro|resultado|resultados|sucesso|aprovacao|rentabilidade|ganho) (e|sao|esta|estao) (certo|certa|certos|garantid*|liquido e certo) ..
    (sem|zero) risco (nenhum|algum)? ..
    (nao tem|nao ha|nao existe) (como|chance|jeito) .. (nao passar|dar errado|perder|falhar|reprovar|quebrar|nao dar certo|negar|nao aprovar) ..
    !(se|caso|desde que|depende|nao posso|nao tenho como|nao consigo|nao garant*|nao promet*|garantia de|devolvemos|devolucao|costuma|costumam|talvez|rapidinho|rapido|breve|minuto|minutos|te ligo|te mando|ligo de volta|envio)
  `,
  served: `
    (ja|acabei de|acabo de|acabamos de) .. (enviei|enviar|reenviei|reenviar|mandei|mandar|ativei|ativar|atualizei|atualizar|corrigi|corrigir|troquei|trocar|alterei|alterar|cancelei|cancelar|resolvi|resolver|estornei|estornar|devolvi|devolver|ajustei|ajustar|reiniciei|reiniciar|restabeleci|restabelecer|apliquei|aplicar|desbloqueei|desbloquear|liberei|liberar|regularizei|regularizar|fiz o estorno|fiz a correcao|fiz a troca|fiz o ajuste|fiz a alteracao) ..
    (esta|estao|ficou|ficaram|foi|foram|ta) (tudo|ja)? (atualizad*|ativad*|ativo|ativa|corrigid*|resolvid*|solucionad*|trocad*|alterad*|enviad*|cancelad*|estornad*|ajustad*|desbloquead*|liberad*|aplicad*|restabelecid*|regularizad*|pronto|certinho) ..
    ^ (pronto|feito)? (atualizad*|alterad*|cancelad*|corrigid*|estornad*|desbloquead*|liberad*|resolvid*) (com sucesso|no sistema|aqui|ja|$) ..
    (vou|vamos|estou) (ja)? (gerar|gerando|fazer|fazendo|estornar|estornando|devolver|devolvendo|corrigir|corrigindo|cancelar|cancelando|resetar|reenviar|trocar|liberar) .. (agora|o estorno|a devolucao|a correcao|a troca|o reembolso|o valor|boleto de devolucao) ..
    !(se|quando|assim que|caso|nao|ainda|depois que|escalar|chamado|protocolo|reclamacao)
  `,
  putsOff: `
    (um|so um|me da um|aguarde um) (momento|momentinho|minuto|minutinho|instante|segundo) ..
    (deixa|deixe|vou|vamos|preciso) (eu|me)? .. (verificar|consultar|checar|analisar|averiguar|ver|transferir|encaminhar|passar|direcionar|escalar) ..
    (estou|to|vou) (te|lhe|o|a)? (transferindo|encaminhando|passando|direcionando|transferir|encaminhar|passar) ..
    (o|a|um|uma) .. (setor|equipe|tecnico|analista|especialista) .. (vai|ira|entra|entrara) .. (ligar|contato|retornar|contatar) ..
    !(pronto|ja (ficou|esta|foi)|aqui esta|feito)
  `,
  content: `
    ^ .. (obrigado|obrigada|agradeco|valeu|brigado|brigada|agradecido|agradecida) ..
    ^ (ok|okay|ta bom|esta bem|esta bom|certo|perfeito|otimo|optimo|excelente|maravilha|beleza|blz|legal|que bom|ah que bom|tudo bem|tudo certo|combinado|show|boa|fechado) ..
    (era|e|so|seria) (so|so isso|isso mesmo|tudo|isso) ..
    !(mas|porem|so que|espero|tomara|vamos ver|ainda|de novo|outra vez|nao (sei|entendi|aceito|concordo|resolve|adianta|fico|fiquei)|absurdo|cansei|cansado|cansada|reclamar|palhacada)
  `,
  courtesy: `
    (qualquer|alguma|se tiver|se precisar) (outra|outro|de)? .. (duvida|duvidas|coisa|pergunta|questao|ajuda) .. (e so (chamar|falar|avisar)|estamos|estou|fico|ficamos|a disposicao|nos contate|entre em contato|pode (chamar|contar)) ..
    (estamos|estou|fico|ficamos|continuamos|sempre|sigo|seguimos) .. (a|ao|sua|seu|inteira) (disposicao|dispor) ..
    (estamos|estou|fico|ficamos) .. (aqui)? (para|pra|por aqui para) (ajudar|atender|o que precisar) ..
    (fico|ficamos|foi|e) .. (feliz|felizes|um prazer|prazer) .. (atender|atende*|ajudar|ajuda*|continuar) ..
    (tenha|tenham|desejo) (um|uma|otimo|otima|bom|boa) .. (dia|tarde|noite|semana|fim de semana) ..
    (obrigado|obrigada) (pelo|por|pela) (contato|contacto|ligar|ligacao|preferencia|paciencia|tempo|entrar em contato) ..
    !(amanha|segunda|terca|quarta|quinta|sexta|sabado|semana que vem|proxima semana)
  `,
  speaksWell: `
    (boa|bom|otima|otimo|excelente|seria|serio|grande|honesta|honesto|respeitada) (empresa|produto|servico|trabalho|gente|equipe|marca|profissional|casa|loja|nome|fama|oficina|equipamento|material|pessoal) ..
    (empresa|produto|servico|trabalho|gente|equipe|marca|casa|loja|pessoal|material|turma) (muito|bem|bastante)? (boa|bom|otima|otimo|excelente|seria|serio|honesta|honesto|competente|direita|direito|de palavra|de respeito|de confianca|robusto|de primeira) ..
    (e|sao) (muito|bem|bastante)? (bom|boa|bons|boas|serio|seria|serios|serias|otimo|otima|otimos|otimas|honesto|honesta|honestos|competente|competentes|excelente|excelentes|direito|corretos|cumpridores|profissionais|confiaveis) ..
    (respeito|admiro|reconheco|gosto) (muito|bastante|demais|do|da|o|a) ..
    (nao|nunca) .. (tenho|ouvi|tive) .. (queixa|nada de ruim|nada contra|que falar mal|o que falar|reclamacao) ..
    (nada de ruim|nada contra|tiro o chapeu|nao vou falar mal|nao falo mal|merecid*|bem feito|bem servid*|em boas maos)
    nunca (deixou|deixaram|falhou|falharam|faltou|faltaram) ..
    !(nao|nem|nunca|nada|pouco) (e|sao|foi|foram|tem|muito|tao)? (e|sao)? (boa|bom|bons|boas|seria|serio|serios|honest*|competent*|confiave*|profissiona*|direito)
    !(boa|bom|bons|boas|otim*) (pra|para|em|no|na|de) (vender|vende|enrolar|cobrar|sumir|prometer|enganar|papo|conversa)
    !(dizem que|se acham|fingem|parece que) ..
  `,
};
