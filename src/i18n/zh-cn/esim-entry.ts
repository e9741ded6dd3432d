import type { words as en } from "../en/esim-entry.ts";
import type { Words } from "../words.ts";

export const words = {
  title: { account: "我的 eSIM", sim: "我的 eSIM", visitor: "eSIM 帮助中心" },
  account: "前往我的 eSIM：将自动登录，并向 eSIM 服务提供您的邮箱和手机号。继续即表示同意服务条款和隐私政策。",
  sim: "前往我的 eSIM：将自动登录，且仅凭这张 SIM 卡的卡号。继续即表示同意服务条款和隐私政策。",
  visitor: "前往 eSIM 帮助中心？",
  visitorText: "eSIM 的安装、使用和换机说明，无需登录即可查看。",
  email: "邮箱",
  phone: "手机号",
  iccid: "SIM 卡",
  terms: "服务条款",
  privacy: "隐私政策",
  questions: "eSIM 常见问题",
  go: "继续",
  cancel: "取消",
  opening: "正在打开",
  looking: "请稍候",
  failed: "未能打开",
  retry: "重试",
  over: "链接已失效",
  overText: "链接只能在打开它的浏览器里使用一次，一分钟内有效。您的账号没有任何变动，点击“继续”即可获取新链接。",
  onward: (host: string): string => `前往 ${host}`,
  onwardText: "此链接一分钟内有效，只能使用一次。",
} satisfies Words<typeof en>;
