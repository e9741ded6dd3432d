import type { ProvedIdentity, ToBeTold } from "../../../adapters/identity/identity-provider.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { GetProvedIdentity } from "./contract.ts";
import { offeredIdentity } from "./offered-identity.ts";
import { minutesOfLogin, minutesToFillIn } from "./rules.ts";
import { lastLoginIn } from "./store.server.ts";

type Said = OutputOf<typeof GetProvedIdentity>;

const nothing: Said = { state: "none", identity: null, app: null };

export const getProvedIdentity = operation(GetProvedIdentity, async (_wish, context): Promise<Said> => {
  const { db, now, vault, config } = context;
  const title = offeredIdentity(config);
  const { browser } = placeOf(context);
  if (title === null || browser === undefined) return nothing;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  const found = await lastLoginIn(db, browser, ago(minutesOfLogin + minutesToFillIn));
  if (!found) return nothing;
  if (found.proved && found.proved_at! > ago(minutesToFillIn))
    return { ...nothing, state: "proved", identity: { title, ...(opened(found.proved, vault) as ProvedIdentity) } };
  if (found.declined_at) return { ...nothing, state: "declined" };
  if (found.proved_at || found.used_at! <= ago(minutesOfLogin)) return nothing;
  return { ...nothing, state: "waiting", app: (opened(found.sealed, vault) as ToBeTold).app };
});

const opened = (sealed: Buffer, vault: Context["vault"]): unknown => JSON.parse(vault.open(sealed));
