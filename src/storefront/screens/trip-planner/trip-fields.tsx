import { Form, useLocation, useNavigation } from "react-router";
import { habits } from "../../../features/catalogue/trips/daily-need.ts";
import { mostStops } from "../../../features/catalogue/trips/trip-dates.ts";
import type { FieldMessage } from "../../../kernel/envelope.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { StopFields } from "./stop-fields.tsx";
import { fieldOf, type TripForm } from "./trip-form.ts";

const mostPeople = 20;

/** The trip as a GET form: the answer has an address. Stops come and go by buttons that send it, too. */
export function TripFields({ form, problems }: { form: TripForm; problems: readonly FieldMessage[] }) {
  const { language } = useVisit();
  const { form: words } = useWords("trip");
  const busy = useNavigation().state === "loading";
  const named = problems.map(({ field, message }) => ({ field: fieldOf(field), message }));
  const { open, beside: errorOf, onInput } = useOpenProblems({ id: useLocation().key, problems: named });
  return (
    <Form
      className="planner-form"
      method="get"
      action={links(language).tripPlanner()}
      aria-label={words.label}
      preventScrollReset
      noValidate
      onInput={onInput}
    >
      <ErrorSummary title={words.summary} problems={open} />
      {/* the Enter key presses the first button of a form, which must not be one that takes a stop away */}
      <button className="vh" type="submit" name="find" value="1" tabIndex={-1} aria-hidden="true" />
      <div className="trip-stops">
        {form.stops.map((stop, number) => (
          <StopFields
            key={`${number} ${stop.country} ${stop.from} ${stop.to}`}
            stop={stop}
            number={number}
            isOnly={form.stops.length === 1}
            errorOf={errorOf}
          />
        ))}
        {form.stops.length < mostStops ? (
          <p>
            <Button type="submit" name="do" value="add" icon="plus">
              {words.add}
            </Button>
          </p>
        ) : (
          <p className="kick">{words.most(mostStops)}</p>
        )}
      </div>
      <div className="trip-wishes">
        <fieldset className="trip-habits">
          <legend className="field-label">{words.habits}</legend>
          {habits.map((habit) => (
            <CheckField
              key={habit}
              label={words[habit]}
              hint={words[`${habit}Hint`]}
              name={habit}
              value="1"
              defaultChecked={form.habits.includes(habit)}
              error={errorOf(habit)}
            />
          ))}
        </fieldset>
        <NumberStepper
          label={words.people}
          name="people"
          min={1}
          max={mostPeople}
          defaultValue={Number.isFinite(form.people) ? form.people : 1}
          fewerLabel={words.fewer}
          moreLabel={words.more}
          error={errorOf("people")}
        />
        <CheckField label={words.slow} hint={words.slowHint} name="slow" value="1" defaultChecked={form.slow} />
      </div>
      <p>
        <Button type="submit" variant="go" name="find" value="1" icon="arrow-right" busy={busy}>
          {words.submit}
        </Button>
      </p>
    </Form>
  );
}
