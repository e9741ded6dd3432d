import { sql } from "kysely";
import type { ShareCalls } from "./call-counts.server.ts";
import type { Db } from "./database/database.server.ts";
import type { Vault } from "./vault.server.ts";

const aMinute = 60_000;

/** Adds up calls of the current minute over all processes, in one statement for all networks that are worth sharing. */
export function shareCallsOn({ db, vault }: { db: Db; vault: Vault }): ShareCalls {
  return async (minute, news) => {
    const whose = news.map(({ network }) => vault.sign("calls", network));
    // a fixed lock order, so that two statements cannot deadlock; a process whose clock is ahead is in a minute that
    // the others have not reached
    const { rows } = await sql<{ what: string; who: string; tries: number }>`
      insert into shared_calls as kept (what, who, begun_at, ends_at, tries)
      select what, who, ${minute}::timestamptz, ${new Date(minute.getTime() + aMinute)}::timestamptz, tries
      from unnest(${news.map(({ kind }) => kind)}::text[], ${whose}::text[],
        ${news.map(({ calls }) => calls)}::int[]) as news (what, who, tries)
      order by what, who
      on conflict (what, who) do update set begun_at = excluded.begun_at, ends_at = excluded.ends_at,
        tries = case when kept.begun_at = excluded.begun_at then kept.tries else 0 end + excluded.tries
      where kept.begun_at <= excluded.begun_at
      returning what, who, tries`.execute(db);
    const totals = new Map(rows.map(({ what, who, tries }) => [`${what} ${who}`, tries]));
    return news.map(({ kind, calls }, place) => totals.get(`${kind} ${whose[place]}`) ?? calls);
  };
}
