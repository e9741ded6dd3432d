import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { delivered } from "../../../test/purchases.ts";
import { signedIn } from "../../../test/signed-in.ts";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { bought, tenGb } from "../../features/aftersales/packages/packages.world.ts";
import { sent as aRegistration } from "../../features/people/real-names/real-names.world.ts";
import { words } from "../../i18n/en/console.ts";
import { words as simplified } from "../../i18n/zh-cn/console.ts";
import { words as traditional } from "../../i18n/zh-hk/console.ts";
import { dateText } from "../../kernel/written-date.ts";
import { hiddenIn, overtakenIn, page, type Browser, type Typed } from "./plain-forms.world.ts";

/** Two colleagues decide about one thing: whoever is later sees what was decided, and their own decision. */
let world: World;
let mei: Browser;
let tom: Browser;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "administrator" }));
});
afterAll(() => world.close());

const languages = { en: words, "zh-cn": simplified, "zh-hk": traditional } as const;
const iso = (minutes: number) => new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString();
const key = () => ({ requestKey: randomUUID() });

describe("a buyer asks for money back", () => {
  const { refund, actions } = words.order;
  const askedFor = async () => {
    const order = await delivered(world);
    await world.pool.query("update esim_profiles set profile_state = 'installed' where state = 'allotted'");
    await world.answer("/order/askRefund", { ...order, ...key(), positions: [1], reason: "does_not_work" });
    const path = `/console/orders/${order.orderNumber}`;
    const formOf = async (who: Browser) => hiddenIn(await page(path, who), 'name="answer"');
    return { path, his: await formOf(tom), hers: await formOf(mei) };
  };

  test.each(Object.entries(languages))(
    "in %s: one gives it back while another rejects: what was decided stands beside the rejection and its words",
    async (language, { order: { actions, refund }, overtaken }) => {
      const { path, his, hers } = await askedFor();
      expect(await page(path, tom, { ...his, what: "give", answer: "Sorry for that." })).not.toContain("<html");
      const mine = { ...hers, what: "reject", answer: "It was used." };
      const answered = await page(path, mei, mine, language as keyof typeof languages);
      const table = overtakenIn(answered);
      for (const one of [
        overtaken.said,
        actions.refund_decided,
        " · Tom · ",
        "Sorry for that.",
        `<b>${refund.reject}</b>`,
        "<b>It was used.</b>",
      ])
        expect(table, one).toContain(one);
      expect(answered).not.toContain(overtaken.keep);
    },
  );

  test("one rejects while another gives it back, and both give it back: each is told of the other's decision", async () => {
    for (const [theirs, done] of [
      ["reject", actions.refund_rejected],
      ["give", actions.refund_decided],
    ] as const) {
      const { path, his, hers } = await askedFor();
      expect(await page(path, tom, { ...his, what: theirs, answer: "Decided by Tom." })).not.toContain("<html");
      const answered = await page(path, mei, { ...hers, what: "give", answer: "We are sorry." });
      const table = overtakenIn(answered);
      for (const one of [done, " · Tom · ", "Decided by Tom.", refund.give("HK$").trim(), "<b>We are sorry.</b>"])
        expect(table, `${theirs}: ${one}`).toContain(one);
    }
  });
});

describe("money that can no longer be given", () => {
  const { refund, actions } = words.order;
  const give = (form: Typed, answer = "Sorry.") => ({ ...form, ...key(), what: "give", answer });
  const formIn = (html: string) => hiddenIn(html, 'name="answer"');
  const formsOf = async () => {
    const path = `/console/orders/${(await delivered(world)).orderNumber}`;
    const part = async (amount: string) => formIn(await page(`${path}?give=money&amount=${amount}`, tom));
    return { path, whole: `${path}?give=whole`, part };
  };

  test("the last of several is shown, also where the page shows other moments alone", async () => {
    const { path, whole, part } = await formsOf();
    const hers = formIn(await page(`${whole}&kind=mail`, mei));
    for (const amount of ["5.00", "7.00"]) {
      world.at(iso(1 / 60));
      expect(await page(path, tom, give(await part(amount), `By Tom: ${amount}`))).not.toContain("<html");
    }
    const table = overtakenIn(await page(`${whole}&kind=mail`, mei, give(hers)));
    for (const one of [`${actions.refund_decided} · HK$7.00 · Tom · `, "By Tom: 7.00", refund.give("HK$").trim()])
      expect(table, one).toContain(one);
  });

  test("nobody was quicker where the decisions were there already, or are one's own", async () => {
    const { path, whole, part } = await formsOf();
    expect(await page(path, tom, give(await part("5.00")))).not.toContain("<html");
    world.at(iso(1));
    const [one, same] = [formIn(await page(whole, mei)), formIn(await page(whole, mei))];
    expect(await page(path, mei, give(one))).not.toContain("<html");
    const answered = await page(path, mei, give(same));
    expect(answered).toContain(refund.overtaken);
    expect(overtakenIn(answered)).toBe("");
  });
});

