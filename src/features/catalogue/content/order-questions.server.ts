import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { placesInOrder } from "./question-order.ts";
import { OrderQuestions } from "./staff-contract.ts";
import { moveQuestion } from "./staff-store.server.ts";
import { allQuestions } from "./store.server.ts";

export const orderQuestions = operation(OrderQuestions, async (wish, context) => {
  const { topic, was, order } = wish;
  return once(context.db, { path: OrderQuestions.path, wish }, context, async (tx) => {
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    const rows = (await allQuestions(tx)).filter(({ kind }) => kind === topic);
    const now = new Map(rows.map(({ id, position }) => [id, position]));
    const isSeen = JSON.stringify([...now.keys()]) === JSON.stringify(was);
    const isWhole = JSON.stringify(was.toSorted()) === JSON.stringify(order.toSorted());
    // a colleague has moved one, or one came or went
    if (!isSeen || !isWhole) return refuse("RECORD_CHANGED");
    for (const { id, position } of placesInOrder(order, now)) {
      await moveQuestion(tx, { kind: topic, id, position });
      await recordAction(tx, byCaller(context), "text_moved", {
        on: { kind: "text", id: `question ${topic}.${id}` },
        text: `question ${topic}.${id}`,
        before: { "facts.position": String(now.get(id)) },
        after: { "facts.position": String(position) },
      });
    }
    return {};
  });
});
