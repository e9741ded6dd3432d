import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The files of a shop by path. */
export type Files = Record<string, string>;

const planColumns =
  "code,kind,scope,area,allowance_mb,days,min_days,max_days,speed_after_kbps,start_rule,day_rule,day_zone,use_by_days,hotspot," +
  "network_set,breakout,reinstall,identity,refund_rule,ways,price_cny,price_hkd,price_usd,was_cny,was_hkd,was_usd";

/** Two countries and a region, one plan of each kind, two profiles, and a page of each topic in three languages. */
export const smallShop: Files = {
  "destinations.csv": [
    "iso2,slug,mcc,all_mcc,continent,time_zone,main_city_lon,main_city_lat,calling_code,popular,identity_rule,blocked_note,zh-cn,zh-hk,en,ja,ko",
    "JP,japan,440,440 441,asia,Asia/Tokyo,139.70,35.68,+81,1,none,,日本,日本,Japan,日本,일본",
    "TH,thailand,520,520,asia,Asia/Bangkok,100.5,13.75,+66,,none,blocked_apps,泰国,泰國,Thailand,タイ,태국",
  ].join("\n"),
  "places.csv": [
    "iso2,kind,code,zh-cn,zh-hk,en,ja,ko",
    "JP,airport,HND,东京羽田机场,東京羽田機場,Tokyo Haneda Airport,羽田空港,하네다 공항",
    "TH,city,,曼谷,曼谷,Bangkok,,",
  ].join("\n"),
  "carriers.csv": ["iso2,carrier,mccmnc,generations", "JP,SoftBank,44020 44021,4G 5G", "TH,AIS,52003,4G"].join("\n"),
  "networks.csv": [
    "network_set,iso2,carrier,rank,generations,apn",
    "worldwide,JP,SoftBank,primary,4G 5G,farwave",
    "worldwide,TH,AIS,primary,4G,farwave",
  ].join("\n"),
  "regions.csv": [
    "slug,kind,countries,popular,zh-cn,zh-hk,en,ja,ko",
    "japan-thailand,regional,JP TH,1,日泰,日泰,Japan and Thailand,日本とタイ,일본과 태국",
  ].join("\n"),
  "plans.csv": [
    planColumns,
    "jp-day,day_pass,country,JP,1024,,1,30,384,first_connection,calendar_day,Asia/Tokyo,180,yes,worldwide,HK SG,same_device,none,until_installed,esim physical,1400,1500,199,,,",
    "both-5gb,fixed,regional,japan-thailand,5120,15,,,0,first_connection,,,90,no,worldwide,SG,once,none,none,esim,5500,6000,769,6600,7200,899",
  ].join("\n"),
  "esim-profiles.csv": [
    "iccid,smdp_address,matching_id",
    "8985234000000000002,rsp.farwave.example,SECRET-AAAA-1111",
    "8985234012345678905,rsp.farwave.example,SECRET-bbbb-2222",
  ].join("\n"),
  "exchange-rates.csv": [
    "base,quote,rate,source,zh-cn,zh-hk,ja,ko,valid_from",
    "HKD,CNY,0.9215,Treasury,资金部,資金部,,,2026-11-01T00:00:00Z",
  ].join("\n"),
  "devices.csv": [
    "slug,brand,kind,model,browser_names,year,esim,bought_in,source,as_of",
    "apple-iphone-15,Apple,phone,iPhone 15,,2023,yes,CN:no HK:look,Apple Support,2025-10-31",
    "samsung-galaxy-s9,Samsung,phone,Galaxy S9,SM-G960*; Galaxy S9,2018,no,,Samsung Support,2025-10-31",
  ].join("\n"),
  "postage.csv": ["iso2,carrier,days_min,days_max,fee_cny,fee_hkd,fee_usd", "JP,Hongkong Post,3,6,5500,6000,769"].join(
    "\n",
  ),
  "promo-codes.csv": [
    "code,kind,percent,amount_cny,amount_hkd,amount_usd,first_order,plans,valid_from,valid_until,total_limit,per_buyer_limit",
    "AUTUMN10,percent,10,,,,no,,2026-11-01,2026-12-31,,",
    "JAPAN20,amount,,1800,2000,259,yes,jp-day both-5gb,2026-11-01T08:00:00Z,2026-12-31,500,1",
  ].join("\n"),
  "sim-cards.csv": ["iccid", "8985234310000000013", "8985234310000000021"].join("\n"),
  ...inThreeLanguages(
    "faq",
    "eSIM",
    "## What is it? {#what}\n\nA SIM **without** the card.\n\n## How? {#how}\n\n1. Scan.\n",
  ),
  ...inThreeLanguages(
    "policies",
    "privacy_policy",
    '---\ntitle: Privacy\nversion: "2026-11"\neffective: 2026-11-01\n---\n\nWe hold [little](/policy/terms_conditions).\n',
  ),
  ...inThreeLanguages(
    "notices",
    "welcome",
    "---\nid: welcome\ntitle: Welcome\nsource: Farwave\npublished: 2026-11-01T08:00:00+08:00\n---\nHello.\n",
  ),
};

function inThreeLanguages(topic: string, name: string, content: string): Files {
  return Object.fromEntries(["zh-cn", "zh-hk", "en"].map((lang) => [`${topic}/${lang}/${name}.md`, content]));
}

/** The same files with one text put in another's place; fails when the text is not there. */
export function edited(files: Files, file: string, from: string, to: string): Files {
  if (!files[file]?.includes(from)) throw new Error(`${file} of the small shop does not contain ${from}`);
  return { ...files, [file]: files[file].replace(from, to) };
}

export function without(files: Files, ...paths: string[]): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));
}

export function only(files: Files, ...paths: string[]): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => paths.includes(path)));
}

/** Lets `act` work with a folder of these files, which is gone afterwards. */
export async function inFolder<T>(
  files: Record<string, string | Uint8Array>,
  act: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "farwave-shop-"));
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
