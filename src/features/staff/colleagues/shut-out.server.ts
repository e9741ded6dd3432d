import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { aboutColleague } from "./about-colleague.server.ts";
import { ShutOut } from "./contract.ts";
import { takeWaysIn } from "./take-ways-in.server.ts";

export const shutOut = operation(ShutOut, (wish, context) =>
  aboutColleague(ShutOut.path, wish, context, async (tx, { id }) => {
    await takeWaysIn(tx, id);
    await recordAction(tx, byCaller(context), "staff_shut_out", { on: { kind: "staff", id } });
  }),
);
