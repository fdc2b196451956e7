// English cues of objections by kind, said by the client.
import type { ObjectionCues } from '../pack.ts';

export const objections: ObjectionCues = {
  price: `
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
    (we|i) (already|do already|have already|currently) .. (have|use|using|got|pay|paying|work with|do that|do it|someone|an accountant|a supplier|a system|in house)
    (we|i) (have|have got|got) .. (someone|somebody|a guy|a lady|a person|a supplier|a system|a provider|an accountant|an agency) .. (who|that|for|does|already|looks|handles)
    (happy|fine|sorted|okay|good|all right) with (what we|what i|who we|our current|our existing|my current|the one|the way|how we)
    (not|do not|really not|am not) .. (interested|need it|need this|need that|need another|see the need|see the point|see why|looking to change|looking to switch|in the market)
    (why) (would|should|do) (i|we) (change|switch|need) ... ?
    (we|i) (manage|are managing|get by|are okay|are fine|cope) .. (fine|without|as we are|as it is|okay)
  `,
  trust: `
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
    (i|we) .. (would never|will never|could never|can not|do not think|will not|would not|can not see|never) .. (get|use|like|want|work|take|log|see|go for|suit|accept|happen|adopt|learn) .. (it|them|the|that|to|this|us|my|our)?
    (they|the lads|the team|my team|staff|the girls|our people|people|everyone|customers|drivers|nurses) .. (will not|would not|wont|do not|never|hate|will hate|would hate|resist|are not) .. (use|like|want|be|do|log|adopt|it|learn|wear|going|have)
    (too) (complicated|complex|much for|big for|technical|advanced|much|hard) .. (for|us|me|to)?
    (not) (right|suitable|designed|made|a fit|a good fit|really for) (for)? (us|me|our|a business|what)
    (we are|i am) too (small|old|busy|big)
    !(would not|will not) (want you|be a problem|take long|mind|have thought)
    !(would never have) 
  `,
  timing: `
    (not|is not|bad|wrong|really not) .. (a good|the right|the best|good|right) time .. (for|to|at|right|now|us)?
    (too busy|really busy|flat out|no time|do not have time|up against it|snowed under) .. (to|for|right now|at the moment|until|this)?
    (maybe|perhaps|call me|come back|try me|ask me|look at it|do it|revisit) .. (next year|next quarter|in the new year|after|in <month>|in a few months|another time|later in)
    (can not|could not|will not) .. (change|switch|do anything|implement|start|move|touch) .. (until|before|in|during|this|now)
    (just|only) (signed|started|renewed|bought) .. (with|a|another|one|contract|last)
    (in the middle of|right before|coming up to) .. (season|peak|year end|audit|move|launch)
    !(meeting|call|appointment|ring)
  `,
};
