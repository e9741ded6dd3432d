import type { words as en } from "../en/photos.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  card: {
    field: "拍照讀取號碼",
    hint: "請近距離拍攝卡或卡套。我們只會在自己的伺服器讀取號碼或條碼，不會保留相片。JPG 或 PNG，不超過 10 MB。",
    read: "讀取號碼",
    reading: "正在讀取相片…",
    found: "已讀取這個號碼",
    compare: (iccid) => `${iccid}，請與卡上的號碼核對。`,
    none: "相片中找不到本店的 SIM 卡號碼。請移近一點，讓數字佔滿畫面，每次只拍一張卡；亦可直接輸入號碼。",
    choose: "請先揀選 SIM 卡的相片。",
    busy: "暫時未能讀取相片。請稍後再試，或直接輸入號碼。",
  },
  refused: {
    empty: "這個檔案是空的，請重新揀選相片。",
    heavy: "相片超過 10 MB，請揀選較小的相片。",
    not_a_picture: "這不是 JPG 或 PNG 相片。請用相機拍攝，或另存為 JPG。",
    broken: "檔案已損壞，請重新拍攝。",
    moving: "這是動態圖片，請拍一張靜態相片。",
    pixels: "相片像素過高，請在相機揀選較小的尺寸。",
    small: "相片太小，未能看清內容。請移近一點，或揀選較大的相片。",
    dark: "相片太暗，請在窗邊或燈下拍攝。",
    grey: "不接受黑白相片：這張似是影印本。請拍攝彩色的證件正本。",
    blurred: "相片模糊。請抹淨鏡頭，拿穩手機重新拍攝。",
  },
};
