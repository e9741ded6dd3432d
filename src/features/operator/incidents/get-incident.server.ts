import { fullyOffered, shownLanguage } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ownDraft } from "../../records/drafts/own-draft.server.ts";
import { GetIncident } from "./contract.ts";
import { mostTouched, onAPage } from "./rules.ts";
import { shownIncident } from "./shown-incident.server.ts";
import { incidentById, lettersOf } from "./store.server.ts";
import { countedTouched, touchedBy } from "./touched-store.server.ts";

export const getIncident = operation(GetIncident, async ({ id, after }, { db, now, caller }) => {
  const incident = (await incidentById(db, id)) ?? refuse("NOT_FOUND");
  const [{ touched, unwritten, seen }, orders, letters, draft] = await Promise.all([
    countedTouched(db, incident, mostTouched + 1),
    touchedBy(db, incident, onAPage + 1, after),
    lettersOf(db, id),
    ownDraft(db, { kind: "incident_letter", thing: incident.id }, caller.staffId),
  ]);
  const shown = orders.slice(0, onAPage);
  return {
    incident: shownIncident(incident),
    touched: Math.min(touched, mostTouched),
    isMore: touched > mostTouched,
    unwritten,
    seen,
    orders: shown.map(({ number, state, placed_at: at, lang, is_written: isWritten }) => ({
      number,
      state,
      at: at.toISOString(),
      language: shownLanguage(lang),
      isWritten,
    })),
    older: orders.length > onAPage ? shown.at(-1)!.number : null,
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
