// English cues of each criterion. Language of the cues: match/pattern.ts.
import type { CriterionCues } from '../pack.ts';

const opening = {
  greeting_identification: `
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
    (it is|this is) a (sales|cold|quick|follow up|courtesy|check in) (call|one)
    (i|we) (wondered|was wondering|were wondering) (who|if|whether|how)
    (want|wanted|like|love) to (catch|show|introduce|tell|run|share|talk|ask|spend)
    (today|this morning|this afternoon) ... (we|i) (will|would|are|am|want|can|have)
    what (i|we) (thought|planned|would like|had in mind|want) .. (we|i|to|is) ... (today|this morning|this afternoon|do is|is)
    (ringing|calling|phoning|writing|messaging) (about|because|to|regarding|on the back of|with regard)
    (the)? plan (is|was) (to)?
    (we are|i am) here (today)? to
    (the)? (reason|purpose) (i am|for|of|i have|i was|why i) .. (calling|ringing|call|meeting|phoning|today|getting in touch|reaching out)
    (i am|i was|i have|just) .. (calling|ringing|phoning|getting in touch|reaching out|writing|messaging|in touch) .. (to|because|about|regarding|to see|to follow)
    (i)? (called|rang|wrote|messaged|phoned) .. (to|because|about)
    (the)? (idea|plan|aim|goal|agenda|purpose) (for|of) (today|this|the|our) 
    (what i|what we) (want|wanted|would like|will) .. (do|cover|go through|talk about) (today|is|with you)
    (i|we) (wanted|want|would like|thought) .. (to)? (go through|run through|walk through|walk you through|talk about|talk through|discuss|cover|show you|take you through|catch up|check in|introduce) 
    (i have|i) (put|set|booked|set up) .. (half an hour|time|this|<duration>|in) .. (because|to|for)
    (today|so) (we will|we are going to|i will|i am going to|i would like to) .. (go through|cover|show|look at|walk|take you|talk)
    (to)? (follow up|following up|follow up on|check in|checking in) .. (on|about|with|regarding)
    (on|for) (the|our|today) agenda
    !(when) (he|she|they) 
  `,
  permission_to_talk: `
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
    (we|i) .. (clean|work|do|supply|look after|serve|help|manage|deliver|handle|install|run) .. (for|with)? ... (on|in|near|round|around|next to|across) (your|you)
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
    we (spoke|talked|met|chatted|emailed) .. (ago|last|on|at|before|about)
    (last week|last month|yesterday|on monday|on tuesday|on wednesday|on thursday|on friday|the other day|before) .. you (told|said|mentioned|asked)
    you (told|mentioned to) (me|us) .. (last|that|the|before|when|on)
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
    (have i|did i|do i) (understood|understand|follow|got|get|read) .. (properly|okay|you|it|that) .. ?
    (is it|that is) still .. (priority|goal|aim|target|what matters) ... ?
    (is that|would that be) (fair|about it|the size of it|a fair summary|still the case|how you see it) .. ?
    (does that|that) (sum|sums|cover|covers|capture|captures) .. (up|it) ?
    (still|so) .. (the main|the biggest|your main|the big) .. (thing|one|issue|worry|headache|problem|priority|concern) ?
    (so)? (you are|you were) (after|looking for|hoping for|wanting) ... ?
    (what matters most|what you are after|what you want|what you need) ... ?
    (have i|did i|have we|am i) (got|get|understood|understand|getting|hearing|captured) (that|it|this|you) (right|correctly|right so far|correct|clear) .. ?
    (let me|can i|could i|if i can|just to|i just want to|so) .. (play|read|say|repeat|summarise|confirm|check|recap|sum) (that|it|this|what|i have) .. (back|understood|understand|what you|got it|your needs|requirements)
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
    (what|how much|how) ... (cost*|affect*|impact*|suffer*) ... (you|your|them|business|team|customers) .. ?
    (what is|whats) the damage ... ?
    how much .. (matter|matters|difference) ... ?
    (what|how|how much|who) ... (cost|costs|costing|affect|affects|affecting|impact|impacts|hurt|hurts|lose|losing|lost|suffer|suffers|knock on) ... ?
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
    (how) (will|would) .. (you|we) know .. ?
    (what would|what does|what do you) .. (make|call|count|see as|count as) .. (worth|success|win|worthwhile|happy) ... ?
    (goal|target|aim) (one|number one|is|two)
    (what) (does|would|will|is|are) .. (success|good|great|win|ideal|perfect world) (look|mean|for|be|outcome) ... ?
    (what) .. (goals|goal|objectives|objective|targets|outcomes|outcome|trying to achieve|hoping to achieve|want to achieve|like to achieve|hoping to get|want to get out) ... 
    (how) (will|would) .. (you|we) (know|measure|judge) .. (worked|working|success|successful|it) ... ?
    (in|by|after) (three|six|twelve|a|<duration>) .. (what would|what should|where would|what do) ... (happened|like|look|see|be) ?
    (so)? (your|the|our) (goal|goals|target|targets|aim) (is|are|here is) 
    (i will|let me|i have) .. (note|write|put|noted|got) .. (goal|goals|target|targets)
    !(goal|agenda|aim|objective) (for|of) (today|this call|the call)
  `,
  problem_diagnosed: `
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
    (they|their|them|competitor|competitors|the other|other lot|those guys|that lot) .. (are|is|was|were) .. (rubbish|terrible|awful|useless|a joke|cowboys|dreadful|garbage|horrible|crap|shady|liars|unreliable|a nightmare|hopeless|a rip off|dodgy)
    (do not|never|i would not) (trust|touch|go with|go near) (them|that lot|those|their)
    (they|their) .. (rip|ripping|con|cheat|lie|lied|scam|overcharge|let you down|go bust|go under)
    (everyone|everybody|people) .. (leaves|leaving|complains about|hates|is leaving) (them|that|their)
    !(not going to|never) (badmouth|knock|run down|say anything bad)
  `,
  solution_explained: `
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
    (off peak|cheaper|smaller|lighter|reduced|half price|pause|freeze|hold) .. (pass|plan|membership|package|rate|option|tariff|price|it|for)
    (freeze|pause|downgrade|discount|half price|free months|credit)
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
    (run|go|went|going) (through|over) (it|that|this|everything|where we are) .. (one last time|once more|again|quickly|back|before)
    (to|let me|just to) (run|go|read) .. (through|over|back) .. (everything|it all|what we|the details|the order)
    (so)? where we (are|have got to|have landed) is
    (let me|to|just to|can i|i will|quick|quickly|so just to) .. (recap|summarise|summarize|sum up|run through|go over) ... 
    (recap|summary|to summarise|to sum up|in summary)
    (so)? (just)? (so i have got it|to confirm|so we are clear|to be clear|so we are on the same page|so i have it)
    (so)? (we have|we are|what we have|what we) (agreed|agreed on|settled on|landed on|said|decided)
    (so)? (next steps|actions|the actions) (are|then are|from today|from our side)
    (so)? (you|i) (will|are going to) .. (send|do|get|check|speak|talk) ... and (i|you|we) (will|are going to) .. (send|do|get|call|ring|book|put)
    !recap (your|that|what you) .. need
  `,
  commitment_requested: `
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
    (are you|is it|is everything|is that|are we) .. (back|online|working|connected|up|sorted|okay|happy|all right|fixed|green) .. (now|again|for you|with that)? .. ?
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
    (error|mistake|fault|slip) (on|at) (our|my) (side|end|part)
    (we|i) .. (let you down|dropped the ball|messed up|got it wrong|slipped up|failed you|should have|made a mistake|forgot)
    (our|my) .. (fault|mistake|error|slip|oversight)
    (nobody|no one|we) .. (passed it on|told you|did not tell you|called you) .. (we|our|that is)
    (that is|it is|this is|that was|it was) (on us|our fault|our mistake|our error|my fault|my mistake|down to us|our responsibility|entirely our|all on us|on me|not your fault)
    (our|my) (fault|mistake|error|bad|responsibility)
    (we|i) (got|made|messed|dropped|let|failed|should have|should not have) .. (wrong|mistake|an error|up|ball|you down|you|done|said|happened)
    (i|we) (take|accept|own) .. (full|responsibility|ownership|this|the blame)
    (i will|i am going to) .. (own|personally|see to it|make sure|take care of|deal with|sort|ring you|call you) .. (this|it|myself|personally|that)
    not your fault
    (you) (should not|should never) have (had|to|been)
    !not (our|my) (fault|mistake|error)
  `,
  blamed_client: `
    (you) (should have|should of|ought to have|needed to|were supposed to|must have) .. (checked|read|called|told|done|known|kept|said|noticed|asked|looked|entered|set|check|read|done|broken|pressed|forgotten)
    (if you had|if you would|had you|if you had have|if you) .. (checked|read|called|told|followed|looked|done|listened|asked|paid) ... (would not|would have|could have|we could)
    (it is|that is|it was) (your|the customer) (fault|mistake|error|responsibility)
    (you) (did not|do not|have not|never) .. (read|check|follow|tell us|listen|pay attention|do it right|set it up|call us)
    (you) (used it|did it|entered it|set it up|must be|are) (wrong|wrongly|incorrectly|doing it wrong|doing something wrong)
    (user error)
    !(you should not have)
    !(not your fault)
    !you (do not|did not) (have to|need|want)
  `,
  unexplained_jargon: `
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
