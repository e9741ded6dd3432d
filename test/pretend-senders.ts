import { PushUnavailable, type PushSender, type PushWish } from "../src/adapters/push/push-sender.ts";
import {
  isNews,
  SmsRefused,
  SmsUnavailable,
  type CodeText,
  type NewsText,
  type SmsSender,
} from "../src/adapters/sms/sms-sender.ts";

/** Collects text messages with codes and those with news, the same key once, or fails as a test sets it. */
export function pretendSms() {
  const texts: CodeText[] = [];
  const news: NewsText[] = [];
  let answer: "taken" | "unavailable" | "refused" = "taken";
  const sender: SmsSender = {
    name: "sandbox",
    async sendSms(text) {
      if (answer === "unavailable") throw new SmsUnavailable("told to be down");
      if (answer === "refused") throw new SmsRefused("told to refuse");
      if ([...texts, ...news].some(({ key }) => key === text.key)) return;
      if (isNews(text)) news.push(text);
      else texts.push(text);
    },
  };
  return { sender, texts, news, answers: (how: typeof answer) => void (answer = how) };
}

/** Collects push messages; endpoints in `gone` have unsubscribed. */
export function pretendPush(publicKey: string) {
  const pushes: PushWish[] = [];
  const gone = new Set<string>();
  let down = false;
  const sender: PushSender = {
    name: "sandbox",
    publicKey,
    async sendPush(wish) {
      if (down) throw new PushUnavailable("told to be down");
      if (gone.has(wish.subscription.endpoint)) return "gone";
      pushes.push(wish);
      return "sent";
    },
  };
  return { sender, pushes, gone, goDown: (is: boolean) => void (down = is) };
}
