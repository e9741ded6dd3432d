import type { words as en } from "../en/console-sign-in.ts";
import type { Words } from "../words.ts";

export const words = {
  signIn: {
    title: "登录",
    lede: "仅供 Farwave 员工使用。",
    passkey: "使用通行密钥登录",
    needsScript: "通行密钥需要启用 JavaScript。未启用时，请使用密码和验证器应用登录。",
    passkeyAlone: "须用通行密钥登录，而通行密钥需要启用 JavaScript。",
    or: "或",
    byPassword: "使用密码和验证器应用",
    email: "邮箱",
    password: "密码",
    code: "验证器应用中的验证码",
    codeHint: "6 位数字，每 30 秒更新一次",
    go: "登录",
    failed: "登录失败。邮箱、密码和验证码须全部正确，且每个验证码只能使用一次。",
    passkeyFailed: "未能通过此通行密钥的验证。请重试。",
    lost: (isBoth) =>
      `${isBoth ? "两种方式都无法使用？" : "无法登录？"}请服务器管理人员生成新链接：npm run staff -- invite 您的邮箱`,
  },

  proof: {
    title: "请确认是您本人",
    lede: "此操作需要重新验证身份。您填写的内容不会丢失，验证后立即执行。",
    passkey: "使用通行密钥验证",
    passkeyFailed: "未能通过此通行密钥的验证。请重试。",
    byCode: "使用验证器应用",
    go: "验证",
    back: "返回，不执行",
  },

  invitation: {
    title: "设置登录方式",
    lede: (email) => `账号：${email}。此链接仅可使用一次，最长 1 小时内有效。`,
    name: "您的姓名",
    nameHint: "同事看到的名字，也会记入操作记录",
    passkey: "设置通行密钥",
    passkeyLede: "使用解锁本设备的指纹、面容或密码，无需另记，也无需输入。",
    passkeyFailed: "未能创建通行密钥。请重试。",
    byPassword: "或使用密码和验证器应用",
    picture: "验证器应用密钥的二维码",
    scan: "请用验证器应用扫描二维码，或手动输入密钥：",
    password: "新密码",
    passwordHint: "8 至 20 个字符，至少包含大写字母、小写字母、数字和符号中的两种",
    code: "验证器应用中的验证码",
    go: "完成设置并登录",
    over: "此链接已失效",
    overLede: "链接仅可使用一次，最长 1 小时内有效。请服务器管理人员生成新链接：npm run staff -- invite 您的邮箱",
    toSignIn: "前往登录",
  },
} satisfies Words<typeof en>;
