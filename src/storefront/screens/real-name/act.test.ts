import { beforeAll, describe, expect, test, vi } from "vitest";
import { mergeReading } from "../../../features/people/real-names/merge-reading.ts";
import { askingOf, no } from "../../ground/visit/asking.world.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { answer, type Answered } from "./act.ts";
import { joined } from "./answers.ts";
import {
  cardFor,
  isConfirmed,
  leftToConfirm,
  readingIn,
  shownReading,
  unsettledIn,
  withDecisions,
} from "./check-places.ts";

const page = new URL("http://shop.test/en/real-name?sim=8985234000000000077");
const link = { number: "RN0123456789", key: "k".repeat(22) };
const sim = "8985234000000000077";

beforeAll(() => loadWords("en", ["errors", "photos", "real-name"]));

/** All that a person answers, as the pages carry it along. */
const answers = {
  regions: "HK",
  purpose: "1",
  sims: "1",
  "sims.0.iccid": sim,
  contactName: "Mei Chan",
  email: "mei@example.com",
  "document.type": "1",
  "kept.front": "passport.jpg",
  ...link,
  "document.englishName": "CHAN MEI",
  noChineseName: "on",
  "document.birth": "1990-02-15",
  "document.number": "TR1234567",
  "document.expiry": "2099-06-02",
  "document.country": "JPN",
};
const agreed = {
  clauses: "on",
  accuracy: "on",
  transfer: "on",
  privacy: "on",
  consentVersion: "2026-11",
  "shown.clauses": "No other document.",
  "shown.accuracy": "All true.",
  "shown.transfer": "May be sent.",
};

const lawOf = (region: string) => ({
  region,
  documents: [1, 2, 3, 4],
  refusedPassports: ["bno"],
  photos: ["front"],
  leastAge: 16,
  leastAges: [],
  mostSims: 10,
});

const shop = (more: Parameters<typeof askingOf>[0] = {}) =>
  askingOf({
    "/common/getCountryCode": () => ({ countryCodes: [] }),
    "/realName/getCountries": () => ({ countries: [{ code: "JPN", name: "Japan" }] }),
    "/realName/getIdentityOffer": () => ({ title: null }),
    "/realName/getRegionRules": () => ({
      regions: [
        { ...lawOf("HK"), refusedPassports: ["hksar", "bno"] },
        { ...lawOf("TW"), photos: ["front", "second"] },
      ],
    }),
    "/content/getPolicy": () => ({ version: "2026-11" }),
    ...more,
  });

async function post(
  step: string,
  said: Record<string, string | File>,
  { asking }: Pick<ReturnType<typeof shop>, "asking"> = shop(),
  url = page,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...said, step })) form.append(name, value);
  const outcome = await answer(url, form, asking);
  if (outcome instanceof Response) return { to: outcome.headers.get("location"), status: outcome.status };
  const { data, init } = outcome as { data: Answered; init: { status: number } };
  return { ...data, status: init.status, fields: data.problems.map(({ field }) => field) };
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));

describe("without scripts the answers travel in the pages", () => {
  test.each([
    ["start", "sim", { regions: "HK,TW", purpose: "2" }],
    ["sim", "contact", { regions: "HK", purpose: "1", sims: "1", "sims.0.iccid": sim }],
    ["details", "send", answers],
  ])("%s leads to %s with all that was said", async (step, following, said) => {
    expect(await post(step, said)).toMatchObject({ step: following, status: 200, entries: said, problems: [] });
  });

  test("back loses nothing and sends nothing", async () => {
    const { asking, paths } = shop();
    const half = { ...without("document.birth"), "document.number": "half a num" };
    expect(await post("details", { ...half, go: "back" }, { asking })).toMatchObject({
      step: "photo",
      status: 200,
      entries: half,
    });
    expect(paths()).toEqual(["/realName/getRegionRules"]);
  });

  test("whoever changes one answer comes straight back to what is sent, unless that opens another question", async () => {
    expect(await post("send", { ...answers, go: "to.contact" })).toMatchObject({ step: "contact" });
    expect(await post("contact", { ...answers, whole: "on" })).toMatchObject({ step: "send" });
    expect(await post("start", { ...answers, whole: "on", purpose: "2" })).toMatchObject({ step: "document" });
    expect(await post("start", { ...answers, regions: "TW" })).toMatchObject({ step: "sim" });
  });

  test("SIMs come and go", async () => {
    const two = await post("sim", { ...answers, go: "sims.add" });
    expect(two).toMatchObject({ step: "sim", entries: { sims: "2" } });
    const said = {
      sims: "3",
      "sims.0.iccid": "a",
      "sims.1.iccid": "b",
      "sims.1.remark": "tablet",
      "sims.2.iccid": "c",
    };
    expect(await post("sim", { ...said, go: "sims.remove.0" })).toMatchObject({
      entries: { sims: "2", "sims.0.iccid": "b", "sims.0.remark": "tablet", "sims.1.iccid": "c" },
    });
  });
});

