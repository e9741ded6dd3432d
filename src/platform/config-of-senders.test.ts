import { expect, test } from "vitest";
import { liveShop, read, twilio, wrong } from "./config.world.ts";

test.each<[string, Record<string, string>, string[]]>([
  [
    "twilio needs all four",
    { SMS_PROVIDER: "twilio" },
    ["TWILIO_ACCOUNT_SID", "TWILIO_API_KEY", "TWILIO_API_SECRET", "TWILIO_FROM"].map(
      (name) => `${name}: needed when SMS_PROVIDER is twilio`,
    ),
  ],
  [
    "texts that production would keep",
    { ...liveShop, SMS_PROVIDER: "sandbox" },
    ["SMS_PROVIDER: twilio or none in production; the sandbox sends nothing"],
  ],
  [
    "secrets over an open line",
    { ...liveShop, ...twilio, TWILIO_ORIGIN: "http://127.0.0.1:3320" },
    ["TWILIO_ORIGIN: https in production"],
  ],
  [
    "pushes that production would keep",
    { ...liveShop, WEB_PUSH: "sandbox" },
    ["WEB_PUSH: send in production; the sandbox sends nothing"],
  ],
])("of texts and pushes it tells: %s", (_what, environment, told) => {
  expect(wrong(environment)).toEqual(told);
});

test("texts and pushes whose settings are complete", () => {
  expect(read({ ...twilio, TWILIO_ORIGIN: "http://127.0.0.1:3320" })).toMatchObject({
    SMS_PROVIDER: "twilio",
    TWILIO_ORIGIN: "http://127.0.0.1:3320",
  });
  expect(read({ ...twilio, TWILIO_FROM: `MG${"c".repeat(32)}` })).toMatchObject({
    TWILIO_ORIGIN: "https://api.twilio.com",
  });
  expect(read({ ...liveShop, ...twilio, WEB_PUSH: "send" })).toMatchObject({
    SMS_PROVIDER: "twilio",
    WEB_PUSH: "send",
  });
  expect(read(liveShop)).toMatchObject({ SMS_PROVIDER: "none" });
});

test.each<[Record<string, string>, string[]]>([
  [
    { SMTP_URL: "smtp://user:secret@mail.example.com:587", SMTP_PLAIN: "1" },
    ["SMTP_PLAIN: only with SMTP_URL=smtp://localhost or another loopback address"],
  ],
  [
    { SMTP_URL: "smtp://127.0.0.1.example.com", SMTP_PLAIN: "1" },
    ["SMTP_PLAIN: only with SMTP_URL=smtp://localhost or another loopback address"],
  ],
  [{ SMTP_PLAIN: "1" }, ["SMTP_PLAIN: only with SMTP_URL=smtp://localhost or another loopback address"]],
  [
    { SMTP_URL: "smtp://mail.example.com?requireTLS=false" },
    ["SMTP_URL: without a query, which could take its encryption back"],
  ],
])("letters do not travel in the clear: %j", (environment, said) => {
  expect(wrong(environment)).toEqual(said);
  for (const host of ["localhost", "127.0.0.1", "[::1]"])
    expect(read({ SMTP_URL: `smtp://${host}:2525`, SMTP_PLAIN: "1" }).SMTP_PLAIN).toBe(true);
});
