import type { words as en } from "../en/shell.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  skip: "본문으로 이동",
  home: "Farwave 홈페이지",
  titled: (page) => `${page} · Farwave`,
  close: "닫기",
  continents: {
    asia: "아시아",
    europe: "유럽",
    "north-america": "북아메리카",
    "south-america": "남아메리카",
    africa: "아프리카",
    oceania: "오세아니아",
  },
  nav: {
    label: "주 메뉴",
    destinations: "여행지",
    esim: "eSIM",
    support: "고객 지원",
    partnership: "제휴",
    gogoChina: "Gogo China",
    buy: "구매하기",
    menu: "메뉴",
    account: "내 계정",
    login: "로그인",
  },
  menu: {
    search: "어디로 떠나시나요?",
    placeholder: "국가 또는 도시",
    find: "검색",
    popular: "인기 여행지",
    byLetter: "머리글자로 찾기",
    all: "모든 여행지와 요금",
    trip: "여러 나라를 여행하시나요? 일정을 계획해 보세요",
    loading: "여행지를 불러오는 중",
    failed: "목록을 불러오지 못했습니다.",
    retry: "다시 시도",
    count: (found) => `여행지 ${found}곳`,
    none: "해당 이름의 여행지가 없습니다. 도시나 공항 이름으로 찾아보세요.",
    searchFailed: "검색이 응답하지 않습니다. 다시 시도해 주세요.",
  },
  notices: {
    open: "공지 사항",
    openNew: "공지 사항(새 소식 있음)",
    title: "공지 사항",
  },
  preferences: {
    languages: "언어",
    open: "언어와 통화 선택",
    title: "언어와 통화",
    clear: "되돌리기",
    confirm: "확인",
  },
  unknownError: "알 수 없는 오류",
  noConnection: "연결되지 않았습니다. 입력하신 내용은 저장되어 있으니 온라인 상태가 되면 다시 시도해 주세요.",
  error: {
    retry: "다시 시도",
    home: "홈페이지로 이동",
    help: "계속 해결되지 않으면 연락해 주세요:",
    missing: {
      title: "이 주소에는 페이지가 없습니다",
      text: "링크가 오래되었거나 잘못 입력되었을 수 있습니다. 모든 상품은 클릭 한 번이면 찾을 수 있습니다.",
    },
    busy: {
      title: "한꺼번에 너무 많이 시도했습니다",
      text: "1분 정도 기다린 후 다시 시도해 주세요. 입력하신 내용은 저장되어 있습니다.",
    },
    away: {
      title: "지금은 처리할 수 없습니다",
      text: "연결 또는 서비스가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.",
    },
    unknown: {
      title: "저희 쪽에 문제가 발생했습니다",
      text: "고객님의 잘못이 아니며 문제는 기록되었습니다. 잠시 후 다시 시도해 주세요.",
    },
  },
};
