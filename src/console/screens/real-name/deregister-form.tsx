import { useWords } from "../../ground/asking.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { RealName } from "./load.ts";

/** Its person asks for it, or gives the SIM to somebody else, who then registers it anew. */
export function DeregisterForm({ realName: { version } }: { realName: RealName }) {
  const { deregister: words } = useWords().realNames;
  return (
    <form method="post" className="review-decide">
      <h2>{words.title}</h2>
      <p className="soft">{words.lede}</p>
      <FormProblem />
      <RequestKey />
      <input type="hidden" name="do" value="deregister" />
      <input type="hidden" name="version" value={version} />
      <Field name="reason" label={words.reason} required maxLength={500} autoComplete="off" />
      <button className="button">{words.go}</button>
    </form>
  );
}
