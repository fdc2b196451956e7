// What an integrator's first day does, on any runtime: write, read, list, upload, fail, verify. Returns what the test expects of every runtime.
export async function journey(
  { EarshotClient, NotFoundError, verifyWebhookAsync },
  { baseUrl, apiKey, transcript, movedUrl, webhook },
) {
  const attempts = [];
  const client = new EarshotClient({
    baseUrl,
    apiKey,
    hooks: { onRequest: ({ operation, method }) => attempts.push(`${method} ${operation}`) },
  });
  const { companyId } = await client.users.me();

  const created = await client.analyses.create({ transcript, clientName: 'São João ✓' });
  const analysis = await client.analyses.get(created.id);
  const small = await client.analyses.create({ audio: new Blob([silentWav(2)], { type: 'audio/wav' }) });
  // Above what goes along as a Data URL.
  const large = await client.analyses.create({ audio: silentWav(300) }, { filename: 'long.wav' });
  const scanned = [];
  for await (const { id } of client.analyses.scan({ limit: 2 })) scanned.push(id);

  const missing = await client.analyses.get('nothing').catch((error) => error);
  const aborted = await client.users.me({ signal: AbortSignal.abort() }).catch((error) => error.name);
  const redirected =
    movedUrl && (await new EarshotClient({ baseUrl: movedUrl, apiKey }).users.me().catch((error) => error.code));
  const body = new TextEncoder().encode(webhook.body);
  const { event } = await verifyWebhookAsync({ ...webhook, body, toleranceSeconds: Number.POSITIVE_INFINITY });
  return {
    companyId,
    clientName: analysis.clientName,
    sameScore: analysis.displayScore === created.displayScore,
    scanned: [large, small, created].every(({ id }) => scanned.includes(id)),
    audioSeconds: [small, large].map(({ audioDurationSeconds }) => audioDurationSeconds),
    uploads: attempts.filter((attempt) => attempt === 'POST uploads.upload').length,
    missing: [missing instanceof NotFoundError, missing.status, missing.path],
    aborted,
    ...(movedUrl && { redirected }),
    summary: event.data.summary,
  };
}

/** PCM, 8 kHz, 16 bits, one channel. */
function silentWav(seconds) {
  const dataBytes = seconds * 16_000;
  const bytes = new Uint8Array(44 + dataBytes);
  const view = new DataView(bytes.buffer);
  const text = (offset, word) => bytes.set(new TextEncoder().encode(word), offset);
  text(0, 'RIFF');
  view.setUint32(4, 36 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8_000, true);
  view.setUint32(28, 16_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
  return bytes;
}
