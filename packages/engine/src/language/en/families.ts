// Families of English phrases, built of classes of words: what is given against what is asked for, who else has it, what more there could be. They are no features.
import type { BehaviourCue, ReplyCue } from '../pack.ts';

/** What a seller gives way in. */
const give =
  'knock|drop|lose|waive|waived|throw|throw in|thrown in|cut|shave|trim|absorb|swing|stretch|match|meet|include|included|cover|hold|see you right|look after you|sharpen|sharper|come down|go down|in the boot|on me|on us|on the house|free|for nothing|no charge|yours|half|off|cheaper|less|lower|better|keener|discount|reduce|reduction|rate|<percent>|<money>|<number>';
/** What is asked for in return. */
const get =
  'commit|commitment|committing|term|contract|contracts|annual|annually|yearly|year|years|volume|volumes|quantity|quantities|bulk|the lot|pair|both|pallet|pallets|cash|up front|upfront|in advance|on the nail|on the spot|deposit|prepay|prepaid|collect|collected|collection|pick it up|direct debit|standing order|autopay|billing|review|reviews|reference|references|testimonial|case study|referral|referrals|introduction|intro|photos|photo|logo|sign|signed|signing|signature|part exchange|trade in|off season|off peak|midweek|exclusivity|exclusive|minimum|board up|board outside|fit it yourselves|fit it yourself';
/** What others do with it, or have from it. */
const use =
  'has had|have had|using|uses|use|used|live|on it|on board|signed up|reordered|re ordered|renewed|renew|bought|chose|picked|run|runs|running|rolled it out|swear|swears|saved|saves|cut|cuts|halved|doubled|tripled|grew|took to it|paid for itself|pay back|payback|switched|moved|moved over|went with|went for|never looked back|not rung|not looked back|been on|been with|gone from|went from|dropped|cleared|trust|trusts|rely|relies|love|loves|raves|rave|recommend|recommends|got their|got her|got his|get their|told me|told us|said the same|said it|was the same|were the same|the very same|put it through';
/** Places, people and things of the client's that could have it as well. */
const more =
  'branch|branches|depot|warehouse|site|sites|shop|shops|office|offices|store|stores|night shift|shift|team|teams|colleagues|department|departments|sales|wife|husband|partner|kids|daughter|son|parents|van|vans|camper|caravan|trailer|trailers|car|bike|barn|yard|garage|garden|hedge|upstairs|downstairs|kitchen|basement|loft|roof|gutters|boiler|phones|windows|laptops|tablets|weekends|evenings|rest|others|remaining|other one|other half|second one|sister company|head office';

