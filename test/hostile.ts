import { randomUUID } from "node:crypto";
import { consentTexts } from "../src/features/people/real-names/consent-texts.ts";
import { words as realName } from "../src/i18n/en/real-name.ts";
import { iccidKey } from "../src/kernel/iccid.ts";
import { pukOf } from "../src/sandboxes/network/puk.ts";
import { aSim, aWish } from "./wishes.ts";

/** As the boxes of the form say it. */
const consents = Object.fromEntries(
  Object.entries(consentTexts(realName.send, { purpose: 2, regions: ["HK"], document: { type: 1 } })).map(
    ([kind, text]) => [kind, { given: true, text }],
  ),
);

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Bodies that no browser of ours sends, as they go over the wire. */
export const hostileBodies: Record<string, string> = {
  "no body": "",
  null: "null",
  "a list": "[]",
  "a list of objects": '[{"url":"http://x.test/"}]',
  "a text": '"<script>alert(1)</script>"',
  "a number that is none": "1e999",
  "broken JSON": '{"query":',
  "two documents": "{}{}",
  "not JSON at all": "query=japan",
  "10,000 levels": `{"query":${deep(10_000)},"url":${deep(10_000)},"code":${deep(10_000)}}`,
  "10,000 levels at the top": deep(10_000),
  "a prototype": '{"__proto__":{"isAdmin":true},"query":"japan"}',
  "a constructor": '{"constructor":{"prototype":{"isAdmin":true}}}',
  "one byte over the limit": `{"query":"${"x".repeat(65_536 - 11)}"}`,
  "a byte order mark before nonsense": "\u{feff}{",
};

/** Values for a field that should hold something else. */
export const hostileValues: Record<string, unknown> = {
  NUL: "jp\u0000",
  "half a character": "\ud83d",
  "the other half": "\udc00x",
  "10,000 characters": "x".repeat(10_000),
  "3,000 pictures": "😀".repeat(3000),
  families: "👨‍👩‍👧‍👦".repeat(5),
  markup: "<script>hostile</script>",
  "an attribute": '"><img src=x onerror=hostile>',
  SQL: "' or 1=1; drop table orders; --",
  LIKE: "%_%",
  "a path": "../../../../etc/passwd",
  "a template": "{{7*7}}${7*7}<%= 7*7 %>",
  "text turned round": "\u202eevil\u202c",
  "nothing to see": "\u200b\u200d\ufeff",
  "line breaks": "a\r\nSet-Cookie: evil=1",
  "an empty text": "",
  spaces: "   ",
  "a huge number": 1e308,
  "more than an integer holds": 9_007_199_254_740_994,
  "more than the database holds": 2_147_483_648,
  "a negative number": -1,
  "half a thing": 0.5,
  "a number as text": "1",
  true: true,
  null: null,
  "a list": [],
  "a long list": Array.from({ length: 5000 }, () => "x"),
  "an object": { toString: "x", length: -1 },
};

/** Texts that stand in an address or in a field of a call that only reads. */
export const hostileTexts: Record<string, string> = {
  "a country that is none": "Narnia",
  "a code that is none": "ZZ",
  "a number that is too large": "99999999999999999999",
  "a number below": "-1",
  "not a number": "NaN",
  "a day that is none": "2026-02-31",
  "a day of another age": "-271821-04-20",
  "10,000 characters": "x".repeat(10_000),
  "10,000 words": "san ".repeat(2500),
  "10,000 Chinese characters": "国".repeat(10_000),
  markup: `<script>hostile()</script><hostile-tag>`,
  "an attribute": `" autofocus onfocus="hostile()" x='`,
  "the end of the data": `</script><img src=x onerror=hostile()>`,
  "a scheme": "javascript:hostile()",
  "another place": "//evil.example/x",
  "a path": "../../../../etc/passwd",
  "broken bytes": "\u0000\u202e\ufffe",
  "line breaks": "a\r\nSet-Cookie: hostile=1",
};

