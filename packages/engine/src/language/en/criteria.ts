// English cues of each criterion. Language of the cues: match/pattern.ts.
import type { CriterionCues } from '../pack.ts';

const opening = {
  greeting_identification: `
    (hi|hello|hey|hiya|heya|howdy|gday|namaste|good morning|good afternoon|good evening|morning|afternoon|evening|greetings) .. (it is|this is|i am) (only)? (me)? _ _? (here|calling|ringing|speaking|from|with|at|over|down|in)
    is that .. (it is|this is|i am) _ .. (from|at|with|calling|here|speaking)
    ^ (it is|this is|i am) _ _? (calling|ringing|phoning|speaking|messaging|writing) (from|you|for|on behalf)
    ^ (it is|this is) (only)? (me)? _ _? (here)? (from|over at|down at|at the|with the)
    (it is|this is) (only)? (me|just me) _ (from|at|here|again)
    (it is|this is) _ again (from|here|at)
    you are (speaking|talking|chatting) (to|with) _ $
    you are (speaking|talking|chatting|connected) (to|with) _ (from|in|at|here|today|and|how|what)
    ^ i am _ (can i|may i|how can|how may|what can|and i will|and i am) (take|get|have|i help|help|be)?
    (i|we|allow me to|let me|can i|may i) (just)? introduce (myself|ourselves|me)
    ^ <name> <name>? (from|over at|down at|out of) <name>
    ^ <name> <name> (speaking|here) .. (from|at|with)?
    ^ _ _? here (from|at|with|over at)
    _ here from (the)? _
    (this is|i am) your (new|dedicated|local|personal)? (account manager|adviser|advisor|agent|rep|representative|contact|consultant|coach|onboarding)
    (the|my) name is _
    (you are|you have|you|this is) (through to|reached|connected to|chatting with|chatting to)
    (calling|ringing|phoning|messaging|writing|call|contacting you) (to you)? (from|on behalf of|for) (the company|the|our)? <name>
    (i am|i) (calling|ringing|phoning) (you)? (from|on behalf of)
    ^ this is _ (and|with|from|in|on|at) (i|the|from|with|in)
    !^ (i am) (not|just|only|afraid|sorry|happy|glad|going|here)
    !is that you
    <name> here (from|at|with) <name>
    you are speaking to <name>
    (you have|you) (reached|are through to) _ ... (speaking|this is|here)
    (i am) <name> .. (i will|i look|your)
    my name is _
    (this is|it is) <name> .. (from|at|over at|with|calling|here|speaking)
    (this is|you are speaking with|you are speaking to|you are through to) <name>
    (you are|you have come) through to
    (i am|i is) <name> .. (from|at|with|the|your|account|sales|and|i)
    (i am|this is) (calling|ringing|phoning|reaching out) (from|on behalf of)
    (calling|ringing|phoning|speaking) (from|on behalf of) <name>
    <name> (speaking|here)
    (thank you|thanks) for (calling|ringing|contacting|phoning) .. <name>
    (it is|this is) (only)? (me)? <name> from
    welcome to <name> .. (my name|i am|this is)
    (hi|hello|good morning|good afternoon) .. this is <name>
    !this is (great|good|fine|monday|tuesday|perfect)
  `,
  purpose_stated: `
    (the|my|our)? (idea|plan|aim|goal|agenda|purpose|point|objective|reason) (for|of|behind|with) .. (call|meeting|chat|session|visit|today|demo|hour|half hour|afternoon|morning|conversation|email|message|appointment)
    ^ (today|this morning|this afternoon) .. (we|i) (will|would like|are going|am going|want|wanted|are here|thought|have got)
    what (i|we) (thought|planned|would like|had in mind|want|wanted|have got planned) .. (we|i|to|is|do) .. (today|this morning|this afternoon|do today|cover|go through|run through|first|this hour|half hour|in this)
    i (called|rang|wrote|messaged|phoned) .. (to|because|about)
    ^ it is (just|only|really|all|simply)? (about|regarding|concerning|to do with|in connection with) (your|the|a|an) (quote|order|letter|contract|renewal|policy|account|invoice|enquiry|inquiry|form|message|email|survey|offer|delivery|appointment|claim|subscription|plan|bill|membership|supplement|application|booking|warranty|meter|payment|service|proposal)
    i (thought|figured|said|reckoned) (i|we) (would|had better|should) (just)? (ring|call|phone|drop|give you|message|get in touch|touch base|check in|reach out|pop|text|email)
    (just|only|so|really|basically)? (i|we)? (just|only|really|basically) (wanted|want|was hoping) to (see|know|find out|ask|check|let you know|touch base|say|tell you|catch you|chat|talk|make sure)
    (i am|we are|i have been|i was) (only|just|simply|actually)? (calling|ringing|contacting|messaging|phoning|emailing|reaching out to) (you|all|the|everyone|customers|people|businesses|homeowners|round|around) (today|all|about|regarding|to|for|because|homes|that|local|in|new|who|with)
    (got|have|have got|had) you down (for|as) (your|a|an|the|our)
    by the end of (this|the|our|today|todays) (call|session|meeting|chat|hour|demo|half hour|visit|conversation)
    (i|we) (thought|figured|suggest|suggested|propose|was thinking|were thinking) (we|i)? (would|could|might|should|use|to) (use|start|spend|begin|kick off|go through|look at|run through|take|split|cover|do|walk) ... (hour|half hour|half an hour|minutes|today|with|session|by|time|what|how|call)
    (three|two|couple of|few|four|five|one) (things|questions|points|items|bits|topics) .. (cover|go through|to answer|get through|today|from your|on the list|on the agenda|on my list|i want|i would like)
    (way|how) (this|today|these|it) (call|calls|session|one)? .. (works|work|go|goes|usually|normally|will go|will work)
    you (had)? (asked|wanted) (for (a|us|someone) (call|callback|to call|to ring|ring)|us to (ring|call|look|show)|me to (ring|call|look|show)|to (speak|talk|be called|hear))
    (reason|why) (i am|i have|we are|i) (ringing|calling|phoning|here|messaging|called|rang|writing|in touch|bothering|getting)
    !if you (do not|order|sign)
    !(send|sent|give) you .. (ring|call) (tomorrow|on|next)
    !(voicemail|you rang about)
    (it is|this is) a (sales|cold|quick|follow up|courtesy|check in) (call|one)
    (i|we) (wondered|was wondering|were wondering) (who|if|whether|how)
    (want|wanted|like|love) to (catch|show|introduce|tell|run|share|talk|ask|spend)
    (ringing|calling|phoning|writing|messaging) (about|because|to|regarding|on the back of|with regard)
    (the)? plan (is|was) (to)?
    (we are|i am) here (today)? to
    (the)? (reason|purpose) (i am|for|of|i have|i was|why i) .. (calling|ringing|call|meeting|phoning|today|getting in touch|reaching out)
    (i am|i was|i have|just) .. (calling|ringing|phoning|getting in touch|reaching out|writing|messaging|in touch) .. (to|because|about|regarding|to see|to follow)
    (what i|what we) (want|wanted|would like|will) .. (do|cover|go through|talk about) (today|is|with you)
    (i|we) (wanted|want|would like|thought) .. (to)? (go through|run through|walk through|walk you through|talk about|talk through|discuss|cover|show you|take you through|catch up|check in|introduce) 
    (i have|i) (put|set|booked|set up) .. (half an hour|time|this|<duration>|in) .. (because|to|for)
    (today|so) (we will|we are going to|i will|i am going to|i would like to) .. (go through|cover|show|look at|walk|take you|talk)
    (to)? (follow up|following up|follow up on|check in|checking in) .. (on|about|with|regarding)
    (on|for) (the|our|today) agenda
    !(when) (he|she|they) 
  `,
  permission_to_talk: `
    (have|did) (i|we) (caught|catch|rung|called|phoned) you .. (bad|good|middle|busy|awkward|wrong|inconvenient|handy)
    (caught|catching|catch) you (at|in) (a|the|an) (bad|good|middle|awkward|wrong|busy|okay|inconvenient)
    is now (a good|a bad|an okay|all right|okay|good|convenient)
    are you (driving|tied up|in a meeting|up to your|with a customer)
    (mind|okay|all right|fine) if i (take|borrow|steal|grab) .. (minute|minutes|moment|seconds|second|sec|of your time)
    (can|could|would|might) (you|i) (spare|lend|borrow|steal|grab|nick|pinch) (me|us|you)? .. (minute|minutes|moment|second|seconds|sec|secs|mo|tick)
    can you give me (a|two|five|ten|thirty|one|just a|a couple of) (minute|minutes|moment|second|seconds|sec)
    (does|would) (this|now) (moment|minute)? (suit)
    (have) you (got)? time (to|for) a (talk|chat|quick)
    is (now|this|it) (still|really)? (a|an)? (all right|okay|fine|good|convenient|awkward|suitable|handy|bad|decent) (time|moment|to talk|to chat|to speak|for a|for you to talk)
    (can|could) (you|we|i) (speak|talk|chat) (now|freely|for a|at the moment|right now|briefly|quickly|$)
    (am|are|do|did) i (interrupting|disturbing|disturb|interrupt|bothering|bother|keeping you|catch you|wake)
    (not|hope i am not|sure i am not) (disturbing|interrupting|bothering|catching) you
    (call|ring|phone|try) (you)? (back|again|later) .. (or|is there) .. (is|now|better|okay)
    (do|have) you (got|have) (a|two|five|couple of|ten|thirty|few|quick|one|twenty|three) .. (minute|minutes|moment|second|seconds|sec|mins|mo)
    (okay|all right|good|free|able|happy) to (talk|chat|speak) (now|for|at the moment|right now|a minute|a sec|$)
    (do you have|can i have|could i have|have you got|can you spare|could you spare|can you give me|got|spare) <duration> ... ?
    (is|are) .. (okay|good|free|all right) .. (to talk|to chat|for a quick|for five|for two|for a minute|for a word) .. ?
    (got|have) .. (second|sec|moment|minute|minutes) .. ?
    (have i|did i) (caught|catch|got|get) you .. ?
    (is|was) (now|this|it) .. (good|bad|okay|convenient|ok|right|alright) (time|moment) .. ?
    (do you have|have you got|got|can you spare|could you spare|you got|can i have|can i get|can i steal|can i borrow|could i steal|could i borrow|may i have|can i take) .. (a|two|five|couple|ten|thirty|few|quick) .. (minute|minutes|moment|second|seconds|sec|mins|time) ... ?
    (are you|you) (free|okay|able|all right|busy|driving) .. (to talk|to chat|talk|chat|right now|for|a minute|at the moment|now) .. ?
    (can|could|may) (we|you|i) (talk|chat|speak) (now|for|briefly|quickly|at the moment|a) ... ?
    (am i) (interrupting|disturbing|catching) .. ?
    (is it|would it be) .. (okay|all right) (if|to) .. (talk|ask|take|explain|tell you) .. ?
    !(meeting|next|tomorrow|monday|tuesday|wednesday|thursday|friday)
  `,
  relevance_hook: `
    (we|i) .. (clean|work|supply|look after|serve|help|manage|deliver|handle|install) .. (for|with)? .. (on|in|near|round|around|next to|across) (your (street|road|area|town|estate|park|side|neck|block|building|village|industry|sector)|from you|the road from)
    your (google|trustpilot|tripadvisor|online|yelp|amazon|recent|latest|last|new)? (reviews|review|website|listing|advert|ad|linkedin|profile|instagram|post|job ad|planning application|filing|annual report|accounts|menu|facebook) (are|is|say|says|mention|mentions|shows|show|caught|tells|came up|said|mentioned)
    (which|that|this) is why (i|we) (thought of|am ringing|am calling|picked|rang|called you|reached|contacted|chose)
    (so)? i (thought|figured) of (you|calling|ringing|contacting|reaching)
    (saw|see|noticed|notice|seen|spotted|read|heard|gather|hear|clocked|came across|could not help noticing) (that|on|in|about|how)? .. (you|your|you are|you have|they have) ... (advertis*|hiring|recruit*|opening|opened|expand*|moved|moving|filed|applied|launched|launching|bought|growing|acquired|website|reviews|linkedin|funding|planning|job|jobs|vacanc*|shop|branch|fleet|export*|import*|second|new|tender|post|article|award)
    you (have)? (filed|applied|registered|advertised|posted|opened|launched|announced|won|moved|took over|acquired|raised) (for|the|a|your|into|last|on|in|new|that|some) ... (which|so|that|last|this|recently|and)
    (which|that) (tells me|tells us|suggests|usually means|normally means|probably means|often means|makes me think|generally means|i guess means|has to mean)
    (noticed|saw|see|since|with|spotted|seen) ... ... so i (guess|imagine|am guessing|reckon|suppose|assume|bet)
    (since|with|now that|now|because) the (new)? .. (rules|regulations|regulation|law|act|changes|regs|legislation|tariffs|directive|standard|requirement) ... ... (everyone|you|your|all|anyone|most|every|anybody)
    being in (the|a)? _ (line|business|trade|sector|industry|field|game)
    (you must be|you will be|must be|you are probably|you are no doubt) (knowing|seeing|finding|feeling|noticing|getting hit|struggling|dealing) ...
    (restaurants|shops|farms|clinics|practices|firms|companies|people|folks|homes|businesses|everyone|schools|hotels|salons|garages|cafes|contractors|owners|landlords|teams|managers|growers|retailers) (round|around|near|in|on|like|of|your|with|the|who|i|we|tell) ... (same (trouble|problem|issue|thing)|struggling|tell (us|me)|all have|losing|wrestling|complain*|headache|crying out)
    (you are|your place is|you are what) .. (two|three|four|a few|couple of) (doors|streets|minutes|blocks|miles) (down|away|from|up|over)
    (given|seeing) (that)? you (are|have|run|do|export|import|ship|sell)
    (like yours|such as yours|same as yours|like your own)
    (your|in your) (street|road|sector|trade|industry|area|town|neighbourhood|part of the world)
    (you have|you are|i see you|i saw|i noticed|noticed|heard) .. (just|recently|newly) .. (opened|moved|hired|launched|taken|bought|expanded|won|started)
    (i|we) (saw|noticed|read|heard|came across|understand|spotted|see) ... (you|your|you are|you have|that you|the company|your team) ... (opened|opening|just|hiring|expanding|website|page|site|post|linkedin|growing|launched|won|moved|new|recently|using)
    (saw|noticed|read|looked) (on|at) your
    (congratulations|congrats|well done) on
    (we|i) (work|works|help|deal|specialise|worked) .. (with)? (a lot of|lots of|many|other|several|a number of|with)? .. (companies|businesses|salons|clinics|shops|restaurants|firms|teams|agencies|schools|practices|warehouses|operators|retailers|manufacturers) .. (like you|like yours|in your|your size|such as|similar|in the area|near you)
    (usually|often|typically|what we find is|most) .. when .. (go|grow|open|expand|move|hire|hit|reach)
    (other|most) .. (companies|businesses|salons|clinics|shops|firms|teams|practices) (like you|like yours|your size|in your (area|sector|industry))
    (in|for) your (industry|sector|line of work|line of business)
  `,
  prior_contact_referenced: `
    you (told|mentioned to|said to) (me|us) .. (last (time|week|month)|before|when we|on <weekday>|the other day)
    (we|you and i|you) .. (talked|spoke|met|chatted|emailed|messaged|corresponded) .. (around|back|at|in|on|before|last|the other|briefly|when|by|<month>|<weekday>|a (while|few|couple))
    (following|follow|followed) up on (my|our|the|your|that)
    you (had|have)? (filled in|filled out|left your|left us|left a|submitted|visited|rang|called|phoned|emailed|messaged|met|stopped by|came to|came by|came into|came along|downloaded|requested|enquired|inquired|registered|spoke|popped) (us|our|the|a|my|by|to|with|your|into|in|at|me|form|details|stall|stand) ...
    when (i|we) (was|were|came|visited|popped|stopped|rang|called|last|first|met|dropped) .. (out|at|over|by|round|you|your|spoke|to|in) ...
    (remember me|you may remember|you might remember|you will remember|you probably remember|if you remember|as you may recall|you might recall|you may recall)
    (per|from|since|further to|following|as per|picking up (from|on|where)) (we|our|my|your|the|that) .. (chat|call|conversation|meeting|email|visit|demo|voicemail|message|quote|proposal|letter|discussion|enquiry|brochure|last|text|note|left off)
    (my|our|the|that) (voicemail|email|message|text|letter|note|quote|proposal|brochure|sample|samples|packet|figures|estimate|pricing|pack) (from|on|i|we|last|yesterday|that i|that we|went|came)
    (last time|the other day|a while back|a while ago|back in <month>|in our last|earlier this (week|month|year)|last (week|month|autumn|summer|spring|year)|yesterday|on <weekday>) ... (we|you|i) (said|spoke|told|asked|talked|mentioned|wanted|rang|discussed|met|left|agreed|looked|sent|promised|were going)
    (i|we) (left|sent|emailed|dropped|posted|gave|dropped off|promised|mailed|texted) (you|a|the|it|them|over|off|that|in|through)? .. (voicemail|message|quote|proposal|brochure|sample|samples|packet|letterbox|last|yesterday|ago|letter)
    did you (get|have|find|manage) .. (chance|time|moment|to) .. (look|read|go through|try it|think|open|talk|watch|digest)
    (have you had|had you|had a|had any) .. (chance|time|thoughts) .. (look|read|about|over|on|think|digest|since)
    (you|we) .. (last|previously) (spoke|talked|met|ordered|chatted|discussed|agreed)
    (you said|you told me) .. (to (call|ring|try) (back|again)|call (back|you)|ring (back|you)|after|would be back|you would)
    (where we left|left off|left things|left it)
    (met|saw) (my colleague|you at|each other|at the)
    !(did not|never|have not) (spoken|met|talked|spoke)
    we (spoke|talked|met|chatted|emailed) .. (ago|last|on|at|before|about)
    (last week|last month|yesterday|on monday|on tuesday|on wednesday|on thursday|on friday|the other day|before) .. you (told|said|mentioned|asked)
    (good|nice|lovely) to (see|speak to|hear from|talk to) you again
    (since|after) (we|our) .. (spoke|talked|met|last|chat|call|meeting)
    (did|has|have) .. (come back|get back|look|think|read|decide|had a chance|got round|get a chance) .. (on|at|to|about|through) .. (agreement|quote|proposal|contract|offer|email|estimate|document|brochure)
    (the|that|my) (quote|proposal|email|e mail|brochure|contract|offer|estimate|message|document|deck|pricing) .. (i|we) (sent|emailed|mailed|gave|shared|dropped|left)
    (i|we) (sent|emailed|shared|dropped) (you|over|across|through) .. (quote|proposal|email|brochure|contract|offer|estimate|pricing|last|on)
    (last time|when|the last time) (we|you and i|you) (spoke|talked|met|chatted|emailed)
    (we|you and i) (spoke|talked|met|chatted|discussed) .. (last|on|a|earlier|yesterday|before|about|previously|in)
    (as|like) (we)? (discussed|agreed|talked about|mentioned|spoke about)
    (you|i think you|you had) (said|mentioned|told me|asked) .. (last|before|previously|something about|when|earlier|in your)
    (following|follow) up (on|from|about) .. (quote|proposal|email|call|meeting|conversation|demo|chat|enquiry|visit|last|our)
    (our|your) (last|previous|earlier|first) (call|conversation|meeting|chat|session|email|visit)
    (my|our) (colleague|sales team|account manager) .. (spoke|told|mentioned|said|passed)
    (did|have) (you|that|it) .. (come through|receive|get a chance|had a chance|look at|looked at|get) .. (quote|proposal|email|okay|look|contract) ... ?
    !(not|never|have not) .. (spoken|met|talked)
    !we have not
  `,
};

