import { intentAddress, type AppAround } from "../../../features/aftersales/installs/phone-system.ts";
import type { PhoneSystem } from "../../../features/aftersales/installs/phone-system.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showToast } from "../../../ui/toasts.ts";
import { useWords } from "../../ground/visit/words.ts";

type InAppNoticeProps = { app: AppAround; system: PhoneSystem | undefined; page: string };

/** Domain notes 2.2: browsers inside other apps do not hand the install links to the system. */
export function InAppNotice({ app, system, page }: InAppNoticeProps) {
  const { inApp: words, install } = useWords("install");
  const how = app.name === "WeChat" ? words.how.wechat : app.name === "LINE" ? words.how.line : words.how.other;
  // Android lets a page name its browser; an iPhone leaves it to the person
  const elsewhere = system && system !== "iphone" ? intentAddress(page) : undefined;
  return (
    <Notice
      tone="care"
      title={words.title(app.name ?? words.someApp)}
      action={
        <p className="cluster">
          {elsewhere && (
            <a className={buttonClass({ size: "small" })} href={elsewhere}>
              {words.open}
            </a>
          )}
          <CopyButton
            text={page}
            label={words.copy}
            copiedLabel={install.copied}
            onRefused={() => showToast(how, "failure")}
          />
        </p>
      }
    >
      {words.text} {how}
    </Notice>
  );
}
