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
    (here is|take|that is) (my|our|the) (card|card number|account number|purchase order|po number) ..
    !(if|when|until|before|once|after|had|last year|used to|already paid for|too much|for nothing|overpaid|twice|would have)
  `,
  orderTaken: `
    (that is|you are|we are|everything is) (all)? (booked in|signed up|set up|ordered|the order in|on the books|enrolled|enroled|in the system) ..
    (the|your|that) (order|purchase|contract|policy|subscription|enrolment|enrollment|upgrade) (is|has been|has gone) (in|placed|confirmed|through|signed|active|live) ..
    (i have|i will) (put|placed|put through|raise|raised|entered) (the|your|that) (order|purchase|contract) ..
    (thank you|thanks) for (your|the) (order|purchase|business) ..
    (payment|money|transfer) (received|has come in|is in|arrived|came through) ..
    welcome (aboard|on board|to the family)
    !(if|once|when|until|as soon as|before)
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
