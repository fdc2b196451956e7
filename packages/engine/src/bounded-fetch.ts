// What a provider of models answers, up to a length: the SDK reads an answer whole, however long it is.

/** The words of a day, each with its time, take less. */
const mostAnswerBytes = 64 * 1024 * 1024;

/** `fetch` for a client of the SDK. An answer that is too long breaks off with an error. */
export const boundedFetch: typeof fetch = async (address, options) => {
  const answer = await fetch(address, options);
  if (!answer.body) return answer;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > mostAnswerBytes) controller.error(new Error(`the answer has more than ${mostAnswerBytes} bytes`));
      else controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(counted), { status, statusText, headers });
};
