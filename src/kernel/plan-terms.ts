/** The values that the terms of a plan can have: contracts, rules, tables and forms take them from here. In the order of lists. */
export const planKinds = ["day_pass", "fixed"] as const;
export type PlanKind = (typeof planKinds)[number];

/** The narrowest first, as lists show them. */
export const planScopes = ["country", "regional", "global"] as const;
export type PlanScope = (typeof planScopes)[number];

export const startRules = ["first_connection", "installation", "purchase"] as const;
export type StartRule = (typeof startRules)[number];

export const dayRules = ["calendar_day", "24_hours"] as const;
export type DayRule = (typeof dayRules)[number];

export const reinstallRules = ["once", "same_device", "any_device"] as const;
export type ReinstallRule = (typeof reinstallRules)[number];

export const identityRules = ["none", "real_name"] as const;
export type IdentityRule = (typeof identityRules)[number];
