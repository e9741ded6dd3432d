import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { CheckDevice } from "./contract.ts";
import { showingDevices } from "./device-model.server.ts";
import { verdictOn } from "./rules.ts";
import { knownDevices } from "./store.server.ts";

export const checkDevice = operation(CheckDevice, async ({ model, bought }, context) => {
  const device = (await knownDevices(context)).find(({ slug }) => slug === model) ?? refuse("NOT_FOUND");
  const show = await showingDevices(context);
  return {
    device: show(device),
    verdict: verdictOn({ kind: device.kind, esim: device.esim, boughtIn: device.bought_in }, bought) ?? null,
    source: device.source,
    asOf: device.as_of,
  };
});
