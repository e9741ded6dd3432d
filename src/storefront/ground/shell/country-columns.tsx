import type { CountryEntry } from "../../../features/catalogue/destinations/contract.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";

export type CountryGroup = { name: string; countries: CountryEntry[] };

export function CountryColumns({ groups }: { groups: CountryGroup[] }) {
  const to = links(useVisit().language);
  return (
    <div className="country-columns" data-item-type="destination">
      {groups.map(({ name, countries }) => (
        <section key={name} aria-label={name}>
          <h3 className="kick">{name}</h3>
          <ul>
            {countries.map(({ country, mcc, name: label }) => (
              <li key={country}>
                <Link to={to.plans({ country, mcc })}>
                  <Flag iso2={country} size={22} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
