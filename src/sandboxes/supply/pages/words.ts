import type { PhoneAction } from "../phone-moves.ts";
import type { SandboxProfile } from "../profile-store.server.ts";

/** Everything that the pages say; each language is one value of this type, or it does not compile. */
export type Words = {
  sandbox: string;
  nothingReal: string;
  title: string;
  lead: string;
  code: string;
  codeHint: string;
  find: string;
  notFound: string;
  drawer: string;
  empty: string;
  madeFor: Record<SandboxProfile["made_for"], string>;
  state: Record<SandboxProfile["state"], string>;
  action: Record<PhoneAction, string>;
  deleteWarning: string;
  use: (percent: number) => string;
  useTitle: string;
  used: (percent: number) => string;
  planSize: string;
  nothingLeft: string;
  told: string;
  another: string;
  onNetwork: string;
  toNetwork: string;
};
