import { expect, test } from "vitest";
import { firstOfAnotherDevice, firstOpen } from "./checks.ts";

test("another device goes on where the answers end, and with the contact at the latest", () => {
  const begun = { regions: "HK", purpose: "1" };
  const known = { ...begun, sims: "1", "sims.0.iccid": "8985234000000006033" };
  const contact = { ...known, contactName: "Mei Chan", email: "mei@example.com" };
  const steps = [{}, begun, known, contact, { ...contact, "document.type": "1" }];
  expect(steps.map((entries) => firstOpen(entries))).toEqual(["start", "sim", "contact", "document", "photo"]);
  const another = steps.map((entries) => firstOfAnotherDevice(entries));
  expect(another).toEqual(["start", "sim", "contact", "contact", "contact"]);
});
