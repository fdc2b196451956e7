// Model phrases in English.
import type { CoachingBySituation, CoachingOnMatter, CoachingTexts } from '../coaching-texts.ts';

export const coaching: CoachingTexts = {
  greeting_identification: 'Good morning, this is Laura from Northway. Who am I speaking with?',
  purpose_stated: "I'm calling about the quote you asked for: I'd like to go through it and agree what happens next.",
  permission_to_talk: 'Have I caught you at a good moment, or shall I ring back later?',
  open_questions: 'How do you handle this today, and what would you change about it?',
  relevance_hook:
    'I noticed that you have just opened a second site, and that is usually when this gets harder to manage.',
  need_confirmed: 'So what you need is every order confirmed the same day. Have I got that right?',
  budget_explored: 'What have you set aside for this, roughly?',
  decision_process_explored: 'Who else is involved in the decision, and how do you usually make it?',
  timeline_explored: 'When do you need this up and running?',
  pain_impact_explored: 'When that goes wrong, what does it cost you, in money or in hours?',
  value_tied_to_need:
    'You said that orders get lost over the phone; here each one lands on a list, so none is forgotten.',
  engagement_checked: 'Before I go on: does this fit the way that you work?',
  social_proof: 'A clinic of your size started with us last year and halved its missed appointments.',
  price_presented: 'It comes to 240 a month with installation included, and there is no minimum term.',
  objection_handled:
    'I understand that it looks expensive. Compared with what: your budget, or another quote? Let me show you what is in it.',
  concession_traded: 'I can take eight per cent off if you order for both sites.',
  recap: 'Let me sum up: two sites, starting on the first, 240 a month. Is that what we agreed?',
  commitment_requested: 'If that works for you, shall I place the order today?',
  next_step_scheduled: 'Shall we speak again on Thursday at ten? I will send the invitation now.',
  prior_contact_referenced: 'When we spoke last week you wanted to check the delivery times, so I have brought them.',
  goals_confirmed: 'Three months from now, what would tell you that this was worth it?',
  solution_explained:
    'Here is what happens next: first I check it, then I put it right, and you get a message once it is done.',
  satisfaction_checked: 'How has it been working for you so far?',
  results_reviewed: 'Since January you have run 1,200 orders through it, with a third fewer returns.',
  expansion_explored: 'Are there other teams that could use this, or would more licences help?',
  empathy_shown: 'I am sorry about this, and I understand why you are annoyed.',
  cancel_reason_explored: 'May I ask what made you decide to leave?',
  retention_offer: 'Before you go: would it help to pause for three months, or to move to the smaller plan?',
  problem_diagnosed: 'What exactly happened, and when did you first notice it?',
  resolution_confirmed: 'Before we finish: is it sorted for you now, or is something still not right?',
  responsibility_taken: 'That was our mistake, and I will see to it myself until it is put right.',
  talked_over_client: 'Please go on, I will let you finish. … Now let me answer that.',
  pressure_tactics: 'Take the time that you need. The price holds until the 30th, and I will put that in writing.',
  price_before_need: 'I will gladly give you the price. So that it is the right one: what do you need it for?',
  unexplained_jargon: 'We call that an SLA: it simply means that we answer within four hours.',
  disparaged_competitor: 'They do good work too. What we do differently is deliver within a day.',
  unverified_promise:
    'Customers like you usually save about a tenth; it depends on your volume, so let us work it out.',
  blamed_client: 'That step is easy to miss. Let us go through it together.',
};

/** Model phrases that take up what the client said. */
export const coachingOnMatter: CoachingOnMatter = {
  open_questions:
    'You said ‘{words}’. May I ask what you use today, and what would have to change for another look to be worth it?',
  need_confirmed: 'You said ‘{words}’. Is that what you need, or is there more to it?',
  pain_impact_explored: 'You said ‘{words}’. What does that cost you, in money or in hours?',
  objection_handled: 'You said ‘{words}’. What would have to be different for it to work for you?',
  solution_explained: 'About ‘{words}’: first I check it, then I put it right, and you get a message once it is done.',
  empathy_shown: 'You told me ‘{words}’. I am sorry, and I can see why that upset you.',
  retention_offer: 'You said ‘{words}’. Before you go: would a pause help, or a smaller plan?',
  problem_diagnosed: 'You said ‘{words}’. What exactly happened, and when did you first notice it?',
  resolution_confirmed: 'Before we finish: you came to us with ‘{words}’. Is that settled for you now?',
  responsibility_taken: 'About ‘{words}’: that is for us to sort out, and I will see to it myself.',
};

/** Model phrases where those of most talks would be wrong. */
export const coachingBySituation: CoachingBySituation = {
  debt: {
    prior_contact_referenced: 'In May we agreed on two payments; the first has come, and the second is still open.',
    open_questions: 'What has changed since the last payment, and how much could you manage this month?',
    need_confirmed: 'So you want to pay, but not before your wages arrive. Have I got that right?',
    price_presented: 'It is 250 in all: 125 today, and 125 on the first, without a fee.',
    value_tied_to_need: 'You said that you are short until the first; with two payments the line stays open.',
    decision_process_explored: 'Do you decide on this alone, or does anybody else have to agree?',
    objection_handled: 'I understand that it is too much at once. What could you manage by the end of the month?',
    concession_traded: 'If you pay half today, I will drop the late fee.',
    commitment_requested: 'Shall I take the 125 now, by card?',
    next_step_scheduled: 'So you pay 125 on Friday the 5th. I will write that down and send you the link now.',
    pressure_tactics:
      'Nothing happens today. If it is still open on the 30th, the line is paused; let us avoid that together.',
  },
  cold: {
    purpose_stated: 'You do not know me: I am calling because three workshops in your street moved to us this year.',
    greeting_identification: 'Good morning, this is Laura from Northway; we have not spoken before. Is that Mrs Hale?',
    next_step_scheduled: 'I will send you two pages now. Shall I ring on Thursday at ten to hear whether it fits?',
  },
  refused: {
    purpose_stated: 'You do not know me: I am calling because three workshops in your street moved to us this year.',
    permission_to_talk: 'You did not expect me. May I take half a minute, and then you tell me whether I should stop?',
    next_step_scheduled:
      'Then I will not keep you. Is there a month in which it would make sense to ask again, or shall I take you off the list?',
  },
};
