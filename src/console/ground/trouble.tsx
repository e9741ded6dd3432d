import { isRouteErrorResponse, useRouteError } from "react-router";
import { usePage, type Words } from "./asking.ts";
import { roleName } from "./role-name.ts";

type Kind = "right" | "missing" | "away" | "bug";

/** What goes wrong before anybody is in, or where the frame itself could not be made. */
export function Trouble() {
  return (
    <div className="alone">
      <main className="alone-sheet">
        <Said />
      </main>
    </div>
  );
}

/** What goes wrong on a page of somebody who is in: the rail stays, so that there is a way on. */
export function TroubleInFrame() {
  return (
    <div className="trouble-inside">
      <Said />
    </div>
  );
}

function Said() {
  const { words, here, opensTo = [], failureId } = usePage();
  const kind = kindOf(useRouteError());
  const said = wordsOf(kind, words.trouble);
  return (
    <>
      <title>{words.titled(said.title)}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.lede}</p>
      {kind === "right" && opensTo.length > 0 && (
        <p>{words.trouble.opensTo(opensTo.map((one) => roleName(words.roles, one)))}</p>
      )}
      {failureId !== undefined && <p>{words.trouble.inLog(failureId)}</p>}
      <p className="row">
        {(kind === "away" || kind === "bug") && (
          <a className="button" href={here}>
            {words.trouble.retry}
          </a>
        )}
        <a className="button" href="/console">
          {words.trouble.home}
        </a>
      </p>
    </>
  );
}

const kinds: Readonly<Record<number, Kind>> = { 403: "right", 404: "missing" };

function kindOf(error: unknown): Kind {
  if (isRouteErrorResponse(error)) return kinds[error.status] ?? "bug";
  const { code } = error as { code?: string };
  if (code === "RIGHT_MISSING") return "right";
  return code === "TRY_AGAIN_LATER" || code === "TOO_MANY_REQUESTS" ? "away" : "bug";
}

function wordsOf(kind: Kind, words: Words["trouble"]): { title: string; lede: string } {
  return {
    right: { title: words.right, lede: words.rightLede },
    missing: { title: words.missing, lede: words.missingLede },
    away: { title: words.away, lede: words.awayLede },
    bug: { title: words.bug, lede: words.bugLede },
  }[kind];
}
