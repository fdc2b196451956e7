// The memory that bodies in flight share: however many come at once, and however slowly, the process keeps within it (docs/decisions/requests.md#d7).

/** A body's own part: it grows as bytes arrive, so a sender that announces much and sends nothing keeps nobody out. */
export interface BodyShare {
  /** False when there is no room for `bytes` more; what was taken before stays taken. */
  take(bytes: number): boolean;
  /** Gives back all but `bytes`. */
  keep(bytes: number): void;
  /** Gives back everything; may be called again. */
  release(): void;
}

export interface BodyBudget {
  /** Bytes that are taken at the moment. */
  readonly bytesInUse: number;
  /** Whether a body of `bytes` by `subject` (a company, or an address) would fit now. */
  hasRoom(subject: string, bytes: number): boolean;
  open(subject: string): BodyShare;
}

/** Bodies up to this size count as small: every operation without transcript, recording or scorecard stays below. */
export const smallBytes = 64 * 1024;
/** For small bodies, so that large ones can never keep them out. */
const smallPart = 1 / 8;
/** Share of each pool that one subject may use, so that it never keeps out the others. */
const subjectPart = 1 / 2;

/** `totalBytes` in all: an eighth for what is small, the rest for what goes beyond; of each, half for one subject at most. */
export function bodyBudget(totalBytes: number): BodyBudget {
  const small = pool(totalBytes * smallPart);
  const large = pool(totalBytes * (1 - smallPart));
  return {
    get bytesInUse() {
      return small.takenBytes() + large.takenBytes();
    },
    hasRoom: (subject, bytes) =>
      small.hasRoom(subject, smallOf(bytes)) && large.hasRoom(subject, bytes - smallOf(bytes)),
    open: (subject) => {
      let held = 0;
      const change = (bytes: number) => {
        small.add(subject, smallOf(bytes) - smallOf(held));
        large.add(subject, bytes - smallOf(bytes) - (held - smallOf(held)));
        held = bytes;
      };
      return {
        take: (bytes) => {
          const wanted = held + bytes;
          const smallMore = smallOf(wanted) - smallOf(held);
          if (!small.hasRoom(subject, smallMore) || !large.hasRoom(subject, bytes - smallMore)) return false;
          change(wanted);
          return true;
        },
        keep: (bytes) => {
          if (bytes < held) change(bytes);
        },
        release: () => change(0),
      };
    },
  };
}

const smallOf = (bytes: number) => Math.min(bytes, smallBytes);

function pool(mostBytes: number) {
  const bySubject = new Map<string, number>();
  let taken = 0;
  return {
    takenBytes: () => taken,
    hasRoom: (subject: string, bytes: number) =>
      bytes === 0 || (taken + bytes <= mostBytes && (bySubject.get(subject) ?? 0) + bytes <= mostBytes * subjectPart),
    add: (subject: string, bytes: number) => {
      if (bytes === 0) return;
      taken += bytes;
      const of = (bySubject.get(subject) ?? 0) + bytes;
      if (of === 0) bySubject.delete(subject);
      else bySubject.set(subject, of);
    },
  };
}
