import type { words as en } from "../en/camera.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  title: "拍摄证件",
  close: "返回",
  opening: "正在打开相机…",
  advice: {
    dark: "光线太暗，请到亮一点的地方。",
    closer: "请移近一点，让证件填满取景框。",
    still: "请拿稳手机。",
    blurred: "还不够清晰，请点一下屏幕对焦，或稍微拿远。",
    copy: "像是复印件。请拍彩色的证件原件。",
    glare: "有反光，请把证件稍微倾斜。",
    good: "很好，请保持不动。",
  },
  marks: { frame: "已对准", sharp: "清晰", colour: "彩色", glare: "无反光" },
  missing: { frame: "未对准", sharp: "不清晰", colour: "无色彩", glare: "反光" },
  right: (right, all) => `${all} 项中 ${right} 项合格`,
  byItself: "四项都合格时会自动拍摄。",
  file: "选择文件",
  take: "拍照",
  light: "补光灯",
  stays: "确认使用前，照片只留在本机。",
  look: "每个字都能看清吗？",
  use: "使用这张照片",
  scan: {
    title: "扫描条码",
    how: "请将卡片或卡托上的条码对准取景框。",
  },
  again: "重拍",
};
