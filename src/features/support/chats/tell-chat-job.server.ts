import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { chatLetter } from "../../letters/mails/chat-letter.server.ts";
import { keyOfChat } from "./chat-key.server.ts";
import { chatById, letLineGo } from "./store.server.ts";

const Wish = z.object({ id: z.uuid(), place: z.int(), heldUntil: z.optional(z.string()) });

/**
 * What a person answered in a chat is seen there from here on, and goes to the address that was left; a chat that was
 * deleted meanwhile tells nothing.
 */
export const tellChat = sendingJob(
  "tell-chat",
  Wish,
  async ({ id, place, heldUntil }, { db, mailer, vault, origin }) => {
    const line = await letLineGo(db, { chatId: id, place }, heldUntil === undefined ? null : new Date(heldUntil));
    const chat = await chatById(db, id);
    if (!chat || chat.email === null || !line || line.said === null) return;
    const letter = chatLetter({
      id,
      key: keyOfChat(vault, id),
      said: line.said,
      to: chat.email,
      lang: chat.language,
      origin,
    });
    await mailer.send({ id: `chat ${id}:${place}`, to: chat.email, ...letter });
  },
);