describe("SIMs of one's own", () => {
  const other = "8985234000000000085";

  test("are put on the form and dropped again, several of them, whatever was typed before", async () => {
    const put = await post("sim", { ...answers, go: `sims.put.${other}` });
    expect(put).toMatchObject({ step: "sim", entries: { sims: "2", "sims.0.iccid": sim, "sims.1.iccid": other } });
    const twice = await post("sim", { ...answers, sims: "1", "sims.0.iccid": other, go: `sims.put.${other}` });
    expect(twice).toMatchObject({ entries: { sims: "1", "sims.0.iccid": other } });
    const empty = await post("sim", { sims: "1", "sims.0.iccid": "", go: `sims.put.${other}` });
    expect(empty).toMatchObject({ entries: { sims: "1", "sims.0.iccid": other } });
    const dropped = await post("sim", { ...(put as Answered).entries, go: `sims.drop.${sim}` });
    expect(dropped).toMatchObject({ entries: { sims: "1", "sims.0.iccid": other } });
  });
});

describe("what is wrong is said at its step", () => {
  test.each<[string, string, Record<string, string>, string[]]>([
    ["nothing chosen", "start", {}, ["regions", "purpose"]],
    ["no SIM", "sim", {}, ["sims.0.iccid"]],
    ["one SIM twice", "sim", { sims: "2", "sims.0.iccid": sim, "sims.1.iccid": sim }, ["sims.1.iccid"]],
    ["no way to answer", "contact", { contactName: "Mei" }, ["email"]],
    ["a phone without its country", "contact", { contactName: "Mei", phone: "5123 4567" }, ["phone"]],
    ["no document", "document", {}, ["document.type"]],
    ["a change from nothing", "document", { purpose: "2", "document.type": "1" }, ["original.type", "original.number"]],
    ["no photograph", "photo", { ...without("number", "kept.front") }, ["photo.front"]],
    ["no name in Chinese, and nothing ticked", "details", without("noChineseName"), ["document.chineseName"]],
    ["nothing agreed to", "send", answers, ["clauses", "accuracy", "transfer", "privacy"]],
  ])("%s", async (_, step, said, fields) => {
    expect(await post(step, said)).toMatchObject({ step, status: 422, fields });
  });

  test.each([
    ["document.chineseName", "noChineseName", "None is printed on it"],
    ["document.expiry", "noExpiry", "It does not expire"],
  ])("%s left open: what to tick where the document has none", async (field, tick, label) => {
    const { problems } = (await post("details", without(field, tick))) as Answered;
    expect(problems).toEqual([{ field, message: `Fill it in, or tick “${label}”` }]);
  });

  test("too young: with the day from which it is allowed, and who can until then", async () => {
    const next = new Date().getFullYear() - 10;
    const said = { ...without("kept.front"), "document.birth": `${next}-03-03` };
    const { problems } = (await post("details", said)) as Answered;
    expect(problems).toEqual([{ field: "document.birth", message: expect.stringContaining(`3 Mar ${next + 16}`) }]);
    expect(problems[0]!.message).toContain("a parent or guardian");
  });
});

