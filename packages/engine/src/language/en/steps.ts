// What people promise to do after the call, how the other side takes it up or turns it down, and what only sounds like a promise, in English. They are no features.
import type { StepCues } from '../pack.ts';

export const steps: StepCues = {
  undertakes: `
    (i|we) (will|shall|am going to|are going to) (just|then|definitely|try and|personally)? .. (call|ring|phone|bell|buzz|tinkle|text|email|mail|message|ping|send|post|drop|pop|swing|come|bring|see|meet|visit|speak|talk|chat|catch|try you|get|shoot|fire|forward|circle|connect|confirm|update|revert|share|collect|fetch|pick|deliver|fit|install|book|do that|do it|have|sign|pay|transfer|let you|be with|be there|be over|be round|put you|run|join|look|drive|nip|give you|chase|follow|walk|present|head|measure|set up|set it|set that|create|prepare|sort|raise|fix|draft|look into) ..
    (i|we) (will|am going to|are going to|can) (have|get|ask|tell) (my|our|the|one of|somebody|someone|<name>) .. (ring|call|phone|email|text|contact|message|visit|come|bring|drop|deliver|send|get|be|give) ..
    (i|we) (am|are) (getting|having|sending|asking|booking|putting|bringing|dropping|calling|ringing|posting) .. (you|it|somebody|someone|round|out|over|<name>|manager) ..
    (he|she|they|it|somebody|someone|one|engineer|fitter|driver|colleague|manager|team|side|desk|<name>) (will|is going to|are going to) .. (call|ring|phone|text|email|message|be with|visit|come to|bring|contact|reach|connect with|get back to|give|be in touch with|deliver to) (you|round|out|it|to you) ..
    (somebody|someone|one of us|one of them|engineer|fitter|driver|<name>) (calls|rings|emails|texts|phones|visits) (you|back|round) ..
    (you) (will) .. (have|get|receive|hear) .. (it|that|those|them|from|an email|a call|a text|by|the|a) ..
    (will|shall) (call|ring|send|email|text|do that|share|drop|bring|revert|confirm) ..
  `,
  arranges: `
    (you|engineer|fitter|that|it|order|visit|slot|van) (are|is) (all|now|already)? (down|booked|confirmed|leaving|in the diary|slotted|in for|pencilled|scheduled|set|on the van) ..
    ^ (just|please|then|so|and|or|yeah|ok|no|no no|right|well)? (pop|drop|come|swing|nip|bring|ring|call|phone|text|email|message|give|try|catch) (it|them|me|us|him|by|in|over|round|down|along|back|the yard) ..
    (just|please|can you|could you|you can|you could|why not|best) (pop|drop|come|swing|nip|bring|ring|call|phone|text|email|message|give|try|catch) (it|them|me|us|him|by|in|over|round|down|along|back) ..
    (see|speak to|talk to|catch) you (soon|then|up)? (on|at|again)? (<day>|<weekday>|<time>) ..
    (let us|shall we|we could|could we|can we|we can|let me) .. (reconvene|meet|speak|talk|do|say|pick|look|go|touch|regroup|catch|call|sit|have|get|book|schedule|connect|jump|hop) .. (<day>|<weekday>|<time>) ..
    (how|what) about ..
    (can|could) (you|i|we) (do|make|come|call|ring|meet|visit|bring|drop|pop|swing|speak) .. (<day>|<weekday>|<time>) .. ?
    (<day>|<weekday>|<time>) it is ..
    (i|we) (could|can) (do|come|make|bring|call|ring|meet|be|pop|send|have) .. (<day>|<weekday>|<time>) ..
    (round|over|out) (your|by your|to yours) .. (<day>|<weekday>|<time>) ..
    (an|a|this) (open day|open house|webinar|session|tour) .. (<day>|<weekday>|<time>) ..
    (meeting|call|demo|visit|session|appointment|installation|delivery|training|review) (is|are) (booked|confirmed|scheduled|set) ..
    (same time) (next|tomorrow|on) ..
  `,
  books: `
    (book|make|reserve|schedule|arrange) (a|an|the|my) .. (table|appointment|reservation|room|slot|visit|class|haircut|viewing|cleaning|booking|test|lesson|service) ..
    (like|want|need|get|have|take|after) (a|an) .. (appointment|reservation|booking|slot|table for) ..
    !(cancel|change|move|confirm|system|software|already)
  `,
  booked: `
    (booked|confirmed|reserved|all set|you are in|noted|pencilled) ..
    !(not|if|when|once)
  `,
  takesUp: `
    ^ (yep|yeah|yup|yes|aye|sure|ok|okay|lovely|grand|brilliant|cheers|ta|awesome|super|great|perfect|fine|works|will do|deal|done|sounds|please|right|good|cool|excellent|wonderful|fab|sorted|smashing|champion|cracking|sweet|alright|noted|definitely|absolutely|of course|certainly|no problem|no worries|not a problem|by all means|go on|go ahead|go for it|fair enough|thanks|thank you|happy days|suits|agreed|deal) ..
    (that|it|this|which) (works|suits|will do|is fine|is perfect|is good|is great|sounds|would be) ..
    (works|fine|good|suits|ok|okay|perfect|great) (for|by|with|to) (me|us) ..
    (i|we|somebody|someone|he|she|they) (will|shall) (be|do|make sure|see|look|wait|keep|have|expect|get|leave|put|speak|send) ..
    (see|speak|talk) (you|to you|soon|then) ..
    (you got it|you are on|it is a date|be there|looking forward|consider it done|count me in|put me down|book me|pencil me|knock away|same time|got it|i am here|i am in|we are in|i will be) ..
    (<day>|<weekday>|<time>) (it is|is fine|is good|works|is perfect|is grand|then|suits|will do|is great|sounds) ..
  `,
  turnsDown: `
    (rather|prefer|better) (you|if you|that you|we|it)? (did not|not|do not) ..
    (leave|drop|forget|skip|park) (it|that|this) ..
    (no|not any|not much|is there any) (point|need|use|thanks|chance|rush|hurry) ..
    (snowed under|too busy|flat out|up to our|up to my|not a good time|not the right time|not now|not yet|not sure|not interested|waste of|do not bother|do not want|would not|can not|will not be able|let me check|let me see|let me look|have to check|need to check|have to ask|need to ask|check with|speak to my|talk to my|think about it|get back to you|let you know|i will ring you|i will call you|we will be in touch|we will see|when i have|once i have|once we have) ..
  `,
  noStep: `
    ^ (and|but|so|then|ok|okay|well)? (if|unless|should|had) (it|there|they|he|she|anything|nothing|something|no|you have|you need|you want|you change|you hear|you get|you get stuck|you do not|i|we|my|any|that|this|the) (is|does|are|was|do|did|has|have|happen*|fail*|come|comes|goes|need*|want*|stop*|still|not|hear*|rung|been|turns|likes|husband|wife|boss|problem*|trouble|else|stuck|change|any) ..
    (call|ring|phone|text|email|message|tell|shout|let) (me|us|you)? .. (if|unless) (it|there|they|anything|nothing|something|you have any|you do not|you need|he|she|my) ..
    (if|unless) (i do not|i hear|we do not|i chicken|my) ..
    (any|anything) (trouble|problem|problems|questions|issues|queries|hassle|else|at all|doubts|concerns) .. (call|ring|shout|phone|email|text|bell|message|us|me) ..
    (feel free|do not hesitate|any time|anytime|whenever you|at any point) ..
    (every|each|usually|normally|always|generally) ..
    (on|we are|open) (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays) ..
    (<weekday> to <weekday>|nine to five|monday through) ..
    (was|were) (meant|supposed|going|due|to) ..
    (said|promised|told|agreed|thought) (he|she|you|they|it|we|i|me|us) ..
    (since|from|on) last (week|month|year|time|<weekday>|night) ..
    last (week|month|year|night) ..
    (would have|could have|might have|should have|had you|if only) ..
    (bear with|hold on|hang on|one second|just a second|one moment|just a moment|just a minute|putting you on hold|while i) ..
    (offer|price|deal|promotion|discount|sale|quote|contract|subscription|trial) (is|ends|expires|runs|lasts|finishes|good|valid|only|stands|renews) ..
    (not|never) .. (promise|guarantee) ..
  `,
  when: `
    (first thing|close of play|close of business|end of play|end of the day|end of the week|by the weekend|at the weekend|over the weekend|lunchtime|teatime|before lunch|before noon|same time|later on|this week|tomorrow|today|eod|cob|tmrw|tomoz|tonight|this morning|tea time|day after|within the hour|shortly after <time>) ..
    (give|gimme) (me|us) (a|about|just)? (couple of minutes|few minutes|minute|<duration>|half an hour|an hour) .. (i|we) ..
    (in|within|half) .. (hour|minutes|minute|hours) ..
  `,
};
