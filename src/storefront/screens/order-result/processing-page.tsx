import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { Signal } from "../../parts/orders/signal.tsx";
import { useLate } from "../../parts/orders/use-asking-again.ts";
import { LetGo } from "./let-go.tsx";
import type { FoundOrder } from "./load.ts";
import { OrderLinks } from "./order-links.tsx";

type Step = "paying" | "delivering";
type ProcessingPageProps = { step: Step; title: string; order: FoundOrder };

/** How long each step may take before the page says more. */
const lateAfterMs = { paying: 15_000, delivering: 30_000 };

/** Says what is happening and resolves by itself; the buyer need not stay (row O8, market research 5.4). */
export function ProcessingPage({ step, title, order }: ProcessingPageProps) {
  const { processing: words, order: orderWords, again } = useWords("result");
  const { result } = order;
  const late = useLate(step, lateAfterMs[step]);
  return (
    <div className="wrap calm">
      {/* without JavaScript the page loads itself anew */}
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <Signal />
      <h1>{title}</h1>
      <p className="soft">{words[step]}</p>
      <Progress step={step} way={result.way} />
      <p>{words.close(result.email)}</p>
      <p className="kick">{orderWords(result.orderNumber)}</p>
      <OrderLinks order={order} />
      {late && step === "delivering" && <Notice>{words.late.delivering[result.way]}</Notice>}
      {step === "paying" && result.refused && (
        <Notice tone="care" title={words.refused}>
          <p>{again.reasons[result.refused]}</p>
          <p>{again.nothing}</p>
        </Notice>
      )}
      {step === "paying" &&
        result.method &&
        (late ? (
          <GoOnPaying order={order} />
        ) : (
          <noscript>
            <GoOnPaying order={order} />
          </noscript>
        ))}
    </div>
  );
}

/** The shopper may have left the pay page: with the same method the gateway's live page is answered. */
function GoOnPaying({ order: { result, requestKey } }: { order: FoundOrder }) {
  const { late } = useWords("result").processing;
  return (
    <Notice
      action={
        <div className="cluster">
          <Form method="post">
            <input type="hidden" name="method" value={result.method ?? ""} />
            <input type="hidden" name="requestKey" value={requestKey} />
            <Button type="submit" size="small" icon="arrow-right">
              {late.goOn}
            </Button>
          </Form>
          <LetGo />
        </div>
      }
    >
      {late.paying}
    </Notice>
  );
}

const stages = ["ordered", "paid", "ready"] as const;

function Progress({ step, way }: { step: Step; way: FoundOrder["result"]["way"] }) {
  const { steps: words } = useWords("result").processing;
  const current = step === "paying" ? 1 : 2;
  return (
    <ol className="calm-steps" aria-label={words.label}>
      {stages.map((name, place) => {
        const state = place < current ? "done" : place === current ? "now" : "later";
        return (
          <li key={name} className={`calm-step-${state}`} aria-current={state === "now" ? "step" : undefined}>
            <span className="calm-step-mark">{state === "done" && <Icon name="check" size="small" />}</span>
            {name === "ready" ? words.ready[way] : words[name]}
            <span className="vh"> ({words[state]})</span>
          </li>
        );
      })}
    </ol>
  );
}
