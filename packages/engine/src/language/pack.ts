// What a language pack holds: all words and texts of a language that the engine uses. Each has the same name in every language, so that a missing one does not compile.
import type { CriterionKey, InteractionTypeKey } from '@earshot/core';
import type { CalendarWords } from './calendar-words.ts';
import type { CoachingBySituation, CoachingOnMatter, CoachingTexts } from './coaching-texts.ts';
import type { ColleagueCues } from './colleague-cues.ts';
import type { HandoverCues } from './handover-cues.ts';
import type { NoConversationCues } from './no-conversation-cues.ts';
import type { NumberWords } from './number-words.ts';
import type { ReportTexts } from './report-texts.ts';
import type { RoleWords } from './role-words.ts';
import type { SideCues } from './side-cues.ts';
import type { SideMoves } from './side-moves.ts';

/** Criteria that follow from the course of the conversation rather than from a phrase. */
export type DerivedCriterion =
  | 'open_questions'
  | 'next_step_scheduled'
  | 'objection_handled'
  | 'price_before_need'
  | 'talked_over_client';

/** Cues for what a criterion's speaker says; the meaning of each is in the catalogue. */
export type CriterionCues = Readonly<Record<Exclude<CriterionKey, DerivedCriterion>, string>>;

/** Cues that are no criterion by themselves: what makes the context of one. */
export type ContextCue =
  | 'greeting'
  | 'smallTalk'
  | 'leadIn'
  | 'adminQuestion'
  | 'openQuestion'
  | 'needQuestion'
  | 'needStated'
  | 'problemStated'
  | 'painStated'
  | 'wantsToLeave'
  | 'complaintMade'
  | 'supportAsked'
  | 'benefit'
  | 'feature'
  | 'offer'
  | 'priceAsked'
  | 'priceTalk'
  | 'accept'
  | 'refuse'
  | 'defer'
  | 'commitmentGiven'
  | 'meeting'
  | 'past'
  | 'person'
  | 'serviceDesk'
  | 'restates'
  | 'promiseCall'
  | 'conditional'
  | 'answersWithReason'
  | 'acknowledge'
  | 'reassured'
  | 'unmoved'
  | 'positiveMood'
  | 'negativeMood'
  | 'anger'
  | 'budgetStated'
  | 'authorityStated'
  | 'timingStated'
  | 'productIntro'
  | 'competitor'
  | 'purchaseTalk';

export type ObjectionKind = 'price' | 'stall' | 'present' | 'trust' | 'terms' | 'fit' | 'timing';
export type ObjectionCues = Readonly<Record<ObjectionKind, string>>;

/** Cues that tell one interaction type from another. */
export type TypeCues = Readonly<Record<InteractionTypeKey, string>>;

/** Cues of how a conversation ends, and of what is looked up where something else is judged. They are no features: training knows nothing of them. */
export type OutcomeCue =
  /** The client pays, or asks how to. */
  | 'pays'
  /** The attendant takes the order, or confirms the purchase. */
  | 'orderTaken'
  /** The client says yes in a few words, or orders: a decision where something is on the table. */
  | 'agrees'
  /** The attendant asks for what an order needs: payment, tax number, full name. */
  | 'asksForDetails'
  /** The client refuses for good. */
  | 'refusesForGood'
  /** The attendant ends a contract as asked. */
  | 'leavingDone'
  /** The attendant says that this client is none for what is sold. */
  | 'turnsAway'
  /** A machine answers. */
  | 'machine'
  /** The attendant says that what the client asked for is done, or is being done. */
  | 'served'
  /** The attendant is only going to look into it, or passes the client on. */
  | 'putsOff'
  /** The client leaves it at that: thanks, agreement, nothing more. */
  | 'content'
  /** The attendant's closing words that promise nothing: at your service. */
  | 'courtesy'
  /** The client asks for, or wishes for, a way out of a problem. */
  | 'asksForWay'
  /** The client says what there is to spend. */
  | 'budgetTold'
  /** A sum that is none to spend: a price that is accepted, or was paid elsewhere. */
  | 'notBudget'
  /** The client says who decides. */
  | 'authorityTold'
  /** The client says by when the thing is needed. */
  | 'deadlineTold'
  /** The client tells what is missing. */
  | 'needTold'
  /** The attendant lays the fault on the client. */
  | 'blames'
  /** The attendant promises an outcome as certain. */
  | 'promises'
  /** The attendant speaks well of somebody. */
  | 'speaksWell';
export type OutcomeCues = Readonly<Record<OutcomeCue, string>>;

