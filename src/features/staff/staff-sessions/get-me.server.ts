import { operation } from "../../../platform/operation.server.ts";
import { GetMe } from "./contract.ts";

export const getMe = operation(GetMe, async (_wish, { caller: { name, email, role, rights } }) => ({
  name,
  email,
  role,
  rights: [...rights],
}));
