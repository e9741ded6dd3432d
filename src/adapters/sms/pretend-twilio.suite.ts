import type { IncomingMessage, ServerResponse } from "node:http";
import { listening } from "../payment/payment-gateway-world.suite.ts";

export const account = {
  accountSid: `AC${"a".repeat(32)}`,
  apiKey: `SK${"b".repeat(32)}`,
  apiSecret: "hush-hush-never-log-this",
  from: "+15005550006",
};

/** Stands in for api.twilio.com as far as the adapter calls it (twilio.com/docs/messaging/api/message-resource). */
export async function pretendTwilio() {
  const texts: { to: string; text: string; form: Record<string, string> }[] = [];
  /** What it says instead: before it has taken the message, or after. */
  let instead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  let taken = false;

  const server = await listening((request, response) => void answer(request, response));
  return {
    origin: `http://127.0.0.1:${server.port}`,
    texts,
    close: () => server.close(),
    says: (how: typeof instead, { after = false } = {}) => {
      instead = how;
      taken = after;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const form = Object.fromEntries(new URLSearchParams((await request.toArray()).join("")));
    const failure = wrong(request, form);
    if (!failure && (!instead || taken)) texts.push({ to: form.To!, text: form.Body!, form });
    if (instead) return instead(request, response);
    const [status, body] = failure ?? [
      201,
      { sid: `SM${"c".repeat(32)}`, status: "queued", to: form.To, body: form.Body, error_code: null },
    ];
    return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }
}

function wrong(
  { method, url, headers }: IncomingMessage,
  { To: to, From: from, MessagingServiceSid: service, Body: text }: Record<string, string>,
): [number, object] | undefined {
  const asked = Buffer.from(headers.authorization?.replace(/^Basic /, "") ?? "", "base64").toString();
  if (asked !== `${account.apiKey}:${account.apiSecret}`) return failed(401, 20003, "Authenticate");
  if (method !== "POST" || url !== `/2010-04-01/Accounts/${account.accountSid}/Messages.json`)
    return failed(404, 20404, "not found");
  if (!headers["content-type"]?.startsWith("application/x-www-form-urlencoded"))
    return failed(400, 21604, "'To' phone number is required");
  if (!from && !service) return failed(400, 21603, "'From' phone number is required");
  if (!text) return failed(400, 21602, "Message body is required");
  if (!/^\+[1-9]\d{6,14}$/.test(to ?? "") || to!.endsWith("0404"))
    return failed(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
  return to!.endsWith("0503") ? failed(503, 20503, "Service unavailable") : undefined;
}

export const failed = (status: number, code: number, message = ""): [number, object] => [
  status,
  { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
];
