import { expect, test } from "vitest";
import { installQuery, linkIn, stageKey } from "./installing.ts";

test.each([
  ["order=FW1&esim=2&key=k", { orderNumber: "FW1", position: 2, key: "k" }],
  ["order=FW1&key=k", { orderNumber: "FW1", position: 1, key: "k" }],
  ["order=FW1&esim=0&key=k", { orderNumber: "FW1", position: 1, key: "k" }],
  ["order=FW1&esim=21&key=k", { orderNumber: "FW1", position: 1, key: "k" }],
  ["order=FW1&esim=1.5&key=k", { orderNumber: "FW1", position: 1, key: "k" }],
  ["order=FW1&esim=NaN&key=k", { orderNumber: "FW1", position: 1, key: "k" }],
  ["share=token&order=FW1&key=k", { share: "token" }],
  ["", { orderNumber: "", position: 1, key: "" }],
])("%s", (query, link) => {
  expect(linkIn(new URLSearchParams(query))).toEqual(link);
});

test.each(["order=FW1&esim=2&key=k", "share=token"])("%s comes back as it was", (query) => {
  expect(installQuery(linkIn(new URLSearchParams(query))).toString()).toBe(query);
});

test("every eSIM has steps of its own, by whichever link", () => {
  const links = [
    "order=FW1&esim=1&key=k",
    "order=FW1&esim=2&key=k",
    "order=FW2&esim=1&key=k",
    "id=a&key=k",
    "id=b&key=k",
    "share=token",
  ].map((query) => linkIn(new URLSearchParams(query)));
  const names = links.map((link) => stageKey(link, { position: link.position ?? 1 }));
  expect(new Set(names).size).toBe(links.length);
});
