import { useEffect, useState } from "react";
import type { DocumentType } from "../../../../features/people/real-names/document-number.ts";
import type { PhotoSlot } from "../../../../features/people/real-names/rules.ts";
import { CallRefused } from "../../../../kernel/envelope.ts";
import { callOverHttp } from "../../../ground/visit/call.ts";
import type { Answer } from "../../../ground/visit/calls.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import type { Entries } from "../../../parts/forms/entries.ts";

type Asked = { type: DocumentType; slots: readonly PhotoSlot[]; channel: string; entries: Entries };
type Opened = Answer<"/realName/openHandOver">;
type State = "opening" | "failed" | Answer<"/realName/getHandOver">["state"];

const pauseMs = 2000;

/** Opens a code and asks how far it is until its photographs are there; a line that is lost meanwhile is asked again. */
export function useHandOver({ type, slots, channel, entries }: Asked) {
  const visit = useVisit();
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<State>("opening");
  useEffect(() => {
    const given = new AbortController();
    const call = callOverHttp(visit, "there");
    void follow();
    return () => given.abort();

    async function follow() {
      const form = await open().catch(() => undefined);
      if (given.signal.aborted) return;
      setOpened(form);
      setState(form ? "waiting" : "failed");
      if (form) await watch(form);
    }

    async function watch({ number, key }: Opened) {
      while (!given.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        const now = await call("/realName/getHandOver", { number, key }).catch(() => undefined);
        if (given.signal.aborted || !now) continue;
        setState(now.state);
        if (now.state === "done" || now.state === "over") return;
      }
    }

    /** A form that was swept after a day, or is over, is no reason to lose the answers: another one is begun. */
    async function open(): Promise<Opened> {
      const wish = { type, slots: [...slots], channel };
      const { number, key } = entries;
      if (!number || !key) return call("/realName/openHandOver", wish);
      return call("/realName/openHandOver", { ...wish, number, key }).catch((error: unknown) => {
        if (error instanceof CallRefused && (error.code === "REAL_NAME_OVER" || error.code === "NOT_FOUND"))
          return call("/realName/openHandOver", wish);
        throw error;
      });
    }
    // what was answered before does not open another code
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round]);
  const renew = () => {
    setState("opening");
    setRound((before) => before + 1);
  };
  return { state, opened, renew };
}
