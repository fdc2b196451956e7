// Where providers keep their files: another host, whose addresses are signed, and to which a stranger's credentials are an error.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ProviderQuestion } from './provider-server.ts';

export interface StorageHost {
  /** Sends the caller there, to a path of that host. */
  redirect(response: ServerResponse, status: 302 | 307, path: string): void;
  /** Whether a question may be answered; answers it itself where it may not. */
  admits(question: Pick<ProviderQuestion, 'query' | 'headers'>, response: ServerResponse): boolean;
}

/** `port` of the server that is both hosts. */
export function storageHost(port: () => number): StorageHost {
  const signatures = new Set<string>();
  return {
    redirect: (response, status, path) => {
      const signature = randomBytes(16).toString('hex');
      signatures.add(signature);
      response.writeHead(status, { Location: `https://127.0.0.1:${port()}${path}?signature=${signature}` }).end();
    },
    admits: ({ query, headers }, response) => {
      const isSigned = signatures.has(query.get('signature') ?? '') && headers.authorization === undefined;
      if (!isSigned) response.writeHead(400).end('InvalidArgument');
      return isSigned;
    },
  };
}
