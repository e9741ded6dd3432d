import { dayMs } from "../../../kernel/duration.ts";

export const daysToJoin = 7;

/** When the account of somebody who was invited closes by itself, unless they have set up how to get in. */
export const closesAt = (awaitedSince: Date): Date => new Date(awaitedSince.getTime() + daysToJoin * dayMs);

/** At most one reminder a day. */
export const mayBeReminded = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt === null || now.getTime() - remindedAt.getTime() >= dayMs;

/** As the trail names somebody's roles; `title`: what staff have called one, null: ready-made. */
export const calledTogether = (roles: readonly { role: string; title: string | null }[]): string =>
  roles.map(({ role, title }) => title ?? role).join(", ");
