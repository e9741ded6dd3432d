import { dispatchWords } from "../../../i18n/dispatch.server.ts";
import { inboxWords } from "../../../i18n/inbox.server.ts";
import {
  contentWords,
  differencesWords,
  disputesWords,
  enquiriesWords,
  jobsWords,
  settingsWords,
  stockWords,
} from "../../../i18n/lists.server.ts";
import { ordersWords } from "../../../i18n/orders.server.ts";
import { trailWords } from "../../../i18n/trail.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { listedParcels, type ParcelInList } from "../../delivery/dispatches/list-store.server.ts";
import { parcelFilter } from "../../delivery/dispatches/parcel-filter.ts";
import { goesWith, type ParcelView } from "../../delivery/dispatches/rules.ts";
import { enquiryFilter } from "../../people/enquiries/enquiry-filter.ts";
import { enquiriesIn } from "../../people/enquiries/list-store.server.ts";
import { disputeFilter } from "../../sales/disputes/dispute-filter.ts";
import { disputesIn } from "../../sales/disputes/list-store.server.ts";
import { shownDispute } from "../../sales/disputes/shown-dispute.server.ts";
import { differenceFilter } from "../differences/difference-filter.ts";
import { openDifferences } from "../differences/list-store.server.ts";
import { shownDifference } from "../differences/shown-difference.server.ts";
import type { DifferenceCase } from "../differences/store.server.ts";
import { aboutWork } from "../inbox/about-work.ts";
import { inboxAsks } from "../inbox/inbox-filter.ts";
import type { InboxView } from "../inbox/rules.ts";
import { listedCases, type ListedCase } from "../inbox/store.server.ts";
import { filterIn } from "../list-facets/filter-in.ts";
import { poolsNow } from "../stock-page/pools-now.server.ts";
import type { ListAsFile } from "./rules.ts";
import type { openSnapshots } from "./snapshots.server.ts";

/** Whose list is read, and when; `view`: one of the list's; `asks`: what it is filtered by. */
type Wanted = { now: Date; me: string; language: Language; view: string; asks: Readonly<Record<string, string>> };
export type Reading = Wanted & Pick<Shop, "db" | "config"> & { atOneMoment: ReturnType<typeof openSnapshots> };
export type ListFile = {
  head: (reading: Reading) => string[];
  pages: (reading: Reading) => AsyncIterable<string[][]>;
};

type RowOf<Read extends (...wish: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number];

const readAtOnce = 1000;

/** A list read step by step, each behind the last row of the one before, where that stood at the first. */
function stepped<Row>(
  read: (reading: Wanted & { db: DbOrTx }, last: Row | undefined) => Promise<Row[]>,
  lineOf: (row: Row, reading: Wanted) => string[],
): ListFile["pages"] {
  return ({ atOneMoment, ...wanted }) =>
    atOneMoment(async function* (db) {
      let last: Row | undefined;
      for (;;) {
        const rows = await read({ ...wanted, db }, last);
        yield rows.map((row) => lineOf(row, wanted));
        if (rows.length < readAtOnce) return;
        last = rows.at(-1);
      }
    });
}

const moment = (at: Date | null) =>
  at ? `${dateAt(at.getTime(), operatorZone)} ${timeAt(at.getTime(), operatorZone)}` : "";
const day = (at: Date | null) => (at ? dateAt(at.getTime(), operatorZone) : "");
/** A spreadsheet calculates with it: no thousands separators. */
const plain = (amount: number | null | undefined) => (typeof amount === "number" ? (amount / 100).toFixed(2) : "");
const money = (side: { amount: number | null; currency: string | null } | null) =>
  side && side.amount !== null ? [side.currency, plain(side.amount)].filter(Boolean).join(" ") : "";
const named = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code;

const wordsOfWork = (language: Language) => ({
  dispatch: dispatchWords(language),
  jobs: jobsWords(language),
  settings: settingsWords(language),
  trail: trailWords(language),
  content: contentWords(language),
});

