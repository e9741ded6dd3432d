import { useEffect, useState } from "react";
import type { CallRefused } from "../../../../kernel/envelope.ts";
import { newUuid } from "../../../../kernel/uuid.ts";
import { callOverHttp } from "../../../ground/visit/call.ts";
import type { Answer } from "../../../ground/visit/calls.ts";
import { useVisit } from "../../../ground/visit/visit.ts";

type Asking = { code: string; requestKey: string };
export type Taken = Answer<"/realName/takeHandOver">;

const storageKey = "hand-over";
const askingKey = "hand-over-asking";
const pauseMs = 2000;

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
      const asking = code === "" ? askedHere() : { code, requestKey: newUuid() };
      if (!asking) return keptHere() ?? "gone";
      keep(askingKey, asking);
      history.replaceState(history.state, "", location.pathname);
      const fresh = await ask(asking);
      if (fresh !== "gone") keep(storageKey, fresh);
      keep(askingKey, null);
      return fresh;
    }

    /** The same request until there is an answer: one that was lost comes again. */
    async function ask(asking: Asking): Promise<Taken | "gone"> {
      for (;;) {
        try {
          return await callOverHttp(visit, "there")("/realName/takeHandOver", asking);
        } catch (error) {
          if ((error as CallRefused).code !== "TRY_AGAIN_LATER") return "gone";
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
    }
    // one code, one taking
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return taken;
}

/** Storage may be full or forbidden: then the page goes on as long as it is not loaded anew. */
function keep(name: string, what: Taken | Asking | null): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(what));
  } catch {
    // the code is taken all the same
  }
}

/** Whose answer the page that was loaded before never had. */
function askedHere(): Asking | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(askingKey) ?? "null") as Asking | null) ?? undefined;
  } catch {
    return undefined;
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
