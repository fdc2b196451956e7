// English cues of objections by kind, said by the client.
import type { ObjectionCues } from '../pack.ts';

export const objections: ObjectionCues = {
  price: `
    (not|is not|are not) (exactly|that|very|what i would call)? cheap (though|is it|enough)?
    (bet|know|sure|imagine) .. not cheap
    (what|see what) we can (swing|stretch|afford|manage)
    (tight|lean|skint|broke) (month|year|quarter|budget|right now|at the moment|$)
    (money|things|finances|budgets|cash flow) (is|are) (tight|really tight|a bit tight|stretched)
    not made of money
    (phew|whoa|oof|ouch|bloody hell|jesus|blimey|crikey|christ|wow|flip|woah|yikes) .. (for|lot|much|<number>|<money>|that)
    (that is|it is|is) (a|an|one)? (lot|hell of a lot|fair whack|fortune|packet|bomb|arm and a leg|rip off|chunk of money|big number|big ask|big jump|hefty) (of|for|to|more|on|$)
    (costs|cost|charge|want|asking) .. (a fortune|arm and a leg|the earth|that much|silly money|through the nose)
    (<number>|<money>|<percent>) .. (is too much|is a lot|is mad|is crazy|is ridiculous|is steep|is silly|come on|for a|just for|each really)
    (wiggle room|room for movement|room on (that|the)|movement on|any flexibility|any give|best you can do|sharpen (your|the) pencil|do better than|meet me|cut us a deal|lower than that)
    (for|at) (half|less than|a third less than|half of)? that (money|price|i expect|i would expect|i could)
    for (this|that|the) (money|price) ...
    (down the road|next door|online|the other lot|amazon|your man|other place|my cousin|another) ... (half|cheaper|less|for <number>|for <money>|under)
    (more than|dearer than) .. (worth|it is worth|i thought|it costs|what i paid|we pay)
    (price|bill|cost|premium|rent|fee) (went|gone|goes|has gone|going|jumped|shot) (from|up|through) ..
    (out of|beyond|above|past) (our|my) (budget|range|price range|reach|league|means)
    (saving|trying to save|cutting|cut|watching|counting) .. (money|costs|back|pennies|for a|every)
    (every|each) (little|penny|euro|pound) (counts|helps)
    (hard|difficult|tough|struggle) to (justify|swallow|stomach|find) ..
    (can not|could not|will not) (run|go|stretch|swing|find|spare|get there) .. (that|it|<number>|<money>|so much|for that)
    (only|just) (got|have|budgeted|allowed|set aside) .. <number> .. (though|so|and)
    (your|the) (price|quote|number|figure) .. (is|was) .. (mad|high|too|crazy|way|more|off|over|silly|steep|double)
    (give|gave|got) (me|us) .. (lower|better) (price|quote)
    (look|looks|look at|only see) .. (at)? the (<number>|price|bottom line|number) .. (and|only|$)
    (not paying|not going to pay|would not pay|never pay|refuse to pay) .. (that|for|<number>|<money>)
    (higher|more|dearer|steeper) than .. (expected|thought|planned|budgeted|hoped|wanted|paying)
    (competitor|they|others) .. quoted .. <number>
    (feels|seems|sounds|looks) like a lot
    (another|other|they|someone|somebody) .. (quoted|offered|did it|can do it|do it|charge) .. (for)? <number>
    (over|above|more than) what (i|we) .. (got|have|had|was|were|thought|budgeted|expected)
    (money|cash) (for nothing|down the drain)
    (not a penny|not a pound) more
    (can not|could not) go (above|over|past|beyond|higher)
    (that|it) is (a lot|a fair bit|quite a bit|a chunk) $
(that|it) is (steep|dear|pricey)
    (hefty|eye watering|a stretch|daylight robbery|rip off)
    (too|quite|very|pretty|a bit|a little|so|rather|really|bit|still|more|that) .. (expensive|pricey|steep|dear|costly|high|much money|over budget|rich for)
    (is|looks|seems|sounds|was) .. (expensive|pricey|steep|dear|a lot of money|too much|more than we|more than i|out of our|beyond our|over our|outside our|on the high side)
    (can not|could not|do not|will not|would not) .. (afford|justify|stretch|pay that|pay twice|have the budget|have the money|have that kind)
    (not looking to|not going to|do not want to) pay
    (over|above|outside|beyond|more than) .. (budget|what we|what i|had in mind|were expecting|planned)
    (cheaper|for less|half the price|better price|lower price|undercut) .. (elsewhere|else|somewhere|quote|offer|with|from|competitor|online)
    (found|got|seen|have|offered|quoted) .. cheaper
    (no|not got the|do not have the|there is no) (budget|money|funds) .. (for|right|this|at|left|until)?
    (can|could) you .. (do any better|come down|knock|do better) ... ?
    (price|cost) .. (puts me off|too|is a problem|is an issue|worries|bit)
    (a lot of money|lot to pay|lot to spend) 
    !(no issue|no problem|fine|happy) .. price
    !(petrol|diesel|fuel|parking|rent|dentist|crown|machine|childcare|food|electric|holiday) .. (expensive|dear|steep|fortune)
    !not (too|that|so) (expensive|steep|dear|bad)
    !cheaper than
  `,
  stall: `
    (going to|i will|let me|need to|have to|want to) .. (think|sleep|mull|chew|ponder|digest) (on|about|it|this|over|abt|that) ...
    (has to|have to|got to|needs to|better|would want to) .. (see it|look at it|tell him|tell her|ask him|ask her|check with|look it over) .. (first|before|i have)
    let us (do it|talk|speak) (another|some other) (day|time)
    (call|ring|come back) after some (days|time)
    (let me|i will|we will|gonna|i need to|i have to|i would want to|going to) .. (have a chat|have a word|chat|check|run it|run this|run that|talk it|discuss|think) .. (with|by|past|about|on|over|and|abt|internally) ...
    leave it with me
    (look|shop|ask|see) around .. (a bit|first|before|more)
    never (decide|buy|sign|agree|do) .. (things|on|over|anything) .. (phone|spot|straight|right away|day)
    we will see (after|how|when|what|in|next|about|$)
    (can not|could not) (say|tell you|give you an answer|commit|promise|decide) (now|yet|today|just now|right now|at this)
    (we have|have|need|got) to (discuss|talk) (it|this|that)? (internally|among|amongst|between|with|over|at home|as a)
    (pop|put|send|email|stick|mail|whatsapp|text) .. (brochure|something|info|information|details|pdf|link|it) .. (post|email|over|through|and (i will|we will)|to me|look)
    (wait|hold off|not do anything|nothing) .. (till|until|before) .. (she|he|they|my|the|wife|husband) .. (home|back|seen|looked|here|says)
    (going to|goes to|has to go to|needs to go to|always goes to) (legal|procurement|finance|the board|committee|head office|my boss)
    if it were (just|only|up to) me
    i would (need|have|want) to (ask|check with|run it|speak to|talk to|tell) (my|the|our|him|her)
    (do not|will not|never|not) (sign|buy|do) (a thing|anything|nothing) (till|until|without) ...
    (not ready|no rush|in no hurry|do not rush) (to (decide|sign|commit)|me|yet)
    !(thursday|tuesday|monday|wednesday|friday) at
    (i|we) .. (need|want|have|would|will|would want|got|would have|had) .. (to)? (think about|think it|have a think|sleep on|mull|consider|look into|talk it over|talk it through|go away and) ...
    (let me|i will|we will) (think|have a think|sleep on|get back to you|come back to you|consider)
    (i|we) .. (need|want|have|would|got|would have) .. (to)? (run|ask|check|talk|speak|discuss|show) (it|this|that|to|with)? .. (past|by|with|to|my) .. (my|our|the|husband|wife|partner|boss|manager|director|directors|board|dad|team|accountant|<name>)
    (we|he and i|she and i|my husband and i|my wife and i) .. have to talk
    (want|need) <name> to look at
    (can not|not going to|do not think i can|will not|could not|am not) .. (decide|commit|sign|do that|make a decision|agree|deciding|do anything) .. (today|now|on the phone|over the phone|on the spot|right away|yet|without)
    (send|email|drop) (me|us) .. (something|information|email|details|brochure|it over|some info) .. (and)? (i will|we will) (look|have a look|take a look|get back)
    (see how we go|give it a bit|some other time)
  `,
  present: `
    (got|have|had|getting) .. (cheaper|other|another|lower|better) (quote|offer|price) .. (from|off|elsewhere)?
    (another|other) (crowd|lot|company|folks|supplier|bank|firm|provider|vendor|outfit) .. (gave|giving|said they|offers|offered|quoted)
    (committed|contracted|signed up) (to|with) (the|another|our|someone) (other|another|else|current|_)
    (we are|i am) (grand|good|fine|okay|sorted|happy|all set|covered) (as we are|as it is|thanks|where we are|with what (we|i)|how we are)
    not for us
    (if it is not broken|if it is not broke|not broke)
    (your|the) (competitor|competitors|competition) (has|have|offers|offer|gives|will)
    (my|our) (cousin|brother|uncle|nephew|mate|friend|son|sister) (does|do|looks after|handles|sorts|supplies|already) .. (them|it|that|our|all|ours)
    (we|i) (already|do already|have already|currently) .. (have|use|using|got|pay|paying|work with|do that|do it|someone|an accountant|a supplier|a system|in house)
    (we|i) (have|have got|got) .. (someone|somebody|a guy|a lady|a person|a supplier|a system|a provider|an accountant|an agency) .. (who|that|for|does|already|looks|handles)
    (happy|fine|sorted|okay|good|all right) with (what we|what i|who we|our current|our existing|my current|the one|the way|how we)
    (not|do not|really not|am not) .. (interested|need it|need this|need that|need another|see the need|see the point|see why|looking to change|looking to switch|in the market)
    (why) (would|should|do) (i|we) (change|switch|need) ... ?
    (we|i) (manage|are managing|get by|are okay|are fine|cope) .. (fine|without|as we are|as it is|okay)
  `,
  trust: `
    (never|not) heard of (you|ye|them|your|it|this)
    (scam|con|catch|too good|snake oil|sales talk|salesman talk|pull the other)
    (sounds|is this|are you) .. (scam|dodgy|fishy|legit|genuine|for real|real)
    (not|am not|never|do not) (giving|reading|handing|sharing|give|read|telling|putting) (you|out|over)? .. (my|card|account|number|details|bank|over the phone|number over)
    (what happens|happens) to my (details|data|money|deposit|information)
    what if (your|you|the quality|it|they|something) .. (goes|go|stops|stop|fails|breaks|does not|disappear|let|drops|down|bust|wrong)
    (how|who) (can|do|would|does|could) (you|i|we|me)? .. (guarantee|guarantees|know|prove|sure|trust) .. (that|it|this|you|me|the|will|these)
    (last|other) (fella|guy|one|lot|crowd|company|time|lads|people|firm|outfit|agency|supplier) .. (told|said|promised|let|took|did|never|left|disappeared|vanished|same|burned|we)
    (same) (promise|talk|thing|story|line|pitch) .. (from|before|last|and|by)
    you all (say|promise|tell|claim)
    (that is|it is) what (they|you|everyone) (all)? (say|said|tell|told)
    (where is|where are|who can|who has) .. (servers|data|read|see our|access to|stored|hosted)
    (show|give|let me see|send) (me|us)? .. (one|a|some|proof|references|customer|customers|reference) .. (who|in my|using|that|first|references|proof)
    (took|take|taken|lost|paid) .. (deposit|money|and ran) .. (and|never|off|we|ran|gone)
    (burned|burnt|stung|bitten|let down|had over|ripped off|scammed|conned|done over|screwed) .. (before|once|last|by|already|like this)?
    (never) (saw|seen|heard from) .. (again|since|hide nor hair|back)
    (you|your company) (exist|are new|only started|are only|have only) .. (since|year|months|new|a year)
    (do not|not sure|not convinced|hard to|can not|struggle to|find it hard to) (believe|trust|that it|it will|you|this works|it works)
    (worries|scares|frightens|bothers|concerns|puts off|makes) (me|us) .. (is|that|about|nervous|wary|worried|uneasy|$)
    (is it|is this|is that|are you) .. (safe|secure|reliable|insured|certified|licensed|registered|legit)
    (believe|see) it when i see it
    (read|seen|saw|heard) .. (bad|terrible|awful|mixed|horror) (reviews|things|stories|about)
    !(who it was|neither do you)
    (and)? (what)? if (he|she|it|they|you|this|the) .. (does not|do not|never|is not|will not|fails|breaks|stops) ... ?
    (uneasy|hesitant|reluctant|wary|twitchy|sceptical|skeptical|dubious|risky|gamble|the catch)
    (heard|been told|told) .. (that|this|it) .. (before|already)
    (i am|we are|bit|i get|makes me|am a bit) .. (worried|nervous|concerned|scared|afraid|anxious|sceptical|wary|unsure|not sure) .. (about|of|that|if|it|how)
    (that is|it is|thats) my (worry|concern|fear|only worry|only concern)
    (my|our|the) (worry|concern|fear|issue) (is|would be|was|with)
    (i|we) (do not|can not) (trust|believe|know) (you|that|it|your company|who|sales|anyone)
    (heard|been told|been promised) (that|it|this|all) .. (before|already)
    (been) (burned|burnt|stung|let down|through) .. (before|once|one|by|that)
    (how do i|how do we|how can i|who is going to|what guarantee) .. (know|be sure|trust|tell|guarantee|have) ... ?
    (what if|what happens if) .. (does not work|goes wrong|breaks|do not like|not happy|you go) ... ?
    (sounds|seems) (too good to be true|like a scam|like a salesman)
      `,
  terms: `
    (long|big|lengthy) (time|commitment|tie in|contract|while) (to|is|for|$)
    (<duration>|<number> years) (is|seems|sounds|feels) .. (long|lot|too|ages|a stretch|big)
    (locked|tied|stuck|trapped|chained|wedded) (in|into|down|to|for|with)
    (what if|what happens if) (i|we) (want|need|wanna|wanted|have) .. (leave|get out|cancel|stop|move|out early|end it)
    (get out|cancel|leave|break) .. (early|before the end|half way)
    (do not|not) (do|like|sign|want|keen on|happy with) (contracts|long contracts|a contract|deposits|direct debit|paying up front|paying upfront|minimum|auto renew*|the small print)
    (pay|paying|payment) .. (up front|upfront|in advance) .. (no|not|do not|would not|can not|is|does not|too)
    (minimum|notice) (term|period|order|notice) .. (is|too|long|that|of|no|does not)
    <duration> (makes|worries|scares|puts|feels|sounds)
    (if it is|if it turns out) (rubbish|bad|no good|useless|wrong) .. (lumbered|stuck)?
    (lumbered|stuck|tied|trapped|chained)
    (<duration>|year|years|month|months) (is|contract is|seems|sounds) .. (long|a long time|too long|a lot|ages|big commitment)
    (not keen|not happy|do not like|not sure|not comfortable|reluctant|hate|uneasy) (on|with|about|the) .. (the|being|a|that|contract|<duration>|tied|commitment|lock|terms|term|deposit|minimum)
    (do not|did not|not|rather not) .. (want|get|be|going to be) .. (tied|locked|stuck|committed|tie) .. (in|into|down|to|ourselves|myself)
    (long|big|too long a|that long a) .. (commitment|contract|term|tie in|lock in|notice)
    (tied|locked) in .. (for|to)
    (cancellation|exit|termination) (fee|fees|charge|penalty|clause) .. 
  `,
  fit: `
    (and|but|so)? (what)? if the (wi fi|wifi|power|internet|signal|network|battery) (goes|craps|fails|drops|dies) (down|out|off)
    (will not|would not|can not|could not|is not going to|does not) (fit|go in|go round|go through|integrate|connect|suit|match|cope|handle) (in|with|our|my|the|that|this|us|round|through|here|it)
    (is (that|it|this)|would it be) (safe|suitable|strong enough|big enough) (for|with|though|$)
    (our|my|the|here) (voltage|power|signal|wifi|floor|roof|ceiling|stairs|drive|walls) .. (is|goes) .. (up and down|weak|too|brand new|uneven|patchy)
    (it|this|yours|system|app) (does not|can not|will not) (support|handle|cover|accept|read|speak|do) (our|my|two|multi|the|any|what|different|apple|mac)
    (my|our|the) (staff|team|lads|crew|guys|girls|mum|dad|wife|husband|drivers|customers|boys|workers|men|nurses|teachers) .. (will not|would not|will never|would never|hate|are not|will hate) .. (use|wear|good with|computers|cope|get on with|carry|learn|accept|tech|apps|technical)
    (i would|we would) (take|buy) (it|one|them) if (it|they) (were|was|had|came|did)
    (there is|have) no (access|disabled access|space|signal|lift|power|socket|internet) .. (there|for|so|here|in|up)
    too (heavy|big|small|loud|noisy|tall|wide|narrow|short|long|complicated|complex|fiddly|technical|slow|hot|basic|much for) (for|to|in)? ...
    (dealbreaker|deal breaker|show stopper|showstopper|non starter|a no go)
    (would|it would|that would) (mean|involve) (digging|moving|ripping|knocking|changing|taking|drilling|losing|having to|retraining)
    (not letting|do not want|will not let|would not let) (anybody|anyone|them|you|someone) (drill|dig|touch|near|in|on|knock)
    (listed|protected|conservation) .. (building|we can not|area)?
    (would|will) (show|mark|scratch|rust|burn|break|fall|flood|sink|melt|fade|stain) (every|the|up|in|down|our|off|with)?
    (does it not|do you not|can it not|is there no) (do|have|come|support|handle|work|any|way)
    !(never decide|is too much|happy with what)
    (i|we) .. (would never|will never|could never|can not|do not think|will not|would not|can not see|never) .. (get|use|like|want|work|take|log|see|go for|suit|accept|happen|adopt|learn) .. (it|them|the|that|to|this|us|my|our)?
    (they|the lads|the team|my team|staff|the girls|our people|people|everyone|customers|drivers|nurses) .. (will not|would not|wont|do not|never|hate|will hate|would hate|resist|are not) .. (use|like|want|be|do|log|adopt|it|learn|wear|going|have)
    (too) (complicated|complex|much for|big for|technical|advanced|much|hard) .. (for|us|me|to)?
    (not) (right|suitable|designed|made|a fit|a good fit|really for) (for)? (us|me|our|a business|what)
    (we are|i am) too (small|old|busy|big)
    !(would not|will not) (want you|be a problem|take long|mind|have thought)
    !(would never have) 
  `,
  timing: `
    not (this year|this month|this quarter|rn|right now|at the moment|until|before|till|yet|in (marriage|harvest|the|this))
    one thing at a time
    (can not|could not|will not|would not) .. (look|think|touch|start|do) (at|about|it|anything|that) .. (till|until|before|while)
    (hold off|wait|leave it|park it|put it off|come back to it|revisit|better off waiting) (till|until|for the|a few|a while|a bit|for now)
    (maybe|perhaps|ask me|try me|call me|talk|speak|ring me|come back|msg me) .. (in the (spring|summer|autumn|winter|new year|fall)|next (year|yr|quarter|month|season|summer|spring)|after (the|christmas|easter|summer|harvest|<month>|may)|in <month>|again in|when the|once the)
    (saving|paying) (for|up for) (the|a|our|my) (wedding|house|holiday|deposit|baby|car|extension)
    (nobody|no one|we|i|they) .. (has|have|having|got) (no)? time (for this|for that|for it|till|until|right now)
    (first|must first|have to first) (we|i) (must|have to|need to|want to) (finish|sort|get through|complete|do|deal)
    (when|once|after) (things|it|we|the|this) .. (calm|quieten|settle|settles|quiet|out of the way|finished|over|done|die down|slow down|come down)
    (bad|wrong|terrible|awkward|funny|worst) (time|timing|moment|year|week)
    (too (soon|early|much on)|got a lot on|so much on|up to (our|my) (eyes|neck|ears)|run off (our|my))
    (until|till) (the|our|after|interest|rates|school|audit) ... (out of the way|over|finished|come down|done|settled|back|through|improves|picks up)
    (in the middle of|halfway through|busy with) (a|the|our|another) (move|project|audit|build|wedding|refurb|rollout|merger|season|harvest)
    (not|is not|bad|wrong|really not) .. (a good|the right|the best|good|right) time .. (for|to|at|right|now|us)?
    (too busy|really busy|flat out|no time|do not have time|up against it|snowed under) .. (to|for|right now|at the moment|until|this)?
    (maybe|perhaps|call me|come back|try me|ask me|look at it|do it|revisit) .. (next year|next quarter|in the new year|after|in <month>|in a few months|another time|later in)
    (can not|could not|will not) .. (change|switch|do anything|implement|start|move|touch) .. (until|before|in|during|this|now)
    (just|only) (signed|started|renewed|bought) .. (with|a|another|one|contract|last)
    (in the middle of|right before|coming up to) .. (season|peak|year end|audit|move|launch)
    !(meeting|call|appointment|ring)
  `,
};
