import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeBatch } from "../../stock/batches/store.server.ts";
import { retireFreeProfiles } from "../../stock/esim-profiles/retire-profiles.server.ts";
import { retireFreeCards } from "../../stock/sim-cards/store.server.ts";
import { RetireBatch } from "./contract.ts";
import { isRetireWord, thingOf } from "./rules.ts";

/**
 * Takes a whole batch out of stock. Each piece is taken only while it is free: buyers skip what is locked here, and where
 * one was faster the count is short and nothing is retired.
 */
export const retireBatch = operation(RetireBatch, (wish, context) => {
  const { db, now, caller } = context;
  if (!isRetireWord(wish.word)) return refuse("INVALID_INPUT", { field: "word", problem: "word" });
  return once(db, { path: RetireBatch.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "edit_stock");
    const batch = await closeBatch(tx, wish.batch, now);
    if (!batch) return refuse("NOT_FOUND");
    const { pool, pieces, file } = batch;
    const retired = await (pool === "esims" ? retireFreeProfiles : retireFreeCards)(tx, wish.batch);
    if (retired !== pieces) return refuse("BATCH_TOUCHED");
    await recordAction(tx, byCaller(context), "stock_retired", { on: thingOf(pool, wish.batch), file, retired });
    return { pool, batch: wish.batch, pieces };
  });
});
