// The Portuguese language pack.
import type { LanguagePack } from '../pack.ts';
import { withFamilies } from '../with-families.ts';
import { behaviours } from './behaviours.ts';
import { calendar } from './calendar.ts';
import { coaching, coachingBySituation, coachingOnMatter } from './coaching.ts';
import { colleagues } from './colleagues.ts';
import { context } from './context.ts';
import { criteria } from './criteria.ts';
import { elsewhere } from './elsewhere.ts';
import { errands } from './errands.ts';
import { handovers } from './handovers.ts';
import { moves } from './moves.ts';
import { noConversation } from './no-conversation.ts';
import { numbers } from './numbers.ts';
import { objections } from './objections.ts';
import { outcomes } from './outcomes.ts';
import { purchase } from './purchase.ts';
import { replies } from './replies.ts';
import { report } from './report.ts';
import { roles } from './roles.ts';
import { sides } from './sides.ts';
import { steps } from './steps.ts';
import { toldObjections } from './told-objections.ts';
import { types } from './types.ts';
import { words } from './words.ts';

export const pt: LanguagePack = {
  words,
  criteria,
  context,
  objections,
  types,
  outcomes: withFamilies(outcomes, purchase),
  errands,
  elsewhere,
  colleagues,
  sides,
  moves,
  handovers,
  roles,
  noConversation,
  toldObjections,
  behaviours,
  replies,
  steps,
  calendar,
  numbers,
  coaching,
  coachingOnMatter,
  coachingBySituation,
  report,
};
