/** Masked data, shown in full for a while. */
export const words = {
  show: "查看完整資料",
  why: "原因",
  hint: "會記入操作記錄。只有你看得到，十分鐘後恢復遮蓋。",
  go: "查看",
  until: (moment: string): string => `完整資料只向你顯示，至 ${moment}。`,
  hide: "恢復遮蓋",
};
