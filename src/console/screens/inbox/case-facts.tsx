import { listed } from "../../../kernel/text-lists.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { isDate } from "../../../kernel/zoned-time.ts";
import { usePage } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";

type Fact = { name: string; value: string };

/** What the program wrote down by its own names, in words; a name that is not among them, as of another version, stays. */
export function CaseFacts({ facts }: { facts: readonly Fact[] }) {
  const { caseFacts, order } = usePage().words;
  const words: Record<string, string> = { ...caseFacts.values, ...order.profiles };
  const named = (part: string) => (Object.hasOwn(caseFacts.names, part) ? caseFacts.names[part] : part);
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name.split(".").map(named).join(" · ")}</dt>
          <dd>
            <Value value={value} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, words }: { value: string; words: Record<string, string> }) {
  const { language } = usePage();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return <Moment at={value} />;
  if (isDate(value)) return dateText(value, language);
  const said = value.split(", ").map((one) => (Object.hasOwn(words, one) ? words[one]! : one));
  return listed(said, language);
}