describe("how the operator reads a region's law goes along with the answers", () => {
  const lawful = async (law: object) => {
    const asked = shop({ "/realName/getRegionRules": () => ({ regions: [{ ...lawOf("HK"), ...law }, lawOf("TW")] }) });
    const { entries } = (await post("start", { ...answers, whole: "on" }, asked)) as Answered;
    return entries as Record<string, string>;
  };
  const unkept = { "kept.front": "" };

  test("another age for documents of a state", async () => {
    const seventeen = { "document.birth": `${new Date().getFullYear() - 17}-01-01`, "document.country": "JPN" };
    expect(await post("details", { ...(await lawful({})), ...seventeen })).toMatchObject({ step: "send" });
    const said = { ...(await lawful({ leastAges: [{ state: "JPN", age: 18 }] })), ...seventeen };
    const { problems } = (await post("details", { ...said, ...unkept })) as Answered;
    expect(problems).toEqual([{ field: "document.birth", message: expect.stringContaining("the day you turn 18") }]);
    expect(await post("details", { ...said, "document.country": "KOR" })).toMatchObject({ step: "send" });
  });

  test("a passport that it takes, and one that it refuses", async () => {
    const hksar = { "document.country": "HKG" };
    const fields = ["document.country"];
    expect(await post("details", { ...(await lawful({ refusedPassports: ["bno"] })), ...hksar })).toMatchObject({
      step: "send",
    });
    expect(
      await post("details", { ...(await lawful({ refusedPassports: ["hksar"] })), ...hksar, ...unkept }),
    ).toMatchObject({
      fields,
    });
    // what a browser made of them is not believed
    expect(await post("details", { ...answers, ...hksar, ...unkept, rules: '[{"region":"HK"}]' })).toMatchObject({
      fields,
    });
  });

  test("a passport of China with a number as Hong Kong's have is asked about, and only where those are refused", async () => {
    const perhaps = { "document.country": "CHN", "document.number": "K12345678" };
    const said = { ...(await lawful({ refusedPassports: ["hksar", "bno"] })), ...perhaps };
    const asked = (await post("details", said)) as Answered;
    expect(asked.problems).toEqual([
      { field: "notHongKong", message: expect.stringContaining("looks like that of a Hong Kong SAR passport") },
    ]);
    expect(await post("details", { ...said, notHongKong: "CHN K12345678" })).toMatchObject({ step: "send" });
    expect(await post("details", { ...said, "document.number": "E12345678" })).toMatchObject({ step: "send" });
    expect(await post("details", { ...(await lawful({})), ...perhaps })).toMatchObject({ step: "send" });
  });

  test.each([
    ["number", { "document.number": "H12345678" }],
    ["country, and back again with another number", { "document.country": "CHN", "document.number": "K87654321" }],
  ])("what was said of one passport is said of no other: another %s", async (_, changed) => {
    const perhaps = { "document.country": "CHN", "document.number": "K12345678", notHongKong: "CHN K12345678" };
    const said = { ...(await lawful({ refusedPassports: ["hksar", "bno"] })), ...perhaps };
    expect(await post("details", { ...said, "document.number": "k 1234 5678" })).toMatchObject({ step: "send" });
    expect(await post("details", { ...said, ...changed })).toMatchObject({ step: "details", fields: ["notHongKong"] });
    expect(await post("send", { ...said, ...agreed, ...changed })).toMatchObject({ fields: ["notHongKong"] });
  });
});

describe("of a document that can register nothing no photograph is kept", () => {
  const ruledOut = [
    ["document.birth", { "document.birth": `${new Date().getFullYear() - 10}-03-03` }],
    ["document.country", { "document.country": "HKG" }],
  ] as const;
  test.each(ruledOut)("%s: deleted at once, which the page says; all that was typed stays", async (field, said) => {
    const { asking, asked } = shop({ "/realName/withdraw": () => ({ state: "withdrawn" }) });
    const { entries, problems, ...shown } = (await post(
      "details",
      { ...answers, read: "null", ...said },
      { asking },
    )) as Answered;
    expect([shown.step, problems.map((one) => one.field)]).toEqual(["details", [field, undefined]]);
    expect(problems.at(-1)!.message).toMatch(/^Your photo was deleted/);
    expect(asked[0]!.input).toMatchObject(link);
    for (const name of ["number", "key", "kept.front", "read"]) expect(entries).not.toHaveProperty(name);
    expect(entries).toMatchObject({ "document.englishName": "CHAN MEI", ...said });
    const corrected = {
      ...(entries as Record<string, string>),
      "document.birth": "1990-02-15",
      "document.country": "JPN",
    };
    expect(await post("details", corrected, { asking })).toMatchObject({ step: "photo" });
  });

  test("where nobody answers it is not said, and the next try deletes it", async () => {
    const lost = shop({ "/realName/withdraw": () => no("TRY_AGAIN_LATER") });
    const { entries, problems } = (await post("details", { ...answers, "document.country": "HKG" }, lost)) as Answered;
    expect([problems.length, entries.number]).toEqual([1, link.number]);
  });

  test("a mistake that says nothing of the document costs no photograph", async () => {
    const { asking, paths } = shop();
    await post("details", { ...answers, "document.number": "?" }, { asking });
    expect(paths()).not.toContain("/realName/withdraw");
  });
});

