import { useEffect, useState } from "react";
import type { PlanPageWords } from "../../../features/catalogue/plans/plan-words.ts";
import { spanText } from "../../../kernel/written-date.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit, type Visit } from "../../ground/visit/visit.ts";

type Fees = { here?: Postage; lowest: Postage };
type Postage = Answer<"/order/getPostage">["postage"][number];

/**
 * Extra costs are shown on the plan's page already (market research 6). Asked from the browser: the page is kept for
 * everybody, days of arrival are not.
 */
export function PostageAhead({ words }: { words: PlanPageWords["detail"]["buy"]["post"] }) {
  const moneyText = useMoneyText();
  const { language, currency } = useVisit();
  const [known, setKnown] = useState<Fees>();
  useEffect(() => {
    let wanted = true;
    const show = (found: typeof known) => wanted && setKnown(found);
    // if this fails, the order page shows it in any case
    fees({ language, currency }).then(show, () => show(undefined));
    return () => void (wanted = false);
  }, [language, currency]);
  return <>{text()}</>;

  function text(): string {
    if (!known) return words.ahead;
    const { here, lowest } = known;
    if (!here) return words.from(moneyText(lowest.fee));
    return words.there(
      here.countryName,
      moneyText(here.fee),
      spanText({ from: here.earliest, to: here.latest }, language),
    );
  }
}

async function fees(visit: Visit): Promise<Fees | undefined> {
  const call = callOverHttp(visit);
  const [{ postage }, { country }] = await Promise.all([
    call("/order/getPostage", { currency: visit.currency, lang: visit.language }),
    call("/getIPLocation", {}),
  ]);
  const [lowest] = postage.toSorted((one, other) => one.fee.amount - other.fee.amount);
  const here = postage.find((one) => one.country === country);
  return lowest && { lowest, ...(here && { here }) };
}
