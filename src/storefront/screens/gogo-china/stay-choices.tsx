import { useWords } from "../../ground/visit/words.ts";
import type { Guide } from "./guide.ts";

type StayChoicesProps = {
  guide: Guide;
  /** Where only some cities around it are open, they are to be chosen. */
  port: string;
  stays: readonly string[];
};

/** Provinces, that of the port first, and the cities of those that are open in part; closed ones stand here too, for a clear no. */
export function StayChoices({ guide: { areas, ports }, port, stays }: StayChoicesProps) {
  const { transit: words } = useWords("china");
  const home = ports.find(({ code }) => code === port)?.province;
  const provinces = areas
    .filter(({ scope }) => scope !== "city")
    .toSorted((one, other) => Number(other.code === home) - Number(one.code === home));
  const isPart = areas.some(({ code, scope }) => code === home && scope === "part");
  return (
    <details className="china-stay" open={isPart || stays.length > 0}>
      <summary>{words.fields.stay}</summary>
      <p className="field-hint">{words.stayHint}</p>
      <ul>
        {provinces.map(({ code, scope, name }) => {
          const cities = areas.filter((area) => area.scope === "city" && area.code.startsWith(`${code}-`));
          return (
            <li key={code}>
              {cities.map((city) => (
                <Stay key={city.code} code={city.code} label={city.name} stays={stays} />
              ))}
              <Stay code={code} label={scope === "part" ? words.restOf(name) : name} stays={stays} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Stay({ code, label, stays }: { code: string; label: string; stays: readonly string[] }) {
  return (
    <label>
      <input type="checkbox" name="stay" value={code} defaultChecked={stays.includes(code)} />
      {label}
    </label>
  );
}
