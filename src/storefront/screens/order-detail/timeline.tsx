import { trackingPage } from "../../../features/delivery/dispatches/tracking-page.ts";
import { Badge, type Hue } from "../../../ui/badge.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Detail } from "./load.ts";

type Step = Detail["timeline"][number];

const looks: Record<Step["kind"], { icon: IconName; hue: Hue }> = {
  placed: { icon: "receipt-text", hue: "cobalt" },
  paid: { icon: "wallet", hue: "celadon" },
  delivered: { icon: "check", hue: "celadon" },
  parcel_sent: { icon: "truck", hue: "cobalt" },
  parcel_arrived: { icon: "package", hue: "celadon" },
  parcel_returned: { icon: "undo-2", hue: "gilt" },
  renewed: { icon: "check", hue: "celadon" },
  refund_asked: { icon: "rotate-ccw", hue: "cobalt" },
  refund_granted: { icon: "check", hue: "celadon" },
  refund_rejected: { icon: "x", hue: "wrong" },
  refund_sent: { icon: "undo-2", hue: "celadon" },
  withdrawal_unconfirmed: { icon: "mail", hue: "gilt" },
  withdrawal_asked: { icon: "file-text", hue: "cobalt" },
  withdrawal_late: { icon: "file-text", hue: "gilt" },
  taking_back: { icon: "rotate-ccw", hue: "gilt" },
  plan_change_making: { icon: "refresh-cw", hue: "gilt" },
  plan_change_review: { icon: "refresh-cw", hue: "gilt" },
  plan_change_begun: { icon: "x", hue: "wrong" },
  plan_change_stopped: { icon: "x", hue: "cobalt" },
  plan_change_offered: { icon: "refresh-cw", hue: "gilt" },
  plan_change_paying: { icon: "refresh-cw", hue: "gilt" },
  plan_changed: { icon: "refresh-cw", hue: "celadon" },
  plan_change_lapsed: { icon: "x", hue: "cobalt" },
  closed: { icon: "ban", hue: "cobalt" },
};

/** Every step with its time, the newest at the end; what is not over yet says so. */
export function Timeline({ order: { timeline: steps, parcel } }: { order: Pick<Detail, "timeline" | "parcel"> }) {
  const { timeline: words } = useWords("order-detail");
  const moment = useMoment();
  return (
    <section className="history" aria-labelledby="history">
      <h2 id="history">{words.title}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={index} className={`history-step hue-${step.open ? "gilt" : looks[step.kind].hue}`}>
            <span className="history-mark">
              <Icon name={step.open ? "hourglass" : looks[step.kind].icon} size="small" />
            </span>
            <div>
              <p className="history-what">
                <b>{step.kind === "refund_sent" && !step.open ? words.refundArrived : words.kinds[step.kind]}</b>
                {step.open && step.kind !== "placed" && <Badge hue="gilt">{words.open}</Badge>}
              </p>
              <About step={step} />
              {parcel && step.kind === "parcel_sent" && <Follow parcel={parcel} />}
              <time className="kick" dateTime={step.at}>
                {moment(step.at)}
              </time>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Nothing for a carrier whose pages the shop does not know: its name and number stand above. */
function Follow({ parcel: { carrier, trackingNumber } }: { parcel: NonNullable<Detail["parcel"]> }) {
  const { timeline: words } = useWords("order-detail");
  const page = trackingPage(carrier, trackingNumber, useVisit().language);
  return (
    page && (
      <p>
        <a className="link" href={page} target="_blank" rel="noreferrer">
          {words.follow} <Icon name="arrow-up-right" size="small" />
        </a>
      </p>
    )
  );
}

function About({ step: { kind, sum, method, text } }: { step: Step }) {
  const moneyText = useMoneyText();
  const { timeline: words, methods, change } = useWords("order-detail");
  const said = sum && sum.amount !== 0 && moneyText({ ...sum, amount: Math.abs(sum.amount) });
  const difference = kind.startsWith("plan_change");
  const money =
    said &&
    (difference
      ? sum.amount > 0
        ? change.more(said)
        : change.less(said)
      : method
        ? words[kind === "refund_sent" ? "to" : "by"](said, methods[method])
        : said);
  return (
    <>
      {money && <p>{money}</p>}
      {text && <p className="history-text">{text}</p>}
    </>
  );
}
