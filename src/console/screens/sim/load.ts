import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

/** `heard`: what came of asking the network just now; `sentUntil`: the end of a renewal link that was just sent. */
export type SimPage = Answer<"/staff/getSim"> & {
  heard: Answer<"/staff/askNetwork">["heard"] | undefined;
  /** Null: it is no prepaid card that anything is known of. */
  prepaid: Answer<"/staff/getPrepaidCorrections"> | null;
  sentUntil: string | undefined;
  dropped: string[];
};

/** `/console/customers/sims/8985…`. */
export async function simPage({ context, request }: ScreenArguments): Promise<SimPage> {
  const iccid = decodeURIComponent(new URL(request.url).pathname.split("/")[4] ?? "");
  const { asks, dropped } = knownAsks(request, {
    heard: /^(?:asked|late|known)$/,
    sent: /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/,
  });
  try {
    const { call } = asked(context);
    const [sim, prepaid] = await Promise.all([
      call("/staff/getSim", { iccid }),
      call("/staff/getPrepaidCorrections", { iccid }).catch((error: unknown) => {
        if (!(error instanceof CallRefused) || error.code !== "NOT_FOUND") throw error;
        return null;
      }),
    ]);
    return {
      ...sim,
      prepaid,
      heard: asks.heard as SimPage["heard"],
      sentUntil: asks.sent,
      dropped,
    };
  } catch (error) {
    const isNone = error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code);
    throw isNone ? data(null, { status: 404 }) : error;
  }
}
