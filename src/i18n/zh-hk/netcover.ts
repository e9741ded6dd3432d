import type { words as en } from "../en/netcover.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "網絡覆蓋及 APN",
  about: (places) =>
    `我們的 SIM 卡在 ${places} 個目的地使用哪些網絡：電訊商、4G 及 5G、主要及後備網絡，以及要設定的 APN。`,
  heading: ["用哪個網絡，", "出發前就知。"],
  lede: "查閱我們的卡在當地連接哪些網絡、支援幾 G；手機要輸入 APN，亦可在此複製。",

  search: {
    label: "查找網絡",
    placeholder: "國家／地區、電訊商或 APN",
    find: "搜尋",
    results: "搜尋結果",
    found: (places) => `找到 ${places} 個目的地`,
    none: (query) => `找不到「${query}」`,
    noneText: "試試國家／地區名稱、電訊商的常用名稱，或手機設定內的 APN。",
    all: "顯示所有目的地",
    more: (places) => `再顯示 ${places} 個`,
    failed: "暫時未能搜尋，可在下面的列表查看所有目的地。",
    pending: "正在搜尋",
  },

  map: {
    label: "已覆蓋目的地的地圖",
    hint: "將游標移到標記上，或用方向鍵在標記之間移動，按 Enter 查看網絡。下面的列表亦有相同內容。",
    zoom: "選擇地區",
    world: "全球",
    caribbean: "加勒比地區",
    legend: { newest: "5G", others: "4G" },
  },

  place: {
    networks: (amount) => `${amount} 個網絡`,
    mark: (networks, generation) => `${networks} 個網絡，${generation}`,
    choose: "選擇目的地",
    chooseText: "在地圖或列表上選一個，這裏便會顯示當地的網絡和 APN。",
    figures: { places: "個目的地", several: "個有兩個以上網絡", newest: "個有 5G" },
    choice: "手機會自動選擇網絡，哪個訊號較好就轉用哪個。大部分套餐都用這些網絡；個別套餐有所不同，以套餐頁面為準。",
    otherApn: (apns) => `部分套餐在這裏使用另一個 APN：${apns}。你的套餐頁面和安裝頁面會列明用哪一個。`,
    plans: (place) => `查看${place}套餐`,
    unknown: (asked) => `「${asked}」暫無網絡覆蓋`,
    unknownText: "可能是寫法不同。請搜尋一下，或在地圖上選擇。",
    loading: "正在載入網絡資料",
    failed: "未能載入網絡資料。",
    retry: "再試一次",
  },

  list: {
    title: "所有目的地",
    destination: "目的地",
    networks: "網絡",
    newest: "最高制式",
  },

  coverage: {
    search: "國家／地區、電訊商或 APN",
    found: (amount) => `${amount} 個目的地`,
    none: (query) => `沒有國家／地區、電訊商或 APN 包含「${query}」。`,
    apn: "APN",
    copy: "複製",
    copied: "已複製",
    byHand: "瀏覽器不容許複製。APN 已選取，請自行複製。",
    rank: { primary: "主要", secondary: "後備" },
  },

  modal: {
    title: (area) => `${area}：網絡和 APN`,
    loading: "正在載入網絡資料",
    failed: "未能載入網絡資料。",
    retry: "再試一次",
    whole: "查看此套餐的所有資料",
  },

  help: {
    title: "手機上的設定",
    other: {
      title: "手機顯示另一個網絡",
      text: "這是正常的：在外地，手機顯示的是為你提供訊號的當地網絡，有時旁邊會有我們的名稱。只要數據漫遊已開啟、網頁能打開，便沒有問題。",
    },
    none: {
      title: "有訊號，但未能上網",
      text: "先為我們的卡開啟數據漫遊。仍然不行，就輸入 APN，用戶名稱和密碼留空。",
    },
    iphone: {
      title: "iPhone",
      text: "設定 › 流動服務（或流動網絡）› 我們的卡 › 流動數據網絡：在「流動數據」下輸入 APN。",
    },
    android: {
      title: "Android",
      text: "設定 › 網絡和互聯網 › SIM 卡 › 我們的卡 › 接入點名稱：新增一個，輸入 APN，儲存並選取。",
    },
    harmony: {
      title: "鴻蒙",
      text: "設定 › 流動網絡 › 流動數據 › 我們的卡 › 接入點名稱 (APN)：新增一個，輸入 APN，儲存並選取。",
    },
    more: "更多連線問題的解決方法",
  },
} satisfies Words<typeof en>;