/** Cues of who rang and what for, of what the client would like, and of how a call ends. They are no features either. */
export type ErrandCue =
  /** The attendant answers a call. */
  | 'answersCall'
  /** The attendant says that they call, for whom, or whom they want to speak to: only at the beginning. */
  | 'callsOut'
  /** All that somebody says who picks up the telephone. */
  | 'picksUp'
  /** The attendant asks for money that the client owes. */
  | 'collects'
  /** The client wants something done or told about what is theirs: an account, an order, an appointment. */
  | 'ownErrand'
  /** The client says what they come or call for, whatever it is: only at the beginning, before the attendant takes the lead. */
  | 'comesFor'
  /** The client will leave if nothing is done: beside a complaint, it is no wish to leave. */
  | 'threatens'
  /** The client asks for a price, or to buy, join or hire. */
  | 'enquires'
  /** The attendant goes through what a client has used, or asks how it has been since. */
  | 'reviewsAccount'
  /** Either side speaks of a talk that was arranged, or held before. */
  | 'arranged'
  /** The client would like to see, get or know more: interest, and no objection. */
  | 'wantsMore'
  /** The client needs nothing more. */
  | 'nothingMore'
  /** The client thanks for help that was given. */
  | 'thanksForHelp'
  /** The client is not helped, or is angry about it. */
  | 'unhelped'
  /** The attendant cannot or will not do what is asked for. */
  | 'declines'
  /** The attendant asks whether there is anything else. */
  | 'asksElse'
  /** When somebody can be reached: no appointment. */
  | 'openingHours'
  /** A sentence that only says goodbye: it answers nothing. */
  | 'farewell';
export type ErrandCues = Readonly<Record<ErrandCue, string>>;

/** Cues of talk with no company: a broadcast, a trial, a lesson, and what friends ask and tell each other. They are no features either. */
export type ElsewhereCue = 'onAir' | 'inCourt' | 'inClass' | 'amongFriends';
export type ElsewhereCues = Readonly<Record<ElsewhereCue, string>>;

/** Cues that tell an objection of a kind by themselves, and what takes one back. They are no features either. */
export type ToldObjectionCue =
  | `objects:${ObjectionKind}`
  /** Has or tried such a thing: an objection right after it was offered, and a fact elsewhere. */
  | 'hasOne'
  /** In jest, withdrawn in the same breath, or praise: no objection, whatever it sounds like. */
  | 'noObjection'
  /** The client takes what is offered against an objection. */
  | 'settles';
export type ToldObjectionCues = Readonly<Record<ToldObjectionCue, string>>;

/** Criteria that a phrase tells by itself, in an utterance that the model hears nothing against. They are no features either. */
export type ToldCriterion = Extract<
  CriterionKey,
  | 'concession_traded'
  | 'disparaged_competitor'
  | 'empathy_shown'
  | 'engagement_checked'
  | 'expansion_explored'
  | 'objection_handled'
  | 'pain_impact_explored'
  | 'pressure_tactics'
  | 'prior_contact_referenced'
  | 'recap'
  | 'resolution_confirmed'
  | 'responsibility_taken'
  | 'results_reviewed'
  | 'retention_offer'
  | 'satisfaction_checked'
  | 'social_proof'
  | 'solution_explained'
  | 'timeline_explored'
  | 'value_tied_to_need'
>;
/** Criteria for which an utterance is easily taken: a phrase tells what was said instead. */
export type MistakenCriterion = Extract<
  CriterionKey,
  | 'blamed_client'
  | 'cancel_reason_explored'
  | 'decision_process_explored'
  | 'empathy_shown'
  | 'expansion_explored'
  | 'greeting_identification'
  | 'problem_diagnosed'
  | 'recap'
  | 'resolution_confirmed'
  | 'responsibility_taken'
  | 'results_reviewed'
  | 'satisfaction_checked'
  | 'timeline_explored'
>;
export type BehaviourCue = ToldCriterion | `not:${MistakenCriterion}`;
export type BehaviourCues = Readonly<Record<BehaviourCue, string>>;

/** Criteria that a phrase tells in its place only: after what the client raised, or where such things are asked. */
export type AskedCriterion = Extract<
  CriterionKey,
  | 'budget_explored'
  | 'cancel_reason_explored'
  | 'commitment_requested'
  | 'concession_traded'
  | 'decision_process_explored'
  | 'disparaged_competitor'
  | 'empathy_shown'
  | 'engagement_checked'
  | 'expansion_explored'
  | 'goals_confirmed'
  | 'greeting_identification'
  | 'pain_impact_explored'
  | 'permission_to_talk'
  | 'pressure_tactics'
  | 'prior_contact_referenced'
  | 'purpose_stated'
  | 'recap'
  | 'relevance_hook'
  | 'resolution_confirmed'
  | 'responsibility_taken'
  | 'social_proof'
  | 'timeline_explored'
  | 'unexplained_jargon'
  | 'unverified_promise'
