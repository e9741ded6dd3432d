import { createHash } from "node:crypto";
import { installWords } from "../../../i18n/install.server.ts";
import { shownLanguage, type Language } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { Context } from "../../../platform/context.server.ts";
import { clockThere } from "../../catalogue/plans/clock-there.server.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import { areaNames } from "../../sales/orders/store.server.ts";
import { calendarFile } from "./calendar-file.ts";
import type { EsimLink } from "./contract.ts";
import { esimBehind } from "./esim-behind.server.ts";
import { latestStart } from "./latest-start.server.ts";
import { tripEvents } from "./trip-events.ts";

/** For the traveller's calendar: when to install one eSIM and when to switch it on, as of now. */
export async function tripCalendar(
  { link, language }: { link: EsimLink; language: Language },
  context: Context,
): Promise<{ name: string; file: string }> {
  const { order, position } = await esimBehind(link, context);
  if (order.state !== "delivered") return refuse("NOT_DELIVERED");
  const { db, now } = context;
  const { scope, area, start_rule, day_zone } = order.plan_as_sold;
  const names = await areaNames(db, scope, area);
  const there = clockThere(day_zone, names?.time_zone, language);
  const words = installWords(language).calendar;
  const areaName = names?.names[shownLanguage(language)] ?? area;
  const events = tripEvents(
    {
      id: createHash("sha256").update(`${order.id} ${position}`).digest("hex").slice(0, 24),
      areaName,
      startsOnInstalling: start_rule === "installation",
      departsOn: order.departs_on,
      useBy: dateAt(
        (await latestStart({ order, position }, context)).getTime(),
        there?.zone ?? buyersZone(order.lang, order.currency),
      ),
      today: dateAt(now.getTime(), "Etc/GMT+12"),
      now,
    },
    words,
  );
  return { name: "farwave-esim.ics", file: calendarFile(events, { now, name: words.name(areaName) }) };
}
