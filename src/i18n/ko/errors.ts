import { words as english } from "../en/errors.ts";
import type { Words } from "../words.ts";

/** What the pages of real-name registration can say; every other page has its errors in English, as its words (L3). */
export const words: Words<typeof english> = {
  ...english,
  summary: "표시된 항목을 확인해 주세요",
  named: (field, message) => `${field}: ${message}`,
  problems: {
    ...english.problems,
    empty: () => "입력해 주세요",
    choose: () => "해당하는 항목을 선택해 주세요",
    format: () => "형식이 올바르지 않습니다",
    long: (most, field = "") => (field ? `${field}: ${most}자 이내로 입력해 주세요` : `${most}자 이내로 입력해 주세요`),
    number: () => "숫자를 입력해 주세요",
    range: (limit) => `범위를 벗어났습니다(한도: ${limit})`,
    consent: () => "계속하려면 체크해 주세요",
    "consent.changed": () =>
      "이 문구가 변경되었습니다. 다시 읽고 체크해 주세요. 화면이 그대로이면 페이지를 새로 고침해 주세요. 입력한 내용은 유지됩니다",
    "email.format": () => "이메일 형식이 올바르지 않습니다",
    "email.long": () => "이메일은 50자 이내로 입력해 주세요",
    phone: () => "통화할 수 있는 전화번호를 국가 번호와 함께 입력해 주세요",
    iccid: () => "올바른 ICCID를 입력해 주세요",
    "iccid.prefix": () => "ICCID는 8985234로 시작해야 합니다",
    "iccid.duplicate": () => "같은 ICCID가 입력되었습니다",
    "iccid.unknown": () => "이 번호를 찾을 수 없습니다. 카드에 적힌 번호와 비교해 주세요.",
    "iccid.blocked": () => "정지된 SIM입니다. 이유는 고객 센터에 문의해 주세요.",
    "iccid.expired": () => "유효 기간이 지난 SIM입니다.",
    "iccid.not_prepaid": () => "이 SIM은 선불 카드가 아닌 여행용 SIM입니다. 충전 대신 요금제를 추가해 주세요.",
    puk: () => "PUK는 카드 홀더에 적힌 8자리 숫자입니다",
    "puk.wrong": () =>
      "이 카드의 PUK가 아닙니다. 카드와 카드 홀더의 번호를 확인해 주세요. 번호가 맞다면 고객센터에 문의해 주세요.",
    "iccid.other_card": () => "이 카드는 다른 페이지에서 충전합니다. 아래 링크를 확인해 주세요.",
    "iccid.no_top_up": () =>
      "이 카드는 충전할 수 없습니다. 카드에 적힌 번호와 비교해 주세요. 번호가 맞다면 고객 센터에 문의해 주세요.",
    "iccid.refused": () =>
      "이 SIM을 확인할 수 없습니다. 카드에 적힌 번호와 비교해 주세요. 번호가 맞다면 고객 센터에 문의해 주세요.",
    "iccid.registered": () => "이미 등록된 SIM입니다. 사용자가 바뀌었다면 먼저 이전 등록을 해지해 주세요.",
    "iccid.other_document": () => "이 SIM은 이전 신분증으로 입력하신 신분증으로 등록되어 있지 않습니다.",
    "purpose.first": () =>
      "이 SIM은 현재 어떤 신분증으로도 등록되어 있지 않습니다. ‘예, 처음입니다’를 선택해 다시 보내 주세요. 입력하신 내용은 그대로 남아 있습니다.",
    fewer: (most) => `최대 ${most}개까지입니다`,
    contact: () => "이메일과 전화번호 중 하나를 입력해 주세요. 결과를 보내 드립니다.",
    photo: () => "신분증 사진을 올려 주세요",
    "photo.heavy": () => "사진이 10MB를 넘습니다. 더 작은 사진을 선택해 주세요.",
    young: (least) => `만 ${least}세 미만은 등록할 수 없습니다`,
    "sims.quota": (most) =>
      `한 사람이 등록할 수 있는 SIM은 ${most}개까지입니다. 사용하지 않는 SIM의 등록을 해지한 후 다시 시도해 주세요.`,
    intention: () => "협력 의향을 선택해 주세요",
    words: () => "25단어 이상 입력해 주세요. 한자와 일본어는 한 글자를 한 단어로 셉니다.",
    leave_empty: () => "이 칸은 비워 두세요",
    "document.number": () => "이 종류의 신분증 번호가 아닙니다. 신분증과 비교해 주세요.",
    "document.expired": () => "신분증의 유효 기간이 지났습니다",
    "document.same": () => "같은 신분증입니다. SIM을 등록할 때 사용한 이전 신분증을 입력해 주세요.",
    "passport.hksar": () => "홍콩특별행정구 여권은 사용할 수 없습니다. 홍콩 신분증을 사용해 주세요.",
    "passport.bno": () => "BN(O) 여권은 사용할 수 없습니다. 홍콩 신분증 등 다른 신분증을 사용해 주세요.",
    "passport.perhaps": () =>
      "홍콩특별행정구 여권 번호로 보입니다. 이 여권은 사용할 수 없습니다. 아니라면 체크하고 계속하세요.",
  },
  fields: { ...english.fields, name: "이름", phone: "전화번호", remark: "SIM 이름" },
  orLater: (minutes) => ` 또는 ${minutes}분 후에 다시 시도해 주세요.`,
  codes: {
    ...english.codes,
    INVALID_INPUT: "표시된 항목을 확인해 주세요",
    NOT_ALLOWED: "여기서는 할 수 없는 작업입니다",
    NOT_FOUND: "이 주소에는 아무것도 없습니다",
    TOO_LARGE: "크기가 너무 큽니다",
    REQUEST_KEY_REUSED: "이 제출은 이미 다른 내용으로 사용되었습니다. 페이지를 새로 고쳐 주세요.",
    ENQUIRY_OVER:
      "이미 보낸 문의이거나 첨부 파일이 하루가 지나 삭제되었습니다. 페이지를 새로 고친 뒤 다시 첨부해 주세요.",
    CHAT_FULL: "대화가 너무 길어 더 이어갈 수 없습니다. 새 대화를 시작해 주세요.",
    FILE_DAMAGED: "이 파일은 받은 뒤 손상되어 더 이상 열 수 없습니다.",
    FILE_REFUSED: "이 파일은 사용할 수 없습니다. 10 MB 이하의 JPG, PNG, PDF를 선택해 주세요.",
    TOO_QUICK: "너무 빨리 보내셨습니다. 입력한 내용은 남아 있으니 보내기를 한 번 더 눌러 주세요.",
    REAL_NAME_OVER: "이 등록은 이미 심사되었거나 철회되어 변경할 수 없습니다.",
    REAL_NAME_UNREADABLE:
      "이 등록으로 보낸 내용을 더 이상 열 수 없습니다. 등록 링크에서 철회한 뒤 SIM을 다시 등록해 주세요.",
    CORRECTION_OPEN: "이 SIM의 번호는 이미 정정 중입니다. 그 번호도 틀렸다면 해당 정정 페이지에서 철회해 주세요.",
    REGISTER_ANEW:
      "이 등록은 이어받을 수 없습니다. 사진이 더 이상 보관되어 있지 않거나 신분증을 더 이상 사용할 수 없습니다. 이 SIM의 등록을 취소하고 올바른 SIM을 새로 등록해 주세요.",
    PHOTO_REFUSED: "이 사진은 사용할 수 없습니다. 다시 촬영해 주세요.",
    TOO_MANY_REQUESTS: "한꺼번에 너무 많이 시도했습니다. 1분 정도 기다려 주세요.",
    TRIED_OFTEN: "시도 횟수가 너무 많습니다. 잠시 후 다시 시도해 주세요.",
    UNKNOWN_ERROR: "알 수 없는 오류",
    NETWORK_UNAVAILABLE: "SIM을 확인할 통신망에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.",
    TRY_AGAIN_LATER: "지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.",
    UNDER_MAINTENANCE: "점검 중입니다. 잠시 후 다시 시도해 주세요.",
  },
};
