import type { SandboxProfile, SandboxState } from "./profile-store.server.ts";

/** What a phone can do with a profile, and how an SM-DP+ and a reseller report it. */
type PhoneMove = { from: readonly SandboxState[]; to: SandboxState; point: number; smdpStatus: string };

export const phoneMoves = {
  download: { from: ["released"], to: "downloaded", point: 3, smdpStatus: "DOWNLOAD" },
  install: { from: ["downloaded"], to: "installed", point: 4, smdpStatus: "INSTALLATION" },
  enable: { from: ["installed", "disabled"], to: "enabled", point: 101, smdpStatus: "ENABLED" },
  disable: { from: ["enabled"], to: "disabled", point: 102, smdpStatus: "DISABLED" },
  delete: { from: ["installed", "enabled", "disabled"], to: "deleted", point: 103, smdpStatus: "DELETED" },
} as const satisfies Record<string, PhoneMove>;

export type PhoneAction = keyof typeof phoneMoves;
export const phoneActions = Object.keys(phoneMoves) as PhoneAction[];

export function isPhoneAction(text: string): text is PhoneAction {
  return Object.hasOwn(phoneMoves, text);
}

export function canDo(action: PhoneAction, state: SandboxState): boolean {
  return (phoneMoves[action].from as readonly SandboxState[]).includes(state);
}

/** Percent of the plan that a button uses up. */
export const shares = [50, 80, 100] as const;

export function usedShare({ used_bytes, total_bytes }: Pick<SandboxProfile, "used_bytes" | "total_bytes">): number {
  return total_bytes === null ? 0 : Math.round((Number(used_bytes) / Number(total_bytes)) * 100);
}
