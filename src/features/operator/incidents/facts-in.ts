import type { InputOf } from "../../../kernel/endpoint.ts";
import type { OpenIncident } from "./contract.ts";

/** Only gateways and suppliers have names; an incident of anything else is about all of it. */
export const factsIn = ({ title, touches, name, still, since, until }: InputOf<typeof OpenIncident>) => ({
  title,
  touches,
  name: touches === "gateway" || touches === "supplier" ? name || null : null,
  still,
  since: new Date(since),
  until: until === null ? null : new Date(until),
});
