import type { Call, Wish } from "../../ground/visit/calls.ts";
import { codeBehind } from "./calling-codes.ts";

type TypedPhone = NonNullable<Wish<"/user/loginByPassword">["phone"]>;

/**
 * The number of a `AccountPhoneField`, as the contract wants it. `phone.country` holds what is seen, `phone.chosen` the
 * country and code that were shown or picked (`HK +852`); only where they differ, as without scripts, the server must
 * look the typed one up.
 */
export async function phoneIn(form: FormData, call: Call): Promise<TypedPhone> {
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const [typed, number] = [said("phone.country"), said("phone.number").slice(0, 100)];
  const [chosen = "", code = ""] = said("phone.chosen").split(" ", 2);
  if (typed === code && /^[A-Z]{2}$/.test(chosen)) return { country: chosen, number };
  const found = codeBehind(typed, (await call("/common/getCountryCode", {})).countryCodes);
  // a number that is written whole needs no country beside it
  return { country: found?.country ?? (/^(\+|＋|00)/.test(number) ? "US" : ""), number };
}
