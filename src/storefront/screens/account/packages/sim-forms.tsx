import { Form } from "react-router";
import { Disclosure } from "../../../../ui/accordion.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import type { NotDone } from "./act.ts";
import type { Sim } from "./load.ts";

/** The field names of the two forms are the same: this is the second one's. */
export const editedRemark = "remark-edit";

export type FormProps = { notDone: NotDone | undefined; beside: (field: string) => string | undefined };

export function AddSim({ notDone, beside, open }: FormProps & { open: boolean }) {
  const { sim: words } = useWords("packages");
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  return (
    <Disclosure summary={words.add} open={open || notDone !== undefined}>
      <Form method="post" noValidate className="sim-form" onSubmit={onSubmit}>
        <TextField
          label={words.iccid}
          name="iccid"
          hint={words.addHint}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
          defaultValue={notDone?.entries.iccid}
          error={beside("iccid")}
        />
        <TextField
          label={words.remark}
          name="remark"
          note={words.optional}
          hint={words.remarkHint}
          maxLength={40}
          defaultValue={notDone?.entries.remark}
          error={notDone && beside("remark")}
        />
        <p>
          <Button type="submit" name="intent" value="add-sim" busy={busy} icon="plus">
            {words.addNow}
          </Button>
        </p>
      </Form>
    </Disclosure>
  );
}

export function EditSim({ sim: { iccid, remark }, notDone, beside }: FormProps & { sim: Sim }) {
  const { sim: words } = useWords("packages");
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  if (iccid === null) return null;
  return (
    <Disclosure key={`${iccid} ${remark}`} summary={words.edit} open={notDone !== undefined}>
      <Form method="post" className="sim-form" onSubmit={onSubmit}>
        <input type="hidden" name="iccid" value={iccid} />
        <TextField
          label={words.remark}
          name="remark"
          as={editedRemark}
          note={words.optional}
          hint={words.remarkHint}
          maxLength={40}
          defaultValue={notDone?.entries.remark ?? remark ?? ""}
          error={notDone && beside("remark")}
        />
        <p className="cluster gap-3">
          <Button type="submit" name="intent" value="edit-sim" busy={busy}>
            {words.save}
          </Button>
          <Button type="submit" name="intent" value="delete-sim" variant="quiet" icon="trash-2" busy={busy}>
            {words.remove}
          </Button>
        </p>
        <p className="kick">{words.removeHint}</p>
      </Form>
    </Disclosure>
  );
}
