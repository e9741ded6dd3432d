import { IconButton } from "../../../ui/button.tsx";
import { Modal, opens } from "../../../ui/dialog.tsx";
import { DrawnOnce } from "../../../ui/drawn-once.tsx";
import { remember, useRemembered } from "../visit/browser-storage.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { newestOf } from "./newest-notice.ts";
import type { ShopNotice } from "./settings.ts";

const drawing = import.meta.env.SSR ? await import("./notice-list.tsx") : undefined;

const modal = "notices";
const storageKey = "notice_seen";

/** Row H5: marked when there is a notice that this browser has not opened yet; opening clears the mark. */
export function NoticeBell({ notices }: { notices: ShopNotice[] }) {
  const { notices: words, close } = useWords("shell");
  const { language } = useVisit();
  const seen = useRemembered(storageKey);
  const newest = newestOf(notices);
  const marked = newest !== undefined && seen !== undefined && seen !== newest.id;
  return (
    <>
      <IconButton
        icon="bell"
        label={marked ? words.openNew : words.open}
        marked={marked}
        {...opens(modal)}
        onClick={() => newest && remember(storageKey, newest.id)}
      />
      <Modal id={modal} title={words.title} closeLabel={close}>
        <DrawnOnce as="div" part="notices" from={[language, notices]}>
          {drawing && <drawing.NoticeList notices={notices} />}
        </DrawnOnce>
      </Modal>
    </>
  );
}
