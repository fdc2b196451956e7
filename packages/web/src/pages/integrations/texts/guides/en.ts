// How to set up each connector, in English.
const guides = {
  'pbx/yeastar': [
    'In the phone system’s web portal, open Integrations → API and turn it on.',
    'Copy Client ID and Client Secret from there.',
    'If the API accepts only certain IP addresses, add this server’s.',
    'A phone system in a private network can be reached only if this server’s operator has allowed that network.',
  ],
  'pbx/folder': [
    'Store the recordings in, or copy them to, a folder or bucket that this server’s operator allows.',
    'Caller and callee are read from call records (CDR) and file names. The formats of common systems are supported.',
    'A file is collected once it has not changed for a minute.',
  ],
  'pbx/zoom-phone': [
    'In the Zoom App Marketplace, build an app of the type Server-to-Server OAuth, and activate it.',
    'Give it the scopes to list and to read call recordings of Zoom Phone. If one is missing, the test names it.',
    'Copy account ID, client ID and client secret from the app’s credentials.',
  ],
  'pbx/twilio': [
    'In the Twilio Console, create an API key that may read calls and recordings.',
    'Enter the SID of the key (SK…) as Client ID, and its secret as Client Secret.',
  ],
  'meeting/zoom': [
    'In the Zoom App Marketplace, build an app of the type Server-to-Server OAuth, and activate it.',
    'Give it the scope to list the account’s cloud recordings. If one is missing, the test names it.',
    'Copy account ID, client ID and client secret from the app’s credentials.',
  ],
  'meeting/folder': [
    'Export transcripts or recordings to a folder or bucket that this server’s operator allows.',
    'The first lines of a transcript may say “Organizer: ana@example.com” and “Client: Bruno Lima”.',
    'If a meeting has both a transcript and a recording, the transcript is used.',
  ],
};
export default guides;
