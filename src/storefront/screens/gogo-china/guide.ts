import type { FigureName } from "../../../features/catalogue/china/facts.ts";
import { currencySymbol } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import type { Answer } from "../../ground/visit/calls.ts";

export type Guide = Answer<"/china/getChinaGuide">;
/** The shop's own, for the country alone. */
export type Plans = Answer<"/product/getPlanList">["plans"];
type Position = Guide["figures"][number];

/** Of a figure, the newest first. */
export const positionsOf = ({ figures }: Pick<Guide, "figures">, name: FigureName): Position[] =>
  figures.filter(({ figure }) => figure === name);

/** As it is read: `11,778.2`. Empty while nothing is known. */
export function valueOf(guide: Pick<Guide, "figures">, name: FigureName): string {
  return grouped(positionsOf(guide, name)[0]?.value ?? "");
}

export const grouped = (value: string): string =>
  value.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));

export const sourceNamed = ({ sources }: Pick<Guide, "sources">, wanted: string): string =>
  sources.find(({ code }) => code === wanted)?.name ?? "";

/** `CN¥20,000`, `¥20,000` in Chinese (row L6), of a value as it is read. */
export const inYuan = (value: string, language: Language): string => `${currencySymbol("CNY", language)}${value}`;

/** It takes no card: what is paid comes from an account at home. */
export const isHomeWallet = ({ purpose, cards }: Guide["apps"][number]): boolean =>
  purpose === "pay" && cards.length === 0;