describe("a photograph", () => {
  const file = new File(["a passport"], "passport.jpg", { type: "image/jpeg" });
  const taken = { ...link, warnings: [] as string[] };

  test("is sent, and the form goes on; the channel comes along", async () => {
    const { asking, asked } = shop({ "/realName/addPhoto": () => taken });
    const prepaid = new URL("http://shop.test/en/prepaid/realname");
    const form = { ...without("number", "key", "kept.front"), "photo.front": file };
    expect(await post("photo", form, { asking }, prepaid)).toMatchObject({
      step: "details",
      entries: { ...link, "kept.front": "passport.jpg" },
    });
    expect(asked[0]!.input).toEqual({
      photo: new TextEncoder().encode("a passport"),
      slot: "front",
      channel: "gloableconnect",
    });
  });

  test("that a phone has sent is named, read and gone on with; while none is there, the step stays", async () => {
    const photos = [{ slot: "front", warnings: [] as string[] }];
    const form = { ...without("kept.front"), go: "phone" };
    expect(
      await post("photo", form, shop({ "/realName/getHandOver": () => ({ state: "done", photos }) })),
    ).toMatchObject({
      step: "details",
      entries: { ...link, "kept.front": "from your phone", "warnings.front": "" },
    });
    expect(
      await post("photo", form, shop({ "/realName/getHandOver": () => ({ state: "taken", photos: [] }) })),
    ).toMatchObject({ step: "photo", status: 422 });
    const lost = shop({ "/realName/getHandOver": () => no("TRY_AGAIN_LATER") });
    expect(await post("photo", form, lost)).toMatchObject({ step: "photo", status: 503, entries: { ...link } });
  });

  test.each([
    ["glare", 200, [], { "warnings.front": "glare" }],
    ["", 200, [], { "warnings.front": "" }],
  ])("with the warning %s is said once, and stops nobody", async (warning, status, problems, entries) => {
    const asked = shop({ "/realName/addPhoto": () => ({ ...taken, warnings: warning ? [warning] : [] }) });
    const shown = await post("photo", { ...answers, "photo.front": file }, asked);
    expect(shown).toMatchObject({ step: warning ? "photo" : "details", status, problems, entries });
    expect(await post("photo", (shown as Answered).entries as Record<string, string>, asked)).toMatchObject({
      step: "details",
    });
  });

  test("of a second document is asked for where the region's rules say so, and sent beside the first", async () => {
    const { asking, asked } = shop({
      "/realName/addPhoto": () => taken,
      "/realName/readPhoto": () => ({ document: null, isBusy: false }),
    });
    const said = { ...answers, whole: "on", regions: "HK,TW" };
    const { entries, ...opened } = (await post("start", said, { asking })) as Answered;
    expect(opened.step).toBe("photo");
    expect(entries.slots).toBe("front,second");
    const carried = entries as Record<string, string>;
    expect(await post("photo", { ...carried, "photo.front": file }, { asking })).toMatchObject({
      step: "photo",
      fields: ["photo.second"],
    });
    expect(await post("photo", { ...carried, "photo.second": file }, { asking })).toMatchObject({ step: "send" });
    expect(asked.flatMap(({ input }) => input.slot ?? [])).toEqual(["front", "front", "second", "front"]);
  });

  test("of which a rule came after the answers is asked for once the shop says so", async () => {
    const fields = [{ field: "photo.second", problem: "photo", message: "missing" }];
    const asked = shop({ "/realName/submit": () => no("INVALID_INPUT", { fields }) });
    const whole = { ...answers, ...agreed, regions: "TW", slots: "front", requestKey: crypto.randomUUID() };
    expect(await post("send", whole, asked)).toMatchObject({
      step: "photo",
      fields: ["photo.second"],
      entries: { slots: "front,second" },
    });
  });

  test("that is refused says what to do, and the one before stays", async () => {
    const asked = shop({ "/realName/addPhoto": () => no("PHOTO_REFUSED", { why: "grey" }) });
    expect(await post("photo", { ...answers, "photo.front": file }, asked)).toMatchObject({
      step: "photo",
      status: 422,
      problems: [{ field: "photo.front", message: expect.stringMatching(/^No black-and-white photos/) }],
      entries: link,
    });
  });

  test("of more than ten megabytes is not even sent", async () => {
    const { asking, paths } = shop();
    const heavy = new File([new Uint8Array(10 * 1024 * 1024 + 3)], "heavy.jpg");
    expect(await post("photo", { ...answers, "photo.front": heavy }, { asking })).toMatchObject({
      status: 422,
      fields: ["photo.front"],
    });
    expect(paths()).not.toContain("/realName/addPhoto");
  });

  test("for a form that was swept begins another one", async () => {
    let tries = 0;
    const { asking } = shop({
      "/realName/addPhoto": (wish) =>
        ++tries === 1 ? no("NOT_FOUND") : { ...taken, number: `RN${String("number" in wish)}` },
    });
    expect(await post("photo", { ...answers, "photo.front": file }, { asking })).toMatchObject({
      step: "details",
      entries: { number: "RNfalse" },
    });
  });
});

