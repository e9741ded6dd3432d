import { parseArgs } from "node:util";
import { cases, closing } from "./case-commands.server.ts";
import { plans } from "./catalogue-commands.server.ts";
import { change } from "./change-commands.server.ts";
import { NotDone, NotUnderstood, type Command, type Desk } from "./command.server.ts";
import { order } from "./order-command.server.ts";
import { arrived, cancel, dispatches, returned, send } from "./parcel-commands.server.ts";
import { refund, refunds } from "./refund-commands.server.ts";
import { cards, stock } from "./stock-commands.server.ts";

const commands: Readonly<Record<string, Command>> = {
  order,
  dispatches,
  send,
  arrived,
  returned,
  cancel,
  cards,
  stock,
  cases,
  case: closing,
  refunds,
  refund,
  change,
  plans,
};

const options = {
  csv: { type: "boolean" },
  to: { type: "string" },
  carrier: { type: "string" },
  tracking: { type: "string" },
  correct: { type: "boolean" },
  amount: { type: "string" },
} as const;

/** Returns 0 for success, 1 for failure, 2 for a usage error. `complain` prints to stderr. */
export async function runDesk(
  typed: readonly string[],
  desk: Desk,
  complain: (line: string) => void,
): Promise<0 | 1 | 2> {
  try {
    const { positionals, values } = parse(typed);
    const [name = "", ...words] = positionals;
    if (name === "" || name === "help") {
      for (const line of usage()) desk.say(line);
      return name === "" ? 2 : 0;
    }
    if (!Object.hasOwn(commands, name)) throw new NotUnderstood(`There is no command ${JSON.stringify(name)}.`);
    await commands[name]!.run({ words, options: values }, desk);
    return 0;
  } catch (error) {
    if (error instanceof NotDone) {
      complain(error.message);
      return 1;
    }
    if (!(error instanceof NotUnderstood)) throw error;
    for (const line of [error.message, "", ...usage()]) complain(line);
    return 2;
  }
}

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true });
  } catch (error) {
    throw new NotUnderstood((error as Error).message);
  }
}

function usage(): string[] {
  const lines = Object.values(commands).flatMap(({ usage: typed, does }) => [`  ${typed}`, `      ${does}`]);
  return ["npm run desk -- COMMAND", "", ...lines, "", "Every action is recorded with your name on this computer."];
}
