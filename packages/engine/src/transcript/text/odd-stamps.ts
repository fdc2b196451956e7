// Times in lines as some tools write them, made into `[0:03] ` at the head: `… #00:00:03-2#`, `[0:3.20,0:5.10,1]  …`, `0:00:03Ana: …`.

const most = 0.6;
/** f4 and MAXQDA stamp the end of a paragraph, or its beginning, with tenths of a second behind a hyphen. */
const hashed = /#(\d{1,2}:\d{2}:\d{2})-(\d)#/g;
const hashedEnd = /#(\d{1,2}:\d{2}:\d{2})-(\d)#\s{0,4}$/;
const hashedStart = /^\s{0,4}#(\d{1,2}:\d{2}:\d{2})-(\d)#\s{0,4}/;
/** Beginning, end and the number of a voice in one pair of brackets. */
const threefold =
  /^\[(\d{1,3}):(\d{1,2})(\.\d{1,6})?, ?(\d{1,3}):(\d{1,2})(\.\d{1,6})?(?:, ?(\d{1,3}))?\][ \t]{1,4}(?=\S)/;
const glued = /^(\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)(?=\p{Lu}[^:\n]{0,40}:[ \t])/gmu;

/** Editors of films count frames behind the seconds: `00:00:03:12`, `00;00;03;12`. */
const framed = /(?<=^|[\t[({<"|,]|[-–>] )(\d{2})[:;](\d{2})[:;](\d{2})[:;]\d{2}(?![\d:;])/gm;

/** The source with such times as others write them; as it is where few lines have any. */
export function withUsualStamps(source: string): string {
  const spaced = withoutLogMarks(source).replace(glued, '$1 ').replace(framed, '$1:$2:$3');
  if (spaced.includes('-') && hashed.test(spaced)) return withoutHashes(spaced);
  return /^\[\d{1,3}:\d{1,2}[.,]/m.test(spaced) ? withoutThreefold(spaced) : spaced;
}

/** What a program's log writes between a time and what somebody says: `INFO agent.session - user said: Hello`. */
const logged =
  /^([[(]?\d[\d\s:.,/TZ+-]{6,32}[\])]?) {1,3}[[(|]?(?:INFO|DEBUG|NOTICE|TRACE)[\])|:]? {1,4}(?:[[(]?[\w.:/-]{1,60}[\])]? {1,3}[-:|] {1,3})?(\S.{0,60}?)(?: (?:said|says|dijo|dice|disse|diz))?(?=: )/;

function withoutLogMarks(source: string): string {
  const lines = source.split('\n');
  const read = lines.map((line) => logged.exec(line.slice(0, 200)));
  const count = read.filter((match) => match !== null).length;
  if (count < 3 || count < most * lines.filter((line) => line.trim() !== '').length) return source;
  return lines
    .map((line, at) => (read[at] ? `${read[at][1]} ${read[at][2]}${line.slice(read[at][0].length)}` : line))
    .join('\n');
}

function withoutHashes(source: string): string {
  hashed.lastIndex = 0;
  const lines = source.split('\n');
  const filled = lines.filter((line) => line.trim() !== '').length;
  const counted = (stamp: RegExp) => lines.filter((line) => stamp.test(line)).length >= most * filled;
  const isAtEnd = counted(hashedEnd);
  if (!isAtEnd && !counted(hashedStart)) return source;
  let last = '0:00:00';
  return lines
    .map((line) => {
      const stamp = (isAtEnd ? hashedEnd : hashedStart).exec(line);
      if (!stamp) return line;
      const time = `${stamp[1]}.${stamp[2]}`;
      // A stamp at the end tells when the next one begins.
      const head = `[${isAtEnd ? last : time}] `;
      last = time;
      return head + line.replace(hashed, '').trim();
    })
    .join('\n');
}

function withoutThreefold(source: string): string {
  const lines = source.split('\n');
  const stamped = lines.filter((line) => threefold.test(line)).length;
  if (stamped < 2 || stamped < most * lines.filter((line) => line.trim() !== '').length) return source;
  const two = (figure: string | undefined) => (figure ?? '').padStart(2, '0');
  return lines
    .map((line) =>
      line.replace(threefold, (_, m1: string, s1: string, f1 = '', m2: string, s2: string, f2 = '', voice?: string) => {
        const label = voice === undefined ? '' : `Speaker ${voice}: `;
        return `[${two(m1)}:${two(s1)}${f1} - ${two(m2)}:${two(s2)}${f2}] ${label}`;
      }),
    )
    .join('\n');
}
