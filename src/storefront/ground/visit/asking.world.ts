import { CallRefused } from "../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import type { Asking } from "./visit.ts";

type Answers = Record<string, (input: Record<string, unknown>) => unknown>;

/** A guest, unless a test says who is signed in. */
const guest: Answers = {
  "/account/getBuyer": () => ({ email: null, addresses: [] }),
  "/account/getPackages": () => no("TOKEN_VALID_FAIL"),
};

/** A visit whose calls are answered here, by path; what was asked is written down. */
export function askingOf(answers: Answers) {
  const asked: { path: string; input: Record<string, unknown> }[] = [];
  const call = async (path: string, input: unknown) => {
    asked.push({ path, input: input as Record<string, unknown> });
    const answer = answers[path] ?? guest[path];
    if (!answer) throw new Error(`nobody answers ${path}`);
    return answer(input as Record<string, unknown>);
  };
  const asking = { language: "en", currency: "HKD", call } as unknown as Asking;
  return { asking, asked, paths: () => asked.map(({ path }) => path) };
}

export function no(code: RefusalCode, details: Record<string, unknown> = {}): never {
  throw new CallRefused(code, `no: ${code}`, { fields: [], ...details });
}

/** Japan's day pass at HK$15.00 a day, 1 to 30 days. */
export const aPlan = {
  code: "jp-day-1gb",
  kind: "day_pass",
  area: "JP",
  areaName: "Japan",
  days: null,
  minDays: 1,
  maxDays: 30,
  ways: ["esim", "physical"],
  startRule: "first_connection",
  price: { amount: 1500, currency: "HKD" },
};

export const aRate = {
  charged: { amount: 9676, currency: "CNY" },
  rate: "0.9215",
  source: "treasury",
  validFrom: "2026-11-01T00:00:00.000Z",
};
