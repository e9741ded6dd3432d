import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openVault } from "../../../platform/vault.server.ts";
import { esimOfPage, esimPageId } from "./esim-page.server.ts";
import { installKey, isFormerInstallKey, isInstallKey, isOrderKey, orderKey } from "./order-keys.server.ts";

const vault = openVault(randomBytes(32));
const order = {
  id: "0198c0de-0000-7000-8000-00000000000f",
  number: "FW7K3M9QXA2B",
  links_epoch: 0,
  placed_at: new Date("2026-11-21T08:00:00Z"),
};
const renewed = { ...order, links_epoch: 1 };
const [soon, lastMoment, over] = [
  new Date("2026-11-22T08:00:00Z"),
  new Date("2028-11-21T07:59:59Z"),
  new Date("2028-11-21T08:00:00Z"),
];

test("links that were mailed before there were new ones go on", () => {
  expect(orderKey(vault, order, soon)).toBe(vault.sign("order", order.number));
  expect(isFormerInstallKey(vault, order, 2, vault.sign("install", `${order.number}\n2`), soon)).toBe(true);
});

test("with new links every key before has ended, and the new ones open nothing of another order", () => {
  const [before, after] = [orderKey(vault, order, soon), orderKey(vault, renewed, soon)];
  expect([
    isOrderKey(vault, renewed, before, soon),
    isOrderKey(vault, renewed, after, soon),
    isOrderKey(vault, order, after, soon),
  ]).toEqual([false, true, false]);
  expect(isInstallKey(vault, renewed, 1, installKey(vault, order, 1), soon)).toBe(false);
  expect(isFormerInstallKey(vault, renewed, 2, vault.sign("install", `${order.number}\n2`), soon)).toBe(false);
  expect(isOrderKey(vault, { ...renewed, number: "FW0000000000" }, after, soon)).toBe(false);
});

test("24 months after the order its links end, and its travellers' too", () => {
  const [key, install] = [orderKey(vault, order, soon), installKey(vault, order, 1)];
  expect([isOrderKey(vault, order, key, lastMoment), isOrderKey(vault, order, key, over)]).toEqual([true, false]);
  expect([isInstallKey(vault, order, 1, install, lastMoment), isInstallKey(vault, order, 1, install, over)]).toEqual([
    true,
    false,
  ]);
  expect(isFormerInstallKey(vault, order, 2, vault.sign("install", `${order.number}\n2`), over)).toBe(false);
});

test("whoever is shown an older order in the own account gets a link for a day, which nobody can lengthen", () => {
  const key = orderKey(vault, order, over);
  expect(key.length).toBeLessThanOrEqual(40);
  expect([
    isOrderKey(vault, order, key, over),
    isOrderKey(vault, order, key, new Date("2028-11-22T08:00:01Z")),
  ]).toEqual([true, false]);
  const [until, signature] = key.split(".") as [string, string];
  const later = `${(Number.parseInt(until, 36) + 1).toString(36)}.${signature}`;
  for (const forged of [later, `.${signature}`, `zzzzzz.${signature}`, `${until}.`, "."])
    expect(isOrderKey(vault, order, forged, over)).toBe(false);
  expect(isOrderKey(vault, renewed, key, over)).toBe(false);
});

test("a traveller's page is named without anything by which one could speak of the order", () => {
  const id = esimPageId(order, 12);
  expect(id).toMatch(/^[\w-]{22}\.12$/);
  expect(esimOfPage(id)).toEqual({ orderId: order.id, position: 12 });
  for (const wrong of ["", "x", `${id}3`, id.replace("12", "0"), id.slice(1), "💩"])
    expect(esimOfPage(wrong)).toBeUndefined();
});
