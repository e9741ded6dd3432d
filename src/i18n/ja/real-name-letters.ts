import type { words as english } from "../en/real-name-letters.ts";
import type { Words } from "../words.ts";
import { words as result } from "./real-name-result.ts";

export const words: Words<typeof english> = {
  realName: {
    brand: "Farwave – 旅行者のためのデータ通信",
    subject: (number) => `実名登録 ${number} について`,
    titles: {
      received: "実名登録を受け付けました",
      again: "あと 1 つお願いします",
      againBoth: "あと 2 つお願いします",
      registered: "実名登録が完了しました",
      refused: "登録できませんでした",
      withdrawn: "実名登録を取り下げました",
      deregistered: "実名登録を解除しました",
      sim_left: "SIM 1 枚の登録を解除しました",
      moved: "SIM が新しい書類で登録されました",
      correcting: "訂正された SIM の番号を受け付けました",
      corrected: "SIM の番号を訂正しました",
      lapsed: "実名登録が失効しました",
      undecided: "実名登録が失効しました",
      name_changed: "連絡先のお名前が変更されました",
    },
    leads: {
      received: "担当者が一件ずつ照合します。決まりしだい改めてご連絡しますので、お待ちください。",
      again: "ほかの内容は保存されていますので、入力し直す必要はありません。",
      registered: "登録が必要な地域で SIM をお使いいただけます。",
      refused: "申し訳ございませんが、今回の登録はお受けできませんでした。",
      withdrawn: "写真と内容は削除されました。",
      deregistered: "登録が必要な地域では SIM をお使いいただけなくなります。",
      sim_left:
        "登録から外したのはこの SIM だけで、ほかの SIM は登録されたままです。遅くとも 1 日以内に、登録が必要な地域ではデータ通信が使えなくなります。別の名義も含め、すぐに登録し直せます。",
      moved:
        "お客様の書類を変更前の書類とする、書類変更の登録が承認されました。下記の SIM は今後、新しい書類で登録されます。ご本人が送られた場合、お手続きは不要です。",
      correcting:
        "保管している写真と内容を使って、誤った番号の代わりに登録します。担当者の確認が済むまで、元の番号は登録されたままです。お手続きは必要ありません。",
      corrected: "誤った番号の登録は解除されました。",
      lapsed:
        "あと 1 つお願いした内容について 90 日間お返事がなかったため、写真と内容を削除し、SIM の登録待ちを解除しました。いつでも改めて登録できます。",
      undecided:
        "お送りいただいた実名登録を期間内に確認できませんでした。申し訳ございません。写真と内容はこれ以上保管できないため削除し、SIM の登録待ちを解除しました。登録がまだ必要な場合は、お手数ですがもう一度お送りください。",
      name_changed:
        "この登録の専用リンクを持つ方が、ご連絡の際の宛名を変更しました。SIM の名義は、書類に記載されたお名前のままです。お心当たりがない場合は、登録のページを開いてください。お名前の訂正や、登録の取り下げができます。",
    },
    reasons: result.reasons,
    contactChanged: {
      title: "このメールアドレスは登録から外れました",
      lead: "この登録の専用リンクを持つ方が、メールアドレスを別のものに変更しました。今後、この登録についてのお知らせはこちらには届きません。",
      notYou:
        "お心当たりがない場合は、最初にお送りしたメールのリンクを開いてください。メールアドレスの訂正や、登録の取り下げができます。リンクを知っている人にも、写真や書類の内容は見えません。",
      footer: (email) => `これまで Farwave の実名登録に記入されていたアドレスのため、${email} にお送りしています。`,
    },
    text: (number) => `Farwave：実名登録 ${number} の審査結果が出ました。`,
    receivedText: (number) => `Farwave：実名登録 ${number} を受け付けました。`,
    endedText: (number) => `Farwave：実名登録 ${number} は終了しました。`,
    simLeftText: (number) => `Farwave：実名登録 ${number} の SIM 1 枚の登録を解除しました。`,
    movedText: (number) =>
      `Farwave：実名登録 ${number} の SIM が新しい書類で登録されました。お心当たりがない場合は、すぐにご連絡ください。`,
    notYou: "お心当たりがない場合",
    tell: (address) =>
      `受付番号を添えて、このメールに返信するか、${address} までご連絡ください。すぐに確認し、訂正いたします。`,
    open: "登録の状況を見る",
    openHint: "このリンクで見えるのは進み具合だけで、書類は見えません。",
    number: "受付番号",
    sim: "SIM",
    footer: (email) => `Farwave の実名登録に記入されたアドレスのため、${email} にお送りしています。`,
  },
};
