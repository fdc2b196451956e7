// What is here already: digests of what is chosen, as the server keeps them, and what it says of them (docs/decisions/creation.md#same-content).
import type { ConversationCopy } from '@earshot/core/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../session/api.ts';

/** What the server is asked for at once. */
const askedAtOnce = 100;
/** Nothing is asked while somebody is typing. */
const pauseMs = 600;

/** Null where the browser cannot: without https it has no digests. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const digestOfText = (text: string) => digestOf(new TextEncoder().encode(text.replace(/\r\n?/g, '\n').trim()));

export const digestOfRecording = async (file: Blob) =>
  globalThis.crypto?.subtle ? digestOf(new Uint8Array(await file.arrayBuffer())) : null;

/** By digest. */
export type Copies = ReadonlyMap<string, ConversationCopy>;

/** Those that the reader sees; while it is not known, none. */
export function useCopies(digests: readonly (string | null)[]): Copies {
  const asked = [...new Set(digests.filter((digest) => digest !== null))].sort();
  const { data } = useQuery({
    queryKey: ['copies', asked],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(asked.length / askedAtOnce) }, (_, at) =>
        asked.slice(at * askedAtOnce, (at + 1) * askedAtOnce),
      );
      const found = await Promise.all(parts.map((part) => api.analyses.findCopies(part, { signal })));
      return found.flatMap(({ items }) => items);
    },
    enabled: asked.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return new Map(asked.length === 0 ? [] : data?.map((copy) => [copy.digest, copy]));
}

/** The digest of a text that somebody may still be typing; null until it rests, and without a text. */
export function useDigest(text: string): string | null {
  const [digest, setDigest] = useState<string | null>(null);
  useEffect(() => {
    setDigest(null);
    if (text.trim() === '') return;
    let isOver = false;
    const timer = setTimeout(() => void digestOfText(text).then((found) => !isOver && setDigest(found)), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return digest;
}
