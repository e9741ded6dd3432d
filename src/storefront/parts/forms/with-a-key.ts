import { CallRefused } from "../../../kernel/envelope.ts";
import { newUuid } from "../../../kernel/uuid.ts";

/**
 * A page that the browser kept (the back button) sends its old key with changed entries: that is a new wish.
 * The same entries under the same key are the same wish, however often they are sent.
 */
export async function withAKey<T>(requestKey: string, ask: (requestKey: string) => Promise<T>): Promise<T> {
  try {
    return await ask(requestKey);
  } catch (error) {
    if (error instanceof CallRefused && error.code === "REQUEST_KEY_REUSED") return ask(newUuid());
    throw error;
  }
}
