import { CallRefused } from "../../../kernel/envelope.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import type { Visit } from "../../ground/visit/visit.ts";

/** What the network says against a SIM, "" if nothing; `undefined` if it cannot be asked now: the order asks again. */
export async function networkProblem(visit: Visit, iccid: string, planCode: string): Promise<string | undefined> {
  try {
    const { sims } = await callOverHttp(visit)("/user/checkICCID", { iccids: [iccid], planCode });
    return sims[0]?.message ?? "";
  } catch (error) {
    if (error instanceof CallRefused) return undefined;
    throw error;
  }
}
