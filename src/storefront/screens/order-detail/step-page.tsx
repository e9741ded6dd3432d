import type { ReactNode } from "react";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { BoughtTicket } from "./bought-ticket.tsx";
import type { FoundOrder } from "./load.ts";

type StepPageProps = {
  read: FoundOrder;
  title: string;
  lede?: ReactNode;
  problems?: Omit<FormAnswer, "entries"> | undefined;
  children: ReactNode;
};

/** One question, with the order beside it and a way back. */
export function StepPage({ read, title, lede, problems, children }: StepPageProps) {
  const words = useWords("order-detail");
  const to = links(useVisit().language);
  return (
    <div className="wrap order">
      <header className="order-head">
        <Link className="order-back" to={to.orderDetail(read.link)}>
          <Icon name="arrow-left" size="small" /> {words.back}
        </Link>
        <h1>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
      </header>
      <div className="order-grid after-grid">
        <div className="stack gap-6">
          {problems && <ErrorSummary key={problems.id} title={problems.title} problems={problems.problems} />}
          {children}
        </div>
        <BoughtTicket order={read.order} left={read.left} />
      </div>
    </div>
  );
}

/** What a form that asks by address must hand on. */
export function Kept({ read: { link }, step }: { read: FoundOrder; step: string }) {
  return (
    <>
      <input type="hidden" name="order" value={link.order} />
      <input type="hidden" name="key" value={link.key} />
      <input type="hidden" name="step" value={step} />
    </>
  );
}
