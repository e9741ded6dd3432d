import { useEffect, useId, useState, type FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { Mountains } from "../../../ui/art.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { useFreshPage } from "../../parts/forms/use-fresh-page.ts";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { PayButton } from "../../parts/paying/pay-button.tsx";
import { PaymentChoice } from "../../parts/paying/payment-choice.tsx";
import { simPhoto } from "../../parts/photographs/sim-photo.ts";
import { amountIn, type Answered } from "./act.ts";
import { AmountChoice } from "./amount-choice.tsx";
import { BalanceCard, useDay } from "./balance-card.tsx";
import { CardPart } from "./card-part.tsx";
import type { Opened } from "./load.ts";
import { Records } from "./records.tsx";
import { useRemembered } from "./use-remembered.ts";

/** One page: which card, how much, where the receipt goes, how to pay; the balance stands beside it. */
export function TopUpPage({ opened, answered }: { opened: Opened; answered: Answered | undefined }) {
  const words = useWords("top-up");
  const { card: photo } = useWords("photos");
  const form = useId();
  const { titled } = useWords("shell");
  const day = useDay();
  const { tariff, inApp, offers, ways, kept, email, requestKey } = opened;
  const { busy, onSubmit } = useSendOnce(answered?.id);
  const { open, beside, onInput } = useOpenProblems(answered);
  const isLooking = useNavigation().formData?.has("ask") === true;
  const { remembered, keep } = useRemembered(tariff);
  const entries = answered?.entries;
  const first = String(kept?.amount ?? offers.amounts[Math.min(1, offers.amounts.length - 1)]!.amount.amount);
  const isOffered = offers.amounts.some(({ amount }) => String(amount.amount) === first);
  const [chosen, setChosen] = useState(entries?.amount ?? (isOffered ? first : "own"));
  const [own, setOwn] = useState(entries?.own ?? (isOffered ? "" : String(Number(first) / 100)));
  const { card } = answered ?? {};
  const doesRemember = entries?.remember === "on";
  useFreshPage();
  useEffect(() => {
    if (card && doesRemember) keep(card.iccid);
    // once for each answer
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answered?.id]);
  const adds = addedBy(offers, chosen, own);
  const total = money(adds.amount, prepaidCurrency);
  const note = (event: FormEvent<HTMLFormElement>) => {
    onInput(event);
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === "own") setOwn(target.value);
  };
  const called = (field: string) =>
    ({
      iccid: words.which.label,
      [simPhoto]: photo.field,
      puk: words.which.puk,
      amount: words.amount.heading,
      email: words.you.email,
      phone: words.you.phone,
    })[field] ?? field;
  const { conversion } = answered?.ways ?? opened.ways;
  const rate = conversion && adds.amount > 0 ? conversion : null;
  return (
    <>
      <title>{titled(words.title[tariff])}</title>
      <meta name="description" content={words.description[tariff]} />
      <Head opened={opened} />
      <div className="wrap topup">
        <Form id={form} method="post" encType="multipart/form-data" noValidate onSubmit={onSubmit} onInput={note}>
          <input type="hidden" name="requestKey" value={requestKey} />
          <input type="hidden" name="number" value={entries?.number ?? kept?.number ?? ""} />
          <input type="hidden" name="key" value={entries?.key ?? kept?.key ?? ""} />
          <input type="hidden" name="rate" value={conversion?.rate ?? ""} />
          <input type="hidden" name="pass" value={answered?.pass ?? ""} />
          <div className="topup-grid">
            <div className="topup-form">
              {answered && answered.problems.length > 0 && (
                <FormProblems answer={answered} open={open} called={called} />
              )}
              <CardPart
                opened={opened}
                attempt={answered?.id}
                sent={entries?.iccid ?? kept?.iccid}
                error={beside("iccid")}
                travelSim={answered?.travelSim}
                pukError={beside("puk")}
                found={answered?.simRead}
                photoError={beside(simPhoto)}
                isProving={entries?.ask === "proof"}
                remembered={remembered}
                wasRefused={answered?.problems.some(({ field }) => field === "iccid") ?? false}
                busy={busy}
                onForget={() => keep(null)}
              />
              <AmountChoice
                tariff={tariff}
                offers={offers}
                chosen={chosen}
                own={own}
                error={beside("amount")}
                onChange={setChosen}
              />
              <fieldset>
                <legend>{words.you.heading}</legend>
                <TextField
                  label={words.you.email}
                  hint={words.you.emailHint}
                  name="email"
                  type="email"
                  autoComplete="email"
                  required
                  defaultValue={entries?.email ?? kept?.email ?? email ?? undefined}
                  error={beside("email")}
                />
                <TextField
                  label={words.you.phone}
                  note={words.you.optional}
                  hint={words.you.phoneHint}
                  name="phone"
                  type="tel"
                  autoComplete="tel"
                  maxLength={24}
                  defaultValue={entries?.phone ?? kept?.phone ?? undefined}
                  error={beside("phone")}
                />
              </fieldset>
              <div className="topup-pay">
                <PaymentChoice
                  total={total}
                  rate={rate}
                  held={
                    conversion && {
                      until: conversion.heldUntil,
                      isNew: (entries?.rate || conversion.rate) !== conversion.rate,
                    }
                  }
                  methods={ways.methods}
                  cardWallets={ways.cardWallets}
                  chosen={entries?.method ?? kept?.method ?? undefined}
                  {...(beside("method") !== undefined && { error: beside("method")! })}
                />
                <Notice tone="care" title={words.pay.rule}>
                  {words.pay.until(day(offers.validUntil))}
                </Notice>
                <PayButton total={adds.amount > 0 ? total : undefined} rate={rate} busy={busy} />
              </div>
            </div>
            <aside>
              <BalanceCard opened={opened} card={card} adds={adds} isLooking={isLooking} busy={busy} />
            </aside>
          </div>
        </Form>
        {answered?.statement && (
          <Records
            statement={answered.statement}
            pass={answered.pass}
            isSignedIn={email !== null}
            inApp={inApp}
            isOlder={answered.isOlder === true}
            form={form}
            busy={busy}
          />
        )}
      </div>
    </>
  );
}

function Head({ opened: { tariff, offers } }: { opened: Opened }) {
  const words = useWords("top-up");
  const moneyText = useMoneyText();
  const isChina = tariff === "gogochina_001";
  const title = (
    <header className="wrap topup-head">
      <h1>{words.title[tariff]}</h1>
      <p className="lede">
        {isChina ? words.lede.gogochina_001(moneyText(offers.pricePerGb)) : words.lede.enterprise_001}
      </p>
    </header>
  );
  if (!isChina) return <div className="topup-top">{title}</div>;
  return (
    <div className="topup-hero">
      <Mountains />
      {title}
    </div>
  );
}

/** With the bonus of the highest step that is reached, as the shop will count it. */
function addedBy({ amounts }: Opened["offers"], chosen: string, own: string): { amount: number; bonus: number } {
  const form = new FormData();
  form.set("amount", chosen);
  form.set("own", own);
  const amount = amountIn(form);
  const percent = Math.max(0, ...amounts.filter((one) => one.amount.amount <= amount).map((one) => one.bonusPercent));
  return { amount, bonus: Math.floor((amount * percent) / 100) };
}
