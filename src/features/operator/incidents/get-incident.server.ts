import { fullyOffered, shownLanguage } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ownDraft } from "../../records/drafts/own-draft.server.ts";
import { GetIncident } from "./contract.ts";
import { onAPage } from "./rules.ts";
import { shownIncident } from "./shown-incident.server.ts";
import { incidentById, lettersOf } from "./store.server.ts";
import { touchedNow } from "./touched.server.ts";

export const getIncident = operation(GetIncident, async ({ id, after }, { db, now, caller }) => {
  const incident = (await incidentById(db, id)) ?? refuse("NOT_FOUND");
  const [{ orders, isMore, unwritten, seen }, letters, draft] = await Promise.all([
    touchedNow(db, incident),
    lettersOf(db, id),
    ownDraft(db, { kind: "incident_letter", thing: incident.id }, caller.staffId),
  ]);
  const first = after === undefined ? 0 : orders.findIndex(({ number }) => number === after) + 1;
  const shown = orders.slice(first, first + onAPage);
  return {
    incident: shownIncident(incident),
    touched: orders.length,
    isMore,
    unwritten: unwritten.length,
    seen,
    orders: shown.map(({ number, state, placed_at: at, lang, is_written: isWritten }) => ({
      number,
      state,
      at: at.toISOString(),
      language: shownLanguage(lang),
      isWritten,
    })),
    older: orders.length > first + onAPage ? shown.at(-1)!.number : null,
    letters: letters.map(({ at, held_until: heldUntil, texts, ...letter }) => ({
      ...letter,
      at: at.toISOString(),
      heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
      subjects: fullyOffered.flatMap((language) => {
        const subject = texts[language]?.subject;
        return subject === undefined ? [] : [{ language, subject }];
      }),
    })),
    draft,
    languages: [...fullyOffered],
  };
});
