import { exportPlans } from "../catalogue-import/export-plans.server.ts";
import { NotUnderstood, oneLine, type Command } from "./command.server.ts";

export const plans: Command = {
  usage: "plans [--to FOLDER/plans.csv]",
  does: "the plans on sale as the file that an import reads; what the console has published is in it",
  async run({ words, options: { to } }, { db, write, writeFile }) {
    if (words.length > 0) throw new NotUnderstood("`plans` takes no words.");
    const text = await exportPlans(db);
    if (to !== undefined) await writeFile(oneLine(to, "The file", 1000), text);
    else write(text);
  },
};
