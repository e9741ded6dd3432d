import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { takeUntold } from "./policy-letters-store.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld();
  await world.pool.query(
    `insert into policies (lang, docname, title, version, effective, html)
       select other, docname, title, version, effective, html from policies, unnest(array['zh-cn', 'zh-hk']) other`,
  );
  mei = (await joined(world)).browser;
});
afterEach(() => world.close());

const to = (version: string) => ({ given: true as const, version });
const written = (text: string) => ({ title: "Privacy", source: "", paragraphs: [text], right: [] });
/** As staff publish it. */
async function publishPrivacy(version: string, isMaterial: boolean, name = "privacy_policy") {
  const { version: now } = await mei.get<{ version: string }>("/staff/getText", { kind: "policy", name });
  const text = {
    kind: "policy",
    name,
    facts: { version, effective: "2026-11-02" },
    isMaterial,
    languages: {
      "zh-cn": written(`${version} 版`),
      "zh-hk": written(`${version} 版本`),
      en: written(`As of ${version}`),
    },
  };
  expect(await mei.code("/staff/publishText", { text, version: now })).toBe("SUCCESS");
}
const asked = async (token: string) =>
  ((await world.answerTo(token, "/user/getUserInfo", {})).envelope.resultData as { agreeAgain: string | null })
    .agreeAgain;
const agree = async (token: string, version: string) =>
  (await world.answerTo(token, "/user/agreeAgain", { privacyPolicy: to(version) })).envelope.resultCode;
const order = async (version: string) =>
  (
    await world.answer("/order/create", {
      ...aWish({ requestKey: randomUUID() }),
      privacyPolicy: to(version),
      dataTransfer: to(version),
    })
  ).envelope.resultCode;
const consent = async (email: string) =>
  (await world.pool.query("select privacy_version, privacy_given_at from accounts where email = $1", [email])).rows[0];
const told = () => world.letters.filter(({ subject }) => subject === "Our privacy policy has changed");

test("after a material change an account is asked again until it agrees, and its consent names the version and the time", async () => {
  const token = await signedIn(world, "mei@example.com");
  expect(await asked(token)).toBeNull();
  await publishPrivacy("2026-11-b", false);
  expect(await asked(token)).toBeNull();
  await publishPrivacy("2026-12", true);
  expect(await asked(token)).toBe("2026-12");
  for (const version of ["2026-11", "2026-11-b", "2027-01", ""])
    expect([version, await agree(token, version)]).toEqual([version, "INVALID_INPUT"]);
  expect((await consent("mei@example.com")).privacy_version).toBe("2026-11");
  expect(await Promise.all([agree(token, "2026-12"), agree(token, "2026-12")])).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await consent("mei@example.com")).toEqual({
    privacy_version: "2026-12",
    privacy_given_at: world.shop.clock(),
  });
  expect(await asked(token)).toBeNull();
  // a correction afterwards asks nobody
  await publishPrivacy("2026-12-b", false);
  expect(await asked(token)).toBeNull();
});

test("an order takes no consent from before a material change, not even of a page that was open; a plain change does", async () => {
  expect(await order("2026-11")).toBe("SUCCESS");
  await publishPrivacy("2026-11-b", false);
  expect([await order("2026-11"), await order("2026-11-b")]).toEqual(["SUCCESS", "SUCCESS"]);
  await publishPrivacy("2026-12", true);
  expect([await order("2026-11"), await order("2026-11-b"), await order("2026-12")]).toEqual([
    "INVALID_INPUT",
    "INVALID_INPUT",
    "SUCCESS",
  ]);
});

test("each account is told once, in its language and by a job behind all others; who agrees meanwhile, or is gone, is not", async () => {
  const token = await signedIn(world, "mei@example.com");
  for (const email of ["kwok@example.com", "gone@example.com"]) await signedIn(world, email);
  await world.pool.query("update accounts set lang = 'zh-hk' where email = 'kwok@example.com'");
  await publishPrivacy("2026-12", true);
  const { rows } = await world.pool.query(
    "select priority from graphile_worker.jobs where task_identifier = 'tell-of-policy'",
  );
  expect(rows).toEqual([{ priority: 5 }]);
  expect(await agree(token, "2026-12")).toBe("SUCCESS");
  await world.pool.query("delete from accounts where email = 'gone@example.com'");
  await workOff(world);
  const letters = () => world.letters.filter(({ subject }) => /privacy policy|私隱政策/.test(subject));
  expect(letters().map((letter) => [letter.to, letter.subject])).toEqual([
    ["kwok@example.com", "我們的私隱政策有重要更改"],
  ]);
  expect(letters()[0]!.html).toContain("/zh-hk/policy/privacy_policy");
  // a job that comes twice, and another wording that is not material
  await publishPrivacy("2026-12-b", false);
  await world.pool.query("select graphile_worker.add_job('tell-of-policy', json_build_object('version', '2026-12'))");
  await workOff(world);
  expect(letters()).toHaveLength(1);
  expect(told()).toHaveLength(0);
});

test("two jobs at once share the accounts out", async () => {
  for (const name of ["a", "b", "c"]) await signedIn(world, `${name}@example.com`);
  await publishPrivacy("2026-12", true);
  const take = () =>
    world.db
      .transaction()
      .execute((tx) => takeUntold(tx, { version: "2026-12", versions: ["2026-12"], now: world.shop.clock(), most: 2 }));
  const taken = [...(await Promise.all([take(), take()])), await take(), await take()].flat();
  expect(taken).toHaveLength(3);
  expect(new Set(taken).size).toBe(3);
});

test("an order of the account that agreed to the new version counts as its answer", async () => {
  const token = await signedIn(world, "mei@example.com");
  await publishPrivacy("2026-12", true);
  expect(await asked(token)).toBe("2026-12");
  await world.answerTo(token, "/order/create", {
    ...aWish({ requestKey: randomUUID(), email: "mei@example.com" }),
    privacyPolicy: to("2026-12"),
    dataTransfer: to("2026-12"),
  });
  expect(await asked(token)).toBeNull();
});

test("no other policy asks for a consent, and no way of publishing changes a version that was in force", async () => {
  const token = await signedIn(world, "mei@example.com");
  await world.pool.query(
    `insert into policies (lang, docname, title, version, effective, html)
       select lang, 'refund_policy', 'Refunds', 'r1', effective, html from policies`,
  );
  await publishPrivacy("r2", true, "refund_policy");
  expect(await asked(token)).toBeNull();
  await workOff(world);
  expect(told()).toHaveLength(0);
  const { version } = await mei.get<{ version: string }>("/staff/getText", { kind: "policy", name: "refund_policy" });
  const text = {
    kind: "policy",
    name: "refund_policy",
    facts: { version: "r1", effective: "2026-12-24" },
    languages: { "zh-cn": written("改"), "zh-hk": written("改"), en: written("Changed") },
  };
  for (const [path, more] of [
    ["/staff/publishText", {}],
    ["/staff/scheduleText", { requestKey: randomUUID(), from: null, until: null }],
  ] as const)
    for (const used of ["r1", "r2"])
      expect(
        await mei.code(path, { text: { ...text, facts: { ...text.facts, version: used } }, version, ...more }),
      ).toBe("INVALID_INPUT");
});
