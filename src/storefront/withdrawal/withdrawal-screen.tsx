import { useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../visit/visit.ts";
import { loadWords, useWords } from "../visit/words.ts";
import { DeclareForm } from "./declare-form.tsx";
import { ConfirmDeclaration } from "./confirm-declaration.tsx";
import { DeclarationReceived } from "./declaration-received.tsx";
import { declare } from "./withdraw.ts";

/** `/withdrawal?order=`: the withdrawal function of Directive (EU) 2023/2673, for everybody, without a login. */
export function loader({ request }: ScreenArguments) {
  return { orderNumber: new URL(request.url).searchParams.get("order")?.slice(0, 20) ?? "" };
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["withdrawal", "errors"]);
  return declare(await request.formData(), asking);
}

export function Component() {
  const { orderNumber } = useLoaderData<typeof loader>();
  const declaring = useActionData<typeof action>();
  const words = useWords("withdrawal");
  const { titled } = useWords("shell");
  return (
    <>
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.describe} />
      {(declaring !== undefined || orderNumber !== "") && <meta name="robots" content="noindex" />}
      {declaring?.at === "done" ? (
        <DeclarationReceived receipt={declaring.receipt} />
      ) : declaring?.at === "confirm" ? (
        <ConfirmDeclaration declaring={declaring} />
      ) : (
        <DeclareForm orderNumber={orderNumber} again={declaring} />
      )}
    </>
  );
}
