import { useEffect } from "react";
import { data, useLoaderData, useRevalidator } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { act, intentIn } from "../../parts/installing/act.ts";
import { standsNow } from "../../parts/installing/esim-status.ts";
import { linkIn } from "../../parts/installing/installing.ts";
import { mayMove } from "../../parts/installing/stages.ts";
import { useLastKnown } from "../../parts/installing/use-last-known.ts";
import { useLiveProfile } from "../../parts/installing/use-live-profile.ts";
import { readInstall, type ReadInstall } from "./load.ts";
import { OwnInstallPage, NothingHere } from "./own-install-page.tsx";

export { staysTheSame as shouldRevalidate } from "../../parts/installing/stays-the-same.ts";

/** `/install?id=&key=` and `/install?share=`: one eSIM for the traveller, and nothing of the purchase. */
export async function loader({ request, context }: ScreenArguments) {
  const read = await readInstall(new URL(request.url), asked(context), { opened: typeof document !== "undefined" });
  return data(read, { status: read.found === "nothing" ? 404 : read.found === "later" ? 503 : 200 });
}

export async function action({ request, context }: ScreenArguments) {
  const [url, form] = [new URL(request.url), await request.formData()];
  const intent = intentIn(form);
  // what is the buyer's alone is not offered here, and the server refuses it too
  if (!intent) return null;
  return act(intent, form, { url, link: linkIn(url.searchParams), asking: asked(context) });
}

export function Component() {
  const read: ReadInstall = useLastKnown(useLoaderData<typeof loader>());
  const { own } = useWords("install");
  const { titled } = useWords("shell");
  const state = read.found === "esim" ? read.install.esim?.profileState : undefined;
  const moves =
    read.found === "later" ||
    (read.found === "esim" && read.install.outcome === "waiting") ||
    (state !== undefined && mayMove(state));
  useLiveProfile(moves ? "installing" : read.found === "esim" && standsNow(read.left) ? "travelling" : undefined);
  useOpened(read.found === "esim" && read.install.sharedUntil !== null);
  return (
    <>
      <title>{titled(read.found === "esim" ? own.title(read.install.areaName) : own.missing)}</title>
      <meta name="robots" content="noindex" />
      {read.found === "esim" ? (
        <OwnInstallPage read={read} />
      ) : (
        <NothingHere message={read.found === "later" ? read.message : undefined} />
      )}
    </>
  );
}

/** Once hydrated, the page reports that a person has opened it. */
function useOpened(shared: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (shared) void revalidate();
  }, [shared, revalidate]);
}
