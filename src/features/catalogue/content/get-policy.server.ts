import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { inAskedLanguage } from "./asked-language.ts";
import { GetPolicy } from "./contract.ts";
import { shownHtml } from "./shown-html.server.ts";
import { policyTexts } from "./store.server.ts";
import { textsIn } from "./texts.server.ts";

export const getPolicy = operation(GetPolicy, async ({ docname, version, lang }, context) => {
  const language = lang ?? context.visitor.language;
  const { policies } = await textsIn(language, context);
  const inForce = policies.find((policy) => policy.docname === docname);
  if (version === undefined || version === inForce?.version)
    return { ...(inForce ?? refuse("NOT_FOUND")), inForce: null };
  const said = await policyTexts(context.db, docname, version);
  const [text = refuse("NOT_FOUND")] = inAskedLanguage(said, language, () => docname);
  return { ...text, html: shownHtml(text.html), inForce: inForce?.version ?? "" };
});
