import { useEffect, useState } from "react";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { piecesOf, piecesSeen, type Pieces } from "./photo-reading.ts";

/**
 * What the values are compared with. It is no part of the answers, which stay on the device: a page that is loaded anew asks
 * for it again. Undefined: it is on its way.
 */
export function usePieces(entries: Entries, drawn: Pieces | undefined): Pieces | undefined {
  const visit = useVisit();
  const [pieces, setPieces] = useState(() => drawn ?? piecesSeen(entries));
  useEffect(() => {
    const given = new AbortController();
    if (!pieces) void ask();
    return () => given.abort();

    async function ask() {
      const found = await piecesOf(entries, { call: callOverHttp(visit, "there") });
      if (!given.signal.aborted) setPieces(found);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return pieces;
}
