// English cues that tell the interaction types apart, whoever says them.
import type { TypeCues } from '../pack.ts';

export const types: TypeCues = {
  cold_call: `
    (sales call|cold call)
    (what is this|whats this|who is this|who is calling) (about|regarding|please)? ?
    (not|never|have not) .. (spoken|met|talked) before
    (out of the blue|cold call|you do not know me|you will not know me)
    (caught you|catch you) .. ?
    (two|couple of|thirty|few|quick) (minutes|seconds|minute) 
    (reason) .. (i am|for my|for the|my) .. (calling|call|ringing)
    (saw|noticed) .. (your|you have|you are) .. (page|site|website|opened|linkedin|hiring)
    (are you|is that) the (owner|manager|person) .. ?
    (where|how) did you get (my|this|our) (number|name|details)
  `,
  lead_qualification: `
    (popped|put|left|entered) your (details|number|name|email)
    (you|i) (filled|left|submitted|requested|enquired|signed up|downloaded|contacted|got in touch|reached out) .. (form|details|website|quote|enquiry|info|information|online|about|in|through|us)
    (saw|found) your (ad|advert|website|page|post)
    (thanks|thank you) for (getting in touch|reaching out|your interest|your enquiry|contacting|enquiring)
    (few|couple of|some) (quick)? questions
    (your|the|an) (enquiry|inquiry) 
    what made you .. (get in touch|look|reach out|enquire) 
  `,
  discovery: `
    (understand|learn|hear) .. (how|about|your|more|where) .. (business|operation|things|run|works|hurts|process|situation|currently|team|day)
    (tell me|walk me through|talk me through) .. (operation|process|day|business|current|typical|normal|about)
    (biggest|main) (challenge|challenges|problem|priority|priorities|pain)
    (what does) .. (normal|typical) (day|week|month)
    (cost you|cost the business|put a number on)
    (not going to show|no slides) 
  `,
  demo: `
    (share|sharing|see|seeing) (my|your|the|our)? screen
    (let me|i will|i am going to) (just)? (show|walk|take) you 
    (demo|demonstration|tour|walkthrough) 
    (what you are|you are) (looking at|seeing) .. 
    (dashboard|tab|tile|menu|button|click|drag|drill)
    (if i|when i|you) (click|clicks|clicking) 
    (as you can see|here you have got|over here|up here|on the left|on the right)
  `,
  negotiation: `
    (on|about) the (numbers|price|figures|terms)
    (billed|payable) (yearly|monthly|annually|quarterly)
    (year|month) commitment
    (get|go|come down|drop) to <number>
    (something back|in return|in exchange|get out clause|meet me)
    (discount|best price|better price|come down|meet in the middle|counter offer|negotiate|terms|payment terms|net thirty|concession)
    (your|the|our) proposal
    (if you|if we) .. (sign|commit|go|pay) ... (i|we) (can|could)
    (other|competing|another) (quote|offer|proposal|bid)
    (over budget|above our budget|above what)
    (contract length|break clause|penalty|exit clause|procurement|legal)
    (hold|drop|take|knock) .. (price|off|<percent>)
  `,
  closing: `
    (sign|signature|docusign|contract|paperwork|agreement) 
    (ready to|happy to) (sign|go ahead|proceed)
    (welcome aboard|welcome on board|kick off|kickoff)
    (card|payment|direct debit|purchase order|invoice) .. (details|number|now|today|up)
    (recap|just to recap|to confirm everything) 
    (first payment|start date|go live date) 
  `,
  follow_up: `
    (follow|following) up (on|from|about|with) 
    (did you|have you|get) .. (chance|look|read|review|think|decide) .. (quote|proposal|it|email|over|through) ... ?
    (quote|proposal|email) .. (i|we) (sent|emailed)
    (checking|check|circling|circle|touching) (in|back|base) 
    (any|where) (update|news|decision|thoughts|are you) .. ?
    (come through) okay ?
  `,
  onboarding: `
    (onboarding|getting started|get you set up|set you up|setup|set up|implementation|kick off|training session|first login|go live)
    (welcome to) 
    (walk you through|show you how) .. (set|setting|system|use|account)
    (import|upload|add) .. (your|the) (data|users|customers|contacts|team)
    (your) (account|login|workspace) .. (ready|live|set|created)
    (next) (session|training)
  `,
  renewal_expansion: `
    (year|contract|term|subscription) is up
    (your|the) (year|anniversary) .. (end of|next month|coming up|comes up)
    (renewal|renew|renewing|up for renewal)
    (contract|subscription|plan) .. (ends|expires|is up|runs out|due)
    (this year|since last|past year|over the year) .. (you have|you are|how it)
    (more|extra|additional) (seats|users|licences|licenses|modules)
    (upgrade|moving up|business plan|enterprise plan)
    (account review|quarterly review|business review|how it has gone)
  `,
  retention: `
    (cancel|cancelling|cancellation|close my account|leave|leaving|terminate) .. (my|account|contract|subscription|service|policy|you|plan|membership)?
    (want|like|need|calling|ringing) to (cancel|leave|close|end)
    (retention|loyalty) (team|department|offer)
    (notice period|early termination|exit fee|cancellation fee)
    (sorry to (see|hear)) .. (go|leave|leaving|cancel)
    (better deal|switching to|moving to) .. 
  `,
  support: `
    (technical support|tech support|support team|help desk|helpdesk|service desk)
    (can not|could not|unable to|not able to) .. (log|access|connect|print|open|send|get in|load|receive)
    (error|error message|error code|crash|crashed|frozen|not working|stopped working|will not load|locked out)
    (have you|can you|try) .. (restart|restarting|reboot|unplug|reset|clear|reinstall|turn it off|refresh)
    (ticket|case number|ticket number)
    (anything else i can help)
    (which|what) (error|version|browser|model|device) ... ?
  `,
  complaint: `
    (complaint|complain|complaining|ombudsman|trading standards)
    (arrived|came|delivered|turned up) .. (broken|damaged|torn|late|wrong|faulty|missing|scratched)
    (refund|compensation|replacement|money back|goodwill)
    (never|did not|nobody) .. (arrive|arrived|came|come|turned up|rang|called|phoned)
    (unacceptable|disgraceful|ridiculous|appalling|not good enough|fed up|furious)
    (apologise|apologize|sorry for|our fault|on us)
    (third|fourth|fifth|second|sixth) time
    (customer care|customer services|customer relations)
    (charged twice|overcharged|wrong amount|double charged)
  `,
};
