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
    (aceita|aceitam|voces aceitam|posso pagar|da para pagar|da pra pagar) .. (pix|cartao|boleto|debito|dinheiro|credito|transferencia)
    (qual|me passa|passa|manda) (a|e a|o|e o)? (chave|pix|seu pix|chave do pix) ..
    (pago|vou pagar|eu pago) (no|em|com|por|pelo|via) (pix|cartao|boleto|debito|dinheiro|credito|dois|tres|<number>) ..
    !(se|quando|caso|antes de|ano passado|mes passado|ja paguei por|a toa|em dobro|duas vezes|caro|pagava|fatura|multa)
  `,
  orderTaken: `
    (pedido|compra|contrato|matricula|plano|assinatura|reserva) .. (feito|feita|confirmado|confirmada|fechado|fechada|registrado|registrada|ativo|ativa|ativado|ativada|liberado|liberada|lancado|lancada|efetivada|efetivado)
    (pagamento|dinheiro|pix|valor|comprovante) .. (caiu|recebido|entrou|confirmado|aprovado|compensou)
    (caiu|recebi|recebido) (aqui|o pagamento|o pix|o comprovante|sim|certinho) ..
    (ja)? (liberei|ativei|lancei|registrei|fechei|cadastrei|emiti) (o|a|seu|sua|aqui|aqui o) ..
    (seja|sejam) bem (vindo|vinda|vindos|vindas) (a|ao|aa|na|no) ..
    (obrigado|obrigada) pela (compra|preferencia|confianca|parceria) ..
    !(se|quando|assim que|depois que|antes|caso)
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
