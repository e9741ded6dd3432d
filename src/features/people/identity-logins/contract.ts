import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay } from "../../../kernel/fields.ts";

export const GetIdentityOffer = endpoint({
  path: "/realName/getIdentityOffer",
  summary: "With which digital identity a registration can be filled in (row R5); null where the shop offers none.",
  caller: "everybody",
  kept: [],
  input: z.object({}),
  output: z.object({ title: z.nullable(z.string()) }),
});

export const GetProvedIdentity = endpoint({
  path: "/realName/getProvedIdentity",
  summary:
    "What a digital identity has just proved in this browser, to fill in the form, ten minutes long; or that it is waited for, where its holder has yet to agree in an app (`app` opens it).",
  caller: "anyone",
  input: z.object({}),
  output: z.object({
    state: z.enum(["proved", "waiting", "declined", "none"]),
    app: z.nullable(z.string()),
    identity: z.nullable(
      z.object({
        title: z.string(),
        number: z.string(),
        englishName: z.string(),
        chineseName: z.nullable(z.string()),
        birth: CalendarDay,
      }),
    ),
  }),
});
