import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router";
import { provideAsking, type Call, type Page, type Words } from "../../console/ground/asking.ts";
import { asksForProof, postedIn, refusedProof, type Posted } from "../../console/parts/posted.ts";
import { ProofPage } from "../../console/parts/proof.tsx";
import { CallRefused, unwrap } from "../../kernel/envelope.ts";
import { ownPath } from "../../kernel/own-path.ts";
import { refusalStatus } from "../../kernel/refusal.ts";
import { staffRights, type StaffRight } from "../../kernel/staff-right.ts";
import type { PageAssets, PageRequest, Rendered, RenderedPage, Renderer } from "../../platform/rendering.ts";
import { Document } from "./document.tsx";
import { routes } from "./routes.tsx";

const wordsIn = import.meta.glob<{ words: Words }>("../../i18n/*/console.ts", { eager: true });

/** Makes the console's pages, whole: the browser takes nothing over (docs/decisions/0047). */
export function openRenderer({ styles, devScripts = [], entry }: PageAssets): Renderer {
  const handler = createStaticHandler(routes);
  const files = { styles, scripts: [...devScripts, entry] };

  const render = async ({ request, language, ask }: PageRequest): Promise<Rendered> => {
    const { pathname, search, searchParams } = new URL(request.url);
    const { words } = wordsIn[`../../i18n/${language}/console.ts`]!;
    const page: Page = { language, words, here: pathname + search };
    const call: Call = async (path, wish) => unwrap(await ask(path, wish)) as never;
    const draw = (children: ReactNode, more: Pick<Page, "opensTo" | "failureId"> = {}) =>
      `<!doctype html>${renderToString(
        <Document page={{ ...page, ...more }} files={files}>
          {children}
        </Document>,
      )}`;
    const askForProof = async (posted: Posted, problem?: string): Promise<Rendered> => ({
      kind: "page",
      html: draw(
        <ProofPage
          ways={(await call("/staff/getWaysIn", {})).ways}
          posted={posted}
          here={page.here}
          back={ownPath(searchParams.get("back")) ?? page.here}
          problem={problem}
        />,
      ),
      cacheable: false,
      status: refusalStatus[problem === undefined ? "CONFIRM_FIRST" : "CODE_WRONG"],
    });

    const form = await postedIn(request);
    if (form?.code !== undefined) {
      const problem = await refusedProof(call, form.code);
      if (problem !== undefined) return askForProof(form.posted, problem);
    }
    const asking = provideAsking(new RouterContextProvider(), { ...page, call });
    const outcome = await handler.query(request, { requestContext: asking });
    if (outcome instanceof Response)
      return { kind: "redirect", status: outcome.status, location: outcome.headers.get("location") ?? "/console" };
    if (form && Object.values(outcome.errors ?? {}).some(asksForProof)) return askForProof(form.posted);
    const end = endOf(outcome);
    const html = draw(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, outcome)}
        context={outcome}
        hydrate={false}
      />,
      { ...(await whoMay(call, outcome)), ...(end.failureId !== undefined && { failureId: end.failureId }) },
    );
    return { kind: "page", html, cacheable: false, ...end };
  };
  return { render, mayKeep: () => false };
}

/** Of a page that somebody's role does not open: to which roles it does. */
async function whoMay(call: Call, { errors }: StaticHandlerContext): Promise<Pick<Page, "opensTo">> {
  const [error] = Object.values(errors ?? {});
  const refused = isRouteErrorResponse(error) ? error.data : error instanceof CallRefused && error.details;
  const { right } = (refused || {}) as { right?: unknown };
  if (!isRight(right)) return {};
  // it is said as far as it can be asked for
  return call("/staff/getRolesWith", { right }).then(
    ({ roles }) => ({ opensTo: roles }),
    () => ({}),
  );
}

const isRight = (right: unknown): right is StaffRight => staffRights.some((one) => one === right);

/** An expected "no" has its own status; anything else that was thrown is a bug of ours. */
function endOf({ errors, statusCode }: StaticHandlerContext): Pick<RenderedPage, "status" | "failure" | "failureId"> {
  const [error] = Object.values(errors ?? {});
  if (error === undefined) return { status: statusCode };
  if (isRouteErrorResponse(error) && error.status < 500) return { status: error.status };
  if (error instanceof CallRefused) return { status: refusalStatus[error.code] };
  return { status: 500, failure: error, failureId: randomUUID().slice(0, 8) };
}
