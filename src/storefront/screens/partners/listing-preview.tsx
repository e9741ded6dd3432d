import { Form, useLocation } from "react-router";
import { PlanTicket } from "../../../features/catalogue/plans/plan-ticket.tsx";
import { planTitle } from "../../../features/catalogue/plans/plan-title.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useAddressInForm } from "../../ground/visit/use-form-in-address.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { hueIn, listingHues } from "./listed-plan.ts";
import type { Marketplace } from "./load.ts";

const here = "#preview";

/** One's own plan on the shop's own card, by the catalogue's networks; without scripts after sending. */
export function ListingPreview({ listing, place, wrong, plan }: Marketplace) {
  const { listing: words } = useWords("partners").marketplace;
  const planWords = useWords("plans");
  const { summary } = useWords("errors");
  const { language, currency } = useVisit();
  const money = useMoneyText();
  const form = useAddressInForm();
  const { key } = useLocation();
  const { name, logo } = listing;
  const problems = wrong.map((field) => ({ field, message: words.wrong[field] }));
  const answer = { id: key, title: summary, entries: listing, problems };
  const { open, beside, onInput } = useOpenProblems(answer);
  const seller = name && words.by(name);
  return (
    <div className="partner-prices">
      <Form
        method="get"
        action={here}
        className="stack gap-4"
        noValidate
        preventScrollReset
        onInput={onInput}
        ref={form}
      >
        <FormProblems answer={answer} open={open} called={(field) => words[field as Marketplace["wrong"][number]]} />
        <TextField
          label={words.country}
          name="country"
          defaultValue={place ?? listing.country}
          maxLength={60}
          autoComplete="off"
          error={beside("country")}
        />
        <SelectField
          label={words.kind}
          name="kind"
          defaultValue={listing.kind}
          data-value={listing.kind}
          options={[
            { value: "fixed", label: words.kinds.fixed },
            { value: "day_pass", label: words.kinds.day_pass },
          ]}
        />
        <div className="partner-two">
          <TextField
            label={words.data}
            name="data"
            after="GB"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            defaultValue={listing.data}
            error={beside("data")}
          />
          <TextField
            label={words.days}
            name="days"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={listing.days}
            error={beside("days")}
          />
          <TextField
            label={words.price}
            name="price"
            before={currency}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={listing.price}
            error={beside("price")}
          />
        </div>
        <div className="partner-two">
          <TextField label={words.name} name="name" autoComplete="organization" maxLength={30} defaultValue={name} />
          <TextField label={words.logo} name="logo" autoComplete="off" maxLength={4} defaultValue={logo} />
          <SelectField
            label={words.hue}
            name="hue"
            defaultValue={hueIn(listing)}
            data-value={hueIn(listing)}
            options={listingHues.map((value) => ({ value, label: words.hues[value] }))}
          />
        </div>
        <p>
          <Button type="submit">{words.show}</Button>
        </p>
      </Form>
      <output className="vh">
        {plan && [planTitle(plan, planWords), money(plan.price), seller].filter(Boolean).join(" · ")}
      </output>
      {plan && (
        <div className="partner-listed">
          <PlanTicket plan={plan} words={planWords} language={language} links={{ choose: here, coverage: here }} />
          {(name || logo) && (
            <p className={`partner-seller hue-${hueIn(listing)}`}>
              {logo && <b aria-hidden={name ? true : undefined}>{logo}</b>}
              {name && <span>{seller}</span>}
            </p>
          )}
          <p className="kick">{words.note}</p>
        </div>
      )}
    </div>
  );
}
