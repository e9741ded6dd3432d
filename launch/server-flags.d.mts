export const serverFile: string;
export const serverFlags: readonly string[];
export const serverEnvironment: { NODE_COMPILE_CACHE: string; MALLOC_ARENA_MAX: string };
