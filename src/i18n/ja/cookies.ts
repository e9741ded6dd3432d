import type { words as en } from "../en/cookies.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  title: "クリック数を数えてもよろしいですか？",
  text: "どのページやボタンが役立ち、どこを直すべきかがわかります。広告には使わず、何も販売しません。どちらを選んでも同じようにご利用いただけます。",
  policy: "プライバシーポリシー",
  necessary: "必要なものだけ",
  accept: "同意する",
};
