// What people do that tells their side, in English.
import type { SideMoves } from '../side-moves.ts';

export const moves: SideMoves = {
  asks: String.raw`
    (?:do|can|could|will|would) you (?:guys )?(?:deliver|ship|accept|repair|fix|fit|install|stock|sell|rent|cater|match|hold one|come out|take (?:cards?|cash|insurance))
    (?:do|will|would) you (?:guys )?(?:allow|cut|clean|service|teach|print|take (?:walk ins?|bookings|orders|trade ins?))
    (?:do|would) you (?:guys )?(?:still )?have (?:any )?(?:places?|seats?|tables?|rooms?|appointments?|slots?|tickets|vacancies|it in|them in|one in|(?:it|the \w+|this|these) in (?:a|an|the|stock|size|\d+))
    are you (?:still )?open(?! to)|(?:what time|how late) (?:do|are|will) you (?:open|close|shut)|when do you (?:open|shut)
    is there (?:a |any |much of a )?(?:long |long to )?(?:wait|queue)
    have you got (?:any|one|it|them|something|anything)
    (?:can|could) i (?:book|order|return|pay|come|collect|pick|swap|exchange|bring|try|reserve|(?:get|have) (?:a|an|one|two|some))(?! (?:name|number|your|contact))
    what (?:s|is|are|about) the (?:price|cost|deposit|warranty|fees?|minimum|delivery|service charge)
    is there (?:a |any )?(?:discount|deposit|charge|fee|warranty|parking|tasting|anything (?:earlier|later|cheaper))
    (?:could|would|can) you (?:do|take|accept|make it) (?:it for )?\d+
  `,
  wants: `
    do you (?:lot |guys )?(?:do|hire|make|cover|run)
    have you (?:space|room|any|a table|tables)
    (?:i m |we re |i am |we are )?looking for (?:a|an|some|somebody|someone|the)
  `,
  opens: 'hi|hello|hey|good|morning|afternoon',
  takes: `
    (?:put|sign|book) (?:me|us) (?:down|up|in)|count me in
    i ll take (?:it|them|one|two|both|the|that)|i ll have (?:one|the|that)|we have a deal|take it or leave it
    on my way|i ll come (?:in|by|over|down|round)|i ll be (?:there|round|over)
    (?:my|our) (?:budget|limit)|i can t afford|pay (?:cash|the (?:whole )?lot|up front)
  `,
  waits: String.raw`
    (?:put|pass|transfer|connect) me (?:through|to|on|over)
    (?:nobody|no one) (?:rings|calls|tells|answers|gets back|has)
    (?:waiting|waited) for (?:a|my|the|that) (?:refund|delivery|engineer|technician|reply|parcel|money)
    my (?:prescription|appointment|booking|delivery|parcel|repeat)
    (?:i ve seen|i saw) (?:a|an|the|your) (?:flat|apartment|house|car|van|ad|advert|listing|room)
    (?:when|how long) (?:will|do|does|would) (?:i|it|the \w+) (?:get|have|take|arrive|be back)
  `,
  asksPlace: String.raw`
    is (?:this|that) (?:still )?the (?:right )?(?:number|place|shop|office|clinic|surgery|garage|school|hotel|restaurant|salon)(?: for)?
    are you the (?:\w+ ){1,3}(?:who|that)|who deals with
    (?:got|had) your (?:number|name) (?:from|off)
  `,
  fetches: String.raw`
    (?:is|are|was|were) (?:it|they|my \w+|those|the \w+) (?:ready|done|still on|in yet|back yet|finished)
    (?:could|can|would) you (?:(?:hang on to|hold|keep|save) \w+|put (?:(?:one|it|them|two|a \w+) )?(?:aside|by|away))
    (?:is|are) (?:the|this|that|these|those) (?:\w+ ){0,3}(?:still )?in stock
    is (?:the|dr|doctor|mr|mrs|ms|miss) \w+ in (?:on|today|tomorrow|this)
  `,
  asksSlot: String.raw`
    (?:can|could|may) (?:i|we) (?:see|view|visit|have a look at) (?:it|the|one|them)
    (?:is|are) (?:\w+ ){1,6}still (?:available|free|going)|anything (?:earlier|later|sooner)
  `,
  asksPrice: `
    how much|what sort of money|is there a charge|how do (?:i|we) pay|how bad
    what does (?:it|that|this|one) cost|what (?:s|is) the (?:price|cost|rate|fee)
  `,
  serves: String.raw`
    (?:you re|i ve|you are|i have) (?:booked|got you (?:down|in)|put you (?:down|in))
    (?:under|in) what name|what name is it|whose name|for how many (?:people|nights|guests)
    (?:take|get|have|give me|confirm|need) your (?:\w+ )?(?:name|surname|address|postcode|zip|number|email|licence|reference|details)
    what (?:s|is|was) (?:your|the) (?:\w+ )?(?:name|surname|address|postcode|number|email|reg)
    shall i (?:book|put|send|check|add|reserve|pop)|i ll (?:book|draw up|reserve|throw in|waive)
    (?:one|two|three|four|five|six|\d+) (?:places? |seats? |spaces? )?left
    i can t go (?:under|below|lower|any lower)|the list price|would you like me to|anything else
  `,
  isServed: `
    you (?:guys )?(?:supply|print|clean|service|maintain|host|look after|do) (?:all )?(?:us|our|my)
    (?:seen|read|got|received|looked at) your (?:offer|quote|proposal|estimate)
  `,
  asksForPerson: String.raw`
    (?:is|are) (?:\w+ ){1,3}(?:available|in today|in the office|around|there)
    (?:can|could|may) i (?:speak|talk) (?:to|with) (?!some|any)\w+
  `,
  commits: String.raw`
    i(?: ll| can| could)? (?:move|swap|refund|offer|waive|credit|press|reset|hold) (?:it|you|that|one|those|the)
    (?:let me|i ll) (?:drop|send|put) (?:off |you |one |ten |a )\w+
    (?:give|leave) me (?:his|her|their|your) (?:address|number|email)
  `,
  mends: `
    for the (?:trouble|inconvenience|delay|mix up)
    (?:so|very|really) sorry (?:about|for|to hear)
    putting you through|(?:i ll|let me) (?:put|pass|transfer) you
    (?:i ve|i have) (?:raised|refunded|escalated|reset|resent|credited|cancelled) (?:it|that|your|the)
  `,
  answersFor: `
    front desk|reception|lettings|bookings|reservations|returns|repairs|service desk|disputes
  `,
  quotes: String.raw`
    (?:\d+|hundred|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|euros?|pounds?|dollars?|quid) (?:a (?:night|month|week|day|kilo|head|person|van|metre|seat)|per \w+|each|fitted|for the (?:pair|lot|two|day|week))
  `,
  pays: '(?:i|we) (?:pay|paid|spend|earn|make|run)',
  ofTheirs: String.raw`
    you (?:\w+ ){0,3}(?:pay|paying|spend|spending|cost|costs|costing|lose|losing)
    (?:pay|paying|spending) (?:today|now|at the moment|currently|a month|per month)
    budget|how much (?:time|of|do you|are you|did you)
  `,
  slot: String.raw`
    (?:i ve got|i have|we have|we ve got|there s|how about) (?:\w+ ){0,5}(?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|morning|afternoon|slot)
    (?:it is|yes) (?:\w+ ){0,6}(?:hundred|thousand|euros|month)
  `,
  amount: `
    hundred|thousand|grand|quid|pounds?|euros?|dollars?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|free
  `,
  greets: `
    hello|hi|hey|yes|yeah|good|morning|afternoon|evening|ok|okay|sure|thanks|great|perfect|right|test|welcome|so|now|well
  `,
  greetsBehind: 'good (?:morning|afternoon|evening)|hello',
  introduces: String.raw`
    (?:this is|it s|my name is|my name s) \w{2,20}(?: \w{2,20})? (?:from|with|at|over|calling)
  `,
};
