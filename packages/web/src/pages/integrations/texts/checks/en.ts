// What a test of an integration found, in English.
export default {
  running: 'Asking the provider…',
  works: 'It works.',
  fails: 'It does not work yet.',
  checks: {
    access: 'Connection',
    list: 'List of recordings',
    download: 'Download',
    transcription: 'Transcription',
    language: 'Language',
  },
  outcomes: { passed: 'OK', limited: 'only in part', failed: 'failed', not_tried: 'not tested' },
  /** Before the server's words, which are English. */
  advice: {
    access: 'Check the address and the credentials. The server says:',
    list: 'Check the permissions at the provider. The server says:',
    download: 'Check the permissions at the provider. The server says:',
    transcription: 'Talk to this server’s operator. The server says:',
    language: 'Check the language of recordings in Settings → Company. The server says:',
  },
};