/** What a browser says when it has subscribed; the keys are those of RFC 8291's own example. */
export const aSubscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/listening",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const credential = { id: "cGFzc2tleQ", rawId: "cGFzc2tleQ", type: "public-key" };

let simsAsked = 0;
/** A right input for every call that does not take an empty one. */
export function rightInputs(): Record<string, Record<string, unknown>> {
  return {
    "/CollectData": { url: "http://shop.test/en/plans" },
    // another number each time, for the same one twice is in the list already; the last three digits would give the
    // sandbox something
    "/account/addSim": {
      get iccid() {
        return aSim(600_000_000 + ++simsAsked * 1000);
      },
      remark: "Mei",
    },
    "/realName/addPhoto": { photo: "aGVsbG8=", slot: "front", channel: "shop" },
    "/realName/openHandOver": { type: 1, slots: ["front"], channel: "shop", number: "RN0000000000", key: "x" },
    "/realName/takeHandOver": { code: "x" },
    "/realName/getHandOver": { number: "RN0000000000", key: "x" },
    "/sandbox/order": { requestKey: randomUUID(), plan: "jp-10gb-30d", quantity: 1, currency: "HKD" },
    "/status/getStatus": { place: "Japan" },
    "/status/tellPlace": { country: "JP", works: true },
    "/status/askMails": { email: "mei@example.com", lang: "en" },
    "/status/confirmMails": { id: randomUUID(), key: "x" },
    "/status/stopMails": { id: randomUUID(), key: "x" },
    "/realName/handOverForm": { answers: [{ name: "contactName", text: "Mei Chan" }], channel: "shop" },
    "/realName/takeForm": { code: "x" },
    "/realName/followForm": { number: "RN0000000000", key: "f.x" },
    "/realName/endFormHandOver": { number: "RN0000000000", key: "f.x" },
    "/realName/readSimPhoto": { photo: "aGVsbG8=" },
    "/realName/readPhoto": { number: "RN0000000000", key: "x", slot: "front" },
    "/realName/submit": {
      number: "RN0000000000",
      key: "x",
      requestKey: randomUUID(),
      purpose: 2,
      regions: ["HK"],
      contactName: "Mei",
      phone: "+85291234567",
      email: "mei@example.com",
      sims: [{ iccid: aSim(7), remark: "Mei" }],
      document: {
        type: 1,
        englishName: "CHAN MEI",
        chineseName: "陳美",
        birth: "1990-02-15",
        number: "TR1234567",
        expiry: "2031-06-02",
        country: "JPN",
      },
      original: { type: 3, number: "A123456(3)" },
      ...consents,
      privacy: { given: true, version: "2026-11" },
    },
    "/prepaid/getOffers": { tariff: "gogochina_001" },
    "/prepaid/getCard": { iccid: aSim(10_000_000_000), tariff: "gogochina_001" },
    "/prepaid/getTopUp": { number: "TU0000000000", key: "x" },
    "/prepaid/getStatement": { iccid: aSim(10_000_000_000) },
    "/prepaid/proveCard": { iccid: aSim(10_000_000_000), puk: pukOf(iccidKey(aSim(10_000_000_000))) },
    "/prepaid/getLowBalance": { iccid: aSim(10_000_000_000) },
    "/prepaid/setAlert": { iccid: aSim(10_000_000_000), below: 2000, byText: false },
    "/prepaid/setAutoTopUp": {
      requestKey: randomUUID(),
      iccid: aSim(10_000_000_000),
      below: 2000,
      amount: 6800,
      monthlyCap: 13_600,
      cardId: randomUUID(),
      consent: { given: true, version: "2026-11" },
    },
    "/prepaid/stopAutoTopUp": { iccid: aSim(10_000_000_000) },
    "/prepaid/saveCard": { requestKey: randomUUID(), iccid: aSim(10_000_000_000) },
    "/prepaid/startTopUp": {
      requestKey: randomUUID(),
      tariff: "gogochina_001",
      iccid: aSim(10_000_000_000),
      amount: 3400,
      method: "card",
      email: "mei@example.com",
    },
    "/realName/getRealName": { number: "RN0000000000", key: "x" },
    "/realName/mend": { number: "RN0000000000", key: "x", requestKey: randomUUID() },
    "/realName/withdraw": { number: "RN0000000000", key: "x", requestKey: randomUUID() },
    "/realName/correctContact": { number: "RN0000000000", key: "x", requestKey: randomUUID(), email: "x@example.com" },
    "/realName/correctSim": { number: "RN0000000000", key: "x", requestKey: randomUUID(), sim: "x", iccid: aSim(2) },
    "/realName/withdrawSim": { number: "RN0000000000", key: "x", requestKey: randomUUID(), sim: "x" },
    "/newBusinessAnnex": {
      number: "BE0000000000",
      key: "x",
      file: randomUUID(),
      name: "profile.pdf",
      size: 9,
      offset: 0,
      piece: "JVBERi0xLjcK",
    },
    "/newBusiness": {
      requestKey: randomUUID(),
      ticket: "0.x",
      intention: "sell",
      interests: ["reseller", "esim_listing", "others"],
      resellerWay: "payg",
      product: "eSIM",
      resourceSupplier: "A carrier",
      others: "More",
      company: "Nordstern",
      country: "SE",
      city: "Gothenburg",
      website: "nordstern.example",
      introduction: Array.from({ length: 25 }, (_, place) => `word${place}`).join(" "),
      salesBand: "to_1m",
      channels: ["shops"],
      supplier: "none",
      contactName: "Ingrid",
      jobTitle: "Head",
      email: "ingrid@example.com",
      phone: "+46315550142",
    },
    "/chat/ask": { requestKey: randomUUID(), said: "Where is my eSIM?" },
    "/chat/getChat": { id: randomUUID(), key: "x" },
    "/chat/handOver": { id: randomUUID(), key: "x" },
    "/chat/rate": { id: randomUUID(), key: "x", place: 1, helpful: true },
    "/chat/resendLinks": { id: randomUUID(), key: "x", requestKey: randomUUID() },
    "/chat/proveOrder": { id: randomUUID(), key: "x", orderNumber: "FW0000000000", email: "mei@example.com" },
    "/order/getRenewalLink": { link: "x" },
    "/newBusiness/getEnquiry": { number: "BE0000000000", key: "x" },
    "/newBusiness/removeAnnex": { number: "BE0000000000", key: "x", file: randomUUID() },
    "/account/proveSim": { iccid: "8985234000000000010", email: "mei@example.com" },
    "/account/editSim": { iccid: "8985234000000000010", remark: "Mei" },
    "/account/deleteSim": { iccid: "8985234000000000010" },
    "/account/getUsage": { packageId: `${randomUUID()}.1` },
    "/account/startPackage": { packageId: `${randomUUID()}.1`, requestKey: randomUUID() },
    "/account/saveCard": { requestKey: randomUUID(), iccid: "8985234000000000077" },
    "/account/forgetCard": { id: randomUUID() },
    "/account/getAutoTopUp": { iccid: "8985234000000000077" },
    "/account/setAutoTopUp": {
      requestKey: randomUUID(),
      iccid: "8985234000000000077",
      planCode: "jp-10gb-30d",
      days: 30,
      currency: "HKD",
      expectedPrice: 10_500,
      monthlyCap: 21_000,
      cardId: randomUUID(),
      privacyPolicy: { given: true, version: "2026-11" },
      dataTransfer: { given: true, version: "2026-11" },
      beginNow: { given: true, version: "2026-11" },
    },
    "/account/stopAutoTopUp": { iccid: "8985234000000000077" },
    "/common/searchDestinations": { query: "japan" },
    "/common/getCommonSetting": { KeyList: ["notice"] },
    "/common/getChangedWords": { areas: ["shell"] },
    "/content/getFaq": { type: "eSIM" },
    "/content/searchFaq": { query: "refund" },
    "/content/getPolicy": { docname: "privacy_policy" },
    "/account/bindEmail": { email: "new@example.com", code: "123456" },
    "/account/bindPhone": { phone: { country: "HK", number: "91234567" }, code: "123456" },
    "/account/changePassword": { password: "Tram-to-the-Peak", repeated: "Tram-to-the-Peak" },
    "/account/deleteAccount": { code: "123456" },
    "/account/sendEmailCode": { email: "new@example.com" },
    "/account/sendPhoneCode": { phone: { country: "HK", number: "91234567" } },
    "/esim/askForHelp": {
      orderNumber: "FW1",
      position: 1,
      key: "key",
      requestKey: randomUUID(),
      trouble: "no_data",
      tried: ["data_line"],
      contact: "mei@example.com",
    },
    "/esim/getShares": { orderNumber: "FW1", key: "key" },
    "/esim/revokeShare": { orderNumber: "FW1", key: "key", id: randomUUID() },
    "/esim/sendInstallLink": { orderNumber: "FW1", key: "key", position: 1 },
    "/esim/shareEsim": { orderNumber: "FW1", key: "key", position: 1, lasts: "day" },
    "/order/checkPromoCode": {
      promoCode: "AUTUMN10",
      planCode: "jp-day-1gb",
      days: 7,
      quantity: 1,
      currency: "HKD",
      email: "mei@example.com",
    },
    "/order/getPostage": { currency: "HKD" },
    "/user/agreeAgain": { privacyPolicy: { given: true, version: "2026-11" } },
    "/user/loginByCode": {
      email: "mei@example.com",
      code: "123456",
      privacyPolicy: { given: true, version: "2026-11" },
    },
    "/user/loginByICCID": { iccid: "8985234000000000002" },
    "/user/loginByPassword": { email: "mei@example.com", password: "Tram-to-the-Peak" },
    "/product/redeemEsimCode": { secret: "a-secret-of-the-service-0123456789", code: "x".repeat(43) },
    "/user/register": {
      email: "mei@example.com",
      code: "123456",
      password: "Tram-to-the-Peak",
      privacyPolicy: { given: true, version: "2026-11" },
    },
    "/user/resetPassword": {
      email: "mei@example.com",
      code: "123456",
      password: "Tram-to-the-Peak",
      repeated: "Tram-to-the-Peak",
    },
    "/user/getResetPasskeys": {
      email: "mei@example.com",
      code: "123456",
      password: "Tram-to-the-Peak",
      repeated: "Tram-to-the-Peak",
    },
    "/account/confirmOwner": { code: "123456" },
    "/user/sendCode": { purpose: "sign_in", email: "mei@example.com" },
    "/user/sendResetCode": { email: "mei@example.com" },
    "/user/checkICCID": { iccids: ["8985234000000000002"] },
    "/account/chooseAlerts": { kinds: ["used_80", "ends_soon"], byMail: true, byPush: false },
    "/account/subscribePush": aSubscription,
    "/account/unsubscribePush": { endpoint: aSubscription.endpoint },
    "/account/saveAddress": {
      requestKey: randomUUID(),
      country: "JP",
      province: "Tokyo",
      city: "Minato-ku",
      address: "1-2-3 Minami-Aoyama",
      postalCode: "107-0062",
      contactPerson: "Mei Chan",
      phone: "+819012345678",
      email: "mei@example.com",
      preferred: true,
    },
    "/account/deleteAddress": { id: randomUUID() },
    "/account/getMyOrders": { after: "MC4wMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDA" },
    "/order/create": aWish(),
    "/order/renewOrderLinks": { orderNumber: "FW1", key: "x" },
    "/order/sendOrderLinks": { email: "mei@example.com", orderNumber: "FW1" },
    "/order/stopReminders": { orderNumber: "FW1", key: "key" },
    "/order/cancelOrder": { orderNumber: "FW1", key: "key" },
    "/order/getOrderResult": { orderNumber: "FW1", key: "key" },
    "/order/getRefundTerms": { orderNumber: "FW1", key: "key" },
    "/order/askRefund": {
      orderNumber: "FW1",
      key: "key",
      requestKey: randomUUID(),
      positions: [1],
      reason: "plans_changed",
      note: "",
    },
    "/order/withdraw": {
      requestKey: randomUUID(),
      orderNumber: "FW1",
      email: "mei@example.com",
      name: "Mei Chan",
      key: "x",
    },
    "/order/getWithdrawal": { id: randomUUID(), key: "x" },
    "/order/confirmWithdrawal": { id: randomUUID(), key: "x" },
    "/order/getPlanChanges": { orderNumber: "FW1", key: "key", days: 7 },
    "/order/changePlan": {
      orderNumber: "FW1",
      key: "key",
      requestKey: randomUUID(),
      planCode: "jp-10gb-30d",
      days: 30,
      expectedDifference: 0,
      method: "card",
    },
    "/order/getOrderDetail": { orderNumber: "FW1", key: "key" },
    "/passkey/finishSignIn": {
      id: randomUUID(),
      credential: {
        ...credential,
        response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
      },
    },
    "/passkey/confirmOwner": {
      id: randomUUID(),
      credential: {
        ...credential,
        response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
      },
    },
    "/passkey/finishAdding": {
      id: randomUUID(),
      credential: {
        ...credential,
        response: { clientDataJSON: "e30", attestationObject: "oA", transports: ["internal"] },
      },
    },
    "/passkey/removePasskey": { id: credential.id },
    "/payment/getConversion": { amount: 10_500, currency: "HKD", method: "alipay" },
    "/payment/startPayment": { orderNumber: "FW1", key: "key", requestKey: randomUUID(), method: "card" },
    "/device/checkDevice": { model: "apple-iphone-15", bought: "CN" },
    "/product/getPlanDetail": { code: "jp-day-1gb", currency: "HKD" },
    "/product/getPlanList": { currency: "HKD" },
    "/trip/planTrip": {
      stops: [{ country: "JP", from: "2026-12-01", to: "2026-12-03" }],
      people: 1,
      habits: ["maps"],
      currency: "HKD",
    },
  };
}

