// Phrases that tell a behaviour by themselves, in Portuguese. They are no features: training knows nothing of them.
import type { BehaviourCues } from '../pack.ts';

export const behaviours: BehaviourCues = {
  concession_traded: `
    (em troca de|desde que|com a condicao de|so se|mas so se|contanto que|mediante|somente se|com uma condicao|em contrapartida) ...
    (se|levando|pagando|fechando|assinando|comprando|ficando|trazendo|retirando|antecipando|por) (voce|voces|o senhor|a senhora|me|a gente|ele)? (levar|levarem|leva|levam|fechar|fecharem|fecha|fecham|assinar|assinarem|assina|pagar|pagarem|paga|pagam|comprar|comprarem|compra|retirar|retirarem|entrar|entrarem|colocar|colocarem|puser|puserem|deixar|deixarem|trouxer|trouxerem|indicar|indicarem|antecipar|anteciparem|fizer|fizerem|confirmar|confirmarem|pegar|pegarem|ficar|ficarem|contratar|contratarem|der|derem|subir|os dois|as duas|os tres|a vista|no pix|adiantado|dois|tres|ambos) ... (eu|a gente|nos|ja|ai|te|lhe)? .. (faco|fazemos|faz|baixo|baixamos|baixa|tiro|tiramos|tira|dou|damos|da|incluo|incluimos|inclui|consigo|conseguimos|consegue|deixo|deixamos|deixa|mantenho|mantemos|mantem|seguro|seguramos|segura|libero|abato|abatemos|abate|isento|isentamos|isenta|cubro|cubrimos|ganha|ganham|sai|saem|fica|ficam|melhoro|reduzo|reduzimos|coloco|colocamos|chego|chegamos|posso|podemos|congelo|desconto) ...
    (beleza|ta bom|esta bom|tudo bem|pode ser|fechado|claro|consigo|faco|dou|seguro|mantenho|incluo|tiro|certo|ok) .. (mas|so que|ai) .. (ai)? .. (voces|voce|o senhor|a senhora|precis*|tem que|teria que|fecham|fecha|me|a gente) ... (fecha*|assina*|paga*|leva*|ano|anos|contrato|entrada|adiantad*|vista|retir*|indica*|dois|duas|tres|mes|meses|sinal|traz*|dep*|volume)
    (precisaria|preciso|precisava|teria que|pediria|queria|precisariamos|peco|exigiria|gostaria de) .. (do|de|um|uma|que|o|a)? .. (pagamento|sinal|entrada|adiantamento|contrato|fidelidade|volume|compromisso|assinatura|deposito|pedido|vista|adiantado|indicacao|prazo|algo) .. (adiantado|em troca|antecipado|para|por|de|antes|hoje|ano|anos|$)
    para (chegar|fazer|dar|baixar|conseguir|segurar|melhorar) .. (nos|no|nesse|isso|esse|em|o|a)? .. (preciso|precisaria|precisava|teria|teriam|voces|so|e preciso|precisa) ...
    (seguro|mantenho|guardo|reservo|garanto|congelo|faco|dou|consigo) .. (com|mediante|por) (um|uma) (sinal|entrada|adiantamento|deposito|contrato|pedido|reserva|assinatura|fidelidade) ..
    (e)? (se|que tal se) (voces|voce|o senhor|a senhora) .. (entrar*|colocar*|pagar*|assumir*|fechar*|comprar*|levar*|retirar*|fizer*|cobrir*|arcar*|buscar*|puser*|ficar*|trouxer*) ... (eu|a gente|nos|e eu|e a gente) .. (baixo|baixa|baixamos|tiro|tira|tiramos|faco|faz|dou|da|incluo|inclui|deixo|deixa|cubro|cobre|reduzo|isento|abato)
    (so|apenas) se ... (ai|entao) (eu|a gente|nos|sim) ..
    (com|por|num|no) (um|uma|o|a|dois|tres)? (contrato|sinal|fidelidade|compromisso|pedido|plano anual|anos|pagamento|entrada|pix) .. (eu|a gente|consigo|ja|te|da para|faco|baixo) ..
    !(quebrar|estragar|der problema|der defeito|cancelar|multa|duvida|pergunta|atrasar|se arrepender|devol*|nao gostar)
  `,
  resolution_confirmed: `
    ^ (e|entao|ta|certo|ok|pronto)? (agora|ja|e agora|agora foi|foi|deu|deu certo|resolveu|melhorou|voltou|funcionou|entrou|abriu|carregou) $
    (e)? (agora|ja|agora sim) (melhorou|foi|vai|deu|funciona|funcionou|entra|entrou|abre|abriu|carrega|carregou|liga|ligou|esta|aparece|apareceu|voltou|consegue|conseguiu|conecta|conectou|ouve|toca|imprime|tem|normalizou|ficou|chegou|caiu) ... ?
    (ja|esta|ficou|voltou|agora) .. (apareceu|aparece|aparecendo|funcionando|funciona|funcionou|entrou|entrando|caiu|abriu|abrindo|carregou|carregando|chegou|conectou|conectando|saiu|saindo|voltou|normal|imprimiu|imprimindo|certinho|limpinho|limpo|resolvido|esquentando|gelando|ligou|ligando|tocando|no ar|consta) ... ?
    (conseguiu|consegue|conseguiram|da para|deu para|voce consegue) .. (entrar|ver|abrir|acessar|conectar|imprimir|baixar|logar|navegar|ligar|usar|enviar|receber|pagar|fazer|emitir) ... ?
    (tenta|tente|testa|teste|experimenta|experimente|faz um teste|faca um teste|faz o teste|da uma testada|da uma olhada|ve|veja|confere|confira|liga|abre|entra|roda) .. (de novo|outra vez|agora|mais uma vez|ai|para mim|novamente)? ... (me (fala|fale|diz|diga|conta|avisa|avise|confirma)|ve se|veja se|o que (aparece|acontece|da)|se (foi|deu|entra|abre|funciona|carrega|aparece|melhorou|voltou|conecta)|carregou|abriu|funcionou|entrou)
    (resolveu|funcionou|melhorou|deu certo|normalizou|consertou|adiantou|solucionou|arrumou|deu jeito|passou|voltou|estabilizou) .. (ai|agora|isso|para|o|a|com|ja|tudo|certinho|mesmo|o problema)? ?
    (esta|ficou|ta) (tudo)? (certo|resolvido|funcionando|normal|ok|saindo|saindo limpinho|entrando|andando|rodando|legal|bom|perfeito) (agora|ai|ja|entao|com isso|direitinho|para voce) ..
    (e ai|entao) .. (deu|foi|funcionou|resolveu|melhorou|entrou|abriu|voltou) ..
    como (esta|ficou|ta) (agora|ai|ja) ..
    !(algo mais|mais alguma|antes|primeiro|quando|visita|tecnico|segunda|terca|quarta|quinta|sexta|de manha|horario|numero da conta|desde quando|luz vermelha|ja tentou|ja reiniciou|ja aconteceu|vai chegar|sms|chamado|protocolo|ja verificou|ja trocou)
  `,
  retention_offer: `
    (antes disso|antes de|em vez de|ao inves de) ... (e se|posso|poderia|consigo|a gente|que tal|tem|tenho|temos|da para|nao) ... (tranc*|paus*|suspend*|congel*|baix*|abaix*|descont*|metade|gratis|mud*|pass*|migr*|melhor*|cobr*|reduz*|menor|basico|oferec*|isent*) ..
    (e se|que tal se|o que acha se|ajudaria se|ficaria se|e se eu|topa|ficaria com|continuaria se|toparia|aceitaria) .. (eu|a gente|nos|te|lhe|voce|fosse|tivesse|o senhor|a senhora)? .. (tranc*|paus*|suspend*|congel*|baix*|abaix*|descont*|der|desse|dar|deixar|deixasse|pass*|mud*|migr*|melhor*|cobr*|reduz*|oferec*|isent*|fizer|fizesse|fazer|tir*|metade|menos|ficar com|mant*|conseguir|conseguisse) ...
    (eu|a gente|nos)? (posso|podemos|poderia|consigo|conseguimos|consegue|da para|daria para|dava para|estou autorizad*|tenho como) .. (te|lhe)? (trancar|pausar|suspender|congelar|baixar|abaixar|deixar|passar|mudar|migrar|melhorar|cobrir|reduzir|oferecer|isentar|dar|fazer|tirar|colocar|liberar|manter|diminuir|aplicar|segurar|igualar|trocar|bonificar|ajustar) .. (o|a|para|por|um|uma|em|seu|sua|de|pro|<number>|<percent>|<money>|metade|voce|mais|no|na|tres|dois|esse|essa|isso) ..
    (eu|a gente) (cubro|cobre|cubro a|igualo|iguala|baixo|baixa|dou|da|faco|faz|deixo|deixa|reduzo|tranco|tranca|pauso|pausa|passo|passa|congelo|isento|libero|abato|tiro|seguro) .. (o|a|para|por|um|uma|em|seu|sua|de|<number>|<percent>|<money>|metade|dois|tres|qualquer|esse|essa) ..
    (tem|temos|existe|ha|tenho|voce tem|o senhor tem) (o|a|um|uma|outro|outra|tambem)? .. (pre pago|plano|pacote|opcao|versao|modalidade|tarifa|condicao|desconto|mensalidade|alternativa|beneficio) .. (mais (barat*|em conta|simples|leve|basic*|enxut*)|menor|basic*|reduzid*|pausa|trancamento|gratis|metade|familia|avulso|sem|so|de|para|que|especial|voce|individual|anual|pre)
    (tem|existe|ha) (o|a|um|uma)? (pre pago|trancamento|congelamento|plano menor|pacote menor|desconto) ..
    (ja pensou|pensou|nao pensou|nao prefere|nao seria melhor|nao compensa|nao vale|por que nao|nao quer|prefere|que tal) .. (em|a pena)? .. (ficar|manter|trancar|pausar|baixar|passar|mudar|migrar|reduzir|suspender|diminuir|deixar|continuar) ...
    (e)? (ficar|ficando|manter|deixar) (com|so com|so|apenas) .. (uma|um|a|o|so|metade) ... (em vez|so|ja pensou|no lugar|das|dos|menor|apenas)
    (se (o senhor|a senhora|voce|voces) (ficar|ficarem|continuar|continuarem|mantiver|mantiverem|permanecer)|ficando|para (o senhor|a senhora|voce) (ficar|continuar)|se ficar) ...
    (<number>|um|dois|tres|seis) (mes|meses|mensalidade|mensalidades|semanas|aulas|parcelas) (gratis|de graca|sem custo|sem pagar|pela metade|por nossa conta|de cortesia|com desconto|isent*|de isencao|com (cinquenta|<percent>))
    (<percent>|metade) .. (desconto|a menos|por (tres|seis|doce|doze)|nos proximos|pelos proximos|durante) ..
    !(so para cliente novo|so para novos|cliente novo|clientes novos|acabou|terminou|venceu|encerrou|expirou|nao da|nao consigo|nao conseguimos|nao podemos|nao tenho como|ultima fatura|posso saber|posso perguntar|tinha uma|esta cancelado|foi cancelado|multa)
  `,
  value_tied_to_need: `
    (o senhor|a senhora|voce|voces|como|aquilo que|isso que|o que|lembra que|la) .. (falou|falaram|disse|disseram|comentou|comentaram|mencionou|mencionaram|contou|contaram|reclamou|tinha falado|estava falando|falava|dizia|citou|pediu|perguntou|queria|preocupa) .. (que|do|da|de|dos|das|sobre|no|na|com)? ...
    (ai|com isso|com esse|com essa|assim|dessa forma|desse jeito|entao|e ai|por isso|aqui|aqui ja|isso) .. (o seu|a sua|seu|sua|seus|suas|voce|voces|o senhor|a senhora|ninguem|nao|a equipe|ela|ele|dorme) ... (nao|sem|menos|tranquil*|nunca|so|sozinh*|automatic*|economiz*|esquec*|evit*|mais (rapido|facil|tempo|tranquil*|sossegad*)|na hora|em dia|control*|sabe|sabem|ve|para de|dorm*|sossegad*|fica|ficam|resolv*)
    (para|com) (o seu|a sua|seu|sua|seus|suas|os seus|as suas|esse|essa|isso) .. (nao tem|nao precisa|nada|so|e|tem|basta|vai|serve|esse|esta|da) ... (nada|so|sem|nunca|um|que|bem|automatic*|uma|toque|clique)
    (nao tem|nao fica|nao ha|nada|sem) .. (cartao|papel|nada|papelada|planilha|o que)? .. (para|que|de) (perder|preencher|esquecer|carregar|lembrar|anotar|correr atras|escrever|procurar|digitar|quebrar|contar|assinar|se preocupar|sumir) ..
    (bem|justamente|exatamente|justo|e isso|isso e) .. (o que|aquilo que|por isso|para isso|disso) .. (estava)? .. (faltando|faltava|falta|precisa|precisam|precisava|pedia|pediu|busca|buscava|quer|queria|queriam|falou|falaram|disse|comentou|procura|procurava|resolver|resolve|incomoda|doi)
    (ai|e ai|entao|assim|para|e) (ninguem|voce|voces|o senhor|a senhora|nao|a equipe|ela|ele) .. (precisa mais|precisam mais|nao precisa|nao precisam|tem que|esquece|esquecem|se preocupa|depende|perde|perdem|dorme|fica livre|para de|corre|sofre|gasta|para de|nao perde|nao perdem|nao precisaria) ...
    (resolve|soluciona|tira|evita|elimina|acaba com|economiza|cobre|facilita|alivia|corta|mata|simplifica) .. (isso|esse|essa|seu|sua|o|a|os|as|justo|justamente|de vez|todo|toda) .. (problema|dor|questao|que|falou|retrabalho|perda|confusao|bagunca|tempo|dificuldade|de voces|da senhora|do senhor|seu|sua|medo|preocupacao|trabalho|fila|atraso)
    (como|ja que|visto que) (voce|voces|o senhor|a senhora|ai|sua|seu|tem|trabalha|vende|viaja) ... (isso|esse|essa|ele|ela|da para|aqui) ..
    !(reembolso|desconto|preco|assina|te ligo|fatura que|estorno)
  `,
  pain_impact_explored: `
    (e)? quando (isso|da|acontece|desarma|falha|nao|cai|para|some|atrasa|falta|quebra|trava|alguem|o|a|voces) ... (o que|como|qual) (acontece|ficam|fica|fazem|faz|voces|ocorre|se|impacto|prejuizo|consequencia|e que|rola|vira|impacta) ... ?
    (qual|quais|que) .. (consequencia|consequencias|impacto|impactos|prejuizo|prejuizos|efeito|efeitos|custo|reflexo|reflexos|estrago|perda|perdas|resultado|tamanho) .. (disso|isso|tem|traz|gera|causa|teve|para|no|na|que|da|do|nisso|e|foi) ... ?
    (quanto|quanta|quantos|quantas) ... (custa|custou|custando|custado|perde|perdem|perdeu|perderam|perdendo|perdido|vai embora|vao embora|se perde|gasta|gastam|gastou|representa|significa|deixa de|deixam de|sai|saiu|saem|foi embora|joga*|desperdic*|escapa*|consome|toma|leva|tira|pesa|some|somem|vao nisso|vai nisso|prejuizo|estao perdendo|esta perdendo|sai caro) ... ?
    (e)? (isso|essa|esse|tudo isso) .. (impacta|impactou|afeta|afetou|afetando|atrapalha|atrapalhou|atrapalhando|pesa|pesou|prejudica|prejudicou|custa|custou|reflete|gera|causa|causou|faz com|mexe|traz|doi|pega|compromete|acaba custando|acabou custando|representa|influencia|chega) ... ?
    (o que|como|quanto) .. (isso|essa|esse) .. (faz|causa|gera|traz|impacta|afeta|atrapalha|pesa|prejudica|custa|reflete|custou|acarreta|provoca|mexe|acaba|acabou|representa|significa) ... ?
    (como) (e que)? (isso|fica|ficam|e que) .. (afeta|impacta|reflete|pega|pesa|atrapalha|o|a|os|as|chega|bate|prejudica) ... ?
    (o que|quem) .. (acontece com|acontece se|acontece quando|voces deixam|deixa de ser|paga por|sofre com|sai perdendo|fica prejudicad*|fica sem|paga a conta|paga o pato|perde com) ... ?
    (ate que ponto|quao|o quanto) (isso|grave|serio|caro|atrapalha|pesa|doi) ... ?
    (qual|que) .. (prejuizo|estrago|perda|custo) ... ?
    !(agencia|cobra|cobram|mensalidade|licenca|tarifa|plano custa|fatura|por que (da|desarma|isso|acontece|cai)|sabe por que|proximo passo|visita|aluguel|salario|investimento|fornecedor atual cobra|deve custar)
  `,
  satisfaction_checked: `
    como (esta|estao|tem|anda|andam|ta|vai|vao|foi|vem|que esta|que ta|que vai|que tem|voces|o senhor|a senhora|voce|e que) .. (estao|esta|tem|ta)? .. (sendo|se dando|indo|ido|vendo|achando|sentindo|saindo|funcionando|a experiencia|experiencia|o uso|com o|com a|com os|com as|o servico|o atendimento|nosso|nossa|o equipamento|o sistema|o plano|a maquina|o produto|tudo|as coisas|as aulas|os treinos|avalia|avaliam|se sente|se sentem|sido|atendendo|aproveitando|usando) ...
    (saber|ver|perguntar) (como|se|o que) (esta|estao|ta|voce|voces|tem|anda|foi|o senhor|a senhora|achou|acharam|tudo|vai|vao|que) .. (indo|se dando|achando|gostando|satisfeit*|sendo|funcionando|certo|feliz|contente|indo com|com|o|a|bem|correndo)? ..
    (esta|estao|ta|ficou|ficaram|continua|continuam|se sente|segue|voce|voces|o senhor|a senhora) .. (gostando|satisfeit*|content*|feliz|felizes|curtindo|a vontade|confortav*|aproveitando|atendid*|bem servid*|confortaveis|bem atendid*) ...
    (de) (zero|um|1|0) (a|ate) (dez|cinco|10|5) ...
    (que|qual) (nota|avaliacao|a nota|a avaliacao|sua nota|a sua nota|a sua avaliacao|a sua opiniao|a opiniao|o balanco|a impressao|a sua impressao) ... ?
    (o que) (voce|voces|o senhor|a senhora|a equipe|o pessoal|a turma|vem|tem)? .. (achou|acharam|acha|acham|achando|achado|pensa|diria|diriam|diz|tem a dizer|esta achando|estao achando) .. (do|da|de|dos|das|ate|desse|dessa|com|sobre|nesse|disso|ate agora|o) ... ?
    (o|a|os|as|tudo|isso|nosso|nossa|ele|ela) .. (continua|esta|tem|vem|segue|estao|ta|tao|ainda)? .. (atendendo|atende|correspondendo|correspondeu|atendeu|suprindo|servindo|agradando|agradou|dando conta|funcionando bem|a altura|esperava|esperavam|valendo|cumprindo|resolvendo|ajudando|rendendo|gostando|do agrado|como queria*) ... ?
    (esta|ta|foi|e|era|saiu|ficou|atendeu|correspondeu|superou) .. (como|o que|a|as|do jeito)? .. (expectativa|expectativas|esperava|esperavam|imaginava|imaginavam|prometemos|queria|precisava|combinamos) ... ?
    (alguma|algum|tem|algo|alguma coisa) .. (reclamacao|reclamacoes|queixa|incomodo|incomodando|insatisfacao|para melhorar|a melhorar|que nao (gostou|gosta|agrada)|deixando a desejar|critica|pegando|atrapalhando) ... ?
    (gostou|gostaram|gosta|gostam|curtiu|curtiram|se adaptou|se adaptaram|se acostumou) .. (do|da|de|dos|das|com|ao) .. (servico|resultado|atendimento|produto|sistema|equipamento|novo|nova|plano|portal|aplicativo|nosso|nossa|como|trabalho|pessoal|curso|aula|aulas|programa|que) ... ?
    !(como vai o senhor|como vai voce|como o senhor esta hoje|tudo bem|fornecedor atual|tela|ouvindo|me ouve|quinta|terca|segunda|pode ser|estacionamento|tempo por ai|a gente esta|nos estamos|seguir|feriado|fim de semana|o preco|essa proposta|da proposta|do orcamento|para assinar|horario)
  `,
  expansion_explored: `
    (muita|muitas|muito|muitos|outras|outros|a maioria) .. (do seu porte|do seu tamanho|como a sua|como a de voces|parecid*|igual a sua) .. (poe|poem|coloca|colocam|usa|usam|leva|levam|inclui|incluem|contrata|contratam|pede|pedem|tem) (o|a|um|uma|tambem) ..
    (ja)? (pensou|pensaram|pensou em|considerou|consideraram|cogitou|cogitaram|avaliou|avaliaram|experimentou|ouviu falar|chegou a ver|chegou a pensar|viu) .. (em|no|na|de|da|do|a|colocar|fazer|ampliar|aumentar|por|incluir|adicionar|levar|subir|contratar|ter|usar) ...
    (teria|teriam|tem|teriam|haveria|ha|voce tem|teria ai) .. (interesse|vontade|necessidade|espaco|alguem|mais gente|mais alguem|outra|outro|outras|outros) .. (em|de|para|que|querendo|precisando|ai|tambem|unidade|filial|area|setor|equipe) ... ?
    (seria|serviria|serve|interessaria|interessa|ajudaria|gostaria|gostariam|queria|quer|querem|quereria|compensaria|compensava|compensa|valeria|vale|faria|faz sentido|nao quer|nao querem|nao compensava|nao valeria|precisa|precisam|precisaria|vai precisar|vao precisar|aproveitar|aproveita|bora|vamos|posso|podemos|que tal|quer que eu|da para) .. (a pena|sentido|util|de|em|para|voces|voce|tambem)? .. (subir|ampliar|aumentar|colocar|incluir|adicionar|acrescentar|passar|migrar|levar|expandir|estender|contratar|dobrar|fazer|por|um|uma|outro|outra|mais|o|a) .. (para|pro|o|a|um|uma|outro|outra|mais|plano|de|em|tambem|modulo|licenca|usuario|do) ... (plano|modulo|mais|tambem|familia|maior|superior|premium|filial|unidade|licenca|licencas|usuario|usuarios|linha|linhas|adicional|extra|completo|pacote|garagem|segundo|segunda|outra|outro|equipe|setor|junto) ...
    (muita|muitas|muito|muitos|varias|varios|algumas|alguns|a maioria|outras|outros) ... (poe|poem|coloca|colocam|usa|usam|leva|levam|contrata|contratam|inclui|incluem|adiciona|adicionam|combina|combinam|faz|fazem|aproveita|aproveitam|pega|pegam|sobe|migra|migram|tambem|junta|juntam) ... (seria|serviria|interessa|gostaria|quer|querem|acha|util|faz sentido|caberia|cabe|pensou|topa) ... 
    (o|a|esse|essa) (tanque|plano|pacote|modelo|versao|nivel|seguinte|de cima|proximo|proxima|premium|maior|familia|completo|pro|anual|linha) (maior|superior|seguinte|familia|premium|completo|de cima|pro|acima|completa)? (e|sao|sai|saem|so|tem|vem|da|custa|inclui|fica|ja) ...
    (vai|vao|tem|esta|estao|pretende|pretendem|planeja|planejam|pensa|pensam|deve|quando) .. (entrar|entrando|contratar|contratando|crescer|crescendo|abrir|abrindo|chegar|chegando|aumentar|aumentando|gente|alguem|mais|ampliar|expandir) ... (nova|novo|novos|novas|mais|que (precise|precisem|queira|use|va usar)|pessoas|usuarios|funcionarios|filial|filiais|unidade|unidades|equipe|precisando|tambem|loja|lojas) ... ?
    (as|os|e|a|o|nas|nos) .. (outras|outros|demais|resto|outra|outro) .. (filiais|filial|unidades|unidade|areas|area|setores|setor|lojas|loja|equipes|departamentos|turmas|escritorios|carros|casa|cidades|turnos|funcionarios|do pessoal|da equipe|da familia) ... 
    (ja que (estamos|a gente esta|estou|estao)|aproveitando|de quebra|tambem temos|a gente tambem|agora temos|agora a gente|lancamos|acabamos de lancar|alem disso temos|temos tambem|fazemos tambem|tambem fazemos|tambem trabalhamos) ...
    (so|apenas|sao so|sao) .. (<number>|<money>) .. (a)? mais .. (por|no|ao|se|e) ..
    !(nesse plano nao|nao da|nao e possivel|nao podemos|infelizmente|nao precisa|algo mais|mais alguma (coisa|duda|duvida)|mais alguma|mesmo preco|o mesmo|assinar|posso ajudar|minutinho)
  `,
  results_reviewed: `
    (voce|voces|o senhor|a senhora|ja|esse|nesse|neste|no|na|sua|suas|seu|seus|os|as|tem|passaram|fizeram|venderam|usaram|geraram|economizaram|atenderam|mandaram|foram|emitiram) ... (passaram|fizeram|fez|venderam|vendeu|usaram|usou|usado|usada|geraram|gerou|economizaram|economizou|atenderam|atendeu|mandaram|mandou|processaram|enviaram|enviou|emitiram|emitiu|caiu|cairam|baixou|baixaram|subiu|subiram|reduziu|reduziram|cresceu|cresceram|aumentou|aumentaram|pegaram|dobrou|dobraram|produziram|produziu|registraram|receberam|recebeu|fecharam|fechou|ganharam|ganhou|melhorou|melhoraram|entregaram|consumiram|consumiu|frequentou|frequentaram|entram|entraram|usam|usando|acessaram|acessam|recuperaram|recuperou|diminuiu|diminuiram) ... (<number>|<percent>|metade|terco|dobro|maioria|todo dia|todos os dias|quase tudo|nenhum|nenhuma|zero) ..
    (<number>|<percent>|metade|um terco|dobro|maioria) .. (dos|das|de)? .. (pedidos|vendas|horas|aulas|visitas|ligacoes|usuarios|funcionarios|licencas|notas|clientes|consultas|reservas|entregas|envios|quilowatts|faltas|reclamacoes|equipamentos|relatorios|sessoes|quilos|quilometros|litros|unidades|treinos) ... (esse|essa|nesse|nessa|neste|nesta|desde|ate agora|ate aqui|ano passado|mes passado|ultimo|ultimos|ultimas|trimestre|semestre|no mes|por mes|por ai|ja)
    (dei uma olhada|estava olhando|estive olhando|estava vendo|estive vendo|olhei|puxei|levantei) ... (<number>|<percent>|metade|terco|dobro) ..
    (vejo|vi|vimos|aqui|segundo|conferi|olhei|olhando|vendo|analisando|puxei|levantei|tenho|seus numeros|os numeros|seu relatorio|o relatorio|seus dados|pelo sistema|pelos dados|no painel|na sua conta) .. (na|no|que|sua|seu|suas|seus|mostra|mostram|diz|conta|consumo|aqui|voces|o|a|os) ... (<number>|<percent>|metade|terco|dobro|quase todos|todo dia|todos os dias|nunca)
    (desde que|a partir de quando|de (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) para ca|nesses|nesse|nestes|neste) .. (comecamos|comecaram|comecou|instalamos|colocamos|mudaram|mudou|entraram|entrou|voces|esta|estao|a gente|assinou|assinaram|usam|trocaram|meses|ano|periodo|tempo|trimestre) ... (caiu|cairam|baixou|baixaram|subiu|subiram|menos|mais|<number>|<percent>|metade|reduziu|reduziram|melhorou|melhoraram|nenhum|nenhuma|cresceu|cresceram|economiz*|dobrou|zerou|diminu*)
    (suas|seus|sua|seu|as|os) ... (cairam|caiu|subiram|subiu|cresceram|cresceu|baixaram|baixou|melhoraram|melhorou|geraram|gerou|produziram|produziu|reduziram|reduziu|aumentaram|aumentou|foram de|foi de|passaram de|passou de|pegaram|economizaram|diminuiram|diminuiu|dobraram|dobrou) ... (<number>|<percent>|metade|terco|dobro|desde|no ano|no mes|esse|essa|ultimo|ano passado) ..
    !(nossos clientes|em media|do setor|no setor|mercado|economizaria*|poderia*|quantos|quantas|quanto|voce deve|custa|custaria|sairia|servidor|com o maior|mensalidade|preco|cobr*|fatura de|outros clientes|concorrente|concorrencia|teria*|ganharia*)
  `,
  social_proof: `
    (uma|um|outra|outro|a|o|essa|esse|varias|varios|muitas|muitos|duas|dois|tres|<number>|algumas|alguns|centenas de|dezenas de|a maioria das|a maioria dos|maioria das|maioria dos) _ ... (com (isso|esse|essa|a gente|o sistema|nosso|nossa)|que usa|que usam|usa|usam|usando|ja usa|ja usam|tem o mesmo|mudou|trocou|trocaram|cortou|cortaram|economizou|economizaram|economiza|economizam|comecou|comecaram|faz bem isso|faz exatamente|faz isso|fazem isso|tinha o mesmo|tinham o mesmo|mesmo problema|na mesma|igual a voce|mesma situacao|dobrou|dobraram|reduziu|reduziram|foi de|passou de|fala|falam|me disse|me falou|me contou|adora|adoram|amou|amaram|feliz|felizes|voando|trabalha com a gente|confiam|ja esta|ja estao|do seu porte|do seu tamanho|parecid*|como a sua|como o seu|como a de voces|igual a sua|igual o seu|melhorou|melhoraram|recuperou|recuperaram|ganhou|ganharam|vende|vendem|caiu pela metade|aumentou|aumentaram|conseguiu|conseguiram|nao larga|nao vive sem)
    (temos|tenho|atendemos|trabalhamos com|tem|tivemos|tive|conheco|ajudamos|a gente (tem|atende|trabalha com|ajudou)) (uma|um|outra|outro|varias|varios|muitas|muitos|<number>|clientes) ... (que|com) (usa|usam|faz|fazem|estava|estavam|tinha|tinham|ja|cortou|economiza|economizou|conseguiu|comecou|fazia|faziam|dobrou|vende|trabalha|passava|passou|reduziu|hoje|em) ...
    (semana passada|mes passado|ontem|esses dias|ano passado|faz pouco|outro dia|dia desses|recentemente) .. (fiz|fizemos|instalei|instalamos|coloquei|colocamos|vendi|vendemos|montei|montamos|entreguei|entregamos|atendi|botei) ... (em|para|num|numa|com|na|no|de) ...
    (ja|sao|mais de|umas|uns|tem|cerca de|quase) (sao|tem|mais de|umas|uns|as|os)? .. (<number>|centenas|milhares|dezenas|muitas|muitos) .. (de)? .. (escolas|empresas|negocios|clinicas|casas|hoteis|lojas|clientes|pessoas|fazendas|familias|restaurantes|usuarios|equipes|academias|oficinas|colegios|farmacias|alunos|pacientes|escritorios|produtores|consultorios|saloes|condominios|padarias) .. (que)? (ja|usando|usam|confiam|trabalham|tem|com|estao|utilizam|no|na|aqui) ..
    (nove|oito|sete|a maioria|quase todos|mais da metade|<percent>|tres) .. (dos|de|em cada|entre)? .. (nossos|meus|os|dez)? .. (clientes|usuarios|alunos|pacientes|dez) .. (renova|renovam|volta|voltam|usa|usam|indica|indicam|recomenda|recomendam|economiza|economizam|comecaram|comecou|escolhe|escolhem|diz|dizem|fala|falam) ..
    (estava|estavam|tinha|tinham|passava|passavam|vivia) .. (na mesma|igual|igualzinho|o mesmo|pela mesma|mesma|pior|como voce|como voces|do mesmo jeito) ...
    <name> .. (usa|reduziu|economizou|dobrou|cortou|cresceu|passou de|saiu de|foi de|aumentou|melhorou|trabalha com a gente|recuperou|caiu de|diminuiu) ... (com|<number>|<percent>|metade|tambem|isso|desde|terco|em|esse|essa|o)
    (meus|nossos|outros) (outros)? clientes .. (me|nos)? (dizem|falam|contam|economizam|reduziram|usam|conseguem|costumam|notam|veem|tem|comentam|estao|que|em|do|da|adoram|gostam) ..
    !(seus clientes|os seus clientes|quantos|quantas|concorrente|concorrencia|a sua irma|ela gosta|melhor do mercado|estamos ha|saindo de la|os clientes da|deles|se voce|vao adorar|minha irma)
  `,
  pressure_tactics: `
    (se|assim que|na hora que|no momento que|basta) (o senhor|a senhora|voce|nao|sair|desligar|passar|for embora|ir embora|fechar a porta|deixar) ... (preco|oferta|promocao|desconto|condicao) .. (volta|sobe|acaba|cai|some|vai embora|ja era|nao existe|perde|vence|nao tem|muda) ..
    (agora ou nunca|hoje ou nunca|e pegar ou largar|pegar ou largar|ultima chance|ultima oportunidade|ou assina (hoje|agora|ja)|ou fecha (hoje|agora|ja)|e hoje ou)
    (outro|outra|outros|outras|tem) (casal|cliente|familia|senhor|senhora|pessoa|pessoas|interessado|interessados|comprador|compradores|tres|dois|duas|gente|fila) ... (quer|querem|querendo|interessad*|esperando|na fila|leva|levam|vem|vindo|atras|de olho|vai levar|vao levar|pelo mesmo|por esse|vai fechar|mandar o sinal|agora mesmo)
    (vai|vao|quer|queria|tem coragem|teria coragem|consegue) (mesmo|realmente|de verdade) .. (dizer|falar|explicar|arriscar|deixar|permitir|jogar|viver|carregar|encarar|olhar|pagar|correr) ...
    (o minimo|no minimo|pelo menos) .. (que (o senhor|a senhora|voce)|e assinar|e fechar|voce podia|podia|era|voce me deve|seria|esperava|deveria) ..
    (fiquei|passei|gastei|perdi|depois de|estou ha|dediquei) ... (horas|a tarde|a manha|o dia|meu tempo|todo esse|tanto tempo|tempo) .. (com a senhora|com o senhor|com voce|nisso|aqui|atendendo|explicando|para|e) ... (assin*|minimo|nao|agora|fech*|fica mal|me deve|para nada)
    (e o|e a|so tem|resta|sobrou|o|a) (ultimo|ultima|um so|uma so|mais um|ultimos|ultimas) ... (ja foi|ja era|vai embora|minutos|vai por mim|vai por mim|acaba|some|hoje|se nao|corre|acredite|garanta|daqui a pouco|esgota)
    (so|tem que ser|precisa ser|seria) (um|uma)? (bobo|boba|louco|louca|doido|doida|burro|burra|trouxa|idiota|maluco|maluca|besteira|loucura|burrice) .. (nao|para nao|deixar|perder|que nao|se nao) ...
    (vai|voce vai|o senhor vai|a senhora vai|iria) (se arrepender|arrepender|se lamentar|ficar sem|ficar de fora|chorar|se culpar|doer|ficar na mao) ...
    (fazer|fazendo|faz|facam|faca|fazem) .. perder .. tempo ..
    (perder|perdendo|perco) (o|meu|nosso)? tempo ..
    (nao (da|tem como|posso|consigo) .. (ficar)? (segurando|segurar|guardar|garantir|manter|esperar)) ... (mais|amanha|depois|gente|quem|se (desligar|sair)|nem|hoje|nenhum|minuto)
    (assina|assine|feche|fecha|decida|decide|pague|confirma|confirme) (ja|agora mesmo|nesse momento|nesse instante|antes de (desligar|sair|ir)|de uma vez|logo) ..
    (que tipo de|que especie de) (pai|mae|filho|marido|pessoa|patrao|dono|homem|mulher) ...
    (o tempo esta (passando|acabando|correndo)|o relogio esta|corre que|nao pensa muito|nao pense muito|para de enrolar|pare de enrolar|deixa de enrolacao|depois nao (venha|vem|adianta|reclama|reclame|chora)|se (amasse|gostasse|se importasse)|nao enrola|sem enrolacao) ...
    (em|daqui a) (<number>|dez|cinco|uns|uma) (minutos|minuto|hora|horas) .. (ja foi|ja era|vai embora|some|acaba|nao tem|vende|sobe|esgota) ..
    !(sem pressao|sem pressa|nao tem pressa|sem compromisso|pode pensar|pense com calma|mesmo preco|com calma|fique a vontade|nao quero pressionar)
  `,
  prior_contact_referenced: `
    (o senhor|a senhora|voce|voces) .. (me|nos|tinha|tinham|ja|ficou|tinha me)? (pediu|pediram|pedido|falou|falaram|falado|disse|disseram|comentou|comentaram|comentado|ficou de|ficaram de|solicitou|escreveu|contou|mencionou|estava|deixou|prometeu|combinou|mandou|perguntou|procurou|preencheu|baixou|visitou|esteve) .. (que|para|o|a|em|no|na|de|um|uma|se|com) ... (lig*|retorn*|volt*|procur*|cham*|contat*|avis*|de novo|ultima|outra vez|quando|depois|mes|semana|pensar|conversar|anterior|email|mensagem|feira|outro dia|duvida|orcamento|whatsapp|site|formulario|loja|stand|estande|ontem|passad*)
    (te|lhe|eu|a gente|nos|ja|meu colega|<name>)? (deixei|deixamos|mandei|mandamos|enviei|enviamos|passei|passamos|liguei|ligamos|escrevi|fiz|fizemos|entreguei|apresentei|apresentamos|mostrei|mostramos|expliquei|orcei|conversei|falei|estive|encaminhei) .. (um|uma|o|a|os|as|para|com|ai|voce|voces|aquele|aquela|aquilo|na|no)? .. (orcamento|proposta|email|catalogo|folder|amostra|amostras|material|video|mensagem|documento|link|senhor|senhora|voce|voces|ai|apresentacao|contrato|cotacao|simulacao|whatsapp|projeto|ligacao|visita) ... (faz|ha|semana|ontem|dia|dias|mes|meses|passad*|outro|antes|aquele|quinze|na|no|atras|anteontem|segunda|terca|quarta|quinta|sexta)
    (o que|aquele|aquela|o|a|os|as) .. (orcamento|proposta|email|catalogo|folder|amostra|amostras|material|video|mensagem|documento|link|cotacao|simulacao|apresentacao|contrato)? .. (que)? (eu|a gente|nos|te|lhe)? (mandei|mandamos|mandou|enviei|enviamos|deixei|deixamos|passei|passamos|apresentei|apresentamos|fiz|fizemos|encaminhei|combinamos|mostrei)
    (a gente|nos|eu e|e a|aqui e|quando|voce e eu|ja) .. (se)? (conversou|conversamos|falamos|falou|se conheceu|conhecemos|encontrou|encontramos|se viu|vimos|reuniu|reunimos|bateu um papo|combinou|combinamos|tinha conversado|tinha combinado|se falou|trocou|trocamos) .. (na|no|em|faz|ha|ontem|semana|por|sobre|aquele|outro|da|do|dia|antes|de|que|ultima|la|quando) ..
    (conversamos|falamos|combinamos|nos falamos|nos vimos|nos conhecemos|nos encontramos) (na|no|em|faz|ha|ontem|semana|por|sobre|aquele|outro|da|anteontem|mes|que|pela|ano|uns) ..
    (deu tempo|teve tempo|conseguiu|conseguiram|chegou a|teve chance|teve oportunidade|pode|pode|deu para|tiveram tempo|ja viu|ja olhou|ja leu|ja pensou no que) .. (de|a|para)? .. (olhar|ver|ler|analisar|avaliar|pensar|conversar|falar|conferir|dar uma olhada|testar|abrir|assistir|mostrar|discutir|estudar|o que|o orcamento|a proposta) ... ?
    (recebeu|receberam|chegou|chegaram) .. (o|a|os|as|meu|minha|nosso|nossa|ai)? .. (email|mensagem|orcamento|proposta|amostra|amostras|catalogo|material|whatsapp|cotacao|link|encomenda|folder|documento|simulacao) ... ?
    (da|na|de) (outra|ultima) (vez|ligacao|conversa|visita|reuniao) .. (o senhor|a senhora|voce|voces|que|a gente|nos|eu|nao|estava|ficou|falamos|tinha|me)? ..
    (como|conforme) (combinamos|combinado|a gente combinou|falamos|conversamos|prometi|prometido|te falei|eu falei|o senhor pediu|a senhora pediu|voce pediu|tinhamos) ..
    (sobre|a respeito|em relacao|dando continuidade|dando sequencia|retomando|retornando|continuando|seguindo) .. (aquela|aquele|nossa|nosso|a nossa|o que|ao|a|o|seu|sua) .. (conversa|reuniao|ligacao|visita|orcamento|proposta|email|pedido|contato|mensagem|demonstracao|falamos|combinamos|solicitacao|simulacao|cotacao|papo) ..
    (os meninos|o pessoal|o tecnico|meu colega|a equipe|nosso tecnico|os rapazes|o vendedor|a nossa equipe|<name>) .. (ja)? (foram|foi|passou|passaram|esteve|estiveram|veio) .. (ai|medir|visitar|mostrar|instalar|ver|te ver|fazer|em|na|no) ...
    (lembra|se lembra|nao sei se (lembra|se lembra)) .. (de|que|da|do|quando|mim|se) ...
    !(nunca se falou|nunca conversamos|nao nos conhecemos|vou mandar|mando o|hoje a noite|semana que vem|nao sei dizer|ha quanto tempo|como conheceu|numero do pedido|proxima)
  `,
  recap: `
    (so para ficar claro|para ficar claro|repetindo|vou repetir|deixa eu repetir|recapitulando|recapitular|vamos recapitular|deixa eu recapitular|resumindo|resumo|em resumo|fazendo um resumo|para resumir|so confirmando|confirmando|so para confirmar|para confirmar|deixa eu confirmar|deixa eu ver se anotei|vou ler|deixa eu ler|passando a limpo|so revisando|revisando|repassando|vamos repassar|deixa eu repassar|ate aqui|o que a gente tem|o que ficou|fechando entao|para fechar|em suma|ou seja fica|entao ficou|entao fica assim|entao ficamos|ficamos assim|ficou assim|pontos combinados|deixa eu resumir|so recapitulando) ...
    (entao|certo|bom|ok|ta|beleza)? (ficou combinado|combinamos|ficamos|acertamos|acordamos|fechamos|ficou acertado|esta combinado|a gente combinou|a gente fechou|a gente acertou|dissemos|ficou fechado|ficou definido|ficou decidido) .. (que|em|o|a|os|as|com|de|assim|no)? ... (e|com|o|a|voces|a gente|sem|para|mais) ...
    (entao|ou seja|bom|ok|certo|beleza) (sao|e|seriam|seria|voce|voces|o senhor|a senhora|vai|vao|fica|ficam|ficaria|temos|anotei|tenho|leva|levam|quer|o senhor fica|a senhora fica|voce fica|vai ser|vao ser) ... (e|com|sem|as|para|a partir|mais|no|por|de|em) ... (e|com|sem|o|por|a partir|as|voces|paga|pagam|para|no|em|mensal|<day>|<weekday>|<time>|entrega) ..
    !(o que acha|o que achou|quanto custa|alguma duvida|ficou alguma|senha|numero da conta|cep|confirmando (seu|sua|o seu|a sua) (email|telefone|nome|cpf|identidade)|quer que)
  `,
  timeline_explored: `
    (para|pra|desde|ate) (quando|que (data|mes|dia|epoca|semana|temporada|trimestre)) (o|a|voce|voces|isso|precisa*|quer*|seria*|teria*|pensa*|estaria*|tem|e|pretende*|gostaria*|esta*|ficaria*|imagina*|planeja*|e que|quereria*|deve*|precisava*|sonha*) ...
    (tem|teria|existe|ha|voces tem|o senhor tem|a senhora tem|trabalham com) .. (alguma|algum|uma|um)? (data|prazo|urgencia|pressa|deadline|limite|evento|meta|previsao) ...
    (qual|quais) .. (o|a|seu|sua|e o|e a|seria o|seria a)? .. (prazo|urgencia|data|previsao|cronograma|pressa|deadline|limite) ... ?
    (com que|quao|qual|que) (urgencia|rapido|urgente|rapidez|pressa|brevidade) ...
    (quando|em que (mes|data|epoca|momento)) .. (teria*|tem que|tem de|precisa*|quer*|gostaria*|deve*|deveria*|pensa*|pretende*|planeja*|inaugura*|abre|abrem|comeca*|estreia*|se muda*|vence|seria o ideal|seria ideal|imagina*|sonha*|e a inauguracao|e o evento|o antigo|o atual) ... (estar|ter|fora|sair|pronto|pronta|prontos|funcionando|rodando|instalad*|comecar|iniciar|abrir|operando|implementar*|terminar*|comprar|fazer|decidir|mudar|usar|o (local|novo|projeto)|a obra|entregue|ideal|isso|tudo|a loja|novo|nova|evento|inauguracao|festa|curso|safra|antigo|$) ..
    (seria|e|isso|estamos falando|a ideia e|voces querem) .. (para|pra|de) (esse|essa|este|esta|o|a|ja|agora|fim|final|proximo|antes|depois|<month>|logo) .. (ano|mes|semana|temporada|outro|proximo|que vem|semestre|trimestre|imediato|<month>|verao|inverno|natal|pascoa)? ... ?
    (por que|qual|de onde|e por que) .. (a|o|essa|tanta|vem|motivo da)? .. (pressa|urgencia|correria) ...
    (pode|podem|poderia|da para|consegue|conseguem) .. esperar .. (ate|o|a|um|uns|ou|mais) ... ?
    (quanto|que) (tempo|prazo|folga) .. (tem|voces tem|temos|ainda tem|falta|sobra|a gente tem|o senhor tem|ate) ...
    (esse|este|nesse|neste) (ano|mes|semestre|trimestre) ou .. (no|o|para|pro|ano|que|mais|so) ...
    (data|prazo) .. (voce|voces|tem|em mente|previst*|pensad*|ideal|desejad*|estimad*|limite|que precisa*|imagina*|o senhor|a senhora) ... ?
    !(visita|ligo|ligar|te ligo|ligacao|reuniao|fecham|fecha|passo ai|passar ai|comprou|comprado|fica bom|fica melhor|disponivel|conversar|falar|ultima vez|vence o contrato|vence seu|quebrou|comecou o problema|chega o pedido|desde quando (esta|acontece|tem)|que horas|livre|pode ser)
  `,
  engagement_checked: `
    (ate (aqui|agora|ai)|tudo|isso|o que|assim|essa) .. (faz|esta|ficou|fica|vai|deu|da|te|lhe|serve|parece|e) .. (sentido|claro|clara|certo|bem|logica|serve|serviria|encaixa|convence|interessa|agrada|acompanhando|entender|entendeu|util|ok|batendo) ...
    (combina|combinaria|encaixa|encaixaria|bate|casa|faz sentido|faria sentido|tem a ver|se aplica|se encaixa|se adapta|atende|atenderia|serve|serviria|ajuda|ajudaria|cabe|resolve|resolveria) .. (com|no|na|ao|para|pro|isso|voces|voce|o|a|ai|essa|esse|em|de)? .. (jeito|rotina|realidade|que voce*|como voce*|caso|operacao|dia a dia|negocio|que o senhor|que a senhora|processo|voces|voce|senhor|senhora|ai|necessidade|que precisa*|modelo|empresa|loja|equipe|fluxo) ... ?
    (estou|to|vou|a gente esta|eu estou) .. (indo|muito|falando|sendo|explicando|rapido|correndo|conseguindo|me) .. (rapido|depressa|devagar|claro|clara|bem|aceler*|correndo|me explicar|me fazer|explicando|explicar) ...
    (quer|querem|gostaria|prefere|precisa) .. (que)? .. (eu|a gente)? .. (volte|repita|repasse|explique|aprofunde|retome|detalhe|pare|passe de novo|mostre de novo|mostre novamente|va mais devagar|esclareca) ...
    (esta|estao|ta|tao|voce esta|conseguindo|consegue|consegue me|deu para) .. (me)? (acompanhando|acompanhar|entendendo|seguindo|entender|comigo|pegando) ..
    (o que|como) (voce|voces|o senhor|a senhora|que voce)? .. (esta|estao|ta|tao|e que|te)? .. (achando|acha|acham|achou|acharam|parece|pareceu|soa|ve|veem|sentindo|pensa|pensando|diz|vendo) .. (disso|ate|ate aqui|ate agora|dessa|desse|isso|da ideia|do que|nisso|para voces|para voce|dessa parte|ai|do sistema|da ferramenta|$) ..
    (se|qualquer|quando|surgindo|tendo) (surgir|tiver|tiverem|aparecer|ficar|houver|quiser|duvida|coisa|algo|pergunta|alguma) .. (duvida|duvidas|pergunta|coisa|alguma|algo)? ... (interromp*|me fala|me fale|me para|me pare|pergunt*|avis*|levanta|pode falar|fica a vontade|fique a vontade|so falar|me chama|da um grito|me corta|me corte|me avis*)
    (alguma|algum|tem|ficou|ficou alguma|tem alguma|surgiu|duvidas|perguntas|restou) .. (duvida|duvidas|pergunta|perguntas|comentario|questao|questoes) .. (ate|sobre|disso|nisso|por enquanto|antes de (seguir|continuar|avancar|passar)|aqui|com isso|nessa|ai|$) ..
    (se|voce|voces|consegue) .. (ve|veem|imagina|imaginam|enxerga|enxergam|se ver|se imaginar|imaginar|visualizar|visualiza) .. (usando|trabalhando|isso|com|no|na|aplicando|fazendo|ai) ...
    (ficou|esta|deu para|ta|fui) .. (claro|clara|entender|entendido|compreensivel|facil de entender) ..
    (vamos|estamos|tudo|tamo) (bem|certo|juntos|na mesma|alinhados|claro|ok) .. (ate|por enquanto|comigo)? ..
    !(tela|ouvindo|me ouve|escut*|som|quinta|segunda|terca|quarta|sexta|amanha|as <number>|<time>|visita|te mando|achar o endereco|funcionou agora|preco|assin*|pedido|ligacao|volume|reuniao|horario|loja pequena|mais alguma|do portal|dia|agenda de|proposta|orcamento)
  `,
  empathy_shown: `
    (entendo|entendemos|compreendo|compreendemos|imagino|imagina|lamento|lamentamos|sinto|sentimos|sei|sabemos) .. (perfeitamente|muito|demais|como|o|a|que|sua|seu|bem|totalmente|completamente)? .. (chatead*|irritad*|irritac*|raiva|frustra*|preocup*|angusti*|indigna*|revolta*|aborrec*|transtorno|transtornos|desespero|desesperad*|nervos*|situacao|incomod*|sente|sentindo|sentir|desagradavel|complicad*|dificil|chato|chata|horrivel|decepc*|estress*|desgast*|sufoco|ruim|ocorrido|aconteceu|acontecido|que (esta|voce|o senhor|a senhora|aconteceu|passou)|perda|susto|inconvenient*|constrang*|prejuizo|insatisf*|descontent*|trabalho que)
    (que) (horror|pena|chato|chata|absurdo|situacao|raiva|sufoco|droga|chateacao|susto|desagradavel|coisa|triste|tristeza|terrivel|horrivel|dureza|perrengue|transtorno|constrangimento|dificil|frustrante|desespero|ruim|dor de cabeca|mal|decepcao|barra|vergonha) ..
    (eu) (tambem)? (estaria|ficaria|ia ficar|me sentiria|teria ficado|no seu lugar|no lugar) ...
    (peco|pedimos|mil|minhas|nossas|meu|nosso|aceite|sinceras) .. (sinceras|mil|muitas|sinceros)? (desculpa|desculpas|perdao) .. (por|pelo|pela|pelos|pelas|de|em|$) ..
    (desculpa|desculpe|desculpem|perdao|sinto muito|sentimos muito|lamento|lamentamos) .. (mesmo|muito|de coracao|de verdade|por|pelo|pela|pelos|pelas)? .. (transtorno|transtornos|incomodo|demora|espera|tudo isso|ocorrido|aborrecimento|o que|que (o senhor|a senhora|voce|isso|tenha|teve)|saber|ouvir|susto|perda|isso|inconveniente|situacao|experiencia|prejuizo|acontecido|chateacao|constrangimento|tempo)
    (coitado|coitada|coitadinho|coitadinha|tadinho|tadinha|coitados|nossa|puxa|poxa|caramba|ai meu deus|meu deus|minha nossa|misericordia|eita|putz|vixe|que isso|ai que|puts|poxa vida) ... (imagin*|que|isso|sinto|lament*|horr*|dia|dias|chat*|situac*|desesp*|coitad*|sei|frio|calor|triste|dificil|transtorno|absurdo|entendo|ninguem|crianca*|mae|filh*)
    (coitado|coitada|coitadinho|coitadinha|tadinho|tadinha|coitados|coitadinhos)
    (tem|esta com|esta|coberto|coberta) .. (toda|todo|cheio de|coberto de|coberta de|plena) (a|o)? (razao|direito) ..
    (e|seria) .. (normal|compreensivel|natural|mais do que justo|justo|de se esperar|totalmente compreensivel|de deixar) .. (que|ficar|estar|sua|seu|o senhor|a senhora|voce|sentir|essa|qualquer) ..
    (nao|nunca) .. (podia|deveria|devia|poderia|era para|merece|merecia|tinha que) .. (ter)? .. (acontecido|acontecer|passado|passar|ter acontecido|isso|ter passado|esperar tanto|ocorrido|ter esperado|ser assim) ..
    (nesse|neste|com esse|com este) (frio|calor|sol) ..
    (deve|devem|deve ter|deve estar) (ser|ter sido|estar|sido|estar sendo) .. (muito|bem|bastante|super|tao|um|uma)? .. (frustrante|chato|chata|dificil|horrivel|duro|angustiante|terrivel|desesperador|ruim|estressante|cansativo|complicado|desagradavel|sufoco|preocupad*|nervos*|cansad*|chatead*|transtorno|constrangedor)
    (obrigado pela paciencia|obrigada pela paciencia|me coloco no seu lugar|me colocando no seu lugar|me ponho no seu lugar|nao e para menos|e revoltante|e inaceitavel|ninguem merece|com toda razao|com razao)
    !(cep|numero do pedido|politica|nao fazemos|nao e possivel|nao podemos|nao da para|nao consigo ouvir|nao ouvi|cortou|entendo que (o senhor|a senhora|voce) quer|repetir|barulho|imagino que (voces|voce) (usa*|trabalha*|tem|quer*)|que (horas|hora))
  `,
  responsibility_taken: `
    (eu mesmo|eu mesma|pessoalmente) .. (cuido|cuidar|acompanho|acompanhar|resolvo|resolver|vejo|ver|ligo|ligar|verifico|verificar|assumo|assumir) ..
    (houve|teve|deu|foi) (um|uma)? (erro|falha|engano|equivoco|lancamento errado) (de|do|no|na|em|nosso|nossa) (sistema|faturamento|cobranca|lancamento|cadastro|emissao|processamento|parte|nosso|nossa) ..
    (e|foi|isso e|isso foi|esse foi|essa foi|essa e|era) (um|uma|o|a|totalmente|mesmo|sim)? .. (erro|culpa|falha|vacilo|descuido|responsabilidade|mancada|engano|furo|bola fora|pisada|lapso|problema) .. (nosso|nossa|meu|minha|da nossa parte|da minha parte|da gente|interno|interna|aqui) ..
    (culpa|erro|falha|vacilo|descuido|responsabilidade|mancada|furo|bobeira|engano) (minha|meu|nossa|nosso|da gente|interno|interna|total nossa) ..
    (a gente|nos|eu) (errou|erramos|errei|falhou|falhamos|falhei|vacilou|vacilamos|vacilei|pisou|pisamos|pisei|esqueceu|esquecemos|esqueci|deixou|deixamos|deixei|comeu bola|comi bola|comemos bola|marcou bobeira|deu mancada|dei mancada|demos mancada|cobrou errado|cobramos errado|mandou errado|mandamos errado|trocou|trocamos|li errado|anotei errado|perdeu|perdemos|confundiu|confundimos|devia ter|deviamos ter|deveria ter|deveriamos ter|tinha que ter|assume|assumo|assumimos|se responsabiliza|me responsabilizo|nos responsabilizamos|atrasou|atrasamos|nao cumpriu|nao cumprimos) .. (na bola|com|a|o|na|no|feio|passar|mesmo|isso|de|avisado|ligado|falar|sim|errado|aqui|voce|toda|total|esse|pelo|$) ..
    (erramos|falhamos|vacilamos|pisamos na bola|pisei na bola|demos mancada|dei mancada|li errado|anotei errado|mandamos errado|cobramos errado|nao cumprimos|deixamos a desejar|ficamos devendo|me responsabilizo|nos responsabilizamos|assumo a|assumimos a|fica por nossa conta|e por nossa conta|por nossa conta|eu mesmo resolvo|eu mesma resolvo|eu resolvo|eu arrumo|eu corrijo|eu acerto|eu cuido|eu assumo|eu acompanho|eu vou acompanhar|vou acompanhar|vou cuidar pessoalmente|cuido pessoalmente|vou resolver isso|acompanho ate|eu mesmo vou|eu mesma vou|nao largo|ate resolver|isso e com a gente|essa e com a gente|essa e nossa|essa e minha|bola fora nossa|foi mal nosso|passou batido|nao tem cabimento) ...
    (deixa|deixe) .. (comigo|com a gente|conosco|na minha mao|por minha conta|nas minhas maos|que eu (resolvo|cuido|vejo|arrumo)) ..
    (nao tem|nao tenho|nao temos|nao ha|sem) (desculpa|desculpas|justificativa|explicacao|como justificar|o que dizer) ..
    (tinha|tinham|devia|deveria|era) .. (que|para|de)? (ter|estar|chegar) .. (chegado|estado|avisado|ligado|sido|ido|entregue|feito|chegar|saido) ... (e|com|culpa|foi|noss*|falh*|mas nao|a gente|essa)
    (essa|isso) (e|foi) (com|da) (a)? gente ..
    !(nao e culpa nossa|nao e nossa|nao foi culpa nossa|nao depende da gente|nao e responsabilidade|seu banco|motorista disse|transportadora|culpa sua|erro seu|culpa (do|da) (cliente|banco|senhor|senhora)|nao nos responsab*|vou transferir|vou passar|o senhor errou|a senhora errou)
  `,
  solution_explained: `
    ^ (ok|bom|olha|entao|so|ai|depois|primeiro|agora|ja|e|o senhor|a senhora|voce|certo|e so|basta)? (segura|segure|segurar|aperta|aperte|apertar|clica|clique|clicar|entra|entre|entrar|abre|abra|abrir|fecha|feche|tira|tire|tirar|poe|ponha|coloca|coloque|colocar|conecta|conecte|desconecta|desliga|desligue|desligar|liga|ligue|vai|va|ir|escolhe|escolha|seleciona|selecione|digita|digite|manda|mande|envia|envie|leva|leve|traz|traga|gira|gire|solta|solte|levanta|abaixa|puxa|puxe|toca|toque|reinicia|reinicie|apaga|preenche|preencha|imprime|imprima|escaneia|posta|poste|postar|troca|troque|baixa|baixe|assina|assine|marca|busca|procura|limpa|limpe|aponta|pressiona|pressione|mantenha|mantem|arrasta|acessa|acesse) ... (e|ate|depois|e depois|ai|e ai|para|que|entao|em seguida|antes) .. (escolhe|escolha|clica|clique|aperta|aperte|poe|coloca|coloque|volta|liga|ligue|conecta|espera|espere|o|a|se|piscar|seleciona|selecione|digita|digite|troca|troque|abre|abra|fecha|solta|solte|entra|entre|salva|aceita|confirma|confirme|reinicia|aparecer|sair|acender|apagar|tira|tire|manda|ficar|devagar|ja)
    (a senhora|o senhor|voce|voces|a gente|nos|eles|ele|ela|o (tecnico|motoboy|correio|banco|sistema|motorista|aplicativo)|a (equipe|loja|transportadora)) (so)? (posta|manda|envia|leva|levam|traz|trazem|deixa|deixam|preenche|retira|retiram|busca|buscam|testa|testam|entrega|entregam|confere|conferem|assina|imprime|coloca|devolve|devolvem|troca|trocam|mede|medem|sobe|paga|escaneia|recebe|recebem|instala|instalam|tira|apresenta|clica|aperta|abre|entra|pega|liga) ... (e|depois|ai|em ate|em (cinco|tres|dois|um|<number>)|quando|entao) .. (se|o|a|voce|a gente|eles|em|de|<number>|<duration>|dias|assina|ve|cai|te|cinco|tres|dez|dois|um|ja|troca|coloca|aparece|recebe|depois|retiram|retira|leva|pronto|dia|do)
    (primeiro|a primeira coisa) ... (depois|em seguida|ai|entao|segundo|e se|na sequencia) ...
    (e|isso e|isso significa|significa|quer dizer|o que acontece e que|acontece que|isso acontece|isso aparece|esse (apito|barulho|codigo|erro|aviso|bip)) .. (que|porque|quando|a|o|por|um|uma|e) ... (tira*|troca*|aperta*|reinicia*|desliga*|liga*|coloca*|limpa*|conecta*|precisa*|tem que|e so|basta|clica*|entra*) ..
    (esta|o|a|ficou|tem|veio|ta) .. (caps lock|mudo|bloquead*|travad*|desconectad*|desligad*|modo|cheio|cheia|vencid*|desatualizad*|mal (colocado|encaixado)|frouxo|solto|ativad*|desativad*|aviao|ligado|ligada|fraca|fraco|errad*) ... (tira*|desliga*|liga|ligue|coloca*|ativa*|desativa*|troca*|esvazia*|conecta*|atualiza*|digita*|aperta*|entra*|va|clica*|muda*|solta*) ..
    (funciona|e|faz) (assim|desse jeito|da seguinte forma|o seguinte) ...
    (assim que|quando|depois que|logo que|apos|uma vez que) .. (o|a|chegar|recebermos|a gente|voce|for|estiver|assinar|aprovar|mandar|enviar|terminar|cair|postar|receber) ... (cai|a gente|eles|o (dinheiro|valor|estorno|reembolso)|voce|ja|em) .. (devolv*|faz*|reembols*|cheg*|cai|mand*|envi*|deposit*|estorn*|aparec*|ativ*|avis*|paga*|troc*|entreg*|demora*|libera*|credit*|ate|<number>|em|no|na)
    (tem que|precisa|e so|basta|so precisa|deve|voce vai|o senhor vai|a senhora vai|e preciso) (entrar|ir|apertar|pressionar|clicar|segurar|abrir|fechar|conectar|desconectar|desligar|ligar o|mandar|enviar|levar|trazer|preencher|escanear|escolher|colocar|tirar|subir|responder|assinar|trocar|selecionar|marcar|baixar|reiniciar|apresentar|digitar|girar|apagar|postar|acessar|gerar|emitir) ..
    (o (dinheiro|valor|reembolso|estorno|credito)|a devolucao|cai|volta|entra) .. (cai|volta|entra|aparece|demora|leva|e creditado|e depositado|chega|no|na|em)? .. (no|na|em|entre|ate|para|de) .. (cartao|conta|mesmo|<number>|<duration>|dias|uteis|cinco|tres|dez|horas|banco|carteira|fatura|proxima) ..
    !(no site|vou passar|vou transferir|um instante|um momento|alguem vai ligar|ja tentou|ja trocou|numero da conta|qual e o seu|qual o seu|seu nome|deixe seu|aguarde na linha|nao desligue|quer que|me passa|me diga|me fala|me informa)
  `,
  disparaged_competitor: `
    (eles|esses|essas|esse|essa|aqueles|aquele|aquela|os de|a de|o de|<name>|esse pessoal|os outros|a outra|o outro|la|esse povo|a concorrencia|o concorrente|fazem|sao|o que eles) ... (gambiarra|gambiarras|porcaria|porcarias|lixo|furada|bagunca|desastre|pessim*|pessimo|ruim|horriv*|mediocr*|mentiros*|golpista*|golpe|ladrao|ladroes|picareta*|trambique*|enganador*|enganam|engana|amador*|espelunca|muquifo|arapuca|nao cumprem|nao cumpre|nao atendem|nunca atendem|nao respondem|nao aparecem|some|somem|sumiram|chegam atrasado*|vive atrasando|vivem atrasando|atrasam|deixam na mao|deixa na mao|largam na mao|cobram a mais|taxa escondida|taxas escondidas|letra miuda|letras miudas|nao presta|nao prestam|nao funciona|nao funcionam|nem funciona|nem funcionam|quebra*|da problema|dao problema|cai toda|trava*|meia boca|ma fama|fama ruim|qualidade ruim|baixa qualidade|mal feito|mal feita|falindo|falida|faliu|quebrad*|quebrando|para fechar|processo|processos|reclamacao|reclamacoes|palhaco*|incompetent*|nao sabem|nem sabem|segunda linha|de quinta|piada|zona|roubo|roubam|enrola|enrolam|enrolad*|so promete*|vendem ilusao|fachada|foi embora|indo embora)
    (vai|vao|ia) .. (ficar|passar|acabar|terminar|ter que|esperar|se arrepender|voltar|pagar) ... (correndo atras|atras deles|ligando|esperando|implorando|meses|dobrado|duas vezes|na mao|sem nada|na rua|pendurado|chorando|nos procurando|a ver navios)
    (nao vale (nem|nada)|nao vale o papel|so papel|so conversa|conversa fiada|pura fachada|papo furado|dinheiro jogado|jogar dinheiro|barato sai caro|o barato que sai|nem no papel) ...
    (eu)? (ficava|ficaria|tomaria|me preocuparia|desconfiaria|nao confiaria|pensaria duas|nao arriscaria|nem morto|nem louco|cuidado com|abre o olho|abra o olho|fica esperto|fique esperto|toma cuidado com|tome cuidado com|foge|fuja|nao confie|nao confia) .. (preocupad*|cuidado|deles|dele|com|vezes|nisso|la|nesse|nessa|neles|de|desse|dessa|$) ..
    nem (o|a|os|as) .. (funciona|funcionam|presta|prestam|atende|atendem|sabe|sabem|liga|ligam) ..
    (conheco (a peca|o tipo|a fama|bem)|sei bem como|ja vi esse filme|a gente sabe como) ...
    (metade|todo mundo|todos|muita gente|boa parte) .. (do|da|de|dos)? .. (pessoal|gente|clientes|equipe|la|deles|obra)? .. (de la)? .. (foi embora|saiu|saindo|reclama|reclamam|pediu demissao|fugindo|correndo|se arrepende|se arrependem|largou|volta|voltam|voltou) ..
    (vivo|vivemos|vive|a gente vive|eu vivo|sempre|cansei de) .. (consertando|arrumando|refazendo|corrigindo|consertar|arrumar|refazer) .. (o que|servico|trabalho|obra|as|os|deles|cagada|besteira) ..
    (pinga|pingando|racha|rachando|quebra|descola|apodrece|enferruja|solta|vaza|vazando|cai) .. (antes|ate|em (um|dois|tres)|no (mes|ano)|com certeza|rapidinho|logo) ..
    !(trabalham direitinho|trabalham bem|boa empresa|bom trabalho|nao conheco|nao vou falar mal|nao falo mal|respeito|sem comentarios|sinto muito|culpa nossa|erramos|serios|nosso|nossa|minha culpa)
  `,
  objection_handled: `
    (posso|podemos|consigo|conseguimos|podia|poderia|te dou|dou|damos|fazemos|faco) .. (oferecer|dar|fazer|liberar|conseguir|aplicar)? .. (desconto|abatimento|isencao|condicao especial|bonus|<percent>) ..
    (temos|tem|fazemos|trabalhamos com|dividimos|parcelamos) .. (parcelad*|parcelamento|parcelas|vezes|sem juros|entrada facilitada) ..
    (da para|a gente|eu|voce|voces|o senhor|a senhora|posso|podemos|consigo|pode|podem|daria para|consegue) .. (pode|podem|consegue|consigo|da para|conseguimos)? (pagar|parcelar|financiar|dividir|testar|experimentar|comecar|cancelar|trazer|mandar|mostrar|oferecer|trocar|cobrir|manter|devolver|esperar|ajudar|incluir|mover|ir ai|congelar|fazer|deixar|baixar|colocar|ligar|falar|ajustar|adaptar|fracionar|dar|conversar|negociar|marcar|entrar) ..
    (entao|bom|claro|entendo|com certeza|compreendo|sem problema|justamente|nesse caso|olha|fica tranquil*|imagina|perfeito|tudo bem|concordo|verdade|por isso) .. (e|mas|se|podemos|pode|da para|que|como|eu|a gente|voce|voces|por|comecam|tem|o|quer|e se) ...
    (tem|temos|existe|trabalhamos com|vem com|tenho|inclui|acompanha) (um|uma|outro|outra|o|a|tambem|com)? .. (estreit*|menor|mais (barat*|em conta|leve|fin*|curto|simples)|garantia|teste|devolucao|opcao|versao|modelo|plano|financiamento|parcelamento|parcelas|gratis|piloto|seguro|alternativa|compact*|reembolso|sem juros|condicao) ..
    (e|sao|esta|estao) (o mesmo|a mesma|os mesmos|as mesmas|porque|feit*|garantid*|testad*|igual|menos|mais barat*|inclus*|cobert*|so|justamente|exatamente|por isso) ...
    (o que|qual) .. (teria que|precisaria|seria preciso|te preocupa|preocupa|esta pegando|pega|impede|falta|faltaria|duvida|preco|parte|aconteceria|convenceria|compara*|incomoda|segura) ...
    (e se|que tal se|o que acha se|quer ligar|quer que|prefere que|por que nao|comparado com|em relacao a que|deixa eu|posso te|vamos fazer assim|vamos ligar) ...
    (sem) (juros|compromisso|custo|fidelidade|multa|risco|taxa|entrada|amarras|burocracia) ..
    (nao) (paga|pagam|custa|tem|perde) (nada|custo|multa|fidelidade|compromisso|juros) ..
    (muitos|varios|outros|a maioria|todo mundo|muita gente) .. (me|nos)? (dizem|diziam|pensavam|disseram|perguntam|pensam|achavam|acha|falam|fala) ..
    (se|voce|isso|ele) .. (economiza*|recupera*|se paga|paga sozinh*|compensa*|dura*|rende*) ..
    (porque|ja que|isso inclui|inclui|pense que|pensa que|leve em conta|considere|lembra que|so que|mas ai) ...
    !(ate mais|tchau|e vem com|e esse e|que cor)
  `,
  'not:blamed_client': `
    nao (e|foi|era) .. (culpa|erro|falha) (sua|seu|tua|teu|do senhor|da senhora|de voce|vossa|de voces) ..
    nao (fez|fizeste|fizeram) nada (de)? (errado|mal) ..
  `,
  'not:empathy_shown': `
    (desculpa|desculpe|perdao|sinto muito|lamento) (qual|onde|quando|seu|sua|pode|poderia|nao entendi|nao ouvi|nao escutei|nao podemos|nao fazemos|nao temos|nao tem|pode repetir) ...
    (sinto muito|lamento|infelizmente|entendo|compreendo|entendo que) .. (o senhor quer|a senhora quer|voce quer|deseja|gostaria|e a nossa politica|e nossa politica|nao e possivel|nao da para|nao podemos|nao fazemos|nao posso|politica|ligou para) ...
    (sinto muito|lamento|desculpe|desculpa) (muito)? mas ..
    ^ (calma|tranquilo|fique calm*) (senhora|senhor) ..
    !(chatead*|frustra*|irrita*|preocup*|horr*|transtorn*|raiva|indign*|angusti*|deve ser|o que (aconteceu|passou|o senhor passou|a senhora passou)|situacao|de verdade|imagino)
  `,
  'not:cancel_reason_explored': `
    motivo (da|do|de) (sua|seu|tua|teu)? (ligacao|contato|contacto|visita|mensagem|chamada) ..
    ^ .. (por que|porque) (voce|o senhor|a senhora)? nao (fica*|experimenta*|espera*|pensa*|aproveita*|deixa*|troca*|tenta*|mantem|continua*|segura*|pausa*|da) ...
    (por que|porque|para que|pra que) .. (precis*|quer*|usa*|necessit*) (a|o|uma|um|essa|esse|da|do|de) .. (fatura|nota|recibo|boleto|carta|comprovante|copia|formulario|papel|documento|e mail|email|confirmacao|numero|reembolso|segunda via|declaracao) ..
    (por que|porque) .. (recus*|devolv*|nao (chegou|passou|caiu|entrou)) .. (pagamento|cartao|email|carta|pacote|boleto|fatura) ..
  `,
  'not:decision_process_explored': `
    quem .. (receb*|abr*|retir*|busc*|assina (a entrega|o recibo|o canhoto)) ..
    (em nome de quem|no nome de quem) ..
  `,
  'not:greeting_identification': `
    ^ .. (falo com|estou falando com|estou a falar com|e o senhor|e a senhora|posso falar com|gostaria de falar com|poderia falar com) (o|a|dona|seu|<name>|senhor|senhora) ...
    !(aqui e|aqui quem|meu nome|me chamo|sou o|sou a|sou da|sou do|em nome da|quem fala e|quem esta falando e|falo da|ligo da|estou ligando da|estou falando da)
  `,
  'not:problem_diagnosed': `
    (numero|codigo) (de|do|da|do seu|da sua) (cliente|conta|linha|contrato|pedido|protocolo|documento|telefone|celular|chamado|apolice|cartao|titular|instalacao|contacto|contato|fatura) ..
    (seu|sua|o|um|teu|do) (numero|cpf|cnpj|rg|nif|documento|email|e mail|telefone|celular|telemovel|endereco|morada|cep|nome) ..
    (nome completo|nome do titular|data de nascimento|com quem (falo|eu falo|estou)|confirma* (os|seus) dados) ..
    !(erro|falha|aparece|tela|ecra|luz|luzes|desde|quando|tent*)
  `,
  'not:resolution_confirmed': `
    (mais|outra) (alguma|algo|coisa|duvida|alguma coisa) .. (ajud*|auxili*|possa|posso|podemos|deseja|precisa|fazer) ..
    (posso|podemos|possa|deseja|precisa|ha|tem|em que) .. (algo mais|mais alguma|outra coisa|alguma outra|mais algo|mais em que) ..
  `,
  'not:timeline_explored': `
    quando (e que)? .. (costuma*|se reun*|voces se veem|podemos (falar|conversar)|posso (ligar|passar|retornar)|fica (bom|melhor) (para|pra) (falar|conversar|ligar)) ..
    (para|pra) que .. (precis*|quer|querem|usa|usam|vai usar|vao usar) ..
  `,
  'not:recap': `
    (temos|tenho|existem|sao|oferecemos|trabalhamos com) (dois|duas|tres|quatro|cinco|<number>|varios|varias|alguns|algumas) (planos|opcoes|pacotes|modelos|versoes|modalidades|formatos) ..
  `,
  'not:responsibility_taken': `
    (transportadora|motorista|entregador|banco|fornecedor|fabricante|fabrica|correio|correios|outro setor|outro departamento|terceiro|motoboy|operadora) ... (culpa|atras*|responsavel|responsabilidade|nao a gente|perdeu|depende deles|com eles|demor*)
    (nao|nada) .. (e culpa nossa|culpa nossa|nossa culpa|depende da gente|depende de nos|e nossa responsabilidade|nossa responsabilidade|tem a ver com a gente|e com a gente|e conosco) ..
    (vai ter que|teria que|precisa|deveria) (reclamar|falar|ligar|procurar|entrar em contato|contatar|perguntar) ..
    (alguem|um colega|outro setor) .. (vai|vao|deve|retorna|retornara) .. (ligar|retornar|entrar em contato|verificar|atender|analisar|olhar) ..
    (eu)? nao (tenho|temos) (nenhuma|a)? culpa ..
    nao e (minha culpa|comigo|meu problema|minha responsabilidade|coisa minha) ..
    !(erro nosso|erro e da nossa|foi a gente|nosso erro|erro do nosso|por minha conta|por nossa conta|eu resolvo|deixa comigo|nao tem culpa|mesmo assim)
  `,
  'not:satisfaction_checked': `
    (de acordo|pode ser|fica bom|esta bom|fica bem|satisfeit*|tudo bem) .. (com|para|pra|na|no|em)? .. (<weekday>|<day>|<time>|<month>) ..
    como (foi|foram|estava|estavam|tava) .. (a|o|as|os|sua|seu)? (viagem|fim de semana|ferias|feriado|voo|transito|festa|casamento|mudanca|passeio) ...
    como (vai|esta|anda|vao|estao) (o senhor|a senhora|voce|voces|as coisas|a familia|hoje|o dia|o trabalho|a vida|os negocios) (hoje)? $
    como (conheceu|ficou sabendo|soube|nos achou|nos encontrou) ...
    (esta de acordo|concorda|pode ser|fica bom|esta bom|satisfeit*) .. (o preco|o valor|a data|o horario|a proposta|o orcamento|seguir|assinar|renovar|para o senhor|para a senhora) ...
    (fornecedor|empresa|operadora) (atual|anterior|de hoje|que tem hoje|que usa hoje) ...
    (nos|a gente) .. (content*|feliz|felizes|satisfeit*) (com|de|pelo) ..
  `,
  'not:results_reviewed': `
    (nossos|os nossos|outros|muitos|a maioria dos|alguns|os demais) .. (clientes|usuarios|empresas|negocios) ...
    (economizaria|economizariam|poderia|poderiam|ganharia|cairia|reduziria|chegaria) ... (<number>|<percent>|metade|terco|dobro|mais|menos)
    (no mercado|a industria|no pais|nossas vendas|nossa empresa|a gente cresceu|crescemos) ...
    (cairiam|subiriam|reduziriam|economizaria|aumentariam|ganhariam) ..
  `,
  'not:expansion_explored': `
    (nao) .. (posso|podemos|da para|e possivel|permite|consigo|conseguimos|inclui) .. (adicionar|colocar|ampliar|aumentar|dar|mais|outro|outra|incluir|nesse plano|subir|acrescentar) ..
    (o mesmo|igual|como esta|sem mudanca|como estava) .. (de sempre|de antes|desse ano) .. $
  `,
};
