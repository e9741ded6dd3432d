import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toasts.ts";
import { useWords } from "../visit/words.ts";

export function InAppNotice({ address }: { address: string }) {
  const { inApp, install } = useWords("result");
  return (
    <Notice
      tone="care"
      title={inApp.title}
      action={<CopyButton text={address} label={inApp.copy} copiedLabel={install.copied} onRefused={() => showToast(inApp.text, "failure")} />}
    >
      {inApp.text}
    </Notice>
  );
}
