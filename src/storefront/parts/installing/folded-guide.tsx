import { useState, type ReactNode } from "react";
import { useActionData, useSearchParams } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";

/**
 * The steps of an eSIM that is on a phone, to follow them again. They stay open for those who have just followed them
 * here, is on the way through the questions, or has sent one of their forms.
 */
export function FoldedGuide({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const { help } = useWords("data-left");
  const [query] = useSearchParams();
  const posted = useActionData();
  const [openAtFirst] = useState(!isFolded || query.has("trouble") || posted !== undefined);
  return (
    <details className={isFolded ? "disclosure guide-fold" : "guide-fold"} open={openAtFirst}>
      <summary hidden={!isFolded}>
        <Icon name="chevron-right" size="small" />
        <span>{help}</span>
      </summary>
      {children}
    </details>
  );
}