describe("a SIM", () => {
  const { block, deed } = words.customers.sim;
  test("is blocked by two: what a colleague did stands beside the cause and the reason that were typed", async () => {
    const { iccid } = await bought(world, tenGb);
    const path = `/console/customers/sims/${iccid}`;
    const [his, hers] = [
      hiddenIn(await page(path, tom), 'value="block"'),
      hiddenIn(await page(path, mei), 'value="block"'),
    ];
    const typed = { cause: "lost", why: "Called from the hotel" };
    expect(await page(path, tom, { ...his, cause: "stolen", why: "The police called" })).not.toContain("<html");
    const answered = await page(path, mei, { ...hers, ...typed });
    const table = overtakenIn(answered);
    for (const one of [
      block.states.blocking,
      `<td>${block.causes.stolen}</td>`,
      `<b>${block.causes.lost}</b>`,
      deed.why,
      typed.why,
    ])
      expect(table, one).toContain(one);
    expect(answered).not.toContain(words.overtaken.keep);
    // the network refuses it: the SIM is open again, and what was typed is in the form
    await world.pool.query("update sim_blocks set state = 'open', version = version + 1");
    const open = await page(path, mei, { ...hers, ...typed, requestKey: randomUUID() });
    expect(overtakenIn(open)).toContain(block.states.open);
    expect(open).toContain(words.overtaken.keep);
    expect(open.replace(overtakenIn(open), "")).toContain(`value="${typed.why}"`);
    const sent = await page(path, mei, { ...hiddenIn(open, 'value="block"'), ...typed });
    expect(sent).not.toContain("<html");
  });
});

test("a difference is settled by two: the other's decision and reason stand beside mine", async () => {
  const { differences } = words;
  const amount = { amount: 9900, currency: "HKD" };
  const there = { reference: "pay_1", state: "succeeded", amount, fee: null, paymentId: null, refundId: null };
  const { rows } = await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at)
      values ('payment_missing_here', 'pay_1', $1, now(), now()) returning id`,
    [{ gateway: "sandbox", here: null, there }],
  );
  const path = `/console/finance/differences/${rows[0].id}`;
  const [his, hers] = [
    hiddenIn(await page(path, tom), 'name="reason"'),
    hiddenIn(await page(path, mei), 'name="reason"'),
  ];
  const decided = await page(path, tom, { ...his, deed: "ours_is_right", reason: "Tried by the gateway itself" });
  expect(decided).not.toContain("<html");
  const answered = await page(path, mei, { ...hers, deed: "write_off:fees", reason: "A fee of theirs" });
  const table = overtakenIn(answered);
  for (const one of [
    `Tom: ${differences.says.ours_is_right}`,
    `<b>${differences.says.write_off} · ${words.finance.accounts.fees}</b>`,
    "<td>Tried by the gateway itself</td>",
    "<b>A fee of theirs</b>",
  ])
    expect(table, one).toContain(one);
  expect(answered).not.toContain(words.overtaken.keep);
});

test("a difference waits by two: the day is shown as the colleague's is, where it is another one", async () => {
  const { differences } = words;
  const { rows } = await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at)
      values ('payment_missing_here', 'pay_2', $1, now(), now()) returning id`,
    [{ gateway: "sandbox", here: null, there: null }],
  );
  const path = `/console/finance/differences/${rows[0].id}`;
  const wait = { do: "wait", until: iso(5 * 24 * 60).slice(0, 10) };
  const later = { do: "wait", until: iso(9 * 24 * 60).slice(0, 10) };
  const formOf = async (who: Browser) => hiddenIn(await page(path, who), 'name="until"');
  const [his, hers] = [await formOf(tom), await formOf(mei)];
  expect(await page(path, tom, { ...his, ...wait })).not.toContain("<html");
  const [same, other] = [
    overtakenIn(await page(path, mei, { ...hers, ...wait, ...key() })),
    overtakenIn(await page(path, mei, { ...hers, ...later, ...key() })),
  ];
  expect(same).not.toContain(differences.wait);
  for (const one of [
    differences.wait,
    `<td>${dateText(wait.until, "en")}</td>`,
    `<b>${dateText(later.until, "en")}</b>`,
  ])
    expect(other, one).toContain(one);
  const decided = await page(path, mei, { ...hers, ...key(), deed: "ours_is_right", reason: "A try" });
  expect(overtakenIn(decided)).not.toContain(differences.wait);
});

