import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { lettingGo } from "./act.ts";

/**
 * A buyer who gives up need not wait until the order is closed: its stock is free at
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
