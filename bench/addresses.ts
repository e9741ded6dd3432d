import { links } from "../src/storefront/links.ts";

const english = links("en");

/** A destination with sixty plans and more, and one of its plans; part of the demo shop. */
export const planCode = "jp-10gb-30d";

/** The pages that are measured, by the names that the table gives them. */
export const addresses = {
  home: english.homepage(),
  plans: english.plans({ country: "JP", mcc: "440" }),
  planDetail: english.planDetail({ code: planCode }),
  order: english.orderSim({ plan: planCode }),
  orderResult: english.orderResult,
};