>;
export type RepliedCriterion = Extract<CriterionKey, 'concession_traded' | 'disparaged_competitor' | 'social_proof'>;
/** What the attendant says; beside `raised`, only after the client said that. They are no features either. */
export type ReplyCue =
  /** Does something about a fault, or tells what to do. */
  | 'acts'
  /** Says what others do, what was not said, or what would be: no act of the attendant's own. */
  | 'framed'
  | `asks:${AskedCriterion}`
  /** Asks for a meeting, and for nothing to be decided. */
  | 'not:commitment_requested'
  | `raised:${RepliedCriterion}`
  | `reply:${RepliedCriterion | 'retention_offer' | 'value_tied_to_need'}`;
export type ReplyCues = Readonly<Record<ReplyCue, string>>;

/** Cues of what happens after the call. They are no features either. */
export type StepCue =
  /** Who speaks, or somebody of theirs, is to do something for the other side after the call. */
  | 'undertakes'
  /** Both are to meet, or the other side is to come or call: an invitation, a proposal, what is booked. */
  | 'arranges'
  /** The client wants an appointment, a table or a room. */
  | 'books'
  /** The attendant has put it down. */
  | 'booked'
  /** The other side leaves it at that. */
  | 'takesUp'
  /** The other side will not have it, or not yet. */
  | 'turnsDown'
  /** A condition, a habit, the past, what would have been, a courtesy, a fact: nothing that was agreed. */
  | 'noStep'
  /** A day or an hour, said in words that no exact expression knows. */
  | 'when';
export type StepCues = Readonly<Record<StepCue, string>>;

export interface WordLists {
  /** Everyday spelling → written out, e.g. `vc` → `voce`. */
  readonly spellings: Readonly<Record<string, string>>;
  /** Further spellings, of chats. Hardly any stands in what the models learned from, so training does not depend on them. */
  readonly shorthand: Readonly<Record<string, string>>;
  /** Two words heard as one, in texts and cues alike. */
  readonly merged: Readonly<Record<string, string>>;
  /** Verbs of instructions: two in a sentence explain what to do. */
  readonly imperatives: string;
  /** Words with which a speaker leaves the subject. */
  readonly movesOn: string;
  /** Words that carry no subject of their own. */
  readonly stop: string;
  /** Words that may stand before what a sentence really begins with. */
  readonly fillers: string;
  /** Words that open a new clause in speech without punctuation. */
  readonly breaths: string;
  /** First words of a question written without its mark. */
  readonly questionOpeners: string;
  /** Capitalised words that are no names. */
  readonly notNames: string;
  /** Endings of verbs and adverbs: such words are no keywords. */
  readonly notNounEndings: string;
  /** Subject words by keyword category. */
  readonly categories: Readonly<
    Record<'price' | 'timing' | 'process' | 'feature' | 'need' | 'product' | 'competitor', string>
  >;
  /** What stands around a name and tells whether it is a product's. */
  readonly names: Readonly<
    Record<
      /** Articles that a product takes: "o Solar 6", "our Horizon". */
      | 'articles'
      /** What is done with a product: it is bought, tried, installed, left. */
      | 'productVerbs'
      /** Before a place. */
      | 'placeOpeners'
      /** Before a person: titles, and who is whose. */
      | 'personOpeners'
      /** After a person: who says or is asked something. */
      | 'personVerbs'
      /** Before the firm that somebody is from, when they say who they are. */
      | 'firmOpeners'
      /** In or after the name of a firm. */
      | 'firmWords',
      string
    >
  >;
  /** Acknowledging words of which a back-channel consists. */
  readonly acknowledgements: string;
  readonly currencies: string;
  /** Ways to say it, with bars between. */
  readonly percent: string;
}

export interface LanguagePack {
  readonly words: WordLists;
  readonly criteria: CriterionCues;
  readonly context: Readonly<Record<ContextCue, string>>;
  readonly objections: ObjectionCues;
  readonly types: TypeCues;
  readonly outcomes: OutcomeCues;
  readonly errands: ErrandCues;
  readonly elsewhere: ElsewhereCues;
  readonly colleagues: ColleagueCues;
  readonly sides: SideCues;
  readonly moves: SideMoves;
  readonly handovers: HandoverCues;
  readonly roles: RoleWords;
  readonly noConversation: NoConversationCues;
  readonly toldObjections: ToldObjectionCues;
  readonly behaviours: BehaviourCues;
  readonly replies: ReplyCues;
  readonly steps: StepCues;
  readonly calendar: CalendarWords;
  readonly numbers: NumberWords;
  readonly coaching: CoachingTexts;
  readonly coachingOnMatter: CoachingOnMatter;
  readonly coachingBySituation: CoachingBySituation;
  readonly report: ReportTexts;
}
