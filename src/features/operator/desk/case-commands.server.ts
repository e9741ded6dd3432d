import { closeCaseLike } from "../../records/cases/close-case.server.ts";
import { openCases } from "../../records/cases/store.server.ts";
import { NotDone, NotUnderstood, oneLine, wordAt, type Command } from "./command.server.ts";
import { moment, shortId, table } from "./shown-text.ts";

export const cases: Command = {
  usage: "cases",
  does: "what a person must look at, the oldest first",
  async run(_given, { db, say }) {
    const open = await openCases(db);
    if (open.length === 0) return say("No case is open.");
    const rows = open.map(({ id, kind, subject, number, details, opened_at }) => {
      return [
        id.slice(0, shortId),
        moment(opened_at),
        kind.replaceAll("_", " "),
        number ?? subject,
        JSON.stringify(details),
      ];
    });
    for (const line of table(["id", "since (UTC)", "what", "about", "details"], rows)) say(line);
  },
};

export const closing: Command = {
  usage: 'case close ID "NOTE"',
  does: "closes a case; the note says what was found and done",
  async run(given, { db, by, say }) {
    if (given.words[0] !== "close") throw new NotUnderstood("Say `case close`, its id and a note.");
    const id = wordAt(given, 1, "The case's id");
    if (!/^[0-9a-f-]{4,36}$/i.test(id))
      throw new NotUnderstood("A case's id is what `cases` shows: at least four of its letters and digits.");
    const closed = await closeCaseLike(db, { id, note: oneLine(given.words[2], "The note", 500) }, by);
    if (!closed.closed) throw new NotDone(because[closed.because](id));
    say(`Closed: ${closed.kind.replaceAll("_", " ")}, ${closed.subject}.`);
  },
};

const because = {
  not_found: (id: string) => `No open case, or more than one, begins with ${id}.`,
  ends_itself: (id: string) => `${id} leaves by itself when what it is about is done.`,
};
