import { money } from "../../../kernel/money.ts";
import { prepaidCurrency, recordsSince } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { cursorAt, placeIn } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { balanceOf } from "../balances/store.server.ts";
import { provenCard } from "../holders/proven-card.server.ts";
import { GetPrepaidStatement } from "./contract.ts";
import { daysOf, linesOf, tariffOfCard } from "./store.server.ts";

const onAPage = 50;

/** A card that is not proven and one that does not exist get the same answer. */
export const getPrepaidStatement = operation(GetPrepaidStatement, async (asked, context) => {
  const { db, now } = context;
  const iccid = await provenCard(asked, context);
  const tariff = iccid === undefined ? undefined : await tariffOfCard(db, iccid);
  if (iccid === undefined || tariff === undefined) return refuse("NOT_FOUND");
  const card = { iccid, tariff, from: recordsSince(now) };
  const place = asked.after === undefined ? undefined : placeIn(asked.after, "number");
  const nameOf = countryNames(await atlasOf(context), context.visitor.language);
  const [lines, days, balance] = await Promise.all([
    linesOf(db, card, { place, most: onAPage + 1 }),
    daysOf(db, card),
    balanceOf(db, iccid),
  ]);
  const shown = lines.slice(0, onAPage);
  const hkd = (amount: number) => money(amount, prepaidCurrency);
  return {
    iccid,
    tariff,
    balance: hkd(balance),
    from: card.from.toISOString(),
    lines: shown.map(({ kind, at, country, carrier, bytes, amount, balance: after }) => ({
      kind,
      place: country && nameOf(country),
      at: at.toISOString(),
      country,
      carrier,
      bytes,
      amount: hkd(amount),
      balance: hkd(after),
    })),
    older: lines.length > onAPage ? cursorAt(shown.at(-1)!) : null,
    days: days.map(({ day, bytes, amount }) => ({ day, bytes, amount: hkd(amount) })),
  };
});
