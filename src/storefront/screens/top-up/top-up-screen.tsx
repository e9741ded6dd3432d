import { data, redirectDocument, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { canReadBarcodes, mayUseCamera } from "../../parts/camera/barcode-detector.ts";
import { answer } from "./act.ts";
import { openedAt } from "./load.ts";
import { TopUpPage } from "./top-up-page.tsx";
import sheet from "./top-up.css?url";

/**
 * `/top-up` (spec 2, row T1) for enterprise cards; `/top-up-gogo-china` and, without header and footer,
 * `/top-up-gogo-china-app` (row T2). `?again=&key=`: a top-up that was not paid.
 */
export async function loader({ request, context }: ScreenArguments) {
  const url = new URL(request.url);
  // a document keeps the rights with which it was loaded, and loading it for the camera later would lose what was entered
  if (canReadBarcodes() && !mayUseCamera()) throw redirectDocument(url.pathname + url.search);
  return data(await openedAt(url, asked(context)));
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["top-up", "photos", "order", "errors"]);
  return answer(new URL(request.url), await request.formData(), asking);
}

export function Component() {
  const opened = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <TopUpPage key={opened.tariff} opened={opened} answered={answered} />
    </>
  );
}
