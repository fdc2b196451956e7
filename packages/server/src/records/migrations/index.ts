// All migrations, oldest first. A released one never changes; a new one is a new file.
import { initial } from './001-initial.ts';
import { audio } from './002-audio.ts';
import { keptAudio } from './003-kept-audio.ts';
import { pages } from './004-pages.ts';
import { collection } from './005-collection.ts';
import { trends } from './006-trends.ts';
import { uploads } from './007-uploads.ts';
import { signingIn } from './008-signing-in.ts';
import { idempotencyByCaller } from './009-idempotency-by-caller.ts';
import { analysisTurns } from './010-analysis-turns.ts';
import { trialHolds } from './011-trial-holds.ts';
import { failedRecordings } from './012-failed-recordings.ts';
import { metadata } from './013-metadata.ts';
import { erasure } from './014-erasure.ts';
import { retention } from './015-retention.ts';
import { outcomes } from './016-outcomes.ts';
import { reading } from './017-reading.ts';
import { collectionWaits } from './018-collection-waits.ts';
import { audit } from './019-audit.ts';
import { transcriptionTurns } from './020-transcription-turns.ts';
import { callTimes } from './021-call-times.ts';
import { companyErasure } from './022-company-erasure.ts';
import { skippedRecordings } from './023-skipped-recordings.ts';
import { longWords } from './024-long-words.ts';
import { callIdentity } from './025-call-identity.ts';
import { shareLinks } from './026-share-links.ts';
import { keyNetworks } from './027-key-networks.ts';
import { verdictReviews } from './028-verdict-reviews.ts';
import { search } from './029-search.ts';
import { mail } from './030-mail.ts';
import { collectedDay } from './031-collected-day.ts';
import { redaction } from './032-redaction.ts';
import { comments } from './033-comments.ts';
import { secondFactors } from './034-second-factors.ts';
import { alerts } from './035-alerts.ts';
import { backfill } from './036-backfill.ts';
import { integrationEvents } from './037-integration-events.ts';
import { targets } from './038-targets.ts';
import { openId } from './039-open-id.ts';
import { houseTypes } from './040-house-types.ts';
import { openIdRequired } from './041-open-id-required.ts';
import { sameContent } from './042-same-content.ts';
import { passkeys } from './043-passkeys.ts';
import { searchMerge } from './044-search-merge.ts';
import { collectionReasons } from './045-collection-reasons.ts';
import { listOrders } from './046-list-orders.ts';
import { searchVersions } from './047-search-versions.ts';
import { serverChain } from './048-server-chain.ts';
import { wholeReviews } from './049-whole-reviews.ts';
import { searchMergeByIndex } from './050-search-merge-by-index.ts';
import { auditStarts } from './051-audit-starts.ts';
import { transcriptGone } from './052-transcript-gone.ts';
import { listsOfReviewed } from './053-lists-of-reviewed.ts';
import { lookedUpAmongMillions } from './054-looked-up-among-millions.ts';
import { listViews } from './055-list-views.ts';
import { judgements } from './056-judgements.ts';
import { goodExamples } from './057-good-examples.ts';
import { searchMergeInSteps } from './058-search-merge-in-steps.ts';
import type { Migration } from './migration.ts';

export const migrations: readonly Migration[] = [
  initial,
  audio,
  keptAudio,
  pages,
  collection,
  trends,
  uploads,
  signingIn,
  idempotencyByCaller,
  analysisTurns,
  trialHolds,
  failedRecordings,
  metadata,
  erasure,
  retention,
  outcomes,
  reading,
  collectionWaits,
  audit,
  transcriptionTurns,
  callTimes,
  companyErasure,
  skippedRecordings,
  longWords,
  callIdentity,
  shareLinks,
  keyNetworks,
  verdictReviews,
  search,
  mail,
  collectedDay,
  redaction,
  comments,
  secondFactors,
  alerts,
  backfill,
  integrationEvents,
  targets,
  openId,
  houseTypes,
  openIdRequired,
  sameContent,
  passkeys,
  searchMerge,
  collectionReasons,
  listOrders,
  searchVersions,
  serverChain,
  wholeReviews,
  searchMergeByIndex,
  auditStarts,
  transcriptGone,
  listsOfReviewed,
  lookedUpAmongMillions,
  listViews,
  judgements,
  goodExamples,
  searchMergeInSteps,
];
