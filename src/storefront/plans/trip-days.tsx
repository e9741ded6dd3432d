import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { PlanWords } from "../../features/plans/plan-words.ts";
import { longestTrip } from "../../features/plans/trip-price.ts";
import { Button } from "../../ui/button.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { useChoiceInAddress } from "./use-choice-in-address.ts";

type TripDaysProps = {
  trip: number | undefined;
  /** The rest of the page's address. */
  address: Record<string, string>;
  words: PlanWords["list"]["trip"];
};

/** "For how many days?": a GET form, so that the answer has an address; with JavaScript it answers by itself. */
export function TripDays({ trip, address, words }: TripDaysProps) {
  const form = useRef<HTMLFormElement>(null);
  const follow = useChoiceInAddress();

  // back and forward change the address under the field
  useEffect(() => {
    const field = form.current?.elements.namedItem("days");
    if (field instanceof HTMLInputElement && trip !== undefined && document.activeElement !== field) field.value = String(trip);
  }, [trip]);

  return (
    <Form ref={form} className="trip-days" method="get" preventScrollReset>
      {Object.entries(address).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <NumberStepper
        label={words.question}
        name="days"
        min={1}
        max={longestTrip}
        defaultValue={trip}
        fewerLabel={words.fewer}
        moreLabel={words.more}
        onChange={(days) => days >= 1 && days <= longestTrip && follow({ days })}
      />
      <noscript><Button type="submit">{words.show}</Button></noscript>
    </Form>
  );
}