const inquiry = {
  need_confirmed: `
    (let me|can i|could i|if i can|just to|i just want to|so) .. (play|say|repeat|summarise|confirm|check|recap|sum) (that|it|this|what|i have) .. (back|understood|understand|what you|got it|your needs|requirements)
    (what matters most|what you are after|what you want) ... ?
    (if|so|have|am) (i am|i|i have) (hearing|reading|understanding|understood|getting|following|taking|heard|got) (you|that|it|this|what you) (right|correctly|properly|well|right so far|straight|are saying)
    (fair|good|right|accurate|decent) (way of (saying|putting|describing|looking)|summary|description|reading|picture|reflection)
    (still)? (main|big|biggest|number one|top) .. (is|being) still ...
    (it is|that is|and it is|so it is|is it) still (the|your|about)? .. (you|worried|main|biggest|priority|problem|most|worry|headache|issue)
    (got|have|have got|understood|get) (the|your) (picture|right end|brief|requirement|requirements|situation|gist) (right|clear|correct|properly)?
    ^ it is .. (more than|rather than|not so much|as much as|and not) (the|your|that|a)
    (am i|are we|i am) (with you|close|on the right track|getting it|getting warm|in the ballpark|wide of the mark|on the money|reading you right)
    (that|this) about (it|right|the size|sums)
    so (basically|essentially|really|ideally|in short|what|in other words)? .. you (need|want|are after|are looking for|would like|require|wish|would want) ... ... (right|correct|am i|that about it|is that it|is that about|or is there|eh|understood|have i|did i)
    ^ (sir|madam)? your (requirement|need|priority|main need|top priority|main concern|requirement) is ...
    ^ you (wish|want|need|require|are looking) ... ... (correct|right|i understood|understood well|is it not|is that it|have i|am i)
    ^ (it)? sounds like (what|the real|the main|the big|the biggest|you|your) .. (would help|really help|issue|need|problem|want|would like|looking|after|priority|really) ...
    (or is there|is there|anything) more to it
    (so)? the (real|main|actual|big)? (thing|problem|issue|job|bit|trick) to (fix|solve|sort|crack|tackle) is
    (just so|so that|to check|check|make sure|before i go on|before i start|before we start|before i) .. (i have|i|we have|got) .. (got)? (it|that|this|you) (straight|right|clear|correct)
    (if|so) i (was|were|had) to (put|sum) .. (your|it|that|in) ... (would|right|fair)
    (in other words|so in other words|so in short|so what you are really saying|what i am hearing is|so basically what) ...
    (and)? that is (still)? (your|the) (main|biggest|number one|top|real) (thing|worry|concern|priority|issue|headache|problem|need|goal) ?
    (have|did) (i) (got|get|understood|understand|read|hear|heard) (that|you|it|your) .. (right|correctly|properly|so far|okay)
    !(let me|can i) read .. back
    !good night
    (have i|did i|do i) (understood|understand|follow|got|get|read) .. (properly|okay|you|it|that) .. ?
    (is it|that is) still .. (priority|goal|aim|target|what matters) ... ?
    (is that|would that be) (fair|about it|the size of it|a fair summary|still the case|how you see it) .. ?
    (does that|that) (sum|sums|cover|covers|capture|captures) .. (up|it) ?
    (still|so) .. (the main|the biggest|your main|the big) .. (thing|one|issue|worry|headache|problem|priority|concern) ?
    (so)? (you are|you were) (after|looking for|hoping for|wanting) ... ?
    (have i|did i|have we|am i) (got|get|understood|understand|getting|hearing|captured) (that|it|this|you) (right|correctly|right so far|correct|clear) .. ?
    (just)? (so|to make sure|to be sure) (i|that i|we) (am|have|understand|understood|got) .. (clear|right|it|correctly|straight|what you)
    (so|then) .. (what you are saying|you are looking for|you are after|what you need|you need|you want|your main|the main|the biggest|the priority) ... (right|correct|yes|is that|fair|yeah) ?
    (if i|do i|did i) .. (understand|understood|understanding) .. (correctly|right|you)
    (is it|is that|was it) still .. (you|worried|looking|issue|problem|priority|main|after) ... ?
    (it sounds like|sounds like) (you|the|your) ... (right|is that|fair|correct|yes)? ?
    (anything|is there anything) .. (i have missed|i missed|missing|got wrong|the wrong way) ?
    (is that) (right|correct|fair|about right|accurate) (to say)? ?
    !(number|address|spelling|email|name|postcode)
  `,
  budget_explored: `
    (what|how much) (have|has|did|is|had) (you|they|he|she|your|the|management|head office|it) .. (put aside|set aside|put by|given you|got to spend|set|allocated|earmarked|saved|kept for|budgeted|ring fenced|signed off|allowed)
    (what|how much) (were|are|was|did|would|do) you .. (hoping|looking|thinking|planning|wanting|expecting|prepared|willing|happy|comfortable|going|want|hope|aim|aiming) (to|of|on)? .. (spend|pay|invest|spending|paying|investing)
    (is|are|will|would|does|be) .. (money|it|this|funding|funds|that|cash) .. (coming|come|paid|funded|out) .. (of|from|by|for) .. (pot|budget|pocket|capex|opex|savings|funds|allocation|grant|loan|year)
    (coming|paid) out of .. (pot|budget|pocket|capex|opex|savings|allocation)
    (is the (money|funding|cash)|are the funds) (coming|there|in place|available|from|already|secured|approved|agreed|sorted)
    (what is|is there|whats|do you have|have you got|got) (your|the|a|an|any)? (rough|absolute|top)? (max|maximum|ceiling|upper limit|top end|price range|spending limit|price bracket|top line|price point|cap on|limit on)
    (given|got|have) you to play with
    (to play with|to work with) (this|for|on|budget|money|roughly|$)
    where (does|would|is|do|did) (that|this|it|we|the price|the number) (sit|land|fall|come|stand|leave us)? .. (against|compared|relative|with|on) ... (planned|budget|had in mind|expected|thinking|put aside|hoping|allocated)
    would .. (<money>|<number>) .. be (out of the question|too much|in range|doable|out of reach|okay|manageable|about right|in the right|comfortable|a stretch|realistic)
    (any|some|an|a|the) .. (amount|money|funds|budget|figure|sum) .. (already)? (approved|set aside|allocated|sanctioned|agreed|earmarked|put by|ring fenced|signed off)
    (what|which) (budget|price range|kind of money|sort of money|kind of budget|sort of budget|ballpark|price bracket|investment|outlay|kind of figure|sort of figure|sort of price|level of investment|spend)
    (spend|use|commit) (it|the (money|budget|funds)) before .. (year|quarter|fiscal|march|april|december|end)
    (fixed income)
    (money wise|price wise|budget wise|cost wise|budgetwise|pricewise)
    (does|is|would|will) (that|this|it|the price|that figure|that number) .. (within|inside|in|fit|work with|in line with|sit in) .. (budget|range|price range|planned)
    (have you|did you|has anyone|have they|do you) .. (budgeted|set a budget|got a budget|put a budget|have a budget|know your budget|a number in)
    (are we|are you) talking .. (hundreds|thousands|tens|<money>|<number>) .. or
    (how much|what) (is|was) (there|left) .. (in|for) .. (budget|pot|kitty)
    !budget .. (news|speech|chancellor|airline|hotel)
    (is there|do you have|have you got) .. (a pot|pot|money|funds|anything) .. (for|set aside|left|put by|this year) .. ?
    what (could|can|would) you .. (stretch|manage|run) to ... ?
    !(spend|put) .. (minutes|minute|time|hour|half an hour)
    (rough|ballpark|particular|set)? (figure|number|amount|sum|budget) .. in mind ... ?
    (what|how much) ... (budget|spend|invest|afford|put aside|set aside|put towards|allocated) ... ?
    (do you have|have you got|is there|what is|what was|have you set|whats) .. (budget|money set aside|funds|ballpark in mind|price range|figure in mind|spend|number in mind) ... ?
    (budget) ... ?
    (how much) .. (looking|want|wanting|hoping|willing|able|planning|prepared|like|can you|could you|were you|did you|have you) .. (spend|invest|pay|budget|set aside|afford|put) ... ?
    (is there|have you|do you have) .. (money|cash|funding) .. (for|set|aside|found|available|allocated) ... ?
    (what|how much) .. (are you|do you) (currently)? (paying|pay|spending|spend) ... ?
    (what) .. (would|could|can) .. (afford|stretch to|justify|comfortable (paying|spending|with)) ... ?
    !how much .. (weigh|time|big)
    !happy with the price
  `,
  decision_process_explored: `
    (who|whom|and who|whose) (would|will|do|does|is|has|have|gets|else|needs|signs|makes|holds|decides) ... (persuaded|convinced|on board|sign off|signs off|sign it|sign this|approve|involved|final say|last word|call the shots|final call|the call|purse strings|purse|weigh in|decide|decides|decision|approval|say yes|green light|agree)
    (just|only) you (making|who|that|deciding|who makes) ... (call|decision|decides|choice|happy)?
    (is there|or|anyone|someone|somebody|anybody) (someone|anyone|anybody|somebody)? else .. (happy|involved|have a say|look at it|decide|on board|got to|have to|needs to|has to|sign|agree|convince|running it by)
    your (call|decision|shout|choice) (alone|or) (does|is|do|will|has|are)?
    (or|does|will|would|do|has|have|is) (the|your) .. (board|committee|council|trustees|partner|wife|husband|boss|owner|procurement|landlord|father|parents|management|head office|headquarters|accountant|finance director|governors) .. (get a say|have a say|have to|need to|has to|vote|approve|agree|be involved|involved|sign|decide|weigh in|need convincing|on board)
    (final|last) (decision|say|approval) .. (you|who|yours|with|take|made|makes|rests|whose)
    (need|necessary|require|requires|get|want|needs) .. (approval|sign off|permission|go ahead|blessing|authorisation|authorization) .. (from|of|by)
    does (it|this|that|everything) .. (go|have to go|need to go|get) (to|past|through|before|in front of) .. (procurement|legal|board|committee|finance|head office|tender|purchasing|compliance|management|it|anyone|someone)
    (it|this|that) (go|goes|going) (to|through|past) (procurement|legal|purchasing|the board|tender|committee|finance)
    what happens (after|once|when) you (like|decide|say yes|pick|choose|agree|want)
    how many (quotes|bids|offers|vendors|suppliers|signatures|people) .. (got to|have to|need|required|looking at|comparing|involved|sign|decide|are you)
    what (will|would|are|do) (you|they) .. (compare|comparing|weigh|weighing|judge|judging|basing|looking for in|score|scoring|rank)
    (criteria|deciding factor|decision criteria|tick list) .. ?
    what (is|will|would|are|does) (your|the|mr|mrs|he|she|they)? _ .. (going to)? (pick at|pick on|say to|ask about|object|push back|want to see|want to know|care about|need to see|be looking for|worry about)
    when (is|are|will|would)? .. (wife|husband|partner|boss|both of you|owner|missus) .. (home|around|back|available|free|in|there|join)
    (both|all) .. (homeowners|partners|owners|directors|decision makers)
    (would|will|does|do|has|have) .. (have|need|has) to (vote|sign off|approve|agree|okay|rubber stamp)
    how (do|does|are|would) (you|they|your|decisions|things like this|something like this|these things|it) .. (decide|decided|get signed|get approved|approved|signed off|choose|get decided|get bought|buy things)
    (besides|apart from|other than|as well as) (you|yourself) .. who
    (is it|would it be|is this) (something)? you (can|could) (decide|sign|agree|approve|say yes)
    (who|what) .. (budget holder|decision maker|decision makers|signatory|stakeholders)
    !who .. (cheque|check) (out)? to
    (whose) (desk|call|decision|signature|budget|name) ... ?
    (is it|is that) .. (your call|your decision|up to you|down to you) ... ?
    (share|make|take) .. (decision|that|this) .. with .. (someone|anyone|anybody|somebody|else|partner) .. ?
    (who) ... (sign|signs|decide|decides|approve|approves|say yes|final say|on board|involved|convince|land) ... ?
    (anyone|anybody|someone) else .. (need|should|would|has|who|involved|to) ... ?
    (how) .. (get|gets) .. (signed off|approved|decided|over the line) ... ?
    (who|who is|who else|anyone else|anybody else|someone else|somebody else|is there anyone|is it just you|who would) .. (involved|decides|decide|decision|sign|signs|sign off|approves|approve|approval|needs to|in saying yes|have a say|weigh in|makes the|make the|talk to|included) ... ?
    (is it|is that|would that be) (just|only|purely|down to) (you|yourself|your) ... (decide|decision|call|signs|choice) ... ?
    (how) (does|do|would|will) .. (decision|decisions|that work|approval|process|procurement|purchase) ... ?
    (what|how) .. (decision|approval|buying|procurement|sign off) .. (process|look|made|work) ... ?
    (do you|would you|will you) .. (need|have to|want) .. (approval|sign off|run it|run this|check with|talk to|anyone else|board|to ask) ... ?
    (what) (does|will|would|do) <name> .. (care|need|want|look|think|say|to see|to know) ... ?
    (are you|you) the (decision maker|person who decides|one who decides|one who signs|right person) ... ?
    !(who) .. (doing|handles|uses|sorting|feels)
  `,
  timeline_explored: `
    when (would|do|will|are|must|should|were|does|is) (you|it|this|that|they|the|your|we) ... (needed|standing|live|running|go live|ready|done|finished|switched|in place|installed|expire|expires|delivered|shelf|launch|up and running|moving in|opening|hoping to|planning to|looking to|need it|want it|like it|want this|need this)
    (anything|something|what is) (driving|pushing|forcing|behind) (the|that|this|your) (date|deadline|timing|timeline|timescale|rush|it)
    (is there|are you|do you have|have you got|got|have you|working to) .. (deadline|rush on|rush for|hurry|cut off|drop dead|date in mind|target date|particular date|time in mind|timescale|timeframe|timeline|go live)
    (by|before|until) (which|what) (month|date|time|week|day|year|quarter|season)
    what date (did|do|are|is|would|does|must|have|has)
    what is the (deadline|timeline|timescale|time frame|timing|target|cut off|rush|hurry|urgency|date) $
    (within|in) how many (days|weeks|months)
    how many (days|weeks|months) .. (have we got|until|before|till|to go|you need|requir*|left)
    (does|do|must|will|would) (it|this|that|they|everything) .. (have to|need to|be|has to) .. (done|ready|live|finished|installed|delivered|in place|up and running|sorted) .. (before|by|in time|for|until)
    (is|would|could|will) (it be|that be)? .. (spring|summer|autumn|winter|<month>|next month|next quarter|christmas|easter|end of the|new year) .. (realistic|doable|feasible|possible|too late|too soon|early enough|pushing it|the aim|soon enough|the target|okay for)
    or (is it|are you|is that|just) (just|whenever|no rush|no hurry|flexible|just looking|browsing|looking|more of a)
    how (soon|quick|quickly|urgent|urgently|fast) .. (need|want|would|is it|are you|does|do you|is this)
    how long (have you got|can you wait|before you|do we have|do you have)
    when .. (current|existing|old|present) .. (contract|system|lease|deal|agreement|policy|plan|one|supplier) ...
    (this|next) (year|month|quarter|season|spring|summer) or (next|later|the|after|this)
    (what|which) .. (aiming|shooting|working towards|hoping) for .. (date|month|when|start|time)
    (when|what date|what month) .. (ideally|ideal world|best case)
    (how does|what does) (your|the) (timeline|timing|schedule) look
    (sooner|urgent) .. or .. (later|wait|whenever)
    !when (did) (you|it|this|that)
    !(cancel*|cancellation|feeling)
    (how soon|when|by when) .. (hoping|hope|want|need|like|looking|planning|ideally|would you|do you|did you|were you) ... (in|it|this|done|start|live|ready|installed|running|fitted|place|begin|moved) .. ?
    (what|which|any) .. (date|month|deadline|time frame|timeframe|timescale) .. (in mind|working|working to|aiming|for this|for it) ... ?
    (when) (would|do|did|will|are) (you)? .. (need|want|like|looking|hoping|hope|expect|planning|ideally) .. (this|it|to|something|start|live|go|have|by|in place|running|working|up and running) ... ?
    (what is|what was|whats|is there|do you have|have you got) .. (timeline|timescale|timeframe|time frame|deadline|time scale|target date|start date|go live) ... ?
    (by when|how soon|how quickly|how urgent|how urgently) ... ?
    (is there|are you) .. (a rush|hurry|in a hurry|urgent|particular date) ... ?
    (and)? (timing|timings|timescales) ... ?
    !when .. (meeting|call|good|seeing|next|free|available|speak|talk|ring|chat)
  `,
  pain_impact_explored: `
    (what|how|how much|who) ... (costs|costing|affect|affects|affecting|impact|impacts|hurt|hurts|lose|losing|lost|suffer|suffers|knock on) ... ?
    what (does|did|has|is) .. cost (you|the business|your|them) ... ?
    what .. (does|did|do|would|has|is) (that|it|this|they|those|which) .. (do|done|doing|cost|costing|mean|cause|causing|leave) .. (to|for|you|your|in) .. (rest|day|team|business|numbers|customers|margins|you|staff|week|family|bottom|profit|evening|sales|reputation|in)
    (is|does|has|did|are) (that|it|this|all that|all of that|they|.. outside|.. it) .. (cost|costing|hit|hitting|hurt|hurting|affect|affecting|eat into|eating into|slow|slowing|set|setting|drag|dragging) (you|your|the (business|bottom|team|numbers|margins)|into|things|down)
    how (much|many) .. (does|did|do|has|is|are|go|goes|gets|get|would|of) ... (set you back|binned|wasted|thrown|spoiled|spoilt|go on that|goes on that|go on it|down the drain|written off|turn away|turned away|eat up|goes to waste|walk away|walk out)
    how (often|frequently|regularly) .. (does|do|would|did|is|has|have) .. (happen|happens|happening|crop up|occur|go wrong|let you down|run out|get that|that would you)
    how often .. (happens|happening|happen)
    how (does|did|do|would) (that|it|this|they) .. (land|go down) (with|on) (your|the|customers|clients|staff|them)
    (keep|keeping|keeps) you (awake|up at night|up nights)
    does (it|that|this) mean (you|your|the|they|that you) (are|have|end up|lose|miss|turn|are having|are paying|are losing|team)
    (turning|turn|sending|send) .. (work|business|customers|people|jobs|orders|clients) away
    (have|did|do|are|because of this|because of that) .. you (have)? (lost|lose|losing|missed|missing) (any|some|many|much|customers|clients|orders|sales|business|work|jobs|money|out|a)
    what (did|do|have|would|had) you .. (have to|had to)? (give up|sacrifice|put off|go without|write off|miss out)
    (ever|have you|did you|can you|could you|do you) .. (put|worked out|work out|add up|added up|tot up|calculate|calculated|measured|sat down) .. (number on|figure on|price on|cost|costs|costing|lost|losing|worth|what it|what that)
    (or|is it) (is it|just|more)? (more|just|of)? (a|an) (pain|annoyance|nuisance|irritation|hassle|inconvenience|minor)
    (what|who|which) .. (gets hit|takes the hit|picks up the (pieces|tab|slack)|bears|carries the can|cops it|pays for it)
    if (you|it|nothing|that|this|things) .. (carries on|keeps going|carry on|does not change|do nothing|stays the same|stay the same|gets worse|is not fixed|is not sorted)
    (what|how) (is|are|has|have) .. (lateness|late|delay*|downtime|mistake*|error*|problem|turnover) .. (doing to|done to|costing|cost|meaning)
    (and)? (what|how much) (are|is) (you|that|it) paying .. when .. (late|wrong|breaks|fails|goes)
    !besides you
    !(post|ship|deliver) it
    (what|how much|how) ... (cost*|affect*|impact*|suffer*) ... (you|your|them|business|team|customers) .. ?
    (what is|whats) the damage ... ?
    how much .. (matter|matters|difference) ... ?
    (and)? when (that|it|this|she|he|they|one) .. (happens|wrong|fails|breaks|goes|misses|mistake|late) .. what ... ?
    (what) .. (that|it|this) .. (mean|meant|doing|do) .. (for|to) (you|the|your|them|customers|business|team) ... ?
    (what) (happens|happened|is happening) (when|if|as a result|then|to|after) ... ?
    (what) (does|do|did|is|would|has) .. (cost|costing|costs|mean for|impact|effect|knock on|cause|do to|lost) ... ?
    (how) (does|do|is|much|has) .. (affect|affecting|affects|impact|impacting|cost|costing|hurt|hurting|feel|time does) ... ?
    (who) (ends up|has to|gets|else feels|feels|deals with|picks up|suffers) ... ?
    (have you) .. (put|worked out|calculated|measured|quantified|looked at) .. (number|figure|cost|what|how much) ... ?
    (if) .. (did nothing|do nothing|nothing changes|nothing changed|stay as you are|left it|carry on) ... ?
    (what) (else) (does|is) (it|that) (do|affecting|costing) ?
    (how much) .. (time|money|business|revenue|work) .. (lose|losing|lost|wasting|waste|spend|cost|take) ... ?
    (what) (goes|is going) wrong ... ?
  `,
  goals_confirmed: `
    what (is|are|were|was|would) .. (goals|goal|objectives|objective|targets|outcome|outcomes|aims|success criteria)
    what .. (trying to achieve|hoping to achieve|want to achieve|like to achieve|hoping to get out|want to get out|like to get out|trying to accomplish|looking to achieve|looking to get out|hope to get)
    (so)? (your|the) (goal|goals|target|targets|aim) (is|are|here is|would be|was|were)
    what would (make|need|have|has|it take|that|a|you) .. (say|happy|worth|worthwhile|success|happen|glad|count|good result|great|look back)
    (success|a win|good result|victory|good outcome|job well done|result) (for you|here|to you|is|would be|means|looks|in your|look)
    (what|where) ... (<duration> (from now|down the line|time|in)|in <duration>|a year from now|this time next year|by the end of the (year|quarter|month)|by christmas|by summer)
    (in|after|within) (<duration>|a year|the first (month|year|quarter)) .. what (would|should|do|does|will)
    (one thing|single thing|two things|three things) (you|that you|we) (get|want|would|could|need|must|absolutely) ...
    what (are|do|is|were|does|would) .. (hoping|hope|expect|expecting|aiming|trying|looking|like|want) .. (achieve|accomplish|out of (this|it|the)|boss|see (change|improve|happen)|be different|to change|to reach|to hit|to look like|says)
    (which|what) (numbers|number|kpi|kpis|metric|metrics|figure|figures|measure|measures|outcome|outcomes) .. (move|matter|first|care|watch|judge|change|measured|judged|looking|should)
    (call|consider|count|class|see) (it|that|this) .. (a win|a success|worth it|money well|job done|a good)
    (written|noted|put|jotted|got) .. (down)? .. (goals|goal|targets|fewer|less|win|aims)
    (your|the) (goals|targets|aims|objectives) .. (written|noted|down|we set|you gave|you set|still|same|as i)
    (how|what) .. (measure|judge|gauge|define|measuring) .. (success|this|it|results|whether)
    (prove|show) .. (boss|board|worked|worth)
    !our goal
    !goal on
    (how) (will|would) .. (you|we) know .. ?
    (what would|what does|what do you) .. (make|call|count|see as|count as) .. (worth|success|win|worthwhile|happy) ... ?
    (goal|target|aim) (one|number one|is|two)
    (what) (does|would|will|is|are) .. (success|good|great|win|ideal|perfect world) (look|mean|for|be|outcome) ... ?
    (how) (will|would) .. (you|we) (know|measure|judge) .. (worked|working|success|successful|it) ... ?
    (in|by|after) (three|six|twelve|a|<duration>) .. (what would|what should|where would|what do) ... (happened|like|look|see|be) ?
    (i will|let me|i have) .. (note|write|put|noted|got) .. (goal|goals|target|targets)
    !(goal|agenda|aim|objective) (for|of) (today|this call|the call)
  `,
  problem_diagnosed: `
    (when|where|how|what|which|who|whereabouts) (did|do|does|is|was|were|has|have) (you|it|they|the|that|this|he|she|your) ... (last see|last saw|last work|first notice|notice|happen|press|turn the|say on|says|show|shows|light|lights|sound|sounds|leaking|leak|coming from|doing|smell|look like|told|took|blow|plug|say|flat part|facing|temperature|dial|reading|before)
    (is|are|was|were|does|do|did|has|have) (it|there|that|the|this|they|anything|anyone|you|your|both) ... (flashing|blinking|showing|plugged|unplugged|moved|screen|lights|label|cable|charger|signal|noise|leak|leaking|lint|dust|jammed|error|beep|beeped|tag|stub|filter|declare|declared|warehouse|neighbour|only once|every time|all the time|or only|warmed|router|socket|fuse|battery|code|serial|barcode|photo|damaged|dented|scratched|other phones|other devices|another browser|tripped|updated|switched)
    since (when|how long) ...
    how long (has|is|was|have) (it|this|that|the|they|you) .. (been|not|doing|like|out|having|off|without)
    (does|did|is) it (do|doing|happen|happening) (it|that|this)? ... (or|when|every|only|all)
    have you (tried|checked|got|had|looked|changed|updated|restarted|reset|cleaned|opened) (it|a|the|with|another|turning|any|anything|to|whether|if|restarting|unplugging|switching|under|behind|inside)
    ^ new (needle|battery|cable|bulb|fuse|filter|cartridge|charger)
    (fast|slow|solid|flashing|red|green|hot|cold|loud|quiet|wet|dry|soft|hard|grinding|clicking|amber|orange|blue|on|off) or (fast|slow|solid|flashing|red|green|hot|cold|loud|quiet|wet|dry|soft|hard|grinding|clicking|does it|amber|orange|blue|on|off)
    what do you mean by
    (can|could|please|pls|would) (you)? (please)? (read|send|take|describe) .. (out|photo|picture|screenshot|what it says|message|number|serial|label)
    (please)? read (it|that)? out
    why did (the|it|that) .. (blow|stop|break|trip|fail|fall)
    did (you|anyone|anybody|they|he|somebody|the driver|the engineer) (hold|plug|press|come|service|measure|sign|leave|change|move|drop|follow|scan|keep|open|spill|hear|see|notice|declare|get a|check|use|charge|reset|touch|switch) ...
    what (were|are) you doing (when|just before|before|at the time)
    what (does|did) (it|the|that|they) .. (say|show|look like|sound like|read|smell)
    (who|who have you) .. (spoken|speak|spoke|talked|talk|took|take|taken|told) (to|the|it|you) ...
    which (side|floor|one|light|button|part|end|room|corner|model|tyre|wheel|socket|door|box|page|account)
    (slow|bad|big|loud|often|much) .. are we talking
    how (slow|bad|loud|often|fast|hot|wet|big|deep) (is|does|are|was)
    (is|are) (the)? (other|others|rest) .. (working|okay|doing|affected|the same)
    (so)? (is)? it (is)? still doing
    (just|only) (the|on) (one|that|this) .. or (all|the|every|both|others)
    (damage|crack|leak|dent|stain|noise) is (on|in|at|under|by)
    !colour (were|do) you (thinking|want)
    !(budget|quote|price|planned)
    !(wait|best place|park)
    (what|which) .. (error|message|model|version|browser|device|screen|lights|light|colour|code|step) ... ?
    (when) (did|does|do) (it|this|that|the|you) .. (start|happen|stop|first|notice|last|begin|go) ... ?
    (does|is|did|has) (it|this|that) .. (happen|happening|every|all|just|only|still|always|in|flashing|affect|work) .. (or|every|all|time|when|on|other|else|device) ... ?
    (have you|did you|has anyone|has anything) .. (tried|try|restarted|restart|changed|change|updated|update|checked|check|unplugged|reset|installed|moved|cleared|turned|switched) ... ?
    (where|whereabouts) .. (is|are|does|did) (it|the|this|that) .. (exactly|happen|damage|leak|tear|crack|plugged)? ?
    (how) (big|long|often|many times|bad|old) (is|does|has|have|did) .. (it|this|that|happen) ... ?
    (and)? about how (big|long|often|many)
    (is|are) (it|the|they) .. (plugged|connected|switched|on wifi|wired|on a|flashing|in the) ... ?
    (can|could) (you|i) (tell|see|describe|check|read|have|get|take|confirm) .. (what|which|error|happened|the serial|the order number|order|reference) ... ?
    (do you have|have you got|have you) .. (photo|photograph|picture|screenshot|receipt|order number|reference) ... ?
    (is it|was it) (on|in|at|under|near) ... or ... ?
    (let me|to) get to the bottom of
    (tell me|can you tell me) .. (what happened|what is happened|what has happened|happening)
    !screen .. (see|share)
    !(see) my screen
  `,
  cancel_reason_explored: `
    what (is|was|has) (it)? (that)? .. (made|making|makes|pushed|brought|behind|prompting|prompted|put you off|turned you off|led|driving) .. (you|it|this|that|the|leave|on)?
    what (has)? (changed|happened) (in|since|for you|that|with|to make|between)
    (may|can|could|mind|do not mind) .. (i|me|my)? (ask|asking|know|knowing|tell me) .. (why|the reason|motive|what is behind|what made|what is made|what has made|what changed|what happened|what is prompted|what the reason)
    (motive|reason|reasons|cause) (of|for|behind|you|that|why) .. (cancel*|leaving|leave|decision|going|stopping|you want|wanting|closing|closure)
    is it (the|just|about|more|because of)? (cost|price|money|service|food|time|quality|location|hours|staff|product) .. (or|the|that)
    when did you (start|begin|first|stop) .. (feel*|think*|using|enjoying|coming)
    you (were|seemed|used to be|have been) (happy|fine|keen|loving|so happy) ... (so)? what
    why .. (leaving|leave|cancelling|cancel|stop|stopping|going|quit|quitting|close|closing|end|ending|switch|switching|unhappy|move|moving away|change) ...
    what (went|goes|has gone|is going|did go) wrong .. (with|for|there|$)
    what (could|should) we have done
    (something|anything) (that)? (we|i) (did|have done|said|missed|got wrong|could have)
    (what|who) (are you|have you|did you) (moving to|going to|switching to|found|going with) .. (instead|better|that)?
    (what is|is there anything|anything) (not working|missing|lacking|we could change)
    !(today what|understand how)
    !why .. (valve|blow)
    (what) (is|has) .. (brought this on|behind|happened|prompted|changed|the reason|gone wrong|wrong|the matter) .. ?
    (is there|was there|any) .. (reason|particular reason|something) .. ?
    (may|can|could|mind if) i ask .. (why|what|the reason) ...
    (why|what) .. (cancel|cancelling|canceling|leave|leaving|close|closing|switch|switching|end|ending) ... ?
    (can|could|may) i (ask|just ask) .. (why|reason|what) ... 
    (what is|whats|what was|is there|for) .. (reason|reasons) (for|why|you|behind|that) ... 
    (what) (made|makes|has made|is making|led|brought) you ... (cancel|leave|decide|go|call|want|switch|look|cancelling) ... ?
    (tell me|help me understand|talk me through) .. (why|what (has)? happened|reason|gone wrong|what went wrong)
    (what) (has|have) (gone wrong|changed|we done|not worked) ... ?
    (is it) .. (the price|the service|price|something we) ... ?
    !reason i am (calling|ringing)
    !(reason) (for|of) (the|my|this) (call|meeting)
  `,
  satisfaction_checked: `
    (are|is|have|were) (you|they|everyone|the team|your|all|the staff|staff|the lads) .. (happy|satisfied|content|pleased|delighted|comfortable) (with|so far) .. (the|how|us|our|everything|it|what|your|things|service|selection|results)?
    how (are|is|have) (you|they|things|the team|everyone|your) .. (getting on|getting along|settling in|finding) (with|the|it|so far|since|at) ...
    how (has|is|have) (the|your|our|it) .. (been|holding up|behaving|performing|working out|treating|shaping|working) .. (for you|so far|since|with|as|this|going|$)
    (rate|rating|score|grade|mark) (us|our|the service|your experience|me|the team)
    (would|do) you recommend (us|it|this|our|me)
    what (has|have|is) .. (been)? (good|working well|not working|rubbish|going well|not going|you liked|best thing|worst thing)
    (any|had any|have any) (complaint|complaints|niggles|gripes|grumbles|problems|issues|trouble|feedback|bother) .. (with|from|about|so far|since|lately|recently) .. (us|our|the|it|side|then)?
    (everything|all) (okay|all right|good|fine|well|running|working) .. (with|on your|at your|over|there|so far) (the|your|our|it|end|us|everything)
    doing a (good|decent|great) job
    (living up|live up|lived up|meeting|met|meet) .. (expectations|hopes|promise|what you)
    (looking after|treating|taking care of) you (okay|well|all right|properly|so far)
    your experience .. (been|with|so far|of)
    (anything|something|what) (we|you would|i) (could|should|can|like us to|want us to) .. (do better|be doing better|improve|change|do differently|doing differently)
    (still|been) (enjoying|loving|liking) (the|it|your|our|using)
    (what do you like|what do you love|what do you enjoy|what is it like) .. (about|most|using|with)
    !(pictured|expected it|baby|new house)
    (how) (has|is|have|are) ... (been|going|getting on|treating|working|finding|settling) .. (the system|the software|the service|the platform|the app|it|using|with us|with it|so far|for you|since) ... ?
    (are you|have you been) (getting on|happy|enjoying) ... (it|with us|service|system|everything|so far) .. ?
    (how) (are|have) (you|the team|your team|things|everyone) .. (finding|found|getting on with|getting along with|liking|enjoying) (it|us|the (system|platform|service|product|software|tool|app|plan|new system|team|support)|everything|working with|using|our|things|<name>)
    (how) (is|has|are) (it|everything|the (system|platform|service|product|software|tool|app)|things|<name>) (been|going|working|working out|treating|performing) .. (for you|for the team|with|so far|since|with us)? ?
    (are you|have you been|is the team|is everyone) .. (happy|satisfied|pleased) (with|so far) .. (it|us|service|system|platform|product|software|tool|everything|how|our|things|support) ... ?
    (what) (do|does) (you|the team|your team) think (of|about) (it|the (system|platform|service|product|software)|us|our|<name>) ... ?
    (on a scale|out of ten|one to ten) ... ?
    (any|what) feedback (on|about|for|so far|from) ... ?
    !(new office|new house|new place|new job|weather|the price|new building|the move|quote|proposal)
  `,
};

