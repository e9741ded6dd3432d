import { CallRefused } from "../../../../kernel/envelope.ts";
import { callOverHttp } from "../../../ground/visit/call.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { handedIn } from "../answers.ts";
import { keptHere } from "../form-on-device.ts";
import { useWatchedCode } from "./use-watched-code.ts";

/** Hands over what was typed so far, and follows the form until it is sent. */
export function useFormHandOver(channel: string) {
  const visit = useVisit();
  const watched = useWatchedCode({
    open: (call) => {
      const answers = Object.entries(handedIn(keptHere())).map(([name, text]) => ({ name, text }));
      return call("/realName/handOverForm", { answers, channel });
    },
    look: (call, { number, key }) =>
      call("/realName/followForm", { number, key }).catch((error: unknown) => {
        if (error instanceof CallRefused && error.code === "NOT_FOUND") return { state: "over" as const, key: null };
        throw error;
      }),
    isLast: (state) => state === "sent" || state === "over",
  });
  return { ...watched, end };

  /** Where nobody answers, the code ends by itself. */
  async function end() {
    if (!watched.opened) return;
    const { number, key } = watched.opened;
    await callOverHttp(visit, "there")("/realName/endFormHandOver", { number, key }).catch(() => undefined);
  }
}
