// Types of interaction: those of the catalogue and the company's own (docs/contract.md#analysis-full; docs/decisions/sign-in.md#d53).
import type {
  InteractionTypeCreateInput,
  InteractionTypeDefinition,
  InteractionTypeListInput,
  InteractionTypeTrial,
  InteractionTypeTryInput,
  InteractionTypeUpdateInput,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from './resource.ts';

/** Interaction types: those of the catalogue, and the company's own. */
export class InteractionTypes extends Resource {
  /**
   * All types with their criteria, the catalogue's in `language`, else in the company's. Use a `key` as `interactionType`.
   * Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  list({ language, ...options }: CallOptions & InteractionTypeListInput = {}): Promise<InteractionTypeDefinition[]> {
    return this.query('interactionTypes.list', options, language && { language });
  }

  /**
   * Adds a company type, with `replaces` in place of one of the catalogue. Sent once. Administrators only, scope `api:analyses:write`.
   * Errors: 400, 401, 403, 409 (key taken, criteria not tried, replaced by another type already), 429.
   */
  create(input: InteractionTypeCreateInput, options?: CallOptions): Promise<InteractionTypeDefinition> {
    return this.mutateOnce('interactionTypes.create', input, options);
  }

  /**
   * Changes the given fields of a company type, for new analyses only. Administrators only, scope `api:analyses:write`.
   * Errors: 400, 401, 403, 404, 409 (criteria not tried, replaced by another type already), 429.
   */
  update(
    key: string,
    changes: Omit<InteractionTypeUpdateInput, 'key'>,
    options?: CallOptions,
  ): Promise<InteractionTypeDefinition> {
    return this.mutate('interactionTypes.update', { ...changes, key }, options);
  }

  /**
   * Scores an analysed conversation by a type that need not be saved. Stores only that these criteria were tried. With a model it costs as much as an analysis; the
   * offline engine is free.
   * Administrators only, scope `api:analyses:write`.
   * Errors: 400, 401, 403, 404, 409 (no transcript yet), 422, 429.
   */
  try(input: InteractionTypeTryInput, options?: CallOptions): Promise<InteractionTypeTrial> {
    return this.mutate('interactionTypes.try', input, options);
  }

  /** Activates a type again, of the company or the catalogue. Administrators only, scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  activate(key: string, options?: CallOptions): Promise<InteractionTypeDefinition> {
    return this.mutate('interactionTypes.activate', { key }, options);
  }

  /**
   * Deactivates a type of the company or the catalogue. New analyses cannot use it, it is not detected and replaces no other; old
   * ones keep it. Administrators only, scope `api:analyses:write`.
   * Errors: 400, 401, 403, 404, 429.
   */
  deactivate(key: string, options?: CallOptions): Promise<InteractionTypeDefinition> {
    return this.mutate('interactionTypes.deactivate', { key }, options);
  }
}
