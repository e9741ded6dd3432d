import type { DocumentType } from "../../../../features/people/real-names/document-number.ts";
import type { PhotoSlot } from "../../../../features/people/real-names/rules.ts";
import { CallRefused } from "../../../../kernel/envelope.ts";
import type { Answer, Call } from "../../../ground/visit/calls.ts";
import type { Entries } from "../../../parts/forms/entries.ts";
import { useWatchedCode } from "./use-watched-code.ts";

type Asked = { type: DocumentType; slots: readonly PhotoSlot[]; channel: string; entries: Entries };
type Opened = Answer<"/realName/openHandOver">;

/** Opens a code for the photographs and asks how far it is until they are there. */
export function useHandOver({ type, slots, channel, entries }: Asked) {
  return useWatchedCode({
    open,
    look: (call, { number, key }) => call("/realName/getHandOver", { number, key }),
    isLast: (state) => state === "done" || state === "over",
  });

  /** A form that was swept after a day, or is over, is no reason to lose the answers: another one is begun. */
  async function open(call: Call): Promise<Opened> {
    const wish = { type, slots: [...slots], channel };
    const { number, key } = entries;
    if (!number || !key) return call("/realName/openHandOver", wish);
    return call("/realName/openHandOver", { ...wish, number, key }).catch((error: unknown) => {
      if (error instanceof CallRefused && (error.code === "REAL_NAME_OVER" || error.code === "NOT_FOUND"))
        return call("/realName/openHandOver", wish);
      throw error;
    });
  }
}
