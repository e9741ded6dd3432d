import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import type { Call } from "../../ground/visit/calls.ts";
import { provideAsking } from "../../ground/visit/visit.ts";
import { loader as loadPlanDetail } from "../plan-detail/plan-detail-screen.tsx";
import { loader as loadPlans } from "./plans-screen.tsx";

/** A visit in which every call is refused in one way. */
function refusedWith(path: string, code: RefusalCode) {
  const call: Call = () => Promise.reject(new CallRefused(code, "", { fields: [] }));
  const context = provideAsking(new RouterContextProvider(), { language: "zh-hk", currency: "HKD", call });
  return { request: new Request(`https://shop.example/zh-hk${path}`), params: {}, context };
}

async function redirectOf(visit: Parameters<typeof loadPlans>[0]) {
  const answer: unknown = await loadPlans(visit).catch((error: unknown) => error);
  return answer instanceof Response ? [answer.status, answer.headers.get("location")] : answer;
}

/** A visit that resolves a place, and nothing else. */
function searching(path: string, meant: { country: string; mcc: string } | null) {
  const asked: string[] = [];
  const call = ((operation: string) => {
    asked.push(operation);
    return Promise.resolve({ hits: [], meant });
  }) as unknown as Call;
  const context = provideAsking(new RouterContextProvider(), { language: "en", currency: "USD", call });
  return { asked, visit: { request: new Request(`https://shop.example/en${path}`), params: {}, context } };
}

test.each([
  ["/plans?country=Seoul&days=7&kind=day_pass", "/en/plans?country=KR&days=7&kind=day_pass&mcc=450"],
  ["/plans?country=ICN&days=3&kind=&from=2026-12-03", "/en/plans?country=KR&days=3&from=2026-12-03&mcc=450"],
  ["/plans?country=%E9%A6%96%E7%88%BE", "/en/plans?country=KR&mcc=450"],
])("%s, typed, leads on with everything that was chosen", async (typed, plans) => {
  const { asked, visit } = searching(typed, { country: "KR", mcc: "450" });
  expect(await redirectOf(visit)).toEqual([302, plans]);
  expect(asked).toEqual(["/common/searchDestinations"]);
});

test("where several places could be meant the search lists them, and keeps the trip", async () => {
  const { visit } = searching("/plans?country=united&days=9&kind=fixed", null);
  expect(await redirectOf(visit)).toEqual([302, "/en/destination?q=united&kind=fixed&days=9"]);
});

test("nothing typed asks for nothing", async () => {
  const { asked, visit } = searching("/plans?country=&mcc=&days=9&kind=fixed", null);
  expect(await redirectOf(visit)).toEqual([302, "/en/destination?kind=fixed&days=9"]);
  expect(asked).toEqual([]);
});

test.each([
  ["/plans?country=Atlantis&mcc=999", "/zh-hk/destination?q=Atlantis"],
  ["/plans?mcc=999", "/zh-hk/destination?q=999"],
  ["/plans?country=&mcc=", "/zh-hk/destination"],
])("%s leads to the search with what was asked: %s", async (asked, found) => {
  expect(await redirectOf(refusedWith(asked, "NOT_FOUND"))).toEqual([302, found]);
  expect(await redirectOf(refusedWith(asked, "INVALID_INPUT"))).toEqual([302, found]);
});

test("a readable address of nowhere leads to the search too", async () => {
  const visit = { ...refusedWith("/esim/atlantis", "NOT_FOUND"), params: { slug: "atlantis" } };
  expect(await redirectOf(visit)).toEqual([302, "/zh-hk/destination?q=atlantis"]);
});

test.each(["PLAN_NOT_ON_SALE", "INVALID_INPUT"] as const)(
  "a plan that is refused with %s is answered with 404 and no plan",
  async (code) => {
    expect(await loadPlanDetail(refusedWith("/plan-detail?code=old", code))).toMatchObject({
      data: null,
      init: { status: 404 },
    });
  },
);

test("a shop that does not answer is no missing plan", async () => {
  await expect(loadPlanDetail(refusedWith("/plan-detail?code=jp", "TRY_AGAIN_LATER"))).rejects.toMatchObject({
    code: "TRY_AGAIN_LATER",
  });
  await expect(loadPlans(refusedWith("/plans?country=JP", "TRY_AGAIN_LATER"))).rejects.toMatchObject({
    code: "TRY_AGAIN_LATER",
  });
});
