import { links } from "../src/storefront/ground/links.ts";

const english = links("en");

/**
 * A fixed package and a day pass of the demo shop's biggest destination; the page of its plans opens with day passes.
 */
export const planCode = "jp-10gb-30d";
export const dayPassCode = "jp-day-1gb";

/** The pages that are measured, by the names that the table gives them. */
export const addresses = {
  home: english.homepage(),
  plans: english.plans({ country: "JP", mcc: "440" }),
  planDetail: english.planDetail({ code: planCode }),
  order: english.orderSim({ plan: planCode }),
  orderResult: english.orderResult,
};
