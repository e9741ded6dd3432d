import { cardHolders, permitHolders } from "../scripts/documents/card-holders.ts";
import { drawIdentityCard, drawPermit, type CardHolder, type PermitHolder } from "../scripts/documents/draw-card.ts";
import type { Picture } from "../scripts/documents/draw-page.ts";
import { takePhotograph } from "../scripts/documents/take-photograph.ts";
import type { ReadDocument } from "../src/kernel/read-document.ts";
import { openChild } from "./child.ts";
import { atMost, exactly, told, type Finding } from "./finding.ts";
import { percentile } from "./slices.ts";

const ofEach = 2;
const seed = 400;

type Reader = Awaited<ReturnType<typeof openChild>>;
type Drawn<Holder> = (holder: Holder, seed: number) => Promise<Picture>;

/** Row R1: cards that are read by their text: identity cards, and permits without their zone. Few, since each takes seconds. */
export async function cards(): Promise<Finding[]> {
  await using reader = await openChild("bench/processes/text-reader.ts");
  const identity = await readRight(reader, await photographsOf(cardHolders, drawIdentityCard, ofEach));
  const permits = await readRight(reader, await photographsOf(permitHolders, drawPermit, ofEach));
  const { most } = await reader.memory();
  return [
    ...findingsOf("Hong Kong identity cards", identity),
    ...findingsOf("exit-entry permits without their zone", permits),
    atMost("  memory of the process for text", most / 1e6, 1200, `${(most / 1e6).toFixed(0)} MB`, " MB"),
  ];
}

/** For the queue: as many as are wanted, of the same people. */
export async function someCards(count: number): Promise<Buffer[]> {
  const all = await photographsOf(cardHolders, drawIdentityCard, Math.ceil(count / cardHolders.length));
  return all.slice(0, count).map(({ jpeg }) => jpeg);
}

async function photographsOf<Holder extends CardHolder>(
  holders: readonly Holder[],
  draw: Drawn<Holder>,
  each: number,
): Promise<{ holder: Holder; jpeg: Buffer }[]> {
  const photographs = [];
  for (const [at, holder] of holders.entries())
    for (let one = 0; one < each; one++) {
      const card = await draw(holder, seed + at);
      const { jpeg } = await takePhotograph(card, seed + at * each + one);
      photographs.push({ holder, jpeg });
    }
  return photographs;
}

async function readRight(
  reader: Reader,
  photographs: readonly { holder: CardHolder & Partial<PermitHolder>; jpeg: Buffer }[],
) {
  const tally = { number: 0, birth: 0, expiry: 0, english: 0, chinese: 0, wrong: 0 };
  const took: number[] = [];
  for (const { holder, jpeg } of photographs) {
    const began = performance.now();
    const read = await reader.ask<ReadDocument | null>("read", { base64: jpeg.toString("base64") });
    took.push(performance.now() - began);
    const { number, birth, expiry, englishName, chineseName } = read?.fields ?? {};
    if (number?.text === holder.number) tally.number++;
    else if (number) tally.wrong++;
    if (birth?.text === holder.birth) tally.birth++;
    if (holder.expiry && expiry?.text === holder.expiry) tally.expiry++;
    if (englishName?.text === holder.english.replace(",", "").toUpperCase()) tally.english++;
    if ((chineseName?.text ?? "") === holder.chinese) tally.chinese++;
  }
  return { ...tally, took };
}

function findingsOf(what: string, { took, wrong, ...right }: Awaited<ReturnType<typeof readRight>>): Finding[] {
  const { number, birth, expiry, english, chinese } = right;
  return [
    told(
      `${what}, ${took.length}: number, birth, expiry where it is printed, name in English, in Chinese right`,
      `${number}, ${birth}, ${expiry}, ${english}, ${chinese}`,
    ),
    exactly("  a number that is accepted and wrong", wrong, 0, String(wrong)),
    told("  seconds for one, p95", `${(percentile(took, 0.95) / 1000).toFixed(1)} s`),
  ];
}
