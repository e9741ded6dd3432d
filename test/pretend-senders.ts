import { PushUnavailable, type PushSender, type PushWish } from "../src/adapters/push/push-sender.ts";
import { SmsRefused, SmsUnavailable, type SmsSender, type SmsText } from "../src/adapters/sms/sms-sender.ts";

/** Collects text messages, the same key once, or fails as a test sets it. */
export function pretendSms() {
  const texts: SmsText[] = [];
  let answer: "taken" | "unavailable" | "refused" = "taken";
  const sender: SmsSender = {
    name: "sandbox",
    async sendSms(text) {
      if (answer === "unavailable") throw new SmsUnavailable("told to be down");
      if (answer === "refused") throw new SmsRefused("told to refuse");
      if (!texts.some(({ key }) => key === text.key)) texts.push(text);
    },
  };
  return { sender, texts, answers: (how: typeof answer) => void (answer = how) };
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
