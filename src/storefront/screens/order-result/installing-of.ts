import type { Language } from "../../../kernel/language.ts";
import { links } from "../../ground/links.ts";
import type { SimLeft } from "../../parts/installing/esim-status.ts";
import { installQuery, passesFor, type Installing } from "../../parts/installing/installing.ts";
import type { FoundOrder } from "./load.ts";

/** What is left on the eSIM that the address names, else on the first. */
export function leftOf(
  { result: { esims }, left }: Pick<FoundOrder, "result" | "left">,
  query: URLSearchParams,
): SimLeft | undefined {
  const wished = Number(query.get("esim"));
  const { position } = esims.find((one) => one.position === wished) ?? esims[0] ?? {};
  return left.find((one) => one.position === position);
}

/** The eSIM of an order that its page shows: the one that the address names, else the first. */
export function installingOf(
  { result, address, key }: Pick<FoundOrder, "result" | "address" | "key">,
  wished: number,
  language: Language,
): Installing {
  const { orderNumber, area, areaName, startRule, identity, reinstall, email, esims } = result;
  const { position, traveller, profileState, profileStateAt, device, installId, installKey, ...codes } =
    esims.find((one) => one.position === wished) ?? esims[0]!;
  const query = installQuery({ id: installId, key: installKey });
  const to = links(language);
  return {
    link: { orderNumber, position, key },
    esim: { position, traveller, profileState, profileStateAt, device, codes },
    page: `${new URL(address).origin}${to.install(query)}`,
    pdf: to.installPdf(query),
    calendar: to.tripCalendar(query),
    passes: passesFor(result.wallets, query, language),
    area,
    areaName,
    startRule,
    identity,
    reinstall,
    contact: email,
  };
}
