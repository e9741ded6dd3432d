import { Notice } from "../../../ui/notice.tsx";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useKeptCopy } from "./use-kept-page.ts";

/** On a copy that was kept: since when, so that it is not taken for today's state. */
export function KeptNotice() {
  const { kept: words } = useWords("install");
  const moment = useMoment();
  const keptAt = useKeptCopy();
  return keptAt ? <Notice title={words.asKept(moment(keptAt))}>{words.asKeptText}</Notice> : null;
}
