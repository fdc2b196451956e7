// Who rang and what for, what the client would like, and with what words a call ends, in English. They are no features.
import type { ErrandCues } from '../pack.ts';

export const errands: ErrandCues = {
  answersCall: `
    (how can|how may|what can|how could) (i|we) (help|assist|do for you|be of) ..
    (thank you|thanks) for (calling|ringing|phoning|contacting) ..
    (i|we) (will|am here to|am going to|can) (be)? (help|helping|assist|assisting|look after|looking after) you (out)? (with this)? (today|now|this morning|this afternoon|$)
    you are (through to|speaking to|speaking with|talking to) ..
    ^ (the)? (customer|technical|billing|accounts|sales|claims|support|reservations|bookings) (service|services|support|department|desk|line|team|office|speaking)? (good morning|good afternoon|hello)? $
    !(message|tone|beep)
  `,
  callsOut: `
    (i am|we are|i was|just|this is) .. (calling|ringing|phoning) (you|today|from|on|about|to|because|regarding|local|people|round|around|businesses|homeowners|customers|with|for|as|in|$) ..
    (calling|ringing|phoning) (from|on behalf) ..
    (may|can|could|might) i (please)? (speak|talk) (to|with) ..
    (am i|are we) (speaking|talking) (to|with) ..
    (is this|is that|are you) (mr|mrs|ms|miss|mister|the owner|the homeowner|the manager|the person|<name>) .. ?
    (reason|purpose) (for|of) (my|the|this|our) call ..
    (reason|why) i (am calling|called|am ringing) ..
    (doing|having|making) a .. (ring around|ring round|round of calls|survey|courtesy call) ..
    (can|could|may|might) (i|we) interest (you|your) ..
    (have i|did i|have we) (caught|catch|got) you ..
    (is|would) (now|this) .. (good|bad|convenient) (time|moment) ..
    (i|we) (am|are) (conducting|carrying out|doing) a .. (survey|poll|study) ..
    !(thank you for calling|thanks for calling|how can i help|how may i help|what are you calling|why are you calling|back)
  `,
  picksUp: `
    ^ (hello|hullo|hi|yes|yeah|speaking|good morning|good afternoon|good evening) (hello|there|speaking|this is|who is this|who is calling|<name>)? (<name>|speaking)? $
    ^ (hello|hi)? <name> (speaking|here) $
    ^ residence of ..
    ^ <name> residence $
  `,
  collects: `
    (your|an|the|this|any|a|of) .. (outstanding|overdue|unpaid|past due|delinquent) .. (balance|amount|bill|invoice|debt|account|payment|payments|instalment|instalments|installment|installments|loan|rent|fees|charge|credit) ..
    (your|the|this) .. (balance|amount|bill|invoice|debt|account|payment|instalment|installment|loan|rent) ... (is|are|was|has been|shows as|showing|still) .. (outstanding|overdue|unpaid|past due|delinquent|in arrears|behind) ..
    (attempt to collect|collection agency|collections agency|collections department|debt collector|debt recovery|your debt|this debt|your arrears|in arrears) ..
    (from|with|at|for) (the)? .. (collections|recoveries|credit control) ..
    you (still|currently|now)? owe (us|them|the bank|a|<money>|<number>) ..
    (you|your account|your card|your loan) .. (missed|behind on|late with|late on) .. (payment|payments|instalment|instalments|installment|installments|rent) ..
    (settle|clear|pay off|bring up to date) (the|your|this) .. (balance|debt|arrears|account) ..
    !(clients|customers|chase|chasing|software|system|tool|platform|tenants|invoices|if you|would you be)
  `,
  ownErrand: `
    (here|come|came|popped in|need|want|like|can i|calling) (to|in to)? .. (collect|pick up) (my|an|the|a) .. (order|parcel|package|purchase|prescription|results|click and collect|delivery) ..
    (move|transfer|send|moving|transferring) .. money .. (account|accounts|savings|checking|current|card) ..
    (change|update|correct|changing|updating) (my|our|the) .. (address|details|email|phone number|number|surname|bank details) ..
    (reset|forgotten|forgot|lost|change|unlock|locked out of) (my|the|a|our)? .. (password|pin|passcode|login|card|username|account) ..
    (order|get|request|need|want|like|send me) .. (new|replacement|another|second) .. (card|copy|statement|key|fob|badge|sim|bill|code) ..
    (when|where|if|whether|that) (my|our) .. (parcel|package|order|delivery|refund|card|prescription|payment|claim|repair|suitcase|passport|results|money) ..
    (when|where) (is|are|will|does) (my|our) ..
    (know|see|tell me|check|confirm|find out) (if|whether) (my|our) ..
    (tell me|check|know|see|give me|find out|verify) .. (my|the) .. (balance|due date|appointment|account|statement|reference) ..
    (cancel|move|change|rebook|reschedule|rearrange|postpone) (my|our|the|an) .. (appointment|booking|reservation|table|slot|visit|flight|lesson) ..
    (add|remove|put|take|adding|removing) (a|an|my|our|another|the) .. (to|on|onto|from|off) (my|our) .. (policy|insurance|account|plan|order|booking|contract|line|membership) ..
    (cancel|stop|reverse|dispute) (a|an|the|this|that|my) .. (transaction|transfer|payment|charge|cheque|check|order) ..
    (reschedule|rebook|rearrange|postpone) (my|our) ..
    (book|make|schedule|arrange) (a|an|another|my|the) .. (appointment|table|slot|reservation|cleaning|check up|checkup|haircut|plumber|electrician|repair|service|pick up|pickup) ..
    (pay|settle) (my|our|a|the) .. (bill|fine|ticket|premium|balance|instalment|installment) ..
    (return|exchange|send back) (a|the|this|my|some) .. (i|we) (bought|ordered|got) ..
    (promo|discount|voucher|coupon) (code|codes)? .. (expire|expires|work|valid|apply) ..
    !(price|prices|quote|interested|buying|upgrade|cheaper|subscription|demo|trial|join|sign up|every month|each month|by hand|our customers|clients|system)
  `,
  comesFor: `
    (i am|i was|we are|i have been|just) (just|only)? (calling|ringing|phoning|writing|emailing|messaging|enquiring|inquiring) (about|because|regarding|to|for|concerning|on behalf|in regard*|with|as) ..
    (i|we) (just|still)? (have|had|got|have got) (just|still)? (a|an|some|another|one|this) .. (question|questions|problem|issue|query|complaint|concern|request|situation) ..
    ^ (i|we) (just|really|also|urgently)? (need|want|would like|wanted|wish|was hoping|were hoping|am hoping|am trying|was trying|am looking|was wondering|am having|am still|am unable) ..
    ^ (can|could|may|might) (i|we|you|someone|somebody) .. ?
    ^ (is|would) it (be)? possible ..
    ^ do you (have|take|accept|do|know|still|offer|sell) ..
    ^ (where|when|how) (is|are|do|can|does) (i|my|we) .. ?
    (i|we) (made|placed|sent|bought|ordered|booked|paid|received|got|lost|forgot) (a|an|my|our|the|this|your|some|two) ..
    (i|we) (can not|could not|am not able|are not able|am unable|are unable) (to)? (log|get|access|open|send|use|find|print|pay|connect|reach|make) ..
    (my|our|the) .. (is not|are not|will not|does not|has not|stopped|keeps|is broken|is down|are down|went down|failed|has failed|got lost|is missing|has not arrived) ..
    (charged|billed|overcharged) (me|us|twice|double) ..
    !(call me back|call me later|call back|right now|a meeting|driving|not interested|who is this|how did you|are you selling|take me off|busy|speak up|hear me|see your)
  `,
  threatens: `
    (if|unless) ... (cancel|cancelling|canceling|leave|leaving|switch|switching|go elsewhere|take my business|close my|ombudsman|lawyer) ..
    (or|otherwise|or else) (i|we) (will|am|are|shall) .. (cancel|cancelling|canceling|leave|leaving|switch|switching|go elsewhere|close) ..
    (cancel|leave|switch) .. (if|unless) (you|it|this|that|nobody|they) ..
  `,
  enquires: `
    (like|want|wanted|need|get|give|after|looking|have|calling|ringing) .. (price|prices|quote|quotation|estimate|brochure) ..
    (what|how much) (are|is|do|does|would|will) .. (price|prices|rates|fees|charge|cost|membership|it cost|they cost|that cost) ..
    (looking|wanted|want|like|hoping|interested|thinking|keen) .. (join|joining|sign up|signing up|buy|buying|purchase|purchasing|rent|renting|hire|hiring|enrol|enrolling|enroll|switch to you) ..
    (i|we) (need|want|would like|will take|are after|am after) <number> .. (of|bags|boxes|pieces|metres|meters|kilos|units|pairs|sets|tickets|litres|tons|pallets|sheets|rolls|pounds) ..
    do you (sell|offer|install|supply|rent|hire|deliver|teach|cater) ..
    !(my bill|my account|refund|charged|owe|owed|paid|already|my order|cancel|wrong|broken|late)
  `,
  reviewsAccount: `
    (quarterly|yearly|annual|monthly|regular|half yearly|business|account|quarter|three months) .. (check in|review|catch up) ..
    (three|four|six|nine|ten|twelve|eighteen|<number>) (month|months) (in|mark|on) ..
    (year|months|weeks) since (you|your team) (started|joined|signed|went|moved|switched|came) ..
    since you (started with us|joined us|went live|came on board|switched to us|moved to us) ..
    since (the|your) (upgrade|rollout|roll out|migration|go live|switch) ..
    (account manager|customer success|success manager) ..
    (usage|adoption|logins|log ins|active users) .. (is|are|has|have|was|dropped|fell|went|down|up|looks|look|from) ..
    (how) (is|does|are|has) .. (usage|adoption|utilisation|utilization) ..
    (check in|checking in|talk|go through) .. (usage|adoption|how you used|how it has gone|how it has been) ..
    (seats|users|licences|licenses) .. (active|in use) ..
    your (term|contract|licence|license|plan|subscription|agreement) .. (runs|ends|is up|expires|renews|comes up|is due) ..
    over your (plan|limit|allowance|tier) ..
    (gets|get|getting) the most use ..
    (thinking|talk|chat|speak) about (your|the)? renewal ..
    !(quote|proposal|estimate|set up|set you up|kick off|kickoff|demo|their|competitor)
  `,
  arranged: `
    (our|the|this|your) (scheduled|planned|arranged|booked|agreed) (call|meeting|chat|demo|appointment|session) ..
    (call|meeting|demo|chat|appointment) (that)? (we|you|i) (scheduled|booked|arranged|agreed|set up|put in|requested) ..
    (still|good|okay) .. for (our|the|this) (call|meeting|demo|chat|session) ..
    you (booked|scheduled|requested|asked for) (this|a|the|our) (call|meeting|demo|chat|appointment|session) ..
    (after|following|since) our (last|first|previous|discovery)? (call|meeting|chat|demo|conversation) ..
  `,
  wantsMore: `
    (i would|we would|i would really|we would really|would) (really|actually|definitely|also)? (like|love) to (see|know|hear|learn|try|understand|find out|explore|talk about|include|get) ..
    (i would|we would) really (like|love) (to|that|it) ..
    (that|it|this|which) (does|all|actually|really)? (sounds|looks|seems) (really|very|pretty|quite|much|a lot|like)? (good|great|interesting|perfect|reasonable|relevant|manageable|promising|fair|useful|exciting|helpful|amazing|more|better|ideal) ..
    (that is|that would be|it is) (much|far|a lot|actually|really|pretty|very)? (more reasonable|more manageable|reasonable|huge|fantastic|amazing|really good|helpful|useful|a differentiator) ..
    (can|could|would|will) you (please)? (send|email|get|prepare|draw up|share) (me|us|over|through)? .. (proposal|contract|agreement|terms|comparison|case studies|calendar|invite|order form|paperwork) ..
    (send|email) (me|us|over|through)? (the|a|that|your)? (pilot)? (proposal|contract|agreement|invite|paperwork|order form) ..
    (definitely|very|really|certainly|quite|still|more than) (interested|keen|up for|open to) ..
    (thinking|planning|looking|hoping) (about|of|to|on) (grow|growing|expand|expanding|add|adding|upgrade|upgrading|rolling out|roll out|scale|scaling) ..
    (do|would) you have (anything|something|a plan|a bigger|a larger|one) .. (above|bigger|larger|beyond|more|next|higher) ..
    (i|we) (do|really|quite|actually)? (like|love) (that|it|this|the sound) ..
    (how|where) (do|can|would) (i|we) (add|sign up|get started|start|join|apply) ..
    (you have|you have got|now you have) (got)? (my|our) attention ..
    (tell me|i am listening|we are listening|curious) (more|to hear|about|go on)? ..
    (that is|okay that is|yes that is) (a)? (fair|good) (point|one) ..
    !(but|however|although|though|unless|not|never|no|hardly|until|cancel|refund|lower|cheaper|discount|expensive|manager|supervisor|somebody else|first|less|before)
  `,
  nothingMore: `
    (that|this) (is|was|will be|would be|should be) (going to be)? (all|everything|it) ..
    (nothing|not) (else|more|further) ..
    ^ (no|nope|okay|great|perfect|thanks|all right|note)? (that|thats) (is|will be|was)? (all|it|everything) ..
    (all set|all good|i am good|we are good|i am fine|all done) ..
    ^ (no|nope|nah) (thank you|thanks|i am okay|ta|cheers) ..
    !(what|how|why|not all|wrong|when|is that|is this)
  `,
  thanksForHelp: `
    (thank you|thanks|cheers|grateful) (so much|very much|again|a lot|ever so much)? (for) (your|the|all|all your|sorting|helping|fixing|explaining|making|clearing|getting|taking care|looking|working|being|that|this) ..
    (you have|you were|you are|been|that is|that was) (been)? (very|so|really|super|extremely|most|a great|a big|a real|incredibly|excellent|brilliant|a star|amazing) ..
    (really|very much|so|do|i|we) (appreciate|appreciated) (it|that|you|your|the) ..
    (great|perfect|lovely|brilliant|wonderful|excellent|awesome|fantastic|cool|super|good) (thank you|thanks|thank u|cheers|that) ..
    (that helps|that clears|that is a relief|what a relief|that is great|that is perfect|that is brilliant|that is wonderful|that is everything|that is sorted|that sorted|that worked|that fixed) ..
    !(trying|nothing|not|but|still|no help|would be|if|unless|why|when)
  `,
  unhelped: `
    (not|is not|was not) (an answer|good enough|helpful|acceptable|the point|what i asked|my problem|fair) ..
    (this|that|it) (is|was) (ridiculous|unacceptable|a joke|a disgrace|outrageous|insane|useless|terrible|appalling|a waste) ..
    (terrible|awful|worst|appalling|horrible|shocking) (service|customer|company|experience|support) ..
    (get|give|put|transfer|speak|talk) .. (manager|supervisor|someone else|somebody else|your boss) ..
    (still|it is still) (not|the same|down|broken|doing|saying|showing|stuck|waiting) ..
    (what|how) am i (supposed|meant|going) to ..
    thanks for (nothing|trying) ..
    (no|not any) (help|use|good) (at all|to me|whatsoever|$)
    of course (they|you|it) (are|do|is|does)
    (i will|i am going to|i am) (cancelling|leaving|switching|reporting|complaining|taking this|never) ..
    !(was|were|yesterday|before|earlier|last time|thought|sorry|used to)
  `,
  declines: `
    (nothing|not a lot|not much) (else|more|that)? (i|we) can do ..
    (unfortunately|i am afraid|afraid|sorry) .. (can not|could not|not able|unable|do not|does not|no longer|will not|not possible|not allowed) ..
    (can not|could not|unable to|not able to|not allowed to|will not be able to) (accept|refund|return|do that|do anything|help|offer|change|process|guarantee|promise|give you|waive|see|find|fix|authorise|authorize) ..
    (fixed|ready|done|there) when it is (fixed|ready|done|there)
    (you will|you would|you) (need|have) to (call|contact|ring|phone|email|go to|speak|take it up) .. (department|bank|billing|carrier|manufacturer|them|supplier|store|team|number) ..
    !(unless|until|if you|worry|but i can|but we can|what i can)
  `,
  asksElse: `
    (anything|something|nothing) (else|more|further|different) ..
    (any) (other|more|further) (question|questions|issue|issues|thing|things|request|requests|query|queries) ..
    (is|was) (there|that) (anything|something|all|everything) .. (i|we|you) ..
    (is|was|will) that (all|everything|it|be all|be everything) ..
    !(working|works|fixed|resolved|sorted|solved|now okay)
  `,
  openingHours: `
    (they|we|it|office|branch|shop|store|department|lines|team|showroom|desk|warehouse|surgery|clinic) (is|are|will be) (open|closed|shut|available|staffed|back) .. (<weekday>|<time>|<day>|on|from|until|till|between|weekends|today) ..
    (opening|business|office|branch|store|working|shop|trading|support) (hours|times) ..
    (open|closed|opens|closes|shut|shuts) (on|from|at|until|till|between|<weekday>|every|all day) ..
    !(see you|shall i|shall we|book|come in|call you|ring you|meet|visit|appointment|pick you|send)
  `,
  farewell: `
    ^ (fine|okay|right|all right|well|note)? (goodbye|bye|bye bye|cheerio|take care|see you) (then|now|again|soon|bye)? $
    ^ (thanks|thank you|okay|well|fine)? (have|enjoy) (yourself)? (a|your|the rest of your|the rest of the) (nice|good|great|lovely|wonderful|pleasant)? (day|afternoon|evening|weekend|one|week) (then|now|too|ahead)? $
  `,
};
