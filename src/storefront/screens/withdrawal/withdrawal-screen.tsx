import { data, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { declare, type Declaring } from "./act.ts";
import { ConfirmDeclaration } from "./confirm-declaration.tsx";
import { confirmDeclared, declaredIn } from "./confirm-declared.ts";
import { ConfirmedDeclaration } from "./confirmed-declaration.tsx";
import { DeclarationReceived } from "./declaration-received.tsx";
import { DeclareForm } from "./declare-form.tsx";

/**
 * `/withdrawal?order=`: the withdrawal function of Directive (EU) 2023/2673, for everybody, without a login; with the
 * order's `key` it needs no further click. `/withdrawal?confirm=&key=`: the link in the buyer's mailbox, a page with a
 * button.
 */
export async function loader({ request, context }: ScreenArguments) {
  const { searchParams } = new URL(request.url);
  const found = await declaredIn(searchParams, asked(context));
  return data(
    { found, orderNumber: searchParams.get("order")?.slice(0, 20) ?? "" },
    { status: found === "nothing" ? 404 : 200 },
  );
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  const { searchParams } = new URL(request.url);
  if (searchParams.has("confirm")) return confirmDeclared(searchParams, asking);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["withdrawal", "errors"]);
  return declare(await request.formData(), searchParams.get("key") ?? "", asking);
}

export function Component() {
  const { orderNumber, found } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useWords("withdrawal");
  const { titled } = useWords("shell");
  return (
    <>
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.describe} />
      {(answer !== undefined || orderNumber !== "" || found) && <meta name="robots" content="noindex" />}
      {found ? <ConfirmedDeclaration found={found} /> : <Declaration declaring={answer} orderNumber={orderNumber} />}
    </>
  );
}

function Declaration({ declaring, orderNumber }: { declaring: Declaring | undefined; orderNumber: string }) {
  if (declaring?.at === "done") return <DeclarationReceived receipt={declaring.receipt} />;
  if (declaring?.at === "confirm") return <ConfirmDeclaration declaring={declaring} />;
  return <DeclareForm orderNumber={orderNumber} again={declaring} />;
}
