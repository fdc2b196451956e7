// Objections as people tell them in passing, by idiom or by half a sentence, and what only sounds like one, in English.
import type { ToldObjectionCues } from '../pack.ts';

export const toldObjections: ToldObjectionCues = {
  'objects:price': `
    (fellow|fella|guy|chap|lad|bloke|neighbour|neighbor|lady|man|one|crowd|garage) .. (who|that|we|i) .. (did|does|do|had|used) ... (took|charged|charges|asked|wanted|wants) (us|me)? (<money>|<number>|less|half|a third)
    (took|charged|charges|asked|wanted|wants|quoted) (me|us)? (half|a third|a quarter|a fraction) (of)? (that|the price|it) ..
    (north|way over|way above|miles over|miles above|well over|well above|far above|far over|good bit over|a bit over|a bit above|double|twice|beyond|way beyond|past) (of)? (what|anything|where) (i|we) ..
    (for|with) (that|this|that money|that price|that kind of money|that sort of money) (i|we) (could|can|might as well|would|may as well) (buy|get|have|do|rent|hire|build|go|fly|take) ..
    (cheaper|better|easier) to (buy|make|build|do|rent|hire|get) (it|one|them|my own|our own|mine|a new) ..
    (price|number|figure|quote|cost|total|bill|it) .. (gave me|gave us|is|was|came as|were) (a|quite a|a bit of a)? (shock|jolt|turn|blow|fright|shocker|stinger) ..
    (price|cost|number|figure|money|total|fee|deposit) .. (stings|hurts|bites|smarts|scares|frightens|bothers|rankles|puts me off|puts us off|is what gets|gets me|gets us|is the problem|is the issue|is the sticking) ..
    (over the odds|through the nose|daylight robbery|highway robbery|silly money|stupid money|crazy money|mad money|the earth|an arm and a leg|costs a bomb|rich for my blood|cost a fortune|pay through)
    too rich for ..
    (where|how) (is|does|has|did) (that|this|it) (jump|hike|increase|rise|come|coming|all come) from ..
    (up|jumped|gone up|went up|risen|shot up) .. from (<money>|<number>) ..
    not worth (it|that|the money|paying|my while|the candle|what you|<money>|<number>) ..
    (see|find|get|have|had) (it|one|them|the same|this|that) (for less|cheaper|for half|for <money>|for <number>) ..
    (spent|used up|blown|burned through|burnt through|gone through|exhausted|committed|used) .. (budget|pot|money|funds|allowance|kitty|grant|allocation|reserves|savings)
    (budget|budgets|money|pot|funds|kitty|savings|spending|allowance|cash|grant|reserves|coffers|purse|purse strings) .. (frozen|gone|spent|cut|slashed|used up|tied up|locked|empty|dry|blown|committed|exhausted|on hold|bare|tight|been pulled|run out|ran out)
    (froze|frozen|cut|slashed|stopped|pulled|paused|suspended|banned) .. (spending|budget|budgets|purchases|purchasing|the money|all spend)
    (eaten|ate|eats|swallowed|wiped out|cleaned out|cleaned us out|used up|swallowed up|emptied) .. (savings|budget|money|cash|everything|reserves|us out|funds)
    (nothing|nowt|no money|not a penny|not a cent|not a bean|not a dime|not tuppence|no cash|no spare cash) .. (left|spare|to spare|in the kitty|in the pot|in the budget|in the bank|in the coffers|budgeted|set aside|for that|for it|for extras|until|till|til) ..
    money (we|i|that)? .. (went|gone|goes|has gone|is going) (on|into|to|towards|elsewhere) ..
    (do not|can not|could not|have not) (just|really|even|quite)? (have|got|find|run to|stretch to|spare|lay hands on|get) (<money>|<number>|that kind of|that sort of|that much|that amount) ..
    (strapped for cash|skint|hard up|short of cash|short of money|cash strapped|brassic|penniless|on a shoestring|down to our last|scraping by|living month to month|live on)
    (rather not|not going to|not getting|do not want to|hate to|not taking|no wish to) (borrow|get into debt|into debt|take out|a loan|owe|be in debt) ..
    (want|like|love) it but .. (not at|at that price|not for that|the price|the money) ..
    (can not|could not) (warrant|justify|swallow|stomach|stretch) .. (that|it|to|the) ..
    easier to swallow ..
    !(year ago|paid for itself|worth every|no shock|sold|revenue|turnover|petrol|fuel|rent went)
  `,
  'objects:timing': `
    (i|we) (will|have to|need to|want to|would rather|would like to|must) (get|finish|sort|sort out|pay off|build|sell|fix|settle|see to|clear) ... first (though|and|$)
    (<month>|christmas|easter|summer|winter|spring|autumn|season|harvest) (is|are|would be|will be)? (our|my|the|a|an|just|always|absolutely|total|when)? (madhouse|mad|busiest|mental|bonkers|chaos|manic|flat out|bedlam|worst|hopeless|up in the air) ..
    (in the middle of|in the thick of|half way through|halfway through|knee deep in|up to our necks in|up to my neck in|up to our eyes in|up to my eyes in|busy with|caught up in) (a|an|the|our|my|this|all|moving|doing|building)? (move|moving|moving house|house move|refurb|refit|build|building|renovation|renovations|merger|audit|harvest|lambing|exams|season|project|stocktake|divorce|extension|takeover|restructure|inspection|switch|migration|works|wedding) ..
    ^ (no|well|oh|sorry|god)? (not|certainly not|definitely not) (with|until|till|til|before|while|during|this side of|in) .. (baby|<month>|summer|winter|spring|autumn|christmas|easter|new year|year|quarter|season|moved|finished|over|done|settled|sold|retire|due|back|term|holidays) ..
    (only|barely|hardly) just (opened|started|moved|begun|bought|signed|had|got|finished|launched|taken over|changed|replaced|paid|settled|arrived) ..
    (come back|get back|try|ring|call|catch|ask|find|speak|talk) .. (once|when|after) .. (over|done|finished|through|settled|out of the way|passed|in|sold|born|gone|paid) ..
    (one thing|first things|the roof|the car|the house|the kids|other things|other priorities|bigger things) (at a time|first|come first|comes first|to sort|to worry about) ..
    (wrong|bad|worst|awkward|terrible|poor|rotten|not the best|not a good|not the right|not really the|not a great|hardly the) (time|moment|year|month|season) (for (us|me|that|this|it|any|a)|to (be|start|do|buy|change|spend|move|think|take|go)) ..
    (no|not) (longer)? (a|the|our|my|top)? (priority|urgent|pressing) (right now|at the moment|just now|for us|for me|this year|$) ..
    (maybe|perhaps|possibly|might|could) .. (next year|next season|next quarter|in the new year|in a year|in a few months|in the spring|in the autumn|later in the year|further down the line|down the line|when things) ..
    (not|no) .. (this year|this quarter|this season|this side of christmas|any time soon|right now|just yet|for the moment) $
    (too much|so much|a lot|enough) (going|else going|on my plate|on our plate|to deal with|happening) ..
    !(call me|ring me|ring you|call you|at <number>|free at|meeting|appointment|urgent)
  `,
  'objects:stall': `
    ^ (just|please|so|no|look|okay|yeah)? .. (just)? (email|mail|text|send) (it|me|us) (it|something|an email|a text|the details|over|by email|an e mail|the info|information)? $
    (need|have|will have|would have|will need|got) to (first)? (present|show|run|take|bring|submit|pitch) (this|that|it|everything|the (proposal|quote|numbers|price)) (first)? (to|by|past|before|with) (the|my|our)? (cfo|ceo|coo|cto|boss|manager|director|board|partner|committee|owner|president|principal|head of) ..
    (pop|stick|put|drop|leave|shove|slip|bung) (a|me a|us a|the|your)? (leaflet|flyer|brochure|catalogue|card) (in|through|with|under) (the|my|our)? (post|letterbox|letter box|door|reception|mailbox|mail) ..
    (that is|that was|you are|you will be|this is) (the)? (second|third|fourth|fifth|sixth|tenth|umpteenth|hundredth) (one|call|person|caller|company|salesman|rep|lot)? (this|today|of you|to (ring|call)|that has|who) ..
    ^ (just|look just|yes just|okay just)? (email|mail|message) (it|me|us|info|reception|the office)? (to|at)? .. (info|website|office|reception|address) ..
    (want|need|like|prefer) (my|our) (brother|sister|wife|husband|partner|dad|mum|father|mother|son|daughter|boss|manager|accountant|team|<name>) to (see|look|okay|check|try|agree|have a look|approve) ..
    (head office|my boss|our boss|my manager|management|the board|the owner|owners|my partner|my husband|my wife) (would|will) (need|have|want) to (okay|approve|sign|agree|clear|authorise|see|look|check) .. (first|before|it) ..
    (not|nothing|never) .. (down to me|up to me|my call|my decision|my say|my place|mine to|for me to decide|for me to say|my department|my choice)
    (without) (my|our|the|him|her|them|his|asking|talking to|checking|consulting|speaking to|telling) .. (say so|okay|ok|approval|nod|blessing|knowing|agreement|signature|partner|husband|wife|boss|other half|missus|brother|sister|dad|mum|board|manager|director|here|first|in the room|being here|involved|seeing it|owner|accountant|committee|knowledge|<name>) ..
    goes upstairs
    (would|will|is going to) (kill|murder|shoot|divorce|lynch|skin|throttle|strangle|have|never forgive|disown) (me|my head|my guts|my hide) ..
    guts for garters
    (do not|not|can not|am not) (really|actually|even)? (get to|allowed to|in a position to|have the authority|authorised to|authorized to|the one to|the one who|the person to|the right person to|able to) (choose|decide|pick|sign|agree|commit|say|make|buy|order|approve|spend) ..
    (above|beyond|over|outside) my (pay grade|head|remit|authority|limit|station) ..
    (i|we) (would|will|do)? (want|need|like|have to get|have to have|prefer|wait for) (my|our|the|him|her|<name>) .. (to see|to look|to okay|to have a look|to try|to be there|to check|to agree|to decide|on board|to read|to sign) ..
    (my|our|the) .. (has|have|will want|would want|wants|needs|need) to (see|look|agree|check|approve|decide|weigh in|have a look|have a say|be happy|like it) .. (it|this|that|first|as well|too|before) ..
    (sit|sleep|mull|chew|reflect|ponder|dwell|marinate|stew|deliberate|brood) (with|on|over|about) (it|this|that|things|them|everything|the) ..
    (i|we|us) .. (sit with|sleep on|mull|chew|reflect on|ponder|digest|absorb|process|weigh up|weigh it up|let it sink|think it through|crunch the numbers|do the sums|do my sums|run the numbers) ..
    not (one|the sort|the type|somebody|someone) (for|to|who) (rush*|be rushed|hurry|jump|decide|leap|dive|buy) ..
    (do not|never|not|hate to|will not) (like|want|going)? (to)? (be)? (rushed|pressured|pushed|hurried|rush into|rush this|hurry this|jump into) ..
    (maybe|perhaps|possibly) (down the line|another day|another time|some day|one day|one of these days|later|later on|some time|in time|eventually) ..
    (pop|stick|put|drop|leave|shove|slip|bung|post) (me|us|it|in|through)? .. (leaflet|flyer|brochure|card|something|catalogue|price list) ..
    ^ (just|look|look just|yes|yes yes|okay|right|sure|fine|listen)? (text|email|message|whatsapp|mail|send|drop|ping) (me|us|it|something|over|across|to)? .. (gist|details|info|information|link|line|bones|brochure|prices|leaflet|website|write up|summary|email|text|message|stuff) (and|then|$|over|please|first) ..
    (do not|never|not) (take|do|accept|deal with|talk to|entertain|answer|like|buy from|respond to) .. (cold calls|cold callers|cold calling|sales calls|salespeople|sales people|salesmen|unsolicited|callers|reps|telesales|telemarketers|over the phone)
    (if|when|should|once) .. (want|need|interested|change our mind|change my mind|fancy|ready) .. (we will|i will|i know where|we know where|i have your|we have your|will) .. (be in touch|get in touch|call|ring|let you know|come to you|find you|you are|shout|contact|number|details|holler)
    (do not|no need to) (call|ring|contact) us we will (call|ring|contact) you
    !(thursday|tuesday|monday|wednesday|friday|tomorrow) (at|morning|afternoon)
    !(happy to sign|it is my call|it is my decision|can not wait|no need to think|nothing to think about|slept on it|thought about it|already thought)
  `,
  'objects:present': `
    not (really|actually|currently)? (looking|planning|intending|wanting|thinking) (for|to|of|on|about) .. (big|any|to)? (change|changes|changing|switch|switching|move|moving) ..
    (would|do|will) not (want|need) to (change|switch|move) (supplier|suppliers|company|companies|provider|anything|from|now) ..
    (happy|content|pleased|satisfied|fine|grand) with (who|what|the one|the ones) (i|we) (am|are|have|have got|use|got|already) ..
    (would|will) (never|not ever|hardly ever|not really|not|hardly) (use|look at|need|open|wear|touch) (it|that|this|them|half|one) (to be|honestly|really|anyway|$|i|we|my|not)
    (see|have|is|be) (no|not any|little|not much) (point|call|use) (in|for|of) (it|that|this|changing|here|going|paying|having|one) ..
    so (there is)? no point $
    (my|our) (sister in law|brother in law|sister|brother|cousin|uncle|nephew|niece|mate|friend|son|daughter|dad|mum|aunt|neighbour) (does|cleans|handles|prints|fixes|mends|looks after|sorts|services|paints) (ours|mine|that for|it for|them for|all that for|it already) ..
    (used|been with|been using|dealt with|bought from) .. for (years|ages|<duration>) .. (no reason|why would|never had|no need|never let) ..
    (leave|skip) (that|this) one (out)? (thanks|thank you|for now|i think|$) ..
    ^ no (ta|thanks|thank you|cheers) (it is|it was|i have|we have|i am (fine|good|happy|okay|grand)|we are (fine|good|happy|okay|grand)|not for) ..
    (no|see no|not any|any|much|little|not much) reason to (move|change|switch|leave|swap|look|go) ..
    (used|using|been with|been using|had|dealt with|stuck with|bought from|with) .. (for|since) .. (years|ages|donkey|decades|<duration>|ever|day one|the start|<number>) ... (no|not|never|why|happy|fine|fault|good|work|works|suits|serve|look after) ..
    (loyal|stick|sticking|faithful) (to|with) (them|him|her|who|what|our|my|the ones|<name>) ..
    (gives|give|gets|get|offers|offer|includes|include|throws in|throw in|do|does|has|have) (us|me)? (this|that|it|the same|one|all this|all that)? (for free|for less|for nothing|free|cheaper|at half|free of charge|thrown in|included|at no cost) ..
    (email|quote|offer|price|letter|proposal|estimate) .. (from) (another|a different|someone else|somebody else|the other|a competitor|your competitor|a rival|<name>) ..
    (leaning|leans|lean|leant|veering|inclined|tempted|tending|drawn|swaying) (more)? (towards|toward|to|by) (the|another|<name>|a different|going|someone|somebody|their) ..
    (paying|pays|pay|paid) (half|less|a third|next to nothing|way less|much less|a fraction|a lot less|peanuts) ..
    (already|had ours|had it|had that|had mine|ours was|ours were|mine was|got ours|just had) .. (sorted|covered|done|checked|serviced|looked at|seen to|replaced|fitted|fixed|one of those|been through) ..
    (not|hardly|never) (have|had|got|find|need)? (a|any|much|the|that)? (use|need|call) for ..
    (do|does|did|doing) (the|me the|us the) (job|trick|business) (fine|just|well|for|all right|grand|$) ..
    (does|do) (me|us) (fine|grand|well|all right|nicely|perfectly) ..
    (do not|never) (do|use|need|bother with|go in for|go for|get|see) (any|that|those|them|anything|much) (of)? (that|those|here|like that|round here|around here|really|thanks|sort|kind) ..
    (we|i) .. (manage|managed|get by|got by|survive|survived|cope|coped|get along|do okay|do fine) (fine|without|well|grand|just|okay|all right|perfectly|this long|so far|for) ..
    (it is|is|got) (only|just) (an|a|my|our) (old|cheap|little|small|spare|tiny|cheapo|second hand|ancient|wee|runaround|banger) ..
    (gather*|collect*|gathering|collecting) dust ..
    (end up|ends up|sit|sits|sitting|lie|lies|lying|just be) (in|at the back of|unused|around) (the|a|there|unused|my)? .. (garage|attic|cupboard|drawer|shed|loft|shelf|corner|unused|box)
    (waste|wasted) (of|on) (me|us|my|our|money|time|the|him|her|them|it) ..
    (all right|fine|grand|good|okay|happy|sorted|all set|covered|well served) (as i am|as we are|as is|as it is|where i am|where we are|for now|without) ..
    ^ (no|well|oh|maybe)? not (this time|this year|today|tonight|this once|for now|on this occasion|at this stage|for the minute) (round|around|love|thanks|thank|mate|dear|pal|no|i|then|$) ..
    (not|is not|hardly|never) (really|exactly|quite|been)? (our|my|the|their) (cup of tea|thing|scene|style|bag|sort of thing|kind of thing|area|line|taste|jam|field) ..
    (made up my mind|made up our minds|my mind is made up|minds are made up|mind is set|decided against|decided to leave|decided not to|decided to stay with|decided to stick)
    (kind|good|nice|sweet|lovely|generous|decent) (of you)? but (i|we|no|it|not|there|that) ..
    (appreciate|grateful) .. but (i|we|no|not|my|our|it) ..
    ^ (thanks|thank you|cheers|ta|thank you very much|thanks very much|thanks so much) .. but (no|i am|we are|i will not|we will not|i would|we would|it is not|i have|we have|i do not|we do not|not|that is not) ..
    ^ no (ta|cheers|thanks|thank you|you are all right|you are grand|i am good|i am okay|i am fine|we are good|we are fine|i am all right) ..
    !(no need to|no reason to worry|no point (in)? waiting|questions|anything else|need anything|thanks that is all|that is all|appointment|no use crying)
    !(happy with (it|that|everything|the price|this|what you|what we agreed))
  `,
  'objects:trust': `
    (i|we|they) (tried|had|used|bought|went through|signed up for|went with|got) (a|one|another|something|this|that|these|two|three) ... (and|but|then) ... (abandoned|stopped using|gave up|nobody used|no one used|never used|fell apart|waste of|did not work|failed|gathering dust|collecting dust|sat on a shelf|nobody touched|regretted|flopped|went nowhere|fell flat)
    (last|previous|other|old) (vendor|provider|supplier|tool|system|crowd|agency|one|company|lot|firm|consultant|rep|salesman|fella|guy|software|app|crm|rollout) .. (promised|swore|failed|let us down|let me down|burned|burnt|disappeared|ripped|flopped|was a disaster|fell apart)
    (been|got|get|getting) (burned|burnt|stung|bitten|ripped off) (before|by|last|once|already|with) ..
    (heard|been promised|promised) (that|it|this|the same|all that|the same thing|them|those) (one)? (before|last time|from everyone|from the last|already) ..
    (last|previous|other) (crowd|lot|company|firm|fella|guy|one|people|outfit|lads|supplier|agency) .. (said|swore|promised|claimed|guaranteed) .. (same|that|as much|too|the world) ..
    (they|you|you lot|you people|sales people|salesmen|everyone|everybody|your lot) all (say|said|claim|promise|tell|told|swear) ..
    (been|was|were|got) (promised|told|sold|offered|given) (this|that|it|a|the same|all|all of|all this|better|the) .. (before|times|already|once|twice|and)
    (heard|had) (that|it|this) (one)? (before|all before|a hundred|a thousand|many times|too often) ..
    (makes|make|made|has|got|gets|leaves|have) (me|us|my wife|my husband|them) (a bit|a little|quite|rather|very|pretty|really|kind of)? (jumpy|nervous|uneasy|twitchy|anxious|wary|worried|suspicious|sceptical|skeptical|hesitant|uncomfortable) ..
    (not|never|am not|are not) (handing|giving|paying|sending|parting with|putting|transferring|hand|give|pay|send|part with|wire|wiring) .. (money|cash|card|details|deposit|penny|account|number|anything) .. (to|over|before|until|without|up|on) ..
    (you|they|company|you lot|you all|lot) .. (going to|will|could|might|just|would|not)? (vanish|disappear|do a runner|go bust|go under|run off|scarper|fold|be gone|go missing|do a bunk) ..
    (not|does not|do not|never) (quite|really|entirely)? (sit right|smell right|add up|feel right|ring true|sound right|stack up|inspire confidence|look right|feel good|sit well)
    (what is the catch|where is the catch|must be a catch|has to be a catch|there a catch|a catch somewhere|nothing is ever free|nothing is free|no such thing as|smell a rat|pinch of salt|grain of salt|pull the other|pie in the sky|bit fishy|sounds fishy|seems fishy|small print somewhere)
    (nothing|nowt) .. (ever)? (is|comes)? (free|for nothing|for free) (with|these days|in this|from|$) ..
    (not|am not|are not|was not|still not|less) (entirely|really|fully|quite|yet|totally|completely|so|at all|all that|a hundred percent|too)? (convinced|persuaded|sold|sure about|so sure|certain about|less sure|confident|sure it|sure that|sure this|sure you|buying it) ..
    (i|we) (have|had|would have|still have|do have) (my|our|some|a few|serious|big|grave)? (doubts|reservations|misgivings|qualms|concerns|suspicions) ..
    (who|how|what) (is to say|says|do i know|do we know|would i know|am i to know|guarantees|assures me|tells me) (you|it|that|this|they|the)? ..
    (had|got) (our|my) fingers (burnt|burned) ..
    (once|twice) (bitten|burned|burnt) ..
    (know|met) .. from adam
    (sounds|seems|looks|feels) (a bit|a little|rather|too|like a)? (too good|dodgy|fishy|iffy|shady|risky|ropey|suspicious|scammy) ..
    (something|thing) .. (does not|not|feels|seems) (sit|right|off|add up|wrong|convince|smell|feel|fishy|quite right) ..
    !(not nervous|no doubts|no doubt|without a doubt|was not sure at first|convinced now|sold on it already|put my mind)
  `,
  'objects:terms': `
    (stuck|shackled|chained|trapped|lumbered|saddled) (with|to|in|for) .. (contract|year|years|months|if|another|it if|it for) ..
    (half|money|deposit|payment|all of it|all|everything|that much|a third|fifty percent|cash|pay) (up front|upfront|in advance|before you start|before anything) (i|we|no|that|is|seems|sounds|feels|would|for) ..
    (do not|will not|would not|never|not|can not) (do|pay|work with|like|work|give|agree to|accept|hand over) .. (up front|upfront|in advance|beforehand|before) ..
    (deal breaker|dealbreaker|no go|show stopper|showstopper|red line|out of the question|non starter|sticking point|stumbling block|hard no)
    (<duration>|years|months|year|<number> years|<number> months) .. (marriage|life sentence|prison|sentence|eternity|forever|lifetime|for ever|an age|a long haul|half my life)
    (where|how|what|who) (would|will|on earth would|am|are|do|could) (i|we) (going to|even|possibly|ever)? (put|store|keep|do with|shift|sell|stack|find room for|use|get through) (<number>|that many|so many|all|all that|all of|them all|it all|fifty|a hundred) ..
    (<duration>|<number> years|years|months|two years|three years|a year|<number> months) (is|would be|seems|sounds|feels|are) (far|way|much|just|a bit|still)? (too|very|awfully|really|a)? (long|much|ages|stretch|big ask|heavy) ..
    not (sold|keen|happy|thrilled|mad|wild|crazy|comfortable|overjoyed|delighted) (on|about|with|by) (the|that|this|your|having|being|paying|signing|such|a) ..
    (do not|did not|not|can not) (like|love|accept|agree with|live with|want|sign) (the|that|this|your) .. (clause|terms|term|notice|renewal|minimum|deposit|penalty|small print|conditions|contract|delivery date|date|lead time|warranty|schedule) ..
    (clause|terms|notice|renewal|minimum|deposit|penalty|small print|conditions|delivery date|lead time|fine print|contract) .. (puts me off|puts us off|bothers|worries|is a problem|is an issue|will not do|does not work|does not suit|is too|rules it|kills it|scares) ..
    (too long|weeks is|months is|that long) (to wait|a wait|of a wait|for delivery|for us to wait) ..
    !(fine|no problem|that is okay|works for|happy with|suits me|not a problem|long time customer|up front is fine)
  `,
  'objects:fit': `
    (nobody|no one|half the team|half of them|the team|my team|staff|reps|people|they|the lads|the girls|my lot) .. (would not|will not|would never|will never) (use|adopt|touch|open|log into|fill in|bother with) (it|them|that|this|the (system|tool|app|software|crm)) ..
    (would|will) (never|not) (go|get|fit) (through|in|into|up|round|on) (our|my|the|that|this|it) .. (door|doors|stairs|room|kitchen|gate|lift|hall|van|garage|roof|wall|landing|shop|counter|corner) ..
    (no use|no good|not much use|not much good) to (us|me|them|anyone) (then|so|if|without|here|out|$)
    (lot|too much|so much) of? (change|upheaval) for (my|our|the|us|me|them) ..
    good luck with that
    (most|half|all) of (our|my) (guests|clients|customers|people|members|staff|patients|lads|team|residents|parents|tenants) .. (are|can|do|will|speak|only) (over|only|not|barely|hardly|elderly|old) ..
    (would|will|could|is|are) (never|not) (going to|ever|even|really)? (go|get|fit|work|run|last|cope|hold|stand|suit|manage|survive|make it|sit) (through|in|into|up|round|on|with|for|here|there|like|at|past|on our|on my|out) ..
    (my|our|the) .. (are|is|were) (not great|not good|no good|hopeless|useless|terrible|rubbish|not much good|not the best|not used to|dinosaurs|allergic|set in their ways|old school|old fashioned|technophobes|not computer|wary of|scared of|stuck in) ..
    (not great|not good|hopeless|useless|terrible|rubbish|no good|bad) with (change|computers|technology|phones|tech|machines|apps|gadgets|screens|passwords|new things|it) ..
    (set in their ways|set in our ways|set in my ways|old dog|new tricks|not tech savvy|not technical|technophobe|computer illiterate)
    (lot|lots|too much) of (change|changes|upheaval|hassle|disruption|training|work|faff|setup|effort|messing about) (for|to|on|all|$) ..
    good luck with that
    (i|we) (can see|can imagine|see) .. (for|being|working) (bigger|larger|big|other|younger|larger|a big|a bigger) .. (us|me|here|ours|not) ..
    (over|above|beyond) (my|our|their) (head|heads|capabilities|league) ..
    it (does not|can not|will not|would not) (do|speak|support|read|take|handle|come in|come with|connect|talk to|work with|work on|play with|cover|include|print|have) .. (and|so|which|but) ..
    (signal|wi fi|wifi|internet|broadband|reception|coverage|electric|power) .. (rubbish|terrible|hopeless|patchy|dreadful|shocking|drops|non existent|nil|poor|no good|awful) ..
    (faff|hassle|palaver|headache|upheaval|rigmarole) (of|to|for|that|it|involved|and) ..
    !(will not go wrong|no hassle|hassle free|not work for free|not get through to|stopped|broke|line is|can not hear|hear you)
  `,
  hasOne: `
    (i|we) (already|currently) (have|have got|got|use|work with|deal with|are with|do that|do this|get it|buy) ...
    (i|we) (have|have got) (our own|my own|a|an|someone|somebody|one|people|that) .. (already|for that|for this|who does|that does|in house|in place|thanks|thank you) ..
    (i|we) (are|am) (already)? (with|using|covered|sorted|looked after|suited) ..
    (i|we) (have|already)? .. tried (one|that|this|them|those|it|your|something|all) ...
    (tried|used|had|bought) .. (it is|it was|was|is) (useless|no use|no good|rubbish|a waste|terrible|awful|worthless)
    !(problem|issue|but it|trouble|breaks|brochure|email|catalogue|quote|love|happy to|great|joy|works well|your number|your details|account with you|appointment)
  `,
  noObjection: `
    (i|we) (need|would need|want|would want|would like|just need|also need|really need) to (understand|see|know|find out|learn) (how (quickly|fast|soon|it|that|this|the|you|your|we|long|often)|whether it|whether your|what it looks like) ...
    (their|theirs|they|them) ... (was not|were not|is not|are not|did not|does not|do not) .. (included|include it|as (good|impressive|accurate|fast|easy|clear|friendly|deep)|impressive|offer that|cover)
    (have|had|got) (a few|some|a couple of|one or two|a|one)? (quick)? (question|questions) (about|on|for|regarding) ..
    if (it|that|they|you|this|price|bill|quote) had (been|gone|come|asked|wanted|charged|cost|said|not|stayed|kept) ... (i|we) (would|had) ..
    ^ (i|we|he|she) (was|were) .. (until|till|before) (i|we|you|my|our|he|she) ..
    (neighbour|neighbor|mate|friend|brother|sister|dad|mum|cousin|colleague|husband|wife|boss|people|lad|lads) (said|says|reckons|reckoned|told me|thinks|thought|swears) ... (and|but)? (i|we) (told|said to|say|disagree|do not agree|laughed|proved) (him|her|them|he|she|they|to) ..
    (read my mind|reading my mind|words out of my mouth|just what i was going to ask|about to ask you (for)? that|that is exactly what) ..
    (nothing to do with|nothing against|no complaints about|not because of) (you|your) ..
    (do|would|did|will) not (mind|begrudge|object to|care about) (paying|waiting|spending|signing|a|the|that|it|if|travelling|changing|switching|how) ..
    (waste|mad|silly|daft|foolish|stupid|crazy|shame|rude|remiss|fool|sin) not to ..
    (i|we) would have (said|told|been|had|thought|worried|hung|refused|run) .. (last year|before|once|year ago|back then|in the past|years ago|last time|a month ago)
    (nobody|no one|i|we|people|everyone) (likes|like|hates|hate|hated|dreads|dread|dreaded) .. but (you|ye|it|this|that|they|with) .. (made|make|makes|was|is|were|took|easy|grand|fine|painless)
    do not need (the)? .. (version|tour|details|detail|pitch|demo|history|spiel|preamble|background|introduction|long|sales talk|manual) .. (just|show|get|skip|go|straight)
    (just|only|rather) (show|tell|give|skip|get) (me|us|to|straight) .. (the|to|how|what|price|page|bit|part) ..
    (can not|could not|hard to) (believe how|fault|complain|get over how|argue with) ..
    (can not|could not) (wait to|wait till|be happier|ask for more|recommend|thank you) ..
    (do not think|have not|not sure|have not got|no) .. (any|more|further)? (questions|question) (left|for you|so far|really|$) ..
    (do not|not) (have|know|got|remember|sure)? .. (password|login|account number|order number|reference|paperwork|figures|your name|spell|details) (to hand|with me|on me|handy|in front|here|$) ..
    (i|we) (already)? (have|got|saw|read|seen|looked at) (your|the) (brochure|email|quote|leaflet|website|video|catalogue|message|proposal|letter|demo) ..
    (ring|try|use|call|text|email) (the|my|me on the|us on the|at the) (landline|mobile|office|house|other|home|work|back|side) ..
    (other|last|previous|old) (crowd|lot|company|one|guy|fella|firm|supplier|people|lads) .. (so here (i|we)|so i am (here|ringing|calling)|so we are|that is why (i|we)|which is why|hence) ..
    (that is|it is|there is) (the bit|the part|where|exactly what|just what|exactly where) (we|i) (struggle|need|lack|lose|miss|waste|hate|fall down|have trouble) ..
    (wife|husband|boss|partner|kids|lads|mum|dad|team|staff|girls) .. (will|would|are going to|is going to) .. (love|mad for|delighted|thrilled|over the moon|want to see|want one|be pleased|jump at)
    (bigger|smaller|cheaper|faster|lighter|better|easier|quicker|quieter|simpler|nicer) than (it|i|we|they|that|expected) .. (looks|looked|thought|expected|was expecting|imagined|hoped|feared|remember|expecting) ..
    (all right|happy|fine|good|okay|content|grand) with (that price|the price|the terms|the length of|the date|the contract) ..
    (what|how) (if|about if) (i|we) (wanted|want|need|needed|had) to (stop|leave|cancel|move|change|pause|add|sell) ..
    ^ (and|so|but)? (is|are|does|do|can|how) (it|they|you|that) (dear|expensive|hard|easy|cost a lot|cost much|much|difficult|heavy|long) to (run|use|clean|fit|learn|move|install|keep|maintain|set up|fix|get) ..
    !(would|had) (have)? (bought|taken|signed|jumped|ordered|gone for|said yes|bitten your hand)
    (only|just|i am|we are|was)? (joking|kidding|messing|teasing|pulling your leg|having you on|having a laugh with you|jesting)
    ^ (oh|no|well)? not (me|us) (i|we) (like|love|prefer|do not mind|enjoy|am|are) ..
    (better|less|lower|cheaper|quicker|easier|smaller) than (i|we|expected|feared) (feared|thought|expected|was expecting|had feared|had thought|imagined|dreaded|was told)? ..
    (was|were) (going to|about to|all set to|ready to) (moan|complain|say|leave|object|grumble|argue|haggle|cancel|ask for) .. (but|and then|until|then) ..
    (is|has|got|was|all|it) (been)? (sorted|fixed|solved|resolved|put right|cleared up) (now|since|already|by|out|$|last) ..
    (scratch that|never mind that|forget i said|forget that|on second thoughts|on second thought|on reflection|i take it back|i take that back|come to think of it|ignore me|strike that|silly me|my mistake)
    (i|we) (thought|used to think|expected|was afraid|were afraid|was worried|worried|feared|assumed) ... but (it|not|no|that|actually|it is|now|you|they|seeing|looking|at all) ..
    (not|is not|was not|nowhere near|hardly|never) (at all|really|actually|that|too|so|very|as)? (expensive|dear|pricey|complicated|hard|difficult|steep|long|a problem|an issue|a worry|a deal breaker|too much|too expensive|too dear) ..
    (price|money|cost|time|length|contract|budget) is (not|no|never) (a|an|the)? (problem|issue|object|concern|worry) ..
    (others|other people|some people|some|people|everyone|my neighbours|colleagues) (say|said|complain|complained|complains|told me|moan|think|find) ... but (i|we|not|for) ..
    (would|will) (say|call) (it|that|this) (witchcraft|magic) ..
    (worth every|worth the money|worth it then|well worth|money well spent|great value|good value|a bargain|a steal) ..
    (over the moon|love it|loved it|love that|works a treat|fits perfectly|perfect for us|exactly what|just what we|just what i|can not wait|looking forward) ..
  `,
  settles: `
    (that is|it is|that would be|that sounds|is|sounds|that seems) (much|a lot|way|far)? (fairer|fair enough|better|more like it|different|different then|doable|manageable|fine then|good then|another matter|encouraging|reassuring|a relief) ..
    in that case ..
    (that|it) (changes things|changes everything|sorts it|sorts that|solves it|solves that|settles it|helps|puts my mind|does it|would work|works|works for|would do|will do|would suit|answers) ..
    (i|we|they|he|she) (can|could|would|will) (live with|manage|manage that|cope with|do that|do|stretch to that|go for that|sign|take it|take that|stay|book|go with that|have that) (that|it|those|then|yes|$) ..
    (<number>|<money>|<duration>|that|those|it|one|softwood|quarter) (i|we|they) (could|can|would|will) (do|live with|manage|sign|take|stretch to|go for|cope with|stay) ..
    (fair point|good point|you are right|point taken|fair dos|you have convinced|you have persuaded|you have talked me|you have sold me|you win|twist my arm|now you are talking|had not thought of|did not know that|did not realise)
    ^ (oh|ah|okay|well|right|yes|so|and|grand|hmm)? .. (then|so) (i will|we will|yes|fine|good|great|book it|go on|let us|it is a|put me|count me|no problem|that is fine|perfect) ..
    (<number>|<money>|twenty|twelve|fifteen|saturday|wednesday|wednesdays|one year|it) (is)? (okay|fine|grand|good|it is|works|would do|suits)? (go on|go on then|then|deal|it is|that is a deal|okay|would do) ..
    (put me down|put us down|count me in|sign me up|go on then|go ahead|that is a deal|deal|let us do it|let us do that|do that|we are on|you are on|done) (then|for|$|that) ..
    !(not|never|no then|nothing|think|but|see|maybe|perhaps|if|unless|hardly|ask|check)
  `,
};
