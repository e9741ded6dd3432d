import { Badge, type Hue } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useDay } from "../../ground/visit/use-moment.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundOrder, Terms } from "./load.ts";

const hues: Record<Terms["sims"][number]["answer"], Hue> = { at_once: "celadon", review: "gilt", no: "cobalt" };

/** Pain 6 of the market notes: what comes back, to where, and why, stands here before anybody asks. */
export function RefundBox({ read: { terms, order, link } }: { read: FoundOrder }) {
  const moneyText = useMoneyText();
  const { refund: words } = useWords("order-detail");
  const methods = useMethods(terms);
  const to = links(useVisit().language);
  if (order.timeline.every(({ kind }) => kind !== "paid")) return null;
  return (
    <section className="after-part" aria-labelledby="refund">
      <div className="after-part-head">
        <h2 id="refund">{words.title}</h2>
        <p className="soft">{words.lede}</p>
      </div>
      <ul className="after-terms">
        {terms.sims.map((sim) => (
          <TermLine key={sim.position} sim={sim} way={terms.way} clock={order.clock} />
        ))}
      </ul>
      {order.can.refund ? (
        <div className="after-sum">
          <p>
            <b>
              {words.whole(
                order.can.refund && terms.sims.some(({ answer }) => answer === "review")
                  ? words.upTo(moneyText(terms.total))
                  : moneyText(terms.total),
                methods,
              )}
            </b>
            <span className="kick">{words.when}</span>
          </p>
          <LinkButton icon="rotate-ccw" to={to.orderDetail({ ...link, step: "refund" })}>
            {words.ask}
          </LinkButton>
        </div>
      ) : (
        <p className="soft">{words.none}</p>
      )}
    </section>
  );
}

/** `card, Alipay`: to where the money goes. */
export function useMethods({ methods }: Pick<Terms, "methods">): string {
  const words = useWords("order-detail");
  return methods.map((method) => words.methods[method]).join(" / ");
}

function TermLine({
  sim,
  way,
  clock,
}: { sim: Terms["sims"][number] } & Pick<Terms, "way"> & Pick<FoundOrder["order"], "clock">) {
  const moneyText = useMoneyText();
  const { refund: words, bought } = useWords("order-detail");
  const day = useDay();
  return (
    <li>
      <p className="between">
        <span>
          <b>{sim.traveller ?? bought.sim[way](sim.position)}</b>{" "}
          <span className="num soft" translate="no">
            {sim.iccid}
          </span>
        </span>
        <span className="cluster gap-3">
          {sim.answer !== "no" && <span className="num strong">{moneyText(sim.back)}</span>}{" "}
          <Badge hue={hues[sim.answer]}>{words.answers[sim.answer]}</Badge>
        </span>
      </p>
      <p className="kick">
        {words.why[sim.why]} {sim.answer === "at_once" && sim.until && words.until(day(sim.until, clock))}
      </p>
    </li>
  );
}