describe("what a photograph says", () => {
  const file = new File(["a passport"], "passport.jpg", { type: "image/jpeg" });
  const field = (text: string, doubtful: number[] = []) => ({ text, doubtful, isProved: doubtful.length === 0 });
  const passport = (number: string) => ({
    document: {
      type: 1,
      fields: {
        englishName: field("CHAN MEI"),
        chineseName: field("陳美"),
        birth: field("1990-02-15"),
        number: field(number, [2]),
      },
    },
    isBusy: false,
  });
  const reads = (...answered: (() => unknown)[]) =>
    shop({ "/realName/addPhoto": () => ({ ...link, warnings: [] }), "/realName/readPhoto": () => answered.shift()!() });
  const untyped = without("document.englishName", "document.birth", "document.number");
  const filledIn = { "document.englishName": "CHAN MEI", "document.birth": "1990-02-15", "document.number": "TR6" };

  test("fills in what is empty, and is carried along; a name of which is ticked that there is none stays away", async () => {
    const asked = reads(() => passport("TR6"));
    const shown = (await post("photo", { ...untyped, "photo.front": file }, asked)) as Answered;
    expect(shown).toMatchObject({ step: "details", entries: { ...filledIn, "document.expiry": "2099-06-02" } });
    expect(shown.entries).not.toHaveProperty("document.chineseName");
    expect(asked.asked.at(1)!.input).toEqual({ ...link, slot: "front" });
    expect(readingIn(shown.entries)).toEqual(passport("TR6").document);
  });

  test("goes with the photograph that said it; what a person typed stays", async () => {
    // once for the form, and once for the pictures beside it
    const asked = reads(
      () => passport("TR6"),
      () => passport("TR6"),
      () => passport("TRG"),
      () => passport("TRG"),
    );
    const first = (await post("photo", { ...untyped, "photo.front": file }, asked)) as Answered;
    const corrected = { ...(first.entries as Record<string, string>), "document.englishName": "CHAN MEI LING" };
    expect(await post("photo", { ...corrected, "photo.front": file }, asked)).toMatchObject({
      entries: { "document.englishName": "CHAN MEI LING", "document.number": "TRG" },
    });
  });

  test.each<[string, () => unknown]>([
    [
      "of another document than the one that was chosen",
      () => ({ ...passport("TR6"), document: { type: 2, fields: {} } }),
    ],
    ["that nobody can read", () => ({ document: null, isBusy: false })],
    ["while too many wait", () => ({ document: null, isBusy: true })],
    ["that may not be read any more", () => no("REAL_NAME_OVER")],
    ["on a line that breaks", () => Promise.reject(new TypeError("network"))],
  ])("%s is typed", async (_, answered) => {
    const { entries, step } = (await post("photo", { ...untyped, "photo.front": file }, reads(answered))) as Answered;
    expect(step).toBe("details");
    expect(entries).toMatchObject(untyped);
    for (const name of ["read", "document.englishName", "document.number"]) expect(entries).not.toHaveProperty(name);
  });

  test("that takes long keeps nobody waiting: the form is there, and what was read comes when it is asked for", async () => {
    vi.useFakeTimers();
    let finish: (read: unknown) => void = () => {};
    const asked = reads(
      () => new Promise((resolve) => void (finish = resolve)),
      () => passport("TR6"),
    );
    const sent = post("photo", { ...untyped, "photo.front": file }, asked);
    await vi.advanceTimersByTimeAsync(4000);
    const { step, entries } = (await sent) as Answered;
    expect([step, entries.reading]).toEqual(["details", "late"]);
    finish(passport("TR6"));
    const typed = {
      ...(entries as Record<string, string>),
      "document.englishName": "CHAN MEI LING",
      step: "details",
      go: "read",
    };
    const filled = (await post("details", typed, asked)) as Answered;
    expect(filled).toMatchObject({
      step: "details",
      entries: { "document.englishName": "CHAN MEI LING", "document.number": "TR6" },
    });
    expect(filled.entries).not.toHaveProperty("reading");
    vi.useRealTimers();
  });

  test.each(["", "{", "[]", '{"type":9,"fields":{}}'])("what a browser made of it is not believed: %s", (read) => {
    expect(readingIn({ read })).toBeNull();
  });
});

