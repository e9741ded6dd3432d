import { useState } from "react";
import { data, useActionData, useLoaderData } from "react-router";
import { newUuid } from "../../../kernel/uuid.ts";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { sendContact } from "./act.ts";
import { ContactPage } from "./contact-page.tsx";
import { factsFor, presetIn } from "./load.ts";
import sheet from "./contact-us.css?url";

/** `/contact-us` (spec 2 and 3, row C4). */
export async function loader({ request, context }: ScreenArguments) {
  const preset = presetIn(new URL(request.url));
  return data({ facts: await factsFor(asked(context)), preset, requestKey: newUuid() });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["contact", "errors"]);
  return sendContact(await request.formData(), asking);
}

/** What the form was opened with holds as long as it is open. */
export const shouldRevalidate = () => false;

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const [{ facts, preset, requestKey }] = useState(loaded);
  const words = useWords("contact");
  const { titled } = useWords("shell");
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.describe} />
      <ContactPage
        key={again?.id}
        facts={facts}
        preset={preset}
        again={again}
        requestKey={again?.entries["requestKey"] ?? requestKey}
      />
    </>
  );
}
