import type { words as en } from "../en/camera.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  title: "本人確認書類の撮影",
  close: "戻る",
  opening: "カメラを起動しています…",
  advice: {
    dark: "暗すぎます。明るい場所で撮影してください。",
    closer: "枠いっぱいになるまで近づけてください。",
    still: "動かさないでください。",
    blurred: "ピントが合っていません。画面をタップするか、少し離してください。",
    copy: "コピーのようです。カラーの原本を撮影してください。",
    glare: "光が反射しています。少し傾けてください。",
    good: "そのまま動かさないでください。",
  },
  marks: { frame: "枠内", sharp: "鮮明", colour: "カラー", glare: "反射なし" },
  missing: { frame: "枠外", sharp: "不鮮明", colour: "色なし", glare: "反射" },
  right: (right, all) => `${all} 項目中 ${right} 項目が OK`,
  byItself: "4 項目がそろうと自動で撮影します。",
  file: "ファイルを選択",
  take: "撮影する",
  light: "ライト",
  stays: "使用を確定するまで、写真はこの端末にだけ残ります。",
  look: "すべての文字が読めますか？",
  use: "この写真を使う",
  scan: {
    title: "バーコードの読み取り",
    how: "カードまたは台紙のバーコードを枠に合わせてください。",
  },
  again: "撮り直す",
};
