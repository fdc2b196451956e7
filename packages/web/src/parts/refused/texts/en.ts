// Why no analysis can be made of a transcript, by the reason that the server gives, in English.
export default {
  transcript_empty: 'The transcript is empty.',
  transcript_without_words: 'The transcript contains no speech.',
  transcript_too_short: 'The transcript is too short: at least 12 words are needed.',
  transcript_one_turn: 'There is only one sentence. A conversation needs at least two.',
  transcript_json_unknown: 'The file is JSON, but contains no conversation. Export the conversation itself.',
  transcript_several_calls: 'The file contains several calls. Upload each call separately.',
  transcript_archive: 'The file is an archive. Unpack it, then upload the transcript.',
  transcript_not_text: 'The file is not text.',
  transcript_menu: 'Only the telephone menu or announcements are heard.',
  transcript_voicemail: 'Only a voicemail greeting is heard.',
  transcript_missed_call: 'This is a note about a missed call, not a conversation.',
  transcript_lesson: 'This is a lesson, not a conversation with a client.',
};
