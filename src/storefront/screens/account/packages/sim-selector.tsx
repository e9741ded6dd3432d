import { LinkButton } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Link } from "../../../../ui/link.tsx";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import type { Sim, View } from "./load.ts";
import { packagesAddress } from "./packages-address.ts";

/** The SIMs as cards in a row, each an address. */
export function SimSelector({ sims, view }: { sims: readonly Sim[]; view: View }) {
  const words = useWords("packages");
  const { language } = useVisit();
  return (
    <nav aria-label={words.sims}>
      <ul className="sim-row">
        {sims.map(({ iccid, masked, remark, kind, openPackages }) => (
          <li key={masked}>
            <Link
              className="my-sim"
              to={packagesAddress(language, { sim: iccid ?? "", show: "purchased" })}
              aria-current={(iccid ?? "") === view.sim ? "page" : undefined}
              preventScrollReset
            >
              <Icon name={kind === "esim" ? "smartphone" : "card-sim"} />
              <b>{remark ?? words.sim.kinds[kind]}</b>
              <span className="code" translate="no">
                {masked}
              </span>
              {openPackages !== null && <span className="kick">{words.sim.open(openPackages)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function NoSims() {
  const { noSims } = useWords("packages");
  const to = links(useVisit().language);
  return (
    <EmptyState
      level={2}
      title={noSims.title}
      action={
        <LinkButton variant="go" icon="arrow-right" to={to.destination()}>
          {noSims.shop}
        </LinkButton>
      }
    >
      {noSims.text}
    </EmptyState>
  );
}
