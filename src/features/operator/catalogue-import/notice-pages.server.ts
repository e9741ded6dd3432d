import { noticeFactsOfAll, noticeRecord, type NoticeRecord } from "../../catalogue/content/notice-rules.ts";
import { asList, asMoment, asWritten, columns } from "./csv-columns.server.ts";
import type { PageKind } from "./pages.server.ts";

/** `notices/<language>/<id>.md` */
export const noticePages: PageKind<NoticeRecord> = {
  topic: "notices",
  kind: noticeRecord,
  name: "id",
  facts: [
    ...columns({ id: asWritten, title: asWritten, source: asWritten }),
    { name: "published", field: "published_at", read: asMoment },
    { name: "countries", field: "countries", read: asList },
  ],
  shared: noticeFactsOfAll,
  mayBeEmpty: true,
};
