// English cues that make the context of findings: moods, needs, offers, answers.
import type { ContextCue } from '../pack.ts';

export const context: Readonly<Record<ContextCue, string>> = {
  greeting: `
    (hi|hello|hey|good morning|good afternoon|good evening|morning|afternoon|hiya)
    (how are you|how you doing|how is it going)
  `,
  smallTalk: `
    (weather|rain|raining|snow|weekend|football|holiday|traffic|kids|daughter|son|dog|cat|office move|birthday|coffee)
    (how are you|how you doing|how is it going|how was your|how are things) .. ?
  `,
  adminQuestion: `
    (anything|something) else ... ?
    (what is|whats|can i take|can i have|could i have|can i get|could you confirm|can you confirm|may i have) .. (name|email|e mail|number|order number|address|postcode|date of birth|account number|reference|spelling) ... ?
    (who am i|am i) (speaking|talking) (to|with) ... ?
    (when|what time|what day|which day) .. (good|suits|works|free|available|best|suit|work|next|seeing|make sense|better|would you like|shall we|can we) ... ?
    (how) (are you|is it going|you doing|are things|was your|is your (day|morning|week)) ... ?
    (can|could) (you|people|everyone) (hear|see) ... ?
    (what|anything) else .. (help|do for you) ... ?
    (what did you say) .. name ... ?
  `,
  openQuestion: `
    ^ (what|how|why|which|who|when|where|whereabouts|whose) ... ?
    (and|so|but|okay|then|right) (what|how|why|which|who|when|where) ... ?
    (tell me|talk me through|walk me through|describe|help me understand|talk to me about|give me an idea|give me a sense|i would love to hear|i would like to understand|i would really like your view) .. (about|how|what|the|your|through|more|why|of|where|me)
    (what|how|why|who) (do|does|are|is|did|would|will|have|has|happens|goes|else|made|makes|kind|sort|many|much|often|long) .. (you|your|the team|that|it|this|up|wrong|one|those|we|involved|a) ... ?
    !^ (what) (a|i would|i can|i will|we|you are looking|time) 
    !^ (how) (lovely|nice|funny|about)
    !^ (when|where|what|how) (you|i|we|it|they|the) .. (are|is|can|do|go|have) $
    !^ (how|what) .. (are you|can i) (today|help|do for you) ?
    !(what do we think|who is this|how may i help|how can i help)
  `,
  needQuestion: `
    (what|how|why|which|who) .. (you|your|the team|that|they|it|those) ... ?
    (do|are|have|does|is) (you|your team|the business|there) .. (use|using|have|currently|got|need|looking|want|handle|work|run|any) ... ?
    (tell me|walk me through|talk me through|describe|help me understand) ...
    (is it|is that) (for|mainly|mostly|just) ... ?
  `,
  needStated: `
    !(would like|want|wanted) to see
    !looking forward
    (i|we) (need|needed|really need|want|wanted|would like|am looking|are looking|am after|are after|was hoping|were hoping|have been looking) .. (to|for|a|an|something|some|help|it|somebody|someone|one|more|better)
    (what) (i|we) (need|want|really need|really want|am after|are after|am really|are really) .. (is|in|are)
    (i|we) (am|are) (struggling|drowning|desperate|fed up|sick|tired|spending|losing|wasting) .. (with|to|in|of|for|hours|too|money|time)
    (looking|interested) (for|in|at) .. (a|an|something|some|getting|new|your)
    (worried|concerned) about
    (it is|well it is) the .. (fuel|cost|time|paperwork|admin|reporting|waiting|errors)
    !(do not|did not|no) (need|want)
    !want to (make a complaint|cancel|think|speak|talk)
    !(need|want|would like|looking) .. (to)? (go|run|think|speak|talk|cancel|talk to|hop|leave)
  `,
  problemStated: `
    !(no|not an|any) (issue|problem|issues|problems|complaints)
    (it|that|they|everything|things|which|the system|the kit|orders|she|he|handhelds) .. (breaks|broke|crashes|drops|goes down|fails|goes wrong|comes back wrong|gets lost|get lost|falls over|takes forever|takes ages|go dead|goes dead|keeps|never works|does not work)
    (we|i) .. (keep|are|have been|end up|had|lost|lose|missed|spend|always) .. (losing|missing|getting|having|chasing|typing|doing it|problems|errors|issues|late|behind|manually|by hand|hours|complaints|down)
    (the)? (problem|issue|trouble|biggest issue|main issue|biggest headache|big one|challenge|worry|pain) (is|we have|with|at the moment|for us|was|for me)
    (what) (kills|gets|drives|worries) (us|me) (is)?
    (all)? (on|off|by) (paper|spreadsheets|spreadsheet|hand|excel|a sheet)
    (a lot of|lots of|so much|too much|too many) (paper|paperwork|errors|mistakes|complaints|time|waste|calls|emails|admin|manual)
    (wrong) .. (<number>|order|orders|every|customer|customers|month|week)
    (that is|it is|so that is) the big one
    (costs|costing|cost) us .. <number>
  `,
  painStated: `
    (lost|losing|lose|costs|costing|cost|wasting|waste) .. (us|me|money|<number>|customers|clients|drivers|hours|time|business|a fortune|people)
    (i am|we are) (fed up|sick of|at my wits|tearing my hair)
    (keeps me up|pays for the building|can not go on|nightmare)
  `,
  wantsToLeave: `
    (i|we) (want|would like|need|wish|am calling|was hoping|am ringing|are going|have decided) .. (to)? .. (cancel|cancelling|close my|close our|leave you|end my|end our|terminate|stop my|switch provider|switch to another|move to another provider)
    (cancel|close|end|terminate) (my|our|the|this) .. (account|contract|subscription|service|membership|policy|plan)
    !(do not|did not|not) want to cancel
  `,
  complaintMade: `
    (never|did not|has not|have not) .. (showed|show|turned up|turn up|came|arrived|arrive|called|rung|delivered)
    (second|third|fourth|fifth) time (this|in|that|it|now|i)
    (day|morning|afternoon) .. (off|unpaid|wasted|waiting in)
    (torn|damaged|broken|wrong one|faulty|scratched|cracked|dented)
    (make|raise|log|file|register) .. complaint
    (this is|that is|it is) .. (unacceptable|disgraceful|disgusting|ridiculous|not good enough|a disgrace|a joke|appalling|outrageous)
    (third|fourth|second|fifth|sixth) time (i|we) (have)? (called|rung|rang|call|phoned|had|complained|emailed)
    (nobody|no one) .. (rang|called|phoned|phone|came|replied|responded|told|turned up|has called|has phoned|gets back|listens)
    (arrived|came|delivered|turned up) .. (broken|damaged|late|torn|wrong|faulty|scratched|missing|cracked|ripped)
    (it|they) (did not|never) (come|arrive|turn up|showed|show up|get here)
    (overcharged|charged me twice|charged twice|wrong amount|double charged)
    (my money back|a refund|solicitor|ombudsman|trading standards|consumer)
  `,
  supportAsked: `
    (keeps|keep|kept) (dropping|crashing|freezing|cutting|failing|stopping|turning|logging|disconnecting|asking)
    (never|has not|have not|did not) (arrived|come through|loaded|saved|synced|received)
    (how do i|how can i|where do i) .. (reset|find|change|set|log|get|turn|fix)
    (i|we) (can not|could not|am not able|am unable|are unable) .. (log|login|access|get|open|print|connect|send|see|use|make it|load|sign)
    (it|screen|the app|the system|internet|printer|the thing|phone|page|that) .. (will not|is not|does not|has stopped|stopped|keeps|not) .. (load|work|working|turn on|connect|open|print|crashing|freezing|respond|start|dropping)
    (error|error message|error code|blue screen|frozen|crashed|locked out|not working|no signal|no internet)
    (forgot|forgotten|reset) .. password
    (need|looking for) .. (help|support) (with|on)
  `,
  benefit: `
    (so|which means|meaning|that way|then|that means) (you|your|the|they|it|nobody|he|she) .. (can|do not|does not|will|would|save|saves|get|know|only|see|charges|never|tends)
    (saves|save|saving|cuts|reduces|reduce|avoids|avoid|solves|fixes|stops|helps|takes care of|eliminates|speeds|frees|protects|prevents|covers)
    (you|they) (would|will|can|could) .. (save|avoid|reduce|see|get back|stop|gain|know)
    (because|since) (there is|you|it|that)
  `,
  feature: `
    (it|the system|the platform|the app|this|that|the software|the portal|the plan|business|the tool) (has|does|lets|sends|comes with|includes|tracks|shows|gives|builds|works|matches|covers|summarises|creates|handles|will|chases)
    (you have got|you get|you have|there is|with|includes|comes with) .. (dashboard|report|reports|app|module|integration|support|warranty|button|feature|api|portal|search|builder|scheduler|camera|tracker|alerts)
    (our|the) .. (system|platform|software|solution|service|product|file|headsets) (is|has|does|lets|works|will)
    (this is|here is|these are) (the|our|your) .. (dashboard|portal|record|screen|report|page|workflow)
  `,
  offer: `
    (i|we) (can|could|will|would) .. (offer|send|give|do|show|take|put|include|hold|drop|refund|replace|swap|move|waive|throw in|set up|build|come)
    (what) (i|we) (can|could|would|will) (do|suggest|offer|propose) 
    (how about|what if|would it be mad|what about) ...
    (there is|there are|you could|option|options) .. (go|have|two|another|move|ways|also)
  `,
  priceAsked: `
    (how much) (is|does|would|do|are|will|for|roughly) ... 
    (what) (is|does|would|are|will) .. (price|cost|it cost|pricing|charge|figures|damage|rate|rates) ... 
    (ballpark|what are we looking at|what is the damage|what would it cost)
    (can|could|is) (you|there|we) .. (discount|better price|cheaper|knock|come down|do any better) ... ?
    (do|would) you .. figures
  `,
  priceTalk: `
    (price|cost|discount|budget|quote|fee|deposit|payment|instalments|rate|subscription)
    <money>
  `,
  accept: `
    ^ (suits|works|ideal|spot on)
(go for it|send it through|suits me|works for (me|us))
    (<day>|<weekday>|<time>) .. (is|sounds)? (ideal|good|fine|great|perfect|works|yes|please)
    ^ (yes|sure|okay|perfect|great|lovely|brilliant|fine|absolutely|definitely|of course|deal|agreed|exactly|right|go on|go ahead|sounds good|that works|that is fine|all right|smashing|fantastic|no problem|cool|please|go on then|fire away|will do|good|done)
    (that|it|which|monday|tuesday|wednesday|thursday|friday|<time>|<day>|<number>) .. (works|is fine|is good|is perfect|is great|suits|is all right|would work|is okay|would be good|would be great|is best|fine)
    (sounds|looks) (good|great|fine|perfect|like a plan|lovely|reasonable)
    (i|we) (can|will|could|would) (do that|do|make that|make it|be there|do it|take it|go for)
    (put me down|sign me up|count me in|book it|go for it|let us do|let us go)
    (i am|we are) (free|available|in|around|happy with that|happy to|good with)
    (see|speak to|talk to) you (then|on|at|tomorrow)
    (if it comes|i would like that|that would be (good|great|lovely))
    !(not|can not|do not|no)
  `,
  refuse: `
    ^ no $
    ^ no (thanks|thank you|i|we|not|it is not|that)
    (not) (interested|today|now|this week|right now|for us|for me|really|on)
    (do not|can not|will not|would not|could not) .. (want|think|do|make|need|work|like|<day>|today|that)
    (rather not|i will pass|no way|leave it|forget it|do not bother)
    (<day>) (is|are|does|will) .. (no good|bad|not|difficult|tricky|out|shut|full)
    !(no|not a) (problem|worries|pressure|issue)
    !(not) (bad|really no)
  `,
  defer: `
    (i will|we will|i would) .. (call|ring|email|let you know|get back|come back|be in touch|contact|think|have a think|have a look) .. (you|about|on|over|if|when|it)
    (give it a bit|some time after|after that maybe|later on|another time|at some point|see how we go|leave it with me|in touch)
    (not sure|do not know) (when|yet|if)
    (send|email|drop) (me|it|us|over|something) .. (email|over|brochure|information|details|through|post)
    (do not) (call|ring|do the|do) .. (me|us|<day>)
  `,
  commitmentGiven: `
    (let us|i will|we will|happy to|i would like to|i want to|we would like to) .. (do it|go ahead|sign|take it|go with|go for it|buy|order|proceed|sign up|renew)
    (go ahead|send it over|send me the contract|send the agreement|where do i sign|i am in|we are in|you have a deal|it is a deal|deal|sign me up|put me down)
    !(not|can not|do not|if)
  `,
  meeting: `
    (get|round|meet|join|fit|be with you|pop|sit down|measure|show)
    (meeting|call|visit|demo|appointment|session|invite|diary|calendar|minutes|slot|video|catch up|review|delivery|engineer|van|technician|walk)
    (i will|we will|shall i|let me|i) .. (call|ring|come|phone|text|visit|see|send|speak|book|pop|drop)
    (speak|talk|meet|chat|catch up|see you|get together|put .. in|come to you)
    (how about|shall we say|what about|does that work|can you do|would that work|then|works|is that okay|suits|say)
  `,
  person: `
    (finance|lady|husband|wife|partner|partners|boss|director|directors|manager|board|owner|owners|dad|mum|father|mother|brother|sister|ceo|cfo|fd|accountant|committee)
  `,
  serviceDesk: `
    (how can|how may|what can) (i|we) (help|do for you|assist) .. ?
    (technical support|tech support|technical team|support team|customer care|customer relations|customer service|customer services|customer support|help desk|helpdesk|service desk|service team|complaints team|aftercare)
    <name> support
  `,
  restates: `
    (so|then|okay so|right so) ... (you are|you were|you have|you want|you need|your|it is the|the main thing|the biggest)
    (so|if i) .. (understand|heard|hear|get|got) (you|it|that|this)
    (sounds like|it sounds like|what i am hearing)
  `,
  past: `
    (yesterday|was|were|did|had|last|ago|happened|came|went)
  `,
  promiseCall: `
    (i will|we will|let me) .. (send|email|call|ring|text|book|drop|put|share|get|forward|confirm|check|follow|bring|come back|do you)
    (i am|we are) going to .. (send|call|ring|email|refund|book|get)
  `,
  conditional: `
    (if|unless|depends|depending|provided|as long as|whether)
  `,
  answersWithReason: `
    (because|since|the reason|what it is|thing is|actually|so it|which means|that is why|to be fair|mostly)
    (what) (i|we) can do
    (i|totally|completely) (understand|hear|get|appreciate) .. (and|but|that|so|which)
    (no and|no it is|no they|it does not|you do not|it is not|they do not|there is no)
    (most|other|some) (of)? (the|our|people|customers|clients)
    (guarantee|trial|free|no cost|included|pilot|try it|break clause|drop back)
  `,
  acknowledge: `
    ^ (mm|mhm|okay|right|yes|sure|uh huh|i see|got it|of course|totally) $
  `,
  reassured: `
    (that|which) (would be|is|sounds) .. (easier|better|fairer|more like it)
    (that|it|which) (makes|does make|makes more) sense
    (fair enough|fair point|good point|that is fair|that is reasonable|that is decent|that is clearer|clearer|i see|ah okay|oh okay|that helps|that is better|that is good|that is helpful|makes sense|that is not bad|that would be good|that would work|i can live with|that works|i did not realise|i had not thought|good to know|no fair)
    (i|we) (like|love) (that|it|her|the sound)
    (i am|we are) (happy|comfortable|okay|fine) with (that|it)
    (that|it) (sorts|solves|answers|settles) (it|that|my)
    (okay|all right) (good|great|then|perfect|that)
    !(does not|not|do not) (make sense|sure|like|sort)
  `,
  unmoved: `
    (still|but) .. (too expensive|not sure|not convinced|expensive|worried|too much|do not|a lot|steep|think)
    (i|we) (am|are) (still|just)? not (convinced|sure|keen|interested|happy)
    (i did say|like i said|as i said|i said|i already told|i have told)
    (they would not be|it will not|that does not help|does not change|still not seeing)
  `,
  positiveMood: `
    (thank|thanks) .. (you|so much|very much|a lot|both|ever so|for)
    (great|brilliant|fantastic|excellent|perfect|lovely|amazing|wonderful|smashing|awesome|super|happy|pleased|helpful|delighted|impressed|decent|painless|cheers)
    (i|we) (like|love|loved|enjoyed|really like) (that|it|this|her|him|the|you)
    (makes sense|fair enough|sounds good|good point|no complaints|good to hear|looking forward|that is better|that would be good)
    (ha|haha|hah)
    !(not|never|do not) .. (happy|great|like|pleased|impressed|helpful|brilliant)
  `,
  negativeMood: `
    (not) (happy|interested|keen|convinced|sure|good|great|acceptable|impressed|comfortable|looking to|funny)
    (i|we) (do not|did not|can not|would not|will not) (like|want|trust|believe|need|think|know|understand|see)
    (worried|nervous|concerned|disappointed|annoyed|unhappy|difficult|struggling|confused|lost|expensive|steep|too much|overwhelming|nightmare|hell|problem|frustrat*|sceptical|drowning|wrong|fault|torn|broken)
    (never) (get|heard|works|again)
    (waste of time|leave it)
    !(no|not a) (problem|worries|issue)
    !(nothing|not) wrong
  `,
  anger: `
    (furious|angry|livid|disgusted|disgusting|ridiculous|unacceptable|outrageous|appalling|disgrace|disgraceful|rubbish|useless|joke|fed up|sick of|ashamed|fuming|liar|liars|lying|lied)
    (let me (finish|speak|tell you)|i have not finished|do not interrupt|you are not listening|i know i am right|how dare)
    (make|want) .. complaint
    (cancel|refund|money back|manager|supervisor|solicitor|ombudsman)
    (nobody|no one) .. (rang|called|phoned|came|cares|listens|replied|told)
    (fourth|third|fifth|sixth) time
    (my fault|so it is my fault)
    (i have) .. (rung|called|told|been waiting|sent) .. (times|hours|weeks|many|<number>)
  `,
  budgetStated: `
    (i|we) (have|have got|got|had|have about|can spend|could spend|can do|could do|can go|could stretch|set aside|was thinking|were thinking|was hoping|would pay|asked for) .. (<money>|<number> .. (a month|a year|per month|per year|to spend|set aside|aside|max|tops|budget|at most|maximum))
    (budget|budgeted|limit|maximum|max|cap|ceiling) .. (is|of|for|was|around|at)? .. <number>
    (up to|no more than|maximum|max|around|about) <money>
    (there is) <number>
    !(paid|pay|paying|cost|costs|charge|charges|quoted|quote)
    !(have|got|had) .. <number> .. (vans|people|users|staff|sites|employees|properties|pickers|drivers|calls|minutes|years|tenants|units|children|kids|customers|boxes|seats|of them|flats)
    !<duration>
  `,
  authorityStated: `
    (want|need|like) .. (our|my|the) .. (lady|director|manager|boss|partner|husband|wife|finance|accountant|team|owner) .. to (see|look|approve|agree|check|sign|have)
    (has to|needs to|have to|would have to|must) .. (sign|countersign|approve|agree|okay it|rubber stamp)
    (me and my|my wife and i|my husband and i|my partner and i)
    (i|we) .. (need|have|would|want|got|had|would have|better|would want) .. (to)? (run|ask|check|talk|speak|discuss|show|go|take|get) (it|this|that|to|with)? .. (past|by|with|to|my|our|the|approval|sign off) .. (my|our|the|<name>|husband|wife|partner|boss|manager|director|directors|board|finance|team|owner|ceo|cfo)
    (it is|well it is|that is|is) .. (my|our|<name>) .. (decision|call|name over|who decides|who signs|that signs|husband|boss|fd|director|directors|partner)
    (my|our) (boss|manager|husband|wife|partner|director|directors|fd|cfo|ceo|board|finance director|owner|dad|mum|father|brother|sister) .. (decides|decide|signs|sign|has to|have to|needs to|would|will|makes|handles|has the final|have the final|looks after|does the)
    (i|we) (sign|signed|decide|can sign|make the decision|am the owner|own the|am the decision maker|have the final say) ...
    (they|he|she|directors|board|<name>) (sign|signs|decide|decides|approves|approve|has to sign|likes to see|has the final) ...
    (over that it is|it goes to|has to go to|needs to go to) .. (<name>|board|finance|director|head office)
    (want|need) <name> to (look|see|approve|sign|agree)
    !(i|you) sign (for|up)
    !sign (anything|the delivery)
  `,
  timingStated: `
    (before|by|until|till|from|end of|start of|beginning of|mid) .. (the)? .. (<month>|summer|christmas|easter|winter|spring|autumn|new year|year end|peak|end of the year|end of the month|next month|next quarter|end of quarter|this quarter|school holidays|season)
    (need|want|like|looking|have|hoping|ideally|live|running|ready|settled|in place) .. (by|before|in|within|for|from|next|asap|as soon as|straight away|immediately|yesterday)
    (as soon as possible|asap|straight away|urgently|no rush|in no hurry|the sooner)
    (mid|end of|early|late|start of) <month>
    !(since|last|every|meeting|call|ring|holiday|remember|was|were|lost|back in) .. <month>
    !(delivered|came|happened|arrived|broke|ring|rung|rang)
  `,
  productIntro: `
    (plan|package|module|product|called|version|model|range|suite|edition|tier|app|platform|software|bundle)
  `,
  competitor: `
    (competitor|competitors|other supplier|other provider|another supplier|another provider|other company|another company|current supplier|current provider|the other lot|previous supplier|last provider)
    (another|other|cheaper|better) (quote|offer|proposal)
  `,
  purchaseTalk: `
    (quote|proposal|contract|price|pricing|subscription|plan|purchase|buy|buying|order|sign up|agreement|discount|renewal|upgrade|trial|package)
  `,
};
