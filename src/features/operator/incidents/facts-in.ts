import type { InputOf } from "../../../kernel/endpoint.ts";
import type { OpenIncident } from "./contract.ts";
import type { TouchKind } from "./rules.ts";

/** Plans on the network, e-mails and the delivery have no names: an incident of them is about all of it. */
const named: ReadonlySet<TouchKind> = new Set(["gateway", "supplier", "destination", "carrier"]);

export const factsIn = ({ title, touches, name, still, since, until }: InputOf<typeof OpenIncident>) => ({
  title,
  touches,
  name: named.has(touches) ? name || null : null,
  still,
  since: new Date(since),
  until: until === null ? null : new Date(until),
});
