import { redirect } from "react-router";
import { links } from "../../../ground/links.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import { wordsOf } from "../../../ground/visit/words.ts";
import { textIn } from "../../../parts/forms/entries.ts";
import { shownAgain, whyRefused } from "../../../parts/forms/form-answer.ts";
import { withAKey } from "../../../parts/forms/with-a-key.ts";
import { phoneNumber } from "../../../parts/phone/phone-number.ts";

const controls = [
  "country",
  "contactPerson",
  "phoneCountry",
  "phone",
  "province",
  "city",
  "district",
  "address",
  "postalCode",
  "email",
  "preferred",
];

/** The server checks the entries, so that no schema travels for them (decision 11). */
export async function act({ call, language }: Asking, form: FormData) {
  const said = (name: string) => textIn(form, name);
  const to = (done: string) => redirect(links(language).account({ tab: "addresses", done }), 303);
  const entries = Object.fromEntries(controls.map((name) => [name, said(name)]));
  const intent = said("intent");
  // without JavaScript: another country has other fields
  if (intent === "country") return shownAgain(entries, {});
  try {
    if (intent === "remove") await call("/account/deleteAddress", { id: said("id") });
    else await withAKey(said("requestKey"), (requestKey) => call("/account/saveAddress", { ...wish(), requestKey }));
    return to(intent === "remove" ? "removed" : "saved");
  } catch (error) {
    const [{ notSaved: title }, { summary }] = [wordsOf(language, "addresses"), wordsOf(language, "errors")];
    const { why, status } = whyRefused(error, { title, summary, controls });
    return shownAgain(entries, why, status);
  }

  function wish() {
    const parts = ["province", "city", "district", "postalCode", "email"].filter((part) => said(part).trim() !== "");
    return {
      ...Object.fromEntries(parts.map((part) => [part, said(part)])),
      ...(said("id") && { id: said("id") }),
      country: said("country"),
      address: said("address"),
      contactPerson: said("contactPerson"),
      phone: phoneNumber(said("phoneCountry"), said("phone")),
      preferred: said("preferred") === "on",
    };
  }
}
