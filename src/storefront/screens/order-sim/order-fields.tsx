import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import { mostAtOnce } from "../../../features/sales/orders/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { useDraft } from "../../ground/visit/use-draft.ts";
import { useWords } from "../../ground/visit/words.ts";
import { shippingEntries } from "../../parts/addresses/address-entries.ts";
import { RegistrationNotice } from "../../parts/before-buying/registration-notice.tsx";
import { MeantEmailField } from "../../parts/forms/meant-email-field.tsx";
import { useFreshPage } from "../../parts/forms/use-fresh-page.ts";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { added, PackageClock } from "../../parts/packages/package-clock.tsx";
import { PaymentChoice } from "../../parts/paying/payment-choice.tsx";
import type { NotPlaced } from "./act.ts";
import { Consents } from "./consents.tsx";
import { DepartureQuestion } from "./departure-question.tsx";
import { DocumentFields } from "./document-fields.tsx";
import type { Offer } from "./load.ts";
import { orderFields } from "./order-form.ts";
import type { Sum } from "./order-sum.ts";
import { ParcelFields } from "./parcel-fields.tsx";
import { PayBar } from "./pay-bar.tsx";
import { PhoneQuestion } from "./phone-question.tsx";
import { PromoQuestion } from "./promo-question.tsx";
import { refundLines } from "./refund-lines.ts";
import { SavedAddresses } from "./saved-addresses.tsx";
import { SimFields } from "./sim-fields.tsx";
import { TravellerFields } from "./traveller-fields.tsx";
import type { useChoices } from "./use-choices.ts";
import type { useProblems } from "./use-problems.ts";
import type { usePromo } from "./use-promo.ts";

type OrderFieldsProps = {
  offer: Offer;
  notPlaced: NotPlaced | undefined;
  entered: ReturnType<typeof useChoices>;
  problems: ReturnType<typeof useProblems>;
  code: ReturnType<typeof usePromo>;
  sum: Sum;
};

/**
 * A real form: without JavaScript the server does the same. `noValidate`, because the words of a browser are not ours
 * (row E4).
 */