const offer = {
  value_tied_to_need: `
    you (said|told (me|us)|mentioned|were saying|described|complained|talked|asked|hate|wanted) ... ... (so|well|this|that is why|with this|now|here|which is|the new|our)
    (no more|end of|goodbye to|bye bye to|say goodbye) (to|the|those|of)? .. (chasing|driving|typing|waiting|losing|lugging|queue*|guessing|paper|late|missed|ringing|manual|spreadsheet*|arguing|phone|calls|evenings|nights|midnight|weekend*|shoebox|mop*|sunday|sundays|hours|errors|double)
    (get|gets|have|give you|gives you|giving you|got) .. your .. (sunday|sundays|weekend|weekends|evening|evenings|nights|mornings|saturday|saturdays|life|time|friday) back
    ^ remember (the|that|those|your) .. (you|hours|problem|issue|mess|trouble|nightmare|time|chaos)
    (that|those|the|all that|all those) .. you (are losing|lose|lost|spend|waste|hate|struggle with|worry about|keep having|were having|are having|told|described|were chasing|are chasing|keep|mentioned|complained) ...
    ^ (for|with|given|in) your (problem|situation|case|turnover|site|volume|team|shift|shifts|crew|kids|dogs|back|commute|<number>|setup|size|<name>|staff|issue|line) ... (this|it|that|the|you|we)
    ^ (since|as|seeing as|given) (that)? you (are|have|do|want|need|run|travel|work) ... (this|it|the|that|so|we|would|will|means)
    (what)? (this|that|it) (means|would mean|gives|does) (for|to)? you (is|that|here)
    (for you|in your case|at your place|in your world|for your team|for your lads|for someone like you) .. (that|this|it|means|is|would|will) ...
    (that|it|this|which|they) (would|will|should|could)? (clear|clears|solve|solves|fix|fixes|kill|kills|address|addresses|cure|answers|deals with|handles|ends|takes away|removes|gets rid of|takes care of|cuts) .. (your|the|that|those) .. (problem|issue|worry|headache|ramp|bottleneck|queue|delay|delays|wait|backlog|complaint*|error*|mess|you)
    so you (are not|never|no longer|will not|would not|do not) .. (standing|chase|chasing|worry|alone|ring|ringing|type|typing|drive|driving|wait|waiting|stuck|up till|up at|lose|losing|caught|have to|need to)
    (like|as|exactly what|just what) you (asked|wanted|needed|hoped|were after|were hoping)
    (so|and) (no|zero) (problem|issue|worry|stress|chasing|waiting) (there|for you|on that)
    (takes|brings|gets|cuts|drops|knocks) (it|that|them|this|your) .. (down|back) to (about)? .. (two|<number>|<percent>|nothing|zero|none|one|minutes|seconds)
    (so)? (gravel|stairs|weather|rain|noise|distance|size|space|weight|language|power|signal|kids|dogs) .. (is no problem|no problem|is not an issue|will not be a|is not a problem|is covered)
    !(will go over|plan for today|questions)
    !(lost|loss) .. you said
    (no more|that is the end of|goodbye) .. (your|that|those|more|calls|paper|spreadsheets|chasing|errors)
    (which|so) (is|was) .. (you told|you said|you mentioned|you described|you asked|your headache|your problem)
    (that|this|it) (is)? (exactly|precisely) .. (you|your)
    (with|given) .. (what you|your) .. (told|said|described|mentioned|situation|problem)
    (like|as|the|what|because|since|that) .. you (said|mentioned|told me|told us|described|were saying|talked about|raised|brought up|asked about)
    (you) (said|mentioned|told me|told us|were saying|talked about) ... (this|that is|so|and|which is|it) .. (where|why|what|would|will|means|takes|fixes|solves|handles|does)
    (takes care of|sorts out|would sort|will sort|fixes|solves|gets rid of|covers|stops|handles|would stop|would fix|deals with|would have caught|would catch) .. (your|the|that|those|all that|all of that|it) 
    (so|which means|meaning|that way) (you|your|that|the|nobody|they|she|he|staff|team) .. (would not|will not|do not|does not|no longer|never|can|could|would only|only) .. (have to|need to|worry|waste|spend|lose|chase)
    (in|for) your (case|situation) .. (that|it|this|would|means|you)
    (you would not|you will not|you do not|you no longer) (have|need) .. (to) .. (anymore|any more|again|by hand|manually|yourself)
    (on your (plan|current)|today) .. you (would have|have) to do it
    (which|that) is (exactly)? (what|the|your) .. (you|problem|issue|worry|need|asked)
  `,
  engagement_checked: `
    (does|did|do|is|are) (that|it|this|all that|all of that|any of that|any of this) (all)? (make sense|making sense|sound okay|sound good|sound right|sound fair|fit|clear|ring true|resonate|chime|look like|look okay|tally|match|cover|useful|helpful|interesting|ring a bell)
    (got|have|any|had) (any)? (questions|queries|doubts) (so far|on|about|at this|there|yet|before|at all|for me|$)
    (any|what) (thoughts|reactions|reaction|impressions) .. (so far|on that|there|first)?
    (stop me|shout out|interrupt me|jump in|chime in|butt in|speak up|sing out|pull me up|give me a shout|shout if|cut me off|cut in)
    feel free to (ask|stop|jump|interrupt|butt|shout|chime)
    (am i|are we|is this|is that|i am|am) (going)? too (fast|quick|quickly|much detail|technical|much at once|slow)
    (anything|something|any of that|which bit) .. (show you again|go over again|go back over|repeat|look at again|clearer|dig into|see more|go deeper|unclear|not clear|want me to)
    what do you (reckon|think|make of) (so far|of (that|it|this|the)|about (that|it|this)|any|$)
    (any good|your thoughts|first impressions|initial reaction|how does that strike you|what is your gut)
    (is|was|would) (that|this|it) (be)? (something|the sort of thing|the kind of thing|the type of thing) (you|your|the|that) ... (see|use|using|need|want|looking|after|picture|imagine|expected|help|useful|benefit|interest)
    (can|could|do) you (see|picture|imagine) .. (yourself|this|that|it|your|the) .. (using|working|use|helping|fitting|fit|help|useful|being)
    (am i) (missing something|missing anything|making sense|boring you|losing you|explaining|on the right)
    (still|you|all) with me
    (all|everything) (okay|clear|good|making sense) (so far|up to here|to here|until now|up to now)
    how (does|do) (that|this|it|all this|all that) (sound|feel|look|strike|grab|compare|fit|sit) (to you|for you|with|so far|$)
    (how is|how are) (that|we|it|this) (looking|sounding|feeling|doing) (so far|to you|for you|up|$)
    (before i|before we) (carry on|go on|move on|continue|go any further|show you) ... (questions|anything|okay|clear|happy|any|sense)
    (close to|anything like|near) what you (pictured|expected|imagined|had in mind|hoped|were after)
    how close is that
    (would|could|will) (your|the) (team|staff|lads|girls|guys|people|drivers|crew|boss|clients|patients|kids) (use|like|get on with|find|be able|cope|want|appreciate)
    !how does it sound when
    (is this|is that|is it) .. (landing|useful|helpful|hitting|what you hoped|what you had in mind|along the right lines|roughly what|the sort of thing|okay so far) ... ?
    (how are we|how are you) (doing|getting on|finding this|feeling) (so far|with that|about that|there)? .. ?
    (shall i|should i|want me to|do you want me to|would you like me to) (slow|go back|repeat|show|run|go over|carry on|keep going|explain|pause) ... ?
    (any|anything) .. (odd|unclear|confusing|jump out|jumping out|strike you|stand out|questions|so far) ... ?
    (with me|following|make sense|all clear|clear) (so far)? ?
    (what) .. (strikes|stands out|jumps out|reaction|impression|first thoughts) ... ?
    (does|did|is|are) (that|it|this|any of that|all of that) .. (make sense|making sense|sound okay|sound good|sound right|sound reasonable|fit|work for you|clear|helpful|resonate|what you) ... ?
    (make|makes|making) sense (so far)? ?
    (any|have you got any|do you have any|are there any|you got any|got any) (questions|thoughts|queries|concerns) ... ?
    (how) (does|is) (that|this|it) (sound|sounding|look|land|feel) ... ?
    (what) (do|are) (you|we|your) .. (think|thoughts|thinking) .. ?
    (is there|was there) anything .. (you would like|you want|go back|unclear|missing|else you|like us|like me) ... ?
    (is that|is this) (something|the kind of|what) .. (you|useful|helpful|looking|had in mind|expecting) ... ?
    (am i) (going|talking) too fast ?
    (are you|you) (with me|following|still with me|happy so far|okay so far) .. ?
    !(anything else) .. (help|today|i can)
    !(what do you think) of (him|her|the weather)
  `,
  social_proof: `
    (a|an|another|one|the|my|our|some|most|two|three|your) .. (practice|practices|clinic|clinics|shop|shops|hotel|hotels|butcher|baker|bakery|salon|firm|firms|company|companies|school|schools|farm|farmer|farmers|garage|hospital|client|clients|customer|customers|business|businesses|restaurant|pub|club|cafe|team|mate|friend|neighbour|neighbours|neighbor|lady|chap|outfit|group|dealer|warehouse|council|builder|family|couple|factory|gym|trader|traders|brewery|surgery|nursery|charity|landlord|plumber|electrician|dentist|vet|place|depot|site|manufacturer|distributor|agency) ... (used us|uses us|use us|uses it|use it|uses this|use this|using this|using it|put one in|put it in|had theirs|had hers|had his|saved|halved|doubled|swears|swear by|trusts|went from|went live|not looked back|never looked back|moved over|runs on|run on|raves|loves it|love it|in the same boat|in the same position|has been with us|have been with us|got rid of|switched|dropped|cut their|cut his|cut her|cut it|went with|chose us|passed their|no break|reckons|came to us|swapped|trust us|rely on us)
    (not|never) looked back
    (swears|swear|swore) by (it|us|them|this|ours)
    your (neighbour|neighbours|neighbor|neighbors) .. (at|in|on|two|next|over)? ... (had (hers|his|theirs|one|it|ours)|has one|have one|uses|use us|went with|with us|just had)
    (more than|over|about|nearly|around|some|almost) <number> .. (traders|customers|businesses|shops|people|clients|companies|teams|families|homes|schools|farms|practices|dealers|clinics|users|households|hotels|restaurants) .. (use|using|trust|with us|already|rely|have|switched|on it|are|across|run)
    we (did|have done|just did|have just|set up|put|just finished|ran|built) .. (the same|exactly this|something similar|exactly the same|the very same|one|this|it|in) (for|with|at) (a|an|one|another|the|<name>|your|some)
    (<number>|five|star|stars|google|trustpilot) (star|stars|review|reviews|rating) .. (from|on|by|last|out|average|rating|review|reviews)
    (what|see what|read what|hear what) .. (said|say|says|wrote|think) (about us|about it|they|last|on)
    (they|he|she) (left|wrote|gave) (us|a|me) .. (review|stars|star|reference|testimonial)
    (ask|ring|call|speak to|talk to|phone) (her|him|them) (yourself|if you|directly|$)
    (other|similar|most) (practices|companies|shops|salons|clinics|teams|schools|firms|businesses|places|sites|farms|hotels|garages) (your size|like you|like yours|in your|of your|we|that we|around|near) ... (see|find|drop|save|cut|get|saw|found|tell|use)
    (our|my) (customers|clients|users|members|patients|students|guests|regulars) .. (are (very|really|all|so)|love|see|say|all|usually|typically|on average|report|stay|rate|tell)
    on average .. (customers|clients|people|users|teams|they|companies)
    (they|he|she) (have|has) (put|ordered|bought|taken|had|moved|cut|saved|run|been using|been with) .. (us|<number>|since|this year|with|on|in)
    (is|are|been) (using|running|on) (it|this|ours|the same|them) (already|too|for|since|now|at|in|and|every|only)
    (they|he|she|them) .. (went from|down from|up from|gone from)
    (no|nil|zero|not one|not a single) .. (break ins|complaints|missed|returns|downtime|faults|problems) since
    the (big|whole|local) .. (group|chain|council|hospital|school|club) .. (have|has|use|uses|put|trust)
    !(case studies|my colleague)
    <name> .. (who|they) (run|have|use|are|switched|had|saw|went|started|do|make) ... (and|their|it|by|in)
    (their|they) .. (went|dropped|fell|came|are) .. (down|by|to|from|up) .. (nil|nothing|zero|half|third|quarter|<percent>|<number>|basically)
    (a|one|another) .. (in|near|down|up|over|from) .. <name> ... (use|uses|switched|started|saved|cut|had|went|doubled|halved|saw)
    (plenty|dozens|hundreds|thousands|lots|loads) of .. (customers|clients|businesses|people|companies|teams|shops|homes) .. (use|already|like|have|trust|run)
    (other|some) (people|customers|clients|folks|teams) .. (find|found|say|said|tell|told|see|saw|like|use)
    (we|i) (have|had|got|have got|have had|work with|worked with|look after|helped) .. (a|one|another|other|some|several|lots of|plenty of|many|few) .. (client|clients|customer|customers|company|companies|business|salon|salons|practice|firm|clinic|team|shop|school) .. (who|that|in|with|build|like|call*|using|just|they|has|went|near|of|up|down)
    (one|some|most|many|lots|a lot|plenty) of (our|my|the) .. (clients|customers|salons|clinics|businesses|companies|schools|shops|people|practices|firms|teams|users) .. (we|use|have|had|kept|see|find|say|said|tell|who|saw|started|save|do|are)
    (another|other) (client|customer|clients|customers) (of ours|of mine|we|who|like|in|has|have|saw|had)
    (our|my) (clients|customers) .. (see|find|tell|say|save|report|typically|usually|have|get|saw|reduced|cut)
    (case study|case studies|success story|testimonial|testimonials|reference customer|references)
    (they|he|she) .. (went live|cut|reduced|saved|increased|doubled|halved) .. (their|by|in|from) .. (<percent>|third|half|quarter|<number>|<duration>)
    (put you in touch|speak to|talk to|introduce you) .. (customer|client|someone who|them|one of)
    !(how many) (clients|customers)
    !(your) (clients|customers)
    !(send|sending|send over) .. case studies
  `,
  price_presented: `
    <money> (fee|deposit|charge|cancellation|early|setup|each|apiece|all in|plus|delivered)
    (kids|children|adults|the wee one|the big one|the small one|the large one|the basic|the standard|per piece|per head|hourly rate|day rate|flat fee|deposit|rent|premium|call out|fee|tariff|membership|installation|setup) (is|are|will be|comes|would be|starts) .. (<money>|<number>)
    (it|that|this|she) (will)? (come|comes|works|runs|costs|set you back) (to|out at|out|in at|you) .. <money>
    (you are|you would be|you will be|you are going to be|that is|it is|she is|they are|it would be|it will be|we are) (looking at|at|talking|about|around|roughly|down to|only|just|an extra|another|an)? .. (<money>|<number>) (a|per|each|every|plus|all in|flat|even|for the|locked|net|out the door|drive away|fitted|including|inclusive)
    <number> (a|per|each|every) (month|week|year|treatment|visit|session|lesson|night|piece|head|pupil|child|hour|user|seat|term|class|transaction|box|pallet|metre|ton|tonne|item|guest|cover|key|door|bed|acre|shift|licence|license|van|person|quarter|call out|cut|wash|tank|unit|site|device|line|location|room|delivery|collection|go|day)
    <number> (pound|dollar|euro|quid|rupee) .. (fee|charge|deposit|penalty|excess|early|termination|cancellation)
    a (fiver|tenner|grand) (a|per|each|for|all|off|more)
    (promo|best i can do|best price|final price|lowest|my price|our price|the price|best we can do|bottom line|bottom price|special price|list) .. (is|at|of)? .. (<number>|<money>)
    <number> (plus|and) .. (v a t|vat|tax|transport|delivery|shipping|fitting|gst|postage)
    <number> (out the door|drive away|all in|even $|flat $|locked in|on the road|delivered|fitted|a pop|apiece|up front|upfront|on completion)
    <number> rupees
    (charge|charging|do it for|do them for|sell it at|let it go for) .. (<money>|<number>)
    put you on .. (promo|plan|tariff|rate|deal) .. <number>
    (so)? (about|around|roughly|just under) <number> a (month|week|year|day)
    (costs|price|total|comes) .. <number> (even|all|plus|flat)
    <money> (a|per|each) _
    !(did|made|lost|saved|paid out|claims) .. (<money>|<number>) .. (in sales|last year|between)
    !(back in|back on|put back)
    (fee|price|cost|total|premium|quote|charge) (is|was|would be|comes to|will be) <number>
    (at|for|about|around|roughly|pass at|from|to) <number> (a|per) (month|year|week|licence|user|seat|head|unit|day)
    (get to|go to|do it for|do that for|do you it for|bring it to|come down to|drop to|let you have it for) .. (<money>|<number>)
    <number> .. (billed|payable|paid|up front|upfront|plus vat|including vat|half now|all in|on completion)
    (total|comes|price|cost|bill|quote|estimate) .. (is|to|of|at) .. (<money>|<number>)
    !(last month|your bill|heating bill|you overpaid|overpaid|put .. back on|on your account|back on your)
    (it is|that is|it was|it would be|it will be|that would be|that will be|it comes|works out|comes out|you are looking at|you would be looking at|we charge|it costs|costs|cost|comes to|priced|would cost|that comes|starts at|starts from|start at|starting at) .. <money>
    (it is|that is|it was|it would be|that would be|works out|comes to|it costs|costs|we charge|is|was|be|down to|hold it at) .. <number> (a|per|each|every) (month|year|user|seat|van|unit|week|person|head|licence|license|site|location|day|hour|vehicle|annum|quarter)
    (price|plan|cost|package|fee|deposit|quote|rate|subscription|licence|license|setup|set up|installation|tier|business|team|pro|premium|standard|basic) .. (is|was|are|comes|would be|at|of|for) .. (<money>|<number> .. (a|per) (month|year|user|seat|week))
    <number> .. (a|per|each) (van|user|seat|unit|head|licence|license|person|site|vehicle|room|property)
    <money> .. (a|per|each|plus|for|up front|upfront|one off|off|including|all in|total|inclusive|deposit|setup|flat) 
    (you|we) (pay|would pay|paid|charge) .. <number>
    (is|are|would be|comes to|at|to|for) <number> (a|per|every) (month|year)
    <percent> (off|discount)
    (discount) of <percent>
    (with|for) .. (seats|users|vans|licences) .. is <number>
    (normally|usually|list price) .. (is)? <money>
    !(refund|refunding|refunded|credit|compensation) ... (<money>|<number>)
    !(cost|costing|costs) (you|me|us) .. (lost|losing)
    !(salary|wages|turnover|revenue)
  `,
  concession_traded: `
    if (you|we|your) .. (commit|sign|signed|signing|pay|paid|take|go|give|order|buy|agree|prepay|throw in|refer|extend|bring|guarantee|can do|could do|let us) ... ... (i|we) (can|could|will|would|might|may) (come|do|take|knock|drop|give|offer|throw|include|waive|stretch|shave|hold|get|put|add|match|manage|meet|sharpen|lower|cut|absorb|freeze|go|cover|see|trim|bring|extend|look)
    ^ .. (<number>|<money>|<percent>) if you (give|take|sign|pay|commit|order|go|do|buy|let|can|agree|prepay)
    (i|we) (could|can|will|would) (stretch|go|come down|move|get) .. (<number>|<money>|<percent>) .. (on the|for a|if|with a|against|provided|in return)
    you (pay|take|sign|cover|give|do|commit|order|bring|buy|handle|agree|send|collect) ... ... (i|we) (will)? (knock|waive|throw|drop|cut|take off|give you|cover|include|absorb|split|match|come down)
    (i|we) (can|could|will|would) ... only (if|when|provided) (you|we|the)
    (i will|we will|i can|we can|i could|we could) (add|throw|include|give|knock|do|waive|hold|take|drop|cover|extend|put) ... if (we|you) (get|sign|can|have|do|go|pay|order|commit|take|agree|let|accept|give|are)
    (cash|advance|upfront|full) payment ... (i|we) (will|can) (give|do|take)
    (<percent>|percent|discount|extra) (extra|more|discount|less)? (i|we) (will|can|could) (give|do|offer)
    (as is|without the|no warranty|skip the|drop the|lose the) ... (i will|we will|i can) .. (go|do|take|put|come down|knock)
    (in exchange|in return|on condition|provided that|so long as|quid pro quo|in trade) ...
    (meet (me|us|you) (half way|halfway|in the middle)|give and take|something in return|a trade)
    (i|we) would (need|want|ask for|ask) (you|a|the|your|something) ... (to do|for that|in return|to get there|from your side|from you|back)
    to (do|get to|hit|reach|justify) that (number|price|figure|rate|i|we) ... need
    (if we get it|if it is|get it) (signed|done|agreed|over the line) (this|by|before|today|off) ...
    !if you do not
    !if (it|that) (breaks|fails)
    (i|we) (could|can|would|will|might) .. <number> ... (but|if|provided|as long as|in return|in exchange) ...
    (i would|we would|i will) .. need .. (something|a|you to|two|three|twelve|your) .. (back|in return|from you|commitment|year|reference|upfront|up front)
    (if you) ... (then)? (i|we) .. (could|can|will|would) .. (knock|take|do|drop|include|throw|waive|hold|get)
    (meet in the middle|meet you halfway|split the difference)
    if (you|we|your) ... (sign|signed|go|went|commit|pay|paid|take|took|do|move|agree|order|buy|refer|renew|can|could|book|prepay) ... (i|we) (can|could|will|would|am able|may|might) .. (do|take|knock|drop|give|offer|throw|hold|include|waive|bring|reduce|get|add|match|freeze|cut)
    (i|we) (can|could|will|would|may) .. (do|take|knock|drop|give|offer|throw|hold|include|waive|bring|reduce|get|freeze|match) ... (if|provided|as long as|in return|in exchange|on condition) .. (you|we|it)
    (in return|in exchange) (for|i|we|you)
    (what i can do) .. if you
    (for|with) (a|the) (two|three|longer|twelve|multi|annual|<number>) .. (year|month|commitment|term|deal) ... (i|we) (can|could|will|would)
    !if you (have|need|want|like|get) (any|a|some|to)
    !(cancel|not happy|does not work)
  `,
  disparaged_competitor: `
    (those|them|that lot|they|their|those guys|that company|other company|that crowd|other crowd|<name>|competition|competitors|competitor|other guys|other lot|rivals|these guys|lads|that outfit|other fella) .. (crooks|cowboys|garbage|junk|trash|scam|scams|scammers|liars|thieves|clowns|sharks|bandits|rip offs|shambles|third class|rogues|conmen|bankrupt|dodgy|amateurs|butchers|criminals|duplicate|shysters|chancers|fraud|fraudsters|rubbish|useless|incompetent|terrible|hopeless|going bust|going under|cheats|laughing stock)
    (they|they will|<name> will|they are going to|those guys|that lot) .. (take your (money|deposit)|rip you off|let you down|leave you (high|hanging|stranded|in the lurch)|go under|go bust|be bankrupt|fleece you|sting you|screw you|tear up|stitch you up|vanish|disappear on you|cut corners|rob you|be gone)
    (could not|can not|would not) (fix|organise|organize|run|find|make|build|read|count|tell) .. (sandwich|brewery|tape measure|shoelaces|their|cup of tea|bath|paper bag|own)
    do not know (one end|their arse|what they are doing|the first thing|their elbow)
    half (of)? (their|the|them|those) .. (are not|is not|can not|do not|stolen|break|come back|fail|not even)
    (roll|rolled|wind|turn|clock) .. (clocks|odometer|odometers|clock) back
    good luck (with|to you with|getting) (that|them|those|<name>|support|anyone|hold)
    (falls|fall|fell|fall to) (apart|to bits|to pieces)
    (known|famous|notorious) .. (as|for) .. (liars|late|bad|poor|cheats|breaking|overcharging|letting|ripping|cheating|hidden|not)
    what they call (a|their|support|service)
    (expired|fake|counterfeit|stolen|knock off|duplicate|refurbished|second hand) (stuff|parts|goods|product|products|kit|material|units)
    (their|his|her|the competitor) (product|products|support|service|quality|stuff|kit|material|software|app|staff|people|vets|installers|drivers|engineers|workmanship|machines) .. (rubbish|poor|bad|terrible|garbage|awful|shocking|joke|worst|students|hopeless|junk|useless|never answer|breaks|break|trash|cheap)
    (i have|i) (seen|heard) .. (horror stories|it happen|so many)
    (nobody|no one|none of) .. (stays with|trusts|likes|rates) (them|that|those)
    (run|steer|stay|keep) (a mile|clear|away) (from|of)? (them|that lot|those|<name>)?
    (wouldn t|would not) (let them|trust them|touch them|send my|buy a)
    !(your|my) competitors (are|will)
    (they|their|them|competitor|competitors|the other|other lot|those guys|that lot) .. (are|is|was|were) .. (rubbish|terrible|awful|useless|a joke|cowboys|dreadful|garbage|horrible|crap|shady|liars|unreliable|a nightmare|hopeless|a rip off|dodgy)
    (do not|never|i would not) (trust|touch|go with|go near) (them|that lot|those|their)
    (they|their) .. (rip|ripping|con|cheat|lie|lied|scam|overcharge|let you down|go bust|go under)
    (everyone|everybody|people) .. (leaves|leaving|complains about|hates|is leaving) (them|that|their)
    !(not going to|never) (badmouth|knock|run down|say anything bad)
  `,
  solution_explained: `
    (then|first|next|after that|once|so when|when|every time|whenever) (you|we|it|they|i|the|a|someone|somebody) ... (then|and|it|we|you|they) .. (get|gets|sends|send|fills|lands|drops|adds|tick|press|choose|scans|print|prints|shows|goes straight|comes up|pops|pings|buzz|rings|emails|texts|calls)
    ^ (first|then|next|now)? (go|click|press|use|unscrew|open|tap|select|choose|type|hold|turn|unplug|remove|lift|scan|log|clean|switch|restart|rethread|slide|pull|push|twist|drag|enter|reset|download|tick) (to|the|your|on|off|out|in|into|settings|it|both|any|that|down|up|calendar|and)
    (you have to|you need to|you just|you should|you can|you want to|you will need to) (press|dial|click|select|go to|go into|open|type|enter|tap|hold|scan|log|turn|choose|download|upload|unplug|swipe|tick)
    (here is|here|so) what (happens|happened|we will do|i am going to do|we are going to do) (is|now|next|then)?
    (to put (it|this|that|things) right|to fix (it|this|that)|to sort (it|this|that) out|to solve (it|this))
    (every|each) (morning|night|day|week|hour|evening|month|time) (it|the system|we|you|they|the) .. (compares|sends|checks|updates|writes|comes|come|runs|backs|counts|adds|gets|copies|does)
    (basically|so basically|what happens is|the way it works|how it works) (is)? (you|we|it|the|they|that) ...
    (it|that|this) happens (when|because|if)
    (it|that|the app|the system|the thing|she) (compares|writes|adds|collects|copies|prints|reminds|blocks|sorts|measures|learns|texts|emails|switches|flips|records|splits|alerts|detects|weighs|pings|rings|syncs|backs up|fills in|shuts off|turns itself)
    (we|our lads|the lads|the engineer|they|the fitter|the team) (come|comes|drop|collect|pick it up|do it|fit|deliver|take) ... (and|then|by|before|overnight|back)
    (there is|you have got|you get) a (button|switch|tab|menu|setting|valve|lever|form|link) .. (for|that|to|which|called|on)
    (two|three|four|<number>) (steps|stages|ways|parts|options|phases)
    (the reason it|it is doing that because|what is happening is|what has happened is) ...
    !if it is not signed
    !take your time
    (i am|we are) (booking|sending|putting|moving|replacing|swapping|arranging|refunding|resetting) (you|the|a|it|your|an) ...
    (take|unplug|head|choose|push|pull|turn|hold|press|tick|pop|drag|switch|remove|plug|restart|scroll|tap) .. (the|your|it|to|on|down|out|into|off) ... (and|then|wait|until|so)
    (so)? (this|that) (here)? is (the|your|where|how)
    (it|the system|the app) (reads|makes|changes|does|updates|sends|pulls|creates|works|tells|shows|keeps|fills|sorts|moves|checks) .. (the|your|it|for you|on its own|by itself|automatically)
    (on its own|by itself|automatically|behind the scenes)
    (we|our|the) .. (crew|engineer|team|technician) .. (will|would|can) .. (come|fit|install|replace|collect|bring|take)
    (here is|this is) what (i|we) .. (do|will|can|am going)
    (how|the way|so how) (it|this|that|we) (works|work|would work|do it|does it|will work)
    (what) (we|i|it|you|they) (do|does|will do|would do|would suggest you) (is|here|there)
    (you|we|they|it) (just|simply|can|basically|then|would|will|only) .. (click|drag|drop|select|choose|log in|upload|enter|type|scan|plug|press|tap|sign|send|open|pick|set up|connect|import|do the one)
    (first|firstly|step one|to start) ... (then|second|after that|next|and then)
    (it|the system|the platform|the app|this|the software|the tool|that) (automatically|then|also|will|just|actually|even) .. (send|sends|create|creates|calculate|calculates|update|updates|sync|syncs|pull|pulls|match|matches|chase|chases|alert|alerts|flag|flags|build|builds|report|reports|track|tracks|block|blocks|summarise|draft|suggest|trigger)
    (here is|heres) how (it|we|you|i)
    (so)? (here is|this is|that is) (the|your|what|where|a) .. (dashboard|screen|menu|page|record|view|report|tab|portal|calendar|bit)
    (this|that|which) (means|lets|allows|gives|shows) (you|your|the)
    (there is|theres|there are) .. (two|three|couple of) (ways|options|steps)
    (we|i) (can|will|would|could) (send|replace|install|swap|repair|set up|migrate|train|import|configure|walk) .. (engineer|technician|you|it|the|a|everything|your) ... (and|then|which|it|so|that)
    (there is|theres|called) .. (a thing|a feature|an option|a module|something) .. (called|that|where|which)
    (it|that) (works|connects|integrates|syncs|plugs) (with|into|by|like|as)
    (they|we) (send|set|take|bring|install|handle|do) .. (at|every|the|your) ... (and|so|because)
    (you|so you) (would|will|can|could) (see|get|have|be able)
  `,
  retention_offer: `
    (freeze|freezing|pause|pausing|paused|downgrade|downgrading|suspend|park) (it|your|the|you|for|until|membership|account|payments|that|things|everything)
    (free months|half price for|loyalty discount|retention)
    (instead of|rather than|before you|another possibility than|other than|without) (cancel*|surrender*|leaving|leave|clos*|stop*|quit*|going|ending|losing) ...
    what if (i|we|you) (paused|moved|put|froze|gave|dropped|took|knocked|switched|cut|reduced|halved|waived|credited|sent|kept|tried|only|could|just) ...
    let me (take|knock|put|give|pause|freeze|waive|offer|move|see if|drop|switch|credit) ... (off|months|month|so you|down|where you were|free|instead|half|cheaper|on (a|the))
    (one more|another|a second|a last) (chance|month|try|go) .. (and|free|on us|before|$)?
    (might|could|may) (help|suit|work) (you|better|is|one|would)
    (someone else|sister|brother|friend|partner|colleague) (takes|take|taking) (it|over)
    (make it|keep it) (paid up|free for|half|on hold|open at)
    (i|we) (can|could|will|would|am able to) (do|give|offer|get|put|knock|take|match|drop|freeze|pause) ... (if you (stay|keep|give)|to keep you|so you stay|to stay|till|until|for (three|six|twelve|a|the next) (months|month|year)|off your)
    (would|could) (you)? (stay|reconsider|think again|consider staying|give it another|hold off)
    (lower|cheaper|smaller|basic|off peak|lite|light|pay as you go) (tier|plan|package|rate|tariff|option|version|membership|deal)
    (pls|please) do not (go|leave|cancel)
    (new direct line|senior tech|dedicated|my direct line|named) .. (on your account|if you|line|contact|tech)
    !(manager has to|claims)
    !(in exchange|sign today|order both)
    (off peak|cheaper|smaller|lighter|reduced|half price|pause|freeze|hold) .. (pass|plan|membership|package|rate|option|tariff|price|it|for)
    (i|we) (can|could|may|am able to|would) .. (offer|give|do|knock|reduce|drop|move|put|switch|pause|freeze|credit|waive|bring|take) .. (you|it|the|your|a|on|onto|<percent>|<money>|down) ... (off|discount|free|months|plan|price|instead|half|lower|cheaper|<percent>|<money>|<number>|credit|pause|rate|bill)
    (what if|how about|would you stay|would you consider|would it help) .. (we|i|you|if) ... (pause|discount|lower|cheaper|smaller|downgrade|half|free|reduce|drop|<percent>|<money>|plan|credit) ... ?
    (instead of|rather than|before you) .. (cancel|cancelling|leaving|leave|closing)
    (pause|freeze|downgrade) (your|the|it|to) 
    (move|switch|drop|put) you (to|onto|down to|on) (a|the|our) .. (plan|package|tier|tariff|deal|rate)
    (retention|loyalty) (offer|discount|deal|rate)
  `,
};

