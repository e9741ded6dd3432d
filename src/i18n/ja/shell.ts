import type { words as en } from "../en/shell.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  skip: "本文へ移動",
  home: "Farwave トップページ",
  titled: (page) => `${page} · Farwave`,
  close: "閉じる",
  continents: {
    asia: "アジア",
    europe: "ヨーロッパ",
    "north-america": "北米",
    "south-america": "南米",
    africa: "アフリカ",
    oceania: "オセアニア",
  },
  nav: {
    label: "メインメニュー",
    destinations: "渡航先",
    esim: "eSIM",
    support: "サポート",
    partnership: "パートナー",
    gogoChina: "Gogo China",
    buy: "購入する",
    menu: "メニュー",
    account: "マイアカウント",
    login: "ログイン",
  },
  menu: {
    search: "どこへ行きますか？",
    placeholder: "国または都市",
    find: "検索",
    popular: "人気の渡航先",
    byLetter: "頭文字から探す",
    all: "すべての渡航先と料金",
    trip: "複数の国へ行く方はこちら",
    loading: "渡航先を読み込んでいます",
    failed: "一覧を読み込めませんでした。",
    retry: "もう一度試す",
    count: (found) => `渡航先 ${found} 件`,
    none: "その名前の渡航先はありません。都市名や空港名でお試しください。",
    searchFailed: "検索できませんでした。もう一度お試しください。",
  },
  notices: {
    open: "お知らせ",
    openNew: "お知らせ（新着あり）",
    title: "お知らせ",
  },
  preferences: {
    languages: "言語",
    open: "言語と通貨を選ぶ",
    title: "言語と通貨",
    clear: "元に戻す",
    confirm: "決定",
  },
  unknownError: "不明なエラーが発生しました",
  noConnection: "接続できません。入力内容は保存されています。オンラインに戻ってからもう一度お試しください。",
  error: {
    retry: "もう一度試す",
    home: "トップページへ",
    help: "解決しないときは、こちらへご連絡ください：",
    missing: {
      title: "このアドレスにページはありません",
      text: "リンクが古いか、入力に誤りがある可能性があります。商品はすべて一度のクリックで見つかります。",
    },
    busy: {
      title: "一度に多くの操作がありました",
      text: "1 分ほど待ってからもう一度お試しください。入力内容は保存されています。",
    },
    away: {
      title: "ただいまご利用いただけません",
      text: "接続またはサービスが応答していません。しばらくしてからもう一度お試しください。",
    },
    unknown: {
      title: "当社側で問題が発生しました",
      text: "お客様の操作が原因ではありません。問題は記録されました。しばらくしてからもう一度お試しください。",
    },
  },
};
