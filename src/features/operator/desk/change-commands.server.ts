import { decideChange } from "../../aftersales/plan-changes/decide-change.server.ts";
import { NotDone, NotUnderstood, type Command } from "./command.server.ts";
import { numberOf } from "./parcel-commands.server.ts";

export const change: Command = {
  usage: "change again FW…   or   change stop FW…",
  does: "a change of plan of which the network told nothing (case plan_change_unknown): asks it once more, or gives back what was paid for it",
  async run(given, { db, by, say }) {
    const [decision, ...words] = given.words;
    if (decision !== "again" && decision !== "stop") throw new NotUnderstood("Say `change again` or `change stop`.");
    const number = numberOf({ ...given, words });
    const decided = await decideChange(db, number, decision, by);
    if (!decided) throw new NotDone(`No change of ${number} waits for a person.`);
    say(
      decision === "again"
        ? `The network is asked again about ${number}.`
        : `The plan of ${number} stays as it is; what was paid for the change goes back.`,
    );
  },
};
