import type { Language } from "../../../kernel/language.ts";
import { maskedMailbox } from "../../../kernel/masked-mailbox.ts";
import type { Context } from "../../../platform/context.server.ts";
import { questionsIn } from "../../catalogue/content/questions.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { knownDevices } from "../../catalogue/devices/store.server.ts";
import type { Lead } from "../answers/lead.ts";
import { keyOfChat } from "./chat-key.server.ts";
import type { Chat, ChatAnswer, ChatLine } from "./contract.ts";
import { orderFacts } from "./order-facts.server.ts";
import { chatById, linesOf, waitingBefore, type StoredLine } from "./store.server.ts";

type Showing = Pick<Context, "db" | "catalogueVersion" | "vault">;

/** For whoever has its key. */
export async function shownChat(id: string, context: Showing): Promise<Chat> {
  const { db, vault } = context;
  const chat = (await chatById(db, id))!;
  return {
    id,
    key: keyOfChat(vault, id),
    state: chat.state,
    lines: await shownLines(id, chat.language, context),
    before: chat.state === "waiting" ? await waitingBefore(db, chat) : null,
    mailbox: chat.email === null ? null : maskedMailbox(chat.email),
    order: await orderFacts(db, chat.order_id),
  };
}

/** What was quoted is read as it stands now, so that no old text goes on being told. */
export async function shownLines(
  id: string,
  language: Language,
  context: Pick<Context, "db" | "catalogueVersion">,
): Promise<ChatLine[]> {
  const quote = await quoting(language, context);
  return (await linesOf(context.db, id)).map(({ place, who, said, lead, helpful, at }: StoredLine) => ({
    place,
    who,
    said,
    answer: lead === null ? null : quote(lead as Lead),
    helpful,
    at: at.toISOString(),
  }));
}

async function quoting(language: Language, context: Pick<Context, "db" | "catalogueVersion">) {
  const [{ texts }, devices, atlas] = await Promise.all([
    questionsIn(language, context),
    knownDevices(context),
    atlasOf(context),
  ]);
  return (lead: Lead): ChatAnswer => {
    const ids = lead.to === "entries" ? lead.ids : [];
    const device = lead.to === "device" ? devices.find(({ slug }) => slug === lead.slug) : undefined;
    const country = lead.to === "coverage" ? atlas.byIso2.get(lead.iso2) : undefined;
    const entries = ids.flatMap((id) => texts.filter(({ one }) => one.id === id).map(({ one }) => one));
    // what was withdrawn since is not there any more
    const isGone = lead.to !== "person" && entries.length === 0 && !device && !country;
    return {
      to: isGone ? "person" : lead.to,
      entries,
      device: device ? { slug: device.slug, model: device.model } : null,
      country: country ? { iso2: country.iso2, name: nameIn(country.names, language) } : null,
      matter: lead.to === "entries" ? lead.matter : null,
      isAsked: lead.to === "person" && lead.isAsked,
    };
  };
}
