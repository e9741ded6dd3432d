import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { TextField } from "../../../ui/field.tsx";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit, type Visit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { stopField, type TripForm } from "./trip-form.ts";

type StopFieldsProps = {
  stop: TripForm["stops"][number];
  number: number;
  isOnly: boolean;
  errorOf: (name: string) => string | undefined;
};

/**
 * One stay: where, and from when until when. Without JavaScript the place is a plain text, which the server
 * understands.
 */
export function StopFields({ stop, number, isOnly, errorOf }: StopFieldsProps) {
  const visit = useVisit();
  const { form } = useWords("trip");
  const [country, from, to] = [stopField("country", number), stopField("from", number), stopField("to", number)];
  return (
    <fieldset className="trip-stop">
      <legend className="strong">{form.stop(number + 1)}</legend>
      <Combobox
        label={form.country}
        name={country}
        placeholder={form.placeholder}
        defaultValue={stop.country}
        error={errorOf(country)}
        loadOptions={(query) => found(query, visit)}
        words={{ count: form.count, none: form.none, failed: form.failed }}
      />
      <TextField label={form.from} name={from} type="date" defaultValue={stop.from} error={errorOf(from)} />
      <TextField label={form.to} name={to} type="date" defaultValue={stop.to} error={errorOf(to)} />
      {!isOnly && (
        <Button
          type="submit"
          variant="quiet"
          name="do"
          value={`remove-${number}`}
          aria-label={form.removeThis(number + 1)}
        >
          {form.remove}
        </Button>
      )}
    </fieldset>
  );
}

async function found(query: string, { language, currency }: Visit) {
  const { hits } = await callOverHttp({ language, currency })("/common/searchDestinations", {
    query: query.slice(0, 100),
    lang: language,
    currency,
  });
  return hits.map(({ country, name, matched }) => ({
    value: country,
    label: name,
    flag: country,
    ...(matched && { note: matched }),
  }));
}
