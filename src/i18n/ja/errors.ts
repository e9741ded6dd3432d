import { words as english } from "../en/errors.ts";
import type { Words } from "../words.ts";

/** What the pages of real-name registration can say; every other page has its errors in English, as its words (L3). */
export const words: Words<typeof english> = {
  ...english,
  summary: "印の付いた項目をご確認ください",
  named: (field, message) => `${field}：${message}`,
  problems: {
    ...english.problems,
    empty: () => "入力してください",
    choose: () => "該当するものを選択してください",
    format: () => "形式が正しくありません",
    long: (most, field = "") =>
      field ? `${field}は ${most} 文字以内で入力してください` : `${most} 文字以内で入力してください`,
    number: () => "数字を入力してください",
    range: (limit) => `範囲外です（上限：${limit}）`,
    consent: () => "続けるにはチェックを入れてください",
    "consent.changed": () =>
      "この文言が更新されました。もう一度お読みになり、チェックを入れてください。表示が変わらない場合はページを再読み込みしてください。入力内容は残ります",
    "email.format": () => "メールアドレスの形式が正しくありません",
    "email.long": () => "メールアドレスは 50 文字以内で入力してください",
    phone: () => "つながる電話番号を、国番号とあわせて入力してください",
    iccid: () => "正しい ICCID を入力してください",
    "iccid.prefix": () => "ICCID は 8985234 で始まる必要があります",
    "iccid.duplicate": () => "同じ ICCID が入力されています",
    "iccid.unknown": () => "この番号は見つかりません。カードに記載された番号と見比べてください。",
    "iccid.blocked": () => "この SIM は停止されています。理由はカスタマーサービスにお問い合わせください。",
    "iccid.expired": () => "この SIM は有効期限が切れています。",
    "iccid.not_prepaid": () =>
      "これは旅行用 SIM で、プリペイドカードではありません。チャージではなくプランを追加してください。",
    puk: () => "PUK はカード台紙に記載された 8 桁の数字です",
    "puk.wrong": () =>
      "この PUK はこのカードのものではありません。カードと台紙の番号をご確認ください。番号が正しい場合は、カスタマーサービスにお問い合わせください。",
    "iccid.other_card": () => "このカードのチャージは別のページで行います。下のリンクをご覧ください。",
    "iccid.no_top_up": () =>
      "このカードにはチャージできません。カードに記載された番号と見比べてください。番号が正しい場合は、カスタマーサービスにお問い合わせください。",
    "iccid.refused": () =>
      "この SIM は確認できません。カードに記載された番号と見比べてください。番号が正しい場合は、カスタマーサービスにお問い合わせください。",
    "iccid.registered": () =>
      "この SIM はすでに登録されています。使う方が変わった場合は、先に以前の登録を解除してください。",
    "iccid.other_document": () => "この SIM は、以前の書類として入力された書類では登録されていません。",
    "purpose.first": () =>
      "これらの SIM は現在どの書類でも登録されていません。「はい、初めてです」を選んで送り直してください。入力内容は保存されています。",
    fewer: (most) => `最大 ${most} 件までです`,
    contact: () => "メールアドレスか電話番号のどちらかを入力してください。結果をお知らせします。",
    photo: () => "本人確認書類の写真をアップロードしてください",
    "photo.heavy": () => "写真が 10 MB を超えています。小さい写真を選んでください。",
    young: (least) => `${least} 歳未満の方は登録できません`,
    "sims.quota": (most) =>
      `1 人が登録できる SIM は ${most} 枚までです。使わなくなった SIM の登録を解除してから、もう一度お試しください。`,
    intention: () => "協業の目的を選択してください",
    words: () => "25 語以上で入力してください。日本語・中国語は 1 文字を 1 語と数えます。",
    leave_empty: () => "この欄は空欄のままにしてください",
    "document.number": () => "この種類の書類の番号ではありません。書類と見比べてください。",
    "document.expired": () => "書類の有効期限が切れています",
    "document.same": () => "同じ書類です。SIM の登録に使った以前の書類を入力してください。",
    "passport.hksar": () => "香港特別行政区パスポートは使えません。香港 ID カードをお使いください。",
    "passport.bno": () => "BN(O) パスポートは使えません。香港 ID カードなど、別の書類をお使いください。",
    "passport.perhaps": () =>
      "香港特別行政区パスポートの番号のようです。このパスポートは使えません。違う場合は、チェックを入れて続けてください。",
  },
  fields: { ...english.fields, name: "氏名", phone: "電話番号", remark: "SIM の呼び名" },
  orLater: (minutes) => `または ${minutes} 分後にもう一度お試しください。`,
  codes: {
    ...english.codes,
    INVALID_INPUT: "印の付いた項目をご確認ください",
    NOT_ALLOWED: "ここではその操作はできません",
    NOT_FOUND: "このアドレスには何もありません",
    TOO_LARGE: "サイズが大きすぎます",
    REQUEST_KEY_REUSED: "この送信はすでに別の内容で使われています。ページを再読み込みしてください。",
    ENQUIRY_OVER:
      "このお問い合わせは送信済みか、添付ファイルが 1 日経過して削除されました。ページを再読み込みして添付し直してください。",
    CHAT_FULL: "会話が長くなりすぎたため、これ以上続けられません。新しい会話を始めてください。",
    FILE_DAMAGED: "このファイルは受信後に破損し、開けなくなりました。",
    FILE_REFUSED: "このファイルは使用できません。10 MB 以下の JPG、PNG、PDF を選んでください。",
    TOO_QUICK: "送信が早すぎました。入力内容は残っています。もう一度「送信」を押してください。",
    REAL_NAME_OVER: "この登録はすでに審査されたか取り下げられており、変更できません。",
    REAL_NAME_UNREADABLE:
      "この登録で送信された内容は開けなくなりました。登録のリンクから取り下げ、SIM をあらためて登録してください。",
    CORRECTION_OPEN:
      "このSIMの番号はすでに訂正の手続き中です。それも間違っている場合は、その訂正のページで取り下げてください。",
    REGISTER_ANEW:
      "この登録は引き継げません。写真が保存されていないか、書類が受け付けられなくなっています。このSIMの登録を取り消し、正しいSIMを新しく登録してください。",
    PHOTO_REFUSED: "この写真は使えません。撮り直してください。",
    TOO_MANY_REQUESTS: "一度に多くの操作がありました。1 分ほどお待ちください。",
    TRIED_OFTEN: "試行回数が多すぎます。しばらくしてからもう一度お試しください。",
    UNKNOWN_ERROR: "不明なエラーが発生しました",
    NETWORK_UNAVAILABLE: "SIM を確認するためのネットワークに接続できません。しばらくしてからもう一度お試しください。",
    TRY_AGAIN_LATER: "ただいまご利用いただけません。しばらくしてからもう一度お試しください。",
    UNDER_MAINTENANCE: "ただいまメンテナンス中です。しばらくしてからもう一度お試しください。",
  },
};
