import { operation } from "../../../platform/operation.server.ts";
import { dropDrafts, keepDrafts } from "../../records/drafts/store.server.ts";
import { onSaleAmong } from "./priced-plans-store.server.ts";
import { KeepPriceDrafts } from "./prices-contract.ts";

/** A draft for each plan: what stands on another page of the grid, or behind another filter, stays as it is. */
export const keepPriceDrafts = operation(KeepPriceDrafts, async ({ drafts }, { db, now, caller }) => {
  const { staffId } = caller;
  const typed = drafts.flatMap(({ code, version, entries }) => (entries ? [{ thing: code, version, entries }] : []));
  const dropped = drafts.filter(({ entries }) => entries === null).map(({ code }) => code);
  await db.transaction().execute(async (tx) => {
    const onSale = new Set(
      await onSaleAmong(
        tx,
        typed.map(({ thing }) => thing),
      ),
    );
    await keepDrafts(
      tx,
      "prices",
      { staffId, now },
      typed.filter(({ thing }) => onSale.has(thing)),
    );
    await dropDrafts(tx, { kind: "prices", things: dropped }, staffId);
  });
  return {};
});
