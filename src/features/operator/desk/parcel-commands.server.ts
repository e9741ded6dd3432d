import { byteOrderMark, csv } from "../../../platform/csv.ts";
import { cancelDispatch } from "../../delivery/dispatches/cancel-dispatch.server.ts";
import { courierCells, courierColumns } from "../../delivery/dispatches/courier-sheet.ts";
import { parcelArrived, parcelReturned } from "../../delivery/dispatches/end-parcel.server.ts";
import type { NotMoved, ParcelMoved } from "../../delivery/dispatches/parcel-moved.ts";
import { correctParcel, sendParcel } from "../../delivery/dispatches/send-parcel.server.ts";
import { waitingParcels } from "../../delivery/dispatches/store.server.ts";
import { trackingPage } from "../../delivery/dispatches/tracking-page.ts";
import { NotDone, NotUnderstood, oneLine, wordAt, type Command, type Given } from "./command.server.ts";
import { parcelLine, parcelLineHead } from "./parcel-list.server.ts";
import { table } from "./shown-text.ts";

export const dispatches: Command = {
  usage: "dispatches [--csv [--to FILE]]",
  does: "what is to be posted, the earliest promise first; --csv: for the courier, a row for each parcel",
  async run({ options }, { db, say, write, writeFile }) {
    const parcels = await waitingParcels(db);
    const file = options.to === undefined ? undefined : oneLine(options.to, "The file", 1000);
    if (options.csv) {
      const text = byteOrderMark + csv([courierColumns, ...parcels.map(courierCells)]);
      return file ? writeFile(file, text) : write(text);
    }
    if (file) throw new NotUnderstood("--to needs --csv.");
    if (parcels.length === 0) return say("Nothing is to be posted.");
    for (const line of table(parcelLineHead, parcels.map(parcelLine))) say(line);
  },
};

export const send: Command = {
  usage: "send FW… --carrier NAME --tracking NUMBER [--correct]",
  does: "the parcel is with the carrier: the buyer gets the number; --correct: it was posted, but its number was mistyped",
  async run(given, { db, by, say }) {
    const orderNumber = numberOf(given);
    const [carrier, trackingNumber] = [
      oneLine(given.options.carrier, "--carrier", 60),
      oneLine(given.options.tracking, "--tracking", 60),
    ];
    const act = given.options.correct ? correctParcel : sendParcel;
    moved(orderNumber, await act(db, { orderNumber, carrier, trackingNumber }, by));
    const page = trackingPage(carrier, trackingNumber, "en");
    say(`${orderNumber} is on its way with ${carrier}, number ${trackingNumber}. The buyer gets a letter.`);
    say(
      page
        ? `It can be followed at ${page}`
        : `${carrier} is no carrier that the shop knows: the letter shows the number without a link.`,
    );
  },
};

export const arrived: Command = {
  usage: "arrived FW…",
  does: "the carrier has handed the parcel over",
  async run(given, { db, by, say }) {
    moved(numberOf(given), await parcelArrived(db, numberOf(given), by));
    say(`${numberOf(given)} has arrived. The buyer gets a letter.`);
  },
};

export const returned: Command = {
  usage: "returned FW…",
  does: "the parcel came back: opens a case, which ends with `send` or `cancel`",
  async run(given, { db, by, say }) {
    moved(numberOf(given), await parcelReturned(db, numberOf(given), by));
    say(
      `${numberOf(given)} came back. A case is open: ask the buyer, then post it again with \`send\` or give the money back with \`cancel\`.`,
    );
  },
};

export const cancel: Command = {
  usage: 'cancel FW… "NOTE"',
  does: "it cannot be posted, or came back for good: all the money goes back",
  async run(given, { db, by, say }) {
    const note = oneLine(given.words[1], "The note (why)", 500);
    moved(numberOf(given), await cancelDispatch(db, { orderNumber: numberOf(given), note }, by));
    say(`${numberOf(given)} is off the list. The money goes back and the buyer gets a letter when it has gone.`);
  },
};

export function numberOf(given: Given): string {
  return wordAt(given, 0, "The order number").toUpperCase();
}

function moved(orderNumber: string, done: ParcelMoved): void {
  if (!done.moved) throw new NotDone(`${orderNumber} ${because[done.because]}`);
}

const because: Record<NotMoved, string> = {
  no_order: "is no order of this shop.",
  no_parcel: "has no parcel: it is not paid yet, has no card, or its cards are not there yet.",
  money_back: "is not to be posted: its money goes back.",
  held: "is not to be posted: somebody must look at it first.",
  waiting: "was not sent yet.",
  sent: "is on its way already. Was its number mistyped? Then say --correct.",
  arrived: "has arrived already.",
  returned: "came back already.",
  cancelled: "was taken off the list.",
};
