import type { ReactNode } from "react";
import { WorldMap } from "../../../ui/art.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Link } from "../../../ui/link.tsx";

type Network = { to: string; iso2: string; name: string; carriers: string; generation: string };

type NetworkCheckProps = { title: ReactNode; text: ReactNode; networks: Network[]; mapLabel: string };

export function NetworkCheck({ title, text, networks, mapLabel }: NetworkCheckProps) {
  return (
    <section className="network-check">
      <div>
        <h2>{title}</h2>
        <p className="soft">{text}</p>
        <ul className="panel panel-line rows network-list">
          {networks.map(({ to, iso2, name, carriers, generation }) => (
            <li key={iso2}>
              <Link to={to}>
                <Flag iso2={iso2} />
                <span>
                  <b>{name}</b>
                  <span className="kick">{carriers}</span>
                </span>
                <span className="network-generation num">{generation}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <WorldMap label={mapLabel} />
    </section>
  );
}
