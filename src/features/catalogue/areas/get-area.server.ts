import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { actionsOnThing } from "../../records/actions/store.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { nameIn } from "../destinations/names.ts";
import type { AreaRecords } from "./area-rules.ts";
import { GetArea } from "./contract.ts";
import { areaAt } from "./store.server.ts";
import { versionOfArea } from "./weigh-area.server.ts";

/** What a page shows; the audit trail has all. */
const mostActions = 50;

export const getArea = operation(GetArea, async ({ kind, code }, context) => {
  const { db, visitor } = context;
  const record = (await areaAt[kind](db, code)) ?? refuse("NOT_FOUND");
  const { byIso2, regions } = await atlasOf(context);
  const actions = await actionsOnThing(db, { kind, id: code }, mostActions);
  return {
    record,
    version: versionOfArea(record),
    name: nameIn((byIso2.get(code) ?? regions.get(code))?.names ?? {}, visitor.language) || code,
    history: actions.map(({ id, at, who, before, after, details }) => ({
      id,
      at: at.toISOString(),
      who,
      differences: Object.keys({ ...after }).map((field) => ({
        field,
        before: textOf(before?.[field]),
        after: textOf(after?.[field]),
      })),
      former: ((details as { former?: object }).former ?? {}) as Partial<AreaRecords[typeof kind]>,
    })),
  };
});

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
