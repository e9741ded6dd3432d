import { GetDraftedWords } from "../../features/catalogue/words/staff-contract.ts";
import type { OutputOf } from "../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../kernel/envelope.ts";
import { Refusal } from "../../kernel/refusal.ts";
import type { FileOfSite } from "../../platform/http/private-pages.server.ts";
import { drawnDraft, type DraftSide } from "./drawn-draft.server.ts";

/** With the words that somebody has typed. */
export const draftedPage =
  (side: DraftSide): FileOfSite =>
  async ({ query, ask }) => {
    const { area, path, lang } = query as Record<string, unknown>;
    const answered = (await ask(GetDraftedWords.path, { area, path })) as Envelope<OutputOf<typeof GetDraftedWords>>;
    const { page, words } = unwrap(answered);
    if (page === null) throw new Refusal("NOT_FOUND");
    return drawnDraft(side, { page, lang, words });
  };
