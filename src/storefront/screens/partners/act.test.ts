import { expect, test } from "vitest";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { tryApi } from "./act.ts";

test("a refusal is shown as the API sends it, with the fields that it names", async () => {
  const resultData = { fields: [{ field: "country", problem: "empty", message: "Please fill this in" }] };
  const call = () => Promise.reject(new CallRefused("INVALID_INPUT", "Please check.", resultData));
  const form = new FormData();
  form.set("apiCountry", "");
  const { body } = await tryApi(form, { call, language: "en", currency: "HKD" } as unknown as Asking);
  expect(JSON.parse(body)).toEqual({ resultCode: "INVALID_INPUT", resultMessage: "Please check.", resultData });
});
