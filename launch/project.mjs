import { fileURLToPath } from "node:url";

/** The project's folder; a program that starts from anywhere else works in it all the same. */
export const project = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
