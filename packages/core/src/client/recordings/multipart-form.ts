// Multipart form of an upload. Unlike FormData it has a known length, can be streamed, and works with any fetch that takes a Blob.

export interface MultipartForm {
  body: Blob;
  /** With the boundary. */
  contentType: string;
  /** Bytes of the form before those of the file. */
  leadBytes: number;
  fileBytes: number;
}

export interface FormFile {
  content: Blob;
  filename: string;
  contentType: string;
}

/** Fields in their order, unchanged, then the file: storage ignores fields after it. */
export async function multipartForm(fields: Record<string, string>, file: FormFile): Promise<MultipartForm> {
  const random = crypto.getRandomValues(new Uint32Array(4));
  // Lower case, since a Blob's type is.
  const boundary = `earshot-${Array.from(random, (part) => part.toString(36)).join('')}`;
  const part = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${more}\r\n\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(name)}${value}\r\n`);
  const fileLine = `; filename="${escapeName(file.filename)}"\r\nContent-Type: ${file.contentType}`;
  const lead = new Blob([...texts, part('file', fileLine)]);
  const tail = `\r\n--${boundary}--\r\n`;
  const form = (content: BlobPart) => new Blob([lead, content, tail]);

  let body = form(file.content);
  // Bun drops a Blob that stands for a file on disk.
  if (body.size !== lead.size + file.content.size + tail.length) body = form(await file.content.arrayBuffer());
  return {
    body,
    contentType: `multipart/form-data; boundary=${boundary}`,
    leadBytes: lead.size,
    fileBytes: file.content.size,
  };
}

/** As browsers do. */
const escapeName = (text: string) => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
