// What is said or written where nobody talks with anybody, in Portuguese.
import type { NoConversationCues } from '../no-conversation-cues.ts';

export const noConversation: NoConversationCues = {
  menu: String.raw`
    (?:marque|digite|disque|tecle|aperte|pressione|diga) (?:o |a )?(?:numero |opcao |tecla )?(?:[0-9]|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|zero|asterisco|jogo)
    (?:escolha|selecione|ouca) .{0,30}\b(?:opcao|opcoes|menu)
    todos (?:os )?(?:nossos )?(?:\w+ )?(?:atendentes|operadores|consultores|agentes|especialistas) (?:estao|se encontram)
  `,
  waiting: String.raw`
    sua (?:ligacao|chamada) (?:e (?:muito )?importante|podera ser gravada|sera (?:atendida|gravada)|esta sendo gravada)|gravada para
    (?:aguarde|permaneca) (?:na|em|um|por favor|mais|a ser) ?(?:linha|momento|instante|atendid\w+)?
    tempo (?:estimado )?de espera
  `,
  menuGreeting: `
    bem vind[oa]|obrigad[oa] por (?:ligar|aguardar|sua paciencia)
    horario de (?:atendimento|funcionamento)
  `,
  voicemail: `
    (?:deixe|deixar|grave|gravar) (?:a |o |um |uma |seu |sua |o seu |a sua )?(?:recado|mensagem)
    (?:apos|depois d[oe]) (?:o )?(?:sinal|bipe|bip)|caixa postal|caixa de mensagens
    nao (?:posso|podemos|consigo|estou disponivel|pode) (?:atender|para atender)
    o numero (?:chamado|discado|para o qual)|fora (?:da area|de area)
    (?:retorno|retornarei|retornaremos|te ligo) (?:assim que|o mais)
  `,
  callNote: String.raw`
    (?:chamadas?|ligac(?:ao|oes))(?: \w+)? (?:de (?:voz|video) )?(?:perdidas?|nao atendidas?|recusadas?|encerradas?)
    nao atendeu|sem resposta|(?:nao deixou|nenhum|nenhuma|sem) (?:recado|mensagem)
  `,
  callDirection: '(?:ligacao|chamada) (?:realizada|efetuada|recebida|de saida|de entrada)',
  callField: 'tempo de toque|duracao|numero|hora|data|fila|tentativas?',
  lesson: `
    aula|licao|capitulo|apostila|exercicios?|dever de casa|prova|slide|teorema|equacao|alunos|turma|materia
    (?:abram|anotem|copiem|repitam|prestem) (?:o|a|os|as|em|comigo|atencao|isso|no)
  `,
  teacher: 'professora?|docente|instrutora?|tutora?',
  address: `
    voce|voces|senhor|senhora|alo|oi|bom dia|boa tarde|obrigado|obrigada|por favor|desculpa|desculpe|sim|claro|combinado|perfeito|ta bom|entao|ne
    tenho|estou|quero|posso|preciso|acho|temos|a gente|sou|vou|pode|podemos|quer|tem como|precisa|gostaria|olha
  `,
  questionLabels: `
    p r
    pergunta resposta
  `,
};
