import { operation } from "../../../platform/operation.server.ts";
import { GetMe } from "./contract.ts";

export const getMe = operation(GetMe, async (_wish, { caller, maintenance }) => {
  const { staffId, name, email, role, roleTitle, rights, letterKeys } = caller;
  return {
    id: staffId,
    name,
    email,
    role,
    roleTitle,
    rights: [...rights],
    letterKeys,
    shopClosedUntil: (await maintenance.current())?.until.toISOString() ?? null,
  };
});
