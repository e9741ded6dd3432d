import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { usePage } from "../../ground/asking.ts";

/** With its year: codes run from one New Year to the next. */
export function Dated({ at }: { at: string }) {
  const { language } = usePage();
  const instant = Date.parse(at);
  const day = dateText(dateAt(instant, operatorZone), language);
  return <time dateTime={at}>{`${day} ${timeAt(instant, operatorZone)}`}</time>;
}
