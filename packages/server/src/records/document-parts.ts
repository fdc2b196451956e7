// What each column of analysis_documents is a part of, so that erasure and retention know every one of them; a test compares it with the table.

/**
 * `quotes`: the transcript, and what is made of its words; `judged`: has quotes beside figures; `reviewed`: has quotes, people and what they wrote beside figures; `words`: says what was talked about or with
 * whom; `pieces`: which pieces of analysis_words are its words; `figures`: none of these.
 */
export const documentParts = {
  analysis_id: 'figures',
  transcript: 'quotes',
  transcript_segments: 'quotes',
  transcript_set: 'pieces',
  segments_set: 'pieces',
  bant: 'quotes',
  objections: 'quotes',
  keyword_detection: 'quotes',
  diagnostic: 'quotes',
  participants: 'quotes',
  coaching: 'quotes',
  interaction_scorecard: 'judged',
  review: 'reviewed',
  profile: 'words',
  product_exploration: 'words',
  telephony: 'words',
  metadata: 'words',
  audio_key: 'recording',
  audio_storage_key: 'recording',
  audio_container: 'recording',
  audio_media_type: 'recording',
  universal_indicators: 'figures',
  dimension_scores: 'figures',
  stage: 'figures',
  outcome: 'figures',
  reading: 'figures',
  score_basis: 'figures',
  redaction: 'figures',
  audio_language: 'figures',
} as const;

export type DocumentColumn = keyof typeof documentParts;
type Part = (typeof documentParts)[DocumentColumn];

export const columnsOf = (...parts: Part[]): DocumentColumn[] =>
  (Object.keys(documentParts) as DocumentColumn[]).filter((column) => parts.includes(documentParts[column]));

/** Columns that hold words of people, and are not JSON. */
export const plainTexts: readonly DocumentColumn[] = ['transcript', 'profile'];
