import { data, useActionData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { PhonePage } from "./hand-over/phone-page.tsx";
import { sendFromPhone } from "./hand-over/send-from-phone.ts";

/** `/real-name-photo#<code>`: on the phone, for the form at the desk that shows the code. */
export const loader = () => data(null);

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["real-name", "photos", "errors"]);
  return sendFromPhone(await request.formData(), asking);
}

export function Component() {
  const sent = useActionData<typeof action>();
  const { handOver: words } = useWords("real-name");
  const { titled } = useWords("shell");
  return (
    <>
      <title>{titled(words.title)}</title>
      <meta name="robots" content="noindex" />
      <PhonePage sent={sent} />
    </>
  );
}
