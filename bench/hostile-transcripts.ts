// Transcripts for bench/hostile.ts: an ordinary one of some minutes, and those of the largest size that cost a reader most.

const bytes = 2 * 1024 * 1024 - 1024;

const lines = [
  'Good morning, this is Paula from Norte Software. Is this a good moment to talk?',
  'Yes, go ahead, I have a few minutes before my next meeting.',
  'How do you handle your invoices today, and who in the team does it?',
  'We type them by hand, and it takes two people two days every month.',
  'What does that cost you, in overtime and in payments that come late?',
  'Overtime mostly. But the price worries me, it sounds expensive for us.',
  'Understood, it is 90 dollars a month, and most of our clients save that in a week.',
  'Send me the details, please, and let us meet on Tuesday at ten.',
];

/** About `minutes` by its own times. */
export function ordinaryTranscript(minutes: number): string {
  return talk(minutes * 8, (index) => index * 7.5);
}

function talk(count: number, secondsAt: (index: number) => number): string {
  return Array.from({ length: count }, (_, index) => {
    const seconds = Math.floor(secondsAt(index));
    const [minute, second] = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'));
    return `[${minute}:${second}] ${index % 2 === 0 ? 'Agent' : 'Client'}: ${lines[index % lines.length]}`;
  }).join('\n');
}

const filled = (head: string, motif: string) =>
  head + motif.repeat(Math.floor((bytes - head.length) / Buffer.byteLength(motif)));

/** The first is a conversation that is only very long. */
export function hostileTranscripts(): string[] {
  return [
    talk(24_000, (index) => index * 3).slice(0, bytes),
    filled('WEBVTT\n\n00:00.000 --> 00:01.000\n', '<v A'),
    filled('speaker,start,end,text\n', 'A,"1,"2,"3\n'),
    filled('', 'Ana: Bob: Carl: '),
    filled('', 'no sentence ends and no line does '),
    filled('', 'Agent: Yes?\nClient: No.\n'),
    filled('', '12/03/2026, 10:15 - Ana: ok\n'),
    filled('', 'how much does it cost and who decides about the budget? '),
  ];
}
