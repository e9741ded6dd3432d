import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { planRecord } from "../../features/catalogue/plans/plan-rules.ts";
import { dayPass, fixed } from "../../features/catalogue/plans/plan.world.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../kernel/envelope.ts";
import { shortText } from "../../kernel/fields.ts";
import type { Language } from "../../kernel/language.ts";
import { wrong } from "../../kernel/record-problem.ts";
import { recordOf } from "../../kernel/record.ts";
import { Refusal } from "../../kernel/refusal.ts";
import type { Asking } from "../../storefront/ground/visit/visit.ts";
import { loadWords } from "../../storefront/ground/visit/words.ts";
import { tryForm } from "../../storefront/parts/forms/named-form-answer.ts";
import { answering } from "../answer.server.ts";
import type { Shop } from "../context.server.ts";
import { openLimits } from "../limits.server.ts";
import { openLog } from "../log.server.ts";
import { openMetrics } from "../metrics.server.ts";
import { operation } from "../operation.server.ts";
import { openVault } from "../vault.server.ts";
import { apiRoutes } from "./api-routes.server.ts";
import { openApiRoutes } from "./open-api-routes.server.ts";
import { anyNumber, asTheShopCame, bareWebServer, neverClosed } from "./web.world.ts";

/** As whoever edits a plan would be answered: the same rules that the importer's rows are held against. */
const savePlan = operation(
  endpoint({
    path: "/plans/savePlan",
    summary: "Saves a plan.",
    caller: "anyone",
    input: z.object({ why: shortText(40).check(z.minLength(1, "empty")), plan: recordOf(planRecord) }),
    output: z.object({ code: z.string() }),
  }),
  async ({ plan }) => {
    if (plan.area === "KP")
      throw new Refusal("INVALID_INPUT", { fields: [wrong("plan.area", "no_destination", "KP", 0)] });
    return { code: plan.code };
  },
);

const { app, config } = await bareWebServer();
const shop = {
  config,
  clock: () => new Date("2026-11-21T08:00:30Z"),
  metrics: openMetrics(),
  log: openLog("silent"),
  vault: openVault(config.appSecret),
  ...asTheShopCame,
  maintenance: neverClosed,
  atOnce: anyNumber,
  origin: "http://shop.test",
} as unknown as Shop;
apiRoutes(app, shop, answering([savePlan], openLimits(config)));
openApiRoutes(app, [savePlan], "http://shop.test");

async function save(plan: unknown, language: Language = "en", why = "cheaper"): Promise<Envelope> {
  const answer = await app.inject({
    method: "POST",
    url: "/api/plans/savePlan",
    headers: { lang: language },
    payload: { why, plan } as object,
  });
  return answer.json();
}

/** What stands beside the fields of a form that has sent this. */
async function beside(plan: unknown, language: Language): Promise<unknown> {
  const [envelope] = await Promise.all([save(plan, language), loadWords(language, ["errors"])]);
  const asking = { language } as Asking;
  const act = async () => unwrap(envelope);
  const again = (await tryForm({ form: new FormData(), name: "plan", title: "", asking, act })) as {
    data: { problems: unknown };
  };
  return again.data.problems;
}

const prices = { ...fixed.prices, HKD: { amount: 6000, was: 5000 } };

describe("a record that a form sends", () => {
  test("is taken when nothing is wrong with it", async () => {
    expect(await save(dayPass)).toMatchObject({ resultCode: "SUCCESS", resultData: { code: dayPass.code } });
  });

  test("is refused with all of its problems at once, each by its path, with what the words speak of", async () => {
    expect(await save({ ...dayPass, code: "", min_days: 9, max_days: 3 }, "en", "")).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: {
        fields: [
          { field: "why", problem: "empty" },
          { field: "plan.code", problem: "empty", values: [], message: "must not be empty" },
          {
            field: "plan.max_days",
            problem: "less_than",
            values: [{ field: "min_days" }, 9],
            message: "must not be less than the minimum of 9",
          },
        ],
      },
    });
  });

  test.each<[Language, string]>([
    ["en", "must be above the price of HK$60.00"],
    ["zh-hk", "必須高於現價 HK$60.00"],
  ])(
    "in %s its problems stand beside its fields, in the words and the money of whoever reads them",
    async (language, message) => {
      const problems = await beside({ ...fixed, prices }, language);
      expect(problems).toContainEqual({ field: "plan.prices.HKD.was", message });
    },
  );

  test.each([undefined, null, "plan", 7, [], { code: { toString: 1 } }, { prices: { HKD: [] } }])(
    "that is none is refused, never a bug: %j",
    async (plan) => {
      const { resultCode, resultData } = await save(plan);
      expect(resultCode).toBe("INVALID_INPUT");
      expect(
        (resultData as { fields: { field: string }[] }).fields.every(({ field }) => /^plan(\.|$)/.test(field)),
      ).toBe(true);
    },
  );

  test("that only the shop can tell to be wrong is refused in the same way", async () => {
    expect(await beside({ ...dayPass, area: "KP" }, "en")).toEqual([
      { field: "plan.area", message: "no destination KP" },
    ]);
  });

  test("is described field by field", async () => {
    const described = (await app.inject({ url: "/openapi.json" })).json();
    const { schema } = described.paths["/plans/savePlan"].post.requestBody.content["application/json"];
    expect(Object.keys(schema.properties.plan.properties)).toEqual(Object.keys(dayPass));
    expect(Object.keys(schema.properties.plan.properties.prices.properties)).toEqual(["CNY", "HKD", "USD"]);
  });
});
