import { formatMoney } from "../../kernel/money.ts";
import { dataAmount } from "../../features/plans/rules.ts";
import { Facts } from "../../ui/facts.tsx";
import { customerService, mailTo } from "../shell/customer-service.ts";
import { useWords } from "../visit/words.ts";
import type { Result } from "./read-result.ts";

/** What was ordered, and what was paid or is to be paid. */
export function Bought({ result, paid }: { result: Result; paid: boolean }) {
  const { bought: words, help } = useWords("result");
  const { figure, unit } = dataAmount(result.allowanceMb);
  const total = formatMoney(result.total);
  const rows = [
    { name: words.number, value: <span className="num">{result.orderNumber}</span> },
    { name: words.plan, value: `${result.areaName} · ${words.kinds[result.kind]}` },
    { name: words.dataName, value: words.data[result.kind](`${figure} ${unit}`) },
    { name: words.days, value: words.inDays(result.days) },
    { name: words.quantity, value: `${result.quantity} × ${formatMoney(result.unitPrice)}` },
    { name: paid ? words.paid : words.total, value: paid && result.method ? `${total} · ${words.by[result.method]}` : total },
    { name: words.placed, value: <time dateTime={result.placedAt}>{words.day(result.placedAt)}</time> },
    { name: words.email, value: <span className="bought-email">{result.email}</span> },
  ];
  return (
    <section className="bought" aria-labelledby="bought">
      <h2 id="bought">{words.title}</h2>
      <Facts look="ruled" rows={rows} />
      <p className="kick">{help(result.orderNumber)} <a className="link" href={mailTo}>{customerService.email}</a></p>
    </section>
  );
}
