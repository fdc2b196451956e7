// The form of an upload as it streams in: its fields, then its one file, which ends well only when the whole form does.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { EarshotError, earshotError, inMib } from '@earshot/core';
// This is the streaming parser that is still maintained: busboy itself had its last release in 2022.
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';

/** Far above what a form of ours needs. */
const limits = { fieldSize: 8 * 1024, fields: 20, files: 1, parts: 22, headerPairs: 20, headerSize: 8 * 1024 };
const shownCharacters = 100;

/** The form around a file of the largest size. */
export const aroundFileBytes = 1024 * 1024;

export interface IncomingForm {
  /** What came before the file. */
  fields: ReadonlyMap<string, string>;
  /** Throws EarshotError at the end when the form was cut off, or went on after the file. */
  file: AsyncIterable<Uint8Array>;
}

/**
 * Resolves when the file begins; what has not been taken from `file` is not read from the network either.
 * `mostBytes` is for the file. Rejects with EarshotError for a request that is no such form: 415, 400, 413, or 403 for a field that comes twice.
 */
export function readUploadForm(request: IncomingMessage, mostBytes: number): Promise<IncomingForm> {
  return new Promise((resolve, reject) => {
    const parser = parserFor(request);
    const fields = new Map<string, string>();
    const ended = Promise.withResolvers<void>();
    // The reader of the file gets this error; there may be none.
    ended.promise.catch(() => undefined);
    let file: Readable | undefined;

    const fail = (error: EarshotError) => {
      request.unpipe(parser);
      ended.reject(error);
      file?.destroy(error);
      reject(error);
    };
    const broken = () => fail(earshotError('uploadFormBroken'));

    parser.on('field', (given: string | undefined, value, _nameTruncated, isTruncated) => {
      const name = given ?? '';
      if (file) return fail(earshotError('uploadFileLast'));
      if (fields.has(name) || isTruncated) return fail(refusedField(name));
      fields.set(name, value);
    });
    parser.on('file', (name: string | undefined, stream) => {
      stream.on('error', () => undefined);
      if (name !== 'file') return fail(refusedField(name ?? ''));
      file = stream;
      resolve({ fields, file: wholeFile(stream, ended.promise) });
    });
    parser.on('filesLimit', () => fail(earshotError('uploadFileLast')));
    parser.on('fieldsLimit', broken);
    parser.on('partsLimit', broken);
    parser.on('error', broken);
    parser.on('finish', () => (file ? ended.resolve() : fail(earshotError('uploadFileLast'))));
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes + aroundFileBytes) fail(earshotError('uploadTooLarge', inMib(mostBytes)));
    });
    request.on('close', () => {
      if (!request.complete) broken();
    });
    request.pipe(parser);
  });
}

async function* wholeFile(stream: Readable, formEnd: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    // Cut off in the middle: the parser's own words for it.
    throw error instanceof EarshotError ? error : earshotError('uploadFormBroken');
  }
  await formEnd;
}

function parserFor(request: IncomingMessage): BusboyInstance {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data *(;|$)/i.test(contentType)) throw earshotError('uploadFormRequired');
  if (request.headers['content-encoding'] !== undefined) throw earshotError('contentEncodingRefused');
  try {
    const isPartAFile = (name: string | undefined, _type?: string, filename?: string) =>
      name === 'file' || filename !== undefined;
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType } as BusboyHeaders,
      limits,
      isPartAFile,
    });
  } catch {
    throw earshotError('uploadFormBroken');
  }
}

const refusedField = (name: string) => earshotError('uploadFieldRefused', name.slice(0, shownCharacters));
