import { operation } from "../../../platform/operation.server.ts";
import { GetMe } from "./contract.ts";

export const getMe = operation(GetMe, async (_wish, { caller: { staffId, name, email, role, rights } }) => ({
  id: staffId,
  name,
  email,
  role,
  rights: [...rights],
}));
