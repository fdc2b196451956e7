// What people promise to do after the call, how the other side takes it up or turns it down, and what only sounds like a promise, in Portuguese. They are no features.
import type { StepCues } from '../pack.ts';

export const steps: StepCues = {
  undertakes: `
    (te|lhe|lhes|voce|voces|senhor|senhora) (ja)? (ligo|mando|envio|passo|chamo|retorno|aviso|encaminho|confirmo|levo|trago|deixo|entrego|busco|visito|vejo|espero|telefono|contacto|escrevo|apresento|compartilho|respondo|faco chegar|preparo|ligamos|mandamos|enviamos|passamos|chamamos|retornamos|avisamos|levamos|entregamos|visitamos|esperamos|carregamos|respondemos) ..
    (te|lhe|lhes) (ja)? (liga|ligam|manda|mandam|envia|enviam|passa ai|chama|chamam|retorna|retornam|avisa|avisam|encaminha|encaminham|confirma|confirmam|leva|levam|traz|trazem|entrega|entregam|busca|buscam|visita|visitam|telefona|telefonam|contacta|contactam|procura|procuram|responde|respondem) ..
    (eu|ja|a gente|so|tambem|entao) (te|lhe|ja)? (ligo|mando|envio|passo|chamo|retorno|aviso|encaminho|confirmo|levo|trago|deixo|entrego|busco|visito|vejo|espero|telefono|contacto|escrevo|apresento|compartilho|respondo|faco chegar|preparo|ligamos|mandamos|enviamos|passamos|chamamos|retornamos|avisamos|levamos|entregamos|visitamos|esperamos|carregamos|respondemos) ..
    (ligo|mando|envio|chamo|retorno|aviso|encaminho|levo|trago|deixo|entrego|visito|telefono|testo|assino|pago|passo|volto) (te|lhe|lhes|a ligar|a falar|ai|o|os|as|em|na|no|pela|pelo|para|novamente|isso|voce|voces|tudo|uma|um|ate|hoje|amanha|<day>|<weekday>|<time>) ..
    (<day>|<weekday>|<time>) (sem falta|cedo|de manha|a tarde|a noite)? (eu|a gente|ja)? (te|lhe|ja)? (ligo|mando|envio|passo|chamo|retorno|aviso|encaminho|confirmo|levo|trago|deixo|entrego|busco|visito|vejo|espero|telefono|contacto|escrevo|apresento|compartilho|respondo|faco chegar|preparo|ligamos|mandamos|enviamos|passamos|chamamos|retornamos|avisamos|levamos|entregamos|visitamos|esperamos|carregamos|respondemos|assino|pago|testo|passo ai) ..
    (telefona|telefonam|liga|ligam|contacta) (lhe|te|lhes|vos) ..
    (fala|falam|entra em contato|entram em contato) (com) (voce|voces|o senhor|a senhora) ..
    (voce|voces|o senhor|a senhora) (ja)? (recebe|recebem|vai receber|vao receber|tera|tem) ..
    (vou|vamos|irei|iremos|vai|vao) (estar|ai|ja|la)? (te|lhe|lhes) (mandar|enviar|ligar|passar|retornar|encaminhar|visitar|levar|trazer|entregar|contatar|contactar|chamar|avisar|telefonar|procurar|enviando|mandando|ligando|retornando) ..
    (vou|vamos|irei|iremos) (estar|ja)? (mandar|enviar|ligar|retornar|encaminhar|visitar|levar|entregar|passar ai|ir ai|ir ate|estar ai|deixar ai|enviando|mandando|ligando) ..
    (vou|vamos|irei|iremos) (ja|te|lhe)? (criar|fazer|abrir|preparar|montar|verificar|ajustar|corrigir|liberar|resolver|cadastrar|atualizar|subir|agendar|conferir|testar|assinar|pagar|deixar|buscar) ..
    (vao|vai|vem) (ai|ate voce|ate voces|na sua casa|tirar as medidas|medir|instalar) ..
    (ligarei|enviarei|mandarei|passarei|estarei|estaremos|entrarei|entraremos|retornarei|retornaremos|levarei|recebera|entrara|teras|avisarei|confirmarei|visitaremos|enviaremos|ligaremos) ..
    (chega|chegam|esta|fica) (ai|no teu|no seu|na sua|na tua|para voce|para voces) ..
    (sai|saem) (hoje|amanha) ..
    (pessoal|equipe|tecnico|instalador|montador|motoboy|entregador) .. (chega|passa|vai|vem) (ai|na|no|amanha|as|<day>|<weekday>|<time>) ..
    (<day>|<weekday>|<time>) .. (o|a)? (pessoal|equipe|tecnico|instalador|montador|motoboy|entregador) .. (chega|passa|vai|vem) ..
  `,
  arranges: `
    (da um pulo|de um pulo|da uma passada|da uma passadinha|de uma passada|me liga|me ligue|me chama|me chame|me procura|me procure|liga me|ligue me|da um alo|da um toque|passa aqui|passe aqui|vem aqui|venha aqui|aparece aqui) ..
    ^ (entao|bom|ta|sim)? (passa|passe|traz|traga|tragam|vem|venha|venham|aparece|apareca) (aqui|no|na|as|amanha|ai|segunda|<day>|<weekday>) ..
    (tecnico|visita|reuniao|consulta|ligacao|chamada|entrega|instalacao|treinamento|formacao|demo|demonstracao) .. (ficou|fica|esta) (marcad*|agendad*|combinad*|para) ..
    (vai|vao) (no caminhao|na rota|na entrega) ..
    (se fala|se ve|conversa|retoma|se encontra|se reune|nos falamos|nos vemos|retomamos|marcamos|agendamos|a gente marca|a gente olha|a gente ve) .. (<day>|<weekday>|<time>) ..
    (<day>|<weekday>|<time>) .. (a gente|nos) (se fala|se ve|conversa|retoma|se encontra|se reune|falamos|vemos|olha) ..
    (consegue|consegues|conseguem|pode|podes|podem|poderia) .. (<day>|<weekday>|<time>) .. ?
    (que tal|como (esta|fica) (a|sua|tua|sua agenda)) .. (<day>|<weekday>|<time>) .. ?
    e se (fosse|for|a gente|fizermos|marcarmos|fizessemos) .. ?
    (<day>|<weekday>|<time>) .. (pode ser|fica bom|da|consegue|posso|reservo|te serve|lhe serve|encaixa) .. ?
    (<day>|<weekday>|<time>) (estou|estarei|passo) .. (no|na|pelo|pela|ai) (teu|seu|sua|tua|regiao|bairro) ..
    (entao) (<day>|<weekday>|<time>) ..
    (levo|trago|passo) .. (dia|na|no) (<day>|<weekday>|<number>) .. ?
    (mesmo horario|mesma hora) ..
    (visita guiada|portas abertas|aula experimental|test drive) ..
  `,
  books: `
    (fazer|agendar|reservar|marcar|pedir|solicitar) (uma|um|a|minha|o)? .. (reserva|consulta|horario|mesa|quarto|visita|servico|aula|corte|revisao|limpeza|avaliacao|exame|teste) ..
    (quero|queria|preciso|gostaria|procuro) (de)? (uma|um) (reserva|consulta|horario|mesa|quarto) ..
    !(cancelar|trocar|mudar|sistema|software|ja tenho)
  `,
  booked: `
    (confirmad*|reservad*|agendad*|anotad*|marcad*) ..
    !(nao|se|quando|falta)
  `,
  takesUp: `
    ^ (sim|isso|isso mesmo|claro|beleza|fechado|fechou|combinado|bora|show|otimo|optimo|perfeito|maravilha|certo|ok|okay|ta|esta|esta bom|esta bem|esta certo|tudo bem|tudo certo|pode|pode ser|pode sim|pode deixar|por mim|por favor|joia|blz|valeu|obrigado|obrigada|muito obrigado|muito obrigada|brigado|brigada|que bom|ate que enfim|bom|boa|legal|tranquilo|sem problema|sem problemas|com certeza|concordo|de acordo|anotado|marcado|agendado|confirmado|feito|excelente|impecavel|top|massa|bele|vou|vou sim|levo sim|chego|vamos|quero|fico|estou por aqui|estou aqui|a vontade) ..
    (fico|ficamos|estou) (no aguardo|aguardando|a espera|a aguardar|esperando|por aqui) ..
    (te|lhe|os|vos) (espero|esperamos|aguardo|aguardamos) ..
    (<day>|<weekday>|<time>) (sim|esta bom|esta otimo|eu consigo|consigo|posso|da|fica bom|entao|perfeito|combinado|anotado|e bom) ..
    (por|para) (mim|nos) (tudo|esta|fica|pode|ok|otimo|optimo) ..
    (vai ter|vai estar|tem|havera|estara) (gente|alguem) ..
    (mesmo horario|mesma hora|ate ja|ate la|ate amanha|ate logo|pode (bater|vir|passar|reservar|mandar|ligar|marcar|agendar|trazer)|mando o convite|da tempo|estarei|estaremos|me encaixa|me serve|da jeito) ..
  `,
  turnsDown: `
    (prefiro|preferia|preferimos|melhor|acho melhor) (que)? (nao|deixar) ..
    (deixa|deixe|deixemos|deixamos) (para la|quieto|isso|para depois|assim|por enquanto) ..
    (nem|nao) (adianta|precisa|compensa|vale a pena|se incomode|e preciso|faz sentido|tenho interesse|posso|consigo|vou poder|sei se|estou certo) ..
    (ate ao pescoco|ate o pescoco|atolad*|sem tempo|correria|agora nao|ainda nao|por enquanto nao|por ora nao|enrolad*) ..
    (deixa|deixe|tenho que|tenho de|preciso|vou|primeiro) (eu|de|so)? (ver|olhar|checar|verificar|consultar|perguntar|pensar|falar|conferir) (com|minha|meu|a agenda|se|o|isso|direitinho|primeiro) ..
    (eu)? (te|lhe) (ligo|falo|aviso|confirmo|retorno|chamo|digo) (quando|depois|se|assim que|qualquer|$) ..
    (a gente|nos) (vai|vamos) (se falando|falando) ..
    (quando|assim que) (eu)? (vir|souber|puder|tiver|estiver|falar|chegar|voltar) ..
  `,
  noStep: `
    ^ (e|mas|bom|entao|agora)? (se|caso|acontecendo|havendo|precisando|qualquer|dando) (nao|ate|algo|acontecer|houver|tiver|estiver|precisar|voce nao|voce precisar|voce quiser|de novo|voltar|der|ele|ela|meu|minha|tivesse|alguma|cair|parar|problema) ..
    (me liga|me ligue|me chama|me chame|me avisa|me avise|liga para a gente|nos ligue) .. se (nao|acontecer|houver|precisar|voltar|der|quiser) ..
    se (meu|minha|o meu|a minha) (marido|esposa|mulher|socio|socia|chefe|filho|filha|pai|mae) ..
    (qualquer|alguma) (coisa|duvida|problema|questao|novidade|imprevisto) ..
    (pode|podes|podem) (me|nos) (ligar|chamar|procurar|escrever|contatar|contactar) .. (quando|a vontade|segunda a|<weekday> a|se|sempre) ..
    (segunda a (sexta|sabado|domingo)|toda|todas as|todos os|cada|normalmente|geralmente|costuma*|aos (sabados|domingos)|as (segundas|tercas|quartas|quintas|sextas)) ..
    (ficou|ficaram|ficaste|ficamos|tinha ficado|era|ia|iam|iamos) (de|para|se|a|ter)? (vir|ligar|me ligar|mandar|me mandar|passar|entregar|chegar|ir|enviar|avisar|falar|retornar|se falar) ..
    (disse|disseram|falou|falaram|prometeu|prometeram) (que|para) ..
    (<weekday>|semana|mes|ano|vez|<weekday> feira) (passada|passado|anterior|retrasada) ..
    (tivesse|tivessem|teria|teriam|assinava|fechava|comprava|mandava|pagava|contratava) ..
    (um minutinho|um momentinho|um momento|um instante|so um minuto|so um segundo|aguarda na linha|aguarde na linha|na linha|nao desliga|nao desligue) ..
    (promo|promocao|oferta|desconto|preco|condicao|proposta|contrato|plano|cupom) .. (vai ate|vale|vence|termina|acaba|e valid*|esta valid*|expira|so ate) ..
    nao .. (consigo|posso|podemos|conseguimos) .. (prometer|garantir|assegurar) ..
    (talvez|quem sabe|de repente|tomara|pode ser que|se deus quiser) ..
  `,
  when: `
    (amanha|cedo|primeira hora|fim do dia|final do dia|fim da tarde|fim de semana|final de semana|mesmo horario|mesma hora|hoje|mais tarde|logo mais|depois do almoco|antes do almoco|antes do meio dia|a noite|a tarde|de manha|sem falta|ainda hoje|essa semana|esta semana|daqui a pouco|daqui a bocado|daqui um pouco) ..
    (me)? (da|de|dem) (uns|um|so)? (minutos|minutinhos|<duration>|meia hora|uma hora) ..
    (em|dentro de|daqui|daqui a) (um|uma|uns|meia|a|umas) .. (pouco|pouquinho|hora|horas|minutos|minutinhos|horinha) ..
  `,
};
