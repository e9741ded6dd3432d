import { intentions, interests } from "../../../features/people/enquiries/rules.ts";
import { enquiryViews } from "../../../features/people/enquiries/staff-contract.ts";
import { nobody } from "../../../kernel/facet.ts";
import { languages } from "../../../kernel/language.ts";

/** What an address of the list asks for. */
export const enquiryForms = {
  view: new RegExp(`^(${enquiryViews.join("|")})$`),
  intention: new RegExp(`^(${intentions.join("|")})$`),
  interest: new RegExp(`^(${interests.join("|")})$`),
  country: /^[A-Z]{2}$/,
  owner: new RegExp(String.raw`^(${nobody}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$`),
  lang: new RegExp(`^(${languages.join("|")})$`),
} as const;
