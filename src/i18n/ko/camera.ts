import type { words as en } from "../en/camera.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  title: "신분증 촬영",
  close: "뒤로",
  opening: "카메라를 여는 중입니다…",
  advice: {
    dark: "너무 어둡습니다. 밝은 곳에서 촬영해 주세요.",
    closer: "신분증이 틀에 꽉 차도록 가까이 가져가 주세요.",
    still: "움직이지 말아 주세요.",
    blurred: "초점이 맞지 않습니다. 화면을 누르거나 조금 멀리 들어 주세요.",
    copy: "사본으로 보입니다. 컬러 원본을 촬영해 주세요.",
    glare: "빛이 반사됩니다. 살짝 기울여 주세요.",
    good: "좋습니다. 그대로 들고 계세요.",
  },
  marks: { frame: "틀 안", sharp: "선명함", colour: "컬러", glare: "반사 없음" },
  missing: { frame: "틀 밖", sharp: "흐림", colour: "색 없음", glare: "반사" },
  right: (right, all) => `${all}개 중 ${right}개 확인`,
  byItself: "네 가지가 모두 맞으면 자동으로 촬영됩니다.",
  file: "파일 선택",
  take: "촬영",
  light: "조명",
  stays: "사용을 누르기 전까지 사진은 이 기기에만 남습니다.",
  look: "모든 글자를 읽을 수 있나요?",
  use: "이 사진 사용",
  scan: {
    title: "바코드 스캔",
    how: "카드나 카드 홀더의 바코드를 틀에 맞춰 주세요.",
  },
  again: "다시 촬영",
};
