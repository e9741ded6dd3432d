import { callOverHttp } from "../visit/call.ts";
import type { Answer } from "../visit/calls.ts";
import type { Visit } from "../visit/visit.ts";

export type CountryList = Answer<"/common/getCountryList">;

export function loadCountries({ language, currency }: Visit): Promise<CountryList> {
  return callOverHttp({ language, currency })("/common/getCountryList", { lang: language, currency });
}
