import { cursorAt, placeIn } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetIncidents } from "./contract.ts";
import { listed } from "./rules.ts";
import { shownIncident } from "./shown-incident.server.ts";
import { incidentsBefore } from "./store.server.ts";

export const getIncidents = operation(GetIncidents, async ({ after }, { db, gateways, suppliers }) => {
  const found = await incidentsBefore(db, after === undefined ? undefined : placeIn(after), listed + 1);
  const shown = found.slice(0, listed);
  return {
    incidents: shown.map(shownIncident),
    older: found.length > listed ? cursorAt(shown.at(-1)!) : null,
    names: { gateway: gateways.map(({ name }) => name), supplier: suppliers.map(({ name }) => name) },
  };
});
