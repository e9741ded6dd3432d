import { dayMs, hourMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { originalLanguage } from "../../catalogue/content/staff-rules.ts";
import { textsOf } from "../../catalogue/content/staff-store.server.ts";
import { versionOfText } from "../../catalogue/content/weigh-text.server.ts";
import { allNetworks } from "../../catalogue/coverage/store.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { comingOf } from "../../catalogue/text-changes/store.server.ts";
import { GetCarrierFailures } from "./contract.ts";
import { countriesOf } from "./countries-of.ts";
import { failureKinds, hoursLookedAt, standsOut, usualDays } from "./rules.ts";
import { failedOrders, soldOrders } from "./store.server.ts";

export const getCarrierFailures = operation(GetCarrierFailures, async (_wish, context) => {
  const { db, now, visitor } = context;
  const today = new Date(now.getTime() - hoursLookedAt * hourMs);
  const span = { today, from: new Date(today.getTime() - usualDays * dayMs) };
  // what is due is said, or no longer
  await context.catalogueVersion.current();
  const [atlas, failed, notices] = [
    await atlasOf(context),
    await failedOrders(db, span),
    await noticesThatStand(db, visitor.language),
  ];
  const here = failed.filter((one) => one.kind === null && one.now > 0);
  const sold = here.length > 0 ? await soldOrders(db, [...new Set(here.map(({ area }) => area))], span) : [];
  const networks = here.length > 0 ? await allNetworks(db) : [];
  const places = here.map(({ area, network_set: networkSet, ...all }) => {
    const isHere = (one: { area: string; network_set: string }) => one.area === area && one.network_set === networkSet;
    const countries = countriesOf(atlas, area);
    const bought = sold.find(isHere) ?? { now: 0, before: 0 };
    const carriers = networks.filter((one) => one.network_set === networkSet && countries.includes(one.iso2));
    return {
      area,
      name: nameIn((atlas.byIso2.get(area) ?? atlas.regions.get(area))?.names ?? { en: area }, visitor.language),
      networkSet,
      carriers: [...new Set(carriers.map(({ carrier }) => carrier))],
      ...counted(all),
      sold: bought.now,
      usuallySold: bought.before / usualDays,
      standsOut: standsOut(counted(all)),
      kinds: failureKinds.flatMap((kind) => {
        const ofKind = failed.find((one) => one.kind === kind && isHere(one));
        return ofKind && ofKind.now > 0 ? [{ kind, ...counted(ofKind) }] : [];
      }),
      notices: notices.filter((one) => one.countries.some((iso2) => countries.includes(iso2))).map(({ name }) => name),
    };
  });
  const pressing = (one: (typeof places)[number]) => (one.standsOut ? 1e6 : 0) + one.failed;
  return {
    now: now.toISOString(),
    places: places.toSorted((one, other) => pressing(other) - pressing(one) || (one.name < other.name ? -1 : 1)),
    notices,
  };
});

const counted = ({ now, before }: { now: number; before: number }) => ({ failed: now, usual: before / usualDays });

async function noticesThatStand(db: DbOrTx, language: Language) {
  const texts = (await textsOf(db, "notice")).filter(({ facts, isWithdrawn }) => facts["countries"] && !isWithdrawn);
  return Promise.all(
    texts.map(async (text) => ({
      name: text.name,
      title: (text.languages[language] ?? text.languages[originalLanguage])?.title ?? text.name,
      version: versionOfText(text),
      countries: text.facts["countries"]!.split(" "),
      until: (await comingOf(db, text))?.ends_at?.toISOString() ?? null,
    })),
  );
}