export function OrderFields({
  offer,
  notPlaced,
  entered: { choices, sims, setSims, read },
  problems,
  code,
  sum,
}: OrderFieldsProps) {
  const words = useWords("order");
  const buying = useWords("buying");
  const { search } = useLocation();
  const { busy, onSubmit } = useSendOnce(notPlaced?.id);
  const { form, keep } = useDraft({
    name: "order",
    fields: orderFields,
    ofHere: offer.departsOn ? ["quantity", "departsOn"] : ["quantity"],
    here: search,
    isAnswer: notPlaced !== undefined,
    shape: `${choices.quantity} ${choices.country} ${sims.length}`,
    onEntries: (filled, opening) => {
      read(filled);
      if (!opening) return;
      openFilled(filled);
      void code.ask(filled);
    },
  });
  useEffect(() => {
    const wait = setTimeout(() => form.current && code.promo && void code.ask(form.current), 300);
    return () => clearTimeout(wait);
    // what a code takes off may hang on how many are bought
    // oxlint-disable-next-line react/exhaustive-deps
  }, [choices.quantity]);
  useFreshPage();
  const [saved, setSaved] = useState<string>();
  useEffect(() => {
    // the fields of the address that was chosen are there now: postage and draft follow them
    if (saved !== undefined) keep();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved]);

  const entries = notPlaced?.entries;
  const address = offer.addresses.find(({ id }) => id === saved);
  const parcel = address ? shippingEntries(address, offer.callingCodes) : saved === "" ? {} : (entries ?? offer.filled);
  const { plan, way, rate } = offer;
  const { beside } = problems;
  const [withdrawal, refund] = refundLines(plan, way, words);
  return (
    <Form
      method="post"
      noValidate
      className="order-form"
      ref={form}
      onChange={keep}
      onInput={problems.onInput}
      onBlur={(event) => {
        problems.onBlur(event);
        if (hangsOn.includes(event.target.getAttribute("name") ?? "")) void code.ask(event.currentTarget);
      }}
      onSubmit={onSubmit}
    >
      {/* the Enter key presses the first button of a form, which must be the one that pays */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
      <HiddenFacts offer={offer} expectedTotal={sum.total.amount} />
      {offer.mainland && <Notice tone="care">{buying.mainland.everyone}</Notice>}
      <RegistrationNotice identity={plan.identity} />
      {way === "renewal" ? (
        <>
          <SimFields
            sims={sims}
            setSims={setSims}
            entries={entries}
            known={offer.sim}
            isLinkOver={offer.isLinkOver}
            problems={problems}
            onChanged={keep}
          />
          <RenewalClock offer={offer} />
        </>
      ) : (
        <NumberStepper
          label={words.quantity.label[way]}
          hint={words.quantity.hint[way]}
          name="quantity"
          max={mostAtOnce}
          defaultValue={entries ? Number(entries.quantity) || undefined : offer.quantity}
          fewerLabel={words.quantity.fewer}
          moreLabel={words.quantity.more}
          error={beside("quantity")}
          onChange={() => {
            keep();
            problems.touched("quantity");
          }}
        />
      )}
      {way === "physical" && (
        <ParcelFields
          key={saved}
          offer={offer}
          choices={choices}
          sum={sum}
          entries={saved === undefined ? parcel : { departsOn: choices.departsOn, ...parcel }}
          beside={beside}
          saved={
            offer.addresses.length > 0 && (
              <SavedAddresses
                addresses={offer.addresses}
                chosen={saved ?? (entries ? undefined : offer.addresses.find((one) => one.preferred)?.id)}
                onChoose={setSaved}
              />
            )
          }
        />
      )}
      <MeantEmailField
        words={words.email}
        required
        asking={{ type: "submit", name: "ask", value: "email.meant", formAction: "#meant-email" }}
        hint={words.email.hint[way]}
        filled={(entries ?? offer.filled).email}
        asked={entries?.email}
        error={beside("email")}
        onMended={() => problems.touched("email")}
      />
      {plan.identity === "real_name" && <DocumentFields entries={entries} beside={beside} />}
      {way === "esim" && (
        <div className="order-more">
          {choices.quantity > 1 && <TravellerFields quantity={choices.quantity} entries={entries} beside={beside} />}
          <DepartureQuestion entries={entries} beside={beside} known={offer.departsOn} />
          <PhoneQuestion offer={offer} quantity={choices.quantity} />
        </div>
      )}
      <PaymentChoice
        total={sum.total}
        rate={rate}
        methods={offer.methods}
        cardWallets={offer.cardWallets}
        chosen={entries?.method}
        error={beside("method")}
      />
      <PromoQuestion
        offer={offer}
        code={code}
        entered={entries?.promoCode}
        error={beside("promoCode")}
        onRemoved={() => {
          keep();
          problems.touched("promoCode");
        }}
      />
      <Consents signedIn={offer.signedIn} entries={entries} beside={beside} />
      <p className="kick">
        {withdrawal}
        <br />
        {refund}
      </p>
      <PayBar offer={offer} quantity={choices.quantity} sum={sum} busy={busy} />
    </Form>
  );
}

/** Fields that say which code counts, and for whom. */
const hangsOn = ["promoCode", "email"];

function HiddenFacts({ offer, expectedTotal }: { offer: Offer; expectedTotal: number }) {
  const { plan, way, days, unitPrice, requestKey, paymentKey, consentVersion, device = "" } = offer;
  const facts = {
    device,
    requestKey,
    paymentKey,
    planCode: plan.code,
    way,
    days,
    currency: unitPrice.currency,
    expectedTotal,
    consentVersion,
  };
  return Object.entries(facts).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** What was put back must not lie folded away: a code, a date, a traveller. */
function openFilled(form: HTMLFormElement): void {
  for (const folded of form.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    if ([...folded.querySelectorAll("input")].some(({ value, type }) => type !== "submit" && value !== ""))
      folded.open = true;
  }
}

/** Before a renewal is paid: when it would begin among what runs and waits on the SIM already. */
function RenewalClock({ offer: { plan, running } }: { offer: Offer }) {
  if (!running) return null;
  const { purchased, clock, asOf } = running;
  const there = purchased.find(({ areaName }) => areaName === plan.areaName)?.clock ?? null;
  return (
    <PackageClock
      clock={clock}
      packages={[...purchased, { packageId: added, areaName: plan.areaName, clock: there }]}
      asOf={asOf}
    />
  );
}
