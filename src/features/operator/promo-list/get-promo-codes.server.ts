import { operation } from "../../../platform/operation.server.ts";
import { promoCodeFrom } from "../../sales/promos/rules.ts";
import { GetPromoCodes } from "./contract.ts";
import { lastLookedThrough, listedPromos } from "./list-store.server.ts";
import { promoViews, statesIn } from "./rules.ts";
import { shownPromo } from "./shown-promo.server.ts";
import { countedPromos } from "./store.server.ts";

const onAPage = 50;

export const getPromoCodes = operation(
  GetPromoCodes,
  async ({ view = "running", search = "", after, ...filter }, { db, now }) => {
    const wanted = { view, beginning: promoCodeFrom(search), filter, after, now };
    const [found, counts] = await Promise.all([listedPromos(db, wanted, onAPage + 1), countedPromos(db, now)]);
    const shown = found.slice(0, onAPage);
    const end = found.length > onAPage ? undefined : await lastLookedThrough(db, wanted);
    return {
      views: promoViews.map((one) => ({
        view: one,
        count: statesIn[one].reduce((sum, state) => sum + (counts[state] ?? 0), 0),
      })),
      promos: shown.map(shownPromo),
      older: found.length > onAPage ? shown.at(-1)!.code : (end ?? null),
      isCut: end !== undefined,
    };
  },
);
