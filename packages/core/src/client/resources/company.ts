// The company of the key or session (extension: docs/decisions/sign-in.md#d53, docs/decisions/access.md#d54).
import type { Company as CompanyRecord, CompanyUpdateInput } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The company of the key or session. */
export class Company extends Resource {
  /** Name and language. No scope. Errors: 401, 403, 429. */
  get(options?: CallOptions): Promise<CompanyRecord> {
    return this.read('company.get', options);
  }

  /** Changes what is given. Administrators only, scope `api:users:write`. Errors: 400, 401, 403, 429. */
  update(changes: CompanyUpdateInput, options?: CallOptions): Promise<CompanyRecord> {
    return this.write('company.update', changes, options);
  }
}
