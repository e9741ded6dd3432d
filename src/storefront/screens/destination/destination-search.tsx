import type { KeyboardEvent } from "react";
import { Form, useNavigate, useSearchParams } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Place } from "../../parts/places/places.ts";
import { chosenTrip } from "../../parts/trip/chosen-trip.ts";

type DestinationSearchProps = { typed: string; first: Place | undefined; onType: (typed: string) => void };

/** Filters while one types, and Enter goes to the first that is shown; sent, it is an address. */
export function DestinationSearch({ typed, first, onType }: DestinationSearchProps) {
  const to = links(useVisit().language);
  const words = useWords("destination");
  const navigate = useNavigate();
  const trip = chosenTrip(useSearchParams()[0]);
  const goToFirst = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !first) return;
    event.preventDefault();
    void navigate(to.plans({ country: first.country, mcc: first.mcc, ...trip }));
  };
  return (
    <search data-item-type="search">
      <Form className="destination-search" method="get" action={to.destination()} preventScrollReset>
        {Object.entries(trip).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={words.search}
          name="q"
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={goToFirst}
          placeholder={words.placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          before={<Icon name="search" />}
        />
        <Button type="submit">{words.find}</Button>
      </Form>
    </search>
  );
}
