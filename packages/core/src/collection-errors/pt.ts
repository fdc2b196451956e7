// Why recordings could not be collected, in Portuguese.
import type { CollectionErrorReason } from '../generated/types.gen.ts';

/** What each `errorReason` of a collection means, in Portuguese. */
export const portugueseCollectionErrors: Readonly<Record<CollectionErrorReason, string>> = {
  minutes_insufficient: 'Não há minutos para a próxima gravação.',
  upload_quota_reached: 'Uploads não usados e gravações de análises que falharam ocupam toda a cota da empresa.',
  disk_full: 'O disco deste servidor do Earshot está quase sem espaço.',
  storage_unavailable: 'O armazenamento deste servidor do Earshot não responde.',
  transcriber_missing: 'Este servidor do Earshot não tem transcrição configurada.',
  transcriber_unavailable: 'A transcrição deste servidor do Earshot não responde.',
  transcriber_language_unsupported: 'A transcrição deste servidor do Earshot não conhece o idioma da empresa.',
  ffmpeg_missing: 'O único áudio está em um vídeo grande, e falta o ffmpeg neste servidor do Earshot.',
  internal: 'Algo falhou dentro do Earshot. O log do servidor diz o quê.',
  credentials_refused: 'O provedor não aceita as credenciais, ou falta uma permissão a elas.',
  credentials_unreadable: 'Não é mais possível ler as credenciais salvas. Informe-as de novo.',
  settings_refused: 'O provedor ou este servidor não aceita as configurações. Confira endereço, conta e pasta.',
  network_refused: 'Quem opera este servidor do Earshot não liberou o endereço.',
  certificate_untrusted: 'O certificado do endereço não é confiável.',
  folder_unreadable:
    'A pasta, o bucket ou o arquivo de registros de chamadas não existe, ou o Earshot não tem permissão de leitura.',
  provider_unavailable: 'O provedor não responde, ou responde com erro.',
  provider_busy: 'O provedor está limitando a quantidade de requisições.',
  download_refused: 'O provedor não libera as gravações. Pode faltar uma permissão.',
  download_broken: 'Uma gravação não chegou completa.',
  recordings_held: 'Algumas gravações ainda não puderam ser coletadas.',
};
