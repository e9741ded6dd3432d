import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useAddressInForm } from "../../ground/visit/use-form-in-address.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Place } from "./load.ts";
import { Reported, TellPlace } from "./tell-place.tsx";

type WherePanelProps = { place: Place | null; told: "works" | "fails" | undefined; notTold: string | undefined };

/** "Is there trouble where I am?": an answer for every destination, also where there is none. */
export function WherePanel({ place, told, notTold }: WherePanelProps) {
  const { where: words } = useWords("status");
  const form = useAddressInForm();
  return (
    <section className="status-part status-where" id="where" aria-labelledby="where-title">
      <h2 id="where-title">{words.title}</h2>
      <search>
        <Form method="get" action="#where" className="status-find" preventScrollReset ref={form}>
          <TextField
            label={words.label}
            name="place"
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={place?.found?.name ?? place?.typed ?? ""}
          />
          <Button type="submit" icon="search">
            {words.find}
          </Button>
        </Form>
      </search>
      <div aria-live="polite" className="stack gap-4">
        {notTold && <Notice tone="care">{notTold}</Notice>}
        {told && place?.found && (
          <Notice tone="good" title={words.thanks}>
            {words.thanksText}
          </Notice>
        )}
        {place?.found && <Found found={place.found} isAsked={told === undefined} hasFailed={told === "fails"} />}
        {place && !place.found && <NotFound place={place} />}
      </div>
    </section>
  );
}

type FoundProps = { found: NonNullable<Place["found"]>; isAsked: boolean; hasFailed: boolean };

function Found({ found, isAsked, hasFailed }: FoundProps) {
  const { where: words } = useWords("status");
  const to = links(useVisit().language);
  const { iso2, name, slug, outages } = found;
  const hasTrouble = outages.length > 0;
  return (
    <div className={`status-card hue-${hasTrouble ? "gilt" : "celadon"}`}>
      <h3>{hasTrouble ? words.trouble(name, outages.length) : words.calm(name)}</h3>
      {!hasTrouble && <p className="soft">{words.calmText}</p>}
      <Reported reports={found} />
      <p className="cluster gap-3">
        {outages.map((id, place) => (
          <a key={id} className="link" href={`#${id}`}>
            {words.see(outages.length > 1 ? place + 1 : 0)}
          </a>
        ))}
        <Link className="link" to={to.netCover({ country: iso2 })}>
          {words.networks(name)}
        </Link>
        <Link className="link" to={to.esim({ slug })}>
          {words.plans(name)}
        </Link>
        {(hasFailed || !hasTrouble) && (
          <Link className="link" to={to.inside("/ask")}>
            {words.help}
          </Link>
        )}
      </p>
      {isAsked && (
        <>
          <p>{words.areYouThere(name)}</p>
          <TellPlace country={iso2} />
          <p className="kick">{words.counted}</p>
        </>
      )}
    </div>
  );
}

function NotFound({ place: { typed, alike } }: { place: Place }) {
  const { where: words } = useWords("status");
  const to = links(useVisit().language);
  return (
    <>
      <p>{words.unknown(typed)}</p>
      {alike.length > 0 && (
        <p className="cluster gap-3">
          {alike.map(({ iso2, name }) => (
            <Link key={iso2} className="link" to={to.status({ place: name }, "where")} preventScrollReset>
              {name}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
