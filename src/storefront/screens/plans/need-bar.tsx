import {
  gigabytesInAll,
  leastSpeeds,
  mostPeople,
  type DataWish,
  type Need,
} from "../../../features/catalogue/plans/need.ts";
import { longestTrip } from "../../../features/catalogue/plans/trip-price.ts";
import type { Language } from "../../../kernel/language.ts";
import { Disclosure } from "../../../ui/accordion.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords, type Areas } from "../../ground/visit/words.ts";
import { DateFields } from "../../parts/trip/date-fields.tsx";
import { datesText } from "../../parts/trip/date-words.ts";
import type { ShownShelf } from "./use-shelf.ts";

type NeedBarProps = Pick<ShownShelf, "choices" | "unread" | "destination" | "to" | "written"> & {
  onChange: () => void;
};

/**
 * The need in one line that opens: how long, how many, how much data, how fast afterwards. Everything below follows.
 */
export function NeedBar({ choices: { need }, unread, destination, to, written, onChange }: NeedBarProps) {
  const shelf = useWords("shelf");
  const { language } = useVisit();
  const words = shelf.need;
  return (
    <details className="need-bar" open={unread.length > 0}>
      <summary>
        <span className="need-line">{needText(need, language, shelf)}</span>
        <span className="need-change">
          {words.change} <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className="need-fields">
        {need.dates ? (
          <div className="field need-dates">
            <span className="field-label">{words.days}</span>
            <output className="strong">{datesText(need.dates, need.days, language, shelf)}</output>
            <Link className="link" to={to({ need: { ...need, dates: undefined } })} preventScrollReset>
              {words.withoutDates}
            </Link>
          </div>
        ) : (
          <NumberStepper
            label={words.days}
            name="days"
            max={longestTrip}
            defaultValue={need.days}
            fewerLabel={words.fewerDays}
            moreLabel={words.moreDays}
            onChange={onChange}
          />
        )}
        <NumberStepper
          label={words.people}
          name="people"
          max={mostPeople}
          defaultValue={need.people}
          fewerLabel={words.fewerPeople}
          moreLabel={words.morePeople}
          onChange={onChange}
        />
        <SelectField
          label={words.data}
          name="data"
          defaultValue={wishText(need.data)}
          data-value={wishText(need.data)}
          options={dataOptions(words)}
        />
        <SelectField
          label={words.speed}
          name="speed"
          defaultValue={need.leastSpeedKbps}
          data-value={need.leastSpeedKbps}
          options={speedOptions(words)}
        />
      </div>
      <div className="need-more">
        <p className="kick">{typeof need.data === "number" ? words.inAllMeans : words.means[need.data]}</p>
        <Disclosure summary={words.dates} open={Boolean(need.dates ?? written.get("from") ?? written.get("to"))}>
          <DateFields dates={need.dates} written={written} />
          <p className="kick">{words.times(destination.name)}</p>
        </Disclosure>
      </div>
      <noscript>
        <Button type="submit" variant="go">
          {words.show}
        </Button>
      </noscript>
    </details>
  );
}

/** `9 days · 1 traveller · Normal: 700 MB a day` */
function needText(
  { days, dates, people, data, leastSpeedKbps }: Need,
  language: Language,
  shelf: Areas["shelf"],
): string {
  const words = shelf.need;
  const said = [
    dates ? datesText(dates, days, language, shelf) : shelf.dayCount(days),
    words.travellers(people),
    typeof data === "number" ? words.inAll(data) : words.habits[data],
    leastSpeedKbps > 0 && speedOptions(words).find(({ value }) => value === String(leastSpeedKbps))?.label,
  ];
  return said.filter((part) => part !== false).join(" · ");
}

const speedOptions = ({ speeds }: Areas["shelf"]["need"]) =>
  ([0, ...leastSpeeds] as const).map((speed) => ({ value: String(speed), label: speeds[speed] }));

const wishText = (data: DataWish) => (typeof data === "number" ? `${data}gb` : data);

function dataOptions({ habits, inAll }: Areas["shelf"]["need"]) {
  return [
    ...Object.entries(habits).map(([value, label]) => ({ value, label })),
    ...gigabytesInAll.map((size) => ({ value: wishText(size), label: inAll(size) })),
  ];
}
