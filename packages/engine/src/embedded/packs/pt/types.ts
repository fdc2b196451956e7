// Portuguese cues that tell the interaction types apart, whoever says them.
import type { TypeCues } from '../pack.ts';

export const types: TypeCues = {
  cold_call: `
    (sobre|do) que (se trata|e|seria) .. ?
    (seria|e) sobre o que ?
    (estou|to) ligando para .. apresentar
    (voce|senhor|senhora|voces) (ainda)? nao (me|nos) (conhece|conhecem)
    (nao)? (nos)? (conhece|conhecem|ja ouviu falar) .. (nossa empresa|da <name>|a <name>) ... ?
    (e|seria) (o|a) (responsavel|proprietari*|dono|dona|gerente) .. ?
    (falo|posso falar) com (o|a) (responsavel|dono|dona|gerente)
    (e|falo) da <name> 
    quem (fala|e que fala|esta falando) .. ?
    (de onde|como) (voce|voces) .. (meu|esse|conseguiu) (numero|telefone|contato)
    (rapidinho|um minutinho so|prometo ser breve)
  `,
  lead_qualification: `
    (voce|vi que voce) .. (pediu|solicitou|deixou|pediram) .. (contato|orcamento|informac*|simulacao|visita)
    (recebi|recebemos|chegou) .. (seu|sua) (contato|pedido|mensagem|cadastro|solicitacao)
    (vi|achei|encontrei) .. (anuncio|site|instagram|propaganda|pagina) 
    (deixou|deixei|preencheu|preenchi|cadastrou) .. (contato|dados|formulario|site|pagina|numero)
    (pediu|pedi|solicitou|solicitei) .. (orcamento|cotacao|informacao|informacoes|contato)
    obrigad* por (chamar|entrar em contato|procurar|seu interesse|preencher)
    (perguntinhas|algumas perguntas|umas perguntas) 
    (o que)? te fez procurar
    (quero|queria|gostaria) .. (saber|informacao|informacoes|orcamento) .. (preco|valor|sobre|do|da)
  `,
  discovery: `
    (queria|quero|gostaria de) (entender|conhecer) .. (como|o que|melhor|o seu|a sua|operacao|rotina|cenario|dia a dia)
    (diagnostico|levantamento|mapear|mapeamento|entender o cenario|entender a operacao)
    (como) .. (funciona|e|esta) .. (hoje|rotina|processo|dia a dia|operacao) ... ?
    (quais|qual) .. (maiores|maior|principais|principal) .. (desafio|desafios|dor|dores|dificuldade|dificuldades|gargalo)
    quanto (isso|custa|voces perdem) ... ?
  `,
  demo: `
    (compartilhar|compartilhando|compartilho) .. tela
    (estao|esta|voce|conseguem|consegue) (vendo|ver) .. tela
    (vou|deixa eu|quero) (te|lhe)? mostrar (como|o|a|aqui|na)
    (aqui|nessa tela|nessa aba|nesse menu) .. (voces|voce|a gente) (tem|ve|veem|consegue|clica)
    (demonstracao|demo)
    (clicando|clico|se eu clicar|quando eu clico)
    (dashboard|painel|menu|aba|botao) 
  `,
  negotiation: `
    (em troca|contrapartida|fechar em|chegar em|chegar a) .. <number>?
    (abaixar|baixar|reduzir|melhorar) .. (valor|preco|mensalidade|taxa)
    (proposta|contraproposta|negociar|negociacao|condicao|condicoes|melhorar o preco|chegar num|chegar em um)
    (desconto|abatimento|parcelar|prazo de pagamento|fidelidade|multa|rescisao|carencia)
    (consigo|tiro|baixo|faco) .. (desconto|<percent>|por <number>)
    (acima|abaixo) do (orcamento|que)
    (outra proposta|proposta de|comparar|comparacao) 
    (aprovar|aprovacao) 
  `,
  closing: `
    (assinar|assinatura|assino|contrato|minuta) 
    (fechamos|fechado|vamos fechar|posso mandar|fechar hoje)
    (recapitular|recapitulando) 
    (dados|razao social|cnpj) .. (contrato|nota|cadastro)
    (boas vindas|bem vindo|bem vinda|bem vindos)
    (vencimento|primeira parcela|forma de pagamento)
    (reuniao de inicio|kick off|kickoff)
  `,
  follow_up: `
    (passando|ligando|retomando|voltando|retornando|escrevo) .. (para saber|para ver|sobre a proposta|sobre o orcamento|acompanhar|retomar|da proposta)
    (conseguiu|deu tempo de|teve tempo|chegou a) .. (ver|analisar|avaliar|olhar|ler) .. (proposta|orcamento|cotacao|material|email)
    (proposta|orcamento|cotacao) que .. (mandei|enviei|passei)
    (alguma|tem) (novidade|posicao|resposta|definicao|retorno) .. ?
    (dar|fazer|fazendo) (um)? (seguimento|follow|acompanhamento|retorno)
  `,
  onboarding: `
    (implantacao|treinamento|ativacao|configuracao inicial|primeiro acesso|primeiros passos|onboarding|boas vindas)
    (vou|a gente vai|vamos) .. (configurar|cadastrar|importar|ativar|instalar|treinar) 
    (acompanhar|acompanho) .. (primeiras|primeiros|inicio|implantacao)
    (compartilhar|compartilho) .. tela
    (seu|sua|o|a) (acesso|login|senha) .. (criado|criada|chegou|ativo)
    (proxima|nossa) (sessao|aula|etapa)
  `,
  renewal_expansion: `
    (contrato|ciclo|plano|assinatura) .. (fecha|acaba|encerra|completa|renova)
    (renovacao|renovar|renova|reajuste)
    (contrato|plano|assinatura) .. (vence|vencendo|vencimento|termina|acaba|expira) 
    (nesse|neste|ultimo|esse) ano .. (voces|voce) (usaram|usou|tiveram|fizeram|emitiram)
    (mais) (licencas|usuarios|modulos|unidades)
    (upgrade|plano superior|ampliar)
  `,
  retention: `
    (quero|queria|gostaria|preciso|desejo|vou) .. (cancelar|cancelamento|encerrar|rescindir|trocar de operadora|portabilidade)
    (cancelar|cancelamento) .. (plano|servico|contrato|assinatura|conta|internet)
    (motivo|porque|por que) .. cancel*
    (retencao|setor de relacionamento|fidelidade)
    (cancela|cancelar) sem multa
  `,
  support: `
    (suporte|assistencia tecnica|help desk|atendimento tecnico)
    (nao) (consigo|estou conseguindo) (acessar|emitir|entrar|abrir|imprimir|conectar|enviar|usar|fazer|logar|baixar)
    (erro|rejeicao|mensagem de erro|travou|travando|nao abre|nao liga|nao conecta|fora do ar|sem sinal)
    (reinicia|reiniciar|desliga e liga|abre o|clica em|atualiza|baixa o|fecha e abre)
    (posso ajudar) em (algo|mais)
    (avaliar|avaliacao) .. atendimento
    (qual) .. (mensagem|erro) ... ?
  `,
  complaint: `
    (reclamacao|reclamar|queixa|procon|reclame aqui|ouvidoria)
    (veio|chegou|entregaram|recebi) .. (quebrado|errado|rasgado|faltando|defeito|danificado|trocado|estragado)
    (nao) (chegou|entregaram|recebi|apareceu|veio) 
    (reembolso|estorno|devolucao|dinheiro de volta|troca do produto|ressarcimento|indenizacao)
    (cobranca indevida|cobraram errado|cobrado duas vezes|cobrado a mais)
    (absurdo|descaso|falta de respeito|palhacada|vergonha)
    (peco|pedimos) desculpas .. (transtorno|ocorrido|inconveniente|demora)
    (segunda|terceira|quarta|quinta) vez que (eu)? (ligo|reclamo|acontece)
  `,
};
