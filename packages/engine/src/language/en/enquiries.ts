// Phrases with which an attendant opens, asks and sums up, in English: each tells a behaviour in its place. They are no features.
import type { ReplyCues } from '../pack.ts';

export const enquiries: Pick<
  ReplyCues,
  | 'asks:timeline_explored'
  | 'asks:recap'
  | 'asks:pain_impact_explored'
  | 'asks:decision_process_explored'
  | 'asks:budget_explored'
  | 'asks:goals_confirmed'
  | 'asks:greeting_identification'
  | 'asks:prior_contact_referenced'
  | 'asks:purpose_stated'
  | 'asks:permission_to_talk'
  | 'asks:relevance_hook'
  | 'asks:cancel_reason_explored'
  | 'asks:expansion_explored'
  | 'asks:engagement_checked'
> = {
  'asks:timeline_explored': `
    when .. (would|do|does|are|were|is|will|did) (you|ye|it|that|this|the|your|they) ... (need|needed|want|wanting|looking|hope|hoping|like|due|start|lapse|lapses|expire|expires|run out|runs out|up|over|finish|done|ready|open|opening|launch|move|moving|live|site|place|by|complete|going|begin|arrive|in for|for)
    (what|which|is there a|any|is there any|some) .. (date|deadline|timeframe|timescale|month|season|move date|completion date|target|cut off|time limit|rush|hurry|urgency|time pressure) ... ?
    (any|is there a|is there any|what is the|in a|in any) (rush|hurry|urgency|deadline|particular date|time pressure|fixed date|panic) ...
    how (pressing|urgent|urgently|soon|far away|far off|long have we|quick|fast|quickly) ...
    (before|by|for) (the)? (summer|winter|christmas|easter|autumn|spring|new year|school|season|<month>) or ...
    (what|when) .. (working towards|working to|aiming for|aiming at|shooting for|aim) ..
    (date|deadline) .. (it|you|they|that|this|we) .. (has|have|needs|need|must|is|are) .. (to|by|in mind) ..
    (hoping|looking|planning|aiming|wanting) (to|for) .. (start|started|get|have|be|move|open|launch|go|do) ... (before|after|by|when|this|next|in|<month>) ... ?
    (wedding|party|event|opening|launch|move|holiday|exam|baby|trip|show|fair|conference|big day|start date|moving day|season) (is|are)? .. when $
    when is (the|your|it|this|that|yer) (wedding|party|event|opening|launch|move|big day|baby|exam|holiday|trip|deadline|show|fair|conference|due|needed|for)
    (is there|are there|have you|has he|has she|do you have|got) (a|any|some|an) (date|deadline|clock|end date|cut off|day|month|lease|expiry|rush|hurry) .. ?
    (driving|pushing|behind|deciding|forcing|setting|dictating) (the)? (timing|date|dates|deadline|timeline|hurry|rush) ..
    (can|could|will|would) (it|that|you|they|ye|he|she) (last|wait|hold|hold out|manage|survive|hang on|keep going|limp|hold off|cope) .. (another|until|till|through|for|a|that long|much longer|winter|month|week|year) .. ?
    (when|what date|which date|what day) .. (land|lands|arrive|arrives|start|starts|begin|begins|open|opens|move in|take over|kick off|kicks off|go live|going live|expire|expires|end|ends|needing|needed|need it|require|wanted|want it) .. ?
    (you would|you will|ye would|to) be (live|open|in|up and running|moved|operational|ready|trading) (by|for|when|before|in) .. ?
    (this year|this month|now|before <month>|before christmas|before the (winter|summer)|urgent|soon) .. or .. (someday|some day|next year|down the line|can it wait|whenever|just looking|next)
    (how soon|how quick|how quickly|by when|when by) .. (need|want|on the|in|ready|live|have|move|start|up and running|looking|hoping|open) .. ?
    !(visit|call|ring|meeting|appointment|pop|come|came|stop|stopped|break|broke|happening|last|bought|suit|suits|close|available|chat|talk|slot|born|notice|happen|happened|did you (build|buy|get|last|notice|first)|measure|free to|are you free|are you open)
  `,
  'asks:recap': `
    (to go over it|over it one more|over it once|where we got to|where we have ended up|ended up|as i understand it|minutes from my side|i have it that|what we would be signing|back to you|for the record|so that is us) ...
    !(how|what|why)
  `,
  'asks:pain_impact_explored': `
    (what|how) .. (worth|mean|means|lead|leads|cost|costing|cost you|knock on|fallout|upshot|damage|consequence|consequences|impact|effect|come to|add up|amount to) ... ?
    (has|have|did|does|do|is|would|are|could) (it|that|this|they|you|ye|yous|people|anyone|customers) .. (lost|lose|losing|cost|costing|hurt|hit|affect|affected|upset|set|eat|miss|missed|missing|complain|complained|leave|left|walk|walked|put|suffer) .. (you|customers|any|money|business|sales|stock|jobs|orders|staff|people|clients|much|time|work|anything|a lot|them|over|because) ... ?
    when (it|that|they|this|he|she) .. (happens|goes|trips|breaks|fails|down|out|late|stops|does) .. (what|do|does|who|how|is) ...
    what .. in (sales|money|hours|real|cash|business|euro|pound|rupee|dollar) terms ..
    how (many|much) .. (hours|time|money|people|orders|customers|days|sales|stock|jobs|business) .. (would you say|do you reckon|do you|is|are|does|did|you) .. (that|it|you)? .. (eat|eats|eating|take|takes|lose|lost|losing|cost|waste|wasted|wasting|gone|tied|spend|spending|swallow|go|miss|missing|burn) ...
    (is|does) (that|it) (hurting|costing|losing|eating|slowing|holding|stopping|damaging) ...
    (what|how) (else)? (does|do|is|did) (that|it|this) (do|doing|affect|stop|hold|hit|mess) ...
    (has|have|had|was) (that|it|there|this) .. (caused|been a|gone wrong|cost|led|ever|affected|happened) ... ?
    (what|which) .. (keeps you awake|keeps you up|worries you|hurts|bites|came of it|come of it|turn down|turned down|turning away|turn away|miss out) ...
    (and|so) then what ..
    (how much|how long|how many) .. (lose|take you|take off|cost you|of your|does it take|is that|is lost|do they take) ... ?
    (putting|put|puts|driving|drive|scaring) off (diners|customers|clients|people|guests|staff|buyers) ..
    (is it|is that) (getting|becoming) (bigger|worse|more) ..
    (when someone|when he|when she|when they|if one|if he|if she) .. (calls|goes|walks|leaves|breaks|were to|rings|does not) ... ?
    (what|how) (does|do|did|would|will) .. (do|mean|cost|feel|look like|hit|end|leave|land|put) (to|for|you|ye|like|up|your|on|the) .. ?
    (put|stick|hang) (a|some) (figure|number|price|cost|value) (on|to) (it|that|this|them) ..
    (who|and who) (then|usually|ends up)? (picks up|carries|covers|suffers|bears|takes|mops up|cleans up|left holding) (the|for|up|it|that|them) .. ?
    (where|how) (does|would|will) (that|this|it) (land|leave|put|hurt|bite|hit|squeeze) (you|ye|your|the|most) .. ?
    !(charge|charges|agency|licence|rent|service company|fee|next step|appointment|you sign|why|contract|after the call|pay them|plan cost|does it cost|how much is|our|how much does it|you want|would you like|switch)
  `,
  'asks:decision_process_explored': `
    (who|whose) .. (decides|decide|deciding|signs|sign|approves|approve|call is it|decision|makes the|make the|final say|last word|say so|holds the purse|purse strings|controls|in charge|else|okays|gives the go|has the say|budget holder|sits on) ... ?
    (is it|is that|would that be|is this|will it be|would it be|are you|is the decision|does it|that would be) .. (your call|your decision|you decide|yourself|just you|just yourself|down to|up to you|the one|on your own|you alone|your own|you that|go to|fall to|come down) ...
    (does|do|would|will|is|has|did) (your|the|anyone|anybody|someone|somebody|there|any|he|she|they) .. (partner|husband|wife|boss|board|director|directors|manager|owner|accountant|finance|committee|else|half|landlord|parents|family|anyone|principal|trustees|missus) .. (need|needs|have|has|want|be|involved|in on|sign|agree|say|part|get|weigh|look|happy|know|approve|come) ...
    (how|what) .. (decision|decisions|purchases|purchase|approved|approval|approvals|sign off|signed off|procurement|internally|hoops|get this over the line|get it over the line) ... ?
    (anyone|anybody|somebody|someone|who) else .. (need|needs|have|has|involved|want|look|in on|should|sign|decide|decision|say|weigh|get|bring|consult|ask) ...
    (walk|talk|take) me through how (you|ye|yous) .. (pick|picked|choose|chose|decide|decided|buy|bought|sign) ...
    (have to|need to|want to|be) (run|running|check|checking|clear|clearing|bring|discuss|talk) (it|this|that) .. (by|past|with|to) (anyone|anybody|someone|somebody|your|the) ... ?
    (sign off|signs off|sign it off|signed off|green light|the nod|final say|last word|say so|rubber stamp) ... ?
    (get|gets|have|has|want|wants) (a|the|any) (vote|say|veto|final word|look in|casting vote|input) .. ?
    (whose|what|which) (name|signature|desk|budget|card|cheque) (goes|go|is|will be|does it|lands|gets|do we|would be) .. ?
    (if it|if this|were it|was it|is it) (was|were|is|all)? (just|only|solely|up to) (you|yourself|yours|ye) ..
    (who|anyone|anybody) .. (get past|convince|win over|bring round|keep happy|talk to|run it by|answer to|report to|sell it to|persuade|square it with) .. ?
    !(colour|color|delivery|have you decided|decided on|there on|day to day|uses it|use it|order for|who told|who did|who installed|who fitted|time|supplier was|who set)
  `,
  'asks:budget_explored': `
    (how much|what|roughly what|about what) ... (spend|spending|budget|put towards|put into|invest|afford|outlay|allocate|allocated|set aside|put aside|price range|ballpark|ceiling|limit|per head|bracket|price point|comfortable) ... ?
    (is|do|have|has|did|are) (there|you|ye|yous|they|it|this|we) .. (budget|figure|number|amount|sum|limit|ceiling|range|funding|funds|ballpark|budgeted|money set|money put|set aside|pot|price in mind|price range|cap) ... ?
    how (high|far|much) (could|can|would|are|do) (you|ye|yous) .. (go|willing|prepared|looking to|able|hoping|comfortable|stretch|want to spend|thinking) ...
    what (sort|kind|type|level) of (money|price|prices|budget|figure|number|spend|range|investment) ...
    what (were|are|did|would) you (thinking|hoping|looking|planning|have|want) .. (spend|to pay|price wise|money wise|invest|put in|cost wise|budget wise|for money) ...
    (what|where) .. (ceiling|upper limit|top end|maximum|max|budget) ... ?
    (number|figure|sum|amount|price|ceiling|limit|pot|purse|ballpark) (in|for|at the back of) (your|yer|the)? (head|mind|this|back|it) ..
    (hoping|looking|wanting|aiming|expecting|planning) to (get away with|pay|part with|keep it under|stay under|come in at|stretch to|spend|go to|put in|lay out) .. ?
    (deep|big|tight|healthy|generous) .. (pockets|purse|budget|pot) .. ?
    (money|funds|funding|finance|cash|budget) .. (there|set aside|ready|in place|approved|sorted|signed off|ring fenced|ringfenced|allocated|come from|coming from|put by|available) .. ?
    what (would|does|could|can) (the|your) (budget|purse|wallet|pot|bank|boss|pocket) .. (stretch|allow|run to|look|take|be|bear) .. ?
    (hundreds|tens|ten|twenty|five) or (thousands|hundreds|twenty|ten|more) .. ?
    (talking|thinking|looking at) (hundreds|thousands|five|ten|high|low|four figures|five figures|six figures|<number>|<money>) .. or .. ?
    !(currently|at the moment|pay now|do you pay|do you charge|last time|lease|costing you|lose|losing|do you have now|did you pay|approve|what plan|what is the price|is the charge)
  `,
  'asks:goals_confirmed': `
    what (would|does|will|do|is|are|did) ... (success|good|great|win|target|goal|goals|aim|aiming|most want|out of (it|this|us)|look like|hoping|achieve|different|changed|expecting|main thing|perfect|ideal|number one|top priority) ... ?
    (so|and|then) .. (target|goal|aim|success|finish line|the dream|the big one|what you want out of|end game|objective) ...
    if (this|it|all|everything|we) (goes|works|went|worked|pans|get|does) ... (what|how|where) ...
    how (will|would|do) (you|we|ye) know ...
    (when|where) would you (say|like|want|hope) ... (worth|well spent|success|be by|be in|worked|happy)
    where (do|would) (you|ye) (want|like|hope|see) .. (to be|yourself|yourselves) ...
    (worth your while|money well spent|a success for you|count as a win) ...
    !(our goal|our aim|password|have before|what is your email|username|last system|old system)
  `,
  'asks:greeting_identification': `
    (it is|this is|i am|my name is|name is|name here is) (only|just)? <name> ..
    (it is|this is|my name is|i am) _ .. (from|at|in|calling from|ringing from|with) _ ..
    <name> (speaking|here|calling|at your service)
    (through to|calling|welcome to|ringing|contacting|reached) <name> ..
    ^ ... <name> .. (how (can|may) (i|we) help|can i help)
    you (have got|are talking to|are speaking to|are speaking with|are chatting to|are chatting with) <name> ..
    ^ (hello|hi|good morning|morning|good afternoon|afternoon|good evening|evening)? <name> (and|motors|dental|plumbing|windows|cleaning|vets|care|support|services|customer|insurance|energy|mobile|bank) ..
    !(is that|is this|am i speaking|speaking to <name>|speaking with <name>|could i speak|can i speak|looking for)
  `,
  'asks:prior_contact_referenced': `
    you (filled|gave|left|called|had called|rang|emailed|texted|messaged|came to|sent|told|asked|signed|registered|clicked|downloaded|booked|stopped by|dropped in|visited|requested|enquired|were going|were to) ... (last|yesterday|in|on|our|the|us|me|this morning|form|voicemail|online|site|through|back|about|to|for)
    i (left|sent|got|have got|have had|have|had|heard|saw) (you|your|a|the) .. (voicemail|message|email|markup|enquiry|form|note|reply|letter|quote|list|order|feedback|comments|questions) ..
    ringing (you)? back ...
    (me again|it is me again|as i promised|you said (try|call|ring|get)) ...
    (since|from) (we|our|your) .. (last|spoke|talked|met|call|chat|visit|meeting) ...
    (that is|it is) what you (asked|wanted|said) ..
    !(what can i|order number|account number|have you tried|did you try)
  `,
  'asks:purpose_stated': `
    (it is|i am|this is|just|call is|only|quick one|quick word|word) (about|regarding|in relation to|with regard to|concerning|to do with) (your|the|our|a|that|an|yer) ...
    (calling|ringing|phoning|on to you|in touch|reaching out|writing|call|contacting) (you|today|you today)? .. (about|to|because|regarding|as|with|re) ...
    (reason|purpose|point|aim) (for|of|i|is|why|that) ...
    (i|we) (just)? (wanted|thought|would like|hoped|want|was hoping|was going) .. (to|we would|i would|we could|we will) (talk|show|look|run|go|see|ask|tell|introduce|let|offer|cover|start|have|discuss|catch|take|walk|give|cover|quickly) ...
    (what i would like|what we will do|what i want|the plan (is|for)|the idea is|for today|today we|agenda) ...
    !(would not|never|ring you back|call you back|call back|get back|can i take|anything else|not calling to|where is)
  `,
  'asks:permission_to_talk': `
    (good|bad|right|convenient|okay|handy|awkward|better) (time|moment) ..
    (spare|got|have|give me|lend me|do you have|steal|borrow|take) .. (a|two|three|five|one|couple of|<number>|half a)? (minute|minutes|second|seconds|moment|sec|tick) ..
    (catch|caught|catching|got|getting) you (in|at|on|busy|driving|mid) ...
    (is now|now) (okay|good|a good|all right|handy|grand|convenient|fine) ..
    are you (all right|okay|free|able|good|grand|okay) (to|for) (talk|chat|speak|a (chat|quick|minute|word)|now) ..
    (can|could|will|shall|would|should) (i|we) (ring|call|try|phone|catch) .. (back|later|another time|again) ...
    (will not|do not want to|would not) (keep|hold|delay) you ...
    (can|could|all right to|okay to) (you|we)? (talk|chat|speak) ..
    (up to your eyes|in the middle of|hands full|driving) ...
    !(monday|tuesday|wednesday|thursday|friday|saturday|visit|come out|appointment|demo on|hold the line|bear with|give me a|next week|tomorrow|hear me|to check|to look|hold on)
  `,
  'asks:relevance_hook': `
    (i|we) (see|saw|noticed|notice|read|heard|spotted|gather|understand|know|hear|came across|drove past|passed|was looking at|were looking at|looked at|was reading) .. (you|your|ye|yous|that|the|on|in|about) ...
    ^ (saw|noticed|spotted|heard|read) .. (on|that|you|your|yous|ye|the) ...
    (most|many|a lot of|lots of|all the|other|every|loads of) ... (your size|like yours|like you|in your|your area|near you|around you|round there|your street|your road|tell us|tell me|are telling) ...
    (with|now that|since|because) (the|your|all the|new) ... (going up|coming in|changes|changed|rules|regulations|regulation|deadline|rise|rising|through the roof|law|tax|shortage) ...
    you are (hiring|recruiting|advertising|expanding|opening|moving|growing|looking for|taking on|building) ...
    you have (just|recently|only)? (opened|moved|expanded|won|launched|taken on|started|put up) ...
    !(number one|we are the (biggest|best|leading|number)|since nineteen|we have been going|have you heard of|do you have vans)
  `,
  'asks:cancel_reason_explored': `
    what (made|makes|brought|prompted|led|pushed|drove|has made) (you|ye|yous|it|this|that|about) ...
    (what|anything|something) .. (changed|behind|happened|prompted|went wrong|gone wrong|the story|going on|driving|reason|issue|matter|wrong|problem|bothering|upset) ...
    (is|was|would) (it|that|this) (the|something|because|down to|about|that|over|a|just|anything|us) ... ?
    (may|can|could|might) (i|we) (ask|know|enquire|just ask) ... (why|reason|what|behind|changed|leaving|cancel)
    (mind|okay) (me|if i|my) (asking|ask|ask why) ...
    (how come|why is that|why so|why now|why the|and why|for what reason|what for) ..
    (where|who) are you (going|moving|off|switching) (to|with) ..
    !(account number|postcode|phone number|when would|your name|date of birth|what date|sure)
  `,
  'asks:expansion_explored': `
    (is|would|could) (that|it|this) .. something .. (you|ye|yous) .. (hand|give|want|need|like|consider|use|interested|look|let) ...
    (will|would|is|are) (<number>|that|it) (still)? (do|enough|be enough|going to be enough|cover|be plenty|suit) .. (you|or|everyone|ye) ...
    (did you know|do you know|you know|know that) (that)? we (do|also|have|cover|can|offer|sell|now) ...
    (next|higher|bigger|upper) (tier|level|size|step|plan|package|band) .. 
    (ever|you) (think|thought) (about|of) (putting|getting|adding|having|taking|moving|going|extending|doing) ...
    (gladly|happily|love to|happy to) (quote|price|look at|take on|add) ...
    (should|shall|can|could) (we|i) (make it|bump|put it up|up it|add|throw|put you|move you|get them|get you) ...
    (hired|taken on|grown|expanded|new starters|busier|bigger) ... (enough|need|want|shall|should|more|extra|make)
    (any|what about|how about|and) .. (other|sister|second|another) .. (site|sites|shop|shops|branch|office|horse|car|van|line|location|place|dog|child|unit|people|one|property|company|team|group|house) ...
    (would|do|did) (you|ye|yous) (want|fancy|consider|like|ever) .. (those|them|these|the|a|that|one|to bring|to add|second|another|four|bigger) ... (in|on|onto|into|too|as well|also|under|covered|added|included|yet) ...
    (those|they|them|the trailers|these|that one|he|she) .. not (on|in|covered|part of|included) (the|it|this|your|any) .. (policy|plan|contract|system|cover|yet|list|account)
    (there is|we have|we have got|we now have|we do) (also|a new|now) ...
    (are|is) (you|ye|the business|the team) .. (growing|expanding|hiring|getting busier|taking on|opening) ...
    i was going to ask about ...
    (many|most|others|lots) .. (take|have|use|go for) both ..
    (interested|tempted) $
    (another|a second|an extra|additional|one more) .. (session|module|seat|user|licence|box|line|unit|van|class|day|visit|site) .. (help|useful|work|suit|make sense|be any|interest) ...
    (who|what|how) (does|do|is|are|did) .. (windows|gutters|other|others|rest|boiler|drains|lawns|office|warehouse|yard|van|vans|kids|wife|husband|partner|parents|dog|second|upstairs|payroll|phones|broadband|website|cleaning|security|home|staff|team|lads) .. (covered|insured|use|using|work off|get on|on|with|for you|for ye|now|managing|sorted|looked after) .. ?
    (and|what about|how about) (the|your|yer|you) (warehouse|yard|lads|kids|wife|husband|vans|van|other|second|rest|office|sales|drivers|fleet|night|weekend|upstairs|garage|shop|branch|sister|parents|team|guys|folks|girls) .. (do|are|is|have|use|what|who|on|covered|need|any) .. ?
    (could|would|will|might) (be)? (your|the) next (step|move|one|thing) ..
    (tier|plan|pack|package|bundle|version|licence|option|box|line|size|module) .. (earns its keep|pays for itself|would suit|would be|makes sense|might suit|could suit|would work|would do|gives you|gets you|adds|comes with|is there|want me|for you|up from) ..
    (you are|ye are|you have|ye have|they are) .. (outgrown|outgrowing|maxed|maxing|hitting|near|close to|over|at|bursting|running) .. (limit|cap|seats|allowance|plan|tier|full|capacity|ceiling|storage) ..
    (needing|need|want|require|requiring|wanting) (extra|more|another|additional|also|second) .. (line|lines|user|users|seat|seats|unit|units|machine|machines|hours|card|cards|connection|connections|set|sets|licence|licences|sim|sims) ..
    (want|like|shall|should) (me|i|you|us)? (to)? (price|quote|cost) (it|that|them|one|you) .. (up|for you|too|as well|$)
    !(can not|not on this plan|unable|no need|not available|sorry|refuse|go up|goes up|going up|anything else|afraid|same terms)
  `,
  'asks:engagement_checked': `
    ^ (and|so|okay|right|any|first|your|initial)? (thoughts|reactions|questions|comments|queries|all good|clear|with me|following|make sense|makes sense|okay so far|sound good|sounds good|happy so far) .. $
    (does|do|is|are|would|will|could) (that|this|it|you|any of) .. (sense|suit|fit|do what|do the|be any use|useful|of use|help|work for|kind of thing|sort of thing|follow|with me|along|clear|what you|cover|tick|what you had) ...
    what do (you|ye|yous) (reckon|think|make) ..
    (pause|stop) (there|here) ..
    (stop|shout|interrupt|pull) me ... (if|any|when)
    (could|can|would|do) you (see|picture|imagine) (yourself|your|<name>|the|him|her|them|it|that|people|one) .. (using|use|working|work|doing|going down|fitting|getting|in|taking) .. ?
    (ring|rings|ringing) (true|a bell|any bells) ..
    (does|is|would|are) (that|this|it|any of (it|that|this)) .. (sound like|look like|feel like|remind you|resonate|familiar|chime|strike a chord|land|landing|useful|relevant|hit the mark) .. ?
    (am|have|did) (i|we)? (losing|lost|boring|lose|bore) (you|ye) .. $
    !(thursday|monday|tuesday|wednesday|friday|tomorrow|screen|hear|working now|price work|go ahead|sign|appointment|<time>)
  `,
};
