import type { Network } from "./networks.server.ts";

type CallCounts = {
  /**
   * Counts a call for all of its networks, unless one of them has had its share: then it says no and counts nothing.
   */
  count(kind: string, networks: readonly Network[], allowed: number, now: Date): boolean;
};
/** Calls of a network in a minute that the other processes have not been told of. */
export type NewCalls = { kind: string; network: string; calls: number };
/** Adds them to those of all processes, and answers how many these are by now, for each. */
export type ShareCalls = (minute: Date, news: readonly NewCalls[]) => Promise<readonly number[]>;

const mostKept = 50_000;
const madeRoomFor = mostKept / 4;
/** What a flood is made of, and what does least harm when it begins anew. */
const firstToGo: readonly string[] = ["read", "count"];
/** Of their share, how much those have used who are forgotten; whoever has used all of it never is. */
const sharesInTurn = [0.01, 0.1, 0.5, 1];

/** Below this part of its share a network is told of to nobody: as many processes together still hold the limit. */
const worthTelling = 1 / 16;
const sharing = { everyMs: 250, atOnce: 1000 };

/** `told`: so many of `calls` the others know of; `others`: what they have told. */
type Count = { kind: string; network: string; calls: number; most: number; told: number; others: number };

/**
 * Calls of the running minute in the memory of this process; a few times a second it exchanges with the others what
 * they count, so that no call waits for the database and an address cannot have its share from each of them. A flood of
 * addresses neither fills the memory nor makes it forget those who have had their share: those who have used least of
 * theirs are forgotten first, and when nobody is left whom one may forget, a new address has to wait for the next
 * minute.
 */
export function openCallCounts(share?: ShareCalls): CallCounts {
  let minute = 0;
  let counts = new Map<string, Count>();
  let isFull = false;
  /** Of the running minute, what the others should hear. */
  let untold = new Set<Count>();
  let next: NodeJS.Timeout | undefined;

  /** Linear, with who called once or twice first: a sort of everybody would hold up all other calls. */
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

  function tellLater(): void {
    next ??= setTimeout(() => void tell(), sharing.everyMs).unref();
  }

  async function tell(): Promise<void> {
    const told = [...untold].slice(0, sharing.atOnce);
    const news = told.map(({ kind, network, calls, told: before }) => ({ kind, network, calls: calls - before }));
    for (const count of told) untold.delete(count);
    // without the others each process counts for itself; what they missed is told with the next call
    const totals = news.length > 0 ? await share!(new Date(minute * 60_000), news).catch(() => undefined) : undefined;
    for (const [place, count] of totals ? told.entries() : []) {
      count.told += news[place]!.calls;
      count.others = Math.max(0, totals![place]! - count.told);
    }
    next = undefined;
    if (untold.size > 0) tellLater();
  }

  return {
    count(kind, networks, allowed, now) {
      const thisMinute = Math.floor(now.getTime() / 60_000);
      if (thisMinute !== minute) [minute, counts, isFull, untold] = [thisMinute, new Map(), false, new Set()];
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
        } else counts.set(key, (count = { kind, network, calls: 1, most, told: 0, others: 0 }));
        if (share && count.calls >= worthTelling * most) untold.add(count);
      }
      if (untold.size > 0) tellLater();
      return true;
    },
  };
}
