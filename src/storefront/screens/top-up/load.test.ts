import { expect, test } from "vitest";
import { askingOf } from "../../ground/visit/asking.world.ts";
import { openedAt } from "./load.ts";

const url = new URL("https://shop.example/en/top-up");
const shop = (email: string | null) =>
  askingOf({
    "/prepaid/getOffers": () => ({ amounts: [] }),
    "/payment/getConversion": () => ({ conversion: null, methods: ["card"], cardWallets: [] }),
    "/account/getBuyer": () => ({ email, addresses: [] }),
    "/account/getMySims": () => ({
      sims: [
        { iccid: "8985234200000000017", remark: "Office" },
        { iccid: null, remark: "not proven" },
      ],
    }),
  });

test("whoever is signed in is offered the own SIMs whose numbers are known", async () => {
  expect(await openedAt(url, shop("mei@example.com").asking)).toMatchObject({
    email: "mei@example.com",
    own: [{ iccid: "8985234200000000017", remark: "Office" }],
  });
});

test("nobody else's list is asked for: that would lead to signing in", async () => {
  const { asking, asked } = shop(null);
  expect(await openedAt(url, asking)).toMatchObject({ email: null, own: [] });
  expect(asked.map(({ path }) => path)).not.toContain("/account/getMySims");
});
