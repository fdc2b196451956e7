// What colleagues speak of among themselves, in English; words of teams that other languages borrow stand in English.
import type { ColleagueCues } from '../colleague-cues.ts';

export const colleagues: ColleagueCues = {
  work: String.raw`
    yesterday i(?: m)?
    i (?:closed|finished|fixed|merged|shipped) \w+ \w+ yesterday
    today i m
    i m (?:finishing|blocked|stuck|writing)
    i m (?:still )?on the
    nothing blocked
    no blockers?
  `,
  tools: `
    staging|test server|jira|repo|commit|release|tickets
    phase (?:one|two)
    sprint|backlog|merge|branch|pull request|prs?|code review|deploy(?:ment)?
    retro(?:spective)?|stand ?up|daily|kanban|board|roadmap|milestone
  `,
  toAll: `
    (?:morning|hi|hello|thanks|ok|okay) (?:all|team|everyone|folks|guys)
    rest of the team
  `,
  meeting: `
    what went well|what should we change
    (?:put it in )?the minutes
    next week s meeting|our meetings
    let s go through|where are we with
  `,
  employer: `
    hr|human resources|headcount|workload|payslip|promotion|boss
    on call|ops|my shift|night shift|rota|covering for|holiday cover
    (?:line|my) manager
    weeks notice|after four weeks|the report is due
  `,
  absentClient: `
    (?:their|the) (?:buyer|procurement)
    (?:my|your|our) (?:target|quota|forecast|pipeline)|the pipeline
    marketing|legal (?:sends|says|has)
    the (?:client|customer) (?:wants|said|asked)
  `,
  shift: String.raw`
    (?:bed|line) (?:one|two|three|four|five|six|seven|\d+)
    (?:first|next) (?:round|dose)|antibiotics|goes home|overnight|handing over|on the ward|after the doctor s round|anything else overnight
    (?:i ve )?got it from here
    maintenance|machine \w+ (?:is )?down|dock \w+|pallets left
  `,
  applicant: String.raw`
    your last (?:role|job|position)|thanks for coming in|applicant|interviewer|conflict at work|when could you start
    i ran the \w+|why do you want|why did you leave|your (?:strengths|weaknesses|experience with)|salary expectations?
    tell us (?:a bit )?about (?:yourself|your)|deal with a \w+ who
  `,
  sharing: `
    i(?: ll| will)? (?:cancel it|take it out of|help you after)
    (?:shall|can|could) i (?:move|help)
    on budget|contingency|over budget|agreed
    i ll ping|i ll ask the other team|could you ring them
  `,
  toClient: `
    how (?:can|may) i help|thank(?:s| you) for (?:calling|having us)|calling from
    your (?:order|plan|invoice|price|quote|subscription|system|product|software|website|team sends?)
    our (?:new )?(?:website|customers|supplier)
    you promised|you told (?:me|us)
    (?:my|our) (?:order|invoice|laptop)
    renewal|discount|proposal|invoice|per month|a month
  `,
};
