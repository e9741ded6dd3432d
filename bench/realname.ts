import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { drawPage } from "../scripts/documents/draw-page.ts";
import { identitiesOf, type Identity } from "../scripts/documents/identities.ts";
import { takePhotograph } from "../scripts/documents/take-photograph.ts";
import { zoneLines } from "../scripts/documents/zone-lines.ts";
import { wishHeader } from "../src/kernel/file-bytes.ts";
import type { ReadDocument } from "../src/kernel/read-document.ts";
import { openPhotograph } from "../src/platform/photographs/open-photograph.server.ts";
import { addresses } from "./addresses.ts";
import { cards, someCards } from "./cards.ts";
import { openChild } from "./child.ts";
import { atLeast, atMost, exactly, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { CrowdAnswers } from "./processes/crowd.ts";
import type { SeenZone } from "./processes/zone-reader.ts";
import { interleaved, percentile } from "./slices.ts";

const people = 22;
const ofEach = 3;
const seed = 20_261_124;
const today = "2026-11-24";
/** Of both halves of a comparison: the fourth of 400 answers alone says little. */
const pairs = 5;

/** Rows R1 and R2: what a photograph of a passport fills in, of people whom training never saw. Synthetic, all of them. */
export async function realname(ground: Ground): Promise<Finding[]> {
  const photographs = await photographsOf(identitiesOf("evaluation", people, seed));
  const taken = photographs.filter(({ asKept }) => asKept !== undefined);
  return [...(await readRight(photographs)), ...(await filledIn(ground, taken)), ...(await cards())];
}

/** `asKept`: as the shop keeps it; missing where it would ask for another photograph. */
type Photographed = { identity: Identity; jpeg: Buffer; asKept: Buffer | undefined };

async function photographsOf(identities: readonly Identity[]): Promise<Photographed[]> {
  const photographs: Photographed[] = [];
  for (const [at, identity] of identities.entries()) {
    const page = await drawPage(identity, seed + at);
    for (let one = 0; one < ofEach; one++) {
      const { jpeg } = await takePhotograph(page, seed + at * ofEach + one);
      const opened = await openPhotograph(jpeg);
      photographs.push({ identity, jpeg, asKept: "jpeg" in opened ? opened.jpeg : undefined });
    }
  }
  return photographs;
}

async function readRight(photographs: readonly Photographed[]): Promise<Finding[]> {
  await using reader = await openChild("bench/processes/zone-reader.ts");
  const tally = { both: 0, second: 0, nothing: 0, marked: 0, wrong: 0, refused: 0 };
  for (const { identity, asKept } of photographs) {
    if (!asKept) {
      tally.refused++;
      continue;
    }
    const seen = await reader.ask<SeenZone | null>("read", { base64: asKept.toString("base64"), today });
    if (!seen) tally.nothing++;
    else judge(seen, zoneLines(identity), tally);
  }
  const count = photographs.length;
  const share = (one: number) => `${one} of ${count}  (${((100 * one) / count).toFixed(0)} %)`;
  const { most } = await reader.memory();
  return [
    atLeast(
      `passports: both lines of the zone right (${people} people whom training never saw)`,
      tally.both / count,
      0.9,
      share(tally.both),
    ),
    exactly(
      "  accepted and wrong, in the proved line or in a character that is not marked",
      tally.wrong,
      0,
      share(tally.wrong),
    ),
    told("  the line with number and dates right", share(tally.second)),
    told("  nothing read; refused as a photograph", `${tally.nothing}; ${tally.refused}`),
    told("  read, with characters marked as doubtful", share(tally.marked)),
    atMost("  memory of the reading process", most / 1e6, 400, `${(most / 1e6).toFixed(0)} MB`, " MB"),
  ];
}

function judge(
  { lines, doubtful }: SeenZone,
  right: readonly string[],
  tally: Record<"both" | "second" | "marked" | "wrong", number>,
): void {
  const isRight = (row: number) => lines[row] === right[row];
  const isAdmitted = (row: number) =>
    Array.from(lines[row]!).every((one, at) => one === right[row]![at] || doubtful[row]!.includes(at));
  if (isRight(1)) tally.second++;
  if (isRight(0) && isRight(1)) tally.both++;
  if (doubtful.some((places) => places.length > 0)) tally.marked++;
  if (!isRight(1) || !isAdmitted(0)) tally.wrong++;
}

/** A card has nobody here whom it could be right of. */
type Queued = Pick<Photographed, "jpeg"> & Partial<Pick<Photographed, "identity">>;

/** As a person does it: the photograph is sent, then what it says is asked for. */
async function filledIn(ground: Ground, photographs: readonly Photographed[]): Promise<Finding[]> {
  await using shop = await openShop(ground.folder, { NETWORK_TRIES: "1000" });
  await using visitors = await openChild("bench/processes/load.ts");
  const fill = async ({ identity, jpeg }: Queued) => {
    const began = performance.now();
    const slot = { slot: "front" };
    const form = await call<{ number: string; key: string }>(shop.origin, "/realName/addPhoto", slot, jpeg);
    const { document } = await call<{ document: ReadDocument | null }>(shop.origin, "/realName/readPhoto", {
      number: form.number,
      key: form.key,
      ...slot,
    });
    const { englishName, number: read } = document?.fields ?? {};
    return {
      ms: performance.now() - began,
      isRight: read?.text === identity?.number && englishName?.text === `${identity?.surname} ${identity?.given}`,
      isRead: document !== null,
    };
  };
  const forms = [];
  for (const photograph of photographs) forms.push(await fill(photograph));
  const p95 = percentile(
    forms.map(({ ms }) => ms),
    0.95,
  );

  const seconds = 8;
  const p99 = async () => {
    const { served } = await visitors.ask<CrowdAnswers>("crowd", {
      url: `${shop.origin}${addresses.plans}`,
      connections: 100,
      seconds,
      perSecond: 50,
      together: false,
    });
    return percentile(served, 0.99);
  };
  const besides = async (queued: readonly Queued[]) => {
    const queue = Promise.all(
      queued.map(async (photograph, at) => {
        // as people come, faster than anything is read: each has a phone of its own
        await pause(at * 60);
        return fill(photograph);
      }),
    );
    const waited = await p99();
    return { waited, read: (await queue).filter(({ isRead }) => isRead).length };
  };
  const whileQueued = async (what: string, queued: readonly Queued[]) => {
    let [all, read] = [0, 0];
    const besideQueue = async () => {
      const done = await besides(queued);
      all += queued.length;
      read += done.read;
      return done.waited;
    };
    const { first, second, ratio } = await interleaved(pairs, besideQueue, p99);
    return atMost(
      `plans while ${what} queue : alone, p99`,
      ratio,
      1.5,
      `${ratio.toFixed(2)}  (${first.toFixed(1)} ms : ${second.toFixed(1)} ms; ${read} of ${all} read, the others left to be typed)`,
    );
  };
  // what of it no program of that class can avoid; they are started in it
  const besideComputing = async () => {
    await using one = await openChild("bench/processes/compute.ts");
    await using other = await openChild("bench/processes/compute.ts");
    const [waited] = await Promise.all([p99(), ...[one, other].map((child) => child.ask("compute", { seconds }))]);
    return waited;
  };
  await p99();
  const passports = photographs.slice(0, 50);
  const withCards = (await someCards(25)).flatMap((jpeg, at): Queued[] => [photographs[at]!, { jpeg }]);
  schedule("--idle");
  try {
    const computing = await interleaved(pairs, besideComputing, p99);
    return [
      atMost(
        "passports: from a photograph to the form, p95",
        p95 / 1000,
        6,
        `${(p95 / 1000).toFixed(1)} s  (${forms.filter(({ isRight }) => isRight).length} of ${forms.length} with name and number right)`,
        " s",
      ),
      await whileQueued("50 photographs of passports", passports),
      await whileQueued("25 of passports and 25 of cards", withCards),
      told(
        "  beside two programs of that class that only compute : alone, p99",
        `${computing.ratio.toFixed(2)}  (${computing.first.toFixed(1)} ms : ${computing.second.toFixed(1)} ms)`,
      ),
    ];
  } finally {
    // else whatever is measured afterwards would inherit it
    schedule("--other");
  }
}

/** Fifty phones have processors of their own, and share none with the shop. What a crowd's visitors need is measured beside. */
function schedule(policy: "--idle" | "--other"): void {
  execFileSync("chrt", ["--all-tasks", policy, "--pid", "0", String(process.pid)]);
}

/** As browsers do it: a photograph is the body itself. */
async function call<Answer>(origin: string, path: string, wish: object, photo?: Buffer): Promise<Answer> {
  const json = JSON.stringify(wish);
  const response = await fetch(`${origin}/api${path}`, {
    method: "POST",
    ...(photo
      ? {
          headers: { "content-type": "application/octet-stream", [wishHeader]: encodeURIComponent(json), lang: "en" },
          body: new Uint8Array(photo),
        }
      : { headers: { "content-type": "application/json", lang: "en" }, body: json }),
  });
  const { resultCode, resultData } = (await response.json()) as { resultCode: string; resultData: Answer };
  if (resultCode !== "SUCCESS") throw new Error(`${path}: ${resultCode}`);
  return resultData;
}
