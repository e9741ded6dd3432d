import { addressForm } from "../../../../features/catalogue/postage/address-forms.ts";
import type { FieldProblem } from "../../../../ui/error-summary.tsx";
import { useWords } from "../../../ground/visit/words.ts";

/** In the list of what needs care: the field as its country calls it, then what is wrong with it. */
export function useFieldNames(country: string) {
  const { district, email } = useWords("addresses");
  const { parcel } = useWords("checkout");
  const { named } = useWords("errors");
  const names: Record<string, string> = {
    country: parcel.country,
    contactPerson: parcel.person,
    phone: parcel.phone,
    district,
    email,
  };
  for (const { part, label } of addressForm(country).fields) names[part] = parcel.labels[label];
  return ({ field, message }: FieldProblem): FieldProblem =>
    field ? { field, message: named(names[field] ?? field, message) } : { message };
}
