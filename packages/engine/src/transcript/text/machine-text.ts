// Text that programs write or read and nobody says: logs, calendars, cards, histories of versions, settings, traces and source code.

import { sideOfLabel } from '../../conversation/role-words.ts';

const looked = 400;
const most = 0.7;

const begins = /^\s{0,8}(?:BEGIN:V(?:CALENDAR|CARD)|Traceback \(most recent call last\)|diff --git )/;

/** A level as logs have it: in capitals, near the head, behind a time or in brackets. */
const level =
  /^(?:\[?[\d\s:.,/TZ+-]{8,40}\]?\s{1,4}(?:\[[^\]]{1,40}\]\s{0,3}){0,3})?[[<(|]?(?:INFO|WARN(?:ING)?|ERROR|DEBUG|TRACE|FATAL|NOTICE|CRITICAL|SEVERE|VERBOSE)[\])>|]?(?:\s|:|$)/;

const machineLines = [
  level,
  // syslog: `Mar  4 09:11:02 web01 sshd[811]: …`
  /^(?:\w{3} {1,2}\d{1,2}|\d{4}-\d{2}-\d{2}T) ?\d{2}:\d{2}:\d{2}\S{0,14} \S{1,60} (?:[\w./()-]{1,40}\[\d{1,8}\]|kernel|sudo|su): /,
  // Access to a web server.
  /^\S{1,60} \S{1,20} \S{1,40} \[\d{1,2}\/\w{3}\/\d{4}:|"(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S{0,200}(?: HTTP\/|")/,
  // git log.
  /^(?:commit [0-9a-f]{7,40}\b|Author: .{1,80}<.{1,80}>|(?:Author|Commit)?Date: {1,4}\w{3} \w{3} |Merge: [0-9a-f]{7} )/,
  // Calls of a program that failed.
  /^\s{1,8}(?:at \S{1,120}[(:]|File ".{1,120}", line \d)/,
  // Settings.
  /^(?:\[\w{1,40}\]$|(?:export )?[A-Za-z][A-Za-z0-9_]{2,40}=.{0,200}$)/,
  // Source code: what ends in a bracket or a semicolon, calls or sets something, or begins as only code does.
  /[{}()[\];]$|[)\]}],$|=>|\w\([^ )]{0,80}\)|^\s{0,40}(?:[\w.[\]'"]{1,60} (?:[-+|]?=|:=) (?!\p{L}+(?:[\s,.!?]|$))|(?:import|from|export|const|let|var|def|class|return|function|if|elif|else|for|while|try|except|with|async|public|private|static|package|#include|@\w{1,40})\b.{0,200}[:;{('"]$|(?:import|from) [\w.]{1,60}(?: import .{1,100})?$)/u,
];

/** `09:10:02 INFO [call-17] AGENT: Hello`: roles of both sides. */
function isTalkInLog(lines: readonly string[]): boolean {
  const sides = lines.map((line) =>
    sideOfLabel(/(?:^|[\])}>\s])(\p{L}[\p{L} ]{1,24}): /u.exec(line.slice(0, 120))?.[1] ?? ''),
  );
  return (
    new Set(sides.filter((side) => side !== null)).size === 2 &&
    sides.filter((side) => side !== null).length >= 0.5 * lines.length
  );
}

const key = /^ {0,60}(?:- )?([a-z_$][\w.$/-]{0,60}):(?: .|$)/;
const entry = /^ {2,60}- ./;
const fewestKeys = 5;
const fewestHeads = 2;

/** A document of keys that stand below one another, such as YAML: more keys than people talk, and some with nothing behind them. */
function isDocumentOfKeys(lines: readonly string[]): boolean {
  const found = lines.map((line) => key.exec(line.slice(0, 200)));
  const heads = found.filter((match) => match?.[0].endsWith(':')).length;
  const count = found.filter((match, at) => match !== null || entry.test(lines[at]!.slice(0, 80))).length;
  const keys = new Set(found.flatMap((match) => match?.[1] ?? []));
  return heads >= fewestHeads && keys.size >= fewestKeys && count >= most * lines.length;
}

/** Whether nearly all lines are of these kinds; a telephone system's log of what people say is not. */
export function isMachineText(source: string): boolean {
  if (begins.test(source.slice(0, 80))) return true;
  const lines = source
    .slice(0, 200_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, looked);
  // What a commit says is indented below it, and comments stand between settings.
  const isHistory = /^commit [0-9a-f]{7,40}\b/.test(lines[0] ?? '');
  const own = lines.filter((line) => (isHistory ? /^\S/ : /^[^#;]/).test(line));
  if (own.length < 4 || isTalkInLog(own)) return false;
  if (isDocumentOfKeys(own)) return true;
  const counts = machineLines.map((pattern) => own.filter((line) => pattern.test(line.slice(0, 300))).length);
  return Math.max(...counts) >= most * own.length;
}
