import type { words as english } from "../en/real-name-letters.ts";
import type { Words } from "../words.ts";
import { words as result } from "./real-name-result.ts";

export const words: Words<typeof english> = {
  realName: {
    brand: "Farwave – 여행자를 위한 데이터",
    subject: (number) => `실명 등록 ${number} 안내`,
    titles: {
      received: "실명 등록이 접수되었습니다",
      again: "한 가지만 더 부탁드립니다",
      againBoth: "두 가지만 더 부탁드립니다",
      registered: "실명 등록이 완료되었습니다",
      refused: "등록되지 않았습니다",
      withdrawn: "실명 등록을 철회했습니다",
      deregistered: "실명 등록을 해지했습니다",
      sim_left: "SIM 1개의 등록을 해지했습니다",
      moved: "SIM이 새 신분증으로 등록되었습니다",
      correcting: "정정하신 SIM 번호가 접수되었습니다",
      corrected: "SIM 번호가 정정되었습니다",
      lapsed: "실명 등록이 만료되었습니다",
      undecided: "실명 등록이 만료되었습니다",
      name_changed: "연락처 이름이 변경되었습니다",
    },
    leads: {
      received: "담당자가 직접 대조합니다. 결정되는 대로 다시 알려 드리니 따로 하실 일은 없습니다.",
      again: "나머지 내용은 저장되어 있어 다시 입력하실 필요가 없습니다.",
      registered: "등록이 필요한 지역에서 SIM을 사용하실 수 있습니다.",
      refused: "죄송합니다. 이번 등록은 승인되지 않았습니다.",
      withdrawn: "사진과 내용이 삭제되었습니다.",
      deregistered: "등록이 필요한 지역에서는 SIM을 더 이상 사용할 수 없습니다.",
      sim_left:
        "이 SIM만 등록에서 제외되었으며 나머지 SIM은 계속 등록되어 있습니다. 늦어도 하루 안에 등록이 필요한 지역에서 데이터를 사용할 수 없게 됩니다. 다른 명의를 포함해 바로 다시 등록하실 수 있습니다.",
      moved:
        "고객님의 신분증을 변경 전 신분증으로 기재한 신분증 변경 등록이 승인되었습니다. 아래 SIM은 이제 새 신분증으로 등록되어 있습니다. 직접 신청하셨다면 따로 하실 일은 없습니다.",
      correcting:
        "보관 중인 사진과 내용으로 잘못된 번호 대신 등록합니다. 담당자가 먼저 확인하며 그때까지 기존 번호의 등록은 유지됩니다. 따로 하실 일은 없습니다.",
      corrected: "잘못된 번호의 등록은 해지되었습니다.",
      lapsed:
        "추가로 요청드린 한 가지에 대해 90일 동안 답변이 없어 사진과 내용을 삭제하고 SIM의 등록 대기를 해제했습니다. 언제든지 다시 등록하실 수 있습니다.",
      undecided:
        "보내 주신 실명 등록을 기한 안에 확인하지 못했습니다. 죄송합니다. 사진과 내용은 더 이상 보관할 수 없어 삭제했으며 SIM의 등록 대기를 해제했습니다. 등록이 아직 필요하시면 번거로우시겠지만 다시 보내 주세요.",
      name_changed:
        "이 등록의 전용 링크를 가진 사람이 연락드릴 때 부르는 이름을 바꾸었습니다. SIM의 명의는 신분증에 적힌 이름 그대로입니다. 본인이 변경하지 않았다면 등록 페이지를 열어 주세요. 이름을 정정하거나 등록을 철회할 수 있습니다.",
    },
    reasons: result.reasons,
    contactChanged: {
      title: "이 이메일은 더 이상 등록에 사용되지 않습니다",
      lead: "이 등록의 전용 링크를 가진 사람이 이메일 주소를 다른 주소로 바꾸었습니다. 앞으로 이 등록에 관한 알림은 이 주소로 오지 않습니다.",
      notYou:
        "본인이 변경하지 않았다면 처음 보내 드린 이메일의 링크를 열어 주세요. 주소를 정정하거나 등록을 철회할 수 있습니다. 링크를 가진 사람도 사진과 신분증 내용은 볼 수 없습니다.",
      footer: (email) => `지금까지 Farwave 실명 등록에 기재되어 있던 주소이므로 ${email}로 보내 드립니다.`,
    },
    text: (number) => `Farwave: 실명 등록 ${number}의 심사 결과가 나왔습니다.`,
    receivedText: (number) => `Farwave: 실명 등록 ${number}이(가) 접수되었습니다.`,
    endedText: (number) => `Farwave: 실명 등록 ${number}이(가) 종료되었습니다.`,
    simLeftText: (number) => `Farwave: 실명 등록 ${number}의 SIM 1개가 등록 해지되었습니다.`,
    movedText: (number) =>
      `Farwave: 실명 등록 ${number}의 SIM이 새 신분증으로 등록되었습니다. 본인이 아니라면 바로 연락해 주세요.`,
    notYou: "본인이 신청하지 않았다면",
    tell: (address) =>
      `접수 번호와 함께 이 메일에 회신하시거나 ${address}로 연락해 주세요. 바로 확인하여 바로잡겠습니다.`,
    open: "등록 현황 보기",
    openHint: "이 링크로는 진행 상황만 볼 수 있으며 신분증은 볼 수 없습니다.",
    number: "접수 번호",
    sim: "SIM",
    footer: (email) => `Farwave 실명 등록에 기재된 주소이므로 ${email}로 보내 드립니다.`,
  },
};
