export const promoStates = ["running", "coming", "used_up", "ended", "stopped"] as const;
export type PromoState = (typeof promoStates)[number];

/** The list's views, and the states that each shows. */
export const promoViews = ["running", "coming", "over", "all"] as const;
export type PromoView = (typeof promoViews)[number];

export const statesIn: Readonly<Record<PromoView, readonly PromoState[]>> = {
  running: ["running"],
  coming: ["coming"],
  over: ["used_up", "ended", "stopped"],
  all: promoStates,
};
