import { dateText } from "../../../kernel/written-date.ts";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { Go } from "./go.tsx";
import type { Line } from "./load.ts";

type Answer = NonNullable<Line["answer"]>;

/** What the list of devices says of a model, place by place, and who says so. */
export function DeviceQuote({ device }: { device: NonNullable<Answer["device"]> }) {
  const { device: words, source: from } = useWords("ask");
  const { language } = useVisit();
  const { slug, model, answer, isWatch, places, source, asOf } = device;
  return (
    <>
      <blockquote>
        <h3 translate="no">{model}</h3>
        <p>{isWatch ? words.watch : words.answers[answer](places.length > 0)}</p>
        {places.length > 0 && (
          <ul>
            {places.map((place) => (
              <li key={place.name}>{words.bought(place.name, words.places[place.answer])}</li>
            ))}
          </ul>
        )}
        <p className="kick">
          {from} {words.list(source, dateText(asOf, language))}
        </p>
      </blockquote>
      <p className="ask-steps">
        <Go to={links(language).deviceCheck({ model: slug })}>{words.check}</Go>
      </p>
    </>
  );
}

/** The networks of a country, as the coverage lists them. */
export function CoverageQuote({ country: { iso2, name, networks } }: { country: NonNullable<Answer["country"]> }) {
  const { coverage: words, source: from } = useWords("ask");
  const { language } = useVisit();
  const page = links(language).netCover({ country: iso2 });
  return (
    <>
      <blockquote>
        <h3>{words.title(name)}</h3>
        <ul>
          {networks.map(({ carrier, generations, apn }) => (
            <li key={`${carrier} ${apn}`}>
              <b translate="no">{carrier}</b> · {generations.join(" / ")} · APN <span translate="no">{apn}</span>
            </li>
          ))}
        </ul>
        <p className="kick">
          {from}{" "}
          <a className="link" href={page}>
            {words.list}
          </a>
        </p>
      </blockquote>
      <p className="ask-steps">
        <Go to={page}>{words.see}</Go>
      </p>
    </>
  );
}
