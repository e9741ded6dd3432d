import type { OutputOf } from "../../kernel/endpoint.ts";
import { GetCountryList } from "../../features/destinations/contract.ts";
import { callOverHttp } from "../visit/call.ts";
import type { Visit } from "../visit/visit.ts";

export type CountryList = OutputOf<typeof GetCountryList>;

export function loadCountries({ language, currency }: Visit): Promise<CountryList> {
  return callOverHttp({ language, currency })(GetCountryList, { lang: language, currency });
}
