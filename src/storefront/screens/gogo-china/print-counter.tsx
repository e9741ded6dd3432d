import { Button } from "../../../ui/button.tsx";
import { useInBrowser } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";

const alone = "china-counter-only";

/** Prints the sheet for the counter alone; without a script the browser prints the whole page, with it on a page of its own. */
export function PrintCounter() {
  const { counter } = useWords("china");
  const inBrowser = useInBrowser();
  const print = () => {
    document.documentElement.classList.add(alone);
    window.addEventListener("afterprint", () => document.documentElement.classList.remove(alone), { once: true });
    window.print();
  };
  return inBrowser ? (
    <Button icon="printer" onClick={print}>
      {counter.print}
    </Button>
  ) : null;
}
