import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Finding } from "./load.ts";

/** What was answered already, each with the way back to its question. */
export function ToldSoFar({ finding: { brand, checked, bought, isUnlisted, trip } }: { finding: Finding }) {
  const words = useWords("device");
  const { told } = words;
  const to = links(useVisit().language);
  const device = checked?.device;
  const place =
    device?.places.length && bought
      ? (device.places.find(({ iso2 }) => iso2 === bought)?.name ?? words.elsewhere)
      : undefined;
  const rows = [
    { name: told.brand, value: brand, back: to.deviceCheck(trip) },
    {
      name: told.model,
      value: device?.model ?? (isUnlisted ? words.unlisted : undefined),
      back: to.deviceCheck({ brand, ...trip }),
    },
    { name: told.bought, value: place, back: to.deviceCheck({ model: device?.slug, ...trip }) },
  ].filter(({ value }) => value !== undefined);
  if (rows.length === 0) return null;
  return (
    <ul className="device-told" aria-label={told.label}>
      {rows.map(({ name, value, back }) => (
        <li key={name}>
          <span className="soft">{name}</span> <b>{value}</b>
          <Link className="link" to={back}>
            {told.change}
            <span className="vh">: {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
