import { cardHolders } from "../scripts/documents/card-holders.ts";
import { drawIdentityCard } from "../scripts/documents/draw-card.ts";
import { takePhotograph } from "../scripts/documents/take-photograph.ts";
import type { ReadDocument } from "../src/kernel/read-document.ts";
import { openChild } from "./child.ts";
import { atMost, exactly, told, type Finding } from "./finding.ts";
import { percentile } from "./slices.ts";

const ofEach = 2;
const seed = 400;

/** Row R1: identity cards, which have no zone on their front. Few, since each takes seconds. */
export async function cards(): Promise<Finding[]> {
  await using reader = await openChild("bench/processes/text-reader.ts");
  const tally = { number: 0, birth: 0, english: 0, chinese: 0, wrong: 0 };
  const took: number[] = [];
  for (const [at, holder] of cardHolders.entries())
    for (let one = 0; one < ofEach; one++) {
      const card = await drawIdentityCard(holder, seed + at);
      const { jpeg } = await takePhotograph(card, seed + at * ofEach + one);
      const began = performance.now();
      const read = await reader.ask<ReadDocument | null>("read", { base64: jpeg.toString("base64") });
      took.push(performance.now() - began);
      const { number, birth, englishName, chineseName } = read?.fields ?? {};
      if (number?.text === holder.number) tally.number++;
      else if (number) tally.wrong++;
      if (birth?.text === holder.birth) tally.birth++;
      if (englishName?.text === holder.english.replace(",", "").toUpperCase()) tally.english++;
      if ((chineseName?.text ?? "") === holder.chinese) tally.chinese++;
    }
  const { most } = await reader.memory();
  const count = took.length;
  return [
    told(
      `Hong Kong identity cards, ${count}: number, birth, name in English, in Chinese right`,
      `${tally.number}, ${tally.birth}, ${tally.english}, ${tally.chinese}`,
    ),
    exactly("  a number that is accepted and wrong", tally.wrong, 0, String(tally.wrong)),
    told("  seconds for one, p95", `${(percentile(took, 0.95) / 1000).toFixed(1)} s`),
    atMost("  memory of the process for text", most / 1e6, 1200, `${(most / 1e6).toFixed(0)} MB`, " MB"),
  ];
}
