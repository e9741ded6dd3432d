import { expect, test } from "vitest";
import { CallRefused } from "../../../../kernel/envelope.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import { readPackages } from "./load.ts";

const iccid = "8985234012345678905";
const sim = { iccid, masked: "898523••••8905", remark: null, own: true, proven: true, kind: "esim", openPackages: 1 };
const address = new URLSearchParams({ sim: iccid, done: "unsubscribed-at_once" });

/** A shop whose list has a SIM so many times, and whose packages have left. */
function shopThatLoses(listed: number) {
  const asked: string[] = [];
  const call = async (path: string) => {
    asked.push(path);
    if (path === "/account/getPackages")
      throw new CallRefused("NOT_FOUND", "There is nothing at this address", { fields: [] });
    return { sims: asked.filter((one) => one === "/account/getMySims").length <= listed ? [sim] : [] };
  };
  return { asked, asking: { language: "en", currency: "HKD", call } as unknown as Asking };
}

test("a SIM that leaves between the list and its packages is like none: what was done is said all the same", async () => {
  const { asking, asked } = shopThatLoses(1);
  const { sims, packages, view } = await readPackages(asking, address);
  expect([sims, packages, view.sim, view.done]).toEqual([[], undefined, "", "unsubscribed-at_once"]);
  expect(asked).toEqual([
    "/account/getMySims",
    "/account/getPackages",
    "/account/getRegistrations",
    "/account/getMySims",
  ]);
});

test("one that is listed but not found again and again is refused", async () => {
  const { asking, asked } = shopThatLoses(Infinity);
  await expect(readPackages(asking, address)).rejects.toThrow(CallRefused);
  expect(asked).toHaveLength(6);
});
