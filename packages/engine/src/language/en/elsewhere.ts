// What people say on the air, in court and in class, in English: and what friends ask and tell each other: such talk is with no company. They are no features.
import type { ElsewhereCues } from '../pack.ts';

export const elsewhere: ElsewhereCues = {
  onAir: `
    welcome back .. (show|programme|program|podcast|episode) ..
    (my|our|tonight|today) .. guest (tonight|today|is|this week) ..
    (you are|you were) listening to ..
    (thanks|thank you|great|lovely|good) (for having me|to be on|to be here on) ..
    (after the|after this|after a) (news|break|short break|adverts|message from our) ..
    (this|today|last) (episode|broadcast|edition) ..
    (listeners|viewers|our audience|subscribe to) ..
    (your|her|his|the) (new|latest|first|last) (book|novel|album|film|record) ..
  `,
  inCourt: `
    (your honor|your honour|my lord|objection|overruled|sustained) ..
    (the|this|our|next|first|call your|call the) (witness|defendant|jury|court|prosecution|plaintiff) ..
    (state|spell) your (full)? name for the (record|court) ..
    (under oath|no further questions|cross examine|swear to tell) ..
    on the (night|evening|morning|afternoon) of the <number> ..
    (judge|counsel|bailiff) ..
  `,
  inClass: `
    (open|close|take out) your (book|books|exercise books|notebooks|textbooks) ..
    (who|can anyone|can somebody) .. (tell me|tell us|remind me|remind us) what ..
    (for|your|the|do the|hand in) homework ..
    (exercise|exercises) (<number>|one|two|three) ..
    (very good|well done|exactly) (is|what|and what|now who) ..
    (is|are) .. (a noun|a verb|an adjective|a prime|prime numbers|a fraction) ..
    a number you can ..
  `,
  amongFriends: `
    (how|what) have you been (up to)? ..
    it (has been|is) .. (a while|ages|forever|so long|a long time|years) .. (since|how|and|$)
    long time no see ..
    (let us|we should|we must|we need to|we have to|time to) .. (catch up|hang out|get together|meet up|go out|grab a) ..
    how (is|are) your (mum|mom|mother|dad|father|sister|brother|boyfriend|girlfriend|family|parents|folks|kids) ..
    (what are|any|have you|do you have) .. (plans|you doing|exciting plans) .. (weekend|tonight|summer|holidays|saturday|sunday|coming up) .. ?
    (i|we) (went|have been|had been|flew) .. (beach|party|concert|cinema|movies|hiking|surfing|festival|gig|museum) ..
    (do|did) you (come|go) (here|there|to this) .. (often|much|a lot) .. ?
    what do you do for (work|a living|fun) .. ?
    (boyfriend|girlfriend|crush|dating|broke up|my ex|first date) ..
    (guess what|no way|oh my god|you are kidding|i missed you|miss you|love you|you idiot|you muppet) ..
    (see you|come) .. (party|at mine|at my place|my house|tonight|for dinner|round for) ..
    (maybe|perhaps|hope) .. (i will|you can|to) .. (join you|come along|come with) ..
  `,
};
