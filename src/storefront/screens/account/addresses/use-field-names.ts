import { addressForm } from "../../../../features/catalogue/postage/address-forms.ts";
import { useWords } from "../../../ground/visit/words.ts";

/** A field as its country calls it. */
export function useFieldNames(country: string) {
  const { district, email } = useWords("addresses");
  const { parcel } = useWords("checkout");
  const names: Record<string, string> = {
    country: parcel.country,
    contactPerson: parcel.person,
    phone: parcel.phone,
    district,
    email,
  };
  for (const { part, label } of addressForm(country).fields) names[part] = parcel.labels[label];
  return (field: string) => names[field] ?? field;
}
