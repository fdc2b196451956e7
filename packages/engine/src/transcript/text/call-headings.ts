// Headings that number the calls of a file which holds several: an analysis of them as one would be right for none.
import { readLabelledLine } from '../labels/speaker-label.ts';

const heading =
  /^([\s#=*_[(-]{0,8}(?:call|phone call|conversation|chamada|liga[çc][ãa]o|conversa|atendimento|llamada|conversaci[óo]n)(?: (?:n[.ºo°]{1,2}|no\.|id:?))? {0,2}#? {0,2})(\d{1,12})\b(.{0,60})$/i;
const fewestTurns = 2;

/** Whether two calls and more stand under numbered headings, each with turns of its own. */
export function holdSeveralCalls(source: string): boolean {
  const numbers = new Set<string>();
  let [turns, first] = [0, ''];
  for (const line of source.split('\n')) {
    const match = heading.exec(line.slice(0, 100));
    // A sentence that begins so ends like one.
    if (match && !/[.?!,;]\s*$/.test(match[3]!)) {
      // `call 0800 22 33`: all headings are written as the first.
      const form = match[1]! + /^ ?\d?/.exec(match[3]!)![0].replace(/\d/, '0');
      if (first !== '' && form !== first) continue;
      if (first !== '' && turns < fewestTurns) return false;
      if (first === '' && turns > 0) return false;
      numbers.add(match[2]!);
      [turns, first] = [0, form];
    } else if (turns < fewestTurns && readLabelledLine(line)?.label != null) turns += 1;
  }
  return numbers.size > 1 && turns >= fewestTurns;
}
