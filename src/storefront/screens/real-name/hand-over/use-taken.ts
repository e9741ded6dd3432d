import { useEffect, useState } from "react";
import { callOverHttp } from "../../../ground/visit/call.ts";
import type { Answer } from "../../../ground/visit/calls.ts";
import { useVisit } from "../../../ground/visit/visit.ts";

export type Taken = Answer<"/realName/takeHandOver">;

const storageKey = "hand-over";

/**
 * Takes the code of the address, once: what came for it stays in this tab, so that a page that is loaded anew goes on. The
 * code is behind `#`, where no server and no log sees it, and leaves the address.
 */
export function useTaken(): Taken | "opening" | "gone" {
  const visit = useVisit();
  const [taken, setTaken] = useState<Taken | "opening" | "gone">("opening");
  useEffect(() => {
    void take().then(setTaken);

    async function take(): Promise<Taken | "gone"> {
      const code = location.hash.slice(1);
      if (code === "") return keptHere() ?? "gone";
      history.replaceState(history.state, "", location.pathname);
      const fresh = await callOverHttp(visit, "there")("/realName/takeHandOver", { code }).catch(() => undefined);
      if (fresh) keepHere(fresh);
      return fresh ?? "gone";
    }
    // one code, one taking
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return taken;
}

/** Storage may be full or forbidden: then the page goes on as long as it is not loaded anew. */
function keepHere(taken: Taken): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(taken));
  } catch {
    // the code is taken all the same
  }
}

function keptHere(): Taken | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Taken | null;
    return kept && Date.parse(kept.endsAt) > Date.now() ? kept : undefined;
  } catch {
    return undefined;
  }
}
