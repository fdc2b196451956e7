// Families of Portuguese phrases about a purchase, built of classes of words: who decides, what there is to spend, and by when. They are no features.
import type { OutcomeCue } from '../pack.ts';

/** People and bodies who may decide. */
const roles =
  'chefe|chefes|chefia|encarregado|encarregada|supervisor|supervisora|coordenador|coordenadora|diretor|diretora|diretores|director|directora|dono|dona|donos|proprietario|proprietaria|socio|socia|socios|fundador|fundadora|cfo|ceo|coo|presidente|reitor|reitora|paroco|padre|tesoureiro|tesoureira|secretario|secretaria|conselho|comite|diretoria|direcao|assembleia|condominio|sindico|sindica|moradores|acionistas|investidores|senhorio|senhoria|matriz|sede|gerencia|gerente|financeiro|compras|administracao|contabilidade|juridico|contador|contadora|advogado|advogada|marido|esposo|esposa|mulher|patroa|patrao|namorado|namorada|pai|mae|pais|irmao|irma|irmaos|filho|filha|filhos|tio|tia|avo|sogro|sogra|familia|prefeitura|municipio|camara|governo|ti|<name>';
/** What they do to decide. */
const decide =
  'decide|decidem|decidir|aprova|aprovam|aprovar|assina|assinam|assinar|autoriza|autorizam|autorizar|valida|validam|validar|escolhe|escolher|veta|vota|votam|votar|ratificar|libera|liberam|liberar|paga|pagar|compra|comprar|concordar|opina|opinar|dar o ok|dar o aval|dar o sinal verde|bater o martelo|concorda|dar a palavra';
/** What they hold. */
const say =
  'a ultima palavra|ultima palavra|a palavra final|palavra final|voz e voto|voto|veto|a caneta|a assinatura|o talao|o cofre|a chave|as chaves|o orcamento|a decisao|a autoridade|o caixa|a verba|o cartao';
/** Where money is kept for a purpose. */
const pot =
  'fundo|fundos|caixa|caixinha|verba|verbas|subsidio|bolsa|auxilio|orcamento|dotacao|reserva|reservas|poupanca|vaquinha|rateio|emprestimo|financiamento|linha de credito|emenda|economias';
/** What a price is counted by. */
const each =
  'por mes|ao mes|mensal|mensais|por ano|ao ano|anual|anuais|por semana|por pessoa|por cabeca|por usuario|por utilizador|por licenca|por funcionario|por posto|por vaga|por unidade|por peca|por quarto|por aluno|por metro|por litro|por loja|por visita|cada um|cada uma|no total|tudo incluido|com iva|sem iva|com imposto';
/** What has a date of its own that things must be ready for. */
const event =
  'aulas|escola|ano letivo|temporada|alta temporada|verao|inverno|primavera|outono|natal|ano novo|reveillon|pascoa|semana santa|ramada|carnaval|feriado|ferias|feira|festa|festas|festival|congresso|inauguracao|abertura|reabertura|lancamento|casamento|batizado|batizo|comunhao|aniversario|debutante|formatura|parto|bebe|menina|menino|mudanca|colheita|safra|plantio|vindima|azeitona|vistoria|fiscalizacao|auditoria|provas|exames|evento|chuvas|chuva|geada|frio|calor|seca|pico|fechamento|fim do ano|fim do mes|final do ano|final do mes|fim do trimestre|ano fiscal|exercicio|eleicoes|torneio|campeonato|turistas|hospedes|inquilinos|obra|reforma|entrega das chaves|sao joao|festa junina|dia das maes|black friday';

