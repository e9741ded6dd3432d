import type { words as en } from "../en/cookies.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  title: "클릭 수를 집계해도 될까요?",
  text: "어떤 페이지와 버튼이 도움이 되고 무엇을 고쳐야 하는지 알 수 있습니다. 광고에 쓰거나 판매하지 않으며, 어느 쪽을 선택해도 똑같이 이용하실 수 있습니다.",
  policy: "개인정보 처리방침",
  necessary: "필요한 것만",
  accept: "동의",
};