describe("what was read is checked by the person", () => {
  const proved = (text: string, doubtful: number[] = []) => ({ text, doubtful, isProved: true });
  const seen = (text: string) => ({ text, doubtful: [], isProved: false });
  const fields = {
    englishName: seen("CHAN MEI"),
    birth: proved("1990-02-15"),
    number: proved("TR1234567"),
    expiry: proved("2099-06-02"),
    country: seen("JPN"),
  };
  const readAs = (more: object = {}) => ({
    ...answers,
    read: JSON.stringify({ type: 1, fields: { ...fields, ...more } }),
  });
  const whole = { ...agreed, requestKey: "11111111-1111-4111-8111-111111111111" };
  const entriesOf = async (said: Record<string, string>) =>
    ((await post("details", said)) as Answered).entries as Record<string, string>;

  test("nothing is sent before it is confirmed, wherever the page comes from", async () => {
    const { asking, paths } = shop({ "/realName/submit": () => link });
    const unconfirmed = { step: "details", status: 422, fields: ["confirmed"] };
    expect(await post("details", readAs(), { asking })).toMatchObject(unconfirmed);
    expect(await post("send", { ...readAs(), ...whole }, { asking })).toMatchObject(unconfirmed);
    expect(paths()).not.toContain("/realName/submit");
    const confirmed = await entriesOf({ ...readAs(), confirmed: "on" });
    expect(confirmed["confirmedOf"]).not.toMatch(/[\r\n]/);
    expect(await post("send", { ...confirmed, ...whole }, { asking })).toMatchObject({ status: 303 });
  });

  test.each<[string, Record<string, string>]>([
    ["the name", { "document.englishName": "CHEN MEI" }],
    ["the country", { "document.country": "KOR" }],
    ["what was read", { read: JSON.stringify({ type: 1, fields: { ...fields, number: proved("TR1234567", [2]) } }) }],
  ])("the tick is of what stood there: another tab that changed %s needs it again", async (_, changed) => {
    const confirmed = await entriesOf({ ...readAs(), confirmed: "on" });
    const sends = shop({ "/realName/submit": () => link });
    expect(await post("send", { ...confirmed, ...whole }, sends)).toMatchObject({ status: 303 });
    expect(await post("send", { ...confirmed, ...whole, ...changed }, sends)).toMatchObject({ fields: ["confirmed"] });
  });

  test("a second photograph that says something else takes the tick along, the same again does not", async () => {
    const file = new File(["a passport"], "passport.jpg", { type: "image/jpeg" });
    const confirmed = { ...(await entriesOf({ ...readAs(), confirmed: "on" })), "photo.front": file };
    const photographed = async (englishName: string) => {
      const document = { type: 1, fields: { ...fields, englishName: { ...seen(englishName), piece: "a JPEG" } } };
      const reads = shop({
        "/realName/addPhoto": () => ({ ...link, warnings: [] }),
        "/realName/readPhoto": () => ({ document, isBusy: false }),
      });
      return (await post("photo", confirmed, reads)) as Answered;
    };
    expect((await photographed("CHAN MEI")).entries).toMatchObject({ confirmed: "on" });
    const { entries, facts } = await photographed("CHEN MEI");
    expect(entries).not.toHaveProperty("confirmed");
    // the picture is beside the answers, and never among them
    expect(facts?.pieces).toEqual({ englishName: { piece: "a JPEG" } });
    expect(JSON.stringify(entries)).not.toContain("a JPEG");
  });

  test("a second photograph that nobody can read proves nothing, and keeps what stands there to be typed over", async () => {
    const confirmed = await entriesOf({ ...readAs(), confirmed: "on" });
    const file = new File(["a cat"], "cat.jpg", { type: "image/jpeg" });
    const reads = shop({
      "/realName/addPhoto": () => ({ ...link, warnings: [] }),
      "/realName/readPhoto": () => ({ document: null, isBusy: false }),
    });
    const shown = (await post("photo", { ...confirmed, "photo.front": file }, reads)) as Answered;
    // shown once more, whoever was at the end already
    expect(shown).toMatchObject({
      step: "details",
      entries: { whole: "on", reading: "none", "document.number": "TR1234567" },
    });
    expect([shownReading(shown.entries), shown.facts?.pieces]).toEqual([null, {}]);
    // by the same photograph as before the values are its own still
    expect(mergedOver(shown.entries)).toBe("TR1234567");
  });

  test("what was typed in place of what is proved is asked about once, and either answer holds", async () => {
    const typed = { ...readAs(), confirmed: "on", "document.expiry": "2098-06-02" };
    expect(await post("details", typed)).toMatchObject({ step: "details", fields: ["keep.expiry"] });
    const mine = await post("details", { ...typed, "keep.expiry": "own 2098-06-02" });
    expect(mine).toMatchObject({ step: "send", entries: { "document.expiry": "2098-06-02" } });
    const theirs = await post("details", { ...typed, "keep.expiry": "document" });
    expect(theirs).toMatchObject({ step: "send", entries: { "document.expiry": "2099-06-02" } });
    const other = { ...typed, "document.expiry": "2097-06-02", "keep.expiry": "own 2098-06-02" };
    expect(await post("details", other)).toMatchObject({ fields: ["keep.expiry"] });
    expect(await post("details", { ...readAs(), confirmed: "on", noExpiry: "on" })).toMatchObject({
      fields: ["keep.expiry"],
    });
    const taken = (await post("details", {
      ...readAs(),
      confirmed: "on",
      noExpiry: "on",
      "keep.expiry": "document",
    })) as Answered;
    expect([taken.step, taken.entries.noExpiry]).toEqual(["send", undefined]);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ["as it was read", {}, ["confirmed"]],
    ["with another expiry typed", { "document.expiry": "2098-06-02" }, ["confirmed", "keep.expiry"]],
    ["with the tick", { confirmed: "on", "document.expiry": "2098-06-02" }, ["keep.expiry"]],
    [
      "with the tick and the document's",
      { confirmed: "on", "document.expiry": "2098-06-02", "keep.expiry": "document" },
      [],
    ],
    [
      "with one's own of two",
      { "document.expiry": "2098-06-02", "keep.expiry": "own 2098-06-02", "document.birth": "1990-02-16" },
      ["confirmed", "keep.birth"],
    ],
    ["of which nothing was read", { read: "null" }, []],
  ])("what is left to confirm of a form %s", (_, said, left) => {
    expect(leftToConfirm(withDecisions({ ...readAs(), ...said }))).toEqual(left);
  });

  test("a number is the same whatever stands between its digits, and a name that needs eyes is not asked about", async () => {
    const typed = {
      ...readAs(),
      confirmed: "on",
      "document.number": "tr 1234-567",
      "document.englishName": "CHEN MEI",
    };
    expect(await post("details", typed)).toMatchObject({ step: "send" });
  });

  test.each<[string, Record<string, string>]>([
    ["nothing was read", { read: "null" }],
    ["it is being read", { reading: "late" }],
    ["it could not be read", { reading: "none" }],
    ["it is of another document than the one that was chosen", { "document.type": "2" }],
    ["a browser made something else of it", { read: "{" }],
  ])("where %s, the form is typed and nothing is ticked", (_, changed) => {
    expect(shownReading({ ...readAs(), ...changed })).toBeNull();
    expect(isConfirmed({ ...readAs(), ...changed })).toBe(true);
  });

  test.each<[string, object, Record<string, string>, string]>([
    ["number", {}, {}, "proved"],
    ["number", { number: proved("TR1234567", [2]) }, {}, "confirm"],
    ["birth", { birth: seen("1990-02-15") }, {}, "confirm"],
    ["birth", {}, { "document.birth": "1990-02-16" }, "asked"],
    ["birth", {}, { "document.birth": "" }, "typed"],
    ["englishName", { englishName: undefined }, {}, "confirm"],
    ["chineseName", { chineseName: seen("陳美") }, { noChineseName: "" }, "confirm"],
    ["chineseName", { chineseName: seen("陳美") }, {}, "typed"],
    ["expiry", { expiry: undefined }, {}, "typed"],
  ])("%s, read as %j and answered with %j, is %s", (name, read, said, place) => {
    const entries = { ...readAs(read), ...said };
    expect(cardFor(name as "number", entries, shownReading(entries)!)).toBe(place);
  });

  test("of the photograph what the device keeps is newer than a page of another tab", () => {
    const [page, kept] = [readAs(), { ...readAs({ number: proved("TR7654321") }), "kept.front": "second.jpg" }];
    expect(joined(kept, page, "details")).toMatchObject({ read: kept.read, "kept.front": "second.jpg" });
    expect(unsettledIn(joined(kept, page, "details"))).toEqual(["number"]);
    expect(joined({}, page, "details")).toMatchObject({ read: page.read });
  });

  const mergedOver = ({ read, ...form }: Readonly<Record<string, string>>) =>
    mergeReading(
      { number: form["document.number"] ?? "" },
      { before: readingIn({ read: read! }), now: { type: 1, fields } },
    ).number;
});

