import type { Language } from "../../../kernel/language.ts";

/** Words of one side of the border in a text for the other, and in English those that the house does not use. */
const foreign: Partial<Record<Language, Record<string, string>>> = {
  "zh-hk": {
    流量: "數據",
    軟件包: "套餐",
    短信: "短訊",
    郵件: "電郵",
    郵箱: "電郵",
    寫信到: "電郵至",
    照片: "相片",
    登錄: "登入",
    賬號: "帳戶",
    賬戶: "帳戶",
    實名認證: "實名登記",
    運營商: "電訊商",
    手機卡: "SIM 卡",
    充值: "增值",
    激活: "啟動",
    快遞: "速遞",
    郵編: "郵政編號",
    設置: "設定",
    默認: "預設",
    菜單: "選單",
    鏈接: "連結",
    視頻: "影片",
    信息: "資料",
    質量: "質素",
    搜索: "搜尋",
    打印: "列印",
    卸載: "移除",
    刷新: "重新整理",
    服務器: "伺服器",
    您: "你",
  },
  "zh-cn": {
    數據: "流量",
    数据套餐: "流量套餐",
    短訊: "短信",
    短讯: "短信",
    電郵: "邮件",
    电邮: "邮件",
    登入: "登录",
    帐户: "账户",
    实名认证: "实名登记",
    电讯商: "运营商",
    速递: "快递",
    预设: "默认",
    选单: "菜单",
    连结: "链接",
    影片: "视频",
    讯息: "信息",
    质素: "质量",
    萤幕: "屏幕",
    搜寻: "搜索",
    列印: "打印",
    储存: "保存",
    软体: "软件",
    网路: "网络",
    伺服器: "服务器",
    你: "您",
  },
  en: {
    letter: "e-mail",
    letters: "e-mails",
    email: "e-mail",
    emails: "e-mails",
    unsubscribe: "cancel",
    unsubscribed: "cancelled",
  },
};

export function unlikelyWords(language: Language, text: string): { wrote: string; better: string }[] {
  return Object.entries(foreign[language] ?? {}).flatMap(([wrote, better]) =>
    isIn(wrote, text) ? [{ wrote, better }] : [],
  );
}

/** A word of Latin letters is one from end to end; what stands in an address is none. */
function isIn(wrote: string, text: string): boolean {
  if (!/^[a-z]+$/.test(wrote)) return text.includes(wrote);
  return new RegExp(`\\b(?<![./@-])${wrote}\\b(?![@/-])`, "i").test(text.replaceAll(/\]\([^)]*\)/g, "]"));
}
