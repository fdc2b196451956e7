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
    (nao)? (se conhece|nos conhecemos|me conhece|conhece a gente|ouviu falar) ..
    (estou|to|estamos) (ligando|chamando|visitando|passando|falando) (para|com|pras|nas|nos) (as|os|umas|uns|alguns|algumas|varias|empresas|donos) .. (padaria*|empresa*|loja*|comercio*|clinica*|escola*|dono*|produtor*|restaurante*|condominio*|bairro|regiao|oficina*|escritorio*|cliente*)
    (quem|a pessoa que) .. (cuida|responsavel|decide|resolve|compra) .. (da|de|pela|pelo|por|do) ... (ai|hoje|voces|empresa|loja|compras) ?
    (nao)? (compro|atendo|quero) .. (por telefone|de vendedor|telemarketing|propaganda)
    (quem|oi quem|alo quem) (e|fala|esta falando) .. ?
    (estou|to|meio) (ocupad*|atendendo|dirigindo|com cliente|com paciente|na correria) ..
    (conseguiu|pegou|arrumou|achou) (o)? (meu)? (numero|contato|telefone)
    prazer .. (eu sou|sou|meu nome)
    (serei|prometo ser|vou ser) (breve|rapid*|direto|objetiv*)
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
    (vi|voce viu|viu|vim pelo|chegou pelo|achei|encontrei|peguei) .. (anuncio|post|site|instagram|google|facebook|indicacao|story|panfleto|propaganda|link)
    (oi|ola|boa tarde|bom dia) .. (queria|quero|gostaria|preciso) .. (saber|informac*|orcamento|preco|valor|cotar)
    (indicou|me indicou|indicaram|indicacao) .. (voces|voce|contato|da|do|de)
    (entender|saber) .. (seu perfil|sua necessidade|o que voce precisa|melhor opcao|se faz sentido|se a gente atende|te direcionar|montar a proposta|orcamento certo)
    (primeiro|antes) .. (deixa eu|vou|preciso|posso) .. (entender|fazer umas perguntas|saber|te perguntar|conhecer)
    (seu interesse|seu contato|sua mensagem|seu pedido|sua solicitacao) .. (chegou|no|na|em|sobre|pelo|por)
    (e|seria) para (voce|voces|empresa|casa|uso|morar|quantas|quantos|qual) ..
  `,
  discovery: `
    (queria|quero|gostaria de) (entender|conhecer) .. (como|o que|melhor|o seu|a sua|operacao|rotina|cenario|dia a dia)
    (diagnostico|levantamento|mapear|mapeamento|entender o cenario|entender a operacao)
    (como) .. (funciona|e|esta) .. (hoje|rotina|processo|dia a dia|operacao) ... ?
    (quais|qual) .. (maiores|maior|principais|principal) .. (desafio|desafios|dor|dores|dificuldade|dificuldades|gargalo)
    quanto (isso|custa|voces perdem) ... ?
    (me)? (conta|descreve|explica|fala|desenha) (mais|como|o|a|sobre|um pouco) .. (caminho|processo|rotina|funciona|fluxo|dia a dia|operacao|situacao|hoje|historia|e feito)
    (nao vou|sem) (apresentar|mostrar|vender) (nada)? ..
    (o que acontece|quanto custa|quanto se perde|qual o impacto|como isso afeta|quem sente) (quando|isso|cada|para|com) ..
    (onde|em que) .. (costuma)? .. (dar erro|travar|doer|perde tempo|da problema|gargalo|emperra)
    (por tras|raiz|causa|origem) (disso|do problema|da) ..
    (mapear|levantar|conhecer|entender) (o|a|os|as|como|bem|melhor) .. (operacao|rotina|cenario|necessidade*|dor|dores|processo|processos|fluxo|expedicao|realidade)
  `,
  demo: `
    (compartilhar|compartilhando|compartilho) .. tela
    (estao|esta|voce|conseguem|consegue) (vendo|ver) .. tela
    (vou|deixa eu|quero) (te|lhe)? mostrar (como|o|a|aqui|na)
    (aqui|nessa tela|nessa aba|nesse menu) .. (voces|voce|a gente) (tem|ve|veem|consegue|clica)
    (demonstracao|demo)
    (clicando|clico|se eu clicar|quando eu clico)
    (dashboard|painel|menu|aba|botao) 
    (vendo|enxergando|aparecendo|abriu) .. (minha tela|a tela|tela)
    (essa|esta|aqui) e a (tela|pagina|visao|area) (principal|inicial|de|do|da)
    (aqui)? (em cima|embaixo|no canto|do lado|nessa coluna|nesse campo) .. (voce|aparece|tem|fica|clica|e|mostra)
    (posso|vou|quero|deixa eu|deixe me) (te|lhe)? (mostrar|demonstrar|abrir) (na pratica|agora|aqui|o sistema|como|um exemplo|a tela|funcionando|ao vivo) ..
    (reparem|repara|olha so|vejam|veja|olhem|notem) (que|aqui|como|esse|essa|so) ..
    (simular|simulando|cadastrar aqui|exemplo real|ambiente de teste|dados ficticios) ..
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
    (fechamos|fechado|vamos fechar|posso mandar|fechar hoje)
    (recapitular|recapitulando) 
    (dados|razao social|cnpj) .. (contrato|nota|cadastro)
    (boas vindas|bem vindo|bem vinda|bem vindos)
    (vencimento|primeira parcela|forma de pagamento)
    (reuniao de inicio|kick off|kickoff)
    (assinar|assino|minuta|assina aqui) ..
    (mandar|enviar|mando|envio|preparar|emitir|gerar|assinatura do|ler o) (o|a)? (contrato|apolice|pedido|boleto|link de pagamento|proposta para assinatura)
    (vamos|bora) (levar|fechar|assinar) ..
    (cartao ou boleto|boleto ou cartao|rg|comprovante de renda|comprovante de residencia|seu cpf|sinal|entrada) ..
  `,
  follow_up: `
    (passando|ligando|retomando|voltando|retornando|escrevo) .. (para saber|para ver|sobre a proposta|sobre o orcamento|acompanhar|retomar|da proposta)
    (conseguiu|deu tempo de|teve tempo|chegou a) .. (ver|analisar|avaliar|olhar|ler) .. (proposta|orcamento|cotacao|material|email)
    (proposta|orcamento|cotacao) que .. (mandei|enviei|passei)
    (alguma|tem) (novidade|posicao|resposta|definicao|retorno) .. ?
    (dar|fazer|fazendo) (um)? (seguimento|follow|acompanhamento|retorno)
    (pensou|pensaram|decidiu|decidiram|resolveu|definiu|definiram|avaliou|conversou|falou) .. (na|no|sobre|com|da|do|a|o) .. (proposta|orcamento|assunto|cotacao|esposa|marido|socio|diretoria|que conversamos|que te mandei|que falamos|plano|modelo)
    (fiquei|ficou|ficamos|voce ficou|ficaram) de (te|me|lhe)? (ligar|retornar|falar|dar|ver|voltar|chamar|pensar|responder|conversar|avisar) ..
    (daquela|aquela|naquela|aquele|daquele) (proposta|cotacao|conversa|visita|orcamento|feira|reuniao|simulacao|amostra|demonstracao|aula)
    (como combinado|conforme combinado|como combinamos|conforme combinamos) .. (estou|to|ligando|retornando|voltando|ligo)
    (voltando|voltei|retomando|retornando|dando um alo|passando) .. (para saber|para ver|contato|assunto|conversa|aqui|de novo|sobre)
    (veio|fez|participou) .. (aula experimental|teste|test drive|visita|demonstracao|degustacao|feira|evento) ..
    (e ai) .. (o que achou|achou|pensou|decidiu|gostou|vamos) ..
  `,
  onboarding: `
    (implantacao|treinamento|ativacao|configuracao inicial|primeiro acesso|primeiros passos|onboarding|boas vindas)
    (vou|a gente vai|vamos) .. (configurar|cadastrar|importar|ativar|instalar|treinar) 
    (acompanhar|acompanho) .. (primeiras|primeiros|inicio|implantacao)
    (compartilhar|compartilho) .. tela
    (seu|sua|o|a) (acesso|login|senha) .. (criado|criada|chegou|ativo)
    (proxima|nossa) (sessao|aula|etapa)
    (vou|vamos|a gente vai) (acompanhar|ajudar|conduzir|te guiar|orientar) .. (primeiras|primeiros|inicio|comeco|implantacao|configuracao|ativacao)
    (hoje|agora) .. (vamos|a gente vai|vou) (cadastrar|configurar|importar|instalar|ativar|deixar tudo|aprender|treinar|conhecer o sistema|colocar no ar)
    (ja)? (instalaram|instalou|chegou|receberam|recebeu|ativaram) .. (aparelho|equipamento|kit|acesso|login|senha|maquina|sistema|material) .. (ne|certo|ai|$)
    (primeiro acesso|primeira vez que|primeiro passo|primeiros passos|comecar a usar|seu usuario|sua senha provisoria|boas vindas|bem vind*)
    (baixa|baixe|instala|instale) o (aplicativo|app|programa) ..
    (dominar|aprender|usar) .. (ferramenta|sistema|plataforma|aplicativo) .. (sozinh*|no dia a dia|sem)
  `,
  renewal_expansion: `
    (contrato|ciclo|plano|assinatura) .. (fecha|acaba|encerra|completa|renova)
    (renovacao|renovar|renova|reajuste)
    (contrato|plano|assinatura) .. (vence|vencendo|vencimento|termina|acaba|expira) 
    (nesse|neste|ultimo|esse) ano .. (voces|voce) (usaram|usou|tiveram|fizeram|emitiram)
    (mais) (licencas|usuarios|modulos|unidades)
    (upgrade|plano superior|ampliar)
    (contrato|plano|assinatura|apolice|licenca|matricula|anuidade) .. (vence|vencendo|vencer|completa|acaba|termina|encerra|renova|aniversario)
    (fechamos|completamos|completou|completaram|faz|fizemos) (um|dois|tres|<duration>) (ano|anos|de)? .. (juntos|contrato|parceria|conosco|com a gente|em <month>|agora|que voces)
    (rever|revisar|repassar) (o|nosso|seu|a) (contrato|plano|parceria|conta|ano) ..
    (reajuste|correcao anual|indice|igpm|ipca) ..
    (continuar|seguir) (com a gente|conosco|juntos|mais um ano) ..
    (bora|vamos|quer|pode) renovar ..
    (como) .. (esta sendo|tem sido|foi) .. (experiencia|parceria|ano|uso) ..
    (cabe|caberia|da para) .. (incluir|ampliar|acrescentar|aumentar) ..
  `,
  retention: `
    (quero|queria|gostaria|preciso|desejo|vou) .. (cancelar|cancelamento|encerrar|rescindir|trocar de operadora|portabilidade)
    (cancelar|cancelamento) .. (plano|servico|contrato|assinatura|conta|internet)
    (motivo|porque|por que) .. cancel*
    (retencao|setor de relacionamento|fidelidade)
    (cancela|cancelar) sem multa
    (nao)? (quero|queria|posso) .. (que voce|perder|te perder|manter|segurar|que fique|que o senhor fique) .. (conosco|com a gente|cliente|voce|senhor|senhora|saia)
    (ficar|continuar|permanecer) (conosco|com a gente) ..
    (por que|o que) .. (sair|cancelar|largar|encerrar|desistir) ..
    (pausar|suspender|congelar|trancar) ..
    (cancelei|cancelado|cancelamento) ..
  `,
  support: `
    (suporte|assistencia tecnica|help desk|atendimento tecnico)
    (nao) (consigo|estou conseguindo) (acessar|emitir|entrar|abrir|imprimir|conectar|enviar|usar|fazer|logar|baixar)
    (erro|rejeicao|mensagem de erro|travou|travando|nao abre|nao liga|nao conecta|fora do ar|sem sinal)
    (reinicia|reiniciar|desliga e liga|abre o|clica em|atualiza|baixa o|fecha e abre)
    (posso ajudar) em (algo|mais)
    (avaliar|avaliacao) .. atendimento
    (qual) .. (mensagem|erro) ... ?
    (chamado|protocolo|segundo nivel|reinici*|cache|roteador|modem|cabo|bobina|luz piscando|print da tela|navegador) ..
    (deu certo|funcionou|voltou|foi agora|agora foi|abriu|saiu) ..
    (qual|que) (sistema|aparelho|modelo|versao|navegador|tela|erro) ..
    (ja)? (reiniciou|desligou|tentou|testou) ..
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
    (paguei|comprei|esperei) ... (nao|ninguem|cortaram|veio|chegou|errado)
    (lamento|sinto) (muito|profundamente|pelo|pela|que) ..
    (erro|falha|culpa) (foi)? (nosso|nossa|de voces) ..
    (supervisor|gerente|responsavel) .. (falar|chama|quero) ..
    (quero falar|chama|passa) .. (supervisor|gerente|responsavel)
    (matricula|numero do pedido|nota fiscal|comprovante) ..
  `,
};
