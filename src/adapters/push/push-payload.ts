import type { PushMessage } from "./push-sender.ts";

/** Push services take 4,096 bytes, encrypted; of those a good part stays free. */
const mostBytes = 3_072;

/** What the service worker gets, as JSON. A longer one is a bug of whoever wrote the message. */
export function pushPayload({ title, body, url, tag }: PushMessage): string {
  const payload = JSON.stringify({ title, body, url, tag });
  const bytes = new TextEncoder().encode(payload).length;
  if (bytes > mostBytes) throw new RangeError(`a push message of ${bytes} bytes; at most ${mostBytes}`);
  return payload;
}
