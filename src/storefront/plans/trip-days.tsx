import { useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import type { PlanWords } from "../../features/plans/plan-words.ts";
import { longestTrip } from "../../features/plans/trip-price.ts";
import { Button } from "../../ui/button.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";

type TripDaysProps = {
  trip: number | undefined;
  address: { country: string; mcc: string; kind: string };
  words: PlanWords["list"]["trip"];
};

/** While somebody clicks through the days, one answer is enough. */
const pauseMs = 350;

/** "For how many days?": a GET form, so that the answer has an address; with JavaScript it answers by itself. */
export function TripDays({ trip, address, words }: TripDaysProps) {
  const { language } = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const answer = () => {
    clearTimeout(later.current);
    later.current = setTimeout(() => {
      if (form.current?.checkValidity()) void submit(form.current, { replace: true, preventScrollReset: true });
    }, pauseMs);
  };
  return (
    <Form ref={form} className="trip-days" method="get" action={links(language).plans(address).split("?")[0]} preventScrollReset>
      {Object.entries(address).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <NumberStepper
        label={words.question}
        name="days"
        min={1}
        max={longestTrip}
        defaultValue={trip}
        fewerLabel={words.fewer}
        moreLabel={words.more}
        onChange={answer}
      />
      <noscript><Button type="submit">{words.show}</Button></noscript>
      {trip !== undefined && <Link className="link" to={links(language).plans(address)} preventScrollReset>{words.perDay}</Link>}
    </Form>
  );
}
