// How conversations end, and what is looked up where a need or blame is judged, in English.
import type { OutcomeCues } from '../pack.ts';

export const outcomes: OutcomeCues = {
  pays: `
    (i|we) (have|just|already|have just|have already)? (paid|transferred|ordered) ..
    (just|all|now) (paid|transferred)
    ^ paid ..
    (payment|transfer|money) .. (sent|gone through|went through|done|made)
    (how|where) (do|can|should|would) (i|we) (pay|sign|order|transfer) ..
    (do you take|can i pay by|can we pay by|i will pay by|i will pay with|put it on) .. (card|cash|visa|check|cheque|paypal|account|invoice|transfer)
    (here is|take|that is) (my|our|the) (card|card number|account number|purchase order|po number|money) ..
    ^ (here|there) (you are|you go|is)? .. <money> ..
    (i would|we would|i will|we will|like) .. (pay|settle) .. (now|today|by card|in cash|cash|straight away) ..
    !(if|when|until|before|once|after|had|last year|used to|already paid for|too much|for nothing|overpaid|twice|would have)
  `,
  orderTaken: `
    (that is|you are|we are|everything is) (all)? (booked in|signed up|set up|ordered|the order in|on the books|enrolled|enroled|in the system) ..
    (the|your) order (will be|is on|will come|should be|is being) ..
    (the|your|that) (order|purchase|contract|policy|subscription|enrolment|enrollment|upgrade) (is|has been|has gone) (in|placed|confirmed|through|signed|active|live) ..
    (i have|i will) (put|placed|put through|raise|raised|entered) (the|your|that) (order|purchase|contract) ..
    (thank you|thanks) for (your|the) (order|purchase|business) ..
    (payment|money|transfer) (received|has come in|is in|arrived|came through) ..
    (payment|transfer) .. (processed|accepted|went through|gone through|successful) ..
    welcome (aboard|on board|to the family)
    !(if|once|when|until|as soon as|before)
  `,
  agrees: `
    ^ (deal|sold|done|agreed|let us go|go on|go on then|go ahead|go for it|do it|done deal|consider it done|works for me|fine by me|suits me|you are on|fine go on|it is a deal|that is a deal) (then|please|mate|so|with that|at that)? $
    (works for|fine by|fine with|suits|okay by|okay with|good by) (me|us) ..
    (i am|we are|count me|count us) (in|sold|up for it|on board) (then|so|$)
    you have (got|won|convinced|sold|talked) (a deal|me|us|yourself a deal) ..
    (let us|we will|i will|i would like to|we would like to|we may as well|might as well) (do it|join|sign up|do that|do this|go for|go with|go ahead|book (it|that|them)|order|sign|renew|proceed|keep it|stay) ..
    (let us|we will|i will|i would like to|we would like to) (have|take|get) (it|that|that one|them|one|two|three|four|five|six|ten|<number>|the) ..
    ^ (please|just|then|so|fine|grand|super|sound|cool|champion|magic|smashing|go on|aye)? (send|stick|put|pop|book|order|renew|swap|keep|freeze|add|sign|set|fit|draw|raise|bring|leave|do|run|charge|start|ship|install|switch|upgrade|move|bump|extend|enrol|enroll|reserve|deliver|invoice|issue) (it|them|me|us|one|two|three|four|five|six|ten|<number>|that|those|both|my|mine|the (swap|upgrade|switch|renewal|order|booking|big one|small one|cheaper one|first one|second one)|a couple|the lot|the order|the contract|the paperwork) ..
    (let us|let me|we will|i will) (do|take|go with|try|go for|have|keep) (the|that|this|it|both|<number>|<duration>) ..
    ^ (hand|pass|give) me (the|a) pen ..
    (that|that one|this one) (will do|does it|does me) $
    !(not|never|maybe|perhaps|if|unless|yet|info|information|email|emails|details|quote|brochure|proposal|link|photo|photos|video|summary|sample|text|message|leaflet|figures|pricing|list|something|anything|some|posted|updated|informed|through|hold|manager|supervisor|writing|call|meeting|demo|visit|chat|down|cheaper|lower|discount|think|thinking|see|look|sums|check|ask|speak|talk|wait|cancel|cancelling|end|close|leave it with|with me|with us|question|plan of|drawing)
    !(let|leave) (me|us|you|it) (know|think|see|check|with)
  `,
  asksForDetails: `
    (what is|i need|i will need|i just need|can i have|can i take|could i have|could i take|may i have|may i take|give me|let me take|let me have|pop me|confirm) .. (full name|full names|date of birth|card details|card number|long number|sort code|bank details|account number|billing address|delivery address|company number|tax number|vat number|purchase order|po number|name on the card) ..
    (cash|card|credit|debit|invoice|direct debit|check|cheque|transfer) or (by|with|on)? (cash|card|credit|debit|invoice|direct debit|check|cheque|transfer|instalments|account) ...
    how (would|will|do|are) you (like|want|be|going|prefer)? (to)? (pay|paying|settle) ... ?
    (which|what) (card|payment method|way of paying) ... ?
    (what|which|whose) name .. (invoice|order|contract|policy|booking|account in|it in) ... ?
    who (do|shall|should) i (invoice|make it out to|bill) ... ?
    !(refund|refunded|security|verify|locate|find your|last four|visit)
  `,
  refusesForGood: `
    (not|no longer) interested ..
    ^ (no|nope|nah) (thanks|thank you|ta) $
    (i will|we will) (pass|leave it|say no|decline) ..
    (i would|we would|i will|we will) (rather|sooner)? (stick with|stay with|keep to) (what|who|the one|our|my|them) ..
    (already|just) (bought|signed|went|gone|chose|ordered) .. (elsewhere|somebody else|someone else|another|other|with|from)
    (went|gone|going|go) with (somebody|someone|another|the other|a different) ..
    (do not|please do not|stop) (call|calling|ring|ringing|contact|contacting|phone|phoning|email|emailing) (me|us|here|again|back) ..
    (take|remove) (me|us|my number|our number) (off|from) (your|the) (list|database|books) ..
    (we|i) (do not|will not) (want|need) (it|this|that|any|one|anything) ..
    (it is|that is|this is) not for (me|us) ..
    (i am|i will|am) (hanging up|hang up|putting the phone down) ..
    (not|will not) .. (giving|give|paying|pay) (you)? (a|one) (penny|cent|dime) ..
    !(not interested in (the|that) (other|bigger|smaller|add|extra))
  `,
  leavingDone: `
    (it is|that is|your .. is|your .. has been|i have) (now|all|been)? (cancelled|canceled|closed|terminated|stopped|ended) ..
    (i will|i can|let me|i shall|we will) (cancel|close|terminate|end|stop) (it|that|this|the|your|everything) ..
    (cancellation|closure|termination) .. (confirmed|processed|done|complete|confirmation|gone through)
    (sorry|sad) to (see you go|lose you) ..
    !(do not want to|would hate to|instead of|rather than|before) .. (cancel|close)
  `,
  turnsAway: `
    (we|i) (do not|can not|cannot|only|would not) .. (serve|cover|work with|take on|supply|deliver to|insure|lend to|sell to) .. (your|that|this|area|size|kind|outside|businesses|homes|people|private|individuals|companies)
    (not|would not be) (a|the) (good|right|best)? (fit|match) (for you|for us|here|then) ..
    (you do not|you would not|you will not) (qualify|need us|need this|meet|be eligible) ..
    (not eligible|too small for us|too big for us|out of our area|outside our area)
    (we|i) (are|am) not the (right|best) (people|company|firm|one|supplier) ..
    !(if|unless)
  `,
  machine: `
    (leave|record) (a|your) message .. (tone|beep|signal)
    (leave|record) (a|your) (message|name and number) ..
    (after|at) the (tone|beep)
    (reached|you have reached) (the)? (voicemail|voice mail|mailbox|voice mailbox|answering machine) ..
    (person|number|customer|subscriber) you (are|have) (calling|called|dialled|dialed|trying) .. (available|reach|service)
    (mailbox|voicemail|inbox) is full
    press (one|two|three|1|2|3) (for|to) ..
  `,
  asksForWay: `
    (is|was|would|are) (there|not there|there not) (a|an|any|some|such|not|no|be)? (way|thing|anything|something|anyone|somebody|a|an|any|course|machine|cover|insurance|worktop|tap) ... ?
    (have|do) you (have|got|know|sell|hire|make)? (anything|something|anyone|somebody) ... ?
    how (do|would|could|does|might) (i|we|you|one|a|you stop) (stop|keep|store|fix|hide|get rid|go about|avoid|make|get|sort) ... ?
    what (do|would|can|could) (i|we|you|one|you lot) (do|recommend|use|suggest) (about|with|for|when|against) ... ?
    what is to be done about ... ?
    ^ (so|and)? who (does|mends|fixes|sells|hires|fits|makes|builds|repairs) ... ?
    (could|can|would|might) (it|you|something|that|we|one|not you|not it|not something|not we) (be|not|do|make|get|stop|be possible) (something|anything|made|stopped|fixed|done|plant|to)? ... ?
    (my|our|the) (dream|wish|ideal|ideal thing) (would be|is|was) ...
    (if only|i wish|we wish|ideally|i would love|what i would love|what i would really like|what i dream|i dream of|be nice if|would be nice if|there ought to be|i am hoping you) ...
    !(repeat|say that again|speak|call|ring|send|email|discount|confirm|rebook|reschedule|minute|second|moment|parking|phone|number|address|invoice|delivery charge|wait|hold|explain|contract|penalty|warranty|interest|fee|cancel|pay|sign|question|time for|meeting|beach|holiday|match|team|rain|weather|stays|thank|coffee|loo|toilet)
  `,
  budgetTold: `
    (<money>|<number>) .. (not|and not) (a|one) (penny|pound|cent|quid|dollar) (above|more|over|extra) ..
    (mum|dad|mother|father|bank|brother|sister|parents|uncle|aunt|grandmother|gran|in laws) .. (lending|lent|giving|gave|giving us|lending us|left|puts in|putting in|chipping in) .. (<money>|<number>) ..
    (not|never) .. (go|stretch|spend|pay|get) .. (past|over|above|beyond|more than|higher than) ..
    (nothing|not|no|anything) (over|above|past|beyond|more than|dearer than) (<money>|<number>) ..
    (so long as|as long as|provided|if) (it|that|they|you) .. (comes in|stays|is|costs|fits|comes out|keep it|kept) .. (at|under|within|around|about|below|to) ..
    (my|our|the|his|her) (limit|ceiling|budget|cap|maximum|max|figure|pot|allowance|top) .. (is|of|at|would be|stands) ..
    (directors|director|boss|board|finance|hr|head office|management|company|wife|husband|council|grant|bank|partner|owner|committee|governors|they) (mentioned|gave|allowed|approved|set aside|agreed|allotted|budgeted|talked about|granted|have approved|have signed off|signed off|have given|have agreed) ..
    (put by|put aside|put away|set aside|saved|saved up|ring fenced|earmarked|allocated|budgeted|got together) .. (<money>|<number>) ..
    (i|we) (have|have got|got) (about|around|only|roughly|just|up to)? (<money>|<number>) .. (to put down|for a deposit|to spend|to play with|for it|for this|to work with|in the pot|in the kitty) ..
    (<money>|<number>) .. (to put down|to spend|to play with|in the pot|in the kitty|tops|at most|at the most|at a push|at a stretch|maximum|and no more|or less)
    (can|could|will) (only|just) .. (afford|manage|spend|pay|stretch to|run to|go to) ..
    (afford|manage|run to|stretch to|go up to|go as high as|push it to|push to) .. (<money>|<number>) ..
    (for|at|make it|get it to|bring it to|get it down to|do it for|if you can do|if you could do|if it is|call it) (<money>|<number>) .. (and)? (i|we|it is|you have) (will|would|sign|take|am in|are in|can|could|have a|a deal) ..
    (thinking|looking) (of|at) (spending|paying|investing|around|something like) ..
    !(paid|paying|charged|charge|charges|quoted|last year|last time|refund|back|accept|owe|invoice|worth|earn|earns|salary|lose|losing|lost|cost|costs)
  `,
  notBudget: `
    (i|we) (now|currently|already)? pay (the|a|an|our|them|him|her|about|around|roughly|<name>|<money>|<number>) ...
    (accept|accepted|i will take|we will take|agreed|deal|is fine|noted|got it|write that down) ..
    (paid|were paying|was paying|am paying|are paying|charged me|charged us|charges me|charge me|quoted me|quoted us|cost me|cost us|costs me|costs us|last year|last time) ..
    (turn over|turnover|turning over|revenue|takings|sell|sold|in sales|sales of|sales are|sales were|earn|earns|rent|salary|salaries|wages|fine|fined|penalty|mortgage|lost|losing|lose|spent|worth|insured for|valued at|owe|owes|owed) ..
    (he|she|they|competitor|neighbour|other) (do|does|did|want|wanted|asked|ask|charge|charges|quoted) .. (it)? (for|at)? ..
    (do|did) you (pay|turn over|take|earn|lose|sell) ..
    (what|how much) ... (cost|costs|costing|paying|charge|charges|charging|charged) (you|your|them|they|us|it|<name>|each|a|per|for|right|now|currently|today|at|last|before|these|this|$) ..
    (what|how much) .. (do|does|are|is|did) (you|your|they|it|that|the) .. (cost|costs|costing|pay|paying|charge|charging|spend|spending|invest|investing|run|running|lose|losing) ..
    (current|monthly|last|electric|electricity|gas|phone|energy) (vendor|supplier|provider|bill|plan|contract|invoice) .. (charge|cost|is|was|costs|charges|run) ..
    !(budget|limit|afford|tops|at most|maximum|set aside|put by|saved|looking|hoping|thinking|planning|want|wanted|like|comfortable|willing|(to|can|could|would|will|might|should|of) (spend|spending|pay|paying))
  `,
  authorityTold: `
    (need|have|will have|would have|will need|got) to (first)? (present|show|run|take|bring|submit|pitch) (this|that|it|everything|the (proposal|quote|numbers|price)) (first)? (to|by|past|before|with) (the|my|our)? (cfo|ceo|coo|cto|boss|manager|director|board|partner|committee|owner|president|principal|head of) ..
    (it is|that is) (my|our|her|his) (own)? money (and|so|$)
    (it is|that is|we put it to|we take|it goes to) a vote ..
    (we|they|members|board|committee|trustees|partners|residents|churchwardens|governors|everyone|staff|all of us) .. (vote|votes|voted|will vote) (on|it|for it|that|$) ..
    (husband|wife|brother|sister|partner|dad|mum|son|daughter|accountant|bookkeeper|treasurer|bursar|<name>) .. (deals with|does|sees to|minds|keeps|holds|looks after) the (figures|money|books|numbers|accounts|purse|purse strings|finances|spending) ..
    (last|final) (word|say|call|decision) .. (is|lies|rests|belongs|goes|with|has|have) ..
    (has|have|had|gets) the (last|final) (word|say|call|decision)
    (brother|sister|boss|husband|wife|partner|partners|dad|mum|father|mother|manager|director|directors|head teacher|headteacher|owner|owners|committee|board|council|landlord|accountant|finance|procurement|governors|trustees|head office|daughter|son|chairman|treasurer|ceo|cfo|principal|family|team|lot|people|office|<name>) .. (decides|decide|approves|approve|signs it|sign it|signs off|sign off|looks after|look after|handles|handle|deals with|gives the|give the|give us the|gives us the|has to approve|have to approve|has to sign|has to agree|makes the decision|make the decision|makes that|runs the money|holds the purse|chooses|choose|takes care of|sees to) ..
    (it is|that is|this is|well it is) (my|our|his|her|their) (call|decision|choice|shop|business|company|money|firm|place) (alone|only|so|really|and|$) ..
    (it is|that is|it would be|that would be|it will be|that will be) (down to|up to|for) (me|him|her|them|us|my|our|the) ..
    (it is|that is|it would be|that would be|it will be|that will be) (my|our|the) (brother|sister|boss|husband|wife|partner|partners|dad|mum|father|mother|manager|director|owner|committee|board|landlord|accountant|daughter|son|ceo|cfo|principal|head teacher) ..
    (you can)? (deal|talk|speak|do business) (with|to) me (directly|direct|$) ..
    (i|we) (decide|choose|make the decisions|make that decision|make those decisions|have the say|do the buying|do the ordering|run the place) ..
    (me|i) and my (brother|sister|husband|wife|partner|dad|mum|father|mother|son|daughter) .. (jointly|together|both|decide|agree|$)
    (my) (brother|sister|husband|wife|partner|dad|mum|father|mother|son|daughter) and (i|me|myself) .. (jointly|together|both|decide|agree|$)
    (over|above|anything over|anything above|up to|under|below|past|more than) (<money>|<number>) .. (goes|go|needs|need|has to|have to|i sign|i can|i decide|it is|the|my|two|both) ..
    (two|both|second|joint) (signature|signatures|of us|of them|owners|directors) ..
    (<number>|half|most|part|third) .. (of the (company|shares|business|firm|house|shop|money)|is hers|is his|is theirs) ..
    (has to|have to|needs to|must|got to) (go|be) (through|past|before|to the|approved by|signed off by|agreed by|cleared with|cleared by) ..
    (i am|we are) (the|a|an|only|sole|one of the)? (owner|owners|boss|director|proprietor|decision maker|buyer|sole trader|one who (pays|decides|signs|chooses|buys|okays)|one that (pays|decides|signs|chooses|buys)|man to talk to|person to talk to) ..
    ^ (that would be|that will be|it will be)? (just|only|all)? (me|myself|yours truly) (nobody|no one|only|alone|and only me|$) ..
    (<name>|boss|wife|husband|owner|dad|mum|brother|sister|partner|manager|director|finance|procurement|accounts|head office|landlord|committee|board) .. (buys|orders|pays for|holds the|signs|picks|chooses|okays|green lights|writes the|controls|handles the buying|does the buying|does the ordering|has the cheque|has the chequebook|has the say|calls the shots|rules the roost|wears the trousers|holds the purse) ..
    (i|we) (just|only|merely) (use|recommend|advise|suggest|shortlist|work here|do the legwork|gather|collect|get the (quotes|prices)|pass|make the) ..
    (between|joint|jointly|shared) (the two of us|us|both of us|decision|call|me and|myself and|purse|account) ..
    (take|bring|put|run|get) (it|this|that|them) (to|past|by|before|through|over to) (the|my|our|<name>|head office|finance|procurement|accounts) (boss|board|partners|partner|committee|wife|husband|director|directors|owner|manager|trustees|governors|team|accountant|other half|missus)? ..
    (need|needs|want|wants|have|has|got) .. (boss|wife|husband|partner|director|board|owner|manager|finance|head office|committee|<name>) .. (sign off|approval|okay|go ahead|blessing|signature|say so|nod|green light|on board) ..
    (the two of us|both of us|we both|all three of us|me and <name>|<name> and i|<name> and me) .. (decide|agree|happy|sign|choose|say|have to|need to|together) ..
    (loop|rope|bring|pull|get) in (my|our|the|him|her|them|<name>) ..
    (loop|rope|bring|pull|get) (him|her|them|my|our|the|<name>) .. (into|in on) (it|this|that|the) ..
    (she|he|who|<name>) (runs|heads|heads up|leads|oversees|manages) (it|ops|operations|purchasing|procurement|facilities|finance|sales|marketing|the (office|shop|place|company|department|budget|money)) ..
    (vp|ceo|cfo|coo|director|owner|boss|manager|corporate|head office|purchasing|procurement|<name>) .. (handles|deals with|picks|chooses|oversees|owns) .. (vendors|suppliers|contracts|buying|purchases|purchasing|spending|budgets|that|those)
    (i|we) (do not|can not|could not|am not able to|are not able to) (sign|approve|authorise|authorize|commit|okay) (anything|off|that|this|it|to|for) ..
    (pull the trigger|make that call|make the call|say yes|green light|commit|decide|sign) .. (by myself|on my own|alone|without (my|our|her|him|the|<name>|talking|asking|checking)) ..
    not without (talking|speaking|asking|checking|running|my|our|<name>) ..
    (it|that|this) is not (my|our) (money|call|decision|budget|company|shop|business|farm|house) ..
    (all|everything|any|every) .. (buying|purchasing|ordering|purchase|order|spend)? (goes|go|comes|come|runs) (through|past) (me|us|him|her|my|our|<name>) ..
    (gathering|collecting|getting|researching|looking|shopping around|legwork|homework|research|asking|information|prices) .. for (my|our|the) (boss|manager|supervisor|husband|wife|partner|business partner|director|owner|board|dad|mum|mom|father|mother|brother|sister|son|daughter|accountant|spouse|ceo|cfo|vp|principal|team) ..
    whatever (she|he|they|<name>|my boss|my wife|my husband|my partner) (says|say|wants|want|decides|decide) (goes|we do|is fine|$)
    (boss|manager|supervisor|husband|wife|partner|business partner|director|owner|board|dad|mum|mom|father|mother|brother|sister|son|daughter|accountant|spouse|ceo|cfo|vp|principal|team|landlord|<name>) (wants|needs|would want|would need|will want|would have|will have|is going to have) to (see|look|review|read|approve|agree|okay|go over|be in|be there|say yes|sign|compare) ..
    (that would be|that will be|that is) <name> (she|he|who) ..
    (i|we) make (all|most of)? (those|these|the) (calls|decisions) (myself|ourselves|here|around|$) ..
    !(refund|delivery|parcel|complain|complained|bill|school run|look after my|looks after the kids|decided against|laundry|dishes|the dog)
  `,
  deadlineTold: `
    (want|wanted|hoping|planning|looking|would like|aiming) to (do|travel|go|marry|buy|move|start|begin|install|open|have|switch|launch|get) .. (in|by|before|for|come) <month> ..
    (reopen|reopens|reopening|open|opens|opening|start|starts|launch|move|moving|go live) (again)? (after|before|in time for|right after|just before|straight after|from) .. (term|half term|easter|christmas|holidays|holiday|summer|winter|season|new year|<month>|festival|refurb|carnival) ..
    (soon as|as soon as|once|when) .. (is out|are out|gone|is gone|has gone|finished|are finished|done|is done|moved out|move in|moved in|arrives|arrive|signed) (really|ideally|please|$)
    (inspectors|inspector|auditors|guests|buyers|tenants|surveyor|photographer|wedding party) .. (are|is|in|come|comes|coming|arrive|due) .. (<day>|<month>|on|in|next|the|by) ..
    (need|needs|have to|has to|must|want|would like|would be|it would be|will be|looking at|aiming|planning|ready|in place|installed|here|done|sorted|running|live|chosen|start|starting) ... (before|by|for|in time for|when|until|till|from|in|within|at|after|come|once) .. (term|school|season|summer|winter|spring|autumn|christmas|easter|holidays|festival|fair|show|opening|launch|wedding|baby|party|move|harvest|inspection|audit|exams|event|conference|rains|frost|classes|end of year|year end|second half|first half|quarter|new year|<month>|<duration>) ..
    (before|by|in time for|not until|no later than|at the latest by) (the|our|my|next)? (term|school|season|summer|winter|spring|autumn|christmas|easter|holidays|festival|fair|show|opening|launch|wedding|baby|party|move|harvest|inspection|audit|exams|event|conference|rains|frost|classes|year end|second half|first half|quarter|new year|<month>) ..
    (second|first) (half|quarter) (of)? ..
    (we|i|it|shop|doors) (open|opens|launch|launches|move in|move out|go live|goes live|kick off) (in|on|by|next|at) ..
    (is|are) up (in|on|next|at) ..
    (contract|lease|licence|policy|agreement|deal|cover) .. (runs out|expires|ends|finishes|lapses) (in|on|next|at) ..
    !(was|were|had|did|ago|since|broke|arrived|happened|bought|paid|delivered|holiday in|call|ring|meet|meeting|email|speak|chat)
  `,
  needTold: `
    (can not|can no longer|could not|unable to|struggles to|struggle to|struggling to) (get up|get down|manage|use|climb|keep up|cope|reach|see|lift|carry|sleep|find|tell|track|keep track|get through|get into|get out) ..
    (leaks|leaking|drips|creaks|squeaks|jams|sticks|trips|crashes|breaks down|packs in|floods|overheats) (every time|every|whenever|when|all the time|constantly|each) ..
    (nobody|no one) (knows|knew|can tell|can see|has a clue|remembers) (who|what|where|when|which|how) ..
    (could|can) do with (a|an|some|someone|somebody|something|more|less|<number>) ..
    (i am|we are|so i am) (after|in need of|on the lookout for|hunting for|desperate for|crying out for|looking to|short of|running out of|in the market for) ..
    (i am|we are) (fed up|sick|tired) (of|with) ..
    (struggling|struggle|struggles) (to|with) ..
    (keep|keeps|we keep|always) (losing|breaking|missing|running out|having to|crashing|forgetting|mixing) ..
    (can not|could not|never) (find|get hold of|keep up|keep track|cope|get enough|reach) (a|an|any|anyone|anybody|enough|with|of|the) ..
    (nobody|no one|no body) (to|who|for) .. (do|help|cover|run|fix|clean|answer)
    (takes|take|took) (me|us|her|him|them) .. (<duration>|hours|days|ages|forever|all day|half the day) ..
    (too|got too) (small|slow|old|heavy|noisy|dark|cold) (for|to|and|$) ..
    (outgrown|outgrew|on its last legs|falling apart|falling to bits|packed up|given up the ghost|had it) ..
    (all over|full of|infested|overrun) .. (the|with|by) ..
    (tried) .. (and|but) .. (no luck|no good|nothing|no use|not work|did not help|no joy)
    (nobody|no one) (can|could|ever|is able to) (find|finds|see|use|log|reach|hear|open|answer|get|knows|tell|read) ..
    (i|we) (lose|miss|waste|drop|forget|mix up) .. (orders|hours|customers|bookings|calls|time|money|stock|track|a day|half|every|keys|jobs|leads) ..
    (after|looking for|hunting for|want|need) (something|somebody|someone|a|an|one) .. (quieter|lighter|bigger|smaller|faster|cheaper|stronger|safer|that (does|will|can|would|lets|works|fits|holds|stops)|which|to (do|keep|help|stop|replace|run|handle)) ..
    !(minute|moment|think|cancel|refund|speak to|talk to|voice|line is|hear you|signal|break up|breaking up|parking|remember)
  `,
  blames: `
    (fault|blame|mistake|error|responsibility) .. (of whoever|is yours|was yours|lies with you|lies at your|is on you|is down to you|that is yours) ..
    (that was|that is|it was|was it not|that would be) (you|your doing|down to you|on you|all you|your lookout|your mistake|your fault) $
    (and|then|well|but) that (was|is) you ..
    (you will have|you must have|you would have|you have probably|you have obviously|you have clearly|you probably|you have surely) (given|left|dropped|broken|broke|done|spilt|spilled|put|pressed|deleted|clicked|shared|forgotten|forgot|typed|let|lost|knocked|overloaded|misread|mistyped|unplugged|told) ..
    (you|you lot|you people|your lot|your staff|your team|they) (do not|does not|can not|never) (know how|bother|listen|read|pay attention|look after|take care) ..
    (you|you lot|you people|your lot|your staff) .. (keep|kept|will keep|insist on) (fiddling|messing|touching|pulling|changing|pressing|ignoring|forgetting|turning|switching|poking|playing) ..
    (careless|sloppy|silly|foolish|clumsy|negligent|careless of you) (of|on) (you|your part|your side) ..
    you did (choose|sign|agree|ask|want|pick|say|press|tick|tell|insist|decide) ... (did not you|did you not|remember) ..
    you (chose|signed|agreed|asked|picked|insisted|ticked|decided) ... (did not you|did you not|nobody else|not us|not me) ..
    with the way (you|your people|your staff) (have|has)? (treat*|use*|driv*|look*|handl*|left|keep|kept) ..
    (what did you|what do you|what were you|what are you) (expect|expecting|think would happen|think was going) ...
    (only)? (have|got) (only)? (yourself|yourselves) to (blame|thank) ..
    should have thought (of|about) (that|it) ..
    had you (read|listened|followed|checked|called|asked|paid|kept|waited) ..
    (have|had) (explained|told|said|been over|gone over|repeated) (it|this|that|you|to you)? .. (two|three|four|several|many|a hundred|a thousand|<number>) times ..
    (if|maybe if|perhaps if) you (lot)? (had|would|would have|had actually)? (read|listened|followed|checked|paid attention|looked after|bothered|took care|took more care) ..
    !(not|never|none of) .. (your fault|yours|to blame|your doing|down to you)
    !(happens to everyone|happens to all|happens to the best|my fault|our fault|our mistake|my mistake|we should have|i should have|our system|our records)
  `,
  promises: `
    (will|going|is|are|it is|goes|can not|never) ... (guaranteed|no question|no doubt|no question about it|hundred per cent|hundred percent|for certain|mark my words|count on it|bank on it|bet on it|without fail|take my word|you have my word|no two ways about it) ..
    (guaranteed|mark my words|you have my word|take my word for it|count on it|i promise you|i promise|trust me|believe me|i swear) .. (will|going to|never|can not|you will|it will|goes up|always) ..
    (i guarantee|i guarantee you|i can guarantee|we guarantee|i promise you|i promise|i swear) (it|that|this|you|results)? (will|$) ..
    (it|that|you|they) (will|can not|could not|will never) .. (i guarantee|i promise|i guarantee it|i promise you|i swear) ..
    never (have|see|get|need) (a|any|another|one) (single)? (problem|issue|fault|breakdown|worry|complaint) ..
    (return|profit|result|results|approval|success|income|savings) .. (is|are) (certain|guaranteed|assured|a sure thing|a certainty|in the bag) ..
    (return|profit) certain ..
    (zero|no|without any) risk ..
    (pass|fail|lose|go wrong|be turned down|be refused) .. (can not|impossible|there is no way) ..
    (can not|impossible to|no way) (fail|lose|go wrong|be turned down|miss|not pass) ..
    (sure thing|sure fire|dead cert|a certainty|foolproof|in the bag|done and dusted) ..
    !(if|unless|provided|depends|depend|can not guarantee|can not promise|not guarantee|not promise|no guarantee|warranty|money back|as long as|usually|tend|might|may|should|quick|brief|short|minute|minutes|call you|ring you|get back|send you|email you)
  `,
  served: `
    (i have|we have|i just|i have just|have now|i already) .. (sent|resent|reset|refunded|credited|corrected|fixed|cancelled|canceled|updated|changed|removed|waived|reversed|unlocked|activated|replaced|resolved|adjusted|processed|issued|restored|reordered) ..
    (that is|it is|this is|they are|your account is|has been|have been|is now|are now) (all|now|been)? (sent|resent|reset|refunded|credited|corrected|fixed|cancelled|canceled|updated|changed|removed|waived|reversed|unlocked|activated|replaced|resolved|adjusted|processed|restored|sorted|taken care of|done for you) ..
    (i will|i am going to|let me|i am) (go ahead and)? (process|processing|issue|issuing|initiate|initiating|arrange|arranging|refund|refunding|credit|crediting|reverse|reversing|waive|waiving|resend|resending|correct|correcting) (that|the|your|it|a|this) ..
    !(if|when|once|as soon as|not|cannot|could not|yet|until|unless|escalat*|ticket|request)
  `,
  putsOff: `
    (one|a|just a|bear with me|give me a|give me one) (moment|minute|second|sec) ..
    (let me|i will|i am going to|i need to|i have to) (just)? (check|look|see|find out|investigate|escalate|transfer|connect|put you through|pass|ask) ..
    (transfer|connect|put|putting|transferring|connecting|pass|passing) (you|your call|this|it) .. (to|through|over|on) ..
    !(found|here it is|it is|done|all set)
  `,
  content: `
    ^ .. (thank you|thanks|cheers|appreciate|grateful) ..
    ^ (ok|okay|great|perfect|excellent|wonderful|lovely|good|brilliant|awesome|sounds good|that works|alright|all right|fine|fantastic|oh great|oh good) ..
    (that is|that was|that will be|nothing) (all|it|everything|else|all i needed) ..
    !(but|although|hope|hopefully|we will see|still|again|not (sure|happy|good)|ridiculous|fed up|sick of|better be|make sure)
  `,
  courtesy: `
    (any|if you have|anything) .. (questions|question|issues|concerns|else) .. (do not hesitate|feel free|reach out|let (me|us) know|give us a call|contact|call us|here) ..
    (do not hesitate|feel free) to (call|contact|reach|ask|get in touch|email|write) ..
    (we are|i am) (always)? (here|happy) .. (to help|for you|any time|anytime) ..
    (have|enjoy) (a|an|your|the) .. (day|evening|afternoon|weekend|night|one) ..
    thank you for (calling|contacting|choosing|your patience|your time|being) ..
    (glad|happy|pleased|pleasure) .. (to help|helping|to assist|assisting|i could|we could) ..
    !(tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week)
  `,
  speaksWell: `
    (good|decent|great|solid|proper|fine|lovely|honest|excellent|reputable|respectable|nice) (company|firm|outfit|people|lot|team|product|work|job|shop|unit|name|reputation|lads|folk|brand|make|kit|gym|laundry|feed|garage|tool) ..
    (they are|theirs is|it is|is|are) (all|very|really|quite|a)? (good|decent|solid|straight|honest|capable|professional|tidy|reliable|excellent|reputable|top quality) ..
    (i|we) (rate|respect|admire) (them|their|it) ..
    (hats off|fair play|credit where|no complaints|nothing against|nothing bad|nothing to say against|will not run|not one for running|in good hands|well looked after|deserve it|earned it|earned them|would not go wrong)
    never (left|let) (anyone|anybody|me|us|you) ..
    !(not|never|no|hardly) (a|an|very|that|so|really|any|all that)? (good|decent|solid|straight|honest|capable|professional|tidy|reliable|excellent|reputable)
    !(good|great|excellent) (at|for) (taking|losing|selling|promising|nothing|vanishing|a laugh|talking)
    !(say they are|claim|pretend|think they are|reckon they are) ..
  `,
};