const ending = {
  recap: `
    (so)? (just)? (so we are clear|so we are on the same page|to confirm (then|everything|what|the order|that you|that we|we|you are|where|all) .. (we|you|it|is|the|are|have|and))
    (let me|can i|shall i|i will|just to|to) (just)? (read|go|run|play|repeat|say|talk|recap) .. (back|over|through) .. (it|that|what|this|you|everything|order|we)?
    ^ (in short|in brief|to recap|resuming|recapping|summing up|all in all|to wrap up|wrapping up|putting it all together|to sum up|to conclude|in conclusion|okay final|final is|summary|quick summary|quick recap|bottom line)
    (that leaves us with|leaves us at|we are left with|so final is|final is|so where are we)
    on (our|my) (end|side) .. ... (on yours|on your|you will|yours|and you|from you)
    (on our end|on our side|from our side|from your side|on your side|on yours) (the|you|we|i|it is)
    have (i|we) (got)? (everything|it all|all that|missed anything)
    (so)? you have (chosen|gone for|picked|decided on|settled|opted) ...
    (same page|same sheet|same hymn)
    (go back over|run back through|recap) (it|that|what we|everything|where|on)
    ^ (so|okay so|right so) (that is|it is|we have got|we have|you are having|you are getting|you want|we are doing|we are going with|you get) ... ... and ...
    ^ (that is|it is|you are having|you are taking|you are getting|we are doing) (the|<number>|a) ... ... and (the|not|no|you|we|your|my|payment|delivery|i) ...
    (you|we) (keep|get|have|pay|take|correct|do) ... (then|and) (we|you|i|it is) (deliver|keep|get|pay|send|collect|bring|start|will)
    !your email
    !history of
    !(so|okay|so just) (just)? to confirm (then)? .. (<weekday>|<day>)
    !see if you are happy
    !(would like|like) to go over
    (run|go|went|going) (through|over) (it|that|this|everything|where we are) .. (one last time|once more|again|quickly|back|before)
    (to|let me|just to) (run|go|read) .. (through|over|back) .. (everything|it all|what we|the details|the order)
    (so)? where we (are|have got to|have landed) is
    (let me|to|just to|can i|i will|quick|quickly|so just to) .. (recap|summarise|summarize|sum up|run through|go over) ... 
    (recap|summary|to summarise|to sum up|in summary)
    (so)? (we have|we are|what we have|what we) (agreed|agreed on|settled on|landed on|said|decided)
    (so)? (next steps|actions|the actions) (are|then are|from today|from our side)
    (so)? (you|i) (will|are going to) .. (send|do|get|check|speak|talk) ... and (i|you|we) (will|are going to) .. (send|do|get|call|ring|book|put)
    !recap (your|that|what you) .. need
  `,
  commitment_requested: `
    (shall|should|can|will|could|may|want me to|like me to|happy for me to|okay for me to|so i can) (i|we)? .. (order|place|put|process|renew|draw up|raise|write|sign|charge|take|send|get|do|start|submit) (it|you|the|that|this|one|them|your|payment|a)? .. (order|through for you|ordered|signed|payment|card|contract|paperwork|agreement|invoice|deposit|subscription|purchase)
    (shall|should|want me to|like me to|happy for me to) (i|we)? (switch|move|renew|sign|put|reserve|lock) (it|you|that|the) .. (over|through|up|in|for you|instead|now|down|across)
    (need|send|give|take|have|get|want|read|grab|got) (me|us|your|the|a|off|you|i)? .. (purchase order|long number|card number|card details|sort code|payment details|bank details|card handy|your signature|po number|billing details|tax number|vat number|expiry date|the deposit|iban|routing number|medicare card)
    (account number) ... (get you|sign you|set you up|into the system|started)
    (are we|is it|is that) (a deal|a yes|on then|agreed then|good to go)
    (shall|can|could|should|ready|happy|want|like|okay) .. (go ahead|proceed|move forward|get started|go for it) (then|with it|today|now|on that|with this|with the)
    are you (ready|happy|okay|good|set|prepared|willing|comfortable|all right|in a position) (for me|for us|to|with me|if i|if we|with us) .. (go|ahead|proceed|sign|start|order|place|put|switch|book|commit|take|push|process|keep|renew|move|confirm|do|get|change|apply|set)
    are you (in|staying|on board|up for it|going to go ahead|taking it|having it|going for it|signing|writing me|with us|sold|coming on board|joining|renewing|buying) ...
    are you in $
    (would|do|did) you (like|want) to (go with|go for|go ahead|take it|have it|order|proceed|sign|keep|start today|reserve|lock|make it official|secure|join|renew|buy|just do|do the|get it booked|get started)
    do you want .. (keep|have|take|go|do|get|sign|it|this|just) ... or (not|all|the|leave|no|shall)
    (ask|asking|have|get|need|give me|giving me) (you)? (for)? (the|your|a) (go ahead|green light|decision|commitment|yes|okay|signature|order)
    ^ (just|you just|please|if you are happy) .. (sign|reply|tick|initial|confirm|press|say) .. (yes|here|bottom|there|accept|below|dotted|today|the agreement|the form)
    sign (at|on|here|there|by) .. (bottom|dotted|line|back|cross|x|tab|today|tonight)?
    (for you|need you|want you|ask you|get you|just need you) to (sign|countersign|initial|approve|confirm the order)
    (we|are we|you) doing (this|it) .. (thing|today|or|then|now)
    (do|have) we (have|got|a) .. deal
    (what do you say|what would you say|how about it|you in then|count you in|shall i count|put you down|sign you up|get you signed|get you started|lock it in|lock that in|lock you in|get it booked|get you booked|pull the trigger|make it official|shake on it|get the ball rolling|close this out|get this over the line|wrap this up)
    which (one|of the two|colour|color|option|plan|package|size|version) .. (going with|will it be|shall i|putting you down|shall we|taking|am i)
    will i (get|order|put|book|send) (it|you|the|one)
    (stay|stick|staying|sticking) with us $
    (can|could|may) i (take|get|have) .. (yes|decision|answer|order|payment|card|name on|signature) (today|now|from you|this|on|over|then)?
    (happy|okay|good|fine) for me to (place|switch|order|put|book|go|send|process|renew|set|apply)
    (would|will) you be (happy|willing|ready|prepared|okay|able) to (go|sign|proceed|commit|start|order|move|confirm|take|put|pay)
    (if i|if we) (get|do|can|could) ... (are you|would you|will you|do we) (writing|sign|signing|take|taking|have a deal|shake|buy|go|say yes|in)
    (does|is) anything .. (stopping|preventing|holding) (you|us)
    !(go ahead|proceed) (and|with) (say|ask|tell|the question)
    !if you do not sign
    (then|so) (shall|will|do) (i|we) (go|do|take|make|press|get|change|switch|set|sort|run) ... (with|it|on|the|them|that|ahead) ... ?
    (are we|shall we) (on|doing this|doing it|agreed|good to go|taking the plunge) ... ?
    (are you|would you be|do you feel) (comfortable|happy|ready|good|okay|in a position) .. (signing|sign|going|to go|to sign|to start|to order|to commit|with that) ... ?
    (shall|should|can|could|do you want me to|want me to|would you like me to) (i|we)? (put|get|start|set|apply|raise|reserve|order|book|hold|leave|renew|send) .. (the order|the paperwork|it through|the contract|it on|it in|them|that|you|for you now|in your name|the agreement) ... ?
    (sign|signing) .. (today|now|this week|tonight) ... ?
    (what|is there anything) .. (stopping|stands in the way|hold you back|left to decide) ... ?
    (can|could|shall|should|may) (i|we) (just|now)? (put|sign|get|book|send|go|move|place|process|take|set|draw|start|do|lock|confirm) .. (you down|you up|you in|you started|signed|the order|the contract|the agreement|the paperwork|ahead|forward|payment|your card|it through|order|this up|it in) ... ?
    (shall|should|are|can|do|would) (we|you|i) (both|just|now|then|all|like to|want to)? (go ahead|proceed|move forward|sign|signing|place the order|get started|get going|close|commit|sign up|go for it|say yes) ... ?
    (are you) .. (ready|happy|in a position|prepared|okay|good) (to|with) .. (go|sign|proceed|start|order|move|commit|confirm|get) ... ?
    (would|do) you (like|want) .. (to)? .. (go ahead|sign|proceed|order|move forward|sign up|place|buy|renew|start with|get started|go with) ... ?
    (what|is there anything) .. (stopping|stop|holding|need|take) .. (from)? .. (going ahead|signing|to sign|moving forward|get this done|get you to) ... ?
    (can|could) (i|you) .. (take|give|have|get|confirm) .. (card|payment details|bank details|purchase order|po number|signature|card number|deposit) ... 
    (which|how) .. (payment method|like to pay|want to pay|be paying|plan would you|option would you) ... ?
    (so)? (do we|have we got|have we) (have)? a deal ?
    (which (one|option|plan|package)) .. (go|going|want|like|prefer|take) (with|for)? ... ?
    (shall|should) i (apply|register|leave|keep|renew|set|process|put) (it|that|this|you|the) ... ?
    (just|you) (need to|have to|need you to) .. (click|sign) .. (it|agreement|here|contract)
    (sign|signing) (today|this week|now|here)
    !(meeting|call|invite|appointment|visit|demo) ... ?
    !(order number|send you (the invite|a summary|an email|over))
  `,
  pressure_tactics: `
    (price|offer|deal|promo|promotion|discount|rate|quote|slot|program|programme|sale|window|bonus|rebate) .. (dies|closes|ends|expires|gone|pulling|pulled|finishes|disappears|stops|off the table|is over|vanishes|lapses|goes away|runs out|is finished) .. (tonight|midnight|today|tomorrow|<time>|five|in an hour|on this call|friday|when i hang|the minute|once i|if you|end of (the)? (day|call))
    (closes|ends|dies|expires|finishes|gone) (tonight|at midnight|today|in an hour|at <time>|by tonight|by close|by five)
    pulling (this|the) (price|offer|deal)
    (not|never) coming back
    (only|just) .. (minutes|minute|hour|hours) .. (offer|left|to decide|deal|remaining)
    (<number>|one|two|three|couple of|few) (slots|slot|spots|spot|places|units) (left|remaining|on your|available)
    <number> left .. (yes|now|hurry|at|so|going)
    (<number>|other|another|three|two|couple of) (people|buyers|families|fella|guy|guys|buyer|others|bidders|parties|couples|viewers|folks|family|couple|person|gentleman) .. (behind you|waiting|coming|interested|lined up|want|wants|looking|after (it|this)|in line|viewing|ready|queuing)
    (fella|guy|buyer|couple|family|gentleman) .. (coming|interested|waiting|with cash) .. (at|with|for|o clock|today|tomorrow|cash)
    (someone|somebody) else (will|is going to|would|takes|gets|has) .. (have|take|snap|grab|get|buy|had)
    (decide|make your mind up|make up your mind|act|choose|tell me yes) (now|tonight|right now|in this call|on this call|this minute|today or|or i|or we)
    (make (your|up your) (mind|mind up))
    better (say so|decide|hurry|move fast|act|be quick|sign|get a move)
    (last|final) (chance|call|warning|opportunity)
    (now or never|yes or no|clock is ticking|time is running out|running out of time|first come|hurry up|do not wait|do not miss|act fast|act now|while stocks last|snooze you lose|before it is too late)
    if (you|it|this) (do not|does not|will not|would not|cancel|is not|keep|refuse|leave|go|walk|hang up|switch|wait|say no|stop) ... ... (regret|lose|block|debt|collections|collection|court|no coverage|blacklist*|stuck|sorry|start from|follow you|empty|credit rating|credit score|cut off|bailiff*|miss out|gone|worse off|in trouble|legal|close the file|too late|someone else|somebody else)
    (going to|will|gonna) .. (get|be) .. (fired|sacked)
    (lose|cost me|losing) my (job|bonus|commission|target)
    (fought|stuck my neck|put my neck|went to bat|bent over backwards|pulled strings|pulled (some|a lot of) strings|stuck up|neck out|gone out on) ... for you
    (make me look|look like an idiot|look bad|look stupid)
    do not come (crying|running|complaining|back)
    (you|do you) (really)? want to (keep|be the (one|only)|risk|let|throw|go on|carry on) .. (handing|throwing|wasting|paying|losing|one|family|kids|your|giving|burning)
    (everyone|everybody|all the) (else|others|neighbours)? ... (said yes|has said yes|have said yes|signed up|has signed|is doing it|already in)
    (holding (them|everyone|us) up|the odd one out|the only one (who|not|left))
    (hate|shame|pity) (for you|to see you|if you) .. (lose|miss|regret|lost|missed)
    (think|thinking|thought) of your (kids|children|family|wife|mother)
    is that what you want
    (wasting|wasted|waste) my (time|whole|day|afternoon)
    (after everything|after all) .. (done|did) for you
    (what kind of|what sort of) (father|mother|parent|owner|manager|business|son|person)
    (can you|could you) live with (yourself|that)
    (you|you would) (be)? (stupid|mad|crazy|a fool|foolish|daft|an idiot) not? (to|if|not)
    (i|we) (must|will have to|will|have to) (block|suspend|report|pass it|pass this|pass you|cut off|disconnect|close your) .. (account|debt|collection|collections|court|legal|line|off)?
    (going|go) (to the|with the) (next|guy|other) .. (next door|person|in line|buyer|on the list)
    keep raising your voice
    !if you do not (mind|like it|hear)
    !on the other line
    !(no pressure|no rush)
    (before) .. (you|we|this) (hang up|hang|leave|end|put the phone down|get off)
    (queue|line) of people
    (losing|throwing away|burning|wasting) money every
    (will not|can not) (be here|last|hold|keep|wait) .. (tomorrow|tonight|monday|for you|much longer|past|beyond)
    (only|just) (valid|available|good|for) .. (today|until|this call|right now|now|tonight|the next)
    (today|tonight|now) only
    (offer|price|deal|discount|rate) .. (ends|expires|goes|runs out|disappears|gone|is off the table|only) .. (today|tonight|tomorrow|midnight|at|soon|up|if|on this call)
    (last|only|couple|few|one|two|three|just) .. (spot|spots|slot|slots|place|places|unit|units|spaces|left) (left|available|remaining|at this price)
    (you will|you are going to|you would) .. (regret|miss out|be sorry|lose out|fall behind|kick yourself|be left behind)
    (your)? (competitor|competitors|neighbour|neighbours) .. (will|already|are|is|has|have|just) .. (take|signed|getting|snap|doing|bought|ahead|beat)
    (if you do not|unless you|if you don not) .. (sign|decide|act|confirm|buy|go ahead|take it|commit) .. (now|today|tonight|on this call|i can not|you will lose|someone else)
    (i can not|i will not be able to) (hold|guarantee|keep|honour) .. (price|this|it|that|offer) .. (after|past|beyond|tomorrow|if|longer|much)
    (someone|somebody|another (customer|client|buyer|company)) .. (interested|waiting|wants|will take|is looking|ready to)
    (after all|i have spent|i went out) .. (i have done|hours|so much time|on a limb|for you)
    (i thought you were|do you not care|how can you|what kind of) .. (serious|about your|risk|afford not)
    (do not) (say|tell me) (i did not|nobody) (warn|told)
    (price|prices) (will|are going to|is going to|go|goes) .. (go up|going up|up|increase|double|rise) .. (tomorrow|next week|monday|after|soon|tonight)
    (it would be|be) .. (irresponsible|stupid|crazy|mad) .. (not to|to wait|to say no)
    !(no pressure|no rush|whenever|no stress|take your time|nothing you have to decide)
  `,
  unverified_promise: `
    (trust me|believe me|mark my words|take it from me|take my word|i tell you now|hand on heart) .. (this|it|you|that|your) (will|would|is|are) ...
    (give you|have|got|giving you) my (word|personal guarantee|absolute word)
    (i swear|on my life|on my mothers|bet my|stake my (reputation|name)|cross my heart|no ifs|no question|without fail|no doubt about it|no two ways)
    that i (can)? (promise|guarantee)
    (i|we) (can)? (promise|guarantee) ... (will|would|never|always|not|nothing|no one|nobody|everything|results)
    (will|would) pay for itself
    you will (have|make|lose|be|see|get|earn|save|sell|double) .. (<number>|<percent>|<money>|mortgage|rich|laughing|visa|job|kg|pounds|grade) ... (by|in|within|guaranteed|easy|no question|for sure|$)
    (bank|lender|insurer|council|tax|board|court) always (says yes|approve|approves|pays|gives)
    (always|never) (says yes|lets you down|let you down|go wrong|goes wrong|break in|breaks down|break down|leak|leaks|crash|crashes|fail|fails|have another|have to worry|see another)
    (can not|could not|will not|impossible to) (fail|lose|go wrong|let you down)
    (guaranteed $|is guaranteed|are guaranteed|money guaranteed|results guaranteed)
    (whatever|no matter what|come what may|come hell) .. (happens|weather|else)? ... (will|guarantee|promise|there|on)
    (zero|no) (downtime|problems|risk|issues) (ever|whatsoever|at all|guaranteed|none)
    (a hundred percent|one hundred percent|100 %|100 percent|absolutely certain|dead certain|for definite)
    (is|are|will be) (coming|growing) back .. (i|that|promise|guarantee)
    !promise .. (be quick|be brief|not keep|keep it short|i will be)
    !does this moment
    (i|we) (guarantee|promise|can guarantee|can promise|absolutely guarantee|personally guarantee|swear) .. (you|that|it|your|results|the|this|will)
    (guaranteed|guarantee) (to|results|increase|savings|roi|return|success|approval)
    (hundred|100) (percent|%) .. (guaranteed|certain|sure|will|work|guarantee)
    (you will|you are going to|it will) (definitely|certainly|absolutely|100|never|always) .. (double|triple|save|make|get|see|increase|win|have|go down|fail|lose|break)
    (will|going to) (double|triple) your .. (sales|revenue|business|money|profit|turnover|leads)
    (zero|no|there is no) (risk|chance) (at all|whatsoever|of|involved)
    (never|not once) (fails|failed|goes down|breaks)
    !(not|can not|no) .. (guarantee|promise)
    !(do not|would not) (want to)? promise
    !(if|depends|unless|should) 
    !money back guarantee
  `,
};

