import { expect, test } from "vitest";
import { languages } from "../kernel/language.ts";
import { pushWords } from "./pushes.server.ts";

/** The longest names of a destination in each language, and amounts and speeds as wide as they get. */
const areas = ["Democratic Republic of the Congo", "刚果民主共和国", "Saint Vincent and the Grenadines"];

test.each(languages)("%s: what phones show whole, title and text", (language) => {
  const { whole, today, ends, pair } = pushWords(language);
  const titles = [whole, today].flatMap((words) => [words.used(100), words.gone]);
  const texts = [whole, today].flatMap((words) => [
    words.leftThenSlow("1023 MB", "512 kbps"),
    words.leftThenStops("1023 MB"),
    words.nowSlow("512 kbps"),
    words.nowStops,
  ]);
  for (const title of [...titles, ends.title]) expect(title.length).toBeLessThanOrEqual(40);
  for (const text of [...texts, ends.body("15 Dec, 23:00 Tokyo time")]) {
    for (const area of areas) expect(pair(area, text).length).toBeLessThanOrEqual(110);
  }
});
