import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { services } from "./rules.ts";

const Tried = { attempts: z.int(), failures: z.int() };

export const GetOutsideHours = endpoint({
  path: "/staff/getOutsideHours",
  summary: "How often the shop asked gateways, suppliers, network and mail in each of 24 hours, and how often in vain.",
  caller: "staff",
  right: "see_incidents",
  input: z.object({}),
  output: z.object({
    now: z.string(),
    services: z.array(
      z.object({
        service: z.enum(services),
        isInTrouble: z.boolean(),
        ...Tried,
        /** The last one runs. */
        hours: z.array(z.object({ at: z.string(), ...Tried })),
        /** By whom it is done: a gateway, a supplier, … */
        names: z.array(z.object({ name: z.string(), isInTrouble: z.boolean(), ...Tried })),
      }),
    ),
  }),
});
