import type { words as english } from "../en/real-name-letters.ts";
import type { Words } from "../words.ts";
import { words as letters } from "./letters.ts";
import { words as result } from "./real-name-result.ts";

export const words: Words<typeof english> = {
  realName: {
    brand: letters.brand,
    subject: (number) => `您的实名登记 ${number}`,
    titles: {
      received: "已收到您的实名登记",
      again: "还需要您补充一项",
      againBoth: "还需要您补充两项",
      registered: "实名登记已完成",
      refused: "实名登记未通过",
      withdrawn: "实名登记已撤回",
      deregistered: "实名登记已注销",
      sim_left: "其中一张 SIM 卡的登记已注销",
      moved: "您的 SIM 卡已用新证件登记",
      correcting: "已收到您更正的 SIM 卡号码",
      corrected: "SIM 卡号码已更正",
      lapsed: "实名登记已失效",
      undecided: "实名登记已失效",
      name_changed: "联系人姓名已更改",
    },
    leads: {
      received: "我们会人工核对，有结果会立即通知您，您无需进行任何操作。",
      again: "其余资料已保留，无需重填。",
      registered: "在需要实名登记的地区，您的 SIM 卡现在可以使用。",
      refused: "很抱歉，这次登记未能通过审核。",
      withdrawn: "您的证件照片和资料已删除。",
      deregistered: "在需要实名登记的地区，您的 SIM 卡将不能继续使用。",
      sim_left:
        "仅注销了这张 SIM 卡的登记，其余 SIM 卡不受影响。最迟一天内，它在需要实名登记的地区将不能上网；这张卡现在即可重新登记，也可登记在他人名下。",
      moved:
        "一份更换证件的登记已通过审核，其中填写的原证件是您的证件。下列 SIM 卡现已登记在新证件名下。如果是您本人提交的，无需进行任何操作。",
      correcting:
        "我们将用已保存的照片和资料登记正确的号码，替换原号码。工作人员会先审核，在此之前原号码仍保持登记。您无需进行任何操作。",
      corrected: "原号码的登记已注销。",
      lapsed:
        "我们曾请您补充一项资料，但 90 天内未收到回复，因此您的证件照片和资料已删除，此登记不再占用 SIM 卡。您可随时重新登记。",
      undecided:
        "很抱歉，我们未能及时审核您的实名登记。由于证件照片和资料不能继续保留，我们已将其删除，此登记不再占用 SIM 卡。如仍需登记，请您重新提交。",
      name_changed:
        "有人通过这份登记的专属链接，更改了我们对您的称呼。SIM 卡仍登记在证件所载姓名之下。如果不是您本人所为，请打开登记页面，在那里可以更正姓名或撤回登记。",
    },
    reasons: result.reasons,
    contactChanged: {
      title: "此邮箱不再接收登记通知",
      lead: "有人通过这份登记的专属链接，将您的邮箱换成了另一个。此后与该登记有关的通知不再发送到这里。",
      notYou:
        "如果不是您本人所为，请打开我们第一封邮件中的链接，在那里可以更正邮箱或撤回登记。持有链接的人看不到证件照片和证件内容。",
      footer: (email) => `本邮件发送至 ${email}，因为 Farwave 的一份实名登记此前填写了此邮箱。`,
    },
    text: (number) => `【Farwave】您的实名登记 ${number} 有新进展。`,
    receivedText: (number) => `【Farwave】已收到您的实名登记 ${number}。`,
    endedText: (number) => `【Farwave】您的实名登记 ${number} 已结束。`,
    simLeftText: (number) => `【Farwave】您的实名登记 ${number} 中有一张 SIM 卡已注销登记。`,
    movedText: (number) =>
      `【Farwave】您的实名登记 ${number} 中有 SIM 卡已用新证件登记。如非您本人操作，请立即联系我们。`,
    notYou: "如非您本人操作",
    tell: (address) => `请直接回复本邮件，或写信至 ${address}，并注明您的登记编号。我们会立即核查并更正。`,
    open: "查看登记进度",
    openHint: "持有此链接的人只能看到进度，看不到您的证件。",
    number: "登记编号",
    sim: "SIM 卡",
    footer: (email) => `本邮件发送至 ${email}，因为 Farwave 的一份实名登记填写了此邮箱。`,
  },
};
