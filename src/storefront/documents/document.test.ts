import { expect, test } from "vitest";
import { CallRefused } from "../../kernel/envelope.ts";
import type { Call } from "../visit/calls.ts";
import { documentNamed } from "./document.ts";

const fairUse = { docname: "fair_usage_policy", title: "Fair usage", version: "2026-11", effective: "2026-11-01", html: '<h2>Limits</h2><a href="/netCover">x</a>' };
const asking = (answer: (docname: string) => unknown) => ({
  language: "en" as const,
  currency: "USD" as const,
  call: (async (_path: string, { docname }: { docname: string }) => answer(docname)) as unknown as Call,
});
const refusing = (code: "NOT_FOUND" | "TRY_AGAIN_LATER") =>
  asking(() => {
    throw new CallRefused(code, "", { fields: [] });
  });

test("a document comes with its contents and links under the language", async () => {
  const { html, sections, version } = await documentNamed("fair_usage_policy", asking(() => fairUse));
  expect({ html, sections, version }).toEqual({
    html: '<h2 id="section-1">Limits</h2><a href="/en/netCover">x</a>',
    sections: [{ id: "section-1", title: "Limits" }],
    version: "2026-11",
  });
});

test("an unknown name leads to the terms", async () => {
  const thrown = await documentNamed("nonsense", refusing("NOT_FOUND")).catch((error: unknown) => error);
  expect((thrown as Response).headers.get("location")).toBe("/en/argeement?key=terms_conditions");
});

test("a shop without terms does not send people round in circles", async () => {
  await expect(documentNamed("terms_conditions", refusing("NOT_FOUND"))).rejects.toBeInstanceOf(CallRefused);
});

test("what is only away is not unknown", async () => {
  await expect(documentNamed("privacy_policy", refusing("TRY_AGAIN_LATER"))).rejects.toMatchObject({ code: "TRY_AGAIN_LATER" });
});