/** Lines that are tried beside those of the pack's own cues of these names. */
export const families: Readonly<Partial<Record<BehaviourCue | ReplyCue, string>>> = {
  acts: `
    (i|we) (have|will|am|are|just|can|did|already|went ahead and)? (just|now|also|gone ahead and)? (unmuted|reversed|emptied|converted|voided|waived|merged|unlinked|relinked|whitelisted|approved|verified|provisioned|reprovisioned|rebuilt|reindexed|resynced|synced|topped up|extended|renewed|rebooked|reallocated|rerouted|reprinted|reposted|reconfigured|calibrated|tightened|loosened|bled|flushed|unjammed|unstuck|let you back|let you in|taken it off|taken the|rolled back|reinstated|registered|ported|paired|re paired|cancelled the old|closed the|killed the|cleared out|bounced|cycled|toggled|flipped|set it|set you|set up|given you|made the|remotely|refunded|allowed|lowered|raised|replaced|reassigned|regenerated) ...
  `,
  'reply:concession_traded': `
    (${give}) ... (for|on|if|provided|providing|once|as soon as|so long as|as long as|when|with|against|in return|in exchange|but only|only where|by) .. (${get})
    (${get}) ... (and|then|for that|gets you|get you|earns|means|there is|is worth|it is|i am at|we are at) .. (${give})
    ^ (pay|take|sign|commit|move|order|bring|let|leave|collect|come|buy|book|make|get|increase|add|stick|shift|prepay|refer|send|keep|give|go|double|up|raise|extend) ... (and|then) ... (${give})
    (you|ye|sir) (pay|take|sign|commit|move|order|bring|let|leave|collect|buy|book|get|increase|add|prepay|refer|double|raise|extend|give) ... (i|we) (will|can|could|would|do|shall) .. (${give}|do)
    if (i|we) (meet|match|do|give|drop|came|come|take|get|hold|throw|went|could|knock|include|waive|go) ... (will|would|could|can|do) you .. (drop|take|sign|go|commit|leave|pay|order|live|do|give|close|collect|lose|skip|confirm|stay)
    (move|shift|bring|put|push|change) (it|that|the date|the start) .. to .. (<weekday>|<month>|midweek|january|autumn|spring|off season|evening|morning|afternoon) .. and ...
    the (longer|more|bigger|sooner|earlier|larger|higher) the ... the (better|lower|less|cheaper|sharper|keener|more|bigger) ...
    (sharper|better|cheaper|lower|keener) the (longer|more|bigger|sooner|larger) ...
    (for|on|with) (the pair|both|the lot|a pair|two|three|four|five|ten|a dozen|all of them|<number>) .. (i|we) (would|will|can|could) (go|do|come|drop|stretch|let|give|live|manage|hold) ..
    only way .. (i|we|to) .. (swing|do|get|manage|make|work|it|there) .. (is|would be) (by|if|for|to|with) ..
    (<money>|<number>|<percent>|something|a saving|a discount) .. (in it|in that|to be had|there for you|off) .. (if|when|on|for the|for a|for an|for all|for both|for paying|for taking|for signing|for moving|for going) ...
    (i will|we will) meet you halfway ...
    (kicks in|starts|applies|comes in) (at|from|once|when|over|above) .. (<number>|a|one|two|three|you|<money>) ..
  `,
  'asks:social_proof': `
    (the|a|an|one|another|our|some|two|three|four|five|<number>|half|most|every|all|both|several|hundreds|thousands|dozens|plenty|loads|lots|many|few|other|others|eleven hundred) (of)? _ ... (${use})
    (trustpilot|google reviews|capterra|tripadvisor|best seller|bestseller|number one seller|five stars|star rating|stars from|stars on) ...
    it (runs|powers|handles|looks after|carries|does|keeps) the .. (at|for|of|in|behind) (<name>|the) ..
    (took|brought|got|moved|helped) (<name>|a|one|another) ... (from|down|up|to|get|cut|halve) ..
    there is (one|a few|two|some|three|<number>|another|others) .. (up|down|over|out|running|working|in|at|around|on) .. (<name>|the|that|a) ..
  `,
  'reply:social_proof': `
    (<number>|hundreds of|thousands of|dozens of|half the|most of the|every|all the|eleven hundred) _ .. (in|on|have|has|use|with|live|around|round|are)
    (others|people|firms|shops|companies|places|businesses|homes) (your|like|of your|in your) (size|you|line|trade|yours|shoes|position|boat) .. (typically|usually|tend|see|get|found|find|have|are|save|make) ..
    (last|previous|my last|first) (call|client|customer|person|fella|lady|job|one) ... (said|told|had|reckoned|saved|paid|was)
    <name> ... (said|told us|asked) .. (very same|same thing|same|exactly that|the same) ..
    (same|so it was|it was the same) (at|with|for|in|over at|down at) (<name>|the) ..
    (ask|ring|phone|talk to|speak to|visit) (any of|either of|one of|the lads|the people|the owner) ...
  `,
  'asks:expansion_explored': `
    (would|will|might|could|does|do|is|are|has|have|should|shall|can) .. (<name>|the|your|any of your|anyone in|they|those) .. (${more}) .. (want|use|need|like|benefit|insured|on it|the same|one|a login|included|join|be better|too|as well|get|do with) ... ?
    (who|what) (looks after|does|handles|minds|runs|cleans|insures|supplies|covers|takes care of|is on|is looking after|is doing) (the|your) .. (${more}) ... ?
    (i|we) (could|can|would|will) (put|add|include|bring|take on|take|extend|bundle|do|look after) (the|your) .. (${more}) ... 
    (put|add|include|bring|bundle) (the|your|it|them|that|him|her) .. (on|onto|under|to|into) (the|your) same ..
    (you|ye) (might|may|could|will|would|probably|must) .. (need|want|do with|be ready for|benefit from|be short|run short|use|be looking at) .. (more|longer|bigger|extra|another|second|additional|larger) ..
    (short|shy|down) (<number>|a|two|three|four|six|some) .. (seat|seats|licence|licences|user|users|line|lines|desk|desks|machine|machines|card|cards|login|logins) ..
    (bolt|bolts|tack|stick|add|adds|pair|pairs|bundle|top it|take) (the|it|a|an|this|on)? ... (on to it|onto it|with it|on top|alongside|as an add on|to it) ..
    (we|we have) (started|begun|added|launched|branched|brought in|moved into|been doing|now do) ... (as well|too|also|now|this year|by the way|besides|on top)
    (we|we also) (do|offer|have) ... (as well|too|besides|on top) $
    (any|much) (appetite|interest|call|room|scope|plans|thoughts|desire|need) (for|in|of|to|on) ... ?
    (rolling|roll|rolled) (it|this|that|them) out (to|in|across|for) ...
    (while|since|as) i have (you|got you) ... (is|are|who|has|have|do|what|would) .. (the|your|you) ...
    (had|have) (a)? .. (play|look|go|peek|eye) (with|at|on|of|in) ... (side|add on|module|range|upgrade|bigger|premium|feature|extra|feature|else) ...
    (anything|something) else .. (in the range|on the menu|we do|we sell|you have had your eye|on your list|you would like us to|you need (done|covered|cleaned|looked))
    (get|getting|bring|bringing|put|putting) the (remaining|rest|other|others|whole) ... (on|onto|over|in|aboard|included|up)
    (outgrown|outgrowing|grown out of) ..
    (you|it) would (get|give|have|see) .. (through the (winter|season|year)|double|twice|more|unlimited) ..
    (could|would) do with (a|some|another|more|its|being) ...
    for (<money>|<number>) .. (more|extra) .. (you|a|per) ...
    (works|work|goes|comes) .. (for|in) (two|three|the whole|a pair|families|teams) ... (interested|tempted|fancy)
  `,
  'asks:resolution_confirmed': `
    (can you|do you|are you able to|could you) (see|hear|get|open|use|read|reach|feel|find|log) .. (it|that|them|me|in|into it|there|the|your|anything) .. (on your side|your side|at your end|your end|there|now|okay|all right|from there|for yourself)? ?
    (does|do|is|are|did|has|have) (it|that|this|they|the|your|she|he) .. (stay|look|sound|feel|open|load|hold|run|lit|back|clear|away|showing|up|online|right|stop|gone|come|connect|ring|print|scan|spin|warming|warm|cold|cool|charging|charge|taking|green|steady|quiet|level|dry|working|match|balance|balanced|good|better|fixed) .. (open|now|right|properly|okay|for you|to you|yet|away|back|up|online|on your side|at your end|again|this time)? ?
    (let|tell) me know (when|if|once|how|whether) (you|it|that|they|the) (have|has|get|gets|got|see|are|is|comes|works|arrives|goes|lands|clears|loads|are in|does) ..
    (so|and)? (are|is) (we|you|it|that|everything|all|things) (all)? (good|sorted|there|grand|set|okay|done|right|happy|back in business|up and running|fine|golden|back on track|sorted now) (so|now|then|there|sir|ma am|madam|mate|love)? ?
    (try|have a go at|give it a go|go ahead and) (ringing|printing|sending|opening|logging|calling|paying|scanning|loading|it|that|the card|once more|again) ...
    (leave|send|fire|drop|give) (me|us) .. (a|one) .. (test|message|email|ring|text|missed call|call) .. (see|so|off|and|to|now|$)
    (taking|getting|seeing|hearing|making|showing|holding|picking) (a|any|the|it|anything) .. (charge|signal|picture|sound|tone|heat|pressure|power|light|noise|code|up|now) ..
    (green|blue|steady|solid|white|amber) (light|lights|led|lamp)? (yet|now|is it|sir|there|at last|$) ..
    (was|did) that (it|do it|do the trick|the culprit|the job|sort it|help|fix it) .. ?
  `,
  'reply:retention_offer': `
    (stay|stick|hang on|keep it|keep us|remain|hold on|give us) ... (and|then) ... (<percent>|<money>|<number>|free|half|on me|on us|next month|credit|off|no charge|nothing|price)
    (tempt|tempted|persuade|persuaded|convince|convinced|sway|swayed|win you|keep you|kept you|change your mind|make up for it|make it up|make a difference) ... (with|by|if|for|at) ... (<money>|<number>|<percent>|free|half|discount|credit|month|off|new|cheaper|lower|upgrade)
    (<money>|<number>|<percent>|free|half|discount|credit|month|off|cheaper|lower|upgrade) ... (tempt you|persuade you|sway you|win you|kept you|keep you|change your mind|make up for it|make it up to you|make a difference|make you stay) ..
    (we do|there is|we have|we run|we also do|you can have|you could have|you could go|go|we have got|i have) (a|an|the|our|on|on to|one|down)? .. (pared|pared back|card|punch card|pass|seasonal|pay as|casual|weekend|lighter|basic|mini|saver|bundle|tier|off peak|light|reduced|student|senior|fortnightly|every other|pause|dormant|freeze) ..
    (instead of|rather than) (a|one|every|paying|closing|cancelling|leaving|close|cancel|the full|<number>|<money>|end|ending|losing) ...
    you (know you)? (could|can|would|might) (always)? (take it with|keep|move|transfer|downgrade|go down|switch|skip|swap|share|pause|hold on|carry|bring it|freeze|drop) ...
    (cheaper|lighter|smaller|pared back|basic|lower|slimmer) (version|plan|option|package|tariff|rate|card|deal|tier) ...
    (get|give|offer|find|do|got|send) you (a|the|some|one|<number>|<percent>|<money>|half|ninety|free|three|two|six) ... (free|no cost|no charge|without charges|off|credit|discount|upgrade|half) ..
    (only|just) (paid|pay|paying|be paying|charged|be charged) (<money>|half|when|for the (months|days|weeks|visits)) ...
    (loyalty|retention|special|goodwill|winback|save|staying) (rate|discount|offer|price|credit|deal|bonus|gift) ..
    (i would|i will|we would|we will|i can|we can|i could) (go to|drop to|come down to|bring it to|do it for|keep you on|get you to|go as low as) (<money>|<number>|half|the same|whatever) ..
  `,
  'asks:timeline_explored': `
    when (do|does|is|are|would|will|did|has|are) (you|ye|it|the|your|they|that|he|she|we|this) ... (fly|travel|leaving|go away|get the keys|sail|wed|marry|married|retire|exhibit|reopen|change over|switch over|exchange|complete|completing|due back|need|closing|term|moving|out of|launching|inspection|audit|season)
    (how long|how much time|how many (days|weeks|months)) .. (left|have we|do we have|is left|before|until|till|to run|to go) ... ?
    (horizon|timeframe|time frame|timescale|timeline|runway|time horizon|timings) ... ?
    (has|have|is|are) (the|your|a|anyone|ye|you|they|there) .. (set|fixed|agreed|settled|picked|chosen|named|given|pencilled|got) .. (a|the|any) .. (date|day|deadline|month|weekend) .. ?
    ... (need|needs|out|moving|opening|starting|due|live|back|ready|finished|done|in|home|place|needed|event|wedding|launch|party|move) ... when $
    what (weekend|week|month|date|quarter|term) (is|are|were|do|does|have|had|would|will) (it|you|the|they|this|your|that|we) ... ?
    (are you|is it|is this|is that) .. (now|immediate|straight away|in a hurry|a now thing|urgent|a rush|for this year|soon|imminent) .. or .. ?
    (before|by|for) (the)? (season|summer|winter|christmas|diwali|eid|easter|harvest|budget|tax year|year end|new term|school|exams|baby|wedding|monsoon|rains|sale|event) .. ?
  `,
  'asks:prior_contact_referenced': `
    (my colleague|a colleague|our lad|our man|our rep|our surveyor|our fitter|one of our|one of the lads|one of the girls|my manager|<name> (from|in|on)) .. (called by|called out|called in|came out|came by|visited|measured|dropped|spoke|met|popped|was out|sent|rang|chatted|been talking) ...
    (pencilled|said we would|agreed|arranged|planned|left it|booked) .. (in)? .. (today|to (talk|chat|speak|go|catch)|this morning|for now|that i) ...
    (third|second|fourth|another|last|umpteenth) (go|time|attempt|try|message|call) .. (at|to|of|i have)? ... (catch|catching|reach|reaching|get|getting|ring|ringing|missing) ..
    (keep|kept|been) missing (each other|you|one another) ..
    <name> again ..
    (from|at|after) (the|your|that) (trade fair|fair|expo|trade show|stand|conference|exhibition|open day|webinar|barbecue|workshop|fundraiser|seminar) ..
    (remember|recall) ... (dropped|left|sent|called|spoke|chatted|met|talked|sample|quote|demo|brochure|me|last)
    (circling|circle|coming|came|getting) back (on|to you|about|as) ...
  `,
  'asks:pain_impact_explored': `
    (do|does|did|have|has) (any of)? (them|they|anyone|people|customers|patients|staff|guests|clients|members|tenants|any) .. (walk out|walk away|leave|give up|go elsewhere|complain|complained|suffer|quit|hang up|abandon|cancel|left|walked) ... ?
    (if|when) (it|the|that|they|one|this|a|she|he) .. (lost|late|gone|goes down|fails|breaks|missing|wrong|stops|happens|runs out|goes missing|is off) ?
    (what|how) (do|does|did) (you|ye|they|the) (do|manage|cope|survive|get by|handle|work) .. (then|those days|on days|in the meantime|without it|without|meanwhile|when that|when it) ... ?
    (put|hang|have you put) (a|any) (number|figure|price|cost|sum) (on|against|to) ... ?
    (have|has|had|did) (you|ye|they|it|that) .. (lost|lose|missed|miss|had to (turn|refund|redo|pay|throw)|cost) .. (sales|money|customers|business|work|jobs|orders|anyone|much|over it|because|stock|time|deals|tenders|staff) ... ?
    (carries|carry|takes|gets|take) the (can|flak|hit|blame|heat) ... ?
    (damaging|damaged|ruining|ruined|harming|costing|eating into|affecting|slowing|holding up) ... ?
    (an hour|a day|each|every|one) .. (of)? .. (downtime|missed|lost|late|delay|stoppage|no show|mistake|call) .. (worth|cost|costs|costing|set you back|mean) ... ?
  `,
  'asks:decision_process_explored': `
    (hoops|layers|hurdles|signatures|approvals|sign offs|levels of|stages|steps) .. (are|do|does|between|is|have|to|it|would) ... ?
    (is it|would it be|will it be|is that) (the|your|yourself|someone|just you) ... (convince|signing|sign|deciding|decide|persuade|approve|make the call|speak to|has to agree|need to talk) ... ?
    (could|can|would) you .. (sign|decide|say yes|go ahead|commit|buy|pull the trigger|agree) .. (there and then|yourself|on your own|alone|without|off your own bat|on the spot|by yourself) ... ?
    (does|would|will|do|must|have) (it|this|that|something like this|a thing like this|all|they|the|both|everyone) .. (go to|go through|go past|go before|have to|need|get|agree|vote|land) ... (board|trustees|committee|council|head office|partners|family|directors|manager|procurement|finance|agree|vote|tender|everyone|owner|principal|landlord|accountant|legal|it department) ... ?
    (buck stop|buck stops|purse strings|chequebook|cheque book|whose call|calls the shots|call the shots|wears the trousers|whose decision|whose shout) ...
    (is|are|was) your (partner|husband|wife|boss|business partner|dad|father|mother|co founder|manager|landlord|brother|sister|family|board) .. (on board|in favour|for it|involved|keen|happy|behind|part of|okay with|aware|the one) ... ?
    (final|last) (decision|call|say) .. (yours|family|with you|you|him|her|is it|who|whose|theirs) .. ?
    (kick the tyres|kick the tires|look it over|cast an eye|give the nod|give it the nod|get a vote|have a say) ... ?
  `,
  'asks:budget_explored': `
    would (<money>|<number>) .. (frighten|scare|be too|shock|be out|kill|stretch|suit|be within|be about|be in the|hurt|be a stretch|break|work|sound|be doable|be manageable|fit) ... ?
    (most|max|maximum|top|upper|highest|furthest) .. (you|ye|you would|would you|you are|you could|that you) .. (go|pay|spend|stretch|want|like|be happy|be comfortable|could do|manage|put in|stand|afford) ... ?
    (keep|keeping|kept|stay|staying|come in|bring it in|land|get it) (it)? .. (under|below|within|inside) ... ?
    (got|have|had|there|left) .. (to play with|to work with|to spend|to put into|to put towards|in the kitty|in the pot|put by|earmarked|in mind to spend) .. ?
    (what|which) (range|bracket|region|band|price range|price point|budget|price bracket) (are|is|were|would|do|did) (we|you|it|that|ye) ... ?
    (price|figure|amount|number|sum|spend) .. (do not want|would not|not want|rather not|prefer not|hate) .. (to)? (go over|exceed|pass|go above|go beyond) ... ?
    (rough|ballpark|any|an) .. (idea|sense|feel|figure|number) .. (of|for|on) .. (spend|cost|budget|price|money|what you) ... ?
    talking .. (budget|cheap|cheap and cheerful|top end|high end|mid range|economy|basic|entry level) .. or ... ?
    (what|where|how much|which) .. (comfortable|comfy) .. ?
    (comfortable|comfy) (spending|paying|figure|number|amount|range|monthly|outlay) .. ?
    (put|set|got|have) .. (a)? (figure|number|price|limit|cap) (on it|on this|in your own mind|in your mind|for it|for this) .. ?
    (bank|loan|grant|investor|parents|company|boss) .. (behind you|covering|paying|good for|giving|stretch|approved) ... (how much|what|up to) .. ?
  `,
  'asks:goals_confirmed': `
    (six|three|twelve|<number>|one|a|two|<duration>) (months|weeks|year|years|days|month)? .. (on|from now|down the line|in|time|out|later) .. (what|where|how) ... ?
    (reason|why) (you|ye|that you) (bought|chose|signed|picked|went|came|took|joined) ... ?
    (what|which) (outcome|outcomes|result|results|milestone|win|wins) (are|do|would|is|would) (you|ye|we) .. (expecting|after|looking|hoping|want|chasing|aiming|like|expect)
    (the|your) (target|goal|aim|objective|number) (we|you|that we|that you|i have|on the form|on file) .. (noted|agreed|set|wrote|discussed|had|mentioned|put|have|was|is|gave) ...
    (you are after|you are looking for|you want|you are hoping for|it is about) ... (main thing|main aim|number one|priority|goal|key|top of the list) .. (yes|right|correct|is it|isn it|isn that)? ... ?
    what would (have|make|leave|get) you .. (delighted|happy|thrilled|smiling|proud|pleased|over the moon|buzzing) ... ?
  `,
  'reply:disparaged_competitor': `
    (made|built|cobbled|put together|held together) .. (of|from|with|by) (cheese|cardboard|paper|tin|plastic|chewing gum|sticky tape|tape|string|amateurs|spit|matchsticks) ..
    (unprofessional|amateurish|fly by night|rip off|two bit|tin pot|tinpot|clueless|bunch of amateurs|back street|third rate|bargain bin) ..
    (waiting|wait) (till|until) (christmas|doomsday|forever|kingdom come|next year|the cows|you are blue|hell) ...
    (rob|robs|robbed|fleece|fleeces|bleed|bleeds|sting|stings|skin|skins|con|cons|diddle|milk) (you|ye|people|everyone|them|their customers) ..
    (a guy|one man|a lad|two lads|a fella|a man|one guy|one lad) and (a|his|their) (dog|van|phone|laptop|mate) ..
    worth of (rubbish|junk|trouble|headaches|nothing|grief|tat|regret) ..
    (get|got|be) out .. before (they|it|he) (go|goes|went|collapse|collapses|fold|folds|sink|shut) ..
  `,
  'asks:cancel_reason_explored': `
    not (enjoying|using|happy|getting|liking|loving|finding|pleased|keen|suiting|working|doing) ... ?
    (did|has|have|was) (the|your|our|something|somebody|someone|anybody|anyone) ... (not go|go wrong|go badly|not work|disappoint|disappointed|let you down|upset you|put you off|annoy|go well|happened|change) ... ?
    what (have|do|are|did|can|has) (they|<name>|the others|the other crowd|the other lot|he|she) .. (got|have|offer|offering|offered|do|doing|give|giving) ... ?
    (is it|was it|is that|would it be) (a|the|about|about the|down to|down to the)? (price|money|service|signal|staff|cost|value|quality|delivery|app|food|something) .. (thing|or|that we|side|issue|$) ... ?
    (where|how) (did|have|do|are) we .. (fall|fell|fallen|let|lose|lost|go wrong|fail|failing|slip|fall short|falling)
    (tipped|tipping|tips|tip) (the balance|you over|the scales) ..
    (help me|like to|love to|good to|want to|keen to|trying to|curious to) (understand|know|hear|learn|find out|get) .. (why|what|how come|reason|behind) ...
  `,
  'asks:relevance_hook': `
    (i|we) (do|look after|serve|clean|supply|insure|work with|maintain|service) ... (either side|next door|beside you|around you|across from you|on your (road|street|estate|floor|block)|in your building|near you|in the park|neighbours) ..
    your .. (is up|are up|is due|runs out|expires|lapses|ends|comes up|still (lists|has|shows|says|uses)|says|mentions|shows) ...
    (hitting|affecting|coming in for|facing|squeezing|landing on) .. (importers|exporters|firms|people|companies|shops|businesses|landlords|farmers|builders|schools|restaurants|dentists|hauliers|salons) (like|such as|in|your|of) ...
    (came across|stumbled on|saw|read|noticed|found|looking at|looked at|been on) your (reviews|ad|ads|advert|site|website|post|posts|listing|page|article|profile|menu|window|shop|job|jobs|video) ..
  `,
  'asks:pressure_tactics': `
    (rate|price|offer|deal|quote|discount) .. (dies|goes|vanishes|disappears|ends|finishes|expires|is dead|is gone|is off|evaporates|ticking) .. (when|the second|the minute|as soon as|if|once|down) ..
    (grown|real|proper|big) (man|woman|adult|businessman|men|boy) ... (decide|decides|ask|asks|permission|himself|herself|own|afford)
    (people|customers|folk|men|women|types|ones) like you .. (never|always|end|regret|lose|miss|all)
    (nobody|no one) (reads|bothers with|looks at) ...
    (do you want|you want|you would like|are you happy) to be the (only|last|one) ...
    (do not|never) (blame|come to|cry to|look at) me .. (when|if|after|later) ...
    (happy|prepared|willing|content|fine) (to|with) (let|see|watch|leave|letting|leaving|seeing) your (kids|children|family|mother|wife|staff|parents|husband|own) ...
    (that is|it is|exactly) what (the|my) (last|other|one) (fella|man|lady|one|guy|woman|couple|client|customer) said ...
    (make|making|made) me look (a fool|bad|stupid|an idiot|foolish|like) ..
    stuck my neck out ..
    giv* (your|the|that|this) (slot|place|spot|one|space|unit|car|flat) (away|to) ..
    (otherwise|or else|if not) (gone|finished|over|forget it|nothing) ..
    (can|could) you (really|honestly)? .. afford to (wait|say no|think|miss|walk|leave) ..
    (do not|will not|not) (send|do|give) (info|information|quotes|call backs|callbacks|brochures|time to think|second chances) ... (yes or no|now|take it|today|only)
    what is (your|their|his|her) .. (safety|health|family|kids|life|lives|future|sleep|marriage) .. worth ..
    (chasing|after|fighting over|ringing about|bidding on) (it|this one|the same|that one) .. (this|right now|today|as we speak|since|already|now) ..
    (just|only) (tick|sign|click|initial|say yes|press) .. (the|it|here|there|and) ..
  `,
  'asks:unverified_promise': `
    nothing (can|could|will|would) (ever)? (go wrong|break|fail|leak|happen|stop|touch|beat) ..
    (everybody|everyone|nobody|no one) (passes|wins|fails|loses|gets in|ever fails|ever loses|is approved|gets approved|makes money) ..
    (only|always) (goes|go|going) up ..
    (hundred percent|100 percent|<percent>) (approval|approved|success|pass|safe|return|placement|sure shot|confirmed|guaranteed) ..
    double your (money|sales|income|business|leads|savings|investment) ..
    (cannot|can not|you will never|you can never) (lose|fail|go wrong|regret|fall sick|have a problem) ..
  `,
  satisfaction_checked: `
    (does|is|has|did) (it|that|the _) .. (do|doing|done) what (it|we|you|was) ... ?
    (would|do) you (say|reckon|think|feel) (it|that|we|you|it is|we are|you are) ... (worth|happy|good|value|well|better|delivered|helped|working) ... ?
    still (loving|enjoying|happy|liking|going strong|working|finding) ... ?
    (score|mark|grade|rate|marks) .. (us|it|give|out of) ... ?
    (what is|what was) the (word|verdict|feeling|feedback|reaction) (from|on|so|about|among) ... ?
  `,
  results_reviewed: `
    your .. (no shows|bills|bill|calls|sales|bookings|returns|costs|orders|turnaround|waiting|complaints|energy|usage|visits|leads|traffic|downtime|response|stock) .. (halved|doubled|tripled|fell|dropped|rose|grew|went|gone|are|is) .. (since|from|by|down|up|on|over|this|to) ..
    (of|out of) the <number> .. (you|ye) (pay|have|bought|booked|took) ... (have not|has not|never|only|not|were|are|been|<number>) ..
    (the)? (system|app|alarm|sensor|camera|team|dashboard|report|meter|software|plan|policy|ads|ad|campaign|site) .. (caught|saved|stopped|flagged|blocked|brought in|sent|paid|booked|generated|shows you|has you|puts you) .. (<number>|you|for you|at|in) ..
    (burnt|burned|gone|got|run|been) through .. (<number>|half|a third|three quarters|four fifths|most|all|nearly) ..
    (you are|you have been|you were) (at|on|up|down|running at|averaging) .. (<percent>|<number>|a fifth|a third|a quarter|half) .. (since|on|this|last|from|over|on time|of|compared|a) ..
  `,
  recap: `
    (have i got|did i get|do i have|am i) (this|that|it|all of that|everything) (right|down|correct) ...
  `,
};
