import type { words as en } from "../en/console-sign-in.ts";
import type { Words } from "../words.ts";

export const words = {
  signIn: {
    title: "登入",
    lede: "只供 Farwave 員工使用。",
    passkey: "使用通行密鑰登入",
    needsScript: "通行密鑰需要 JavaScript。如未啟用，請用密碼和驗證應用程式登入。",
    passkeyAlone: "須以通行密鑰登入，而通行密鑰需要啟用 JavaScript。",
    or: "或",
    byPassword: "使用密碼和驗證應用程式",
    email: "電郵",
    password: "密碼",
    code: "驗證應用程式的驗證碼",
    codeHint: "6 位數字，每 30 秒更新一次",
    go: "登入",
    failed: "未能登入。電郵、密碼和驗證碼必須全部正確，而每個驗證碼只可使用一次。",
    passkeyFailed: "未能驗證這個通行密鑰。請再試一次。",
    lost: (isBoth) =>
      `${isBoth ? "兩種方式都用不到？" : "未能登入？"}請管理伺服器的同事產生新連結：npm run staff -- invite 你的電郵`,
  },

  proof: {
    title: "請確認是你本人",
    lede: "這項操作需要重新驗證身份。你填寫的內容不會遺失，驗證後立即執行。",
    passkey: "使用通行密鑰驗證",
    passkeyFailed: "未能驗證這個通行密鑰。請再試一次。",
    byCode: "使用驗證應用程式",
    go: "驗證",
    back: "返回，不執行",
  },

  invitation: {
    title: "設定登入方式",
    lede: (email) => `帳戶：${email}。這條連結只可使用一次，最長 1 小時內有效。`,
    name: "你的姓名",
    nameHint: "同事見到的名字，亦會記入操作記錄",
    passkey: "設定通行密鑰",
    passkeyLede: "用解鎖這部裝置的指紋、面容或密碼，不用另外記住，亦不用輸入。",
    passkeyFailed: "未能建立通行密鑰。請再試一次。",
    byPassword: "或使用密碼和驗證應用程式",
    picture: "驗證應用程式密鑰的 QR 碼",
    scan: "請用驗證應用程式掃描 QR 碼，或自行輸入密鑰：",
    password: "新密碼",
    passwordHint: "8 至 20 個字元，至少包含大楷字母、細楷字母、數字和符號其中兩種",
    code: "驗證應用程式的驗證碼",
    go: "完成設定並登入",
    over: "這條連結已失效",
    overLede: "連結只可使用一次，最長 1 小時內有效。請管理伺服器的同事產生新連結：npm run staff -- invite 你的電郵",
    toSignIn: "前往登入",
  },
} satisfies Words<typeof en>;
