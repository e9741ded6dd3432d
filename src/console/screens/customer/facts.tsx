import { useRouteLoaderData } from "react-router";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { amountText } from "../../../kernel/money.ts";
import { may } from "../../../kernel/staff-right.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { PlanLine } from "../../parts/plan-line.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { CustomerPage } from "./load.ts";

/** What there is of this customer, and how often money went back. */
export function GlancePanel({ customer: { counts, language } }: { customer: CustomerPage }) {
  const { facts: words } = useWords().customers;
  const { orders, more, paid, refunded, cases, sums } = counts;
  const share = paid > 0 ? `${Math.round((refunded / paid) * 100)}%` : "";
  return (
    <Panel title={words.title} note={words.of(`${orders}${more ? "+" : ""}`)}>
      <Pairs
        pairs={[
          [words.paid, paid],
          [words.refunded, refunded === 0 ? words.none : words.share(refunded, paid, share)],
          ...sums.flatMap(({ paid: sum, back }) => [
            [words.spent(sum.currency), amountText(sum)] as const,
            [words.back(back.currency), back.amount === 0 ? null : amountText(back)] as const,
          ]),
          [words.cases, cases === 0 ? words.none : cases],
          [words.writes, languageFacts[language].label],
        ]}
      />
    </Panel>
  );
}

export function SimsPanel({ sims }: Pick<CustomerPage, "sims">) {
  const { customers, order } = useWords();
  const { sims: words } = customers;
  const mayWrite = may(useRouteLoaderData("frame") as Me, "send_mails");
  return (
    <Panel title={words.title} note={sims.length >= 20 ? words.more : undefined}>
      {sims.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="customer-sims">
          {sims.map(({ iccid, number, state, plan }) => (
            <li key={`${number}-${iccid}`}>
              <a href={`/console/customers/sims/${iccid}`} className="iccid">
                {spacedIccid(iccid)}
              </a>
              <small>{wordFor(order.plans, state)}</small>
              <PlanLine plan={plan} />
              {mayWrite && (
                <a className="plan-change" href={`/console/customers/sims/${iccid}#renewal`}>
                  {customers.sim.renewalLink.title}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export function TopUpsPanel({ topUps }: { topUps: CustomerPage["autoTopUps"] }) {
  const { topUps: words } = useWords().customers;
  if (topUps.length === 0) return null;
  return (
    <Panel title={words.title}>
      <Pairs
        pairs={topUps.map(({ iccid, isOn, stopped }) => [
          spacedIccid(iccid),
          <a key={iccid} href={`/console/customers/sims/${iccid}`}>
            {isOn ? words.on : stopped === null ? words.off : wordFor(words.stopped, stopped)}
          </a>,
        ])}
      />
    </Panel>
  );
}

export function AccountPanel({ account }: Pick<CustomerPage, "account">) {
  const { words: all, language } = usePage();
  const { accountPanel: words } = all.customers;
  if (!account)
    return (
      <Panel title={words.title}>
        <p className="soft">{words.none}</p>
      </Panel>
    );
  const ways = [
    words.code,
    account.hasPassword && words.password,
    account.passkeys > 0 && words.passkeys(account.passkeys),
  ];
  return (
    <Panel title={words.title}>
      <Pairs
        pairs={[
          [words.since, shortMoment(account.since, language)],
          [words.phone, account.phone],
          [words.ways, ways.filter(Boolean).join(" · ")],
          [words.sessions, words.devices(account.sessions)],
          [words.seen, account.seenAt && shortMoment(account.seenAt, language)],
          [
            words.alerts,
            account.alerts === null
              ? words.noChoice
              : account.alerts.map((kind) => wordFor(all.order.alerts, kind)).join(" · ") || words.nothing,
          ],
          [words.pushes, account.pushes > 0 ? words.devices(account.pushes) : null],
          [
            words.cards,
            account.cards.map(({ brand, lastFour }) => `${brand ?? ""} •••• ${lastFour ?? ""}`).join(" · "),
          ],
        ]}
      />
    </Panel>
  );
}
