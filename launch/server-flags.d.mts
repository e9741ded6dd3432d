export const serverFlags: readonly string[];
export const compiled: string;
