// English cues that make the context of findings: moods, needs, offers, answers.
import type { ContextCue } from '../pack.ts';

export const context: Readonly<Record<ContextCue, string>> = {
  greeting: `
    (hi|hello|hey|good morning|good afternoon|good evening|morning|afternoon|hiya)
    (how are you|how you doing|how is it going)
  `,
  leadIn: `
    ^ .. (be|being) (very|completely|totally|quite|really|perfectly)? (honest|frank|straight|blunt|upfront|candid) (with)? (you|ya)? $
    ^ .. (let me|i will|i have to|i am going to|i am gonna|i got to|i gotta) tell (you|ya) (something|this|the truth)? $
    ^ (well|look|so|but|and|okay|right|see|yeah|now)? here is the (thing|problem|trouble|snag|catch) $
    ^ (well|look|so|but|and|okay|right|see|yeah|now)? the (thing|problem|trouble|snag) is $
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
    (we|i|it) (would|will) need (someone|somebody|something|a|an|<number>|one|more|to be|about)
    (need|looking for|search|searching for|after|want) (a|an|one|<number>|someone|somebody|something|one machine) ... (who|that|which|for|with|can|to|will|more)
    (my|our) (requirement|need|requirements) (is|are)
    (i am|we are|so i am|so we are) (looking|on the lookout|in the market|on the hunt) (for|around|to|$)
    (has|have|got|have got) to be (downstairs|big|small|cheap|quick|quiet|easy|able|strong|light|done)
    (want|need) my .. back
    (they|he|she|the lads|staff) (would like|want|need|are asking for|keep asking for) (something|a|more|to be able|someone)
    (would|it would) (help|be great|be good|be handy|be nice|be useful) (to have|if|to be able)
    (wish|if only) (i|we|there|it) (could|had|was)
    (i|we) gotta (lift|move|carry|get|find|have|fit|deliver)
    (not|without) (being|having) (up|to) .. (at midnight|chase|worry|type|do)
    what (matters|is important|i care about|we care about) .. is
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
    (we|i|they) (lose|are losing|waste|throw away|have thrown away|thrown|binned|bin) .. (a|about|half|<number>|stock|parcels|chocolate|hours|the evening|customers|money|food)
    (goes|go|going|went) (off|out of date|missing|to waste|walkabout) ..
    (killing|wrecking|ruining|driving|costing) (us|me|my|our) ...
    (it is|its) me (with|who|that) (the|has|ends|is)
    (i am|we are) (chasing|driving|typing|doing|losing|running|paying|waiting|stuck|working) .. (the|to|it|up|behind|every|till|until|round|by) ...
    (sitting|sat|stood|left) (out|outside) in the (weather|rain|cold|yard)
    (nobody|no one) (tells|knows|told|signs|checks|reads|answers|turns up)
    (people|they|staff|drivers|customers) (swap|ring in|call in|phone in|forget|complain|leave|walk out|give up|do not turn up)
    (can not|could not) (get|find|keep|reach|see|tell|fit|get up) (the|anyone|staff|up|who|what|in|it|back|round)
    (in|on) a (shoebox|notebook|whiteboard|biro|diary)
    (minute|hour|ages|forever|hours) to (open|load|find|get|start|do)
    (bloodbath|chaos|carnage|madness|shambles|nightmare|mess|disaster)
    (sore|achy|bad|back is|wrecking my) (back|knees|hands)
    (left|dropped|sacked|lost) (our|my) (last|old) (supplier|provider|company|agency)
    (have not|has not|do not) (got)? (one|a system|anything|anyone) .. (and|for|at the moment|yet)
    (penalty|fine|fines|penalties) (from|of|plus|for)
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
    (cancel|stop|end|close|discontinue|terminate) (my|our|the|this|it|all|everything|me|us) (sub|subscription|account|contract|internet|connection|membership|policy|plan|service|insurance|milk|delivery|deliveries|order|broadband|phone|line|direct debit|cover|box|lessons)
    (want|wanna|need|would like|like) (out|out of) (of)? (the|my|this|our|$)
    (kindly|please|pls|just|fine|can you|want you to|you can) (cancel|discontinue|terminate|close) (it|my|the|everything|our|this|all)
    (take|get) me off (the|your|this) (plan|list|contract|books|system)
    (pulling|stopping|cancelling|canceling|pull|stop|stopped) (the|my|our) (direct debit|payments|payment|standing order|subscription|service|contract)
    (knock|knocking) .. on the head
    (moving|switching|going|taking|transferring) (everything|my|our|it|all|the business) .. (over|across)? to (the other|another|a different|someone|somebody|a new)
    (i am|we are) (canceling|cancelling|leaving|quitting|done with|finished with|giving notice|handing in|jacking it in|packing it in|not renewing|terminating|pulling out)
    (do not|not|will not|not going to|would not) .. (renew|renewing|continue|carry on|carrying on|be renewing) .. (it|with you|this|the|my|our|any|$)
    (giving|give|gave|hand in|handing in|put in) (you|my|our)? (my|our)? notice
    (last day|final bill|close it down|shut it down|end it)
    (i would|we would) like to stop (the|my|our|it|paying|using)
    !can i cancel it later
    !(wants|want) to cancel .. (meeting|appointment|order|booking)
    (i|we) (want|would like|need|wish|am calling|was hoping|am ringing|are going|have decided) .. (to)? .. (cancel|cancelling|close my|close our|leave you|end my|end our|terminate|stop my|switch provider|switch to another|move to another provider)
    (cancel|close|end|terminate) (my|our|the|this) .. (account|contract|subscription|service|membership|policy|plan)
    !(do not|did not|not) want to cancel
  `,
  complaintMade: `
    (out of order|not worked|been off|been broken|been down|off) since ...
    (called|rung|rang|emailed|written|phoned|chased|been in|messaged) .. (twice|three times|four times|five times|six times|a dozen times|<number> times|every day|again and again)
    (never|did not) (signed|ordered|asked for|agreed to|gotten|got|received|wanted|authorised|had) (any|it|that|this|the|a|what|anything|an)
    (promise|promised|told|said|assured) (me|us) .. (would|sofa|today|yesterday|for <month>|it|that|call|callback|refund|and)
    should (have|of) (come|been|arrived|had|got|been here|been delivered)
    (couldn t|could not) (get it up|be bothered|find the|even)
    (lost|broke|smashed|ruined|wrecked|scratched|flooded|cracked|bent|damaged|killed|burned|burnt|put his foot|put a hole|dented) (my|our|the|through my)
    (sent|send) (no one|nobody)
    (hair|fly|mould|glass|worm|stone|plastic) in (my|the|his|her)
    (wrong) (size|colour|one|item|thing|address|name|order|part|model) .. (again|twice|sent|arrived|came)?
    (no reply|no response|no answer|no word|ignored|fobbed off|passed from|passed around|pillar to post|on hold|been on hold|kept waiting|left (standing|waiting)|stood me up|hung up)
    (dead|broken|cracked|faulty|damaged|mouldy|off|out of date|stained|ripped) (when|on arrival|out of the box|within|after)
    (rude|laughed|shouted|swore|ignored me|ignored us|could not care less|bad attitude|spoke to me)
    (charged|billed|took|taken) .. (twice|double|too much|extra|again|without|for something|wrong)
    (not on|not acceptable|just not good|not right|not what i ordered|not what i paid|not what was)
    (running|chasing|been after) (behind|after)? (your|you) ... (for|people|weeks|months|deposit|refund)
    (been|waiting|waited|it is been|taken) (<duration>|<number>|weeks|months) .. (now|and|for|nothing|already|still)
    (talk|speak) to (somebody|someone) .. (who|else|in charge|manager|supervisor|proper|higher)
    (came|arrived|turned up|delivered) .. (with a|in (bits|pieces)|half|without|missing|empty|cold|soaked|scratch)
    (you|you guys|your lot|your people|your lad|your driver|your man|ye) (lost|broke|sent|ruined|charged|promised|forgot|left|have promised|said|put|took|never|messed|did not|smashed|damaged) ...
    (have not|has not|still not|never) (had|received|got|seen|gotten|heard) .. (refund|money|reply|answer|back|anything|it|delivery|replacement)
    !(traffic|day off)
    !(the dog|my dog|the cat)
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
    (still|keeps|is) (doing|saying|showing|printing|flashing|blinking|beeping|making|asking) (it|the|a|an|that|red|me|error|nothing)
    (nothing|not a thing) (happens|comes up|on the screen|works)
    (does not|do not|will not|is not|not) (turn|turning|start|starting|charge|charging|connect|connecting|print|printing|load|loading|open|close|ring|switch|heat|heating|sync|work|working) (on|up|off|it|to|anymore|properly|at all|$)
    (how do (i|you|we)|how to|where do i|not sure how to|do not know how to) (get|change|set|turn|do|find|add|log|connect|make|reset|use|see|print|open|delete)
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
    (go on|yes|okay|fine|right) .. (then|go on) .. (switch|do it|order|sign|stay) (me|it|us|up|with)?
    (deal|sold) $
    (i am|we are) (transferring|signing) (it|now|the|today)
    let us (be brave|do this|get it done|sign|go with|go ahead|shake|make it happen)
    (i will|we will|i am going to) (stay|stick|keep it|have that one|take it|take the|go with|go for it|sign|order|buy) .. (with (you|ye|it)|then|one|account|so|please|$)
    (yes|please|ok|okay|yeah|pls|fine) .. (order|switch|sign|book) (it|me|us|them|one)
    (i will|we will|i am going to|ill) (stay|stick|keep it|keep the|have that|have it|take that|take it|take the|take them|go with|go for|sign|order|do that one|buy) .. (with (you|ye|it)|then|one|account|two|that|so|please|the|$)
    (keep) (the|my|our) (account|plan|membership|contract|subscription) (open|going|as)
    (wrap it up|ring it up|where do i sign|send me the link to pay|take my money|you have got a deal|got yourself a deal|shake on it|done deal|consider it done|make the bill|send the invoice|raise the invoice|draw it up|draw up the|send the contract|send the paperwork)
    (we|i) (have)? (decided|decide|chosen|choose|picked|went) (for|on|with|to go with|to go) (you|it|the|your|yours)
    !(another day|take it back|nine on the dot)
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
    (thought|figured|assumed|expected) (there|it|you|i|that) would (be|have|cost|need)
    (oh|ah|right|well|okay) .. (fair|grand|nice|brilliant|good|lovely|not bad|handy|that is different)
    (did not|never) (know|realise|realize|think of) that
    (that is|well that is|oh that is) (all right|fine|grand|different|not so bad|not bad|handy|nice|a relief|great|brilliant|okay|what i wanted|good enough|decent|reassuring)
    (could|can) (live|work) with (that|it)
    (puts|put) my mind (at|to) (ease|rest)
    (suppose|guess) (that|so|you are|it) .. (right|works|does|fair|makes|is)?
    (you have|you are) (convinced|sold|talked|right|persuaded) (me|there|into|about)?
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
    (thrilled|chuffed|buzzing|over the moon|relieved|star|legend|lifesaver|life saver|bless you|much appreciated|appreciate|grateful|kind of you|good of you|delighted|ideal|spot on|cracking|ace|class|deadly|savage|well done|beautiful|gorgeous|nice one|top man)
    (made my (day|week)|so easy|really easy|big help|great help|best news|good news|could not be happier|works a treat|like a dream|going great|going well|went well|swears by)
    (thank|thanks) .. (you|so much|very much|a lot|both|ever so|for)
    (great|brilliant|fantastic|excellent|perfect|lovely|amazing|wonderful|smashing|awesome|super|happy|pleased|helpful|delighted|impressed|decent|painless|cheers)
    (i|we) (like|love|loved|enjoyed|really like) (that|it|this|her|him|the|you)
    (makes sense|fair enough|sounds good|good point|no complaints|good to hear|looking forward|that is better|that would be good)
    (ha|haha|hah)
    !(not|never|do not) .. (happy|great|like|pleased|impressed|helpful|brilliant)
  `,
  negativeMood: `
    (fed up|sick of|sick and tired|had enough|pissed|raging|gutted|exhausted|wound up|bothered|upset|stressed|dread|hate|awful|terrible|dreadful|horrible|shocking|wasting my|sigh|for god|for gods sake|come off it|seriously|enough|give over)
    (how many times|not listening|are you even|stop (calling|ringing|talking)|do not (you dare|start)|leave me alone|get like|calls a week)
    (whatever|forget it|never mind|no chance|no way|not a hope|you must be joking|you are joking|are you serious|are you joking|having a laugh|taking the)
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
    (about|around|roughly|somewhere round|somewhere around|call it|say|maybe|between) (the)? (<money>|<number>) .. (mark|left|max|tops|at a stretch|at most|to spend|to play|all in|set aside|for it|for the|budget)
    (<money>|<number>) .. (max|tops|at a stretch|at most|maximum|absolute max|is my limit|is the limit|is what|is all|and not a penny|and that is)
    (tops|max|maximum) (i|we) (would|could|can) (go|do|pay|spend|stretch)
    (grant|board|boss|management|council|bank|loan|insurance) (covers|gives|gave|approved|has given|have given|allows|allowed|allocated|signed off) .. <number>
    (hoping|trying|want|wanted|looking|like|need) to (keep|stay|come in|spend) .. (under|below|around|within|about|less|no more) .. (<money>|<number>)
    (under|below|less than|no more than|not more than|not over|not above) (<money>|<money> .. (quid|all))
    (left|gave|saved|put by|put aside|set aside|got|earmarked|ring fenced) (me|us|you)? (<money>|<number>) .. (so|for|in|that|to|quid|left)
    (<number>|<money>|lakhs) .. (i|we) (can|could) (arrange|manage|do|afford|stretch|spend|go|put)
    (there is) (about|around)? (<number>|<money>) .. (left|in the|for|to|in)
    no budget (as such|yet|set|for)
    (we|i) (have|have got|got) (a budget|budget) (of|for|around)?
    !(spent|hire|penalty|penalties)
    (i|we) (have|have got|got|had|have about|can spend|could spend|can do|could do|can go|could stretch|set aside|was thinking|were thinking|was hoping|would pay|asked for) .. (<money>|<number> .. (a month|a year|per month|per year|to spend|set aside|aside|max|tops|budget|at most|maximum))
    (budget|budgeted|limit|maximum|max|cap|ceiling) .. (is|of|for|was|around|at)? .. <number>
    (up to|no more than|maximum|max|around|about) <money>
    (there is) <number>
    !(paid|pay|paying|cost|costs|charge|charges|quoted|quote)
    !(have|got|had) .. <number> .. (vans|people|users|staff|sites|employees|properties|pickers|drivers|calls|minutes|years|tenants|units|children|kids|customers|boxes|seats|of them|flats)
    !<duration>
  `,
  authorityStated: `
    (she|he|wife|husband|mum|mam|dad|dale|boss|fd|they|accountant|father|committee|board|landlord|bank|council|mother|partner|<name>) .. (is the one|has the last|have the last|has the final|has to say|have to say|has to see|has to approve|has the say|has final say|handles all|handles that|decides|does the big|calls the shots|holds the purse|wears the trousers|has to agree|signs off|will have the)
    (is|the|has|have|will have) .. (last|final) (word|say|decision)
    (it is|it is all|well it is) (my|his|her|our|their|<name>) (call|shop|decision|money|name|choice|business|company|signature) .. (so|up to|on the|not)?
    (up to|down to) (me|him|her|them|my|the|us|<name>|both)
    (me|myself) and (the|my|<name>|our) ... (decide|fd|both|no|together|boss|wife|husband|owner|director)
    (it is|is) not (only|just) (me|my|up to me)
    (buying|purchasing|finance|partners|parish|school) (committee|meeting|department|team|council) ...
    (procurement|legal|finance|purchasing|head office|the board|the trustees|trustees|headquarters|headquarter|quality department|managing director|head chef|the owner) .. (has|have|gives|give|decides|decide|needs|need|approve|approves|must|signs|will|run|runs|in|the)
    (decides|decide) the (headquarter|headquarters|board|boss|director|owner)
    (go|goes|going|has to go|went) (past|to|through|before|via) (the|legal|procurement|finance|my|our) (trustees|board|committee|legal|boss|partners|owner|directors|governors|head office|landlord|_)
    (goes|going|has to go) to (legal|procurement|finance|tender)
    (nobody|no one) but me
    i am the (boss|owner|one who (decides|signs|pays)|decision maker|director|landlord)
    (not sign|do not sign|never sign|not buy) .. (till|until|without) (she|he|they|my) ...
    (father|father in law|mother in law|husband|elder brother|uncle|family) .. (takes|take|makes|only) .. (decision|decides|all)
    (she|he) is (half|part|joint|co|the other) (owner|owners)
    (joint|shared) (account|decision|owners|ownership)
    (run|put|check|clear|take) (it|this|that) (by|past|to|with) (my|the|our|him|her) ...
    (dad|mum|he|she|father|uncle|<name>) .. (still)? owns (the|it|half|most)
    (let|want|wants|wanted) .. (accountant|lawyer|solicitor|daughter|son|wife|husband) .. (look|see|check|read|go over)
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
    (<month>|spring|summer|autumn|winter|christmas|easter) (would|will)? be (ideal|perfect|great|the latest|good|best|fine)
    (got to|has to|have to|must|should|needs to|need to) be .. (before|by|in|done|for|completed|running|ready) (then|the|<month>|monsoon|<day>|christmas|easter|summer|winter|school|end)
    (runs|run|ran) out (on|in|at|by|next) ...
    as soon as (you|we|possible|i) (can)?
    (this side|the other side) of (the)? (summer|christmas|easter|new year|year|winter|holidays)
    (week) <number>
    ^ <day> (next year|this year|at the latest|latest)
    (no|not in any|no mad|not a) (rush|hurry|panic|urgency)
    (within|in the next|next) (<duration>|couple of (weeks|months)|few (weeks|months)|week|month|six weeks)
    (before|by) (the)? (monsoon|harvest|rains|snow|frost|term|wedding|baby|season|audit|inspection|holidays|opening)
    (wedding|event|party|opening|launch|move|audit|inspection|due date) is (on|in|the) ...
    !(with harrisons|in house|tied in|no need)
    !you have got it in one
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
