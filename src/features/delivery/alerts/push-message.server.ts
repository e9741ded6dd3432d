import type { Selectable } from "kysely";
import type { PushMessage } from "../../../adapters/push/push-sender.ts";
import { pushWords } from "../../../i18n/pushes.server.ts";
import { shownLanguage, type Language } from "../../../kernel/language.ts";
import { momentText, type Clock } from "../../../kernel/written-time.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { AlertKind, DataPlanRow } from "../../../platform/database/tables.ts";
import { clockThere } from "../../catalogue/plans/clock-there.server.ts";
import { dataAmount, speedText } from "../../catalogue/plans/rules.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import { areaNames, type Order } from "../../sales/orders/store.server.ts";
import { usedOfTerm } from "../../stock/data-plans/term.ts";

type Alerted = { order: Order; plan: Selectable<DataPlanRow>; kind: AlertKind };

/**
 * What a phone shows on its lock screen: no number of a SIM or an order, no personal name. A later message on the same
 * subject replaces it.
 */
export async function pushMessage(
  { order, plan, kind }: Alerted,
  language: Language,
  { db }: Pick<Shop, "db">,
): Promise<PushMessage> {
  const { scope, area } = order.plan_as_sold;
  const names = await areaNames(db, scope, area);
  const clock = clockThere(order.plan_as_sold.day_zone, names?.time_zone, language);
  const words = kind === "ends_soon" ? endWords(order, plan, { language, clock }) : usageWords(order, plan, language);
  return {
    title: words.title,
    body: words.body(names?.names[shownLanguage(language)] ?? area),
    url: `/${language}/account?${new URLSearchParams({ tab: "packages", sim: plan.iccid })}`,
    tag: `${kind === "ends_soon" ? "end" : "data"}-${order.number}-${plan.position}`,
  };
}

function usageWords({ plan_as_sold: sold }: Order, plan: Alerted["plan"], language: Language) {
  const { today, whole, pair } = pushWords(language);
  const words = sold.kind === "day_pass" ? today : whole;
  const [usedMb, speed] = [
    usedOfTerm(plan, sold),
    sold.speed_after_kbps > 0 ? speedText(sold.speed_after_kbps) : undefined,
  ];
  const percent = Math.floor((usedMb * 100) / sold.allowance_mb);
  const gone = plan.state === "used_up" || percent >= 100;
  const { figure, unit } = dataAmount(sold.allowance_mb - usedMb);
  const left = speed ? words.leftThenSlow(`${figure} ${unit}`, speed) : words.leftThenStops(`${figure} ${unit}`);
  const now = speed ? words.nowSlow(speed) : words.nowStops;
  return { title: gone ? words.gone : words.used(percent), body: (area: string) => pair(area, gone ? now : left) };
}

function endWords(
  { lang, currency }: Order,
  { expires_at }: Alerted["plan"],
  { language, clock }: { language: Language; clock: Clock | null },
) {
  const { ends, pair } = pushWords(language);
  const moment = expires_at
    ? momentText(expires_at, clock ?? { zone: buyersZone(lang, currency) }, language, { year: false })
    : "";
  return { title: ends.title, body: (area: string) => pair(area, ends.body(moment)) };
}
