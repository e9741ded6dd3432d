import { data, redirect } from "react-router";
import { CallRefused } from "../../../../kernel/envelope.ts";
import { refusalStatus } from "../../../../kernel/refusal.ts";
import type { FieldProblem } from "../../../../ui/error-summary.tsx";
import { links } from "../../../ground/links.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import { wordsOf } from "../../../ground/visit/words.ts";
import { newRequestKey } from "../../../parts/forms/request-key.ts";
import { withAKey } from "../../../parts/forms/with-a-key.ts";
import { phoneNumber } from "../../../parts/phone/phone-number.ts";

/** Why the form is shown again, with everything as it was entered; `id`: another one for every try. */
export type NotSaved = {
  id: string;
  entries: Readonly<Record<string, string>>;
  title: string;
  problems: FieldProblem[];
};

const fields = [
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
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const to = (done: string) => redirect(links(language).account({ tab: "addresses", done }), 303);
  const entries = Object.fromEntries(fields.map((name) => [name, said(name)]));
  const again = (status: number, title: string, problems: FieldProblem[]) =>
    data<NotSaved>({ id: newRequestKey(), entries, title, problems }, { status });
  const intent = said("intent");
  // without JavaScript: another country has other fields
  if (intent === "country") return again(200, "", []);
  try {
    if (intent === "remove") await call("/account/deleteAddress", { id: said("id") });
    else await withAKey(said("requestKey"), (requestKey) => call("/account/saveAddress", { ...wish(), requestKey }));
    return to(intent === "remove" ? "removed" : "saved");
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code === "TOKEN_VALID_FAIL") throw error;
    const beside = error.details.fields
      .filter(({ field }) => fields.includes(field))
      .map(({ field, message }) => ({ field, message }));
    const title = beside.length > 0 ? wordsOf(language, "errors").summary : wordsOf(language, "addresses").notSaved;
    return again(refusalStatus[error.code], title, beside.length > 0 ? inOrder(beside) : [{ message: error.message }]);
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

const inOrder = (problems: (FieldProblem & { field: string })[]) =>
  problems.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
