import { jsonIn, post, type Manner } from "../post.server.ts";
import { SupplierUnavailable } from "./esim-supplier.ts";

/** Who is called, and how. */
export type Peer = Manner & { origin: string };
type Answered = { status: number; body: unknown };

/** One call. An answer that is no JSON has an undefined body. */
export async function postJson(
  { origin, ...manner }: Peer,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<Answered> {
  const url = new URL(path, origin);
  try {
    const { status, text } = await post(url, body, { "content-type": "application/json", ...headers }, manner);
    return { status, body: jsonIn(text) };
  } catch (error) {
    throw new SupplierUnavailable(`${url.pathname}: ${(error as Error).message}`, { cause: error });
  }
}
