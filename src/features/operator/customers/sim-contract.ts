import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Iccid } from "./contract.ts";

export const AskNetwork = endpoint({
  path: "/staff/askNetwork",
  summary:
    "Asks the network, or the supplier of an eSIM, how it stands at this moment: its state, where it was seen last and what was used. At most once a minute; the answer is written down.",
  caller: "staff",
  right: "see_customers",
  limit: "write",
  input: z.object({ iccid: Iccid }),
  /** `known`: its supplier tells nothing of it; `late`: the answer is written down when it comes. */
  output: z.object({ heard: z.enum(["late", "asked", "known"]) }),
  refusals: ["NOT_FOUND", "TRIED_OFTEN"],
});
