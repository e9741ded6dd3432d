import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { beforeAndAfter } from "../plans/staff-rules.ts";
import { followRegion } from "../plans/staff-store.server.ts";
import { newArea, PublishArea } from "./contract.ts";
import { putArea } from "./store.server.ts";
import { versionOfArea, weighArea } from "./weigh-area.server.ts";

export const publishArea = operation(PublishArea, async (wish, context) => {
  const { db, caller } = context;
  return db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { kind, code, area, former, differences, isThere } = await weighArea(tx, wish);
    if (!isThere) {
      await putArea[kind](tx, area as never);
      if ("countries" in area) await followRegion(tx, code, area.countries);
      const fields = new Set(differences.map(({ field }) => field.split(".")[0]!));
      await recordAction(tx, byCaller(context), "area_published", {
        on: { kind, id: code },
        ...beforeAndAfter(differences),
        former: Object.fromEntries(Object.entries(former ?? {}).filter(([field]) => fields.has(field))),
      });
    }
    for (const thing of wish.version === null ? [code, newArea] : [code])
      await dropDraft(tx, { kind, thing }, caller.staffId);
    return { version: versionOfArea(area), differences };
  });
});
