// Why recordings could not be collected, in Spanish.
import type { CollectionErrorReason } from '../generated/types.gen.ts';

/** What each `errorReason` of a collection means, in Spanish. */
export const spanishCollectionErrors: Readonly<Record<CollectionErrorReason, string>> = {
  minutes_insufficient: 'No quedan minutos para la próxima grabación.',
  upload_quota_reached:
    'Los archivos subidos sin usar y las grabaciones de análisis fallidos ocupan toda la cuota de su empresa.',
  disk_full: 'El disco de este servidor de Earshot casi no tiene espacio.',
  storage_unavailable: 'El almacenamiento de este servidor de Earshot no responde.',
  transcriber_missing: 'Este servidor de Earshot no tiene la transcripción configurada.',
  transcriber_unavailable: 'La transcripción de este servidor de Earshot no responde.',
  transcriber_language_unsupported: 'La transcripción de este servidor de Earshot no conoce el idioma de su empresa.',
  ffmpeg_missing: 'El único audio está en un video grande y falta ffmpeg en este servidor de Earshot.',
  internal: 'Algo falló dentro de Earshot. El registro del servidor dice qué.',
  credentials_refused: 'El proveedor no acepta las credenciales, o les falta un permiso.',
  credentials_unreadable: 'Ya no se pueden leer las credenciales guardadas. Indíquelas de nuevo.',
  settings_refused:
    'El proveedor o este servidor no acepta la configuración. Revise la dirección, la cuenta y la carpeta.',
  network_refused: 'Quien opera este servidor de Earshot no ha permitido la dirección.',
  certificate_untrusted: 'El certificado de la dirección no es de confianza.',
  folder_unreadable:
    'La carpeta, el bucket o el archivo de registros de llamadas no existe, o Earshot no puede leerlo.',
  provider_unavailable: 'El proveedor no responde, o responde con un error.',
  provider_busy: 'El proveedor limita la cantidad de solicitudes.',
  download_refused: 'El proveedor no entrega las grabaciones. Puede faltar un permiso.',
  download_broken: 'Una grabación no llegó completa.',
  recordings_held: 'Algunas grabaciones todavía no se pudieron recopilar.',
};
