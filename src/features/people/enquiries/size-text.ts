import { mostFileBytes } from "./rules.ts";

const megabyte = 1024 * 1024;

/** `4.2 MB`, as the computer of whoever chose the file counts; what is over the limit never reads as the limit itself. */
export function sizeText(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  if (bytes <= mostFileBytes) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${Math.max(bytes / megabyte, mostFileBytes / megabyte + 0.01).toFixed(2)} MB`;
}
