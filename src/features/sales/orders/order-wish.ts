import type { InputOf } from "../../../kernel/endpoint.ts";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import type { IdentityRule } from "../../../kernel/plan-terms.ts";
import { isDate } from "../../../kernel/zoned-time.ts";
import { addressProblems, tidyAddress } from "../../catalogue/postage/shipping-rules.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import type { CreateOrder } from "./contract.ts";

export type OrderWish = InputOf<typeof CreateOrder>;
/** The fields that decide which others are required; the rest is the same for every way. */
export type WishForm = Pick<
  OrderWish,
  "way" | "quantity" | "departsOn" | "shipping" | "iccids" | "document" | "travellers"
>;
type Asked = "departsOn" | "shipping" | "iccids" | "travellers";

/**
 * The fields of each way besides the common ones. `true`: required, `false`: optional. Other fields are ignored, so
 * that a form may keep them while the buyer looks at another way.
 */
export const askedFor: Record<WishForm["way"], Partial<Record<Asked, boolean>>> = {
  esim: { departsOn: false, travellers: false },
  physical: { departsOn: true, shipping: true },
  renewal: { departsOn: false, iccids: true },
};

/** The same wish with nothing but its way's fields, each as it is kept. A document stays until the plan is known. */
export function tidyWish<Wish extends WishForm>(wish: Wish): Wish {
  const asked = askedFor[wish.way];
  const { departsOn, shipping, iccids, travellers } = wish;
  return {
    ...wish,
    departsOn: "departsOn" in asked ? departsOn : undefined,
    shipping: "shipping" in asked && shipping ? tidyAddress(shipping) : undefined,
    iccids: "iccids" in asked && iccids ? typedSims(iccids).map(({ iccid }) => iccid) : undefined,
    travellers: "travellers" in asked && travellers && travellers.length > 0 ? travellers : undefined,
  };
}

/**
 * Validates a normalised input beyond the contract's own rules, reporting all problems at once: the same in the browser
 * and on the server (requirements E4). `identity` is the plan's; `today` is the earliest current date on earth.
 */
export function wishProblems(
  wish: WishForm,
  { identity, today }: { identity: IdentityRule; today: string },
): FieldProblem[] {
  return [
    ...dayProblems(wish, today),
    ...shippingProblems(wish),
    ...simProblems(wish),
    ...travellerProblems(wish),
    ...documentProblems(wish, identity),
  ];
}

function dayProblems({ way, departsOn }: WishForm, today: string): FieldProblem[] {
  if (departsOn === undefined) return askedFor[way].departsOn ? [{ field: "departsOn", problem: "empty" }] : [];
  if (!isDate(departsOn)) return [{ field: "departsOn", problem: "format" }];
  return departsOn < today ? [{ field: "departsOn", problem: "date.past" }] : [];
}

function shippingProblems({ way, shipping }: WishForm): FieldProblem[] {
  if (!askedFor[way].shipping) return [];
  return shipping ? addressProblems(shipping, "shipping") : [{ field: "shipping.country", problem: "choose" }];
}

/** Requires as many ICCIDs as SIMs are paid for. */
function simProblems({ way, iccids = [], quantity }: WishForm): FieldProblem[] {
  if (!askedFor[way].iccids) return [];
  const wrong = typedSims(iccids).flatMap(({ problem }, place): FieldProblem[] =>
    problem ? [{ field: `iccids.${place}`, problem }] : [],
  );
  if (iccids.length < quantity) wrong.push({ field: `iccids.${iccids.length}`, problem: "empty" });
  if (iccids.length > quantity) wrong.push({ field: "iccids", problem: "fewer", limit: quantity });
  return wrong;
}

/** Each eSIM of the order has at most one traveller. */
function travellerProblems({ travellers = [], quantity }: WishForm): FieldProblem[] {
  return travellers.flatMap(({ position }, place): FieldProblem[] => {
    const taken = travellers.findIndex((other) => other.position === position) < place;
    return taken || position > quantity
      ? [{ field: `travellers.${place}.position`, problem: "range", limit: quantity }]
      : [];
  });
}

/** Requirements O3: required where the plan's networks register their users. */
export function documentProblems({ document }: Pick<WishForm, "document">, identity: IdentityRule): FieldProblem[] {
  if (identity === "none" || document) return [];
  return [
    { field: "document.type", problem: "choose" },
    { field: "document.firstFour", problem: "empty" },
  ];
}
