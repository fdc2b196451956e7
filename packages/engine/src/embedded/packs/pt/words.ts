// Portuguese words by their part in speech: spellings, stop words, names, subject words.
import type { WordLists } from '../pack.ts';

export const words: WordLists = {
  spellings: {
    vc: 'voce',
    vcs: 'voces',
    ce: 'voce',
    ces: 'voces',
    q: 'que',
    oq: 'o que',
    oque: 'o que',
    pq: 'porque',
    tb: 'tambem',
    tbm: 'tambem',
    ta: 'esta',
    tao: 'estao',
    tamo: 'estamos',
    to: 'estou',
    tava: 'estava',
    tavam: 'estavam',
    tiver: 'estiver',
    pra: 'para',
    pro: 'para o',
    pras: 'para as',
    pros: 'para os',
    n: 'nao',
    nao: 'nao',
    naum: 'nao',
    blz: 'beleza',
    hj: 'hoje',
    qdo: 'quando',
    qto: 'quanto',
    qnto: 'quanto',
    qt: 'quanto',
    qual: 'qual',
    msg: 'mensagem',
    obg: 'obrigado',
    mto: 'muito',
    mt: 'muito',
    mta: 'muita',
    sr: 'senhor',
    sra: 'senhora',
    td: 'tudo',
    tds: 'todos',
    dps: 'depois',
    vlw: 'valeu',
    fds: 'fim de semana',
    add: 'adicionar',
    eh: 'e',
    ne: 'ne',
    pf: 'por favor',
    pfv: 'por favor',
    aki: 'aqui',
    flw: 'falou',
    cmg: 'comigo',
    ctg: 'contigo',
    msm: 'mesmo',
    agr: 'agora',
    qlqr: 'qualquer',
    bjs: 'beijos',
  },
  merged: {
    'o senhor': 'senhor',
    'a senhora': 'senhora',
    'os senhores': 'senhores',
    'as senhoras': 'senhoras',
    'e mail': 'email',
  },
  imperatives: `clica clique abre abra baixa baixe entra entre acessa acesse vai va escolhe escolha coloca coloque poe ponha fecha feche desliga desligue liga ligue aperta aperte seleciona selecione digita digite espera espere tira tire reinicia reinicie atualiza atualize procura procure segura segure`,
  movesOn: `e agora outra`,
  stop: `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sob sobre ate entre e ou mas porque que se como quando onde quem qual quais quanto quanta
    quantos quantas eu tu ele ela nos voce voces eles elas me te lhe lhes meu minha meus minhas seu sua seus suas teu tua teus tuas nosso nossa nossos nossas dele dela deles delas isso isto
    este esta estes estas esse essa esses essas aquele aquela aqueles aquelas aquilo ai ali aqui la ca ja nao sim muito muita muitos muitas mais menos tao tanto tanta tudo todo toda todos todas nada algum alguma
    alguns algumas nenhum nenhuma outro outra outros outras mesmo mesma so tambem ainda agora depois antes sempre nunca hoje ontem amanha bem mal bom boa bons boas e sao foi era sou somos ser estar esta estao estou
    estava estavam estamos estiver ter tem tenho tinha temos tive teve ter tido vou vai vamos vao ir ia fui fazer faz faco fez feito faca dizer disse digo diz dar dou da deu pode posso podemos podem poder queria quer quero querem ver
    vejo viu vi olha olhe entao assim dai ne ta tchau oi ola alo obrigado obrigada favor gente cara moca moco dona senhor senhora seu coisa coisas vez vezes dia dias ano anos mes meses hora horas
    minuto minutos semana semanas tarde manha noite certo claro beleza perfeito otimo legal tranquilo show valeu combinado fechado ok okay uhum aham hum ah eh opa nossa deus acho acha sei sabe saber entendi entende entendo fica ficou ficar deixa deixar
    passar passa passo chegar chega pegar pega falar fala falo falou falei manda mandar mandei mando mandou ligar liga ligo ligou liguei tipo jeito lado parte casa pessoa pessoas pouco pouca conta contar conto gosto gostou gostei
    dois duas tres quatro cinco seis sete oito nove dez onze doze vinte trinta mil cem por dentro fora cima baixo junto perto longe desde durante cada qualquer algo alguem ninguem cade quase talvez pois afinal enfim alias inclusive
    peraí perai espera imagina exatamente exato justo verdade realmente simplesmente normalmente geralmente primeiro primeira segundo segunda terceiro ultima ultimo proximo proxima novo nova velho grande pequeno melhor pior
    bora tomara caso logo frente volta nome rapidinho minutinho ajuda problema risos haha kkk kkkk kkkkk rs`,
  fillers: `perai pera a ah ai ahn entao bom bem olha olhe e eh mas ok okay certo perfeito otimo beleza legal tudo sim nao oi ola alo opa tambem ta esta isso show claro entendi imagina nossa poxa agora so pois veja uhum hum hein viu ne`,
  breaths: `mas porque entao e ai agora olha bom certo isso ah quando sim pois perfeito ne como`,
  questionOpeners: `quanto quanta quantos quantas qual quais quem como onde quando cade sera`,
  notNames: `eu tu ele ela voce voces nos eles o a os as um uma no na em de do da e que se com por para sim nao oi ola alo bom boa bem obrigado obrigada tchau entao olha certo ah mas isso este esta pois claro quando
    quem qual quanto como onde perfeito otimo beleza tudo agora aqui ai la so ja me meu minha seu sua tem tenho vou vai pode deixa hoje amanha ontem segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco
    abril maio junho julho agosto setembro outubro novembro dezembro cpf cnpj rg cep pdf app ok wifi whatsapp email senhor senhora seu dona doutor doutora dr dra nossa deus fechado combinado imagina entendi
    normalmente primeiro antes depois porque posso quero queria acho esse essa aquele aquela eh ta to quinta-feira valeu obg desculpa desculpe show legal pronto exatamente exato`,
  notNounEndings: `ando endo indo mente aram eram iram amos emos imos avam iam asse esse isse aria eria iria ado ada ados adas ei ou eu iu`,
  categories: {
    price: `preco valor mensalidade desconto custo orcamento taxa parcela boleto fatura multa reembolso credito entrada investimento cobranca tarifa pagamento juros`,
    timing: `prazo data agenda reuniao visita entrega vencimento validade calendario`,
    process: `contrato proposta implantacao treinamento migracao instalacao assinatura cadastro pedido suporte garantia renovacao cancelamento homologacao atendimento protocolo vistoria`,
    feature: `sistema aplicativo relatorio painel integracao recurso ferramenta funcionalidade tela mapa equipamento aparelho`,
    need: `problema dificuldade necessidade atraso erro perda retrabalho reclamacao falha falta queda`,
    product: `plano pacote modulo produto servico seguro kit`,
    competitor: `concorrente concorrencia`,
  },
  acknowledgements: `uhum aham hum sim ta ok certo isso ah entendi claro perfeito beleza`,
};
