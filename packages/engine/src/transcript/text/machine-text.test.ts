// What programs write is refused as words that nobody says; talk that looks like it is read.
import { describe, expect, it } from 'vitest';
import { inspect } from '../../read.ts';

const machines: Readonly<Record<string, string>> = {
  'a log with ISO times': [1, 2, 3, 4, 5]
    .map((n) => `2026-03-04T09:10:0${n}.120Z INFO  [http] request ${n} was answered in ${n} ms\n`)
    .join(''),
  'a log with levels in brackets':
    '[INFO] Compiling the sources now\n[WARN] The option is old\n[INFO] Compiling the tests\n[ERROR] Two tests failed here\n',
  syslog: [1, 2, 3, 4].map((n) => `Mar  4 09:1${n}:02 web01 sshd[81${n}]: Accepted a key for deploy\n`).join(''),
  'a history of versions': [1, 2]
    .map(
      (n) =>
        `commit 3f2a9c${n}\nAuthor: Ana Lima <ana@x.example>\nDate:   Tue Mar 4 09:10:02 2026\n\n    Mend the reader of tables\n\n`,
    )
    .join(''),
  'a calendar': 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Dentist of the children at nine\nEND:VEVENT\nEND:VCALENDAR\n',
  settings: '# of the shop\nPORT=8080\nLOG_LEVEL=info\nMAIL_FROM=shop@x.example\nWORKERS=4\nTIMEZONE=UTC\n',
  'a trace of a failure':
    'Traceback (most recent call last):\n  File "a.py", line 10, in main\n    run(args)\nValueError: no such key in the table\n',
  'a program in JavaScript':
    "import { open } from './shop.js';\n\n// What a shop answers.\nexport async function answer(shop, order) {\n  const found = await open(shop);\n  if (!found) throw new Error('There is no such shop');\n  return found.take(order);\n}\n",
  'a program in Python':
    "import json\nfrom shop import orders\n\n# The clock of the shop is late.\ndef answer(order):\n    late = orders.late(order)\n    if late > 30:\n        raise ValueError('the order is older than half an hour')\n    return json.dumps(order)\n",
  'the settings of a service':
    '[Unit]\nDescription=The orders of the shop\nAfter=network.target\n\n[Service]\nExecStart=/usr/bin/shop serve\nRestart=always\n',
  'a document of keys':
    'groups:\n  - name: shop\n    rules:\n      - alert: OrdersWait\n        expr: orders_waiting > 10\n        for: 5m\n        annotations:\n          summary: Orders wait for more than five minutes\n          action: Look whether the shop is open\n',
  'a list of calls': [1, 2, 3, 4]
    .map((n) => `Caller: +551198888777${n}\nTime: 09:1${n}\nStatus: answered\nDuration: 0${n}:12\n\n`)
    .join(''),
};

describe('What nobody says', () => {
  it.each(Object.entries(machines))('%s is refused', (_, text) => {
    expect(inspect(text).refusal?.reason).toBe('transcript_without_words');
  });

  it.each([
    '[INFO] Bo: The printer in the hall stopped again.\nAna: I will send somebody at noon.\nBo: Noon is fine, thanks.',
    'Ana: Which error do you see?\nBo: It says ERROR and then some numbers.\nAna: Please restart it.\nBo: It works now.',
    'agent: hello, how can I help you today?\nclient: my order is late (again).\nagent: let me look at it;\nclient: thanks, I am waiting.',
    '    ana: the door is stuck again\n    bo: I will send somebody\n    ana: when, please?\n    bo: at noon, is that fine?',
    'Ana: Is this about the class?\nBo: It is: the one on Friday (at nine).\nAna: I return the key then;\nBo: Fine, let us do it so.',
    'Time: 9:10\nAna: Which error do you see on the screen?\nBo: It says that the paper is out.\nAna: Please fill it.',
  ])('talk is not: %s', (text) => {
    expect(inspect(text).refusal).toBeNull();
  });
});