/** The same of staff's calls that take files. */
export function rightFileInputs(): Record<string, Record<string, unknown>> {
  const publishing = () => ({ requestKey: randomUUID(), upload: randomUUID(), basis: "0".repeat(32) });
  return {
    "/staff/checkCatalogueFiles": { regions: "slug,kind" },
    "/staff/publishCatalogueFiles": publishing(),
    "/staff/dropCatalogueFiles": {},
    "/staff/exportCatalogue": { file: "plans" },
    "/staff/checkPromoFile": { "promo-codes": "code,kind" },
    "/staff/publishPromoFile": publishing(),
    "/staff/dropPromoFile": {},
    "/staff/exportPromos": {},
    "/staff/checkRateFile": { "exchange-rates": "base,quote" },
    "/staff/publishRateFile": publishing(),
    "/staff/dropRateFile": {},
    "/staff/exportRates": {},
    "/staff/checkCoverageFiles": { carriers: "iso2,carrier,mccmnc,generations" },
    "/staff/publishCoverageFiles": publishing(),
    "/staff/dropCoverageFiles": {},
    "/staff/exportCoverage": { file: "carriers" },
    "/staff/checkChinaFiles": { sources: "code" },
    "/staff/publishChinaFiles": publishing(),
    "/staff/dropChinaFiles": {},
    "/staff/exportChina": { kind: "sources" },
  };
}

/** The way to every field, also inside objects and lists. */
export function placesIn(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [way];
  const inside = Object.entries(value).flatMap(([name, part]) => placesIn(part, [...way, name]));
  return way.length > 0 ? [way, ...inside] : inside;
}

/** The same with another value at one place; `undefined` takes the field away. */
export function withAt(value: unknown, [name, ...rest]: string[], put: unknown): Record<string, unknown> {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name!] = rest.length === 0 ? put : withAt(copy[name!], rest, put);
  return copy;
}
