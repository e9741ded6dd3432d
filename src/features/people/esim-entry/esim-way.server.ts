import type { Language } from "../../../kernel/language.ts";
import type { AnyCaller, Context } from "../../../platform/context.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import type { WhoEnters } from "./rules.ts";

type Asking = Pick<Context, "db" | "config">;

/** Where the menu's entry leads; `tellsWho`: the operator's service can ask who comes. Undefined: the shop's own page. */
export async function serviceOf({ db, config }: Asking): Promise<{ address: string; tellsWho: boolean } | undefined> {
  const address = await settingOf(db, config, "esim_service_url");
  return address === "" ? undefined : { address, tellsWho: config.ESIM_SERVICE_SECRET !== undefined };
}

/** The shop's own eSIM page, and for a visitor the questions about eSIMs. */
export const ownPage = (language: Language, who: WhoEnters): string =>
  `/${language}${who === "visitor" ? "/frequently-asked-questions?type=eSIM" : "/account?tab=packages"}`;

/** As whom somebody comes in there. A SIM's holder has proven nothing that another service should be told. */
export function whoComes(caller: AnyCaller | undefined, service: { tellsWho: boolean } | undefined): WhoEnters {
  if (caller?.accountId !== undefined) return service && !service.tellsWho ? "visitor" : "account";
  return caller?.iccid !== undefined && !service ? "sim" : "visitor";
}
