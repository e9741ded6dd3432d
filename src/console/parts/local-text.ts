import { operatorZone } from "../../kernel/operator-zone.ts";
import { dateAt, timeAt } from "../../kernel/zoned-time.ts";

/** `2026-12-01T00:30`, by the operator's clocks: what `<input type="datetime-local">` takes. */
export const localText = (instant: number): string =>
  `${dateAt(instant, operatorZone)}T${timeAt(instant, operatorZone)}`;
