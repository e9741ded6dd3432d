import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/install.ts";
import { formatMoney } from "../../src/kernel/money.ts";
import { letterTo, linksIn } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { ordered, paid } from "./purchases.ts";

test("an eSIM for each of three: every e-mail and its link show one eSIM, and nothing of the others, the buyer and the price", async ({
  page,
  request,
}) => {
  const buyer = "whole.family@example.com";
  const travellers = ["Adelaide", "Bonifacia", "Chiyoko"].map((name, place) => ({
    position: place + 1,
    name,
    email: `${name.toLowerCase()}@travellers.example`,
  }));
  const order = await ordered(request, { quantity: 3, travellers, email: buyer });
  const { esims, total } = await paid(request, order);
  const codes = travellers.map(({ position }) => esims.find((esim) => esim.position === position)!.activationCode);
  expect(new Set(codes).size).toBe(3);
  for (const [place, { name, email }] of travellers.entries()) {
    const others = [
      ...codes.toSpliced(place, 1),
      ...travellers.toSpliced(place, 1).flatMap((other) => [other.name, other.email]),
    ];
    const secrets = [...others, buyer, formatMoney(total, "en"), order.key];
    const letter = await letterTo(request, email, /eSIM/);
    expect(letter).toContain(name);
    for (const secret of secrets) expect([name, secret, letter.includes(secret)]).toEqual([name, secret, false]);
    const links = linksIn(letter).filter((link) => link.includes("/install"));
    expect(new Set(links).size).toBeGreaterThan(0);
    await page.goto(links.find((link) => link.includes("/install?"))!);
    await expect(page.getByText(words.own.forName(name))).toBeVisible();
    const html = await page.content();
    expect(html).toContain(codes[place]);
    for (const secret of secrets) expect([name, secret, html.includes(secret)]).toEqual([name, secret, false]);
  }
});

test("one traveller's key opens no other place of the order", async ({ page, request }) => {
  const order = await ordered(request, { quantity: 2 });
  const { esims } = await paid(request, order);
  const link = (esim: number, key: string) =>
    `/en/install?${new URLSearchParams({ id: esims[0]!.installId.replace(/\d+$/, String(esim)), key })}`;
  const keyOf = (position: number) => esims.find((esim) => esim.position === position)!.installKey;
  expect((await page.goto(link(1, keyOf(1))))!.status()).toBe(200);
  for (const wrong of [
    link(2, keyOf(1)),
    link(3, keyOf(1)),
    `/en/order-result?${new URLSearchParams({ order: order.orderNumber, key: keyOf(1) })}`,
  ]) {
    expect([wrong, (await page.goto(wrong))!.status()]).toEqual([wrong, 404]);
  }
});
