// Families of English phrases about a purchase, built of classes of words: who decides, what there is to spend, and by when. They are no features.
import type { OutcomeCue } from '../pack.ts';

/** People and bodies who may decide. */
const roles =
  'boss|gaffer|manager|managers|supervisor|director|directors|owner|owners|partner|partners|co owner|cofounder|co founder|founder|founders|ceo|cfo|coo|cto|cio|president|principal|head|headmaster|head teacher|headteacher|bursar|matron|dean|rector|vicar|treasurer|chairman|chairwoman|chair|secretary|board|committee|council|trustees|governors|residents|shareholders|investors|landlord|freeholder|head office|headquarters|corporate|hq|group|parent company|finance|procurement|purchasing|accounts|legal|compliance|estates|it lead|accountant|lawyer|solicitor|husband|wife|missus|other half|fiance|spouse|mum|mom|mam|dad|mother|father|parents|brother|sister|son|daughter|family|in laws|commander|department head|vp|doctor <name>|mrs <name>|mister <name>|<name>';
/** What they do to decide. */
const decide =
  'decides|decide|deciding|approves|approve|approved|signs|sign|signing|authorises|authorise|authorizes|authorize|passes|pass|okays|okay|oks|agrees|agree|chooses|choose|picks|pick|vetoes|veto|ratifies|ratify|blesses|votes|vote|rubber stamps|rubber stamp|green lights|greenlights|nods|pays|pay|buys|countersign|countersigns|release|releases|sanction|sanctions';
/** What they hold. */
const say =
  'casting vote|vote|veto|say|final say|last word|final word|pen|chequebook|checkbook|cheque book|company card|credit card|purse|purse strings|deeds|budget|power|signature|authority|final call|last call|keys to the money';
/** Where money is kept for a purpose. */
const pot =
  'pot|fund|kitty|grant|budget|allowance|allocation|envelope|reserve|reserves|bursary|savings|training budget|maintenance fund|sinking fund|petty cash|line item|capex|opex';
/** What a price is counted by. */
const each =
  'head|seat|user|licence|license|person|employee|month|year|week|quarter|day|van|unit|room|site|pupil|student|agent|desk|device|store|piece|night|head count|visit|door|property|litre|ton|tonne|metre|each|apiece|all in|in total|altogether|for the lot|plus vat|before tax|including vat';
/** What has a date of its own that things must be ready for. */
const event =
  'term|school year|school|season|summer|winter|spring|autumn|fall|christmas|easter|ramadan|eid|diwali|thanksgiving|black friday|hanukkah|passover|chinese new year|new year|holidays|festival|fair|show|opening|launch|relaunch|wedding|birthday|eightieth|fiftieth|anniversary|christening|communion|graduation|baby|party|move|harvest|inspection|audit|exam|exams|event|conference|rains|frost|snow|monsoon|cold|heat|rush|peak|deadline|year end|quarter end|month end|tax year|budget year|financial year|fiscal year|closing|completion|handover|arrival|kickoff|kick off|elections|tournament|lambing|calving|tourists|guests|tenants|semester|intake|go live|refurb|sale';

