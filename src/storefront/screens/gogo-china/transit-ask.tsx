import { useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { elsewhere, guangdong } from "../../../features/catalogue/china/weigh-transit.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { links } from "../../ground/links.ts";
import { useInBrowser } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FactSource } from "./fact-source.tsx";
import { valueOf, type Guide } from "./guide.ts";
import { OtherEntries } from "./other-entries.tsx";
import { StayChoices } from "./stay-choices.tsx";
import { choices, exits, otherPort, tripFields, type TripField, type TripForm } from "./transit-form.ts";
import { DaySlot, PlaceSlot } from "./trip-slots.tsx";

/** The trip as one sentence, and below it what is the same for most. A GET form: the answer has an address. */
export function TransitAsk({ guide, form }: { guide: Guide; form: TripForm }) {
  const { language } = useVisit();
  const { transit: words } = useWords("china");
  const { trip } = words;
  const busy = useNavigation().state === "loading";
  const named = form.problems.map(({ field, problem }) => ({
    field,
    message: `${words.fields[field]}: ${words.problem[problem]}`,
  }));
  const { open, beside: errorOf, onInput } = useOpenProblems({ id: useLocation().key, problems: named });
  const { entries } = form;
  const [port, setPort] = useState({ sent: entries.port, chosen: entries.port });
  // going back changes the address under the form
  if (port.sent !== entries.port) setPort({ sent: entries.port, chosen: entries.port });
  const inGuangdong = guide.ports.find(({ code }) => code === port.chosen)?.province === guangdong;
  // without scripts the page cannot follow the port that is chosen
  const isUntold = !useInBrowser();
  const ways = exits.filter((exit) => exit !== "guangdong" || inGuangdong || isUntold || entries.exit === exit);
  const field = (name: TripField) => ({ name, label: words.fields[name], error: errorOf(name) });
  const at = (name: TripField) => ({ ...field(name), value: entries[name], empty: words.choose });
  const places = [
    ...guide.places.map(({ iso2, name }) => ({ value: iso2, label: name })),
    { value: elsewhere, label: words.elsewhere },
  ];
  const ports = guide.ports.map(({ code, name, iata }) => ({ value: code, label: iata ? `${name} (${iata})` : name }));
  const months = valueOf(guide, "document-months");
  const option = (value: string, label: string) => ({ value, label });
  return (
    <Form
      className="china-ask"
      method="get"
      action={links(language).gogoChina({}, "verdict")}
      aria-label={words.title}
      preventScrollReset
      noValidate
      onInput={onInput}
    >
      <ErrorSummary title={words.problems} problems={open} />
      <OtherEntries but={[...tripFields, "stay", "check"]} />
      <p className="sentence china-sentence">
        {trip.passport}
        <PlaceSlot {...at("passport")} options={places} />
        {trip.from}
        <PlaceSlot {...at("from")} options={places} />
        {trip.port}
        <PlaceSlot
          {...at("port")}
          options={[...ports, option(otherPort, words.otherPort)]}
          onChoose={(chosen) => setPort({ sent: entries.port, chosen })}
        />
        {trip.on}
        <DaySlot {...at("on")} />
        {trip.to}
        <PlaceSlot {...at("to")} options={places} />
        {trip.off}
        <DaySlot {...at("off")} />
        {trip.exit}
        <PlaceSlot
          {...at("exit")}
          options={[...ways.map((exit) => option(exit, words[exit === "other" ? "otherExit" : exit])), ...ports]}
        />
        {trip.end}
      </p>
      {inGuangdong && (
        <Notice>
          <p>{words.byGuangdong}</p>
          <FactSource fact={guide.rules.find(({ rule }) => rule === "exit-guangdong")} guide={guide} />
        </Notice>
      )}
      <div className="china-terms">
        <SelectField
          {...field("doc")}
          defaultValue={entries.doc}
          options={choices.doc.map((doc) => option(doc, words.doc[doc]))}
        />
        <SelectField
          {...field("valid")}
          defaultValue={entries.valid}
          options={choices.valid.map((valid) =>
            option(valid, valid === "unsure" ? words.valid.unsure : words.valid[valid](months)),
          )}
        />
        <SelectField
          {...field("ticket")}
          defaultValue={entries.ticket}
          options={choices.ticket.map((ticket) => option(ticket, words.ticket[ticket]))}
        />
        <SelectField
          {...field("purpose")}
          defaultValue={entries.purpose}
          options={choices.purpose.map((purpose) => option(purpose, words.purpose[purpose]))}
        />
      </div>
      <StayChoices guide={guide} port={port.chosen} stays={form.stays} />
      <p>
        <Button type="submit" name="check" value="1" icon="arrow-right" busy={busy}>
          {words.check}
        </Button>
      </p>
      <div className="china-whatif">
        <p className="strong">{words.whatIf}</p>
        <ul>
          <li>
            <Icon name="undo-2" /> {words.ifBack}
          </li>
          <li>
            <Icon name="ticket" /> {words.ifOpen}
          </li>
          <li>
            <Icon name="briefcase-business" /> {words.ifWork}
          </li>
        </ul>
      </div>
      <Notice title={words.arrivalCard}>
        <p>{words.arrivalCardText}</p>
        <FactSource fact={guide.rules.find(({ rule }) => rule === "arrival-card")} guide={guide} />
      </Notice>
    </Form>
  );
}
