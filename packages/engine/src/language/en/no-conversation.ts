// What is said or written where nobody talks with anybody, in English.
import type { NoConversationCues } from '../no-conversation-cues.ts';

export const noConversation: NoConversationCues = {
  menu: `
    (?:press|dial|push|say) (?:the )?(?:[0-9]|one|two|three|four|five|six|seven|eight|nine|zero|pound|star|hash)
    (?:listen|choose|select) (?:carefully|from|one of|an option)|our (?:menu|options) ha(?:s|ve) (?:recently )?changed
    all (?:of )?our (?:agents|operators|representatives|lines|advisors|staff) are (?:currently |all )?(?:busy|assisting|helping)
  `,
  waiting: `
    your call (?:is (?:very )?important|may be|will be (?:answered|recorded)|is being recorded)
    calls? (?:may|are) (?:be )?(?:monitored|recorded)
    (?:hold the line|stay on the line|continue to hold|hold while|wait for the next)
    estimated wait(?:ing)?|you are (?:number|caller)
  `,
  menuGreeting: `
    welcome|thank you for (?:calling|your patience|holding|waiting)
    (?:office|business|opening) hours|our offices? (?:is|are) (?:now |currently )?closed
  `,
  voicemail: `
    (?:leave|record) (?:us |me )?(?:a|your) (?:messages?|names?|detailed)
    (?:after|at) the (?:tone|beep|signal)|you(?: ve| have) reached
    (?:can t|cannot|can not|unable to|not able to) (?:get to|come to|take|answer) (?:the|your|my) (?:phone|call)
    (?:is|am|are) not available (?:right now|at the moment|to take)|person you (?:are calling|have called|are trying)
    mailbox (?:is full|belonging)
    (?:i ll|i will|we ll|we will) (?:call|get back|ring)(?: to)? you(?: back)? (?:as soon as|back as soon|soon)
  `,
  callNote: String.raw`
    missed (?:\w+ )?calls?|no answer|unanswered|did ?n(?: t|ot) (?:pick up|answer)
    call (?:not answered|was not answered|declined|cancell?ed|missed|ended)|voicemail (?:was )?(?:left|received)
  `,
  callDirection: '(?:outbound|inbound|outgoing|incoming) call',
  callField: 'duration|from|number|time|date|status|caller|called|ring time|agent|queue|attempts?',
  lesson: `
    (?:class|students|everyone|everybody|guys) (?:open|turn to|take out|today we)|welcome (?:back )?to (?:the |our |this )?(?:class|course|lesson|lecture|module|unit)
    today(?: s)? (?:lesson|class|lecture|topic|we (?:will|re going to|are going to|ll) (?:learn|study|talk about|cover|look at))|(?:last|next) (?:lesson|lecture|class)
    homework|chapter|exercise|textbook|quiz|midterm|syllabus|equation|theorem|photosynthesis|paragraph|raise your hands?
  `,
  teacher: 'teacher|professor|instructor|lecturer|tutor',
  address: `
    you|your|yours|hello|hi|good morning|good afternoon|thanks|thank|please|sorry|yes|yeah|ok|okay|right|alright|sure
  `,
  questionLabels: `
    q a
    question answer
  `,
};
