import { formatMoney, money } from "../../../kernel/money.ts";
import { grantRefund, rejectRefund, type Decided } from "../../aftersales/refund-requests/decide-refund.server.ts";
import { openRequests } from "../../aftersales/refund-requests/store.server.ts";
import { NotDone, NotUnderstood, oneLine, wordAt, type Command, type Desk, type Given } from "./command.server.ts";
import { moment, onOneLine, shortId, table, theOneLike } from "./shown-text.ts";

type Request = Awaited<ReturnType<typeof openRequests>>[number];

export const refunds: Command = {
  usage: "refunds",
  does: "who asked for money back and waits for a decision, the oldest first",
  async run(_given, { db, say }) {
    const open = await openRequests(db);
    if (open.length === 0) return say("Nobody waits for a decision.");
    const [head, ...lines] = table(
      ["id", "since (UTC)", "order", "as", "what", "SIMs", "why", "amount"],
      open.map(requestLine),
    );
    say(head!);
    for (const [place, { note }] of open.entries()) {
      say(lines[place]!);
      if (note) say(`  “${onOneLine(note)}”`);
    }
  },
};

export const refund: Command = {
  usage: 'refund grant ID "ANSWER" [--amount 12.50]   or   refund reject ID "ANSWER"',
  does: "decides; the answer is told to the buyer, in the language of the order; --amount: less than was asked, in the order's currency",
  async run(given, desk) {
    const decision = given.words[0];
    if (decision !== "grant" && decision !== "reject")
      throw new NotUnderstood("Say `refund grant` or `refund reject`.");
    if (decision === "reject" && given.options.amount !== undefined)
      throw new NotUnderstood("--amount is for `refund grant`.");
    const request = await requestOf(given, desk);
    const answer = oneLine(given.words[2], "The answer", 500);
    decided(
      decision === "grant"
        ? await grantRefund(desk.db, request.id, answer, desk.by, amountOf(given))
        : await rejectRefund(desk.db, request.id, answer, desk.by),
      request,
    );
    desk.say(
      decision === "grant"
        ? `Granted for ${request.number}. The money goes back to where it came from; the buyer gets a letter when it has gone.`
        : `Rejected for ${request.number}. The buyer gets your answer by letter.`,
    );
  },
};

function requestLine({ id, asked_at, number, way, kind, positions, reason, amount, currency }: Request): string[] {
  return [
    id.slice(0, shortId),
    moment(asked_at),
    number,
    way,
    kind,
    positions.join(" "),
    reason.replaceAll("_", " "),
    formatMoney(money(amount, currency), "en"),
  ];
}

async function requestOf(given: Given, { db }: Desk): Promise<Request> {
  const id = wordAt(given, 1, "The request's id");
  const request = theOneLike(await openRequests(db), id);
  if (!request) throw new NotDone(`No request that waits, or more than one, begins with ${id}.`);
  return request;
}

/** `12.50` is 1250 minor units; nothing said is all that was asked. */
function amountOf({ options: { amount } }: Given): number | undefined {
  if (amount === undefined) return undefined;
  const read = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(String(amount));
  if (!read) throw new NotUnderstood("--amount must be an amount such as 12 or 12.50.");
  return Number(read[1]) * 100 + Number(read[2] ?? 0);
}

function decided(done: Decided, { number, amount, currency }: Request): void {
  if (done === "too_much")
    throw new NotDone(`That is more than was asked for ${number}: ${formatMoney(money(amount, currency), "en")}.`);
  if (done === "undelivered")
    throw new NotDone(`${number} is not delivered yet: it goes back whole, a renewal once the network has answered.`);
  if (done !== "done") throw new NotDone("Somebody else has just decided about it.");
}
