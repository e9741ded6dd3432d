import * as z from "zod";
import { Moment, Slug, text } from "./cells.server.ts";
import type { Page, PageKind } from "./pages.server.ts";

const facts = z.object({
  id: Slug,
  title: text(200),
  source: text(120),
  published: Moment,
});

export type Notice = z.output<typeof facts>;

/** `notices/<language>/<id>.md` */
export const noticePages: PageKind<Notice> = {
  topic: "notices",
  facts: facts.shape,
  shared: ["published"],
  mayBeEmpty: true,
  *rules({ name, facts }) {
    if (facts.id && facts.id !== name) {
      yield { field: "id", text: `must be the file's name, ${name} (was "${facts.id}")` };
    }
  },
};

export function noticeRow({ name, lang, facts, html }: Page<Notice>) {
  const { title, source, published } = facts as Notice;
  return { id: name, lang, title, html, source, published_at: published };
}
