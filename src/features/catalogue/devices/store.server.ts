import type { Selectable } from "kysely";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DeviceRow } from "../../../platform/database/tables.ts";

export type Device = Selectable<DeviceRow>;

/** All known devices, newest first; read once for each state of the catalogue. */
export const knownDevices = perCatalogueVersion((db) =>
  db.selectFrom("devices").selectAll().orderBy("year", "desc").orderBy("brand").orderBy("model").execute(),
);

/** All of them, as a file has them. */
export const deviceRecords = (db: DbOrTx): Promise<Device[]> =>
  db.selectFrom("devices").selectAll().orderBy("slug").execute();
