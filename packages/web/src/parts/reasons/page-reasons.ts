// Reasons of refusals that these pages have words for: a new reason needs words, or its name here as one of programs.
import type { ErrorReason } from '@earshot/core/client';

/** Reasons of requests that these pages do not make, of API keys, and of settings, whose words differ each time. */
type ReasonOfPrograms =
  | 'api_key_invalid'
  | 'api_key_missing'
  | 'api_key_network_refused'
  | 'api_key_networks_inherited'
  | 'api_key_rotates_itself'
  | 'api_key_secret_replaced'
  | 'audio_url_content_type_refused'
  | 'audio_url_invalid'
  | 'audio_url_private'
  | 'audio_url_refused'
  | 'audio_url_too_many_redirects'
  | 'audio_url_unreachable'
  | 'batch_answer_too_large'
  | 'batch_input_invalid'
  | 'batch_too_long'
  | 'body_too_complex'
  | 'caller_left'
  | 'content_encoding_refused'
  | 'content_type_missing'
  | 'content_type_not_json'
  | 'cursor_invalid'
  | 'data_url_invalid'
  | 'example_without_turn'
  | 'headers_too_large'
  | 'http_invalid'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'idempotency_key_running'
  | 'input_broken'
  | 'integration_settings_invalid'
  | 'invitation_needs_session'
  | 'json_broken'
  | 'limit_invalid'
  | 'method_not_supported'
  | 'parameter_repeated'
  | 'permission_unknown'
  | 'promotion_needs_session'
  | 'scope_missing'
  | 'scope_unknown'
  | 'scopes_wider'
  | 'source_missing'
  | 'source_not_one'
  | 'status_invalid'
  | 'upload_field_changed'
  | 'upload_field_missing'
  | 'upload_field_refused'
  | 'upload_file_not_last'
  | 'upload_form_broken'
  | 'upload_form_required';

/** Those of transcripts stand beside what was sent (parts/refused). */
type ReasonOfTranscripts = Extract<ErrorReason, `transcript_${string}`>;

export type ReasonTexts = Record<Exclude<ErrorReason, ReasonOfPrograms | ReasonOfTranscripts>, string>;
