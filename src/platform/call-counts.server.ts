import { minuteMs } from "../kernel/duration.ts";
import type { Network } from "./networks.server.ts";

type CallCounts = {
  /**
   * Counts a call for all of its networks, unless one of them has had its share: then it says no and counts nothing.
   */
  count(kind: string, networks: readonly Network[], allowed: number, now: Date): boolean;
};

const mostKept = 50_000;
const madeRoomFor = mostKept / 4;
/** What a flood is made of, and what does least harm when it begins anew. */
const firstToGo: readonly string[] = ["read", "count"];
/** Of their share, how much those have used who are forgotten; whoever has used all of it never is. */
const sharesInTurn = [0.01, 0.1, 0.5, 1];

type Count = { kind: string; calls: number; most: number };

/**
 * Calls of the running minute in the memory of this process. A flood of addresses neither fills it nor makes it forget
 * those
 * who have had their share: those who have used least of theirs are forgotten first, and when nobody is left whom one
 * may forget, a new
 * address has to wait for the next minute.
 */
export function openCallCounts(): CallCounts {
  let minute = 0;
  let counts = new Map<string, Count>();
  let isFull = false;

  /** Linear, with who called once or twice first: a sort of everybody would hold up all other calls. */
  function makeRoom(): boolean {
    for (const others of [false, true]) {
      for (const share of sharesInTurn) {
        for (const [key, { kind, calls, most }] of counts) {
          if (counts.size <= mostKept - madeRoomFor) return true;
          if ((others || firstToGo.includes(kind)) && calls < share * most) counts.delete(key);
        }
      }
    }
    return counts.size < mostKept;
  }

  return {
    count(kind, networks, allowed, now) {
      const thisMinute = Math.floor(now.getTime() / minuteMs);
      if (thisMinute !== minute) [minute, counts, isFull] = [thisMinute, new Map(), false];
      const asked = networks.map(({ name, times }) => ({ key: `${kind} ${name}`, most: allowed * times }));
      if (asked.some(({ key, most }) => (counts.get(key)?.calls ?? 0) >= most)) return false;
      for (const { key, most } of asked) {
        const count = counts.get(key);
        if (count) count.calls++;
        else if (isFull || (counts.size >= mostKept && !makeRoom())) {
          isFull = true;
          return false;
        } else counts.set(key, { kind, calls: 1, most });
      }
      return true;
    },
  };
}
