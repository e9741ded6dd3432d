import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, RequestKey } from "../../../kernel/fields.ts";
import { staffWays } from "../../../kernel/staff-ways.ts";

/** A ready-made role by its word, one that staff have made by its id. Whether there is one is asked where it is given. */
export const RoleKey = z.string("choose").check(z.regex(/^[a-z\d-]{1,40}$/, "choose"));
/** Up to so many fen in 24 hours; above it a colleague confirms, or it is refused. */
const Limit = z.object({ right: z.string(), mostCny: z.int(), secondPerson: z.boolean() });
const Id = z.uuid("format");

export const GetColleagues = endpoint({
  path: "/staff/getColleagues",
  summary: "Everybody who works here: roles, how they get in, how many sessions are live; and what each role may.",
  caller: "staff",
  right: "see_staff",
  input: z.object({}),
  output: z.object({
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        /** In the order of the matrix; never empty. */
        roles: z.array(z.string()),
        passkeys: z.int(),
        /** A password with a code app. */
        hasPassword: z.boolean(),
        /** When the link that was sent ends; null: none is open. */
        invitedUntil: z.nullable(z.string()),
        /** When their account closes by itself unless they set up how to get in; null: they have, or are shut out. */
        closesAt: z.nullable(z.string()),
        mayBeReminded: z.boolean(),
        remindedAt: z.nullable(z.string()),
        /** When the shop last heard of them, and from which country as far as the network says. */
        seenAt: z.nullable(z.string()),
        seenIn: z.nullable(z.string()),
        /** Signed in, and heard of within the last minutes. */
        isHere: z.boolean(),
        isMe: z.boolean(),
        /** Whether the caller may give them other roles, sign them out or shut them out. */
        mayEdit: z.boolean(),
      }),
    ),
    /** So many sessions of all of them are live. */
    signedIn: z.int(),
    /** What holds for signing in at this moment. */
    signIn: z.object({
      ways: z.array(z.enum(staffWays)),
      hours: z.int(),
      idleMinutes: z.int(),
      proofMinutes: z.int(),
      daysToJoin: z.int(),
    }),
    /** Whether the caller may change what roles may. */
    mayEditRoles: z.boolean(),
    roles: z.array(
      z.object({
        role: z.string(),
        /** What staff have called it; null: ready-made. */
        title: z.nullable(z.string()),
        rights: z.array(z.string()),
        limits: z.array(Limit),
        /** How often in the last 28 days; what was not used is left out. */
        uses: z.array(z.object({ right: z.string(), times: z.int() })),
        /** Of those who have it, how often in these days one of them left to a colleague what was above the amount. */
        passedOn: z.array(z.object({ right: z.string(), times: z.int() })),
        mayGive: z.boolean(),
      }),
    ),
  }),
});

const edits = { caller: "staff", right: "edit_staff", limit: "write" } as const;
const refusals = ["NOT_FOUND", "OWN_ROLE", "MORE_THAN_OWN", "RIGHT_MISSING", "REQUEST_KEY_REUSED"] as const;

/** One or several. */
const RoleKeys = z.array(RoleKey).check(z.minLength(1, "choose"), z.maxLength(50, "choose"));

export const ChangeRoles = endpoint({
  path: "/staff/changeRoles",
  summary: "Gives a colleague other roles in place of theirs; they hold at their next request.",
  ...edits,
  isFresh: true,
  refusals: [...refusals, "RECORD_CHANGED", "ROLE_GONE"],
  securityEvent: ["staff", "role_changed"],
  /** `from`: those that were seen. */
  input: z.object({ requestKey: RequestKey, id: Id, from: RoleKeys, roles: RoleKeys }),
  output: z.object({ id: z.string() }),
});

export const SignOutColleague = endpoint({
  path: "/staff/signOutColleague",
  summary: "Ends every session of a colleague.",
  ...edits,
  refusals,
  securityEvent: ["session", "ended"],
  input: z.object({ requestKey: RequestKey, id: Id }),
  output: z.object({ id: z.string() }),
});

export const GetColleagueSessions = endpoint({
  path: "/staff/getColleagueSessions",
  summary: "Where a colleague is signed in, or everybody, the one used last first.",
  caller: "staff",
  right: "see_staff",
  input: z.object({ id: z.optional(Id) }),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** Whose it is. */
        staffId: z.string(),
        device: z.string(),
        /** As widely as the trail says it; null: a session from before it was kept. */
        network: z.nullable(z.string()),
        since: z.string(),
        seenAt: z.string(),
        /** The one that asks. */
        isThis: z.boolean(),
      }),
    ),
  }),
});

export const EndColleagueSession = endpoint({
  path: "/staff/endColleagueSession",
  summary: "Ends one session of a colleague. Repeating it changes nothing.",
  ...edits,
  refusals,
  securityEvent: ["session", "ended"],
  input: z.object({ requestKey: RequestKey, id: Id, session: Id }),
  output: z.object({ id: z.string() }),
});

export const TakeInvitationBack = endpoint({
  path: "/staff/takeInvitationBack",
  summary: "Makes the open link of somebody who was invited open nothing any more.",
  ...edits,
  refusals: [...refusals, "RECORD_CHANGED"],
  input: z.object({ requestKey: RequestKey, id: Id }),
  output: z.object({ id: z.string() }),
});

export const RemindColleague = endpoint({
  path: "/staff/remindColleague",
  summary: "Writes to somebody who was invited and has not set up how to get in, with a new link; once a day.",
  ...edits,
  isFresh: true,
  refusals: [...refusals, "RECORD_CHANGED"],
  securityEvent: ["staff", "invited"],
  input: z.object({ requestKey: RequestKey, id: Id }),
  output: z.object({ id: z.string() }),
});

export const ShutOut = endpoint({
  path: "/staff/shutOut",
  summary: "Takes every key, session and open invitation of a colleague; a new invitation lets them in again.",
  ...edits,
  isFresh: true,
  refusals,
  securityEvent: ["staff", "shut_out"],
  input: z.object({ requestKey: RequestKey, id: Id }),
  output: z.object({ id: z.string() }),
});

export const InviteColleague = endpoint({
  path: "/staff/inviteColleague",
  summary:
    "Invites by e-mail, with a link by which somebody sets up how to get in, good once and for an hour, or until the account closes by itself. It is also shown this one time.",
  ...edits,
  isFresh: true,
  refusals: [...refusals, "ROLE_GONE"],
  securityEvent: ["staff", "invited"],
  /**
   * Without `roles` somebody who is there keeps theirs. `isMeant`: the domain is meant, though it is one slip away from that of
   * colleagues.
   */
  input: z.object({
    requestKey: RequestKey,
    email: Email,
    roles: z.optional(RoleKeys),
    isMeant: z.optional(z.boolean()),
  }),
  output: z.object({
    id: z.string(),
    until: z.string(),
    /** The path of the link; null when the same request came again: only its hash is kept. */
    link: z.nullable(z.string()),
  }),
});