/** Lines that are tried beside those of the pack's own cues of these names. */
export const purchase: Readonly<Partial<Record<OutcomeCue, string>>> = {
  authorityTold: `
    (${roles}) .. (e|que)? se .. (diz|dizem|disser) (que)? nao .. (e nao|nao tem|ja era|acabou) ..
    (${roles}) .. (tem|tem de ter|da|dao|segura|guarda|controla|fica com|manda na|manda no) .. (${say})
    (${say}) .. (e|fica|esta|vem|pertence) (com|da|do|de|dos|das|a|ao|nas maos d*) .. (${roles}) ..
    (${roles}) .. (tem que|tem de|teria que|teria de|precisa|precisam|precisaria|precisariam|deve|costuma|sempre|tambem|depois) .. (${decide}) ..
    (isso|isto|tudo|qualquer|toda|as|o|a)? .. (passa|passam|sobe|e apresentado) (por|pelo|pela|para|pro|pra|ao|a) (mesa d*|maos d*|as maos d*|sala d*|crivo d*|filtro d*)? .. (${roles}) ..
    (nada|nenhum|nenhuma|nem um|aqui nada|nao) .. (sai|anda|se compra|se paga|se assina|se gasta|se faz|passa|e aprovado|vai) .. (sem|ate|enquanto nao|se nao) .. (${roles}|assinatura|carimbo|aprovacao|aval|permissao) ..
    (nao tem|nao ha|nao existe|nao tenho) ninguem (acima|em cima|a quem|para quem|pra|mais acima) ..
    ninguem acima (de mim|da gente|de nos) ..
    (antes|primeiro) .. (tenho que|tenho de|teria que|teria de|temos que|preciso|precisaria|quero|vou ter que) (perguntar|consultar|falar|conversar|comentar|avisar|pedir|ver) .. (${roles}) ..
    (tenho que|tenho de|teria que|teria de|temos que|preciso|precisaria|vou ter que|tem que) (perguntar|consultar|conversar|combinar|acertar|alinhar|pedir permissao|convencer|comentar) (ao|a|com|pro|pra|para|com o|com a|o|a)? .. (${roles}) ..
    (essas coisas|isso|tudo|a gente|nos|estas coisas) (sempre|a gente|nos)? .. (acerta|acertamos|decide|decidimos|conversa|conversamos|combina|combinamos|resolve|resolvemos|escolhe|escolhemos|ve|vemos) (sempre)? (junto|juntos|juntas|os dois|as duas|entre os dois|em familia|entre irmaos|entre socios|com todo mundo) ..
    (decisao|coisa|assunto|compra|escolha) (e|seria)? (conjunta|compartilhada|dos dois|das duas|familiar|de todos|da familia|da equipe|do grupo|a dois) ..
    (${roles}) e eu .. (decid*|escolh*|convers*|combin*|acert*|assin*|vemos|resolv*|somos|temos|$)
    (envolver|incluir|convencer|trazer|chamar|colocar) .. (o|a|meu|minha|nosso|nossa|os|as) .. (${roles}) .. (na|no|junto|nisso|para|pra|antes|tambem|$)
    (a mim)? nao (me)? (cabe|compete) (a mim)? .. (decid*|escolh*|assin*|aprov*|autoriz*|$) ..
    (acima|fora|alem) (do|da|dos|das) (meu|minha|meus|minhas) (nivel|limite|alcada|competencia|competencias|poder) ..
    (eu)? (so|apenas|somente) (sou|estou) (a|o|uma|um) (recepcionista|secretaria|secretario|mensageiro|mensageira|assistente|estagiari*|intermediari*|que (pergunta|liga|pesquisa|cota)) ..
    (sou|somos) (eu)? (a|o|os|as) (dona|dono|donos|proprietari*|unica dona|unico dono) ..
    (autonomo|autonoma|trabalho sozinha|trabalho sozinho|mei|freelancer) .. (entao|e|nao|eu|meu)
    alem de mim .. (${roles}) ..
    !(abre pra|abre para|te abre|busca|recebe o|comprou a|comprou o|escolheu)
  `,
  budgetTold: `
    (${pot}) .. (e|sao|de|ha|tem|sobram|sobra|com|da para|gira em|chega) .. (<money>|<number>) ..
    (<money>|<number>) .. (no|na|do|da|de|em) (nosso|nossa|um)? (${pot}) ..
    (aprovou|aprovaram|votou|votaram|liberou|liberaram|concedeu|concederam|destinou|destinaram|soltou|orcou|autorizou|autorizaram|reservou|reservaram|disponibilizou) .. (<money>|<number>) ..
    (folga|espaco|margem|folego) (para|pra|ate|de) .. (<money>|<number>) ..
    (com|de)? (<money>|<number>) (${each}) .. (eu|a gente|nos)? .. (aguento|aguentamos|aguenta|consigo|conseguimos|posso|podemos|da|cabe|chego|chegamos|me viro|a gente se vira|banco|bancamos|e nem um|e nao mais|no maximo|de teto)
    (ate|no maximo|maximo|nao mais de|abaixo de|sem passar de) (os|as|uns|umas|de)? (<money>|<number>) (reais|euros)? (${each}) ..
    (entre) (<money>|<number>) (e|ou) (<money>|<number>) .. (se|como|no maximo|tudo|para|de orcamento|temos|tenho|pensamos|pensava|$)
    (de) (<money>|<number>) a (<money>|<number>) .. (temos|tenho|pensava|pensamos|podemos|posso|no maximo|de orcamento|da para)
    (posso|podemos|consigo|conseguimos|daria para|da para) (fazer|juntar|reunir|arrumar|tirar|por|colocar|justificar|assumir|cobrir|bancar) .. (<money>|<number>) ..
    (tenho|estou com|trago|ando com|disponho de|dispomos de|contamos com|conto com|a gente conta com) .. (<money>|<number>) .. (aqui e|e acabou|e so|e pronto|na mao|em dinheiro|e nada mais|comigo|e e tudo)
    (algo|qualquer coisa) em torno de (<money>|<number>) .. (por ano|por mes|seria|justo|da|cabe|investimento|$)
    (ate ai|ate onde) (chego|chegamos|posso|podemos|da|a gente vai) ..
    !(paguei|pagava|pagamos|cobrou|cobraram|cobram|custou|ano passado|ganho|ganhei|faturamos|faturo|fatura|aluguel|salario|me cobra)
  `,
  deadlineTold: `
    (este ano|esse ano|este mes|esse mes|este trimestre) (ja)? nao .. (o|no|em|para|ao) .. (que vem|proximo|seguinte) ..
    (tem que|tem de|teria que|deve|devem|deveria|preciso|precisamos|quero|queremos|queria|queriamos|o ideal|ideal|urge|falta) ... (antes de|antes do|antes da|antes das|antes dos|para|pra|ate|a tempo d*|de olho n*) .. (o|a|os|as|minha|meu|nossa|nosso)? .. (${event}) ..
    (tem que|tem de|teria que|deve|devem|deveria) ser (em|no inicio de|no comeco de|em meados de|no fim de|no final de)? <month>
    ^ .. (antes de|antes do|antes da|antes das|antes dos|para o|para a|pro|pra|depois do|depois da|passado o|passando o) .. (o|a|os|as|minha|nossa)? (${event}) ..
    (${event}) (e|sera|comeca|comecam|cai|sao|abre) (dia|no|em|na|no dia|a) .. (<day>|<month>|<number>) ..
    (menino|menina|bebe|gemeos|vistoria|auditoria|fiscalizacao|entrega|hospedes|inquilinos|turistas|obra) .. (chega|chegam|nasce|vem|comeca|esta previst*|esta marcad*) .. (em|dia|para|no) .. (<month>|<day>|<number>) ..
    (contrato|aluguel|arrendamento|licenca|apolice|alvara|garantia|assinatura|seguro|prorrogacao|acordo) .. (vencer|vence|vencera|acabar|acaba|terminar|termina|expirar|expira|caducar|caduca|renova|for renovado) .. (em|dia|no|na|para|esse|daqui) .. (<month>|<day>|<duration>|ano|trimestre|verao|inverno) ..
    (nos|nas|dentro dos|dentro das|dentro de|em ate|no prazo de|em) (proximos|proximas|seguintes)? .. (<duration>|dias|semanas|meses) .. (no maximo|para nao|no mais tardar|seria|ideal|estourando|para comecar)
    (ideal|o ideal) .. (seria|e|era) .. (em ate|ate|em|dentro de|antes de|para) .. (<duration>|<month>|<day>|<number>) ..
    (lei|seguradora|prefeitura|fiscal|fiscalizacao|cliente|banco|senhorio|receita|vigilancia|bombeiros|camara) .. (exige|exigem|pede|pedem|quer|requer|nos deu|deu|obriga|obrigam) .. (para|ate|antes|<month>|<duration>|prazo) ..
    (pronto|pronta|prontos|prontas|instalad*|montad*|funcionando|rodando|no ar|em operacao|terminad*|entregue|em ordem|no lugar) .. (para|ate|antes|em|no) .. (<month>|<day>|<duration>|la|essa data|esse dia) ..
    !(foi|era|faz|quebrou|chegou|aconteceu|comprei|paguei|entregaram|ligo|liga|ligar|reuniao|conversar|conversa|visita|email|falar|esta bom pra mim|medir)
  `,
};
