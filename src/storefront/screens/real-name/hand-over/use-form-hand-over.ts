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

  async function end(): Promise<"ended" | "sent" | "failed"> {
    if (!watched.opened) return "ended";
    const { number, key } = watched.opened;
    try {
      const { isSent } = await callOverHttp(visit, "there")("/realName/endFormHandOver", { number, key });
      return isSent ? "sent" : "ended";
    } catch (error) {
      return error instanceof CallRefused && error.code === "NOT_FOUND" ? "ended" : "failed";
    }
  }
}
