import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundOrder } from "./load.ts";

/** Pain 7 of the market notes: another plan instead, as long as it has not begun. */
export function ChangeBox({ read: { changes, order, link } }: { read: FoundOrder }) {
  const moneyText = useMoneyText();
  const { change: words } = useWords("order-detail");
  const to = links(useVisit().language);
  if (order.state !== "delivered" && order.state !== "dispatching") return null;
  const { open, why } = changes;
  return (
    <section className="after-part" aria-labelledby="change">
      <div className="after-part-head">
        <h2 id="change">{words.title}</h2>
        {!why && <p className="soft">{words.lede}</p>}
      </div>
      {open && (
        <Notice
          tone="care"
          title={words.waiting}
          action={
            open.payPage ? (
              <a className="button button-line" href={open.payPage}>
                {words.pay(moneyText(open.difference))}
              </a>
            ) : (
              open.isOffered && (
                <LinkButton
                  variant="line"
                  to={to.orderDetail({ ...link, step: "change-confirm", plan: open.code, days: open.days })}
                >
                  {words.pay(moneyText(open.difference))}
                </LinkButton>
              )
            )
          }
        >
          {words.waitingText(moneyText(open.difference))}
        </Notice>
      )}
      {why ? (
        <p className="soft">{words.whyNot[why]}</p>
      ) : (
        <p>
          <LinkButton icon="refresh-cw" to={to.orderDetail({ ...link, step: "change" })}>
            {words.open}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
