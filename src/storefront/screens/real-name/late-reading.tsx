import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { readingUnderWay } from "./photo-reading.ts";

/** The reader is at it still: by a button, and by itself where nobody has begun to type. */
export function LateReading() {
  const { read: words } = useWords("real-name").details;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void fillIn();

    async function fillIn() {
      await readingUnderWay();
      const button = place.current?.querySelector("button");
      const isTyping = document.activeElement?.matches("input, select") || hasTyped(button?.form);
      if (readingUnderWay() !== undefined && !isTyping) button?.click();
    }
  }, []);
  return (
    <div ref={place}>
      <Notice
        title={words.late}
        action={
          <Button type="submit" name="go" value="read" size="small">
            {words.fillIn}
          </Button>
        }
      >
        {words.lateText}
      </Notice>
    </div>
  );
}

const hasTyped = (form: HTMLFormElement | null | undefined): boolean =>
  [...(form?.elements ?? [])].some(
    (control) =>
      control instanceof HTMLInputElement && control.type === "text" && control.value !== control.defaultValue,
  );
