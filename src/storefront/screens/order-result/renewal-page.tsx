import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import { RegistrationNotice } from "../../parts/before-buying/registration-notice.tsx";
import type { FoundOrder, Result } from "./load.ts";
import { renewalStands } from "./outcome.ts";
import { OrderTicket } from "./purchase-summary.tsx";

type Renewed = Result["renewals"][number];
const hues = { waiting: "gilt", applied: "celadon", failed: "wrong" } as const;

/** A plan loaded on SIMs that the buyer has: which of them have it, which wait, which the network refused. */
export function RenewalPage({ title, order }: { title: string; order: FoundOrder }) {
  const { result } = order;
  const { renewal: words, paidOrder } = useWords("result");
  return (
    <div className="wrap order">
      <header className="order-head">
        <p className="install-number">
          <Icon name="circle-check" /> {paidOrder(result.orderNumber)}
        </p>
        <h1>{title}</h1>
        <p className="lede">{words.ledes[renewalStands(result)]}</p>
      </header>
      <div className="order-grid">
        <div className="stack gap-6">
          <RegistrationNotice identity={result.identity} />
          <section className="panel" aria-labelledby="renewed">
            <h2 id="renewed">{words.title}</h2>
            <ul className="rows renewed">
              {result.renewals.map((sim) => (
                <RenewedSim key={sim.position} sim={sim} />
              ))}
            </ul>
          </section>
          <section className="parcel-next" aria-labelledby="renewed-next">
            <h2 id="renewed-next">{words.next}</h2>
            <ol className="steps">
              {words.steps.map((step) => (
                <li key={step}>
                  <div>{step}</div>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <OrderTicket order={order} />
      </div>
    </div>
  );
}

function RenewedSim({ sim: { position, iccid, state, appliedAt } }: { sim: Renewed }) {
  const { renewal: words } = useWords("result");
  const moment = useMoment();
  return (
    <li>
      <div>
        <p className="kick">{words.sim(position)}</p>
        <p className="code">{iccid}</p>
        {state === "failed" && <p className="kick">{words.failedText}</p>}
        {appliedAt && (
          <p className="kick">
            <time dateTime={appliedAt}>{moment(appliedAt)}</time>
          </p>
        )}
      </div>
      <Badge hue={hues[state]}>{words.states[state]}</Badge>
    </li>
  );
}
