// Types of interaction: those of the catalogue and the company's own (docs/contract.md#analysis-full; docs/decisions/sign-in.md#d53).
import type {
  InteractionTypeCreateInput,
  InteractionTypeDefinition,
  InteractionTypeTrial,
  InteractionTypeTryInput,
  InteractionTypeUpdateInput,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Types of interaction: the catalogue's, and the company's own. */
export class InteractionTypes extends Resource {
  /** All types with their criteria; a `key` serves as `interactionType`. Scope `api:analyses:read`. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<InteractionTypeDefinition[]> {
    return this.read('interactionTypes.list', options);
  }

  /**
   * Adds a type of the company's own. Sent once. Administrators only, scope `api:analyses:write`.
   * Errors: 400, 401, 403, 409 (key taken), 429.
   */
  create(input: InteractionTypeCreateInput, options?: CallOptions): Promise<InteractionTypeDefinition> {
    return this.writeOnce('interactionTypes.create', input, options);
  }

  /**
   * Changes what is given of an own type, for analyses to come. Administrators only, scope `api:analyses:write`.
   * Errors: 400, 401, 403, 404, 429.
   */
  update(
    key: string,
    changes: Omit<InteractionTypeUpdateInput, 'key'>,
    options?: CallOptions,
  ): Promise<InteractionTypeDefinition> {
    return this.write('interactionTypes.update', { ...changes, key }, options);
  }

  /**
   * Judges an analysed conversation by a type that need not be saved; stores nothing. Costs what an analysis costs where a model answers, and nothing offline.
   * Administrators only, scope `api:analyses:write`.
   * Errors: 400, 401, 403, 404, 409 (no transcript yet), 422, 429.
   */
  try(input: InteractionTypeTryInput, options?: CallOptions): Promise<InteractionTypeTrial> {
    return this.write('interactionTypes.try', input, options);
  }

  /** Offers an own type again. Administrators only, scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  activate(key: string, options?: CallOptions): Promise<InteractionTypeDefinition> {
    return this.write('interactionTypes.activate', { key }, options);
  }

  /**
   * Refuses an own type for new analyses; old ones keep it. Administrators only, scope `api:analyses:write`.
   * Errors: 400, 401, 403, 404, 429.
   */
  deactivate(key: string, options?: CallOptions): Promise<InteractionTypeDefinition> {
    return this.write('interactionTypes.deactivate', { key }, options);
  }
}
