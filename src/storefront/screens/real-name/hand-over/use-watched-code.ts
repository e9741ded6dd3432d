import { useEffect, useState } from "react";
import { callOverHttp } from "../../../ground/visit/call.ts";
import type { Call } from "../../../ground/visit/calls.ts";
import { useVisit } from "../../../ground/visit/visit.ts";

type Watched<Opened, Seen extends { state: string }> = {
  open: (call: Call) => Promise<Opened>;
  look: (call: Call, opened: Opened) => Promise<Seen>;
  isLast: (state: Seen["state"]) => boolean;
};

const pauseMs = 2000;

/** Opens a code and looks how far it is until nothing more follows; a line that is lost meanwhile is asked again. */
export function useWatchedCode<Opened, Seen extends { state: string }>({ open, look, isLast }: Watched<Opened, Seen>) {
  const visit = useVisit();
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<"opening" | "waiting" | "failed" | Seen["state"]>("opening");
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const given = new AbortController();
    const call = callOverHttp(visit, "there");
    void follow();
    return () => given.abort();

    async function follow() {
      const form = await open(call).catch(() => undefined);
      if (given.signal.aborted) return;
      setOpened(form);
      setState(form ? "waiting" : "failed");
      if (form) await watch(form);
    }

    async function watch(form: Opened) {
      while (!given.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        const now = await look(call, form).catch(() => undefined);
        if (given.signal.aborted || !now) continue;
        setSeen(now);
        setState(now.state);
        if (isLast(now.state)) return;
      }
    }
    // what was answered before does not open another code
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round]);
  const renew = () => {
    setState("opening");
    setRound((before) => before + 1);
  };
  return { state, opened, seen, renew };
}