/** Each with the columns of its page. */
export const lists: Record<ListAsFile, ListFile> = {
  inbox: {
    head({ language, view }) {
      const { columns } = inboxWords(language);
      const ended = view === "closed" ? columns.closed : columns.due;
      return [columns.what, columns.whom, columns.departs, ended, columns.owner];
    },
    pages: stepped<ListedCase>(
      ({ db, now, me, view, asks }, last) =>
        listedCases(
          db,
          { ...filterIn(inboxAsks, asks), view: view as InboxView, towards: "older", from: last?.id },
          { now, me },
          readAtOnce,
        ),
      (row, { language }) => [
        named(inboxWords(language).kinds, row.kind),
        (row.closed_at && row.closing_note) || (row.number ?? aboutWork(row, wordsOfWork(language), language)),
        row.departs_on === "infinity" ? "" : row.departs_on,
        moment(row.closed_at ?? row.due_at),
        row.owner ?? "",
      ],
    ),
  },
  enquiries: {
    head({ language }) {
      const { columns, fields } = enquiriesWords(language);
      const { company, wants, received, due, owner, state } = columns;
      return [company, fields.country, wants, received, due, owner, state];
    },
    pages: stepped<RowOf<typeof enquiriesIn>>(
      ({ db, me, view, asks }, last) =>
        enquiriesIn(
          db,
          { view: view as "all", me, filter: filterIn(enquiryFilter, asks) },
          { towards: "older", place: last },
          readAtOnce,
          true,
        ),
      (row, { language }) => {
        const words = enquiriesWords(language);
        return [
          row.company ?? words.forgotten,
          row.country ?? "",
          row.intention ? words.intentions[row.intention] : "",
          moment(row.received_at),
          moment(row.due_at),
          row.owner ?? "",
          words.states[row.state],
        ];
      },
    ),
  },
  disputes: {
    head({ language }) {
      const { begun, order, amount, reason, state, due } = disputesWords(language).columns;
      return [begun, order, ordersWords(language).csv.columns.currency, amount, reason, state, due];
    },
    pages: stepped<RowOf<typeof disputesIn>>(
      ({ db, view, asks }, last) =>
        disputesIn(
          db,
          { view: view as "all", filter: filterIn(disputeFilter, asks) },
          { towards: "older", place: last },
          readAtOnce,
          true,
        ),
      (row, { language }) => {
        const words = disputesWords(language);
        const { order, topUp, amount, reason, state, answeredAt } = shownDispute(row);
        return [
          day(row.begun_at),
          order ?? topUp ?? "",
          amount.currency,
          plain(amount.amount),
          words.reasons[reason],
          state === "needs_answer" && answeredAt !== null ? words.answered : words.states[state],
          state === "needs_answer" ? day(row.answer_by) : "",
        ];
      },
    ),
  },
  differences: {
    head({ language }) {
      const { what, ours, theirs, gap, order, since } = differencesWords(language).columns;
      return [what, ours, theirs, gap, order, since];
    },
    pages: stepped<DifferenceCase>(
      ({ db, asks }, last) =>
        openDifferences(db, filterIn(differenceFilter, asks), { towards: "older", place: last }, readAtOnce, true),
      (row, { language, now }) => {
        const words = differencesWords(language);
        const { kind, cause, ours, theirs, gap, order } = shownDifference(row, now);
        return [
          `${words.kinds[kind]}: ${words.causes[cause]}`,
          ...[ours, theirs, gap].map(money),
          order ?? "",
          moment(row.opened_at),
        ];
      },
    ),
  },
  stock: {
    head({ language }) {
      const { pool, free, held, sold, retired, perDay, daysLeft, orderBy } = stockWords(language).columns;
      return [pool, free, held, sold, retired, perDay, daysLeft, orderBy];
    },
    async *pages({ db, config, now, language }) {
      const words = stockWords(language);
      const pools = await poolsNow(db, config, now);
      yield pools.map(({ pool, forecast, ...pieces }) => [
        words.pools[pool],
        ...[pieces.free, pieces.held, pieces.sold, pieces.retired, forecast.perDay].map(String),
        forecast.daysLeft ? String(forecast.daysLeft.likely) : "",
        forecast.orderBy ?? "",
      ]);
    },
  },
  parcels: {
    head({ language, view }) {
      const { columns, picking } = dispatchWords(language);
      const { order, to, carrier, cards, state, tracking } = columns;
      return [order, to, carrier, cards, picking.promised, view === "to_post" ? state : tracking];
    },
    pages: stepped<ParcelInList>(
      ({ db, now, view, asks }, last) =>
        listedParcels(
          db,
          {
            view: view as ParcelView,
            after: last?.number,
            even: "being_cancelled",
            filter: filterIn(parcelFilter, asks),
            isWhole: true,
            now,
          },
          readAtOnce,
        ),
      (row, { language, view }) => {
        const words = dispatchWords(language);
        return [
          row.number,
          [row.city, nameIn(row.names, language)].filter(Boolean).join(" · "),
          goesWith({ ...row, sentWith: row.sent_with }),
          String(row.quantity),
          row.promised_by ?? "",
          row.cancel_held_until
            ? words.beingCancelled
            : view === "to_post"
              ? row.labelled_at
                ? words.labelled
                : words.toPick
              : (row.tracking_number ?? ""),
        ];
      },
    ),
  },
};