const service = {
  results_reviewed: `
    (you|your|the team|we|sales|income|footfall|bookings|no shows|complaints|claims|revenue|usage|costs|downtime|it|they) .. (used|saved|processed|sent|logged|closed|dropped|cut|fell|rose|gone up|gone down|up|down|made|booked|earned|grew|had|handled|claimed|paid out|hit|reached) .. (by|to|from|about|half|<number>|<percent>|a third|a quarter|only) ... (since|last (year|month|quarter|spring|summer|autumn|winter)|this (year|quarter|month)|year before|so far|in the past|over the|every month|compared|year on year|month on month)
    (on|against|compared to|compared with|versus|than) (last|the|this time) (year|spring|summer|autumn|winter|quarter|month|year before|previous|last)
    (looking at|look at|according to|i see from|pulled up|i can see|i have|on) (your|the) (dashboard|usage|account figures|figures|stats|data|logins|reports|report|numbers|meter|log|logs) .. (you|only|the|we|it|there|<number>|is|shows|are|say|says)
    (in|over|during) the (past|last) (<duration>|twelve months|year|quarter|six months) .. (it|there|you|your|we|had|were|the)
    (last|this) (year|quarter|month) .. (total|in total|we|you) .. <number> ...
    (dropped|grown|grew|fell|risen|increased|reduced|rose|climbed|improved|shrunk|gone up|gone down|cut) (by)? (about|around|nearly|over|almost)? (<percent>|half|a third|a quarter|two thirds|<number>) .. (since|on|over|from|in|compared|this|last|after)
    (is|are) (up|down) (by)? (about|around|nearly|over|almost)? (<percent>|<number>|half|a third|a quarter)
    (<number>|half|four|three|most) (of|out of) (the|your) .. (seats|users|logins|licences|team|staff|machines) .. (logged|used|active|using|have)
    you (used|have used|are using|only used) (about|around|only|roughly)? (<number>|<percent>|half|two thirds|most|all) .. (of|gb|hours|credits|minutes)
    (claims|tickets|visits|calls|orders|complaints|repairs|breakdowns) .. (you made|came in|were|all closed|paid|we did|logged|resolved)
    (since|from when) you (started|joined|came on board|switched|signed|moved|went live|installed|had it) ... (<number>|<percent>|half|down|up|saved|dropped|cut|zero|no)
    !(charged|swipe)
    you (have)? .. <number> ... (this year|last year|so far|this quarter|since|against|compared)
    (since|over the|in the|during) (last|you|past|<month>|you came|you joined|you started) ... (you have|you are|you were|your|the team) ... (<number>|<percent>)
    (you have|you were|you are|your team has) .. (sent|saved|processed|logged|handled|reduced|increased|gone from|completed|raised|hit|grown) .. (<number>|<percent>)
    (i|we) (pulled|looked at|had a look at|ran|checked|have) .. (your|the) (numbers|figures|stats|usage|data|report|results|metrics)
    (your) (usage|numbers|adoption|figures|results|average|volume|logins|completion) .. (is|are|was|were|has|have|went|up|down|this|for)
    (up|down) from (about|around|just)? <number>
    (gone|went|dropped|rose|moved) from .. <number> ... (to|down to|up to) 
    (it|that) was <number> .. when you (came|started|joined|signed)
    !(client|customer|they|he|she) .. (went|cut|had|saw)
    !(can you|could you|do you know)
  `,
  expansion_explored: `
    have you (ever|also)? (thought|considered) (of|about)? (the|a|putting|adding|extending|upgrading|rolling|another|bringing|expanding) .. (in|for|to|module|online|other|bit|plan|up|out|second|extra)
    (add|adding|extend|extending|bring|bringing|roll|put) (them|her|him|another|the other|extra|a second|those) .. (too|as well|onto|in there|across|while)
    (what about|how about|would|could) (the|your) (kids|wife|husband|sister|brother|night shift|other|second|rest|others|warehouse|family|maintenance) ... (use|too|as well|have their own|benefit|on it)
    while (we are|i am) (at it|in there)
    any other (sites|shops|branches|teams|departments|locations|offices|vehicles|properties|rooms|stores|buildings|warehouses|crews) .. (that|in|could|would|who|still|need|want|might)
    (bump|move|step|go|take) (it|you|up|that) up to (the|a) (<number>|bigger|next|higher|larger|premium|pro|full|unlimited|business)
    (how many more|any more|many more) (people|staff|seats|users|sites|licences|rooms|vans|hires|machines)
    (taking on|hiring|opening|bringing on) .. (this year|more|new people|another|soon|any more|next year)
    (along with|together with|on top of|as well as) (the|your|that) .. (you can|you could|we can|we could|why not) .. (take|add|have|get|do)
    (second|another|extra|additional) (car|line|site|licence|seat|one|unit|machine|van|user|location) (goes|on|for|is|at|comes) (for|on|half|only|just|at)
    (any use out of|get some use|make use of|use for|need for|room for|interest in) .. (few more|more|another|extra|second|additional)
    (few|couple) more (headsets|seats|users|lines|cameras|machines|licences|licenses|logins|units|vans|sites|modules|tablets|cards|devices)
    will (they|he|she|everyone) (need|want) .. (logins|login|access|licence|seat|one too|their own|accounts)
    (more)? (people|customers|clients) .. (take|taking|add|adding|bundle) (it|this|also|both|that) (too|together|as well|also)
    (is it|would it be|might it be) (worth|interesting|useful|of interest) .. (adding|add|extend|to extend|to add|bringing|getting|me adding|looking at|having)
    (upgrade|upgrading|upsize|bigger plan|next tier|next plan|higher tier|bigger package)
    !if we get it signed
    adding (it|them|that|those|another|the|a second|more)
    (what about|how about|have you thought|would it|does it|would you|could) ... (other|second|third|new|rest of) .. (site|branch|shop|store|team|office|location|department|warehouse|restaurant|crew) ... ?
    (bring|put|add|include|cover) .. (them|the others|other|second|new) .. (too|as well|onto|in here) .. ?
    (add|adding|more|extra|additional|another) .. (seats|seat|users|user|licences|licenses|modules|module|sites|locations|units|vans|lines|departments|branches|teams)
    (upgrade|upgrading|move up|moving up|step up|stepping up) .. (to|your|you|from|plan|package)
    (moving|move|going|go) from .. to .. (plan|business|team|pro|premium|enterprise|<name>|seats)
    (have you|would you|did you) .. (thought|think|consider|considered|look|looked) (about|at) .. (expanding|adding|rolling|more|other|extending|using it|upgrading|the <name>) ... ?
    (roll|rolling) (it|this|out) .. (out|to|across) .. (other|rest|more|whole|teams|sites|department)
    (what else|anything else|what) (is|has|are) .. (changing|changed|changes|new|coming up|planned|growing|growth) .. (year|business|team|side|months)? ?
    (are you|you) .. (growing|hiring|opening|expanding|planning to (grow|hire|open|expand)) ... ?
    (who else|other teams|other departments|any other (teams|sites|departments)) .. (use|using|benefit|interested|could) ... ?
    (main)? things people add
    !anything else (i can|we can|you need)
  `,
  empathy_shown: `
    what a .. (miserable|horrible|awful|terrible|rotten|dreadful|nightmare|shame|stressful|rough|mess|rubbish|pain|horrid|lousy)
    ^ (ouch|bless you|bless|poor you|poor thing|poor love|oh you poor)
    (that is|this is|it is|how) (just|really|so|absolutely|truly)? (dreadful|awful|horrendous|shocking|terrible|horrible|tough|rough|rotten|miserable|heartbreaking|so hard|really hard|not fair|no way to|horrid|gutting|rubbish|maddening|distressing)
    (can not|could not|must not|can hardly) have been (easy|nice|pleasant|fun|great)
    (i can|i|we|we can) (hear|see|feel|tell|imagine|understand|sense|appreciate|get) .. (how|your|that you|you are|why|this|it) .. (fed up|pain|frustrat*|upset|angry|tired|worried|worry*|stress*|hard|difficult|annoy*|feel|feeling|been through|anger|disappoint*|let down|must be|had enough|cross|awkward|exhaust*|tough)
    i would be (too|fed up|the same|livid|cross|upset|annoyed|fuming|raging|furious|climbing|tearing|just as|spitting|gutted|mad)
    (anyone|anybody|i) would (be|feel|have been) (the same|annoyed|upset|furious|livid|fed up|that way|frustrated)
    hard enough (without|on|as it|already)
    (wincing|hate that|hate to hear|sad to hear|sorry to hear|gutted for you|feel for you|feel terrible|feel awful|feel bad)
    (i|we) (do|really|sincerely|truly|so|must|want to|would like to|can only) (apologise|apologize|say sorry)
    (i am|we are|am) (so|very|really|truly|terribly|genuinely|ever so|awfully|incredibly|deeply)? sorry $
    (i am|we are) (so|very|really|truly|terribly|genuinely|ever so|awfully|deeply) sorry
    (thanks|thank you) for (telling me|being honest|being so|sharing|your patience|bearing with|being patient)
    (my|our|deepest|sincere|deepest) (condolences|sympathies|sympathy)
    (no one|nobody|you) should (not)? have to (go through|deal|put up|wait|chase|ring|call|live|sit)
    (last thing you|the last thing anyone) (need|needed|wants|want)
    (you have|you have had|you have really|you must have) (had|been) .. (through|rough|hell|enough|nightmare|wringer|patient|time of it|lot on)
    (let down|messed about|messed around|mucked about|passed around|pillar to post|run around|runaround) ...
    (i|we) (completely|totally|really|fully|absolutely|do|quite) (understand|get it|appreciate|sympathise|sympathize)
    (not what (you|anyone|we) (expected|wanted|want|needed|should))
    !is not good enough i will
    !the line dropped
    (annoyed|frustrated|frustrating|upset|upsetting|angry|cross|furious|livid|stressful|disappointing|disappointed|exasperating|maddening)
    (do not|would not) blame you
    (know|understand|get) (the feeling|how you feel|how that feels|where you are coming from)
    (that is|that was) (really|very|so|pretty|just)? (poor|rubbish|shocking|bad|awful|horrible|terrible|rough|grim|unfair|miserable)
    (sorry to hear|sorry about|sorry for|sorry you|sorry that)
    (life gets in the way|nobody wants|no one wants|nobody should)
    !(are you|were you) (annoyed|angry|upset)
    (i am|i was|we are|am|so) (so|very|really|truly|terribly|genuinely)? sorry (to hear|about|for|that|you|this|it|if|the)
    (i|we|do|can) (completely|totally|really|fully|absolutely|do|can)? (understand|appreciate|imagine|see) (how|why|your|that you|the|that must|it must|completely|you are) .. (frustrat*|feel|feeling|upset*|annoy*|difficult|disappoint*|concern*|hard|stress*|worr*|must|you|situation|happy)
    (that|it|this) (must|sounds|has|would) (be|been|have been|like|really)? .. (frustrating|awful|stressful|difficult|horrible|annoying|terrible|hard|tough|rough|nightmare|a pain|upsetting|dreadful|exhausting)
    (i would be|i would have been|i would feel|anyone would be) .. (furious|annoyed|upset|frustrated|the same|angry|cross|livid)
    (i|we) (apologise|apologize)
    (please accept|my|our|sincere) (apologies|sincere apologies)
    (that is) (not good enough|awful|terrible|really frustrating|not okay|unacceptable|horrible|a lot to deal with|not what)
    (sounds like) .. (had a|been a|morning|nightmare|tough|rough|hard|stressful|frustrating|lot)
    (i|yeah i) (can)? hear (that|how|you) .. (matters|frustrat*|upset|difficult|important)
    you (are|have) (every|absolutely) right to (be)? (upset|angry|annoyed|frustrated|complain)
    (poor you|bless you|oh dear i am|oh no i am)
    !sorry (what|who|to (bother|interrupt|chase|disturb))
    !sorry for (the)? (delay|background)
  `,
  resolution_confirmed: `
    (are you|is it|is everything|is that|are we|is the|has it) .. (back|online|working|connected|sorted|happy|all right|fixed|green|up and running|good|okay|better|gone|clear) .. (now|again|for you|with that|then|there)
    (is|has|are|was|have) (it|that|everything|things|we|your|the) .. (sorted|fixed|resolved|solved|cleared up|dealt with|back up|put right|done the trick|right as rain|stopped leaking|stopped) .. (it|now|for you|then|out|$)
    any (better|luck|joy|different|improvement|change) (now|$|with|at your|there)
    (try|give it|have another|have|do) .. (again|now|a go|another go|a try|a whirl|one more time) ... (see|tell|any|let|does|is|what|work|better|start)
    (are you|are we|is that you|you) (all sorted|sorted|all set|all good|back in business|back up|okay now|good to go)
    (answered|covered|dealt with|sorted|fixed|looked after|taken care of|solved) (everything|all (of|your)|your (problem|issue|question|query)|it all|what you)
    anything .. (not (working|put right|right|sorted|fixed)|else wrong|outstanding|still wrong|we have not|still bothering)
    (confirm|check|tell) (me|that|for me|if|to me) .. (you receive|it works|is working|works now|now|gone|okay|arriving)
    how is (the|it|that|your) .. (now|this time)
    (can|are) you (see|hear|able|get|log|access|receive|open|print|connect) .. (in|it|me|on|to)? .. (now|okay now|all right now)
    see (if|whether|does) (it|that) .. (load|loads|start|starts|work|works|come|comes|connect|connects|go|helps)
    (does|did|has|would) (that|it) (sort|fix|solve|cure|fixed|solved|cured|sorted|resolve|do the trick|done the trick)
    is (the|that) .. (smell|noise|error|message|leak|problem|issue|light|picture) (gone|still|clear|back|better)
    (happy|satisfied|content|pleased) (that|with how) .. (dealt|sorted|handled|fixed|resolved|closed)
    (problem|issue|fault|error|ticket|case) .. (solved|sorted|gone|resolved|closed|fixed) .. (for you|now|then)
    !(agenda|quote|fixed income|time of your|set you back)
    (has|have|did) (it|that|they|everything) .. (arrived|come through|come back|worked|work|fixed|sorted|gone|cleared|helped|done the trick|do the trick) .. ?
    (does|would|will) (that|this) .. (sort|fix|solve|settle|resolve|put it right|work|help|do it) ... ?
    (is|are|does|did|has) (it|that|this|everything|the|your) .. (working|sorted|resolved|fixed|back|sort it|sort it out|solve|fix|fixed it|resolve|come back|help|all okay|work) .. (now|for you|out|okay|up|the (problem|issue))? ... ?
    (are you|can you) (now)? (able to|see it|log in|access|get in|open it|connect) .. (now|okay|normally) ... ?
    (has|have) (that|i|we|this) (resolved|answered|solved|fixed|sorted) ... ?
    (is there anything|anything) (there)? (you are not|still|outstanding|left) .. (happy|wrong|unresolved|about) ... ?
    (try|test) (it|that) .. (now|for me|again) .. (and)? (tell|let me know|see if|does)
    (are you) (happy|satisfied) with (that|the) (resolution|solution|outcome) ... ?
    !(price|quote|plan|see my screen|agenda)
    !how (does|do|would|will|is|are)
    !anything else .. (help|do for you)
  `,
  responsibility_taken: `
    (i will|i am going to) .. (own|personally|see to it|make sure|take care of|deal with|sort|fix) .. (this|it|myself|personally|that)
    (error|mistake|fault|bug|slip|failure|mix up|cock up|oversight|glitch|problem) .. (at|on|in|from|with|of|by) (our|my|us) .. (side|end|part|system|warehouse|team)?
    (fault|mistake|error|blame|blunder|responsibility) (is|was|lies|sits|rests) .. (ours|mine|with us|on us|with me|our side)
    (down to|lies with|falls on|rests with|all on|is on) (me|us)
    (our|my) (driver|engineer|team|system|warehouse|colleague|guys|lads|crew|courier|staff|lad|people|website|billing|fitter|department|technician|machine|office|depot|supplier|man) .. (scratched|charged|lost|forgot|broke|made|missed|sent|should have|did not|failed|damaged|messed|got it|never|overcharged|put the|booked|double)
    (we|i) (have)? (used|sent|put|lost|broke|missed|charged|gave|quoted|booked|told|fitted|shipped|packed|delivered) .. the wrong
    (full|entire|total|complete|sole) responsibility
    i (promised|said i would) ... (never|did not|forgot)
    you are (quite|absolutely|completely|totally|dead)? right .. (we did|i did|we should|i should|it is on|we got|we said|i said|that is on)
    not good enough .. (i will|we will|and|from us|on our|of us)
    (i will|we will|let me) (make|put) (it|this|that|things) (right|up to you)
    (we|i) (will|are|am|shall) (pay|paying|cover|covering|refund|refunding|replace|replacing|credit|crediting|reimburse|reimbursing) (you|your|it|the|for|that|all)
    (we|i) (should|ought to) (have|not have|never have) ...
    no excuse (for|from|on)
    (i|we) (hold|put) (my|our) hands up
    (my|our) (cock up|screw up|bad|error|blunder|doing)
    !(thought you said|guaranteed to)
    !ring you myself
    !a letter
    (error|mistake|fault|slip) (on|at) (our|my) (side|end|part)
    (we|i) .. (let you down|dropped the ball|messed up|got it wrong|slipped up|failed you|should have|made a mistake|forgot)
    (our|my) .. (fault|mistake|error|slip|oversight)
    (nobody|no one|we) .. (passed it on|told you|did not tell you|called you) .. (we|our|that is)
    (that is|it is|this is|that was|it was) (on us|our fault|our mistake|our error|my fault|my mistake|down to us|our responsibility|entirely our|all on us|on me|not your fault)
    (our|my) (fault|mistake|error|bad|responsibility)
    (we|i) (got|made|messed|dropped|let|failed|should have|should not have) .. (wrong|mistake|an error|up|ball|you down|you|done|said|happened)
    (i|we) (take|accept|own) .. (full|responsibility|ownership|this|the blame)
    not your fault
    (you) (should not|should never) have (had|to|been)
    !not (our|my) (fault|mistake|error)
  `,
  blamed_client: `
    !you should not have (had|to)
    you (should have|should of|ought to have|could have|needed to|must have|were meant to|were supposed to) ...
    you (should not|should never|ought not to) (be|have|have been) (check*|using|put|press*|pull*|leav*|left|open*|done|touch*|let|used|taken|tried|clicked|ignored|waited|driving|drive*|plug*|mix*|sign*)
    (if) (you|your guys|your staff|your people|your team|your kids|you all) .. (had|would|did not|would not|were|rung|called|listened|read|followed|used|looked) ... (would not|we would not|would never|this would|would have|would not be)
    (you probably|you must have|you must not have|you obviously|you clearly|you did not|you never|you have not|you have obviously|you have probably|somebody there|someone there) .. (read|thread*|press*|charge*|set it|drop*|plug*|install*|follow*|switch*|clean*|wrong|properly|check*|maintain*|tighten*|update*|look*|listen*|touched|unplugged|put it)
    (something|what|it is something) you are doing
    you are (using|doing|holding|reading|pressing|looking at|typing|entering) (it|that|them) (wrong|wrongly|incorrectly|backwards)
    (mistake|fault|error|problem|issue) .. (from|on|at|with) your (side|end|part|own)
    (mistake|fault|error) is yours
    (nobody|no one|none of our|no other) .. (else|customers|client|customer) .. (has|have|had|gets|complain*|complained) (this|that|any|about|it)? .. (problem|issue|complaint|trouble)?
    (i|we|they) (told|warned) you (not|to|that|about|this|before)
    (that is|this is|it is) what (happens|you get) (when|if|for)
    (it is|that is) (the)? (customer|passenger|client|user|owner|tenant|your|buyer|patient) (duty|responsibility|job|obligation|problem|lookout)
    (maybe|perhaps|next time) .. (do not|read|check|try|leave|listen|follow) ... (next time|properly|first|last day|earlier|instructions|manual)
    why (did|have|would|did not) you (put|press|leave|wait|open|do|click|sign|ignore|tell us|not|read|check)
    why you (have|did|put|are|pressed|not)
    (says|said|written|stated|clearly|right there) .. (in|on) the (packet|terms|manual|contract|box|instructions|small print|website|agreement|label)
    your own (fault|doing|making|responsibility|mistake)
    (user|operator|customer|driver) error
    (most|some) (users|people|customers) do $
    (not|nothing to do with) (our|us|my) (fault|problem) .. (you|your|if)
    (you|your) (misuse|misused|abused|neglect|neglected|carelessness|broke it|caused)
    (did not you|did you not|did you even|did you actually) (read|check|look|listen|see|notice)
    (i|we) told you .. did not i
    !you should not .. be (charged|paying)
    (you) (should have|should of|ought to have|needed to|were supposed to|must have) .. (checked|read|called|told|done|known|kept|said|noticed|asked|looked|entered|set|check|read|done|broken|pressed|forgotten)
    (if you had|if you would|had you|if you had have|if you) .. (checked|read|called|told|followed|looked|done|listened|asked|paid) ... (would not|would have|could have|we could)
    (it is|that is|it was) (your|the customer) (fault|mistake|error|responsibility)
    (you) (did not|do not|have not|never) .. (read|check|follow|tell us|listen|pay attention|do it right|set it up|call us)
    (you) (used it|did it|entered it|set it up|must be|are) (wrong|wrongly|incorrectly|doing it wrong|doing something wrong)
    (user error)
    !(not your fault)
    !you (do not|did not) (have to|need|want)
  `,
  unexplained_jargon: `
    (sorry|excuse me|hang on|wait)? (the|a|an) what (now|in the|sorry|did you|$)
    (what is|what are|whats) (a|an|the|that)? _ _? (when|supposed|in plain|please|exactly|then|sorry|meant|mean|$)
    (do not|have not|never) (know|heard|understand|come across|heard of) (this|that|what|the|a) .. (expression|word|term|is|means|phrase|notion|idea|abbreviation|acronym)
    (have not|no|not) (a|an|the) (notion|clue|breeze|baldy|foggiest|scooby|idea) ...
    (word|term|expression|acronym|abbreviation) .. (not understanding|do not understand|do not know|mean|new to me|never heard)
    ^ (the|a) (who|what) (now)? $
    (wanting|wants|want) to be what
    (lost me|gone over|went over|above my head|too technical|all this jargon|speak chinese|in human|for dummies|idiot s guide|explain that again|what does that mean)
    !what do you mean (i|you)
    !(so what is the point|what is different|what is the point)
    (no idea|not a clue|not sure|do not know) what (that|a|an|it|those|any of that) .. (is|means|are)?
    (what is|what are) .. (mean|that when it is at home|when they are at home) ?
    (sorry|wait|hang on|and|okay|but|so)? (what is|what are|whats) (a|an|the|that)? _ ?
    (a|an|with) what .. (sorry|on every)? ?
    (what) (does|do) (that|it|this|<name>|_) (mean|stand for) ... ?
    (i)? (do not|did not|have not|am not|not) .. (know what|understand|follow|understood|sure what|a clue|idea what|speak) .. (is|means|that|mean|any of that|a word|you said|you are saying|techie|saying|jargon|you|are)
    (in|speak) english please
    (in plain english|in english|in layman|layman terms|speak english|you have lost me|you lost me|over my head|gone over my head|double dutch|all greek|greek to me)
    !(what is) (that|this|it|next|up|wrong|happening|happened|your|my|the (price|cost|time|date|plan|catch|damage|difference|problem))
    !(what are) (you|we|they|the)
    !(what is) (not|going|what)
  `,
};

export const criteria: CriterionCues = { ...opening, ...inquiry, ...offer, ...ending, ...service };
