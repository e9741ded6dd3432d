import { formatMoney } from "../../../kernel/money.ts";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit, type Visit } from "../../ground/visit/visit.ts";
import { useWords, type Areas } from "../../ground/visit/words.ts";
import { SentenceSearch, type Slots } from "./sentence-search.tsx";

const offeredDays = [1, 3, 5, 7, 10, 15, 30];

/** "I'm going to Japan for 7 days": the answer is the plans page, also without JavaScript, since it takes names. */
export function TripSearch({ plans }: { plans: number }) {
  const { language, currency } = useVisit();
  const { search } = useWords("homepage");
  const { menu } = useWords("shell");
  return (
    <SentenceSearch
      action={links(language).plans({ country: "", mcc: "" })}
      sentence={sentenceOf(search)}
      destination={{
        label: search.destination,
        name: "country",
        placeholder: search.placeholder,
        defaultValue: search.placeholder,
        loadOptions: (query) => found(query, { language, currency }),
        words: { count: search.count, none: search.none, failed: search.failed },
      }}
      days={{
        label: search.days,
        name: "days",
        defaultValue: "7",
        options: offeredDays.map((count) => ({ value: String(count), label: search.day(count) })),
      }}
      data={{
        label: search.data,
        name: "kind",
        options: [
          { value: "day_pass", label: search.dayPass },
          { value: "fixed", label: search.fixed },
          { value: "", label: search.any },
        ],
      }}
      submitLabel={search.submit}
      found={search.found(plans)}
      promise={search.promise}
    >
      <p className="ask-trip">
        <Link className="link" to={links(language).tripPlanner()}>
          {menu.trip}
        </Link>
      </p>
    </SentenceSearch>
  );
}

const sentenceOf =
  ({ before, between, after, end }: Areas["homepage"]["search"]) =>
  (slots: Slots) => (
    <>
      {before}
      {slots.destination}
      {between}
      {slots.days}
      {after}
      {slots.data}
      {end}
    </>
  );

async function found(query: string, { language, currency }: Visit) {
  const { hits } = await callOverHttp({ language, currency })("/common/searchDestinations", {
    query: query.slice(0, 100),
    lang: language,
    currency,
  });
  return hits.map(({ country, name, matched, from }) => ({
    value: country,
    label: name,
    flag: country,
    ...(matched ? { note: matched } : from && { note: formatMoney(from.price, language) }),
  }));
}
