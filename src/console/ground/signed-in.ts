import { redirect } from "react-router";
import { CallRefused } from "../../kernel/envelope.ts";
import { ownPath } from "../../kernel/own-path.ts";
import { asked, type Answer, type ScreenArguments } from "./asking.ts";

export type Me = Answer<"/staff/getMe"> & { waiting: Answer<"/staff/getWaiting"> };

/** Who is signed in; whoever is not is led to sign in, and comes back here. */
export async function signedIn({ context, request }: ScreenArguments): Promise<Me> {
  try {
    const { call } = asked(context);
    const [me, waiting] = await Promise.all([call("/staff/getMe", {}), call("/staff/getWaiting", {})]);
    return { ...me, waiting };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "TOKEN_VALID_FAIL") throw error;
    const { pathname, search } = new URL(request.url);
    throw redirect(`/console/sign-in?${new URLSearchParams({ back: pathname + search })}`);
  }
}

/** Where somebody was led from, if it lies in the console. */
export function backFrom(request: Request): string {
  const back = ownPath(new URL(request.url).searchParams.get("back"));
  return back && /^\/console(\/(?!sign-in|invitation)|$)/.test(back) ? back : "/console";
}
