// The share page's only style sheet: light and dark, phones, paper.

export const style = `
:root { color-scheme: light dark; --ink: #1d2329; --soft: #5b6670; --line: #dde2e6; --card: #fff; --ground: #f5f6f8;
  --good: #17794a; --bad: #b3352b; --accent: #2557a7; --pale: #c9d3e0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaee; --soft: #9aa6b1; --line: #333c45; --card: #1b2127; --ground: #12161a;
    --good: #5cc795; --bad: #f08a80; --accent: #82acf0; --pale: #46525f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 50rem; margin: 0 auto; padding: 1rem; }
section, header { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem; margin-bottom: .8rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; align-items: center; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.05rem; margin: 0 0 .6rem; }
h3 { font-size: .9rem; margin: 1rem 0 .2rem; color: var(--soft); font-weight: 600; }
p { margin: 0 0 .5rem; }
p:last-child, ul:last-child, dl:last-child { margin-bottom: 0; }
ul { margin: 0; padding-left: 1.2rem; }
.soft { color: var(--soft); font-size: .9rem; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.score { text-align: center; }
.score strong { display: block; font-size: 2.6rem; line-height: 1.1; }
.score strong.none { font-size: 1.1rem; }
.plain { list-style: none; padding: 0; }
.rows > li { display: grid; grid-template-columns: 1.5rem 1fr auto; gap: 0 .4rem; padding: .45rem 0; border-top: 1px solid var(--line); }
.rows > li:first-child { border-top: 0; padding-top: 0; }
.rows q { grid-column: 2 / 4; color: var(--soft); font-size: .92rem; }
time, .mark { font-variant-numeric: tabular-nums; }
.bar { display: flex; height: .9rem; border-radius: .45rem; overflow: hidden; background: var(--pale); margin: .2rem 0; }
.bar i { background: var(--accent); }
.ends { display: flex; justify-content: space-between; gap: 1rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .6rem 1rem; margin: 0; }
dt { color: var(--soft); font-size: .85rem; }
dd { margin: 0; }
.tags { display: flex; flex-wrap: wrap; gap: .35rem; list-style: none; padding: 0; }
.tags li { border: 1px solid var(--line); border-radius: 1rem; padding: .05rem .65rem; font-size: .9rem; }
.turns > li { padding: .3rem 0 .3rem .7rem; border-left: 3px solid var(--line); margin-bottom: .35rem; }
.turns > .attendant { border-color: var(--accent); }
pre { white-space: pre-wrap; font: inherit; margin: 0; }
@media (max-width: 30rem) { main { padding: .5rem; } section, header { padding: .8rem; } }
@media print {
  :root { color-scheme: light; --ink: #000; --soft: #444; --line: #bbb; --card: #fff; --ground: #fff; --good: #17794a; --bad: #b3352b; --accent: #2557a7; --pale: #c9d3e0; }
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  section, header { border: 0; border-bottom: 1px solid var(--line); border-radius: 0; padding: .6rem 0; }
  h2, h3 { break-after: avoid; }
  li, .grid > div { break-inside: avoid; }
  .bar, .bar i { print-color-adjust: exact; }
}
`;
