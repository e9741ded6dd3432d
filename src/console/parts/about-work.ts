import type { Language } from "../../kernel/language.ts";
import { dateText } from "../../kernel/written-date.ts";
import type { Words } from "../ground/asking.ts";
import { wordFor } from "./word-for.ts";

type Work = { kind: string; subject: string; title: string | null };

/** What work without an order is about, in words: its subject may be a day, a job or a text. */
export function aboutWork({ kind, subject, title }: Work, words: Words, language: Language): string {
  if (title !== null) return title;
  if (kind === "parcels_to_post") return words.dispatch.promised(dateText(subject, language, { year: false }));
  if (kind === "job_given_up") return wordFor(words.jobs.kinds, subject);
  if (kind === "jobs_stand_still") return words.jobs.house;
  if (kind === "holidays_end") return words.settings.names["holidays"]!;
  if (kind === "trail_broken") return words.rail.trail;
  if (kind === "texts_missing") {
    const [of = "", name = ""] = subject.split(" ");
    return `${wordFor(words.content.kinds, of)} · ${name}`;
  }
  return subject;
}
