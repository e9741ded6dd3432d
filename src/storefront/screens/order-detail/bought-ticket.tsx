import type { ReactNode } from "react";
import { consentPolicy } from "../../../features/catalogue/content/policy-name.ts";
import { dataAmount, speedText } from "../../../features/catalogue/plans/rules.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { EmailText } from "../../../ui/email-text.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Link } from "../../../ui/link.tsx";
import { hueOf } from "../../../ui/mark.tsx";
import { Price } from "../../../ui/price.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { links } from "../../ground/links.ts";
import { useDay } from "../../ground/visit/use-moment.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { AreaArt } from "../../parts/drawings/area-art.tsx";
import type { Detail, FoundOrder } from "./load.ts";

type Row = { name: string; value: ReactNode };

/** The order as a ticket: what was bought, what was charged and what has gone back. */
export function BoughtTicket({ order, left }: Pick<FoundOrder, "order" | "left">) {
  const moneyText = useMoneyText();
  const words = useWords("order-detail");
  return (
    <div className="after-ticket">
      <Ticket
        as="section"
        className={`order-summary hue-${hueOf(order.area)}`}
        labelledBy="bought-ticket"
        art={
          <AreaArt
            id="bought-ticket"
            area={order.area}
            name={order.areaName}
            about={`${words.kinds[order.kind]} · ${words.ways[order.way]}`}
          />
        }
        stub={
          <>
            <span className="strong">{words.bought.total}</span>
            <Price amount={moneyText(order.total)}>
              {isOnePrice(order) && words.bought.each(order.quantity, moneyText(order.unitPrice))}
            </Price>
          </>
        }
      >
        <Facts rows={[...useBought(order), ...useMoney(order)]} />
        <Sims order={order} left={left} />
      </Ticket>
    </div>
  );
}

/** Otherwise the rows above the total add up to it. */
const isOnePrice = ({ postage, discount }: Detail) => postage.amount + discount.amount === 0;

function useBought(order: Detail): Row[] {
  const { allowanceMb, speedAfterKbps, kind, days, quantity, unitPrice, postage, discount, email, agreedTo } = order;
  const moneyText = useMoneyText();
  const { language } = useVisit();
  const words = useWords("order-detail");
  const { bought } = words;
  const { figure, unit } = dataAmount(allowanceMb);
  const data = words.data[kind](`${figure} ${unit}`);
  return [
    {
      name: bought.data,
      value: speedAfterKbps > 0 ? inOneLine([data, words.after(speedText(speedAfterKbps))], language) : data,
    },
    { name: bought.days, value: words.days(days) },
    ...(isOnePrice(order) ? [] : [{ name: bought.quantity, value: bought.each(quantity, moneyText(unitPrice)) }]),
    ...(postage.amount > 0 ? [{ name: bought.postage, value: moneyText(postage) }] : []),
    ...(discount.amount > 0
      ? [{ name: bought.discount, value: moneyText({ ...discount, amount: -discount.amount }) }]
      : []),
    { name: bought.email, value: <EmailText>{email}</EmailText> },
    ...(agreedTo === null
      ? []
      : [
          {
            name: bought.agreed,
            value: (
              <Link className="link" to={links(language).policy(consentPolicy, agreedTo)}>
                {bought.agreedTo(agreedTo)}
              </Link>
            ),
          },
        ]),
  ];
}

function useMoney({ payments, givenBack }: Detail): Row[] {
  const moneyText = useMoneyText();
  const { bought, methods } = useWords("order-detail");
  const { language } = useVisit();
  const paid = payments.map(({ purpose, method, sold, charged, rate }) => ({
    name: bought.payment[purpose],
    value: (
      <>
        {bought.charged(moneyText(charged), methods[method])}
        {rate && (
          <span className="kick after-rate">
            {bought.rate(moneyText(sold), rate.rate, rate.source, dateText(rate.validFrom, language))}
          </span>
        )}
      </>
    ),
  }));
  return [...paid, ...givenBack.map((amount) => ({ name: bought.givenBack, value: moneyText(amount) }))];
}

/** What is switched on begins by itself: until when it may begin is of no interest any more. */
function Sims({ order: { sims, way, clock }, left }: Pick<FoundOrder, "order" | "left">) {
  const { bought } = useWords("order-detail");
  const day = useDay();
  if (sims.every(({ iccid }) => iccid === null)) return null;
  return (
    <ul className="after-sims">
      {sims.map(({ position, iccid, traveller, useBy: lastDay }) => (
        <li key={position}>
          <b>{traveller ?? bought.sim[way](position)}</b>{" "}
          <span className="num soft" translate="no">
            {iccid}
          </span>
          {lastDay && !left.some((sim) => sim.position === position && sim.on) && (
            <span className="kick">{bought.startBy(day(lastDay, clock))}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
