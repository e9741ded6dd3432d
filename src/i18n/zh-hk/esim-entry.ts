import type { words as en } from "../en/esim-entry.ts";
import type { Words } from "../words.ts";

export const words = {
  title: { account: "我的 eSIM", sim: "我的 eSIM", visitor: "eSIM 支援中心" },
  account: "前往我的 eSIM：系統會自動登入，並向 eSIM 服務提供你的電郵及電話號碼。繼續即表示同意條款及私隱政策。",
  sim: "前往我的 eSIM：系統會自動登入，而且只憑這張 SIM 卡的卡號。繼續即表示同意條款及私隱政策。",
  visitor: "前往 eSIM 支援中心？",
  visitorText: "eSIM 的安裝、使用及轉機說明，毋須登入即可查閱。",
  email: "電郵",
  phone: "電話號碼",
  iccid: "SIM 卡",
  terms: "條款",
  privacy: "私隱政策",
  questions: "eSIM 常見問題",
  go: "繼續",
  cancel: "取消",
  opening: "正在開啟",
  looking: "請稍候",
  failed: "未能開啟",
  retry: "重試",
  over: "連結已失效",
  overText: "連結只可在開啟它的瀏覽器使用一次，一分鐘內有效。你的帳戶沒有任何改動，按「繼續」便可取得新連結。",
  onward: (host: string): string => `前往 ${host}`,
  onwardText: "此連結一分鐘內有效，只可使用一次。",
} satisfies Words<typeof en>;
