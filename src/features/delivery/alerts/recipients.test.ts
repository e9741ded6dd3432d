import { expect, test } from "vitest";
import { listenerOf, type Concerned } from "./recipients.ts";
import { guestChoice, unlessChosen } from "./rules.ts";

const guest: Concerned = {
  order_email: "Mei@example.com",
  state: "delivered",
  kind: "fixed",
  traveller_email: null,
  account_id: null,
  account_email: null,
  kinds: null,
  by_mail: null,
  by_push: null,
};
const account = { account_id: "a", account_email: "mei@example.com" };

test.each<[string, Partial<Concerned>, object]>([
  ["a guest", {}, { choice: guestChoice("fixed"), mailTo: undefined, accountId: undefined }],
  ["an account that has chosen nothing", account, { choice: unlessChosen, mailTo: undefined, accountId: "a" }],
  [
    "an account that wants silence",
    { ...account, kinds: [], by_mail: false, by_push: false },
    { choice: { kinds: [], byMail: false, byPush: false }, accountId: "a" },
  ],
  [
    "an account that gave another address with the order",
    { ...account, account_email: "chan@example.com" },
    { mailTo: "chan@example.com", accountId: "a" },
  ],
  [
    "a traveller with an own address, as a guest",
    { ...account, kinds: ["used_50"], by_mail: true, by_push: true, traveller_email: "lin@example.com" },
    { choice: guestChoice("fixed"), mailTo: "lin@example.com", accountId: undefined, isTraveller: true },
  ],
])("%s", (_, change, listener) => expect(listenerOf({ ...guest, ...change })).toMatchObject(listener));
