/** What of the shop the status page tells about, in its order. */
export const outageFunctions = ["shop", "payments", "suppliers", "network", "deliveries", "mail"] as const;
export type OutageFunction = (typeof outageFunctions)[number];

/** From the least to the worst. */
export const outageSeverities = ["slow", "partly", "down"] as const;
export type OutageSeverity = (typeof outageSeverities)[number];
