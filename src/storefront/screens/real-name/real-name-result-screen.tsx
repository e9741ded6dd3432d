import { data, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { useAskingAgain } from "../../parts/orders/use-asking-again.ts";
import { MendForm } from "./mend-form.tsx";
import { actOnResult } from "./result-act.ts";
import { readStatus } from "./result-load.ts";
import { ResultMissing } from "./result-missing.tsx";
import { StatusPage } from "./status-page.tsx";
import { WithdrawConfirm } from "./withdraw-confirm.tsx";

/** `/real-name-result?number=&key=` (spec 2): where a registration stands, for whoever has its private link. */
export async function loader({ request, context }: ScreenArguments) {
  const read = await readStatus(new URL(request.url), asked(context));
  return data(read, { status: read.found === "nothing" ? 404 : read.found === "later" ? 503 : 200 });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["real-name", "real-name-result", "photos", "errors"]);
  return actOnResult(new URL(request.url), await request.formData(), asking);
}

export function Component() {
  const read = useLoaderData<typeof loader>();
  const notDone = useActionData<typeof action>();
  const { title, later } = useWords("real-name-result");
  const { titled } = useWords("shell");
  // a form that is being filled in is not drawn anew
  useAskingAgain(
    read.found === "later" || (read.found === "registration" && !read.step && read.status.state === "received"),
  );
  return (
    <>
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      {read.found === "nothing" && <ResultMissing />}
      {read.found === "later" && (
        <div className="wrap wrap-narrow dead-end">
          <h1>{later}</h1>
          <output>{read.message}</output>
        </div>
      )}
      {read.found === "registration" &&
        (read.step === undefined ? (
          <StatusPage read={read} />
        ) : read.step === "withdraw" ? (
          <WithdrawConfirm read={read} notDone={notDone} />
        ) : (
          <MendForm key={notDone?.id} read={read} step={read.step} notDone={notDone} />
        ))}
    </>
  );
}
