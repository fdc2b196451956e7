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
    (nao|num) (estou|to|tenho|temos) (interessad*|interesse|precisando|a fim|querendo) ..
    (somos|sou de|somos da|e uma empresa|a gente e uma) .. (empresa|distribuidora|consultoria|startup|loja|especializad*|fabrica|agencia|cooperativa|corretora) ..
    (nossa empresa|a nossa empresa|meu trabalho|a gente) (e|ajuda|faz|fornece|trabalha com|atende|instala|cuida|oferece) .. (empresas|lojas|clinicas|produtores|comercio|comercios|restaurantes|padarias|escolas|escritorios|donos|quem|pequen*)
    (apresentar|conhecer|mostrar) (o|a|nosso|nossa|meu|um|uma|rapidinho) .. (empresa|trabalho|solucao|produto|servico|projeto|ideia)
    (primeira vez|ainda nao) .. (falo|falamos|conversamos|ligo|entro em contato|nos falamos) ..
    (de que empresa|de onde (e|voce|voces)|qual empresa|que empresa|quem e voce|como e seu nome mesmo) ..
    (como|onde) .. (conseguiu|achou|pegou|descobriu) .. (contato|numero|telefone|nome)
    (tira|tire|tirar) (meu|esse) (numero|nome) ..
    (resolvi|decidi) (te|lhe)? ligar ..
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
    (obrigad*|agradeco) .. (contato|interesse|chamar|procurar|mensagem|preferencia) ..
    (voce|senhor|senhora) (se cadastrou|se inscreveu|baixou|preencheu|simulou|clicou|pediu|mandou|deixou|entrou em contato|nos procurou|chamou)
    (voces|voce|tu|ai) (fazem|atendem|trabalham com|tem|vendem|entregam|dao|oferecem) .. (aula|curso|turma|vaga|orcamento|instalacao|aluguel|seguro|consulta|pacote|financiamento|entrega) .. ?
    (queria|gostaria|quero|preciso) .. (saber|de) .. (valores|preco|precos|como funciona|informacoes|mais informacoes|orcamento|valor|detalhes|se voces)
    (como|onde) .. (conheceu|ficou sabendo|soube|chegou ate|descobriu|encontrou) .. (gente|nos|nossa|nosso|a|o|voces)?
    (de qual|qual a|que|de que) (cidade|bairro|regiao|estado) .. (voce|fala|e|senhor|senhora|mora|fica) ..
    (ja)? (teve|fez|usou|trabalhou|tentou) .. (antes|alguma vez|experiencia|com isso|algum) .. ?
    (o que|que) .. (te|lhe|fez|levou|motivou) .. (procurar|buscar|chamar|mandar|interess*|querer) ..
    (vou|posso) (te)? (encaminhar|passar|transferir) .. (para o consultor|especialista|vendedor|um consultor|equipe comercial|para um)
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
    (se (voce|voces|senhor|senhora) (pudesse|pudessem)|numa situacao ideal|num mundo ideal|varinha magica) ..
    (ja)? (tentou|tentaram|testou|testaram) .. (resolver|alguma|outra|antes|o que|fazer|de) .. ?
    (quantas pessoas|quem faz|quem cuida|quanto tempo|com que frequencia|de quanto em quanto) ... ?
    (qual|quais|o que) .. (mais)? .. (te tira|tira o sono|incomoda|preocupa|trava|atrapalha|toma tempo|pesa|doi|maior dificuldade|principal desafio|maior problema) ..
    (quero|queria|gostaria|preciso|vim|a ideia e) .. (entender|conhecer|ouvir|escutar) .. (voces|voce|senhor|senhora|como|operacao|rotina|negocio|dia a dia|primeiro|melhor|o que|antes)
    (quando|toda vez que|se) .. (acontece|atrasa|falta|erra|para|quebra|da errado) .. (o que|quem|como|quanto) ... ?
    (e)? (hoje|atualmente) (como|quem|quantos|quantas|quanto|onde|voces|o que) ... ?
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
    (esta|estao|ta|da para|consegue|conseguem) .. (vendo|ver|enxerg*|aparecendo) .. (tela|aqui|ai|minha|compartilh*|slide|imagem) ..
    (aqui|nessa parte|nesse campo|nessa tela|nessa coluna|nesse grafico|nesse icone) (voce|voces|a gente|eu|ele|o|a|e|tem|fica|aparece|sai) ... (ve|filtra|escolhe|clica|consegue|mostra|acompanha|tem|configura|puxa|emite|gera|arrasta|lanca|define|vou|posso|fica)
    (da para|consigo|consegue|tem como) (exportar|integrar|filtrar|personalizar|importar|puxar|baixar|imprimir|configurar|bloquear|acessar pelo) ... ?
    (e|isso|ele)? (integra|conversa|sincroniza|exporta) com ..
    (agora|proximo|outro) .. (vou|vamos|quero|deixa eu) (te|lhe|voces)? .. (mostrar|ver|abrir|simular|entrar) ..
    (e se eu|se eu) .. (quiser|precisar|clicar|cadastrar|mudar|apagar|errar) ... ?
    (funcionalidade|recurso|ferramenta|relatorio|dashboard|grafico|filtro|notificacao|alerta) .. (aqui|esse|essa|voce|mostra|sai|aparece|que) ..
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
    (faz|faco|fecha|fecho|fechamos|consegue fazer|sai) por <number> ..
    (consigo|posso|da para|nao consigo) (chegar|baixar|melhorar|tirar|abater|reduzir|descer|fechar) (em|no|o|a|mais|ate|para|um|por) ..
    (a vista|no pix|parcelado|entrada|em vez de|prazo) .. (desconto|melhora|baixa|consegue|consigo|faz|fica) ..
    (outra|outro|concorrente) .. (fez|ofereceu|passou|deu|me fez|cobrou|e) .. <number> ..
    (preciso|precisava|quero|so fecho|so fechamos) .. (desconto|<percent>|chegar em|prazo de|<number> dias|melhorar) ..
    (minha margem|meu limite|ultimo preco|ultima proposta|melhor preco|preco final|meu diretor|meu gerente autorizou|nao tenho mais margem) ..
    (clausula|carencia|reajuste|prazo de pagamento|multa rescisoria|frete por conta|bonificacao) ..
  `,
  closing: `
    (recapitular|recapitulando) 
    (dados|razao social|cnpj) .. (contrato|nota|cadastro)
    (boas vindas|bem vindo|bem vinda|bem vindos)
    (vencimento|primeira parcela|forma de pagamento)
    (reuniao de inicio|kick off|kickoff)
    (assinar|assino|minuta|assina aqui) ..
    (mandar|enviar|mando|envio|preparar|emitir|gerar|assinatura do|ler o) (o|a)? (contrato|apolice|pedido|boleto|link de pagamento|proposta para assinatura)
    (vamos|bora) (levar|fechar|assinar) ..
    (vamos fechar|posso mandar o contrato|fechar hoje|negocio fechado|pode emitir|pode gerar|fechado entao)
    (cartao ou boleto|boleto ou cartao|pix ou|comprovante de renda|comprovante de residencia|seu cpf e|cpf para o contrato)
    (posso|podemos|ja posso) (emitir|gerar|lancar|efetivar|confirmar o pedido|considerar fechado|dar entrada) ..
    (ficou|fica|ficamos|combinamos|combinado) .. (combinado|o seguinte|entao que|assim) ..
    (link de pagamento|termo de adesao|ficha cadastral|dados para|reconhecer firma|assinatura digital|chave pix)
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
    (daquele|daquela|aquele|aquela|sobre o|sobre a) (orcamento|proposta|conversa|simulacao|visita|cotacao|apartamento|carro|modelo|curso|amostra|material) .. (que|da|do|de|te|eu)
    (o que) (achou|acharam|voce achou|senhor achou|senhora achou) (da|do|dela|dele|de) .. (proposta|orcamento|visita|amostra|material|apartamento|casa|aula|teste|demonstracao|carro|valores|cotacao)?
    (ainda nao|nao) (vi|olhei|li|consegui ver|deu tempo|tive tempo|abri|conversei|decidi|pensei|falei com) ..
    (lembro|lembrei|lembra) (sim|de voce|de mim|da|do|que|dele|dela) ..
    (retomar|retomando|dar continuidade|dando continuidade|continuar) .. (conversa|assunto|proposta|de onde|negociacao|nosso) ..
    (conversou|falou|viu|conseguiu falar|mostrou) (com|para|com o|com a) .. (marido|esposa|socio|diretor|diretoria|familia|chefe|pai|mae|gerente|ela|ele|pessoal) ..
    (semana passada|mes passado|na segunda|na terca|na quarta|na quinta|na sexta|outro dia|na feira|no evento|em <month>) .. (voce|senhor|senhora|tu|a gente|eu) .. (pediu|falou|disse|mandei|passei|veio|visitou|deixei|levou|ficou|conversamos|falamos) ..
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
    (bem vindo|bem vinda|bem vindos|seja bem vindo|seja bem vinda|boas vindas|parabens pela (compra|contratacao|escolha)) ..
    (crie|cria|criar|definir|defina|cadastre|cadastra|cadastrou|criou|redefinir) .. (senha|usuario|perfil|conta|acesso|login|equipe) ..
    (importar|importa|subir|carregar|migrar) .. (planilha|clientes|produtos|dados|lista|cadastro|cadastros|historico|alunos) ..
    (sessao|aula|treinamento|encontro|etapa|modulo) .. (de hoje|proxima|proximo|semana que vem|numero|um|dois|primeira|primeiro|seguinte)
    (ate la|ate a proxima|licao de casa|tarefa|dever de casa|para a proxima|para o proximo encontro) ..
    (onde|aonde) (que)? (eu)? (clico|aperto|entro|vou|coloco|acho) .. ?
    (achei|apareceu|cliquei|entrei|instalei|cadastrei|coloquei|abriu aqui|carregou|criei) ..
    (comecar|comecando|comecam|comeca) a (usar|operar|rodar|treinar|utilizar) ..
    (qualquer duvida|se travar|se tiver duvida|se precisar) .. (suporte|me chama|grupo|chama|manda)
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
    (renovar|renovacao|renovamos|renovo|renova|renovando) ..
    (este ano|esse ano|neste ano|nesse ano|ultimo ano|nesses meses|nos ultimos|desde que) .. (voce|voces|senhor|senhora|usaram|economizaram|cresceram|foram|tiveram) ..
    (como) (voce|voces|senhor|senhora|esta|tem|foi) .. (avalia|avaliam|sendo|sido|achando|gostando|satisfeit*) ..
    (mais um ano|proximo ciclo|novo ciclo|mesmas condicoes|novas condicoes|proximo periodo|prorrogar|estender o contrato) ..
    (licencas|usuarios|pontos|unidades|modulos|vagas|veiculos) (a mais|adicionais|extras|novos|novas) ..
    (cliente|parceir*|juntos|com a gente|conosco) (ha|faz|desde) .. (<duration>|ano|anos|<number>)
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
    (quero|queria|vou|preciso|gostaria|pode|decidi|resolvi) .. (cancelar|encerrar|sair|desistir|trancar|rescindir) ..
    (o que|que) (posso|podemos|a gente pode) fazer para .. (ficar|fique|continuar|mudar|reverter|manter|segurar)
    (multa|fidelidade|carencia) .. (cancel*|sair|rescis*|encerr*) ..
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
    (nao|num) .. (abre|liga|conecta|imprime|entra|carrega|funciona|pega|aparece|sai|emite|atualiza|reconhece) ..
    (tela|luz|mensagem|senha|login|sinal|tomada|botao|aparelho|equipamento|configuracao|aplicativo) .. (apareceu|aparece|piscando|pisca|branca|preta|azul|vermelha|verde|errada|travada|travado|esta)
    (em que|no que) posso (ajudar|ser util) ..
    (faz|vamos fazer|faca) um teste ..
    (desinstal*|reinstal*|atualiz*|configur*|resetar|reset) .. (aplicativo|app|versao|programa|rede|aparelho|driver)
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
    (desculpa|desculpas|perdao) (pelo|pela|por) .. (transtorno|ocorrido|erro|demora|falha|atraso|inconveniente|tudo)
    (devolver|devolvo|devolucao|reembols*|estorn*|trocar|troca|ressarc*|indeniz*) (o|a|do|da|seu|meu|dinheiro|valor|produto|pelo|um) ..
    (prometeram|garantiram|disseram|falaram) .. (que)? .. (e|ate|mas|nada|ninguem|hoje) ..
    (reclamar|reclamacao|reclamei|insatisfeit*|indignad*|decepcionad*|absurdo|inadmissivel|desrespeito) ..
    (veio|chegou) .. (errad*|quebrad*|rasgad*|estragad*|faltando|trocad*|atras*|depois|frio|fria|azed*|vencid*) ..
    (esperando|esperei|aguardando|aguardei) .. (<duration>|horas|dias|semanas|meses|desde|ate hoje|ninguem) ..
    (cobraram|cobranca|cobrado|cobrada|descontaram|debitaram) ..
  `,
};
