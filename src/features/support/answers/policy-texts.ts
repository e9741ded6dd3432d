import { partsOf } from "../../catalogue/content/document-parts.ts";
import { textInHtml } from "../../catalogue/content/text-in-html.ts";
import { placeId } from "./lead-to-answer.ts";
import { indexOf, type Index } from "./rank.ts";

type Policy = { docname: string; version: string; title: string; html: string };

/** A heading asks no question: what counts is what the text says. */
const mentioned = 0.8;

/** Policies as the parts that can be quoted alone, each below its heading and the policy's title. */
export function policyIndex(policies: readonly Policy[]): Index {
  const sources = policies.flatMap(({ docname, version, title, html }) =>
    partsOf(html).map(({ id, heading, html: part, before }) => ({
      id: placeId({ docname, version, part: id }),
      question: `${title} ${heading}`,
      text: textInHtml(`${before} ${part}`),
    })),
  );
  return indexOf(sources, mentioned);
}
