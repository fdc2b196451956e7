// What the OpenAPI document says of each operation, read once at start: address, authentication, scope, limits.
import document from '@earshot/core/openapi.json' with { type: 'json' };
import type { oas31 } from 'openapi3-ts';
import type { OperationName } from '../generated/operations.ts';

export interface RateLimit {
  /** Name in the document; one bucket per name and subject. */
  name: string;
  requests: number;
  windowSeconds: number;
  per: 'company' | 'api-key' | 'address';
  sessionRequests?: number;
}

export interface OperationFacts {
  name: OperationName;
  method: 'get' | 'post';
  /** Path as the document writes it, `{id}` for parameters. */
  path: string;
  style: 'rest' | 'procedure';
  acceptsApiKey: boolean;
  acceptsSession: boolean;
  /** Whether somebody may call it who has yet to set up two-step sign-in. */
  isBeforeSecondFactor: boolean;
  scope: string | null;
  roles: readonly string[] | null;
  rateLimit: RateLimit | null;
  /** Null when the operation takes no body. */
  bodyLimitBytes: number | null;
  takesIdempotencyKey: boolean;
  query: readonly { name: string; isInteger: boolean }[];
}

const api = document as unknown as oas31.OpenAPIObject;

const isParameter = (parameter: oas31.ParameterObject | oas31.ReferenceObject): parameter is oas31.ParameterObject =>
  !('$ref' in parameter);

function resolveParameter(parameter: oas31.ParameterObject | oas31.ReferenceObject): oas31.ParameterObject {
  if (isParameter(parameter)) return parameter;
  return api.components?.parameters?.[parameter.$ref!.split('/').at(-1)!] as oas31.ParameterObject;
}

function factsOf(path: string, method: 'get' | 'post', operation: oas31.OperationObject): OperationFacts {
  const schemes = (operation.security ?? api.security ?? []).flatMap((requirement) => Object.keys(requirement));
  const limitName = operation['x-rate-limit'] as string | undefined;
  const limits = api['x-rate-limits'] as Record<string, Omit<RateLimit, 'name'>>;
  const limit = limitName === undefined ? null : limits[limitName];
  if (limit === undefined) throw new Error(`${path}: x-rate-limit ${limitName} is not in x-rate-limits`);
  const parameters = (operation.parameters ?? []).map(resolveParameter);
  return {
    name: operation['x-operation-name'] as OperationName,
    method,
    path,
    style: path.startsWith('/api/') ? 'rest' : 'procedure',
    acceptsApiKey: schemes.includes('ApiKey'),
    acceptsSession: schemes.includes('Session'),
    isBeforeSecondFactor: operation['x-before-second-factor'] === true,
    scope: (operation['x-scope'] as string | undefined) ?? null,
    roles: (operation['x-roles'] as string[] | undefined) ?? null,
    rateLimit: limit && { name: limitName!, ...limit },
    bodyLimitBytes: operation.requestBody ? (operation['x-body-limit-bytes'] as number) : null,
    takesIdempotencyKey: parameters.some(
      (parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key',
    ),
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) => ({ name, isInteger: (schema as oas31.SchemaObject | undefined)?.type === 'integer' })),
  };
}

/** Every operation of the document, procedures at both of their addresses. */
export const operationFacts: readonly OperationFacts[] = Object.entries(api.paths ?? {}).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = (item as oas31.PathItemObject)[method];
    return operation ? [factsOf(path, method, operation)] : [];
  }),
);

export { document as openapiDocument };
