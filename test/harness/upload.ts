// An upload as a client makes it, and as one would that tampers with it.
import { request } from 'node:http';

/** One part of a form, in its place. */
export type Part = readonly [name: string, value: string | Uint8Array, filename?: string];

const boundary = '----earshot-test';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** The parts as multipart/form-data; `isWhole` false leaves out the end. */
export function formBody(parts: readonly Part[], isWhole = true): Buffer {
  const chunks = parts.flatMap(([name, value, filename]) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`;
    return [`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`, value, '\r\n'];
  });
  return Buffer.concat([...chunks, isWhole ? `--${boundary}--\r\n` : ''].map((chunk) => Buffer.from(chunk)));
}

export interface UploadAnswer {
  status: number;
  text: string;
}

export async function postForm(url: string, body: Uint8Array, contentType = formType): Promise<UploadAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: body as BodyInit,
  });
  return { status: response.status, text: await response.text() };
}

/** A form that is sent as the test says; its length is announced from the start. */
export function openForm(url: string, parts: readonly Part[]) {
  const body = formBody(parts);
  let wasSent = () => {};
  const drained = new Promise<void>((resolve) => {
    wasSent = resolve;
  });
  const outgoing = request(url, {
    method: 'POST',
    headers: { 'Content-Type': formType, 'Content-Length': body.length },
  });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
  });
  // A client that breaks off does not ask.
  status.catch(() => undefined);
  return {
    status,
    /** Sends all but the last `keptBack` bytes. */
    sendAllBut: (keptBack: number) => outgoing.write(body.subarray(0, body.length - keptBack), () => wasSent()),
    /** Resolves when the socket has taken all of that. */
    drained,
    /** Sends those. */
    finish: (keptBack: number) => outgoing.end(body.subarray(body.length - keptBack)),
    breakOff: () => outgoing.destroy(),
  };
}
