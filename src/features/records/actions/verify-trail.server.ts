import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { linksAfter, unlinkedAction, type Link } from "./links-store.server.ts";

type Head = { place: number; day: string; hash: string };
type WrongRow = {
  place?: number;
  action: string;
  why: "removed" | "changed" | "not linked" | "not the one noted";
};
type Verdict = { head?: Head; wrong?: WrongRow };

const batch = 5_000;

/**
 * Computes the chain anew, row by row, and names the first one that is not as it was written. Whoever owns the whole
 * database could write a whole chain anew; `noted`, a head that the log has kept outside of it, finds that too.
 */
export async function verifyTrail(db: DbOrTx, noted?: Pick<Head, "place" | "hash">): Promise<Verdict> {
  let head: Head | undefined;
  for (let links = await linksAfter(db, 0, batch); links.length > 0; links = await linksAfter(db, head!.place, batch)) {
    for (const link of links) {
      const why = whatIsWrong(link, head?.place ?? 0, noted);
      if (why) return { ...(head && { head }), wrong: { place: link.place, action: link.action_id, why } };
      head = { place: link.place, day: link.day, hash: link.hash };
    }
  }
  const known = head && { head };
  if (noted && (head?.place ?? 0) < noted.place)
    return { ...known, wrong: { place: noted.place, action: "", why: "removed" } };
  const unlinked = await unlinkedAction(db);
  return { ...known, ...(unlinked && { wrong: { action: unlinked, why: "not linked" } }) };
}

function whatIsWrong(link: Link, last: number, noted?: Pick<Head, "place" | "hash">): WrongRow["why"] | undefined {
  if (link.place !== last + 1 || link.is_gone) return "removed";
  if (!link.fits) return "changed";
  return noted?.place === link.place && noted.hash !== link.hash ? "not the one noted" : undefined;
}
