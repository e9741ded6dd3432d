import type { Language } from "../../../kernel/language.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { isDate } from "../../../kernel/zoned-time.ts";

type Work = { kind: string; subject: string; title: string | null };
type Named = Readonly<Record<string, string>>;
type Words = {
  dispatch: { promised: (day: string) => string };
  jobs: { kinds: Named; house: string };
  settings: { names: Named };
  trail: { title: string };
  content: { kinds: Named };
};

const named = (words: Named, code: string) => (Object.hasOwn(words, code) ? words[code]! : code.replaceAll("_", " "));

/** What work without an order is about, in words: its subject may be a day, a job or a text. */
export function aboutWork({ kind, subject, title }: Work, words: Words, language: Language): string {
  if (title !== null) return title;
  if (kind === "parcels_to_post" && isDate(subject))
    return words.dispatch.promised(dateText(subject, language, { year: false }));
  if (kind === "job_given_up") return named(words.jobs.kinds, subject);
  if (kind === "jobs_stand_still") return words.jobs.house;
  if (kind === "holidays_end") return words.settings.names["holidays"]!;
  if (kind === "trail_broken") return words.trail.title;
  if (kind === "texts_missing") {
    const [of = "", name = ""] = subject.split(" ");
    return `${named(words.content.kinds, of)} · ${name}`;
  }
  return subject;
}
