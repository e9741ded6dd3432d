import { sql, type RawBuilder } from "kysely";
import { dateAt } from "../../../kernel/zoned-time.ts";

/**
 * Whether parcel `d` is not there although its promised day, one of its country's calendar, is over: over everywhere on
 * earth, since a list that counts reads no addresses (`Etc/GMT+12` is twelve hours behind UTC).
 */
export function isOverdue(now: Date): RawBuilder<unknown> {
  return sql`d.state = 'sent' and d.arrives_by < ${dateAt(now.getTime(), "Etc/GMT+12")}::date`;
}
