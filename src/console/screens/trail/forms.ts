import { actionKinds, desk } from "../../../features/records/actions/rules.ts";

/** What an address of the trail asks for. */
export const trailForms = {
  kind: new RegExp(`^(${actionKinds.join("|")})$`),
  person: new RegExp(String.raw`^(${desk}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$`),
  thing: /^.{1,200}$/,
  network: /^[\da-f.:/]{1,60}$/i,
} as const;
