import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { AlertKind } from "../../../platform/database/tables.ts";

/** `failed`: it is tried again; `refused`: the provider will never take it. */
type MessageState = "sent" | "failed" | "refused";

/** `key`: the same for every try. `recipient`: masked, or the host of a push service. */
type Message = { key: string; recipient: string };
type Push = Message & { way: "push"; kind: AlertKind; orderId: string; position: number };
type Text = Message & { way: "text"; kind: `real_name_${string}`; iccids: readonly string[] };

/** What became of a message at last; one that was sent stays so, whatever a job that ran twice heard after it. */
export async function noteMessage(db: DbOrTx, message: Push | Text, state: MessageState, now: Date): Promise<void> {
  const { key, way, kind, recipient } = message;
  const of = message.way === "push" ? message : { orderId: null, position: null };
  const iccids = message.way === "text" ? [...message.iccids] : [null];
  await sql`
    insert into sent_messages (key, way, kind, order_id, position, iccid, recipient, state, at)
      select ${key}, ${way}, ${kind}, ${of.orderId}::uuid, ${of.position}::int, iccid, ${recipient}, ${state}, ${now}
      from unnest(${iccids}::text[]) as iccid
    on conflict (key, iccid) do update set state = excluded.state, at = excluded.at
      where sent_messages.state <> 'sent'`.execute(db);
}
