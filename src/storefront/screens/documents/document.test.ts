import { expect, test } from "vitest";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Call } from "../../ground/visit/calls.ts";
import { documentNamed } from "./document.ts";

const fairUse = {
  docname: "fair_usage_policy",
  title: "Fair usage",
  version: "2026-11",
  effective: "2026-11-01",
  html: '<h2>Limits</h2><a href="/netCover">x</a>',
};
const asking = (answer: (docname: string) => unknown) => ({
  language: "en" as const,
  currency: "USD" as const,
  call: (async (_path: string, { docname }: { docname: string }) => answer(docname)) as unknown as Call,
});
const refusing = (code: "NOT_FOUND" | "INVALID_INPUT" | "TRY_AGAIN_LATER") =>
  asking(() => {
    throw new CallRefused(code, "", { fields: [] });
  });

test("a document comes with its contents and links under the language", async () => {
  const { data } = await documentNamed(
    "fair_usage_policy",
    asking(() => fairUse),
  );
  expect(data).toEqual({
    docname: "fair_usage_policy",
    title: "Fair usage",
    version: "2026-11",
    effective: "2026-11-01",
    html: '<h2 id="section-1">Limits</h2><a href="/en/netCover">x</a>',
    sections: [{ id: "section-1", title: "Limits" }],
  });
});

test.each(["NOT_FOUND", "INVALID_INPUT"] as const)(
  "a name that is refused with %s is a page that is not there",
  async (code) => {
    const { data, init } = await documentNamed("nonsense", refusing(code));
    expect([data, init?.status]).toEqual([null, 404]);
  },
);

test("what is only away is not unknown", async () => {
  await expect(documentNamed("privacy_policy", refusing("TRY_AGAIN_LATER"))).rejects.toMatchObject({
    code: "TRY_AGAIN_LATER",
  });
});
