import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import type { Asking } from "../../ground/visit/visit.ts";

const tiles = 7;
const networkRows = 4;

/**
 * What the home page shows: the figures, where people fly, three passes for the first of those places, and some
 * networks.
 */
export async function readNews(asking: Asking) {
  const { call, language, currency } = asking;
  const [figures, { hot }] = await Promise.all([
    call("/product/getShopFigures", {}),
    call("/common/getCountryList", { lang: language, currency }),
  ]);
  const popular = hot.slice(0, tiles);
  const [passes, networks] = await Promise.all([
    popular[0] ? passesFor(popular[0], asking) : [],
    Promise.all(popular.slice(0, networkRows).map((place) => networkOf(place, asking))),
  ]);
  return { figures, popular, passes, networks: networks.flat() };
}

export type HomeNews = Awaited<ReturnType<typeof readNews>>;

type Place = { country: string; mcc: string; name: string };

async function passesFor({ country, mcc }: Place, { call, language, currency }: Asking): Promise<PlanCard[]> {
  const { plans } = await call("/product/getPlanList", { country, mcc, currency, lang: language });
  const esims = plans.filter(({ ways }) => ways.includes("esim"));
  const picks = [
    esims.find(
      ({ kind, allowanceMb, speedAfterKbps }) => kind === "day_pass" && allowanceMb >= 1024 && speedAfterKbps >= 1024,
    ),
    esims.find(({ kind, scope, allowanceMb }) => kind === "fixed" && scope === "country" && allowanceMb >= 10_240),
    esims.find(({ kind, scope, allowanceMb }) => kind === "fixed" && scope === "regional" && allowanceMb >= 10_240),
  ];
  return picks.filter((plan) => plan !== undefined);
}

async function networkOf({ country, mcc, name }: Place, { call, language }: Asking) {
  const { coverage } = await call("/common/getCarrierListForNetType", { country, lang: language });
  return coverage.map(({ mccInfo }) => ({
    iso2: country,
    mcc,
    name,
    carriers: mccInfo
      .slice(0, 2)
      .map(({ carrier }) => carrier)
      .join(" · "),
    generation: mccInfo.some(({ generations }) => generations.includes("5G")) ? "5G" : "4G",
  }));
}
