import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import type { Letter } from "./mailer.ts";
import { smtpMailer } from "./smtp-mailer.server.ts";

type Received = { from: string; to: string[]; raw: string };
const open: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
});

/** A mail server that keeps what it takes. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString("latin1"),
          });
          done();
        });
    },
    ...options,
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    mailer: smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "Farwave <service@farwave.example>", plain: true }),
    careful: smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "Farwave <service@farwave.example>" }),
  };
}

const picture = {
  cid: "qr-1@farwave",
  filename: "esim-1.png",
  contentType: "image/png",
  content: Buffer.from("89504e470d0a1a0a", "hex"),
};
const letter = (changes: Partial<Letter> = {}): Letter => ({
  id: "6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11",
  to: "mei@example.com",
  subject: "您的 eSIM 已就绪 · 訂單 FW2611AB 😀",
  text: "您好\n.\n一行只有一个点",
  html: '<p>您好</p><img src="cid:qr-1@farwave" alt="QR">',
  pictures: [picture],
  ...changes,
});

test("a letter arrives whole: Chinese subject, text, HTML, and the picture that the HTML shows", async () => {
  const { mailer, received } = await mailServer();
  await mailer.send(letter());
  expect(received[0]).toMatchObject({ from: "service@farwave.example", to: ["mei@example.com"] });
  const mail = await PostalMime.parse(received[0]!.raw);
  expect(mail).toMatchObject({
    from: { name: "Farwave", address: "service@farwave.example" },
    to: [{ address: "mei@example.com" }],
    subject: letter().subject,
    messageId: "<6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11@farwave.example>",
  });
  expect(mail.text?.replaceAll("\r\n", "\n").trim()).toBe(letter().text);
  expect(mail.html?.trim()).toBe(letter().html);
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]).toMatchObject({
    disposition: "inline",
    contentId: "<qr-1@farwave>",
    mimeType: "image/png",
    filename: "esim-1.png",
  });
  expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer)).toEqual(picture.content);
});

test("a reminder can be ended by the mail program alone (RFC 8058), an ordinary letter cannot", async () => {
  const { mailer, received } = await mailServer();
  const link = `https://shop.test/zh-hk/stop-reminders?${new URLSearchParams({ order: "FW7K3M9QXA2B", key: "k".repeat(22) })}`;
  await mailer.send(letter({ unsubscribe: link }));
  await mailer.send(letter());
  const [reminder, ordinary] = await Promise.all(
    received.map(
      async ({ raw }) => new Map((await PostalMime.parse(raw)).headers.map(({ key, value }) => [key, value])),
    ),
  );
  expect(reminder!.get("list-unsubscribe")).toBe(`<${link}>`);
  expect(reminder!.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(ordinary!.has("list-unsubscribe")).toBe(false);
});

test("a copy goes openly to one more address", async () => {
  const { mailer, received } = await mailServer();
  await mailer.send(letter({ copyTo: "service@farwave.example" }));
  expect(received[0]!.to).toEqual(["mei@example.com", "service@farwave.example"]);
  expect((await PostalMime.parse(received[0]!.raw)).cc).toMatchObject([{ address: "service@farwave.example" }]);
});

test("a letter sent again after a crash has the same Message-ID, so that it is recognised as one", async () => {
  const { mailer, received } = await mailServer();
  await mailer.send(letter());
  await mailer.send(letter());
  const ids = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
  expect(ids).toEqual([ids[0], ids[0]]);
});

test.each<[string, Partial<Letter>]>([
  ["the subject", { subject: "Your eSIM\r\nBcc: evil@example.com\r\n\r\nhostile body" }],
  ["the recipient", { to: "mei@example.com\r\nBcc: evil@example.com" }],
  ["the recipient as a list", { to: "mei@example.com, evil@example.com" }],
  ["the recipient with a name", { to: "Mei <evil@example.com>, x" }],
  ["the recipient as a command", { to: "mei@example.com>\r\nRCPT TO:<evil@example.com" }],
  ["the id", { id: "1>\r\nBcc: evil@example.com\r\nX: <" }],
  [
    "the name of a picture",
    { pictures: [{ ...picture, filename: "a.png\r\nBcc: evil@example.com", cid: "x>\r\nBcc: evil@example.com" }] },
  ],
])("nothing in %s can add a header, a reader or a body", async (_where, changes) => {
  const { mailer, received } = await mailServer();
  await mailer.send(letter({ ...changes })).catch(() => {});
  for (const { to, raw } of received) {
    expect(to).not.toContain("evil@example.com");
    expect(to.length).toBeLessThanOrEqual(1);
    const mail = await PostalMime.parse(raw);
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
    expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail.text).not.toContain("hostile");
  }
});

test.each<[string, SMTPServerOptions]>([
  ["the recipient", { onRcptTo: (_address, _session, done) => done(new Error("no such person")) }],
  ["the sender", { onMailFrom: (_address, _session, done) => done(new Error("not from you")) }],
  ["the connection", { onConnect: (_session, done) => done(new Error("too many connections")) }],
  [
    "the letter",
    { onData: (stream, _session, done) => void stream.resume().on("end", () => done(new Error("looks like spam"))) },
  ],
])("a server that refuses %s makes sending fail, so that the job tries again", async (_what, options) => {
  const { mailer } = await mailServer(options);
  await expect(mailer.send(letter())).rejects.toThrow();
});

test("a mail server that nobody runs makes sending fail", async () => {
  const nobody = smtpMailer({ url: "smtp://127.0.0.1:1", from: "service@farwave.example" });
  await expect(nobody.send(letter())).rejects.toThrow("ECONNREFUSED");
});

test.each<[string, SMTPServerOptions]>([
  ["does not offer STARTTLS, or whose offer was taken out on the way", {}],
  ["offers STARTTLS with a certificate that nobody vouches for", { disabledCommands: [] }],
])("to a server that %s, nothing is sent", async (_what, options) => {
  const { careful, received } = await mailServer(options);
  await expect(careful.send(letter())).rejects.toThrow();
  expect(received).toEqual([]);
});

test("letters sent at the same time all arrive, once each", async () => {
  const { mailer, received } = await mailServer();
  await Promise.all(
    Array.from({ length: 12 }, (_, number) => mailer.send(letter({ to: `mei${number}@example.com`, pictures: [] }))),
  );
  expect(new Set(received.map(({ to }) => to[0])).size).toBe(12);
  expect(received).toHaveLength(12);
});
