// What people say on the air, in court and in class, in English: such talk is with no company. They are no features.
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
};
