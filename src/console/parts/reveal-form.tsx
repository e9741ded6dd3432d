import { useRouteLoaderData } from "react-router";
import { may } from "../../kernel/staff-right.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import type { Me } from "../ground/signed-in.ts";
import { Field } from "./form.tsx";
import { RequestKey } from "./request-key.tsx";
import { clockTime } from "./short-moment.ts";

/** Masked data: a reason shows it for ten minutes; shown, it can be masked again at once. Not there without the right. */
export function RevealForm({ until }: { until: string | null }) {
  const me = useRouteLoaderData("frame") as Me;
  const { reveal: words } = useWords();
  if (!may(me, "reveal_personal_data")) return null;
  if (until !== null)
    return (
      <form method="post" className="reveal reveal-open" data-shown-until={until}>
        <input type="hidden" name="what" value="mask" />
        <Icon name="eye" />
        <span>{words.until(clockTime(until))}</span>
        <button className="button button-quiet">{words.hide}</button>
      </form>
    );
  return (
    <details className="reveal">
      <summary>
        <Icon name="eye" />
        {words.show}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value="reveal" />
        <RequestKey />
        <Field name="reason" label={words.why} hint={words.hint} required maxLength={500} autoComplete="off" />
        <button className="button">{words.go}</button>
      </form>
    </details>
  );
}
