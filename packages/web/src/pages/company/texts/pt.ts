// Texts of Settings → Company, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Empresa',
  name: 'Nome',
  language: 'Idioma das gravações',
  languageHint: 'O idioma falado nas suas ligações. Cada transcrição é analisada no próprio idioma.',
  save: 'Salvar',
  saved: 'A empresa foi salva.',
  sharing: {
    title: 'Links compartilhados',
    explanation: 'Quem tem o link de uma análise pode ler a análise sem ter conta.',
    links: 'Links',
    off: 'Nenhum: os links que existem não abrem',
    onRequest: 'Quando alguém cria um',
    atCreation: 'Automaticamente, nas análises criadas por chave de API',
    days: 'Links novos expiram depois de',
    daysHint: 'Em dias. Deixe vazio para links que não expiram.',
    apply: 'Aplicar',
    saved: 'As configurações dos links compartilhados foram salvas.',
  },
  redaction: {
    title: 'Ocultação de dados',
    explanation:
      'Números de cartão, CPF, CNPJ, DNI, NIE, SSN, IBAN, e-mails, telefones e senhas, escritos ou falados, são ocultados antes que a conversa seja armazenada ou analisada.',
    label: 'Ocultar dados nas conversas',
    hint: 'Vale para as conversas novas. As que já existem ficam como estão.',
    off: 'Não',
    muteRecordings: 'Sim, e silenciar esses trechos das gravações',
    discardRecordings: 'Sim, e não guardar as gravações',
    apply: 'Aplicar',
    saved: 'A configuração de ocultação foi salva.',
  },
  targets: {
    title: 'Metas',
    explanation:
      'As tendências mostram estas metas ao lado dos números. Elas não mudam nenhuma nota. Deixe o campo vazio para não ter meta.',
    minScore: 'Nota média, no mínimo',
    minAttendantTalkPct: 'Tempo de fala, no mínimo (%)',
    maxAttendantTalkPct: 'Tempo de fala, no máximo (%)',
    maxInterruptionsPerTenMin: 'Interrupções a cada 10 min, no máximo',
    minCriterionPct: 'Cada critério cumprido em, no mínimo (%)',
    apply: 'Atualizar as metas',
    saved: 'As metas foram salvas.',
  },
  signIn: {
    title: 'Acesso',
    required: 'Exigir a verificação em duas etapas',
    requiredHint: 'Quem ainda não configurou não faz mais nada até configurar. As chaves de API continuam valendo.',
    apply: 'Atualizar as regras de acesso',
    saved: 'As configurações de acesso foram salvas.',
  },
  exporting: {
    title: 'Exportar seus dados',
    explanation:
      'Um arquivo com tudo o que sua empresa tem no Earshot: análises com as transcrições, pessoas, configurações e a lista de gravações, em JSON Lines. Sem senhas, chaves nem segredos.',
    download: 'Baixar a exportação',
  },
  erasing: {
    title: 'Excluir a empresa',
    explanation:
      'Sete dias depois do pedido, a empresa é excluída com as análises, as gravações e as pessoas. Até lá, só a administração consegue entrar, as chaves de API são recusadas, nada é coletado, os webhooks esperam e os links compartilhados não abrem. Qualquer administrador pode cancelar.',
    ask: 'Excluir a empresa…',
    confirmTitle: 'Excluir a empresa?',
    nameLabel: (name) => `Digite o nome da empresa: ${name}`,
    confirm: 'Excluir em sete dias',
    asked: 'A empresa será excluída em sete dias.',
    pending: (when) => `Esta empresa será excluída em ${when}.`,
    pendingBy: (name, when) => `${name} fez o pedido em ${when}.`,
    keep: 'Manter a empresa',
    kept: 'A empresa será mantida.',
    now: 'Excluir agora…',
    nowTitle: 'Excluir a empresa agora?',
    nowExplanation: 'Não dá para desfazer. Análises, gravações e pessoas são excluídas na hora, e sua sessão termina.',
    nowConfirm: 'Excluir agora',
  },
};
export default texts;
