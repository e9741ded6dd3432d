import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { sessionsOf } from "../sessions/store.server.ts";
import { GetDevices } from "./owner-contract.ts";

export const getDevices = operation(GetDevices, async (_wish, context) => {
  const { db, caller, now, visitor } = context;
  const [sessions, atlas] = await Promise.all([sessionsOf(db, caller.accountId, now), atlasOf(context)]);
  const placeOf = (country: string | null) => nameIn(atlas.byIso2.get(country ?? "")?.names ?? {}, visitor.language);
  const devices = sessions.map(({ id, device, country, created_at, seen_at }) => ({
    id,
    name: device,
    country,
    place: placeOf(country),
    signedInAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
    current: id === caller.sessionId,
  }));
  return { devices };
});
