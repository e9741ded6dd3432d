import { Badge, type Hue } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links, receiptFile } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { DataLeft } from "../../parts/installing/data-left.tsx";
import { standsNow } from "../../parts/installing/esim-status.ts";
import { PlaceNotices } from "../../parts/places/place-notices.tsx";
import { BoughtTicket } from "./bought-ticket.tsx";
import { ChangeBox } from "./change-box.tsx";
import { LinksBox } from "./links-box.tsx";
import type { Detail, FoundOrder } from "./load.ts";
import { RefundBox } from "./refund-box.tsx";
import { Timeline } from "./timeline.tsx";
import { WithdrawBox } from "./withdraw-box.tsx";

const hues: Record<Detail["state"], Hue> = {
  placed: "gilt",
  paying: "gilt",
  paid: "gilt",
  dispatching: "cobalt",
  delivered: "celadon",
  refunding: "gilt",
  refunded: "cobalt",
  cancelled: "cobalt",
};

export function OrderView({ read, notDone }: { read: FoundOrder; notDone: FormAnswer | undefined }) {
  const words = useWords("order-detail");
  const { order } = read;
  return (
    <div className="wrap order">
      <header className="order-head">
        <p className="cluster gap-3">
          <span className="soft">{words.number(order.orderNumber)}</span>{" "}
          <Badge hue={hues[order.state]}>{words.states[order.state]}</Badge>
        </p>
        <h1>{words.heading(order.areaName)}</h1>
        <Onward read={read} />
      </header>
      <div className="order-grid after-grid">
        <div className="stack gap-6">
          {notDone && <ErrorSummary key={notDone.id} title={notDone.title} problems={notDone.problems} />}
          <Done read={read} />
          <PlaceNotices notices={order.notices} />
          <Left read={read} />
          <Timeline order={order} />
          <RefundBox read={read} />
          <ChangeBox read={read} />
          <WithdrawBox read={read} />
          <LinksBox email={order.email} />
        </div>
        <BoughtTicket order={order} left={read.left} />
      </div>
    </div>
  );
}

/** What a step before this one brought about, as far as it has come; announced, too. */
function Done({ read: { asked, order } }: { read: FoundOrder }) {
  const { refund, change } = useWords("order-detail");
  if (!asked.done) return null;
  const latest = (...kinds: Detail["timeline"][number]["kind"][]) =>
    order.timeline.findLast(({ kind }) => kinds.includes(kind));
  const { tone, title, text } = asked.done === "change" ? changed() : givenBack();
  return (
    <div>
      <output className="vh">{title}</output>
      <Notice tone={tone} title={title}>
        {text}
      </Notice>
    </div>
  );

  function changed() {
    const kind = latest("plan_change_making", "plan_change_review", "plan_change_begun", "plan_changed")?.kind;
    if (kind === "plan_change_making") return { tone: "fact", title: change.making, text: change.makingText } as const;
    if (kind === "plan_change_review") return { tone: "care", title: change.review, text: change.reviewText } as const;
    if (kind === "plan_change_begun") return { tone: "care", title: change.begun, text: change.begunText } as const;
    return { tone: "good", title: change.done, text: change.doneText } as const;
  }

  function givenBack() {
    const isLookedAt = latest("refund_asked")?.open || asked.done === "refund-review";
    const text = latest("taking_back") ? refund.doneTaking : isLookedAt ? refund.doneReview : refund.doneAtOnce;
    return { tone: "good", title: refund.done, text } as const;
  }
}

/** What is left on each SIM that is in use. */
function Left({ read: { order, left } }: { read: FoundOrder }) {
  const { bought } = useWords("order-detail");
  const label = (position: number) =>
    order.sims.find((sim) => sim.position === position)?.traveller ?? bought.sim[order.way](position);
  return left.map(
    (sim) =>
      standsNow(sim) && (
        <DataLeft key={sim.position} left={sim} label={left.length > 1 ? label(sim.position) : undefined} />
      ),
  );
}

function Onward({ read: { order, link, left } }: { read: FoundOrder }) {
  const { actions: words } = useWords("order-detail");
  const { language } = useVisit();
  const to = links(language);
  const { install, pay, receipt } = order.can;
  return (
    <p className="cluster gap-3 order-onward">
      <LinkButton
        variant={(install && !left.some(standsNow)) || pay ? "go" : "line"}
        icon="arrow-right"
        to={to.orderResult(link)}
      >
        {install ? words.install : pay ? words.pay : words.result}
      </LinkButton>
      {receipt && (
        <a className="button button-quiet" href={receiptFile({ ...link, lang: language })} download>
          {words.receipt}
        </a>
      )}
    </p>
  );
}
