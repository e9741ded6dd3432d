import type { words as en } from "../en/errors.ts";
import type { Words } from "../words.ts";

export const words = {
  summary: "請檢查標示的項目",
  unknown: "未知錯誤",
  problems: {
    empty: () => "輸入不能為空",
    choose: () => "請選擇相應的類型",
    format: () => "格式不正確",
    long: (most) => `不能超過 ${most} 個字元`,
    number: () => "請輸入數字",
    range: (limit) => `超出可選範圍（上限 ${limit}）`,
    consent: () => "請先剔選此項",
    "email.format": () => "電郵格式不正確",
    "email.long": () => "電郵不能超過 50 個字元",
    not_offered: () => "此套餐不提供該選項",
  },
  codes: {
    INVALID_INPUT: "請檢查標示的項目",
    TOKEN_VALID_FAIL: "請重新登入",
    NOT_ALLOWED: "你無權進行此操作",
    NOT_FOUND: "此網址沒有內容",
    PLAN_NOT_ON_SALE: "此套餐已停售，請選擇其他套餐。",
    ORDER_NOT_FOUND: "找不到此訂單，請由電郵內的連結開啟。",
    METHOD_NOT_ALLOWED: "此網址不支援這種方式",
    PRICE_CHANGED: "價格剛有變動，請核對新的總額後再確認。",
    ORDER_ALREADY_PAID: "此訂單已付款，毋須再付。",
    ORDER_CLOSED: "此訂單已關閉，請重新落單。",
    REQUEST_KEY_REUSED: "此請求已被使用，請重新載入頁面後再試。",
    TOO_LARGE: "內容太大",
    WAY_NOT_OFFERED: "此套餐不提供這種購買方式",
    DAYS_NOT_OFFERED: "不提供此日數",
    TOO_MANY_REQUESTS: "操作過於頻密，請一分鐘後再試。",
    UNKNOWN_ERROR: "未知錯誤",
    GATEWAY_UNAVAILABLE: "付款服務暫無回應，並未扣款，請稍後再試。",
    TRY_AGAIN_LATER: "暫時未能處理，請稍後再試。",
  },
} satisfies Words<typeof en>;
