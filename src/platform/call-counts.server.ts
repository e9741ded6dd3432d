import type { Network } from "./networks.server.ts";

type CallCounts = {
  /**
   * Counts a call for all of its networks, unless one of them is at its limit: then returns false and counts nothing.
   */
  count(kind: string, networks: readonly Network[], allowed: number, now: Date): boolean;
};
/** Calls of a network in a minute that have not been shared with the other processes yet. */
export type NewCalls = { kind: string; network: string; calls: number };
/** Adds them to the totals of all processes and returns each total. */
export type ShareCalls = (minute: Date, news: readonly NewCalls[]) => Promise<readonly number[]>;

const mostKept = 50_000;
const madeRoomFor = mostKept / 4;
/** The kinds to evict first: floods consist of them, and they do least harm when they start again at zero. */
const firstToGo: readonly string[] = ["read", "count"];
/**
 * Eviction rounds: networks that used less than this part of their limit may be forgotten. Those at the limit never
 * are.
 */
const sharesInTurn = [0.01, 0.1, 0.5, 1];

/** Networks below this part of their limit are not shared: as many processes together still keep the limit. */
const worthSharing = 1 / 16;
const sharing = { everyMs: 250, atOnce: 1000 };

/** `shared`: how many of `calls` have been shared; `others`: how many the other processes have shared. */
type Count = { kind: string; network: string; calls: number; most: number; shared: number; others: number };

/**
 * Counts the calls of the current minute in memory and exchanges the counts with the other processes a few times a
 * second, so that no call waits for the database and an address cannot use its limit once per process. A flood of
 * addresses neither fills the memory nor evicts those at their limit: those with the fewest calls are evicted first,
 * and when none is left to evict, a new address has to wait for the next minute.
 */
export function openCallCounts(share?: ShareCalls): CallCounts {
  let minute = 0;
  let counts = new Map<string, Count>();
  let isFull = false;
  /** Counts of the current minute that have yet to be shared. */
  let unshared = new Set<Count>();
  let next: NodeJS.Timeout | undefined;

  /** Linear, starting with those who called once or twice: sorting all of them would block every other call. */
  function makeRoom(): boolean {
    for (const others of [false, true]) {
      for (const part of sharesInTurn) {
        for (const [key, { kind, calls, most }] of counts) {
          if (counts.size <= mostKept - madeRoomFor) return true;
          if ((others || firstToGo.includes(kind)) && calls < part * most) counts.delete(key);
        }
      }
    }
    return counts.size < mostKept;
  }

  function shareLater(): void {
    next ??= setTimeout(() => void tell(), sharing.everyMs).unref();
  }

  async function tell(): Promise<void> {
    const shared = [...unshared].slice(0, sharing.atOnce);
    const news = shared.map(({ kind, network, calls, shared: before }) => ({ kind, network, calls: calls - before }));
    for (const count of shared) unshared.delete(count);
    // without the exchange each process counts for itself; the counts are shared with the next call
    const totals = news.length > 0 ? await share!(new Date(minute * 60_000), news).catch(() => undefined) : undefined;
    for (const [place, count] of totals ? shared.entries() : []) {
      count.shared += news[place]!.calls;
      count.others = Math.max(0, totals![place]! - count.shared);
    }
    next = undefined;
    if (unshared.size > 0) shareLater();
  }

  return {
    count(kind, networks, allowed, now) {
      const thisMinute = Math.floor(now.getTime() / 60_000);
      if (thisMinute !== minute) [minute, counts, isFull, unshared] = [thisMinute, new Map(), false, new Set()];
      const asked = networks.map(({ name, times }) => ({
        network: name,
        key: `${kind} ${name}`,
        most: allowed * times,
      }));
      const isOver = (count: Count | undefined, most: number) => count && count.calls + count.others >= most;
      if (asked.some(({ key, most }) => isOver(counts.get(key), most))) return false;
      for (const { key, network, most } of asked) {
        let count = counts.get(key);
        if (count) count.calls++;
        else if (isFull || (counts.size >= mostKept && !makeRoom())) {
          isFull = true;
          return false;
        } else counts.set(key, (count = { kind, network, calls: 1, most, shared: 0, others: 0 }));
        if (share && count.calls >= worthSharing * most) unshared.add(count);
      }
      if (unshared.size > 0) shareLater();
      return true;
    },
  };
}
