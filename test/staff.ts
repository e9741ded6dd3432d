import { randomUUID } from "node:crypto";
import { inviteMember } from "../src/features/staff/invitations/invite-member.server.ts";
import { codeAt, stepAt } from "../src/features/staff/staff-keys/totp.server.ts";
import { unwrap } from "../src/kernel/envelope.ts";
import type { StaffRole } from "../src/kernel/staff-right.ts";
import { staffOperations } from "../src/operations.server.ts";
import { answering } from "../src/platform/answer.server.ts";
import { contextFor, type SessionAtHand, type Visitor } from "../src/platform/context.server.ts";
import { english, type World } from "./world.ts";

export const mei = { email: "mei@example.com", name: "Mei Lam", password: "Harbour-lights1" };

/** A colleague's browser: keeps what the console's cookie would, and asks the console's operations. */
export function staffBrowser(world: World, visitor: Visitor = english, former?: string) {
  const answer = answering(staffOperations, world.shop.limits);
  let token: string | undefined;
  let known = former;
  const session: SessionAtHand = {
    token: () => token,
    find: async () => (token === undefined ? undefined : world.shop.findStaff(token)),
    begin: (kept) => void (token = kept),
    renew() {},
    end: () => void (token = undefined),
    browser: () => known,
    keepBrowser: () => void (known ??= randomUUID()),
  };
  const oneRequest = () => {
    const context = contextFor(world.shop, visitor, session);
    return async (path: string, wish: object) => (await answer(path, wish, context)).envelope;
  };
  const ask = (path: string, wish: object) => oneRequest()(path, wish);
  return {
    ask,
    /** For several calls of one page or file. */
    oneRequest,
    token: () => token,
    /** The same browser on another network, signed out. */
    at: (address: string) => staffBrowser(world, { ...visitor, address }, known),
    code: async (path: string, wish: object) => (await ask(path, wish)).resultCode,
    get: async <T>(path: string, wish: object) => unwrap(await ask(path, wish)) as T,
  };
}

export async function invited(world: World, email = mei.email, role?: StaffRole): Promise<string> {
  const by = { who: "operator", now: world.shop.clock() };
  return (await inviteMember(world.db, { email, roles: role && [role] }, by)).token;
}

/** The secret that the invitation shows, as a code app keeps it. */
export function secretIn(base32: string): Buffer {
  const bits = Array.from(base32, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

type Joining = { email: string; name: string; role?: StaffRole };

/** Sets up a password and a code app, and is in. */
export async function joined(world: World, { email, name, role }: Joining = mei) {
  const browser = staffBrowser(world);
  const token = await invited(world, email, role);
  const { secret } = await browser.get<{ secret: string }>("/staff/getInvitation", { token });
  const code = (steps = 0) => codeAt(secretIn(secret), stepAt(world.shop.clock()) + steps);
  await browser.get("/staff/joinByPassword", { token, name, password: mei.password, code: code() });
  return { browser, token, code };
}
