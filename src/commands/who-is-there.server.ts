import { userInfo } from "node:os";

/** The name of the account on this computer; a container's account may have none. */
export function whoIsThere(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? "unknown"}`;
  }
}
