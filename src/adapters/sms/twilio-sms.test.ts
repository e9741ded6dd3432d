import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noSms } from "./no-sms.ts";
import { account, failed, pretendTwilio } from "./pretend-twilio.suite.ts";
import { SmsRefused, SmsUnavailable } from "./sms-sender.ts";
import { aText, describeSms, phones, spoken } from "./sms.suite.ts";
import { twilioSms } from "./twilio-sms.server.ts";

const senderTo = (origin: string, change: Partial<Parameters<typeof twilioSms>[0]> = {}) =>
  twilioSms({ origin, ...account, inWords: spoken, ...change });

describeSms("texts by Twilio", async () => {
  const twilio = await pretendTwilio();
  return {
    sms: senderTo(twilio.origin),
    arrived: async () => twilio.texts.map(({ to, text }) => ({ to, text })),
    close: twilio.close,
  };
});

describe("Twilio on bad days", () => {
  let twilio: Awaited<ReturnType<typeof pretendTwilio>>;
  beforeAll(async () => void (twilio = await pretendTwilio()));
  beforeEach(() => {
    twilio.says(undefined);
    twilio.texts.length = 0;
  });
  afterAll(() => twilio.close());
  const json = (status: number, body: unknown) => (_request: unknown, response: ServerResponse) =>
    void response
      .writeHead(status, { "content-type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  const good = { sid: `SM${"c".repeat(32)}`, status: "queued" };

  test.each<[string, number, unknown]>([
    ["too many requests", ...failed(429, 20429)],
    ["a wrong key", ...failed(401, 20003)],
    ["an unknown account", ...failed(404, 20404)],
    ["a number of ours that cannot send", ...failed(400, 21606)],
    ["a trial account", ...failed(400, 21608)],
    ["an unknown error", ...failed(400, 99999)],
    ["a refusal's code with another status", ...failed(500, 21211)],
    ["500", 500, { code: 20500 }],
    ["502 with a page", 502, "<h1>Bad gateway</h1>"],
    ["a page", 201, "<h1>Hello</h1>"],
    ["nothing", 201, ""],
    ["half of an answer", 201, '{"sid":"SM1","sta'],
    ["null", 201, "null"],
    ["a list", 201, []],
    ["a message without a name", 201, { status: "queued" }],
    ["a message that has failed already", 201, { ...good, status: "failed" }],
    ["an unknown state", 201, { ...good, status: "levitating" }],
    ["success with another status", 200, good],
    ["a code that is a text", 400, { code: "21211" }],
    ["400 without a code", 400, {}],
    ["another address", 307, {}],
    ["more than a megabyte", 201, `"${"x".repeat(1_100_000)}"`],
  ])("%s is an outage", async (_what, status, body) => {
    twilio.says(json(status, body));
    await expect(senderTo(twilio.origin).sendSms(aText())).rejects.toBeInstanceOf(SmsUnavailable);
  });

  test.each([21211, 21214, 21217, 21265, 21408, 21610, 21612, 21614, 21635])(
    "error %i is final, and its code is reported",
    async (code) => {
      twilio.says(json(...failed(400, code, `The 'To' number ${phones.reachable} …`)));
      const refused = senderTo(twilio.origin).sendSms(aText());
      await expect(refused).rejects.toBeInstanceOf(SmsRefused);
      await expect(refused).rejects.toThrow(`error ${code}`);
    },
  );

  test.each<[string, string, (request: unknown, response: ServerResponse) => void]>([
    ["silence", "no answer within 300 ms", () => {}],
    [
      "an answer that stops half-way",
      "no answer within 300 ms",
      (_request, response) => void response.writeHead(201, { "content-length": 500 }).write("{"),
    ],
    ["a cut line", "could not be reached", (_request, response) => void response.destroy()],
  ])("%s is an outage: %s", async (_what, outage, says) => {
    twilio.says(says);
    const sent = senderTo(twilio.origin, { patienceMs: 300 }).sendSms(aText());
    await expect(sent).rejects.toBeInstanceOf(SmsUnavailable);
    await expect(sent).rejects.toThrow(`Twilio: ${outage}`);
  });

  test("an answer that gets lost: the message is out, and a repeat sends it again, word by word", async () => {
    const text = aText();
    twilio.says((_request, response) => void response.destroy(), { after: true });
    await expect(senderTo(twilio.origin).sendSms(text)).rejects.toBeInstanceOf(SmsUnavailable);
    twilio.says(undefined);
    await senderTo(twilio.origin).sendSms(text);
    expect(twilio.texts.map((one) => one.text)).toEqual([spoken(text), spoken(text)]);
  });

  test("no server is an outage", async () => {
    await expect(senderTo("http://127.0.0.1:1").sendSms(aText())).rejects.toBeInstanceOf(SmsUnavailable);
  });

  test("a redirection is not followed: the key goes to nobody else", async () => {
    let visited = 0;
    const elsewhere = await pretendTwilio();
    elsewhere.says(() => visited++);
    twilio.says((_request, response) => void response.writeHead(307, { location: `${elsewhere.origin}/` }).end());
    await expect(senderTo(twilio.origin).sendSms(aText())).rejects.toBeInstanceOf(SmsUnavailable);
    expect(visited).toBe(0);
    await elsewhere.close();
  });

  test("what goes wrong tells no secret, also not when it is looked through", async () => {
    for (const says of [json(401, failed(401, 20003, account.apiSecret)[1]), json(500, spoken(aText())), () => {}]) {
      twilio.says(says);
      const error = await senderTo(twilio.origin, { patienceMs: 300 })
        .sendSms(aText())
        .catch((thrown: unknown) => thrown);
      const basic = Buffer.from(`${account.apiKey}:${account.apiSecret}`).toString("base64");
      const told = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error);
      for (const secret of [account.apiSecret, basic, "402817", phones.reachable.slice(4)])
        expect(told).not.toContain(secret);
    }
  });

  test.each([
    [account.from, "From"],
    [`MG${"d".repeat(32)}`, "MessagingServiceSid"],
  ])("%s is sent as %s, and what comes too late is not sent at all", async (from, name) => {
    await senderTo(twilio.origin, { from }).sendSms(aText());
    expect(twilio.texts[0]!.form).toEqual({
      To: phones.reachable,
      [name]: from,
      Body: spoken(aText()),
      ValidityPeriod: "600",
    });
  });
});

test("a shop without text messages says that there are none", async () => {
  await expect(noSms.sendSms(aText())).rejects.toBeInstanceOf(SmsUnavailable);
});
