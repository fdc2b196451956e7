// How conversations end, in English.
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
};
