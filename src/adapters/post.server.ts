import { request as overHttp, type IncomingMessage } from "node:http";
import { request as overHttps, type RequestOptions } from "node:https";

/** `tls`: our certificate and the trusted CA for mutual TLS (ES2+). PEM texts. */
export type Manner = { patienceMs: number; tls?: Pick<RequestOptions, "cert" | "key" | "ca"> };

const largestAnswer = 1_048_576;

/** The timeout for external servers. */
export const usualPatienceMs = 10_000;

/**
 * One HTTP POST. `body` is sent verbatim, since a signature may be over its bytes; redirects are not followed. Throws
 * when no complete response came in time; the message contains neither URL nor headers.
 */
export async function post(
  url: URL,
  body: string | Buffer,
  headers: Record<string, string>,
  { patienceMs, tls }: Manner,
): Promise<{ status: number; text: string }> {
  const send = url.protocol === "https:" ? overHttps : overHttp;
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = send(url, { method: "POST", signal, ...tls, headers }, resolve);
      asked.on("error", reject);
      asked.end(body);
    });
    return { status: answer.statusCode ?? 0, text: await textOf(answer) };
  } catch (error) {
    throw new Error(signal.aborted ? `no answer within ${patienceMs} ms` : "could not be reached", { cause: error });
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
