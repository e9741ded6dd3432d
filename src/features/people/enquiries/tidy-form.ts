import type { EnquiryForm } from "./contract.ts";
import { asksOthers, asksProduct, asksWay } from "./rules.ts";

/** Without the answers to questions that the other answers do not ask. */
export function tidyForm(form: EnquiryForm): EnquiryForm {
  const { resellerWay, product, resourceSupplier, others, website, ...always } = form;
  return {
    ...always,
    ...(asksWay(form) && { resellerWay }),
    ...(asksProduct(form) && { product, resourceSupplier }),
    ...(asksOthers(form) && { others }),
    ...(website && { website }),
  };
}