test("a customer's request is declined by two: the later answer is not lost", async () => {
  const { orderNumber: customer } = await delivered(world);
  const wish = { ...key(), customer, kind: "export", receivedOn: iso(0).slice(0, 10) };
  const { id } = await mei.get<{ id: string }>("/staff/notePrivacyRequest", wish);
  const path = `/console/customers/${customer}`;
  const [his, hers] = [hiddenIn(await page(path, tom), id), hiddenIn(await page(path, mei), id)];
  const declined = { what: "decline", id };
  expect(await page(path, tom, { ...his, ...declined, answer: "We cannot know you." })).not.toContain("<html");
  const answered = await page(path, mei, { ...hers, ...declined, answer: "Please write from your mailbox." });
  const table = overtakenIn(answered);
  for (const one of ["Tom", `<b>${words.privacy.decline}</b>`, "<b>Please write from your mailbox.</b>"])
    expect(table, one).toContain(one);
});

test.each(Object.entries(languages))(
  "in %s: whoever declines what a colleague's erasure has left nothing of is told so, beside the search for customers",
  async (language, { privacy }) => {
    await signedIn(world, `${language}@example.com`);
    const { rows } = await world.pool.query("select id from accounts");
    const customer = rows[0].id as string;
    const wish = { ...key(), customer, kind: "erase", receivedOn: iso(0).slice(0, 10) };
    const { id } = await mei.get<{ id: string }>("/staff/notePrivacyRequest", wish);
    const path = `/console/customers/${customer}`;
    const hers = hiddenIn(await page(path, mei), 'value="decline"');
    expect(await tom.code("/staff/eraseCustomer", { ...key(), id, word: "erase", why: "asked" })).toBe("SUCCESS");
    const there = await page(path, mei, { ...hers, answer: "Please write from your mailbox." });
    expect(there).toBe("/console/customers?done=gone");
    expect(await page(there, mei, undefined, language as keyof typeof languages)).toContain(privacy.done["gone"]);
  },
);

// last: what needs a fresh proof is asked for one twenty minutes later
test("a decision about a registration: what a colleague made of it stands beside mine, and my reason is kept", async () => {
  const { number } = await aRegistration(world);
  const path = `/console/real-names/${number}`;
  const { realNames } = words;
  const opening = { do: "open", reason: "Queue" };
  expect(await page(path, mei, opening)).not.toContain("<html");
  const form = hiddenIn(await page(path, mei), 'name="decision"');
  const mine = { decision: "refused", why: "too_young", ownWords: "" };
  const collided = async () => {
    const answered = await page(path, mei, { ...form, ...mine, requestKey: randomUUID() });
    const table = overtakenIn(answered);
    expect(table).toContain(`<b>${realNames.decide.refused} · ${realNames.reasons.too_young}</b>`);
    return { answered, table };
  };
  world.at(iso(11));
  expect(await page(path, tom, opening)).not.toContain("<html");
  expect((await collided()).table).toContain("<td>Tom</td>");
  const his = { decision: "again", why: "photo_unreadable" };
  expect(await page(path, tom, { ...hiddenIn(await page(path, tom), 'name="decision"'), ...his })).not.toContain(
    "<html",
  );
  const { table, answered } = await collided();
  expect(table).toContain(`<td>${realNames.decide.again} · ${realNames.reasons.photo_unreadable} · Tom</td>`);
  expect(answered).not.toContain(words.overtaken.keep);
  // he takes it back: it waits again, in a version that Mei has not seen
  const { version } = (await tom.get<{ about: { version: number } }>("/staff/getRealNameQueue", { about: number }))
    .about;
  await tom.get("/staff/takeBackRealName", { ...key(), number, version });
  world.at(iso(11));
  const again = await collided();
  expect(again.answered).toContain(words.overtaken.keep);
  const reopened = await page(path, mei, { ...hiddenIn(again.answered, 'value="open"'), reason: "Queue" });
  expect(reopened).toMatch(/<input[^>]*checked=""[^>]*value="too_young"|value="too_young"[^>]*checked=""/);
});
