import { operation } from "../../../platform/operation.server.ts";
import { exportPlans } from "../catalogue-import/export-plans.server.ts";
import { GetPlansFile } from "./contract.ts";

export const getPlansFile = operation(GetPlansFile, async (_wish, { db }) => ({ content: await exportPlans(db) }));
