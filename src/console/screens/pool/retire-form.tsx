import { retireWords } from "../../../features/operator/stock-page/rules.ts";
import { countText } from "../../../kernel/count-text.ts";
import { usePage } from "../../ground/asking.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { Batch } from "./load.ts";

/** Destroys for good: what is to be retired is said, and a word is typed. */
export function RetireForm({ batch: { id, file, pieces }, closed }: { batch: Batch; closed: string }) {
  const { words: all, language } = usePage();
  const { stock: words } = all;
  const word = retireWords[language as keyof typeof retireWords] ?? retireWords.en;
  const count = countText(pieces);
  return (
    <form method="post" className="pool-retire" id="retire" aria-labelledby="retire-title">
      <h3 id="retire-title">{words.retireTitle(id)}</h3>
      <p>{words.retireLede(count, file)}</p>
      <FormProblem />
      <RequestKey />
      <input type="hidden" name="batch" value={id} />
      <Field name="word" label={words.retireWord(word)} autoComplete="off" required maxLength={20} />
      <p className="row">
        <button className="button button-go">{words.retireGo(count)}</button>
        <a className="button button-quiet" href={closed}>
          {words.close}
        </a>
      </p>
    </form>
  );
}
