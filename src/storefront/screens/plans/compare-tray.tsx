import { Form, useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { useWords } from "../../ground/visit/words.ts";
import { choicesQuery, mostCompared } from "./shelf-address.ts";
import type { ShownShelf } from "./use-shelf.ts";

/** The form that the boxes on the tickets belong to; it comes into sight once one of them is ticked. */
export function CompareTray({
  shown: { choices, form, to },
  ticked,
}: {
  shown: ShownShelf;
  ticked: readonly string[];
}) {
  const navigate = useNavigate();
  const words = useWords("shelf").compare;
  const same = ticked.join() === choices.compare.join();
  const kept = { ...form.hidden, ...choicesQuery({ ...choices, compare: [] }) };
  return (
    <Form
      id="compare-plans"
      className={classes("compare-tray", same && "compare-tray-done")}
      method="get"
      action={`${form.action}#compare`}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`${to({ compare: [...ticked] })}#compare`);
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{words.button(ticked.length)}</Button>
      {/* without JavaScript nobody counts */}
      <output className="kick">{ticked.length > 0 ? words.ticked(ticked.length, mostCompared) : words.most}</output>
    </Form>
  );
}
