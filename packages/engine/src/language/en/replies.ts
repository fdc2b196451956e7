// Phrases that tell a behaviour in its place, in English: what the attendant says, and what the client said before it. They are no features.
import type { ReplyCues } from '../pack.ts';
import { enquiries } from './enquiries.ts';

export const replies: ReplyCues = {
  ...enquiries,
  acts: `
    (i|we) (have|will|am|are|just|can|did|already)? (just|now|also)? (reset|unlocked|lifted|pushed|sent|cleared|refreshed|restarted|changed|swapped|updated|re sent|resent|fixed|corrected|added|removed|switched|turned|moved|put|reissued|activated|enabled|opened|restored|reconnected|resetting|refreshing|sending|clearing|pushing|unblocked|released|done|adjusted|rebooted|reloaded|linked|credited|processed|amended|patched|bumped|kicked) ...
    ^ (okay|right|so|then|first|now|please|just|try|and|go ahead and)? (tilt|swap|kill|give|hold|press|click|tap|go|open|turn|switch|unplug|unscrew|pull|push|take|choose|pick|select|log|enter|scan|slide|lift|remove|reset|restart|put|pop|fill|print|drain|bleed|tick|twist|set|change|clear|close|swipe|type|sign|drop|leave|wipe|empty|plug|move|rotate|flick|check|update|reinstall|delete|run|use|shut|power|loosen|tighten|clean|rinse|flip|let|try|bring|download|force|quit|wait|keep|top|squeeze|wiggle|connect|disconnect|replace|shake|screw) ...
    (try|do|doing|press|hold|turn|take|pull|unplug|restart|switch) (this|that|it|them|the|your|both|again|now) ...
    (you|ye) (need|have|want) to (press|hold|turn|take|pull|unplug|restart|switch|open|close|click|go|put|enter|reset|update) ...
    !(call you|ring you|send someone|send an engineer|escalate|log it|logged it|ticket)
  `,
  framed: `
    (last year|last month|before|earlier|in the past|at one time|until recently|back then|in the old days|used to) ... (could|would|might) (have|have been able|be able) ..
    if (it|that|this|we|i|there) (turns|turned|is|was|were|had|does|has|proves|should) ... (would|we will|could|will look|might)
    (never|not) (said|saying|say|guarantee|promise|claim|claiming|admit|suggesting|going to ask|ask|asking) ...
    (my|a|another|your|our) (colleague|manager|supervisor|boss|agent|operator|rep|representative) .. (told|said|apologised|explained|offered|promised|asked|mentioned|was sorry) ...
    you (told|gave|explained to) (my|the|a|our|us|me) .. (colleague|reason|reasons|already|before) ...
    (some|other|most|certain) (firms|companies|people|salesmen|places|crowds|agents) .. (would|will|say|tell|do) ...
    (a lot of|lots of|many|most|some|other) (people|folk|customers|clients) ...
    (our|the|their|your) (customers|clients|members|users) (are|will|say|love|tend|usually|would) ...
    (have|has|got|there are|know) (a|some|other|many|several)? (customers|customer|clients|client|members|firms|schools) (who|that) ..
    !(like you|i am sorry|same as you|for you)
  `,
  'asks:commitment_requested': `
    (can|could|would|will|shall|do|are|may) (you|we|i|ye) .. (approve|sign|sign off|commit|go ahead|proceed|place the order|place your order|put the order|put it through|lock it in|lock this in|get you signed up|sign you up|get started|move forward|confirm the order|take the order|finalise|finalize|pull the trigger|get the paperwork|put your name) ... (today|this week|now|tonight|tomorrow|this month|by <weekday>|by <day>|then|for you|on it|for the|straight away|$) ?
    (ready|happy|okay|set|prepared|good) (to|for me to|if i) (sign|go ahead|proceed|order|commit|place|book it|put it through|send the contract|get started|move forward|take payment|set it up) ... ?
    (shall|should|will|can) (i|we) (draw up|send over|send you|email you|prepare|print|raise|put in|put through) (the|a|your|that) (contract|agreement|order form|order|invoice|paperwork|docusign) .. ?
    (sign|take|order) (a|the|this|it) (pilot|contract|agreement|form|order|trial|deal) (today|now|here|this week|tonight) ..
    !(sign in|signing in|meet|meeting|demo|visit|appointment|cancel|refund|postcode|account number|survey|complaint)
  `,
  'asks:concession_traded': `
    (<number>|<money>|<percent>|half|discount|off|free|it) ... if (you|ye|it is|it was|we) (take|go|commit|sign|pay|order|collect|leave|let|do|have|move|bring|book|fetch|come|buy|can|could|all|both|the) ...
    if (you|ye|yous) (take|go|commit|sign|pay|order|collect|leave|let|do|have|move|bring|book|fetch|buy|can collect|were to|could|give|keep) ... (i|we) (can|could|will|would|do) .. (take|do|knock|drop|lose|throw|give|bring|get|go|come|shave|waive|absorb|cover|include|match|hold|put|make|not have to) ...
    (let|allow|give) (me|us) ... and (there is|it is|i|we|that is|you get|you have) .. (<number>|<money>|<percent>|off|discount|free|will|can|could|half) ...
    (<number>|<money>) (and|but) you (fetch|collect|pay|take|sign|do|bring|leave|clear|supply|carry|handle|send|move|drop|lift) ...
    (i|we) (can|could) (do|get to|stretch to|go to|come down to|manage|get you to|drop to|live with) (<number>|<money>) .. (on|with|for|if|but|provided) ...
    (in return|in exchange|for that|and for that) .. (i|we) .. (want|need|take|ask|like|would|will|could|can) ...
    (reduce|cut|drop|trim|lose|take out|leave out|do without) the .. and (there is|it|i|we|that) ...
    (but then|then) .. (advance|deposit|term|minimum|order|payment|contract) .. (must|has to|needs to|would have to|goes|would be|is) ...
    (drop|lose|leave|skip|forget|swap|take out|cut out) (the|your|those|that) .. and (i|we) (can|could|will|would) (lose|drop|take|knock|save|shave|bring|do|get|give|trim) ..
    (better|keener|sharper|lower|special|cheaper|best|different) (price|rate|deal|figure|number|terms) (for|on|with|against) (a|an|the|two|three|bigger|larger|volume|more|longer|<number>|cash|both|annual) ..
    (for|on) (<number>|two|three|a|bigger|both|all|double|larger|more) .. (i|we) (will|would|can|could|am able to) (reduce|come down|do|go|drop|give|bring|knock|take|shave|sharpen|stretch) ..
    (i|we) (could|can|might|would) (see|find) (my|our|a) way to (it|that|this|doing|giving|dropping) ..
    (were you|should you|had you) (to|want|decide|take|sign|commit|pay|go) ...
    (i will|we will|i can|we can|i could|we could) (match|do|meet|beat|give|go to|come to|agree to|live with|accept) .. (i would|i will|i|we|we would|just|but|only) .. (ask|need|want|expect|like|require|have to have|be looking for) ..
    (sign for|signing for|commit to|committing to|go for|pay for) (the|a|two|three|<number>|full) (year|years|term|season|quarter|months|<number>) .. (<money>|<number>|<percent>|free|off|less|drops|down) ..
    (<number>|<money>|<percent>) .. and (i|we) (would|will|need|want|expect|would need|would want|would like|get|take|have) .. (deposit|order|signature|payment|cash|today|now|commitment|review|upfront|decision|answer|yes|both|contract|year|keys|card) ..
    (days|terms|delivery|payment|contract|term|year|monthly|annual|yearly) .. (means|gets you|and you keep|buys you|earns you|gives you|brings) .. (list|price|discount|percent|<percent>|<number>|<money>|off|less|free|full) ..
    (review|referral|testimonial|case study|photo|photos|logo|recommendation|introduction) .. and .. (yours|free|on us|half|off|thrown in|on the house|<number>|<money>|<percent>) ..
    (take|buy|sign|order|book) (both|two|three|all|the lot|the pair|the set|<number>|for the year|a year|the year) .. and (the|that|your|it|they|those|delivery|fitting|installation|carriage|postage|setup) .. (is|are|on us|yours|free|on the house|thrown in|covered|waived|on me) ..
    !(late|fee|penalty|charge you|charged|any questions|anything else|you like|want to know|break|breaks|cancel|miss|no discount|if you have|not happy|problem|wrong|worried|refund|delivery slot)
  `,
  'raised:concession_traded': `
    (discount|discounts|cheaper|reduction|knock|shave|drop|lower|reduce|haggle|movement|wiggle|waive|match|free|sharpen|sharper|negotiable|flexible|dear|expensive|steep|pricey|saving|credit|percent|better|best|off|throw|include|included|down|less|budget|stretch|deal|extra|extras|money)
  `,
  'reply:concession_traded': `
    (if|provided|providing|so long as|as long as|once|only if|only when|assuming|when|where) .. (you|ye|yous|we|i get|i had|it is|they are) ...
    (in exchange|in return|against|with|for) (a|an|the|your|me|us)? .. (deposit|annual|prepaid|prepayment|yearly|year|years|term|review|referral|cash|volume|upfront|commitment|minimum|standing order|direct debit|logo|reference|testimonial|case study|signature|longer) ..
    (then|but|only|and) .. (i would|i will|i|we would|you would|you will) (need|want|be looking for|be needing|be wanting|have to have|be after|have to) ...
    (<number>|<percent>|<money>) .. on (a|an|the) .. (year|annual|yearly|term|contract|plan|order|pallet|dozen|basis)
    (you|ye|yous) (take|pay|sign|give|do|go|bring|commit|order|cover|handle|collect|leave|let|buy|book|drop|keep|throw|provide|put) ... (and|then) .. (it is|i|we|that|you get|yours|deal|done|them|the)
    (pay|take|sign|order|commit|give|buy|book|make it|go) (me|us|for|to|by|on|both|all|the|it|in|up|now|today)? ... and (i|we|it|you|that) (will|can|could|would|is|have|get) ...
    and (you|ye|yous) (give|take|pay|sign|do|order|buy|let|leave|put|commit|bring|throw|keep) ...
    !(late|fee|penalty|fine of|charge you|charged|question|questions|need anything|need help|any help|anything else|you like|you want to know|you need|you prefer|not able|can not|break|breaks|cancel|miss|no discount|price is the price)
  `,
  'asks:resolution_confirmed': `
    ^ (and|so|right|okay|now|there|good)? (has|have|is|are|does|do|did|can|could) (it|that|they|the|you|your|this|everything|those|he|she) ... $
    ^ (and|so|right|okay|now)? (has|have|is|are|does|do|did|can) (it|that|they|the|you|your|this|everything|those|he|she) ... ?
    ^ (and|so|right|okay|now|there)? (any|getting|seeing|got|back|working|better|sorted|hearing|picture|sound|light|are you getting|all good|all clear) ... ?
    (would|could|will|can) you (fire|send|give|try|run|test|have|check|log) ... (test|go|try|see|now|again|works|working|whirl|on your side|your end)
    (how is|how are|how does) (it|that|things|they|she|the) .. (behaving|now|looking|running|going|doing|sounding|feel|feeling) ..
    (what|tell me what) (do you see|does it say|happens|does it do|are you seeing|is it doing|is it showing) .. (now)? $
    (picture|sound|power|signal|heat|light|tone|water) back ..
    (are|is|so) (you|we|it|that|everything|all) .. (all)? (sorted|happy that|good|fixed|working) ... ?
    (is|has) (the|your) .. (standing|landed|gone|cleared|cleaned|dried|through|stopped|changed|green|up|open|level|straight|charged|loaded) ...
    (have i|did i|has that|did that|does that) (answered|answer|cover|covered|sort|sorted|settled|settle|clear|cleared|fix|fixed) ... 
    (verify|confirm|check) (on|at|from|for me|that it|it is|whether) ... (gone|cleared|working|there|through|end|right)
    (know|hear|sure) (its|it is|that it is|everything is) (working|sorted|fixed|all right|okay|gone) ..
    try (it|that|them) (once more|again|now) ...
    (what|how) (does it|is it|do you) (say|see|look|feel|read|show|sound) (now|like now|there) ..
    ^ (and|so|right|okay|now|there)? (anything|something|nothing) (on|coming|showing|happening|there|yet|now|different|out of) .. ?
    ^ (and|so|right|okay|now)? (what|which|where|how) .. (light|colour|name|number|screen|page|date|balance|figure|bar|it|message|reading|needle|picture) .. (at|on|now|there|it|say|says|saying|show|shows|showing|read|reading|doing|up|look like) $
    (did|do|are|have) (you|ye) (land|get in|back in|on to|reach|make it|see the) .. (in|now|there|account|page|on|okay|time) .. ?
    (kindly|please|just)? (check|try|open|refresh|test|restart|have a look|give it a go|have a go) (it|that|them|once|again|now|there|the|and|one) ... (coming|working|gone|see it|there|or not|now|for me|behaving|back|any|happy|does it|is it|did it|has it) ..
    ^ (and|so|right|okay|now)? (still|back to|all|have we|happy days or) (the same|same|doing it|dripping|leaking|making|beeping|flashing|frozen|stuck|red|happening|normal|clear|lift off) .. ?
    ^ (and)? (better|fixed|sorted|any difference|quieter|warmer|hot|cold|on|green|steady|solid|gone|clear|stopped) (now|yet|at all|there|or not)? $
    (net|internet|current|signal|sound|video|page|code|otp|picture) (is)? (coming|working|opening|showing|loading) (now|or not|properly)? $
    !(before|last|yesterday|when did|since|how long|colour|tried|ever|always|other|same|anything else|question|engineer|appointment|account|number|email|name|address|postcode|want|like me|mind|warranty|or|which|first|moved|at all times|usually|normally|when you|all of them|just the|only|wi fi|how many|still under|make sense|happy with|okay with|anyone)
  `,
  'raised:social_proof': `
    (who else|anyone else|anybody else|any one else|others|other (people|companies|shops|clients|customers|places)|reliable|proven|does it (work|actually|really)|will it work|any good|references|reviews|small|our size|my size|like us|like me|never|big step|not sure|sceptical|skeptical|worth it|really work|track record|guinea pig|new to|tested|experience|anyone|anybody|cope|handle|suit|busy|peaks|risky|convinced|trust)
  `,
  'reply:social_proof': `
    (one|some|most|loads|lots|plenty|several|a few|a lot|half|many|two|three|four|five|<number>) of (our|the|your) ... 
    (ask|talk to|ring|call) (<name>|the|any|your|our) ...
    (neither|so|nor) (had|did|was|were|would) ...
    (your neighbours|your neighbour|next door|the (crowd|lads|girls|people|family|couple|man|woman|fella|chap|place|shop|cafe|school|pub|farm|garage)) ... (has|have|had|said|got|use|uses|run|runs|love|loves|did|put|took|were|was|are|went)
    <name> .. (use|uses|has it|have it|had|are on|is on|runs|run|put|took|went|swear|swears|love|rely|switched|would not be without) ...
    (fire service|fire brigade|police|ambulance|council|councils|hospital|hospitals|army|airport|university|universities|nhs|banks|schools|surgeries) ... (use|uses|run|runs|on it|rely|have|has|trust|buy|bought)
    (last|just) .. (week|month|year|summer|winter|friday|christmas|spring) we (had|did|put|fitted|helped|installed|set) ...
    (we have|there is|we have got|we had|i had|i have|have) (got)? (a|an|one|two|three|four|<number>|people|lads|places) _ ... (on it|using|running|runs|that|who|with|doing|through|use|uses|does|has|have)
    half the ... (in|on|round|have|use|are) ...
    (were not|was not|weren not|did not|had) .. (either|same|too|at first|doubts|worried|convinced) .. (now|and|until|till|then|six|after) ..
    (your|the) (neighbours|neighbour|building|street|road|estate|old mill|industrial estate|parish) .. (took|bought|has|have|since|got|put|switched|only) .. (it|from us|one|two|three|since|in|last|theirs|the other)
    !(can not name|not allowed|confidential|how many|do you|your customers|best on the market|does he|does she|i could|we could|will be|your team|your staff|of the box|of the year)
  `,
  'asks:social_proof': `
    (would not be without|never looked back|swears by it|swear by it|delighted with (theirs|it)|could not be happier|best thing they ever|raving about|wouldn not be without) ..
    (said|told us|asked|thought|felt|worried about) (the very|exactly the|the exact|the|just the) same ..
    (up|down) (<number>|<percent>|half|a third|a quarter) .. (since|on|after|with us|with it|using)
    there is (a|an|one) .. (in|on|over in|down in|up in|out in|near|at|who|that|we) ... (use|used|uses|did|have|has|had|went|gone|passed|run|runs|put|does|saved|cut|got|halved|doubled|about your size|same)
    (at|over at|down at) (a|an|<name>) .. (it came down|they went|they got|same question|they|it) .. (from|to|down|up|saved|cut|halved|got|went|did) ...
    (we|i) (did|have put|put|fitted|have done|did up|looked after|installed) .. (a|the|about|one|systems|sixty|<number>|over|near|same) ... (in|at|on) (port|your|the other day|last|<name>|the close|the street|your postcode|your area|your road|next door) ...
    (ask|ring|call|talk to|speak to) (anyone|anybody|<name>|them|her|him|any of) .. (in|at|on|who|they|she|he|number|runs|has|how) ...
    (you could|you can|happy for you to|give you) .. (ring|call|visit|speak to|talk to|names to|numbers to|names|go and see|stand beside) ...
    (it is|we are|they are) (in|with) (about|nearly|over|most|half) .. (of the|of all|per cent|percent) ...
    (see)? what (the)? <name> said ..
    (every|most|half the|all the) _ .. (tells|tell|says|say|use|uses|has|have|got) ...
    (from|went from) .. (days|hours|minutes|weeks|<number>) (down)? to .. (days|hours|minutes|weeks|<number>) .. (since|in|within|after|on|with|$)
    (<name>|lads|girls|crowd|people|folk|owner|team) .. (was not|were not|had doubts|thought the same|said no|hated it|grumbled|laughed) .. (now|and then|until|till|either|for a week|at first)
    !(your|you are|you have|our prices|if you)
  `,
  'reply:value_tied_to_need': `
    (so|that is where|there is|which|means|meaning|lets|gives|keeps|takes|stops|stop|gone|back|off|straight|before|kinder|easier|quicker|faster|sorted|instead|automatically|without|never|only|just|same|seconds|itself|handles|no more|any more|anymore|shows|warns|tells|covers|whole|for you|rid|will not|would not|does not|would be|will be|alerts|pings|rings|saves|cuts|done) ..
    !(settings page|weighs|colours|bluetooth|do you|would you say|how many|everyone is|these days)
  `,
  'asks:pressure_tactics': `
    (sleep on it|think about it|think it over|wait|walk away|leave it|hang up|dither|hesitate) .. and (it is|you|that|the|someone|it|they) ... (gone|lose|miss|double|regret|over|up|out|taken)
    by the time you ... (gone|sold|late|double|someone|taken|snapped|back)
    (kids|children|family|safety|health|life|mother|wife|husband|baby|future|home|daughter|son) .. (is|are)? not worth ...
    (so|then|what|and) .. (kids|children|family|safety|health|lives) .. (do not matter|not important|can wait|does not matter|come second) ..
    (i|we) (need|want|must have|have to have|will take|require) (a|an|your|the) (yes|answer|decision|signature|card|deposit) .. (before|now|right|today|tonight|this) ...
    (my|the) (manager|boss) (will|would|is going to) (kill|fire|sack|go mad|have|eat|murder) ...
    (lose my job|get sacked|get fired|lose my bonus|my target) ...
    (do not|never) (you)? come (crying|running|looking|moaning|back) ...
    (least you (can|could) do|you owe me|after all i|after everything i|do this to me|do me this|wasting my|messing me) ...
    (double|go up|goes up|going up|triple|twice) .. (tomorrow|next month|next week|tonight|after today|the minute) ... (decide|choice|up to you|simple|so|your call)
    (next month|tomorrow|next week) .. (it is|it will be|the price is|they are) (double|twice|triple|gone|too late) ...
    once (it is|they are|this is|this one is) gone (it is|they are) gone
    (sold|gone|taken|snapped up|whipped|let go) .. (from under you|under your nose|by tonight|by tomorrow|before you|by lunch|this afternoon|the minute you) ...
    (will not|not going to) .. (ring|call|offer|ask|come back|hold|make this offer) .. (again|twice) ..
    (what are you|why are you) (afraid|scared|waiting) ...
    (others|other people|others|four|three|two|five) .. (other people|others|people|buyers|couples) .. (on this|after it|looking|waiting|interested|want it) .. (right now|now|today|first)
    (want|wanna) .. (that|it|this) on (your|the) (conscience|head|hands) ..
    (really|honestly|seriously|still) want to keep (handing|paying|throwing|giving|losing|wasting|burning) ...
    (price|offer|deal|discount|rate) .. (dies|is gone|expires|disappears|is pulled|off the table|till|until) .. (tonight|today|five|midnight|tomorrow|hang up|this call|close of) ...
    (pulls|pulling|pull|pulled) (it|this|that|the (price|offer|deal|slot)) .. (at|by) .. (five|six|midnight|tonight|today|noon) ...
    (gone for good|finished gone|gone forever|will not see it at that|not see this price|last chance|final chance|one time only|only time) ..
    (need|want|have to have) (an|your|a) (answer|decision|yes|commitment|signature) by (close of|the end|five|tonight|lunch|noon|midnight) ...
    (real|good|proper|decent|responsible) (mother|father|parent|man|husband|boss) would ...
    (what sort|what kind) of (a)? (father|mother|parent|man|husband|boss|son|daughter) ...
    (do not|would not) you want .. (kids|children|family|mother|wife|safe|best) ...
    (it is|that is) your (body|life|money|house|business|decision) .. not (his|hers|theirs|her|your) ..
    (there is|only) one left ... (calls|others|people|waiting|now|today)
    (if|when) (she|he|something|one of them|they|your) .. (falls|fall|happens|dies|gets hurt|breaks in|goes up in flames) .. (then|you|that|what|on|do not) ...
    handing (money|your money|cash) to ...
    (tomorrow|monday|friday|next week|in a day|in an hour|by then|tonight|after this|when you are done|later) .. (somebody|someone|anybody|another|none|nothing|nobody|it is the other|it goes|it is gone|gone|too late|the price is|price goes|price jumps|it is back to|it is full|full price) ..
    (somebody|someone) else (is|has|have|will have|snaps|buys|gets|takes|grabs|walks) .. (it|else|them|already|yours|that) ..
    (there is|there will be|there are) (no|not any|none|nothing) .. (time|left|more|second chance|another chance|going back|spare) .. (to read|to think|to wait|for that|just sign|left|when|after|just|if you)
    (just|only) (sign|sign it|sign here|say yes|pay|do it|give me|commit|decide) (now|here|it|today|then|and|$|the card) ..
    (you will|you would|you are going to|he will|she will) .. (regret|kick yourself|be sorry|lose out|miss out|cry|never forgive|live to regret|be kicking) ..
    (only|just|barely|hardly) (one|two|three|a couple|a handful|a few|<number>) (piece|pieces|unit|units|left|place|places|spot|spots|slot|slots|room|rooms|seat|seats|plot|plots|flat|flats)? (is|are)? (left|there|remaining|going|to go) .. (now|today|book|hurry|quick|decide|so|and|take|you)
    (begging|queueing|queuing|lined up|fighting|crying out|waiting|ready to (sign|pay|buy)|cheque book|cash in hand|breathing down) .. (me|for it|for this|over it|behind you|outside|out|to take it|after you|in hand|my neck) ..
    (burglar|fire|flood|thief|thieves|accident|cancer|stroke|ambulance|crash|funeral|hospital) .. (show|tell|explain|ask|wait|care|thank|too late|comes|come|happens|then what|what then|read) ..
    (i have|we have|i am|been) .. (held|holding|hold|kept|keeping|waited|waiting|patient) .. (long enough|enough|door open|as long as|all week|for you|too long) ..
    (today|now|tonight|this minute) .. (or|otherwise|else) .. (gone|lose|nothing|never|double|full price|back to|price|deal|offer|forget|somebody|someone) ..
    ^ (so|well|look|come on|right)? (in or out|now or never|take it or leave it|are you in or out) $
    (permission|wear the trousers|wears the trousers|wears the pants|under the thumb) (from|off|in your house|has he|has she|does he|does she|do you|for|of|in this|to (buy|sign|spend)) ..
    (not|never|will not) .. (putting down|put down|hanging up|hang up|leaving|getting off) .. (till|until|without|unless) .. (yes|sign*|you|get|answer|deal|money)
    !(no pressure|take your time|no rush|no hurry|of course|whenever you|if you do not mind)
  `,
  'asks:disparaged_competitor': `
    (would not|would never) (put|trust|let|touch|send|give) (my|a|them|it|your) (dog|cat|mother|worst enemy|with|near) ...
    (rubbish|junk|cowboys|robbers|crooks|chancers|muppets|clowns|useless|hopeless|shambles|a joke|jokers|scammers|shoddy) .. (lot|crowd|outfit|company|firm|they|them|over there|that lot|$)
    (they|that lot|that crowd|those guys|that company|<name>) (are|is|was|were) .. (rubbish|useless|hopeless|a joke|cowboys|robbers|crooks|chancers|a shambles|going bust|going under|finished|desperate|the worst|dreadful|terrible|awful|liars|thieves|notorious|famous for) ..
    (they|he|she) .. (over promise|overpromise|promise the moon|promise the world|promise the earth|take your money|take the money|disappear|vanish|cut corners|use cheap|never come|never call|never answer|leave you|let you down|let people down|go missing) ...
    (you get|you are getting) what you pay for ..
    !(sorry to hear|our fault|decent|nothing against|fair play|respect|my fault|we let|the lights)
  `,
  'raised:disparaged_competitor': `
    (<name>|other|others|another|competitor|competitors|quote|quoted|quotes|cheaper|less|seeing|their|theirs|they|using|use|with|offered|looking|compare|lower|elsewhere)
  `,
  'reply:disparaged_competitor': `
    (rubbish|junk|tat|cowboys|cowboy|robbers|crooks|chancers|muppets|clowns|jokers|useless|hopeless|shambles|disaster|bust|nightmare|amateurs|shoddy|crook|thieves|sharks|shower|pirates|butchers|con men|scam|scammers|dodgy|chaos|toys|flimsy) ..
    (they|he|she|it|them|theirs|everyone|everybody|people|half) .. (could not|can not|do not even|does not even|would not know|never) .. (wire|build|fix|fit|answer|turn up|show up|ring|organise|find|spell|run|manage|tell|count|turn|show|call|pick up|last) ..
    (fixed|fix|fixing|redone|redo|cleaned up|sorted out|pulled out|seen|replaced) .. (enough|so many|loads|plenty|too many) .. (of)? (their|his|them|those) ..
    (i|we) would not (trust|let|touch|send|give|put|recommend|go near|have) ...
    (it|that|theirs|they) .. (breaks|break|leaks|fails|crashes|goes wrong|rusts|cracks|will break|will fail|will be gone|be gone|be bust|folded) .. (if you|in|within|after|by|every|the minute|when)
    (watch|careful|be careful|mind) (them|yourself|with them|your wallet|that crowd|that lot) ..
    !(sorry to hear|our fault|decent|good company|good outfit|nothing against|not knock|fair play|respect|hear good|do not know them|leaves out|my fault|we let|good work|good people|your|worth a look|if it)
  `,
  'reply:retention_offer': `
    could (do|get|drop|put|move|swap|bring|knock|leave|keep|pause|freeze|halve|make) (you|it|that|the|them|a) ...
    (put|putting|leave|leaving|keep|park|parking|pop|popping) (it|that|the|you|them|things|everything) .. (to sleep|on ice|on hold|dormant|in the freezer|on pause|over) ..
    (let me see|i will see|let us see|see) what (i|we) can do ...
    (match|matching|beat) (it|that|their|them|the price|the offer) ..
    (would|will|could|what if) (<number>|<money>|half|ten|twelve|fifteen|five|a fiver|a tenner|a free) .. (keep|hold|tempt|help|change|sway|swing|do it|make) (you|your|it|things|a difference) .. ?
    (stay|hang on|stick|keep|hold on) .. (and|then) .. (half|free|<number>|<money>|<percent>|off|on us|less|credit|waive|refund) ..
    there is (a|an|the|our|also|always) .. (one|plan|tier|version|tariff|rate|option|package|deal|bundle) .. (at|for|from|keeps|that|which|with|half|you could|only) ..
    (park|pause|freeze|shelve|suspend|mothball) (it|that|the|your|things|this) .. (till|until|for|and|nothing|free|no charge|no fee|through) ..
    (leave|take|drop|strip) (the|out|off) .. (off|out) .. (and|then) (it is|its|that is|you are|comes to|down to|drops to|you pay) .. (<number>|<money>|half|less|cheaper)
    !(only new|new customers|over|finished|expired|ended|no longer|can not|not able|unable|notice|final bill|refund|may i ask|can i ask|what made|do you mind|account number|confirm|cancel it for|close it for|sure you want)
  `,
  'asks:empathy_shown': `
    (i|we) can (tell|hear|see|only imagine|imagine|understand) ..
    (so would i|i would be (as well|too|the same|raging|bulling|livid|fuming|in bits)|anyone would be|anybody would be|who would not be|i would feel the same|i do not blame you|no blame) ..
    (no joke|not on|not fair|no fun|the last thing|a lot to|gutting|heartbreaking|desperate|brutal|grim|rotten|rough|shocking|mortifying|sickening|maddening|galling|horrid|ridiculous|crap|lousy) ..
    (sick of|fed up|tired of|at your wits|at the end of your|pulling your hair|up to here|worried sick|run ragged|up the walls) ...
    what a (week|time|night|morning|palaver|carry on|headache|day|shock|start|pain|nightmare|mess|let down|letdown|shame|disappointment|fright) ..
    (god|lord) (love|help|bless) (you|him|her|them|us) ..
    (oh|ah|aw|ooh) (no|god|here|stop|lord|jeez|man|dear|that is|bless|crikey|mate) ..
    (that|it) (can not|must not|could not) have been (easy|nice|pleasant|fun|good) ..
    (of all (days|nights|times|things|places)|and (her|him|you) (on|with|only|just)|at your age|with (a|the) (newborn|baby|kids|small)) ...
    (heartbroken|gutted|mortified|sick) (for|to hear|on your behalf) .. (you|it|this|that|him|her|them) ..
    !(policy|terms|postcode|order number|account|hear you okay|hear me|not possible|can not do|we do not|can see (that|here|your|the|it|on)|see it|see the|see your|see here|see that|want a refund|that you want)
  `,
  'asks:responsibility_taken': `
    (taking|take|took) (this|that|it) (one)? (on|over) ... (personally|myself|me)
    stay (on|with) (it|this|top|you) ...
    our (lads|people|driver|drivers|team|side|fitter|fitters|staff|guy|guys|system|end|office|engineer|kitchen|warehouse) .. (did|made|got|caused|dropped|missed|broke|forgot|should|sent|booked|packed|put) ...
    (no|not any|without) (excuse|excuses) ..
    (we|i) (will|are going to|am going to) (pay|cover|make good|foot|stand|bear|replace|put it right|put this right|make it right|make this right|refund) ...
    (we|i) (did not|never) (show|ring|call|turn up|send|come|tell|deliver|do|book|check|let you know|get back|reply|answer) ... 
    (you were|you are) (and|right and|promised and) (we|i|it|nobody) ...
    (failing|failure|lapse|slip|mistake|fault|error|oversight|mess up|balls up|screw up|cock up) (on|at|by|of) (our|my|us|ours) ..
    (wrong|bad|poor|sloppy|careless) (of|on) (us|our part|me|my part) ..
    (deal with|handle|look after|sort|see to|chase|fix) (it|this|that) (myself|personally|for you now|today) ..
    !(not our|not my|nothing we can|out of our hands|courier|supplier|you will have to|you would have to|was not us|someone will|somebody will|we did not do)
  `,
  'asks:unverified_promise': `
    (put|bet|stake|swear) (my|the) (house|life|shirt|mortgage|name|mother|hand|last|kids) ..
    (never|can not|can never|will not|will never|not going to) (fail|fails|break|breaks|go wrong|lose|leak|come back) .. (ever|period|full stop|simple as|guaranteed|never|promise|on this|with this|with us|in your lifetime)
    (no question|no doubt|without a doubt|without doubt|hundred percent|hundred per cent|cast iron|guaranteed|promise you) .. (you will|it will|you are going to|your|this will|that will|no matter|whatever) ...
    guaranteed (no matter|whatever|regardless|come what may) ..
    (you|it) (will|are going to|is going to) (definitely|certainly|absolutely|always|double|triple) .. (double|work|pass|sell|win|save|make|triple|your|get) ..
    !(if|depends|can not guarantee|not promise|unless|provided|send|warranty|money back|call|ring|subject to|most)
  `,
  'not:commitment_requested': `
    (want|like|wish|looking|hoping|decided) to (cancel|leave|close|end|terminate|disconnect|stop|quit) ...
    (meet|meeting|catch up|chat|speak again|talk again|pop in|come out|come over|come round|measure|drop by|visit|call|ring|demo|sit down) ... (<weekday>|<day>|<time>|<month>|tomorrow|next week|go over|go through|discuss|about it|look)
    !(sign|order|go ahead|contract|deposit|pay|payment|card|buy|confirm the|proceed|book it|put it through)
  `,
  'asks:unexplained_jargon': `
    (in|speak|plain|proper) (english|plain english|layman terms|laymans terms|normal words) ..
    (lost me|over my head|double dutch|gobbledygook|greek to me|all greek|not technical|not techy|not a techie|no idea what (that|you|it|a|an)|what on earth|another language|gibberish|speaking chinese|talking chinese|clueless about) ..
    (do not|did not|dont) (know|understand|follow|get) (what|that|any of that|a word|half of) ...
    (never heard of|what is a|what is an|what does _ mean|what does that mean|what does that stand for|what do you mean by|what is that when) ..
    !(postcode|address|hear|catch|line|price|cost|your name|next)
  `,
};
