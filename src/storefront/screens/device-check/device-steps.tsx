import { unlisted } from "../../../kernel/checked-device.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { DeviceSearch } from "./device-search.tsx";
import { nameOf, type Finding, type Model } from "./load.ts";

/**
 * The next question. Its answers are links, so that it works without JavaScript and the back button takes an answer
 * back.
 */
export function DeviceSteps({ finding }: { finding: Finding }) {
  if (finding.checked) return <Places model={finding.checked.device} trip={finding.trip} />;
  if (finding.brand) return <Models brand={finding.brand} models={finding.models} trip={finding.trip} />;
  return (
    <div className="stack gap-5">
      <DeviceSearch typed={finding.typed} trip={finding.trip} />
      {finding.typed !== undefined && <Found typed={finding.typed} models={finding.models} trip={finding.trip} />}
      <Brands brands={finding.brands} trip={finding.trip} />
    </div>
  );
}

type Trip = Pick<Finding, "trip">;

function Brands({ brands, trip }: Pick<Finding, "brands"> & Trip) {
  const words = useWords("device");
  const to = links(useVisit().language);
  return (
    <section aria-labelledby="device-question">
      <h2 id="device-question">{words.ask.brand}</h2>
      <ul className="device-brands">
        {brands.map((brand) => (
          <li key={brand}>
            <Link to={to.deviceCheck({ brand, ...trip })}>{brand}</Link>
          </li>
        ))}
      </ul>
      <Unlisted trip={trip} />
    </section>
  );
}

/** Models of all brands, so each with its brand. */
function Found({ typed, models, trip }: { typed: string; models: Model[] } & Trip) {
  const { search: words } = useWords("device");
  return (
    <section aria-labelledby="device-found">
      <h2 id="device-found">
        <output>{models.length === 0 ? words.none(typed) : words.found(typed)}</output>
      </h2>
      {models.length === 0 ? (
        <p className="soft">{words.noneHint}</p>
      ) : (
        <ModelLinks models={models} trip={trip} nameOf={nameOf} />
      )}
    </section>
  );
}

function ModelLinks({ models, trip, nameOf: name }: { models: Model[]; nameOf: (model: Model) => string } & Trip) {
  const to = links(useVisit().language);
  return (
    <ul className="device-models">
      {models.map((model) => (
        <li key={model.slug}>
          <Link to={to.deviceCheck({ model: model.slug, ...trip })}>
            <span>{name(model)}</span> <span className="kick num">{model.year}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const kinds = ["phone", "tablet", "laptop", "watch"] as const;

function Models({ brand, models, trip }: { brand: string; models: Model[] } & Trip) {
  const words = useWords("device");
  const groups = kinds
    .map((kind) => ({ kind, of: models.filter((model) => model.kind === kind) }))
    .filter(({ of }) => of.length > 0);
  return (
    <section aria-labelledby="device-question">
      <h2 id="device-question">{words.ask.model(brand)}</h2>
      {groups.map(({ kind, of }) => (
        <div key={kind} className="device-kind">
          {groups.length > 1 && <h3>{words.kinds[kind]}</h3>}
          <ModelLinks models={of} trip={trip} nameOf={({ model }) => model} />
        </div>
      ))}
      <Unlisted brand={brand} trip={trip} />
    </section>
  );
}

function Places({ model, trip }: { model: Model } & Trip) {
  const words = useWords("device");
  const to = links(useVisit().language);
  const places = [...model.places, { iso2: "elsewhere", name: words.elsewhere }];
  return (
    <section aria-labelledby="device-question">
      <h2 id="device-question">{words.ask.bought}</h2>
      <p className="soft">{words.ask.boughtWhy}</p>
      <ul className="device-places">
        {places.map(({ iso2, name }) => (
          <li key={iso2}>
            <Link to={to.deviceCheck({ model: model.slug, bought: iso2, ...trip })}>
              {name}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unlisted({ brand, trip }: { brand?: string } & Trip) {
  const words = useWords("device");
  const to = links(useVisit().language);
  return (
    <p className="device-unlisted">
      <Link className="link" to={to.deviceCheck({ brand, model: unlisted, ...trip })}>
        {words.unlisted}
      </Link>
    </p>
  );
}
