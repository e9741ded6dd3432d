import { dayMs } from "../../../kernel/duration.ts";

export const daysToJoin = 7;

/** When the account of somebody who was invited closes by itself, unless they have set up how to get in. */
export const closesAt = (awaitedSince: Date): Date => new Date(awaitedSince.getTime() + daysToJoin * dayMs);

/** Whoever has been awaited since then, or longer, is due. */
export const awaitedSinceOfDue = (now: Date): Date => new Date(now.getTime() - daysToJoin * dayMs);

type Awaited = { awaited_since: Date; reminded_at: Date | null };

/** At most once a day, and of nothing that is over: whose account is due is invited anew. */
export const mayBeReminded = ({ awaited_since: since, reminded_at: last }: Awaited, now: Date): boolean =>
  closesAt(since) > now && (last === null || now.getTime() - last.getTime() >= dayMs);

/** As the trail names somebody's roles; `title`: what staff have called one, null: ready-made. */
export const calledTogether = (roles: readonly { role: string; title: string | null }[]): string =>
  roles.map(({ role, title }) => title ?? role).join(", ");