describe("a photograph of a SIM", () => {
  const card = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], "card.jpg", { type: "image/jpeg" });
  const reads = (iccid: string | null, isBusy = false) => shop({ "/realName/readSimPhoto": () => ({ iccid, isBusy }) });
  const empty = { ...without("sims.0.iccid"), "photo.sim": card() };

  test("fills its number in for its holder to compare, and stays on the step", async () => {
    const { asking, asked } = reads(sim);
    const shown = await post("sim", { ...empty, go: "sims.photo" }, { asking });
    expect(shown).toMatchObject({
      step: "sim",
      status: 200,
      problems: [],
      entries: { "sims.0.iccid": sim, simRead: "8985 2340 0000 0000 077" },
    });
    expect(asked[0]).toEqual({
      path: "/realName/readSimPhoto",
      input: { photo: new Uint8Array([0xff, 0xd8, 0xff, 0x01]) },
    });
    expect(JSON.stringify(shown)).not.toContain("/9j/");
  });

  test("is read where the form was simply sent on without a number; where one was typed, that one counts", async () => {
    expect(await post("sim", empty, reads(sim))).toMatchObject({ step: "sim", entries: { "sims.0.iccid": sim } });
    const { asking, paths } = reads(sim);
    expect(await post("sim", { ...answers, "photo.sim": card() }, { asking })).toMatchObject({ step: "contact" });
    expect(paths()).not.toContain("/realName/readSimPhoto");
  });

  test("of another SIM comes into one more place, and the same is there once", async () => {
    const other = "8985234000000000085";
    const two = await post("sim", { ...answers, "photo.sim": card(), go: "sims.photo" }, reads(other));
    expect(two).toMatchObject({ entries: { sims: "2", "sims.0.iccid": sim, "sims.1.iccid": other } });
    const same = await post("sim", { ...answers, "photo.sim": card(), go: "sims.photo" }, reads(sim));
    expect(same).toMatchObject({ problems: [], entries: { sims: "1" } });
  });

  const full = Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => [`sims.${place}.iccid`, `898523400${place}`]),
  );
  test.each<[string, object, ReturnType<typeof reads>, RegExp]>([
    ["without a number of ours", {}, reads(null), /^No number of this shop/],
    ["that nobody could look at", {}, reads(null, true), /^Nobody could look/],
    ["that was not chosen", { "photo.sim": "" }, reads(sim), /^Please choose a photo of the SIM/],
    [
      "that is blurred",
      {},
      shop({ "/realName/readSimPhoto": () => no("PHOTO_REFUSED", { why: "blurred" }) }),
      /^This photo is blurred/,
    ],
    ["that is too heavy", { "photo.sim": new File([new Uint8Array(11 * 2 ** 20)], "a.jpg") }, reads(sim), /10 MB/],
    ["too many times", {}, shop({ "/realName/readSimPhoto": () => no("TRIED_OFTEN") }), /TRIED_OFTEN/],
    ["of an eleventh SIM", { sims: "10", ...full }, reads("8985234000000000085"), /up to 10 SIMs/],
  ])("%s says so at its field and leaves the form as it is", async (_, more, asking, says) => {
    const before = { ...without("sims.0.iccid"), "sims.0.iccid": "8985", ...more };
    const shown = await post("sim", { "photo.sim": card(), ...before, go: "sims.photo" }, asking);
    expect(shown).toMatchObject({ step: "sim", status: 422, fields: ["photo.sim"] });
    expect(shown).toMatchObject({ problems: [{ message: expect.stringMatching(says) }] });
    expect((shown as Answered).entries).not.toHaveProperty("simRead");
    expect((shown as Answered).entries["sims.0.iccid"]).toBe(
      full["sims.0.iccid"] && "sims" in more ? full["sims.0.iccid"] : "8985",
    );
  });
});

