import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";

export const StaffSignOut = endpoint({
  path: "/staff/signOut",
  summary: "Ends the session of the member of staff who calls.",
  caller: "staff",
  right: "own_session",
  securityEvent: ["session", "ended"],
  limit: "write",
  input: z.object({}),
  output: z.object({}),
});

export const GetMe = endpoint({
  path: "/staff/getMe",
  summary: "Who is signed in to the console, and what their roles may.",
  caller: "staff",
  right: "own_session",
  input: z.object({}),
  output: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** The first of `roles`. */
    role: z.string(),
    /** `title`: what staff have called it; null: ready-made. */
    roles: z.array(z.object({ role: z.string(), title: z.nullable(z.string()) })),
    rights: z.array(z.string()),
    letterKeys: z.boolean(),
    /** Until when the shop is to be closed to visitors, and whether that is past; null: it is open. */
    shopClosed: z.nullable(z.object({ until: z.string(), isOverdue: z.boolean() })),
  }),
});
