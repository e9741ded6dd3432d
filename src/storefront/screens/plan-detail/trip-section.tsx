import { Form, useSearchParams } from "react-router";
import { readDates, type NeedField } from "../../../features/catalogue/plans/need.ts";
import { journeyOf } from "../../../features/catalogue/plans/plan-days.ts";
import type { PlanDetail } from "../../../features/catalogue/plans/plan-detail.ts";
import { tripDays, tripPrice } from "../../../features/catalogue/plans/trip-price.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useFormInAddress } from "../../ground/visit/use-form-in-address.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { DateFields } from "../../parts/trip/date-fields.tsx";
import { DaysAdvice } from "../../parts/trip/days-advice.tsx";
import { TripPicture } from "../../parts/trip/trip-picture.tsx";

/**
 * The plan's days on the visitor's dates, and whether one is missing (pain 4): asked with a GET form, so that it has an
 * address.
 */
export function TripSection({ plan, coverage }: Pick<PlanDetail, "plan" | "coverage">) {
  const { language } = useVisit();
  const [search] = useSearchParams();
  const { and } = useWords("plans");
  const { need: fields, days: words } = useWords("shelf");
  const to = links(language);
  const days = tripPrice(plan, tripDays(search.get("days")) ?? 1).days ?? 1;
  const landing = coverage.find(({ iso2 }) => iso2 === search.get("country")) ?? coverage[0];
  const unread: NeedField[] = [];
  const dates = readDates(search, days, unread);
  const { form, follow } = useFormInAddress((written) =>
    to.planDetail({ code: plan.code, ...Object.fromEntries(written) }),
  );
  const kept = Object.fromEntries(search);
  const journey = dates && landing && journeyOf(dates, landing.timeZone);
  return (
    <section className="plan-fact-section" aria-labelledby="trip-days">
      <h2 id="trip-days">{words.heading}</h2>
      <Form
        ref={form}
        className="trip-form"
        method="get"
        action={to.planDetail({ code: "" }).split("?")[0]}
        onChange={follow}
        onSubmit={(event) => {
          event.preventDefault();
          follow();
        }}
      >
        <input type="hidden" name="code" value={plan.code} />
        {(["days", "quantity"] as const).map(
          (name) => kept[name] && <input key={name} type="hidden" name={name} value={kept[name]} />,
        )}
        {!dates && <p className="soft">{words.about}</p>}
        {coverage.length > 1 && landing && (
          <SelectField
            label={words.place}
            name="country"
            defaultValue={landing.iso2}
            data-value={landing.iso2}
            options={coverage.map(({ iso2, country }) => ({ value: iso2, label: country }))}
          />
        )}
        <DateFields dates={dates} written={search} />
        <noscript>
          <Button type="submit">{words.show}</Button>
        </noscript>
      </Form>
      {unread.length > 0 && (
        <Notice tone="care">
          <p>{fields.unread(and(unread.map((field) => fields.fields[field])))}</p>
        </Notice>
      )}
      {journey && (
        <div className="stack" aria-live="polite">
          <DaysAdvice
            plan={plan}
            days={days}
            journey={journey}
            take={(needed) => to.planDetail({ ...kept, code: plan.code, days: needed })}
            others={to.plans({ country: landing.iso2, mcc: "", ...dates })}
          />
          <TripPicture plan={plan} days={days} journey={journey} place={landing.country} />
        </div>
      )}
    </section>
  );
}
