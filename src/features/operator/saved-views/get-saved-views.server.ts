import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetSavedViews } from "./contract.ts";
import { rightToOthers } from "./rules.ts";
import { layoutsOf, viewsFor } from "./store.server.ts";

export const getSavedViews = operation(GetSavedViews, async (_wish, { db, caller }) => {
  const [views, layouts] = await Promise.all([viewsFor(db, caller.staffId), layoutsOf(db, caller.staffId)]);
  return {
    views: views.map(({ id, name, asks, shared, staff_id: maker, maker: makerName, version }) => ({
      id,
      name,
      asks,
      version,
      isShared: shared,
      isMine: maker === caller.staffId,
      maker: makerName,
      mayChange: maker === caller.staffId || may(caller, rightToOthers),
    })),
    layouts,
  };
});
