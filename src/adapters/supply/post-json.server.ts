import { request as overHttp, type IncomingMessage } from "node:http";
import { request as overHttps, type RequestOptions } from "node:https";
import { SupplierUnavailable } from "./esim-supplier.ts";

/** Who is called. `tls` is our own certificate and whom we believe, where both sides prove themselves (ES2+). PEM texts. */
export type Peer = { origin: string; patienceMs: number; tls?: Pick<RequestOptions, "cert" | "key" | "ca"> };
export type Answered = { status: number; body: unknown };

export const usualPatienceMs = 10_000;
const largestAnswer = 1_048_576;

/** One call; `body` is sent as it stands, since a signature may be over its bytes. An answer that is no JSON has an undefined body. */
export async function postJson({ origin, patienceMs, tls }: Peer, path: string, body: string, headers: Record<string, string>): Promise<Answered> {
  const url = new URL(path, origin);
  const send = url.protocol === "https:" ? overHttps : overHttp;
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = send(url, { method: "POST", signal, ...tls, headers: { "content-type": "application/json", ...headers } }, resolve);
      asked.on("error", reject);
      asked.end(body);
    });
    return { status: answer.statusCode ?? 0, body: jsonIn(await textOf(answer)) };
  } catch (error) {
    throw new SupplierUnavailable(`${url.pathname}: ${signal.aborted ? `no answer within ${patienceMs} ms` : "could not be reached"}`, { cause: error });
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > largestAnswer) throw new RangeError("an answer of more than a megabyte");
  }
  return Buffer.concat(parts).toString("utf8");
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
