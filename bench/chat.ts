import { randomUUID } from "node:crypto";
import { atMost, exactly, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import { percentile } from "./slices.ts";

const rounds = 3;

type Entry = { id: string; lang: string; question: string };
type Answered = {
  resultCode: string;
  resultData: { lines: { answer: { entries: { id: string }[] } | null }[] };
};

/**
 * Every question of the shop, in each of its languages, asked in the chat as it is written: how long the answer takes,
 * and whether it is that one.
 */
export async function chat(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  const { rows } = await ground.pool.query<Entry>(
    "select id, lang, question from faq where withdrawn_at is null and lang in ('zh-cn', 'zh-hk', 'en') order by lang, kind, position",
  );
  // the first question of a language reads and weighs all its texts
  const first = await Promise.all(
    ["zh-cn", "zh-hk", "en"].map((lang) => asked(shop.origin, { lang, question: "eSIM?" })),
  );
  const waits: number[] = [];
  let right = 0;
  for (let round = 0; round < rounds; round++)
    for (const entry of rows) {
      const { milliseconds, ids } = await asked(shop.origin, entry);
      waits.push(milliseconds);
      if (ids.includes(entry.id)) right++;
    }
  const part = (share: number) => `${percentile(waits, share).toFixed(1)} ms`;
  const slowest = Math.max(...first.map(({ milliseconds }) => milliseconds));
  return [
    atMost(
      `chat, all ${rows.length} questions of three languages over HTTP, p95 of ${waits.length} answers`,
      percentile(waits, 0.95),
      300,
      `${part(0.95)}  (median ${part(0.5)}, worst ${part(1)}; the first after a start ${slowest.toFixed(0)} ms)`,
      " ms",
    ),
    exactly("of these, answers that quote another entry", waits.length - right, 0, String(waits.length - right)),
  ];
}

async function asked(origin: string, { lang, question }: Pick<Entry, "lang" | "question">) {
  const started = performance.now();
  const answer = await fetch(`${origin}/api/chat/ask`, {
    method: "POST",
    headers: { "content-type": "application/json", lang },
    body: JSON.stringify({ requestKey: randomUUID(), said: question, lang }),
  });
  const { resultCode, resultData } = (await answer.json()) as Answered;
  const milliseconds = performance.now() - started;
  if (resultCode !== "SUCCESS") throw new Error(`${question} is refused: ${resultCode}`);
  return { milliseconds, ids: resultData.lines.flatMap(({ answer: said }) => said?.entries.map(({ id }) => id) ?? []) };
}
