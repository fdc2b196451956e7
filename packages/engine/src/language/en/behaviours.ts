// Phrases that tell a behaviour by themselves, in English. They are no features: training knows nothing of them.
import type { BehaviourCues } from '../pack.ts';

export const behaviours: BehaviourCues = {
  concession_traded: `
    (only|but only|happy to|gladly|will do|can do|could do|yes) .. (if|so long as|as long as|provided|providing|on condition) (you|we|it|the|your) ...
    (go|take|sign|have|order|pay|book|commit|stay|bring|do|give me|give us|make it|take on) ... and (it is|it will be|i will|we will|i can|we can|that is|you get|you have it for|they are|the|i would|we would) .. (<number>|<money>|<percent>|free|waive|waived|drop|dropped|knock|half|off|thrown in|included|throw|hold|match|take)
    (i would|we would|i will|we will|i am going to) (need|want|have to have|be wanting|expect|be asking for|ask for) .. (payment|deposit|cash|order|volume|commitment|term|contract|year|years|months|up front|upfront|in advance|something|reference|testimonial|introduction|referral|both|minimum) .. (for that|to do that|for it|in return|to get there|back|then|at that|first|before i|$)
    (against|in return for|in exchange for|subject to|in return|on the back of|on the strength of) (a|an|the|your|full|prompt|early) (deposit|order|down payment|longer|two|three|five|signed|signature|payment|review|referral|commitment|minimum|retainer|<number>) ..
    (what if|how about|suppose|say|supposing) (you|we) (cover|take|paid|pay|sign|do|handle|collect|commit|went|go|took|signed|covered|did|bought|buy|order|ordered) ... and (we|i) .. (drop|cut|knock|take|bring|throw|do|give|waive|hold|come|lower|include|absorb|split|reduce|dropped|cut|knocked|took) ..
    (for|with) (a|an) .. (deposit|longer term|bigger order|two year|three year|year up front|commitment|standing order|prepayment) .. (i|we) (can|could|will|would) ..
    (cash|direct debit|up front|upfront|annual|yearly) .. (i|we) (can|could|will|would) (knock|take|drop|give|do|throw|waive|bring|shave) ..
    you (scratch|do) .. (my|your) (back) ..
    (that way|then|and then) i (will|would|can|could) (lose|waive|drop|throw in|knock off|absorb|forget) (the|a|your) .. (charge|fee|delivery|cost|carriage|fitting|installation|setup)
    !(breaks|break down|anything goes wrong|late fee|cancel|penalty|you like|you want to know|any questions|any problem|any problems|not happy|refund)
  `,
  resolution_confirmed: `
    ^ (and|so|right|okay|how about|what about|right then|there)? (now|this time) $
    (and)? (now|this time) (any (better|joy|good|luck|different|change)|is it|does it|do you|can you|are you|did it|has it|better) ... ?
    any (better|joy|luck|different|sign of it|change|good) (now|this time|there|yet|at your end|$) ..
    (is|are|does|do|has|have|did|can) (it|that|they|the|you|everything|she|things|your|he) ... (now|yet|this time|since|again|properly|all right now|okay now|clean|through|back|in|gone|stopped|sorted|up|on|load|loading|work|working|appear|arrive|arrived|come up|coming out|open|opening|showing|show up|heat|heating|flush|ring|ringing|print|printing|connect|connected|see it) ?
    (try|have another go|have a go|give it another go|give it a go|try it|try that|test it|try once more|try again|run it|switch it on|fire it up|log in|plug it) .. (again|now|once more|for me|and)? ... (tell me|let me know|what happens|see if|see whether|what you see|what do you get|what comes up|does it|is it|did it|how it goes|what it says|how that is) ..
    (are you|did you get|have you got|you) (in|back in|on|back on|through|connected|up and running|sorted) (now|okay|yet|all right|$)
    (did|has|have|does|will) (that|this|it) (do|done|fix|fixed|sort|sorted|solve|solved|help|helped|work|worked|cure|cured|clear|cleared|do the trick) (it|the trick|that|things|the problem|anything|you|$) ..
    (so)? (that is|it is|everything is|they are|you are|is that|is it|is everything) (all)? (working|fixed|sorted|back|fine|running|okay|cleared|gone|up|resolved|good) (now|again|for you|at your end|then|is it|isn|are they) ..
    how (is|are|does) (it|that|things|the|she|they) (looking|behaving|running|now|sounding|doing|look|feel|sound) (now|at your end|since)? $
    (see|getting|hearing|got) (it|anything|a picture|sound|hot water|the money|heat|a signal|the light) (now|yet|come through|this time|on your|in your|on there) ... ?
    !(anything else|first|before|when did|appointment|morning|afternoon|call you|visit|ticket|how long|since when|red light|have you tried|did you try|engineer|monday|tuesday|wednesday|thursday|friday|happened before|send|account number)
  `,
  retention_offer: `
    (before|instead|rather than) ... (would|could|what|have|how|i|we|can|shall|maybe|why|is|there|let) ... (pause|freeze|hold|smaller|lighter|cheaper|free|half|downgrade|discount|off|reduce|drop|lower|swap|switch|keep|stay|suspend|break|match) ..
    (what if|how about|suppose|would it help if|would you stay if|would you consider|could i tempt|can i tempt|would you reconsider if|would it make a difference if|if) (i|we|you) .. (put|paused|froze|pause|freeze|dropped|drop|gave|give|moved|move|matched|match|knocked|knock|halved|took|take|cut|switched|switch|reduced|swapped|kept|offered|offer|with|went|lowered|brought|suspended|hold|held) ...
    (i|we) (can|could|will|would|am able to|are able to|am allowed to) (pause|freeze|match|beat|halve|put you on|move you|switch you|drop you|drop it|drop the|bring it down|bring that down|knock|give you|offer you|do you|take|get it down|get you|hold it|suspend|waive|credit|reduce|lower|swap) ...
    (i|we) (could|can|would|will) (do|make it) .. (<money>|<number>|<percent>|half) ..
    (there is|we have|we have got|you have|you could take|you could have) (a|an|the|also|always)? .. (cheaper|lighter|smaller|basic|lower|pay as you go|family|off peak|reduced|free|student|seasonal|half|pause|freeze|loyalty|monthly|light|lite|entry|no frills|dormant|holiday) (one|plan|version|tariff|option|membership|package|deal|policy|offer|level|tier|credit|rate|discount|month|months) ..
    (have you thought|did you think|have you considered|ever thought|would you rather|why not|why do not you|could not you|you could|you could always|you can always) .. (just)? (keep|keeping|pause|pausing|freeze|freezing|dropping|drop|moving|move to|switching|switch|go down|going down|downgrade|downgrading|share|sharing|lend|transfer) ...
    (<number>|a|one|two|three|six|a couple of|few) (free)? (month|months|weeks|sessions|year) (free|on us|on the house|half price|at half|off|free of charge|without paying|no charge) ..
    (<percent>|half|<money>) (off|less|cheaper) .. (if you stay|if you keep|for the rest|for six|for a year|for the next|for three|to stay|as a thank you|for being|$)
    (stay|staying|stick with us|keep it|hold on to it) (on)? (and|then|for) .. (i|we|you|another|half|<number>) .. (will|would|can|could|get|pay|months|price) ..
    !(only for new|new customers only|for new customers|finished|expired|ended|ran out|no longer|can not do|can not offer|can not give|unable|notice period|final bill|was a|there was|last bill|refund|what made|may i ask|can i ask)
  `,
  value_tied_to_need: `
    (you (said|told me|mentioned|were saying|talked about|were telling|asked about|wanted|were worried|spoke about)|like you said|as you said|going back to your|remember your|your point about|that thing you) ...
    (so|that way|which means|meaning|and so|then|because then|so then|that means) .. (your|you) ... (no longer|never|not|no more|any more|anymore|stop|stops|free|quieter|easier|faster|less|fewer|without|save|saves|sleep|relax|straight|instead|at once|only|just|nothing|no need|need not|do not|will not|can|get|gets|have|is|are|know|see) ..
    for (your|you|that|those|a|someone|somebody) .. (there is|there are|it|this|that|they|he|she|you|means) ... (nothing|no|just|only|never|instead|automatically|once|straight|without|do|does|not|one) ..
    (no|nothing|none) .. (to lose|to fill in|to forget|to carry|to remember|to chase|to type|to retype|to worry about|to go wrong|to write|to break|to count|to look for) ..
    (that is|this is|it is|here is|which is) (exactly|just|precisely|the very|the thing|what|where|why|how|the bit|your) ... (you (were|are|have|need|wanted|said|asked|mentioned|miss|missing|lack)|solves|fixes|takes care|stops|covers|sorted|live|missing) ..
    (so|and|then) (you|they|she|he|nobody|no one|your) (need not|do not have to|does not have to|will not have to|never have to|no longer have to|will never|will no longer|need never|can stop|can forget|would not have to) ..
    (solves|fixes|takes care of|gets rid of|puts an end to|stops|kills|answers|cuts out|does away with|covers|deals with|handles) (that|your|the|those|all that|exactly that|your whole) ..
    (given|since|because|as|seeing as) (you|your|you are|you have) ... (it|this|that|we|the) .. (will|would|does|can|lets|gives|means|saves|stops|sends|fits|is|works) ..
    !(refund|discount|price|invoice me|sign|call you|next i will)
  `,
  pain_impact_explored: `
    (and|so)? when (it|that|this|they|one|someone|the|he|she|you) ... what (happens|happened|does|do|is|becomes|goes) ... ?
    what (happens|happened|becomes|goes wrong) (to|with|when|then|if|after|in|on) ... ?
    what (does|did|is|has|do|would) (that|this|it|those|all that) .. (cost|costing|costed|mean|do|doing|done|end up|lead|cause|caused|set you|come to|take|eat) ... ?
    how (much|many) .. (hours|time|days|orders|customers|sales|business|money|work|jobs|revenue|people|bookings|cash|clients|is that|does that|does it|do you reckon|would you say|you reckon|do you think) ... (lose|losing|lost|cost|costing|eat|eats|eating|waste|wasted|wasting|go|goes|going|gone|walk|walks|walking|slip|miss|missed|missing|spend|spent|spending|take|takes|set you back|tie up|burn|burning|swallow|out the window|down the drain|a week|a month) ... ?
    (what|how) (is|has|does|did|do) (that|this|it|all this|all that) (doing|done|do|affect|affecting|affected|hit|hitting|hurt|hurting|impact|impacting) ... ?
    what (is|are|was|were|would) the (impact|effect|knock|knock on|consequence|consequences|damage|cost|upshot|fallout|result|price|toll|worst) ... ?
    (how bad|how serious|how painful|how big) (is|does|was|a|an|has|do) ... ?
    (does|do|did|has|is) (that|this|it) .. (affect|hurt|hit|hold you back|slow|cause|cost|lead to|lose|losing|upset|put off|eat into|get in the way) ... ?
    (what|who|which) (suffers|gets hit|takes the hit|pays for it|loses out|goes wrong) ... ?
    (what|anything) .. (knock on|fall out|on the back of that|as a result|because of it|because of that) ... ?
    (where|how) does (that|this|it) (leave|hurt|bite|show) ... ?
    !(charge|charges|agency|supplier charge|licence|rent|fee|next|appointment|you sign|why does|contract say|cost you to run|service cost|after the call|pay them|pay for it now|plan cost)
  `,
  satisfaction_checked: `
    how (is|are|was|were|has|have) (the|your|it|they|that|things|everything|she|he|we) ... (treating|working|going|getting on|been|doing|holding up|performing|serving|behaving|suiting|running|settling|fitting|worked|gone|held up|coping|bedding|wearing|with us) ... ?
    how (are|is|have|did|do|has) (you|everyone|everybody|the team|the staff|the family|the kids|people|the lads) (all|lot|and the)? ... (getting on|get on|finding|find|found|liking|like|enjoying|enjoyed|feel|feeling|taken to|take to|got on|rate|doing with|happy) ... ?
    (see|know|ask|check|hear|wondering|find out) how (you|it|things|the|everything|they|your) .. (getting on|got on|finding|found|going|liking|working|treating|doing|been|feel|rate|like|settling) ..
    (are|is|were|have|am|do) (you|everyone|the team|they|the staff|people|your) .. (happy|satisfied|pleased|content|enjoying|comfortable|glad|delighted|keen|fond) (with|on|about|so far|enough|still|overall|in general|$) ... ?
    (out of (ten|five|<number>)|scale of|marks out|score out|one to ten|one to five) ...
    (what|how) (do|did|would|have|have been|are) (you|your|the) .. (think of|thought of|make of|made of|thoughts|rate|score|impression|impressions|feel about|verdict) ... ?
    what (is|are|has been) .. (been like|your verdict|your thoughts|your impression|it like) ... ?
    (is|are|does|has|do|have) (it|they|everything|the|we|things|that) ... (what you (hoped|expected|need|wanted|thought|were hoping|were after)|expectations|still (doing|working|serving|suiting|fit|good|right)|living up|up to scratch|worth it|hitting the mark|keeping you happy|to your liking|do the job|doing the job|earning its) ... ?
    (any|anything) .. (complaints|grumbles|niggles|gripes|bothering|bugging|annoying|disappointed|could do better|improve|not happy) ... ?
    (has it|have we|has that|has the) .. (been|lived up|met|done|gone|worked|turned out) ... ?
    (is|are|does|do) (it|they|we|she|he|the) .. (pulling its weight|pulling their weight|earning its keep|earning their keep|paying its way|holding up|hitting the spot|doing the business|any good to you|treating you|looking after you|living up|up to the mark|up to scratch|what you hoped|what you expected) .. ?
    (be honest|honestly|straight answer|hand on heart|truthfully) .. (are|is|how|do|would|any|what) .. (we|it|you|they|us|the) .. ?
    (would|do|could) you (recommend|buy|do it|choose|pick|have|go with) (us|it|again|that|the same|them) .. (again|friend|friends|anyone|mate|colleague|others|tomorrow|over) .. ?
    (any|no) (regrets|complaints|moans|gripes|niggles|snags) .. $
    (anything|something|what) (we|you would|i) (could|should|can|be)? .. (doing better|do better|do differently|change|improve|be better at|be doing) .. ?
    !(happy to (go|proceed|sign|book|renew|hold|talk|wait)|how are you today|how is your day|parking|weather|screen|hear me|current supplier|other company|how do you find us|happy with (that|the|this) (price|figure|date|time|quote|plan to)|thursday|monday|does that work)
  `,
  expansion_explored: `
    (a lot of|lots of|most|many|other) .. (like yours|your size|like you|similar to) .. (add|take|have|use|run|go for|bolt on) (the|a|an|our) ..
    (have|had|did) you (ever|all|guys|not)? (thought|think|considered|looked|tried) .. (of|about|at|adding|doing|having|taking|upgrading|going|extending|expanding|getting|putting|moving|trying|rolling|for) ... ?
    (do|would|does|could|will|might|are|is|wouldn) (the|your|any|other|anyone|anybody|you|that|it|they|someone) ... (other|more|extra|another|second|bigger|larger|upgrade|add|adding|additional|extend|expand|module|branches|branch|sites|site|offices|team|departments|new people|new starters|as well|too|also|rest of|family plan|next plan|next size|premium) ... ?
    (a lot of|lots of|most|some|many|plenty of|other|often) .. (add|take|have|go for|use|upgrade|pair|combine|move up|bolt on|also) ... (would|is|do|could|might|does|fancy|have you|want) ...
    (the)? (bigger|larger|next|premium|full|pro|family|unlimited|faster|double|annual|gold|plus) (one|plan|size|tank|package|model|tier|version|bundle|level|line|speed|cover|box) .. (is|would|only|comes|gives|has|might|could|works) ...
    (any|anyone|anybody|who|is there anybody|is there anyone|are there any|how many) (new|other|more|else|extra|another) ... (need|want|use|join|joining|starting|benefit|could use|coming|like|interested|require|on it|hiring|take on) ... ?
    (you could|you might|why not|may be worth|might be worth|it might be worth|worth|could be worth|i would|shall i|shall we|can i|could i|may i|would you like me to|want me to) .. (add|adding|upgrade|upgrading|go up|going up|bolt|extend|extending|include|put|roll out|take on|move up|moving up|step up|stepping up|throw in|double|tempt|interest) ... (as well|too|the|another|a|to|it|you|more|second|extra|in|on|out) ..
    (we|i) (also|now|have just|just|have also|have recently) (do|offer|have|launched|got|brought out|sell|added|started|run|cover|cater) ...
    (while|since|as) (we are|i am|i have|we have|you are) (here|at it|there|on|got you|on the line) ... (do|want|need|shall|would|could|what about|how about|also|as well|fancy|like)
    (what about|how about) (the)? (other|rest|second|another|garage|upstairs|downstairs|back|front|garden|other site|branch|warehouse|more|whole|adding|an extra) ... ?
    (only|just) .. (<number>|<money>) (more|extra) .. (month|year|week|for|if|and|to|you) ..
    !(can not|not on this plan|unable|same price|no need|not available|sorry|refuse|price goes up|another question|more help|more questions|thought about it|anything else|renew)
  `,
  results_reviewed: `
    (you|you and|your) ... (put|processed|sent|made|booked|ran|used|handled|took|sold|saved|shipped|printed|had|cut|did|done|gained|lost|recovered|logged|grew|generated|produced|delivered|served|completed|received|opened|closed|reached|hit|won|brought in|burned|walked|attended|been|missed|claimed|watched|downloaded|spent|down) ... (<number>|half|third|quarter|twice|double|most|all of|every) ... (this|last|since|so far|quarter|month|year|term|week|through|over|season|in the|day|percent|hours|orders|of your)
    (your|the|its|their) ... (went|has gone|have gone|dropped|fell|rose|came|grew|are|is|climbed|shot|jumped|halved|doubled|tripled|made|caught|produced|saved|is down|is up|has come|brought|improved|earned|ran) .. (down|up|from|by|<number>|<percent>|half|third|double|twice|nearly|about|over) ... (since|this|last|from|to|a|in|so far|year|month|quarter|week|season|when)?
    (since|in the (year|months|time|weeks)|over the (year|months|last|past)) (we|you|it|since|that|the|i) .. (started|began|switched|installed|put|came|joined|signed|took|went|moved|set|launched|changed|have|fitted) ... (<number>|<percent>|half|third|down|up|less|more|fewer|better|no|not one|without|zero|doubled|halved|dropped|faster|quicker)
    (looking|looked|look|i see|i can see|we can see|having a look|checked|i have got|going by|according to|pulled up|pulled|the figures|the numbers|the report|your figures|your numbers|your report|your stats|your usage) .. (at|on|from|show|shows|say|says|that|here|your|the|you|in|up) ... (<number>|half|third|quarter|twice|most|every day|never|hardly|percent|<percent>) ..
    (only)? (<number>|half|two thirds|three quarters|most|a third) (of|out of) (your|the) .. (seats|users|staff|hours|licences|team|people|sessions|visits|calls|orders|machines|days|allowance|members|classes) ... (use|using|used|log|logging|active|left|in|on|are|have|came)
    !(our customers|our clients|on average|would|could|will|you would|you will|industry|across the|market|trade|competitors|how many|how much|sector|per user|charge|you owe|invoice|we have put in|new servers|price|rate is|costs|cost)
  `,
  social_proof: `
    (a|an|one|another|this|that|some|several|few|couple of|two|three|<number>|dozens of|hundreds of|most of the|plenty of|lots of|loads of|many) _ ... (with this|with it|uses|use|using|using it|use it|on it|switched|cut|cuts|saved|saves|started with|does exactly|do exactly|doing exactly|does the same|had the same|with the same|in the same|same problem|same boat|doubled|halved|went from|swear by|swears by|rave|reckon|told me|tell me|tells me|said the same|never looked back|running on|run on|already|got theirs|love it|loves it|have been with us|has been with us|in your shoes|similar size|your size)
    (we|i) (did|fitted|put|installed|set up|sold|built|moved|had|helped|have got|have|got|worked with|work with|look after|supply|just did|finished) .. (one|a|an|the|same|for|this|it|in|another|somebody|someone|people) .. (for|in|at|on|with|near|like|to) ... (last (week|month|year)|who|that|and|same|halved|saved|cut|doubled|just|exactly|round|down the road|up the road|next door|now)
    (the|a|an|our) _ (on|in|at|down|up|over|round|next|across|near|opposite|by) ... (cut|saved|use|uses|switched|went|has|have|had|got|did|swears|swear|doubled|halved|runs|run|reckon|reckons|love|loves|never|told|says|said|started|took)
    <name> .. (cut|saved|doubled|halved|switched|swear by|swears by|reduced|increased|grew|went from|started with|gained|recovered|use it|uses it|have it|run it|runs it|are using|is using) ...
    (<number>|hundreds|thousands|dozens|half|most|nine out of ten) .. (of)? (schools|companies|businesses|clinics|homes|hotels|shops|customers|people|farms|firms|families|practices|restaurants|users|teams|members|students|clubs|offices|patients|drivers|households|garages|salons) .. (use|run|trust|rely|already|have|chose|on it|are on|signed|switched|like|say|said|renew|stay) ..
    (they|she|he) (were|was|had|had been) (in|just|exactly|the|same|like|worse|where|in your) .. (shoes|like you|same|boat|situation|where you are|position|as you|problem) ...
    (you are not the first|others in your|people in your|folk in your|someone in your|same as you) ...
    !(their customers|your customers|your clients|customers will|leaving them|competitor|how many|do you|my sister|does she|best on the market|been going|how long|will love|if you)
  `,
  pressure_tactics: `
    (if you|the minute you|the moment you|once you|as soon as you) (walk|leave|hang|go|put the phone|do not|turn|say no|get up|step|close) ... (price|offer|deal|gone|goes|back up|over|off the table|regret|sorry|too late|full price|lose|never|someone else|next person|not my problem|on your own|for good)
    (now|today|tonight) or never
    (limited|short) time (offer|deal|discount|only|price|promotion) ..
    (offer|deal|discount|price|<percent>) ... (if you|when you) (sign|commit|decide|buy|order|pay|say yes) (today|now|right now|tonight|on this call) ..
    (someone else|somebody else|another (couple|buyer|family|customer|client|person|lady|chap|company)|other people|three others|two others|next person|people queuing|queue of people) ... (coming|wants|want|interested|after it|waiting|ready|looking|lined up|take it|snap|will have it|will take|viewing|if you do not|on the phone|behind you)
    (do you (really|honestly|seriously)?|you really) (want|wanna|going|prepared|willing) .. (to)? (tell|explain|explaining|risk|gamble|be the one|live with|let|have that on|look|see your) ...
    how (would|will|could) you (feel|live|sleep|explain|face|forgive) .. (if|with|when|yourself|it|your|that|at night|to) ...
    (least|very least) you (can|could) do .. (is)? ..
    (after|i have|we have|i) (all|spent|wasted|given|put in|sat|driven|come) ... (for you|on you|hours|all this|all that|my time|my whole|all the way) ... (sign|least|owe|decent|fair|now you|and you|say no|nothing|just|can not even) ..
    (last one|only one left|last few|final one|just one left|one left) ... (gone|go|minutes|hour|trust me|believe me|tonight|today|take it|now|by)
    (gone|be gone|snapped up|disappear|disappears|vanish|expires|expire) .. (in|by|within|before) .. (minutes|minute|hour|hours|tonight|tonight|the end of this call|we hang up|lunch|you blink|you know it|midnight)
    you (would|will|must|have to|would have to) be (mad|crazy|stupid|a fool|daft|an idiot|foolish|nuts|insane|kicking yourself|sorry) ...
    (only|just) (a|an) (fool|idiot|madman) ...
    (you will|you are going to|you would) (regret|kick yourself|be sorry|lose everything|live to regret|come crying|come crawling) ...
    (waste|wasting|wastes|wasted) (my|our|people) time ..
    (clock is ticking|tick tock|time is running out|stop dithering|stop messing|stop wasting|make your mind up|make up your mind|what sort of (father|mother|parent|man|husband|boss)|what kind of (father|mother|parent|man|husband|boss)|do not you (love|care)|if you (loved|cared)) ...
    (i|we) (can not|will not|could not) (hold|keep|guarantee) (it|this|that|the price|holding it|keeping it) .. (any longer|past (today|tonight|this call|five)|beyond (today|tonight|this call)|if you (hang up|leave|walk)|for people|another minute|more than an hour) ..
    (sign|decide|pay|commit|say yes|order) (right now|this minute|this second|before i (go|leave|hang up)|before you (go|leave|hang up)|in the next) ...
    !(no pressure|take your time|no rush|no hurry|same price|would hate to|i would not want you to)
  `,
  prior_contact_referenced: `
    you (asked|told|said|mentioned|wanted|promised|were|had) (me|us|to me|you)? .. (to (call|ring|try|phone|get|come|check|send|chase|follow|wait|contact|message) ... (again|back|once|when|after|in|on)|last time|the other|before|when we|earlier|on the phone|in your email|in your message|you would (think|talk|speak|look|check|ask|let|have))
    (i|we|my colleague|our|<name>) (dropped|sent|left|posted|emailed|messaged|gave|put|mailed|popped|forwarded|handed|quoted|texted|shared|showed|measured|called|rang|phoned|visited|came|tried|spoke|wrote|priced|did) .. (you|your|a|the|some|with|round|out|to) ... (last|ago|back|other day|yesterday|before|earlier|fortnight|on <weekday>|in <month>|week|weeks|previously|this morning|already|through your)
    (it is|i am|this is|it is only) .. (we|you and i|i) (were|was|are|met|spoke|chatted|talked|had) (chatting|talking|speaking|together|at|in|on|a|last|about|over) ...
    (we|you and i) (met|spoke|chatted|talked|bumped|had a (chat|coffee|call|look|word|meeting|cuppa)|were chatting|were talking|were speaking|emailed|sat down|last spoke) ..
    (did|have|had) you (get|got|had|have|manage|managed|find|found) .. (chance|time|moment|look|minute|round|to) ... (look|read|see|think|talk|go through|go over|watch|try|open|digest|chew|speak|show|what i|the (quote|proposal|brochure|email|sample|samples|figures|link|video|estimate|catalogue|offer|document|pdf)) ... ?
    (what i|what we|the (quote|proposal|email|brochure|sample|samples|figures|catalogue|estimate|offer|video|link|letter) (i|we|that i|my)) (sent|left|dropped|gave|emailed|posted|promised|put|did|shared|showed) ..
    (did|have|has) (you|it|my|the|that) ... (get|receive|received|arrive|arrived|reach|land|come) .. (my|our|the)? (email|quote|message|brochure|samples|sample|proposal|estimate|parcel|letter|text|catalogue|figures|link) ... ?
    (last|previous) (time|call|visit|chat|conversation|meeting|week|month) .. (you|we|i) (were|was|said|spoke|talked|told|mentioned|had|left|agreed|went|looked|wanted|asked|thought|met|discussed|could|did|got) ..
    (you|we) had (the|our|my|a|some) (lads|guys|boys|fitter|fitters|surveyor|engineer|colleague|people|quote|demo|trial|visit|meeting|call|chat|site visit) .. (round|over|out|in|back|on|last|with|from|to|measure|measuring) ...
    (as|like) (we|i|you) (agreed|discussed|promised|said|mentioned|arranged|talked about) ..
    (back|again) (to you)? (as|like) (promised|agreed|arranged|you asked) ..
    (following|follow) (up|on) (from|on)? .. (our|your|the|my|that|last|what) ...
    (where|when) (we|you and i) (left|last|parted|spoke|got to) (it|off|spoke|things|met)? ..
    !(never spoken|not spoken|we have never|i will|we will|i would not know|tonight|next week|how long|how did you hear|could you tell|order number|do you remember when)
  `,
  recap: `
    (to be clear|let me read|let me recap|let us recap|to recap|just to recap|recapping|to sum up|summing up|in summary|to summarise|to summarize|let me repeat|let me run|let me go over|let me just go|let me sum|just going over|going over it|run through it|run that back|read that back|just to confirm|let me confirm|to confirm|so to confirm|let me check i have|let me make sure i have|so i have got|so i have down|where we have got to|where we are|what we have|what we have got|what we have agreed|so far we have|just so we are|just so i have|to wrap up|wrapping up|before we finish|so all told|all in all|in short) ...
    (so|right|okay|then|and)? (we|you and i) (said|agreed|settled|decided|have said|have agreed|have settled|landed|are saying|are agreed|are going) ... (and|then|plus|with|for|at|on|you|we|no|the) ...
    (so|right|okay|then) (that is|it is|you have|you want|we have|i have|it will be|you are having|you are taking|you get|you are getting|we are doing|that will be|that makes|i have you down) (<number>|a|the|two|three|four|five|six|ten|twenty|thirty|forty|it) ... (with|no|and|at|on|delivered|fitted|from|for|starting|plus|paid|by|you pay|every|without|in) ... (and|at|on|you|we|from|no|with|monthly|<day>|<weekday>|<time>|paid|a|for|from|starting) ..
    !(sums up|how does|price is|it costs|you owe|any questions|what do you|password|account number|postcode)
  `,
  timeline_explored: `
    when (were|are|do|would|did|will|is|should|does|must|might|have|could) (you|it|this|that|they|the|your|we|everything|he|she) .. (hoping|looking|thinking|need|want|like|have to|has to|be|aim|aiming|planning|expect|wanting|ready|open|opening|start|starting|go|needed|move|moving|due|necessary|required|launch) ... ?
    (is|have|has|are) (there|you|it|they|got) .. (a|any|some)? .. (date|deadline|timeline|timescale|time frame|timeframe|target|cut off|event|time limit|particular date|day) ... ?
    (how|what) (soon|quickly|fast|urgent|urgently|long before|early|is the (hurry|rush|deadline|timeline|timescale|urgency|time frame|timeframe|target|target date|date)) ... ?
    (what|why) .. (rush|hurry|urgency|timeline|deadline|timescale|time frame|timeframe|driving the date|target date|start date|go live|date in mind|date were|date would|date are|date do|sort of date) ... ?
    (is|would|will|are) (this|that|it|we) .. (for|something for|about|be for|talking|a) (this|next|now|later|spring|summer|autumn|winter|christmas|easter|term|<month>|this (year|month|term|week)|straight away|right away|the|something|immediate) ... ?
    (by when|from when|until when|for when|when for|when by|what date|which month|what month|what time of year|which quarter|how far off|how far away|what week) ... ?
    (how much|how long|how many weeks|how many months|do we|do you) .. (time)? (have we|do we have|do you have|have you|we have|you have|got) (got)? (left|until|till|before|to) ... ?
    (can|could|will) (it|this|that) wait (until|till|or|a|for) ... ?
    (this|next) (year|month|term|season|quarter) or (this|next|the|later) ... ?
    when (for|by|then|roughly|ideally) $
    (date|deadline|timing|timescale|timeline) .. (you are|you have|in mind|working to|working towards|aiming|you need|got) ..
    !(visit|call you|ring you|meeting|appointment|close|pop round|come round|did you buy|bought|suits you|suit you|convenient|chat|speak|free|available|last|delivery slot|did it|started happening|contract end|contract run out|born|stop working|break)
  `,
  engagement_checked: `
    (does|do|would|is|will|could|can|might) (that|this|it|any of that|any of this|all that|what i|the) .. (make sense|fit|fits|sound|help|useful|work for|of use|of interest|be useful|be something|answer|match|clear|suit|chime|tally|ring|look right|relevant|resonate|feel|go far|cover|apply|land|hit|meet|do what|do the|be any) ... ?
    (am i|are we) (going|being|making|boring|losing|talking|rushing|jumping|making) .. (too|sense|you|clear|on|myself|fast|quick|ahead|off) ... ?
    (are you|you) (with me|following|still with me|following me|keeping up|okay so far|good so far|all right so far|happy so far|on the same page) ..
    (with me|clear|okay|all right|makes sense|make sense|good|happy|following) so far ..
    (anything|something|any bit|any part|which bit|which part|what) .. (you would like|you want|you would want|unclear|not clear|go back|go over|go into|repeat|explain again|dig into|see again|jumps out|stands out|interests|interest you|most useful|catches|you like|puzzling|confusing|missing|you would change|you would use|worries|concerns) ... ?
    how (does|do|is) (that|this|it|all that|all this|the) .. (strike|sound|sounding|look|looking|land|landing|feel|sit|sitting|seem|fit|compare|grab) .. (so far|to you|for you|you)? ... ?
    (what|how) (do|are|is) (you|your) (think|thinking|reckon|make|thoughts|feel|feeling|first impression|reaction|say) ... (so far|of (it|this|that)|about (it|this|that)|$)
    (any|got any|have you any|have you got any|do you have any|are there any) (questions|thoughts|doubts|concerns|queries) .. (so far|on that|at this|at that|about|before i|there|yet|up to|until|till|here|$) ..
    (shout|stop me|jump in|interrupt|chip in|pull me up|ask away|butt in|sing out|say if|tell me if|let me know if|just ask) .. (if|any|with|when|whenever|as we|at any|you|me|time|anything|$) ...
    (would|could|can|do) (you|your) .. (see yourself|see your|see them|picture|imagine|use that|use this|use it|be useful|get use|find that useful) ... ?
    is (that|this|it) (the sort|the kind|what you|something|along|anything like|clear|how you) ... ?
    !(screen|hear me|see me|sound okay|thursday|monday|tuesday|wednesday|friday|tomorrow|o clock|<time>|appointment|send you|working now|find us|price work|sign|go ahead|order|come round|visit|call|volume)
  `,
  empathy_shown: `
    (must|can only|that would|it would|that will|it will) (be|have been|imagine|feel|drive|have felt|have) ... (frustrating|annoying|awful|horrible|stressful|worrying|upsetting|hard|tough|dreadful|maddening|infuriating|terrible|scary|nightmare|mad|a pain|disappointing|exhausting|embarrassing|distressing|difficult|inconvenient|feel|the last thing|rotten|miserable)
    (that|this|how|it|what) (is|sounds|was|must be|a|an)? .. (awful|terrible|dreadful|horrible|frustrating|rotten|horrendous|nightmare|miserable|a real pain|a pain|upsetting|maddening|shocking|appalling|not on|disgraceful|so stressful|really stressful|worrying|unacceptable|a shame|heartbreaking|the last thing|not good enough|no way to treat|no fun) ..
    (i|we) (would|would have|will) be (fed up|furious|annoyed|cross|upset|livid|angry|mad|frustrated|worried|fuming|the same|just as|beside|pulling my hair|in bits|gutted|raging|disappointed|devastated) .. 
    (i|we) (can)? (understand|see|imagine|appreciate|get|hear|feel|know|do understand|do appreciate|completely understand|totally understand|fully understand|can see|really feel|realise|realize) .. (how|why|the (panic|stress|worry|frustration|trouble)|your|that you|it is|you are|for you|what you|this is|that is|the (inconvenience|upset)) ... (feel|upset|cross|angry|annoyed|frustrat*|worr*|stress*|panic|disappoint*|fed up|furious|hard|difficult|inconvenien*|trouble|important|been through|going through|a pain|awful|horrible|livid|mad|not what|not easy)
    (apologise|apologies|apologize|sorry|so sorry|really sorry|very sorry|truly sorry|terribly sorry) .. (for|about|that|to hear|you) .. (the|all|any|your|what|this|that|you|everything|such|it|causing|putting)? ... (trouble|inconvenience|upset|stress|worry|bother|hassle|distress|mess|experience|put you|put through|been through|gone through|had to|happened|hear that|hear this|you have had|you had|kept waiting|been kept|wasted|day|time|feel|let down|delay|frustration|disappointment|this|wait)
    (oh|aw|ah|ooh) (no|dear|bless|god|gosh|goodness|my|heavens|you poor) ...
    (bless|poor) (you|her|him|them|thing|love|your|woman|man|lad|kids|mum|old) ..
    (you poor|you have every right|you are right to be|no wonder you|i do not blame you|understandable|understandably|quite right to be|rightly|you must be|you have been very patient|should not have happened to|should not have to|should never have had|you deserve better|nobody should|no one should|what a (nightmare|mess|day|shame|palaver|pain|horrible|terrible|rotten|way|time)|not what you (want|need|expected|wanted|needed)|last thing you (want|need|wanted|needed)|sorry for your loss|thank you for your patience|puts you in) ...
    (i would|i should|anyone would|anybody would|i too would|we all would) (have|be|feel|also) .. (lost|patience|raging|furious|the same|angry|cross|upset|gone mad|blown|worried|sick|livid|mad|devastated|hung up|given up|fuming|in tears|annoyed|frustrated) ..
    (and)? (who|anyone|anybody) (would not|could blame|can blame|would blame) .. 
    (that|it|this|a whole _|a day) .. (hurts|stings|smarts|must sting|must hurt|would sicken|would drive) .. (anyone|anybody|you|a saint|any|mad|$) ..
    !(postcode|order number|policy|we do not|we can not|not possible|did not catch|did not hear|bit loud|say that again|can you repeat|sorry what|you are looking for|hold the line|the right department|noise|in a nightmare to|that is awful of)
  `,
  responsibility_taken: `
    (let me|i will|i am going to|i am) personally (follow|handle|see|look|make|take|check|call|deal|sort|flag|ensure|flagging|handling|taking|making) ..
    (there was|it was|that was|it looks like|it is) (a|an) (billing|system|processing|clerical|shipping|data entry)? (error|mistake|glitch) (on|in|at|by) (our|us) ..
    (that|this|it) (is|was|one is|will be) (on|down to) (us|me|our) ..
    (my|our|totally our|entirely our|completely our|that is our|that is my|it is our|it was our|it was my|all my|all our) (fault|mistake|error|slip|bad|doing|mess|blunder|oversight|responsibility|cock up|slip up|mix up|failure|problem to|error entirely) ..
    (we|i) (did|have|really|clearly|definitely|totally|well and truly|just)? (messed|mess|dropped|slipped|slip|let you down|let you|failed|fail|got it wrong|got this wrong|got that wrong|screwed|mucked|fouled|forgot|missed|overlooked|should have|should not have|ought to have|made a mistake|made an error|cocked|blew it|read it wrong|put it wrong|keyed it|mixed up|fell short|botched|ballsed) .. (up|the ball|you|it|on|this|that|in|to|by|here|down|there|called|checked|sent|told|spotted|caught|wrong|your|been|$) ..
    (leave|let) (it|this|that|me) (with|to) (me|us|deal|sort|handle|fix|see|make|own|take|chase|put) ..
    (i|we) (will|am going to|are going to|shall) (own|see|follow|take|handle|deal with|make sure|chase|put|sort|fix|personally|stay on|look after|get this|get that|make this|make it|pick this|oversee) .. (through|right|personally|care|ownership|responsibility|it myself|this myself|it gets|it is|it out|to the end|until|till|for you|on top|sorted|this happens|charge|own|it right) ..
    (i|we) (take|accept|hold|put|hold my|own) .. (responsibility|blame|hands up|hand up|the blame|ownership|this one|that one|it)
    (can not|could not|will not|no) (defend|excuse|excuses|justify|argue with|make excuses) ..
    hands up ..
    (blame|fault) (lies|is) (with)? (us|ours|mine|me) ..
    you (are|were) (right|quite right) (we|i|it) .. (should|charged|did|missed|failed|forgot|promised|have not|did not) ..
    (should|ought to) have (been|come|arrived|told|rung|called|checked|had) .. (and|but|we|it) .. (was not|did not|were not|failed|missed|have not) ..
    !(not our fault|not my fault|is not our|was not our|not down to us|not on us|your bank|courier|driver says|not to blame|not responsible|your fault|your mistake|up to you|put you through|transfer you|voicemail|if it is)
  `,
  solution_explained: `
    ^ (okay|right|just|so|then|first|now|please|simply|try|go ahead and|what you do is|you just|you can|you|all you do is)? (hold|press|click|tap|go|open|turn|switch|unplug|unscrew|pull|push|take|choose|pick|select|log|enter|scan|slide|lift|remove|reset|restart|put|pop|fill|print|send|post|bring|tick|twist|set|change|clear|close|swipe|type|sign|drop|leave|wipe|empty) ... (then|and|until|till|and then|so that|before|after that|afterwards) .. (pick|choose|press|click|tap|go|open|turn|switch|plug|screw|push|enter|type|it|the|you|we|put|select|hold|wait|swap|change|send|pop|restart|log|let|slide|take|scroll|sign|save|confirm|close|start|hit|that)
    (you|they|we|he|she|it|the (engineer|driver|fitter|team|shop|bank|lads|courier|system|app|machine)) (just)? (post|posts|send|sends|bring|brings|drop|drops|take|takes|fill|fills|click|clicks|press|presses|collect|collects|pick|picks|test|tests|come|comes|deliver|delivers|check|checks|sign|signs|print|prints|tap|taps|put|puts|hand|hands|get|gets|return|returns|refund|refunds|swap|swaps|measure|fit|fits|scan|scans|hold|upload|pay|pays) ... (and|then|and then|after|once|within|before|when) .. (we|it|you|they|he|she|the|your|that|<number>|<duration>|take|sign|get|a|put|leave|swap|within|goes|lands|is|five|ten|three|two|do|pay|send|fit)
    (first|to start) .. (we|they|you|he|it|she|the|of all) ... (then|after|next|and|once) ...
    (that is|it is|it means|that means|it will be|this means|what it means is|the (beep|light|noise|message|error|code) (is|means)) (the|just|only|because|a|your|telling|saying|from|when|that|caused)? ... (so|just|pop|swap|take|change|turn|press|that is why|you need|you can|needs|you have to|low|hold|clear|reset|try|go) .. (off|it|the|out|to|in|on|a|and|battery|over|down|up|into|back)
    (you have got|you have|you are on|it has|it is on|it has got|there is) .. (caps lock|mute|locked|stuck|the wrong|blocked|off|switched|silent|full|set to|out of date|turned|an old|still|a) ... (take|turn|press|switch|tap|click|hold|unlock|empty|clear|change|set|update|choose|so|type|just) .. (it|off|on|the|that|them|again|out|to|up|and)
    (the way|how) (it|this|that|the (refund|exchange|return|swap|process|warranty|policy|claim|plan)) (works|goes|is) ...
    (once|when|after|as soon as) (we|it|they|you|the|that) .. (get|gets|got|have|has|receive|arrives|arrive|is|back|sign|send|press|click|lands|done|reaches|approve) ... (it|we|you|they|the (money|refund|credit|card)) .. (is|will|goes|go|lands|take|takes|get|send|refund|back|on|appears|shows|comes|can|put|issue|see)
    (all)? you (have|need|want|do) (to do)? (is|to) (hold|press|click|tap|go|open|turn|switch|unplug|send|post|bring|fill|scan|choose|enter|put|pull|push|take|upload|reply|sign|print|call|ring|change|select|log) ..
    (it|that|this|the (money|refund|credit)) (goes|comes|lands|gets|shows|arrives|is paid|will be|takes) .. (back|on|in|into|to|up|through|credited|returned|between|about|up to) .. (card|account|same|wallet|bank|bill|<number>|<duration>|days|working|within) ..
    !(on the website|put you through|transfer|one moment|all on our|someone will call|have you|do you have|account number|what is your|your name|take your time|hold the line|hold on|bear with|you want|do you want|take care)
  `,
  disparaged_competitor: `
    (they|their|them|<name>|that lot|those|those guys|that place|that outfit|the other lot|that company|that crowd|these people|him|he|she|that one|theirs) ... (bodge|bodges|bodged|chasing them|chase them|never turn up|never show|never answer|never ring|never call|do not answer|does not work|do not work|do not even|does not even|fall apart|falls apart|fell apart|leak|leaks|rust|rusts|breaks|break down|always late|cut corners|cuts corners|dump|tip|joke|shambles|going under|gone under|struggling|haemorrhag*|losing staff|walked out|walking out|laying off|overcharge|hidden fees|hidden charges|sting you|stung|rip off|ripping|cheap rubbish|cheap tat|tat|rubbish|awful|second rate|third rate|poor quality|poor job|shoddy|half the job|no idea|clueless|slow|hopeless|useless|disaster|cowboy|cowboys|amateurs|nightmare|let everyone down|let people down|let you down|bad reputation|terrible reputation|worst|court|complaints|in trouble|trouble|lose your|lost our|mess|messed|not what they|vanish|disappear|ghost|unreliable|cheat|lie|lies|liars|dishonest|fob you|fobbed)
    (you will|you would|you are going to|be prepared to|get ready to|good luck) .. (be)? (chasing|chase|waiting|wait|regret|queue|end up|be back|come back|come running|come crying|be calling|pay twice|need a new) ... (them|months|weeks|forever|twice|year|again|nobody|phone|to us|hold|someone|it)
    (not worth|is not worth|worthless|worth nothing|means nothing|hot air|waste of money|money down the drain|paper (it is|they are) (written|printed)) ...
    (half|most|all) (of)? (their|the|them) .. (staff|people|team|engineers|customers|stuff|parts|reviews|jobs|work) ... (walked|left|leaving|gone|quit|fake|come back|fails|fail|bought|faked|redo|complain|used)
    (i would be|i would|i would not|you would be) (worried|worry|careful|careful with|nervous|wary|watch|think twice|steer|run|touch|trust|let them|go near|run a mile) ...
    (that|what a) (dump|place|shower|lot|mob|crowd|joke|shambles|bunch) ..
    (we|i) (are|am|have|spend|get|keep) .. (always|forever|spent|half)? (fixing|putting right|redoing|cleaning up|repairing|sorting out|picking up) .. (their|after them|after|what they|his|the mess) ..
    (it|that|theirs) will (leak|break|crack|fall|rust|fail|be back|come back|peel|rot|need) .. (by|before|within|in|again|knowing|every) ..
    !(decent|good work|good company|nothing against|not going to say|would not say|do not know them|do not know much|hear good|respect|fair play|sorry to hear|sorry you|our fault|we let|my fault|your)
  `,
  objection_handled: `
    (i|we) (can|could) .. (offer|give|do|apply|take) .. (discount|credit|off|<percent>) ..
    (you|we|i) (can|could|might|would|will) (always|also|still|just|even|easily|probably|then)? (spread|pay|split|start|try|begin|have|take|do|put|cancel|bring|send|show|get|offer|swap|match|hold|let|give|keep|return|delay|wait|help|arrange|add|include|move|come|cover|freeze|fit|make|speak|talk|go) ..
    (then|well|in that case|so|okay|sure|of course|fair enough|i understand|understood|that is fine|right|no problem|fine) .. (we|i|you|shall|what|how|would|why|could|can|it|the) ... (can|could|will|would|if|shall|start|about|pay|is|are|get|do|help|mean|worry|say|made|put|take)
    (there is|there are|we have|we have got|we do|we make|it comes|i have) (a|an|also|another|the|one|always|smaller|in)? .. (slim|slimline|smaller|cheaper|lighter|narrow|compact|basic|guarantee|warranty|trial|refund|option|version|model|one|plan|finance|instalments|way|free|money back|pilot|insurance) ..
    (it is|that is|this is|they are) (the same|because|made|built|guaranteed|tested|used|rated|less than|cheaper|only|actually|covered|included|about|all|not as|why|exactly) ...
    (what|which) (would|is|was|part|bit|makes|if|else|exactly|do) ... (have to|need to|worry|worries|concern|concerns|put you off|true|make you|change your|convince|compare|comparing|missing|holding|hold|hesitate|unsure|you|stopping|in the way|bothers|price|figure|were you|did you) ... ?
    (how about|what about|what if|suppose|shall we|shall i|would it help|can i|may i|could i|let me|why do not|why not) ...
    (compared|compare) (to|with|it|that) ...
    (no|without|zero) (interest|contract|commitment|obligation|fee|deposit|tie in|penalty|cost|risk|lock in) ..
    (nothing|no money) (to pay|up front|upfront|due) ..
    (most|many|a lot|plenty|others|everyone|other) .. (say|said|thought|felt|think|worry|ask|tell) .. (that|the same|so|at first|until|too|then) ...
    (you|it|that) (would|will|does|do|pays|saves|makes|earns|lasts) .. (save|saves|pays|pay|back|itself|make|cover|last|years|earn|get back|recover) ...
    (because|since|that includes|it includes|which includes|including|remember) ...
    !(goodbye|bye|and it comes|and this is|here is the|which colour)
  `,
  'not:blamed_client': `
    not (your|the customer|you) .. (fault|mistake|doing) ..
    you (have not|did not|had not) (done|do) anything wrong ..
    (nothing|not something|not anything) (that)? you (did|have done) ..
  `,
  'not:empathy_shown': `
    (sorry|apologies|pardon) (what|which|who|where|when|how|could|can|may|did|your|is that|was that|say|i did not|i missed|we do not|we can not|i can not|there is no) ...
    (sorry|afraid|i understand|i hear|i see|i appreciate) .. (that is our|it is our|that is the|we do not|we can not|we are not able|i can not|not possible|unable|policy|there is nothing|you want|you would like|you are looking for|you are calling|you have to|what you are asking) ...
    !(frustrat*|upset|awful|terrible|horrible|stressful|trouble|inconvenience|annoy*|worr*|must be|what you have been|hear that|acceptable|put right|laugh)
  `,
  'not:cancel_reason_explored': `
    (reason|purpose) (for|of) (your|the) (call|visit|email|message|enquiry) ..
    ^ .. why (not|do you not|do not you|would you not) (keep|stay|try|take|give|just|wait|think|sleep|leave it|let|hang|pause|switch) ...
    (why|what) .. (do|would|did|will) (you|he|she|they) .. (need|want|require|use) (the|that|this|a|an|your|it) .. (invoice|receipt|letter|proof|copy|statement|form|paper|document|bill|email|confirmation|number|refund) ..
    why .. (was|were|did|has|have|is) (the|your|it|that) .. (payment|card|email|mail|letter|parcel|debit|invoice) ..
  `,
  'not:decision_process_explored': `
    (who|whose|whom) .. (receive|receives|sign for|open|opens|let us in|let me in|collect|collects|pick it up|pick up|label|address it|deliver|address the) ..
  `,
  'not:greeting_identification': `
    ^ .. (is that|is this|am i speaking (to|with)|am i talking (to|with)|could i speak (to|with)|can i speak (to|with)|may i speak (to|with)|speaking to|speaking with) ...
    !(my name|name is|this is|calling from|here from|from|on behalf|i am|it is|its)
  `,
  'not:problem_diagnosed': `
    (account|order|policy|phone|reference|customer|card|case|ticket|tracking|member|confirmation|booking|contract) number ..
    (your|the) (full name|name|email|email address|address|date of birth|zip code|zip|postcode|phone number) ..
    (who am i speaking|whom am i speaking|verify your|confirm your identity|last four) ..
    !(error|light|screen|since|when|tried|try|happens)
  `,
  'not:resolution_confirmed': `
    (anything|something|nothing) else .. (help|assist|do|can|need|today|i) ..
  `,
  'not:timeline_explored': `
    when .. (do you (usually|normally|all)? meet|can (i|we) (call|talk|speak)|should i (call|ring)|is a good time) ..
    what (do|would|will) you (need|want) (it|that|them|one) for ..
  `,
  'not:recap': `
    (we have|we offer|there are|we do|i have) (two|three|four|five|<number>|several|a few|some) .. (plans|options|packages|models|versions|tiers) ..
  `,
  'not:responsibility_taken': `
    (courier|carrier|driver|bank|supplier|manufacturer|post office|weather|builder|landlord|agency|another department|other team|third party|warehouse|network) ... (fault|late|lost|delayed|responsible|responsibility|to blame|not us|not our|nothing to do with|down to them|on them)
    (not|nothing) .. (our fault|my fault|down to us|our responsibility|to do with us|on us|our mistake|our doing|up to us|our problem) ..
    (you will have to|you would have to|you need to|you should) (take it up|speak|talk|contact|call|ring|raise|ask|go back) ..
    (someone|somebody|they|a colleague|another team) (will|is going to|should) (look|get back|deal|sort|be in touch|contact|call|ring) ..
    !(that is on us|this is on us|one is on us|our mistake|our error|my mistake|my error|answerable|we should have|leave it with me|i will make sure|foreseen|our records|we did)
  `,
  'not:satisfaction_checked': `
    (happy|okay|fine|comfortable|content|good) .. (with|for|on) .. (<weekday>|<day>|<time>|<month>) ..
    how (was|is|were) (the|your) (trip|weekend|holiday|holidays|journey|drive|flight|traffic|party|wedding|break|move) ...
    how (are you|is your day|are things with you|is the weather|is business|is the family) (today|keeping|doing|this morning|this afternoon|going|these days)? $
    how did you (hear|find out) (of|about) ... ?
    (happy|okay|fine|comfortable|content) (to|with me|if|for me|with the (price|date|time|quote|proposal|terms)|with that (price|date|time)) ...
    (current|present|existing|previous|old) (supplier|provider|company|firm) ... ?
    (we are|i am) .. (happy|pleased|delighted) (with|about) (how|the way|it) ..
  `,
  'not:results_reviewed': `
    (our|other|most|many|some|typical|average) (customers|clients|companies|users|firms|businesses|shops|schools) ...
    (you would|you could|you might|it would|it could) .. (save|gain|cut|earn|reduce|make|double|halve|have saved) ...
    (across the (industry|board|sector|trade)|the market|in the (industry|sector|trade)|our (sales|turnover|numbers|growth|revenue)) ...
  `,
  'not:expansion_explored': `
    (can not|could not|will not|not able|unable|not possible|not allowed|afraid) .. (add|extend|upgrade|increase|give you more|do that|allow|include|more|on (this|that|your) plan) ..
    (same|as before|as it is|as they are|no change|nothing changes|unchanged) .. (plan|terms|again|as last) .. $
  `,
};
