import { redirect, useLoaderData } from "react-router";
import { CallRefused, type FieldMessage } from "../../../kernel/envelope.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { links } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { TripFields } from "./trip-fields.tsx";
import { changedForm, formFrom, queryOf, type TripForm } from "./trip-form.ts";
import { TripResult } from "./trip-result.tsx";

type Loaded = { form: TripForm; result?: Answer<"/trip/planTrip">; problems?: FieldMessage[] };

/** Row B4. All of the trip is in the address; `find` asks for the plan, `do` changes the stops. */
export async function loader({ request, context }: ScreenArguments): Promise<Loaded> {
  const { call, language, currency } = asked(context);
  const { searchParams } = new URL(request.url);
  const form = formFrom(searchParams);
  const wish = searchParams.get("do");
  if (wish !== null) throw redirect(links(language).tripPlanner(queryOf(changedForm(form, wish))));
  if (!searchParams.has("find")) return { form };
  try {
    const { stops, people, habits, slow } = form;
    const result = await call("/trip/planTrip", {
      stops,
      people,
      habits,
      slowIsEnough: slow,
      currency,
      lang: language,
    });
    // the place that was meant, in the language of the page: an address is passed on to others
    return {
      form: { ...form, stops: stops.map((stop, number) => ({ ...stop, country: result.stops[number]!.name })) },
      result,
    };
  } catch (error) {
    if (error instanceof CallRefused && error.code === "INVALID_INPUT") return { form, problems: error.details.fields };
    throw error;
  }
}

export function Component() {
  const { form, result, problems = [] } = useLoaderData<typeof loader>();
  const words = useWords("trip");
  const { titled } = useWords("shell");
  return (
    <div className="wrap trip-planner">
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.about} />
      <header className="trip-head">
        <h1>{words.head}</h1>
        <p className="soft">{words.lede}</p>
      </header>
      <TripFields form={form} problems={problems} />
      {result && <TripResult result={result} />}
      {!result && problems.length === 0 && (
        <section>
          <h2 className="vh">{words.result.title}</h2>
          <EmptyState title={words.start.title}>{words.start.text}</EmptyState>
        </section>
      )}
    </div>
  );
}
