import { useActionData, useRouteLoaderData } from "react-router";
import { currencies } from "../../../kernel/currency.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { TrailLink } from "../../parts/trail-link.tsx";
import type { PromoAnswered } from "./act.ts";
import { Dated } from "./dated.tsx";
import type { Promo } from "./load.ts";
import { costText, discountText, shapeOf } from "./promo-table.tsx";

/** A code beside the list: what it is, trying it, and stopping it. */
export function PromoPanel({ promo, closed }: { promo: Promo; closed: string }) {
  const { words: all, language } = usePage();
  const { promos: words } = all;
  const me = useRouteLoaderData("frame") as Me;
  return (
    <aside className="promo-panel" aria-label={promo.code}>
      <header>
        <h2>{promo.code}</h2>
        <a className="button button-quiet" href={closed} aria-label={words.close}>
          <Icon name="x" />
        </a>
      </header>
      <Pairs
        pairs={[
          [
            words.columns.state,
            <StateShape key="state" state={shapeOf[promo.state]}>
              {words.states[promo.state]}
            </StateShape>,
          ],
          [words.columns.discount, discountText(promo, language)],
          [words.buyers, promo.firstOrder && words.firstOrder],
          [words.planCodes, promo.planCodes?.join(" · ") ?? words.everyPlan],
          [words.from, <Dated key="validFrom" at={promo.validFrom} />],
          [words.until, <Dated key="validUntil" at={promo.validUntil} />],
          [words.stoppedAt, promo.stoppedAt && <Dated key="stoppedAt" at={promo.stoppedAt} />],
          [words.columns.uses, words.used(promo.uses, promo.totalLimit)],
          [words.perBuyer, promo.perBuyerLimit],
          [words.columns.cost, costText(promo, language) ?? words.nothing],
          [words.comesFrom, promo.madeByStaff ? words.console : words.file],
        ]}
      />
      <TrailLink kind="promo_code" id={promo.code} called={promo.code} />
      <TryForm code={promo.code} />
      {promo.stoppedAt === null && may(me, "edit_promos") && (
        <form method="post" className="promo-form">
          <input type="hidden" name="do" value="stop" />
          <input type="hidden" name="code" value={promo.code} />
          <button className="button button-wide">{words.stop(promo.code)}</button>
          <p className="soft">{words.stopLede}</p>
        </form>
      )}
    </aside>
  );
}

function TryForm({ code }: { code: string }) {
  const { promos: words } = useWords();
  const answered = useActionData() as PromoAnswered | undefined;
  const chosen = answered?.entries["currency"] ?? "HKD";
  return (
    <form method="post" className="promo-form">
      <h3>{words.try}</h3>
      <input type="hidden" name="do" value="try" />
      <input type="hidden" name="code" value={code} />
      <FormProblem />
      <Field name="planCode" label={words.tryPlan} required maxLength={80} autoComplete="off" />
      <div className="promo-pair">
        <Field name="days" label={words.tryDays} inputMode="numeric" maxLength={3} autoComplete="off" />
        <label className="field">
          <span className="field-label">{words.currency}</span>
          <select className="box" name="currency" defaultValue={chosen}>
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
      </div>
      <Field
        name="email"
        label={words.tryEmail}
        hint={words.tryEmailHint}
        type="email"
        maxLength={50}
        autoComplete="off"
      />
      <button className="button">{words.tryGo}</button>
      {answered?.tried && <Tried tried={answered.tried} />}
    </form>
  );
}

function Tried({ tried: { problem, goods, discount } }: { tried: NonNullable<PromoAnswered["tried"]> }) {
  const { words: all, language } = usePage();
  const { promos: words } = all;
  const [of, off] = [formatMoney(goods, language), formatMoney(discount, language)];
  return <output className="promo-tried">{problem === null ? words.tried(off, of) : words.problems[problem]}</output>;
}
