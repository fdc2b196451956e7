// The recording as it plays: one audio element, what pages show of it, and a fresh address when the old one has run out.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../store.ts';

interface PlaybackState {
  /** Seconds; a few times a second. */
  time: number;
  /** Seconds; 0 until known. */
  duration: number;
  isPlaying: boolean;
  /** The browser can't play it, or it can't be had. */
  isBroken: boolean;
  rate: number;
}

/** Addresses are good for an hour (docs/contract.md#analysis-full); a little before, they are not begun with any more. */
const addressLifeMs = 55 * 60 * 1000;

export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The state without a recording. */
const silent = createStore<PlaybackState>({ time: 0, duration: 0, isPlaying: false, isBroken: false, rate: 1 });

export class Playback {
  readonly audio = new Audio();
  readonly state = createStore(silent.get());
  readonly #renew: () => Promise<string | null>;
  #addressSince = 0;

  /** `renew` asks for another address of the same recording. */
  constructor(address: string, duration: number, renew: () => Promise<string | null>) {
    this.#renew = renew;
    this.#set({ duration });
    this.audio.preload = 'metadata';
    const { audio } = this;
    const update = () => this.#set({ time: audio.currentTime, isPlaying: !audio.paused && !audio.ended });
    for (const event of ['timeupdate', 'seeking', 'play', 'pause', 'ended']) audio.addEventListener(event, update);
    audio.addEventListener('durationchange', () => {
      // Browsers' own recordings say no length, or an endless one, until they have been played through.
      if (Number.isFinite(audio.duration) && audio.duration > 0) this.#set({ duration: audio.duration });
    });
    audio.addEventListener('ratechange', () => this.#set({ rate: audio.playbackRate }));
    audio.addEventListener('error', () => void this.#failed());
    this.#use(address);
  }

  async play(from?: number): Promise<void> {
    if (from !== undefined) this.seek(from);
    if (Date.now() - this.#addressSince > addressLifeMs) await this.#readdress();
    // Refused while another call takes its place, or where it can't be played: that is told by its own event.
    await this.audio.play().catch(() => {});
  }

  toggle(): void {
    if (this.audio.paused) void this.play();
    else this.audio.pause();
  }

  seek(seconds: number): void {
    const last = this.state.get().duration || Number.POSITIVE_INFINITY;
    this.audio.currentTime = Math.min(Math.max(0, seconds), last);
    this.#set({ time: this.audio.currentTime });
  }

  skip = (seconds: number) => this.seek(this.audio.currentTime + seconds);

  setRate(rate: number): void {
    this.audio.defaultPlaybackRate = rate;
    this.audio.playbackRate = rate;
  }

  close(): void {
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
  }

  #use(address: string): void {
    this.#addressSince = Date.now();
    this.audio.src = address;
  }

  async #readdress(): Promise<void> {
    const { time } = this.state.get();
    const address = await this.#renew().catch(() => null);
    if (!address) return this.#set({ isBroken: true });
    this.#use(address);
    this.audio.currentTime = time;
  }

  async #failed(): Promise<void> {
    // Closed, not failed.
    if (!this.audio.hasAttribute('src')) return;
    const wasPlaying = this.state.get().isPlaying;
    if (Date.now() - this.#addressSince < addressLifeMs) return this.#set({ isBroken: true, isPlaying: false });
    await this.#readdress();
    if (wasPlaying) void this.play();
  }

  #set(changes: Partial<PlaybackState>): void {
    this.state.set({ ...this.state.get(), ...changes });
  }
}

/** Plays the first address that is given: later ones are other signatures for the same recording. */
export function usePlaybackOf(
  address: string | null,
  duration: number | null,
  renew: () => Promise<string | null>,
): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const has = address !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (address === null) return;
    const fresh = new Playback(address, duration ?? 0, renew);
    setPlayback(fresh);
    return () => {
      fresh.close();
      setPlayback(null);
    };
  }, [has]);
  return playback;
}

/** A part of the state: the component is drawn again when that part changes. */
export function usePlayback<Part extends string | number | boolean | null>(
  playback: Playback | null,
  select: (state: PlaybackState) => Part,
): Part {
  const { subscribe, get } = playback?.state ?? silent;
  return useSyncExternalStore(subscribe, () => select(get()));
}
