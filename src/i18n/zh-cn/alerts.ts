import type { words as en } from "../en/alerts.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "及时提醒我",
  lead: "适用于您的所有套餐。日套餐按每天的流量计算比例。",
  what: "提醒时机",
  kinds: {
    used_50: "流量已用 50%",
    used_80: "流量已用 80%",
    used_100: "流量已用完",
    ends_soon: "套餐到期前一天",
  },
  how: "提醒方式",
  byMail: (email) => `发邮件到 ${email}`,
  byPush: (browsers) => (browsers === 1 ? "在已开启的浏览器中推送通知" : `在已开启的 ${browsers} 个浏览器中推送通知`),
  save: "保存",
  saved: "已保存，今后按此提醒您。",
  push: {
    title: "此浏览器的通知",
    lead: "通知直接显示在屏幕上，不打开网站也能收到。浏览器会询问您一次。",
    turnOn: "在此开启",
    on: "此浏览器会收到通知。",
    untilSignOut: "退出登录后停止。",
    untilClosed: "登录失效后停止。登录时勾选“保持登录”，整个行程都能收到。",
    turnOff: "在此关闭",
    refused: {
      title: "此浏览器不允许通知",
      text: "本网站的通知已被阻止。请在浏览器的网站设置中允许通知，然后重新加载本页。",
    },
    homeScreen: {
      title: "iPhone 和 iPad 需从主屏幕打开",
      text: "Apple 只允许主屏幕上的网站发通知：点按“共享”，选择“添加到主屏幕”，再从主屏幕打开并登录。需要 iOS 16.4 或更高版本。",
    },
    cannot: "此浏览器无法显示通知。邮件提醒不受影响。",
    failed: "未能开启：连不上浏览器的通知服务，请稍后再试。",
  },
} satisfies Words<typeof en>;