/** Lines that are tried beside those of the pack's own cues of these names. */
export const purchase: Readonly<Partial<Record<OutcomeCue, string>>> = {
  authorityTold: `
    (${roles}) .. (and|who)? if (she|he|they|it) (say|says) no .. (is|then) ..
    (${roles}) .. (has|have|holds|hold|gets|get|keeps|wields|owns|got) .. (${say})
    (${roles}) .. (would|will|has to|have to|must|needs to|need to|would have to|will have to|will need to|gets to|usually|always|normally|then|also) .. (${decide}) ..
    (nothing|no money|no purchase|no order|not a penny|not anything|none of it) .. (gets|is|goes|moves|leaves|happens) .. (without|unless|until|till|before) .. (${roles}|signature|stamp|approval|sign off) ..
    (nobody|no one|no one else|nobody else) .. (to answer to|to ask|to consult|to convince|above me|over me|but me) ..
    (i|we) (choose|pick|decide|buy|order|sign for|have final say on) (what|which|who|whether|if|everything|all) ...
    (joint|shared|family|collective|team) (thing|decision|call|effort|matter) ...
    (between|with) (me|myself|us) and (my|our|the)? (${roles}) ..
    (she|he|they|<name>) (will|would|has|have|needs|need) .. (have to be|to be|be|gotta be) (happy|on board|convinced|okay|comfortable|in agreement|all right) (with|about|too|on|as well) ..
    (will|would|have to|need to|must|should|let me|got to|want to|going to) (first)? (put|place|lay|bring|take|table|present|pitch|raise|float) (it|this|that|them|the (quote|proposal|figures|numbers|idea)) .. (in front of|before|to|past|with|by) .. (${roles}) ..
    (it|this|that|everything|anything|those|these|<money>|<number>) .. (goes|has to go|have to go|gets passed|would go|will go|would have to go) (up|over|upstairs|off)? (to|through|past|by|before|in front of) .. (${roles}) ..
    (get|have|need|want|involve|loop in|bring in) .. (my|our|the) (${roles}) .. (involved|on board|in the room|on the call|in the loop|aligned|bought in) ..
    (above|beyond|over) my (pay grade|head|station|level|limit|remit|authority) ..
    (not|never) (for me|mine|up to me|my place) to (say|decide|call|choose|sign) ..
    (will have to|would have to|have to|need to|got to|must) (clear|square|check|discuss|agree|confirm|go over) (it|this|that|everything)? (first)? with .. (${roles}) ..
    (i am|we are) (just|only|merely) (the|a|an|one of) (messenger|receptionist|secretary|assistant|buyer|intern|user|go between|middleman|one who (asks|rings|calls|looks)) ..
    (sole trader|one man band|one woman show|owner operator|self employed) .. (so|nobody|no one|i|my|$)
  `,
  budgetTold: `
    (<number>|<money>) (is|was|be|that is) (my|our|the|all|about|as far|as much|as high|what|where) .. (lot|limit|all|most|top|ceiling|pot|max|far|have|got|allowed|spend|go|stop|afford|budgeted)
    (our|my|the|a|their) (${pot}) ... (is|of|around|about|at|roughly|under|up to|comes to|would be) .. (<money>|<number>) ..
    (${pot}) (of|is|has|holds|at|comes to|stands at|for it is|for this is) .. (<number>|<money>) ..
    (<number>|<money>) .. (left|sitting|remaining|still|over|unspent) (in|from|of|out of) (the|our|my|this) .. (${pot}) ..
    (<number>|<money>) (in|from|out of) (the|our|my|this) .. (${pot}) ..
    (signed off|approved|cleared|allocated|ring fenced|earmarked|budgeted) (for|at|up to|to spend) .. (<number>|<money>) ..
    (lend|lends|lending|allow|allows|allowed|grant|grants|granted|advance|advanced) (us|me|him|her|you)? .. (<number>|<money>) (for|to|towards|and|on|$) ..
    (anything|keep|get|come|stay|happy|comfortable|fine|stays|comes) .. (up to|under|below|south of|shy of|inside|within|north of|not over|less than|no more than|no higher than) .. (<number>|<money>) (a|an|per|for each|for every)? (${each}) ..
    (not|never) (a|one)? .. (penny|cent|dollar|pound|euro|rupee|dime|rand|shilling) (more|over|above|beyond|past) ...
    (between|anywhere from|anything from) (<number>|<money>) (and|to|or) (<number>|<money>) .. (if|at a push|to spend|at most|tops|all in|for the lot) ..
    (i|we) (can|could) (do|find|manage|scrape together|rustle up|put up|put in|get you|get through|get signed|justify|live with|swing|cover) .. (<number>|<money>) .. (a month|a year|a week|a head|a seat|up front|now|no more|at most|max|tops|and not|without) ..
    (room|headroom|scope|leeway) for (about|around|up to)? (<number>|<money>) ..
    (would|will|could|can) be (about)? as (far|high|much) as (we|i) .. (go|pay|do|manage|stretch)
  `,
  deadlineTold: `
    (probably|maybe|sometime|some time|likely|hopefully|ideally|early|late|mid|not until|not before) (next|this|in the) (year|quarter|spring|summer|autumn|fall|winter|term|season) ..
    (has to|have to|needs to|need to|must|want|wanted|would like|would want|it want|should|got to|hoping|aim|aiming|like to) ... (before|by|for|in time for|ahead of|prior to|no later than|come) (the|our|my|his|her|their|next|this|a)? .. (${event}) ..
    (has to|have to|needs to|need to|must|want|would like|should|got to) (be|have it|have them|it|them) .. (out|gone|in|installed|up and running|running|live|sorted|ready|delivered|fitted|finished|in place|on site|operational) .. (before|by|within|inside) .. (<day>|<month>|<duration>|then|that) ..
    (must|has to|have to|needs to|need to|got to) be (in|early|late|mid|the end of)? <month>
    (baby|twins|inspector|inspectors|auditors|delivery|lambs|guests|tenants|new starter|new starters|inspection|audit|results) .. (is|are)? (due|arriving|coming|starting|landing|booked|scheduled) (in|on|at|by|from|next) .. (<day>|<month>|<duration>|<number>) ..
    (lease|contract|deal|agreement|licence|license|warranty|policy|subscription|term|cover|mot|notice|permit|tender) .. (is up|are up|finishes|ends|runs out|expires|comes up|lapses|terminates|rolls over|renews) (in|on|at|next|by|around|end of)? .. (<month>|<day>|<duration>|year|quarter|spring|summer|autumn|winter) ..
    (within|inside|over|in) (the)? (next|coming|following) .. (<duration>) ..
    (regulator|law|insurer|insurers|landlord|council|government|fire officer|customer|hmrc|irs|bank|inspector) .. (wants|want|requires|require|needs|need|says|insists|demands|gave us|has given us) .. (by|before|from|until|till|to the|end of|in place|<month>|<duration>) ..
    (any time|anytime|some time|sometime) (before|by|in|around|between) .. (<month>|${event}|<day>) ..
  `,
};