describe("sent", () => {
  const whole = { ...answers, ...agreed, requestKey: "11111111-1111-4111-8111-111111111111" };
  const result = `/en/real-name-result?number=${link.number}&key=${link.key}`;

  test("leads to the page behind its private link", async () => {
    const { asking, asked } = shop({ "/realName/submit": () => link });
    expect(await post("send", whole, { asking })).toEqual({ to: result, status: 303 });
    expect(asked[0]!.input).toMatchObject({
      ...link,
      requestKey: whole.requestKey,
      regions: ["HK"],
      document: { type: 1, chineseName: null, birth: "1990-02-15" },
      clauses: { given: true, text: "No other document." },
      privacy: { given: true, version: "2026-11" },
    });
  });

  test("to a text that staff have changed since: the same step with all answers, and what was shown beside its box", async () => {
    const fields = [{ field: "accuracy.text", problem: "consent.changed", message: "changed" }];
    const asked = shop({ "/realName/submit": () => no("INVALID_INPUT", { fields }) });
    expect(await post("send", whole, asked)).toMatchObject({
      step: "send",
      problems: [{ field: "accuracy", message: "changed" }],
      entries: { ...answers, "shown.accuracy": "All true." },
    });
  });

  test("from a page that said no text of its consents: it is read again, and nothing is lost", async () => {
    const { "shown.accuracy": _, ...before } = whole;
    const { asking, paths } = shop();
    expect(await post("send", before, { asking })).toMatchObject({
      step: "send",
      problems: [{ field: "accuracy", message: expect.stringMatching(/^This text has changed/) }],
      entries: answers,
    });
    expect(paths()).not.toContain("/realName/submit");
  });

  test("what the server alone knows leads to its step, with the answers", async () => {
    const fields = [{ field: "sims.0.iccid", problem: "iccid.registered", message: "registered already" }];
    const asked = shop({ "/realName/submit": () => no("INVALID_INPUT", { fields }) });
    expect(await post("send", whole, asked)).toMatchObject({
      step: "sim",
      problems: [{ field: "sims.0.iccid", message: "registered already" }],
      entries: answers,
    });
  });

  test.each([
    ["was sent before, and its answer lost: leads on", "received", { to: result, status: 303 }],
    ["was swept: asks for the photograph again", "withdrawn", { step: "photo" }],
  ])("a form that %s", async (_, state, outcome) => {
    const asked = shop({ "/realName/submit": () => no("REAL_NAME_OVER"), "/realName/getRealName": () => ({ state }) });
    const shown = await post("send", whole, asked);
    expect(shown).toMatchObject(outcome);
    if ("entries" in shown) expect(shown.entries).not.toHaveProperty("number");
  });

  test("deleted on request: the photograph at once, and an empty form", async () => {
    const { asking, asked } = shop({ "/realName/withdraw": () => no("REAL_NAME_OVER") });
    expect(await post("details", { ...answers, go: "forget" }, { asking })).toEqual({
      to: "/en/real-name",
      status: 303,
    });
    expect(asked[0]!.input).toMatchObject(link);
  });
});
