import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { lettingGo } from "./act.ts";

/**
 * Whoever does not want to pay any more need not wait until the order is closed: what is set aside for it is free at
 * once.
 */
export function LetGo() {
  const { again: words } = useWords("result");
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={lettingGo} variant="quiet" size="small">
        {words.letGo}
      </Button>
    </Form>
  );
}
