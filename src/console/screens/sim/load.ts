import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

/** `heard`: what came of asking the network just now. */
export type SimPage = Answer<"/staff/getSim"> & {
  heard: Answer<"/staff/askNetwork">["heard"] | undefined;
  dropped: string[];
};

/** `/console/customers/sims/8985…`. */
export async function simPage({ context, request }: ScreenArguments): Promise<SimPage> {
  const iccid = decodeURIComponent(new URL(request.url).pathname.split("/")[4] ?? "");
  const { asks, dropped } = knownAsks(request, { heard: /^(?:asked|late|known)$/ });
  try {
    return {
      ...(await asked(context).call("/staff/getSim", { iccid })),
      heard: asks.heard as SimPage["heard"],
      dropped,
    };
  } catch (error) {
    const isNone = error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code);
    throw isNone ? data(null, { status: 404 }) : error;
  }
}
