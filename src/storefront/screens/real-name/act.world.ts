import { askingOf } from "../../ground/visit/asking.world.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { answer, type Answered } from "./act.ts";

const page = new URL("http://shop.test/en/real-name?sim=8985234000000000077");
export const link = { number: "RN0123456789", key: "k".repeat(22) };
export const sim = "8985234000000000077";

/** All that a person answers, as the pages carry it along. */
export const answers = {
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
export const agreed = {
  clauses: "on",
  accuracy: "on",
  transfer: "on",
  privacy: "on",
  consentVersion: "2026-11",
  "shown.clauses": "No other document.",
  "shown.accuracy": "All true.",
  "shown.transfer": "May be sent.",
};

export const lawOf = (region: string) => ({
  region,
  documents: [1, 2, 3, 4],
  refusedPassports: ["bno"],
  photos: ["front"],
  leastAge: 16,
  leastAges: [],
  mostSims: 10,
});

export const shop = (more: Parameters<typeof askingOf>[0] = {}) =>
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

export async function post(
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

export const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));

/** What the form says, in English. */
export const wordsOfForm = () => loadWords("en", ["errors", "photos", "real-name"]);
