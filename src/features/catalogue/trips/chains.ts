import { cheapestEsim, shelvesOf } from "./cheapest-esim.ts";
import type { Use } from "./cover.ts";
import type { Offer, Trip } from "./offer.ts";

/** What a chain's last eSIM is, and which need it begins with, in which stay. */
type Link = { offer: Offer; first: number; from: number };

/**
 * For each set of stays (a bit for each) the cheapest chain of eSIMs, one after the other, that serves just these.
 * A chain that ends with some need is the cheapest chain before, and one eSIM for what comes after that: from a need of
 * the same stay or of an earlier one, over all stays of the set between them.
 */
export function chainsOf(trip: Trip, offers: readonly Offer[]) {
  const { needs, bits, stays } = trip;
  const size = needs.length;
  const shelfFor = shelvesOf(offers);
  const costs = new Float64Array(size << stays.length).fill(Infinity);
  const links = Array.from<Link | undefined>({ length: costs.length });
  const costOf = (set: number) => (set === 0 ? 0 : costs[set * size + stays[highest(set)]!.last]!);

  for (let to = 0; to < stays.length; to++) {
    for (let from = 0; from <= to; from++) {
      const between = from === to ? 0 : (1 << to) - (2 << from);
      // every set of stays between the two
      for (let over = between; ; over = (over - 1) & between) {
        extend(from, to, over);
        if (over === 0) break;
      }
    }
  }

  /** All chains whose last eSIM begins in the stay `from`, serves the stays `over` and ends in the stay `to`. */
  function extend(from: number, to: number, over: number): void {
    const group = over | (1 << from) | (1 << to);
    const shelf = shelfFor(
      stays.reduce((countries, { first }, stay) => (group & (1 << stay) ? countries | bits[first]! : countries), 0),
    );
    if (shelf.packages.length + shelf.passes.length === 0) return;
    for (let first = stays[from]!.first; first <= stays[from]!.last; first++) {
      const begins = first === stays[from]!.first;
      const days = daysCounted(first, group);
      for (let last = Math.max(first, stays[to]!.first); last <= stays[to]!.last; last++) {
        const esim = cheapestEsim(shelf, first, last, days.with(last));
        if (!esim) break;
        const link = { offer: esim.offer, first, from };
        for (let earlier = 0; earlier < 1 << from; earlier++) {
          const cost = esim.cost + (begins ? costOf(earlier) : costs[(earlier | (1 << from)) * size + first - 1]!);
          const at = (earlier | group) * size + last;
          // of equal ones the last: what is bought first is used up
          if (cost > costs[at]!) continue;
          costs[at] = cost;
          links[at] = link;
        }
      }
    }
  }

  /**
   * Counts different days: of the stay where an eSIM begins, of those it passes and, as they are added, of the last.
   */
  function daysCounted(first: number, group: number) {
    let [low, high] = [0, 0];
    const add = (need: number) => {
      const { day } = needs[need]!;
      if (day < 32) low |= 1 << day;
      else high |= 1 << (day - 32);
      return bitCount(low) + bitCount(high);
    };
    for (let stay = 0; stay < highest(group); stay++) {
      if ((group & (1 << stay)) === 0) continue;
      for (let need = Math.max(first, stays[stay]!.first); need <= stays[stay]!.last; need++) add(need);
    }
    return { with: add };
  }

  function uses(set: number): Use[] {
    const found: Use[] = [];
    for (let group = set, last = stays[highest(set)]!.last; group !== 0;) {
      const { offer, first, from } = links[group * size + last]!;
      found.unshift({
        offer,
        serves: needs.flatMap(({ stay }, need) => (need >= first && need <= last && group & (1 << stay) ? [need] : [])),
      });
      // where it begins within a stay, the one before serves the days until then, else the stays before
      group &= (first === stays[from]!.first ? 1 << from : 2 << from) - 1;
      if (group !== 0) last = Math.min(first - 1, stays[highest(group)]!.last);
    }
    return found;
  }

  return { cost: costOf, uses };
}

function highest(set: number): number {
  return 31 - Math.clz32(set);
}

/** How many bits are set. */
function bitCount(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x5555_5555);
  pairs = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return (((pairs + (pairs >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}
