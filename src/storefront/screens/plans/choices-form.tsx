import { Form } from "react-router";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { Notice } from "../../../ui/notice.tsx";
import { LinkTabs } from "../../../ui/tabs.tsx";
import { useFormInAddress } from "../../ground/visit/use-form-in-address.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FilterRow } from "./filter-row.tsx";
import { NeedBar } from "./need-bar.tsx";
import { formQuery } from "./shelf-address.ts";
import type { ShownShelf } from "./use-shelf.ts";

/** All that can be chosen, as one GET form: the answer has an address. */
export function ChoicesForm({ shown }: { shown: ShownShelf }) {
  const {
    choices,
    unread,
    shelf,
    to,
    form: { action, hidden, addressOf },
  } = shown;
  const { and } = useWords("plans");
  const words = useWords("shelf");
  const { form, follow } = useFormInAddress((written) => addressOf(formQuery(written)));
  return (
    <search>
      <Form
        ref={form}
        className="choices"
        method="get"
        action={action}
        aria-label={words.need.label}
        onChange={follow}
        onSubmit={(event) => {
          event.preventDefault();
          follow();
        }}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="kind" value={choices.kind ?? ""} />
        <input type="hidden" name="compare" value={choices.compare.join(",")} />
        <NeedBar {...shown} onChange={follow} />
        {unread.length > 0 && (
          <Notice tone="care">
            <p>{words.need.unread(and(unread.map((field) => words.need.fields[field])))}</p>
          </Notice>
        )}
        <LinkTabs
          label={words.kinds}
          tabs={planKinds.map((kind) => ({
            to: to({ kind }),
            label: words.tabs[kind],
            note: shelf.counts[kind],
            current: kind === shelf.kind,
          }))}
        />
        <FilterRow {...shown} />
        {/* who does not see the shelves change is told */}
        <output className="vh">
          {words.shown(shelf.counts[shelf.kind], shelf.counts[shelf.kind] - shelf.unfit.length)}
        </output>
      </Form>
    </search>
  );
}
