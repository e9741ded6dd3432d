import { useWords } from "../../ground/visit/words.ts";
import type { ContactField } from "./enquiry-entries.ts";

/** What people call a control. */
export function useCalled(): (field: string) => string {
  const words = useWords("contact");
  const names: Record<ContactField, string> = {
    intention: words.intentions.label,
    interests: words.interests.label,
    resellerWay: words.ways.label,
    product: words.product.label,
    resourceSupplier: words.resourceSupplier,
    others: words.others,
    company: words.company,
    country: words.country,
    city: words.city,
    website: words.website,
    introduction: words.introduction,
    salesBand: words.salesBand,
    channels: words.channels.label,
    supplier: words.supplier,
    contactName: words.contactName,
    jobTitle: words.jobTitle,
    email: words.email,
    phone: words.phone,
    file: words.files.label,
    fax: words.fax,
  };
  return (field) => (names as Record<string, string>)[field] ?? field;
}
