type Place = { key: string; pathname: string };

const planDetail = /^\/[^/]+\/plan-detail\/?$/;

/**
 * Row L7: every route change starts at the top, except to the same plan-detail path, where choosing other days must not
 * move the page. The router stores one scroll position per key, so locations with the same key keep their position.
 */
export function scrollKeys(): (place: Place) => string {
  const keyOf = new Map<string, string>();
  let last: (Place & { scrollKey: string }) | undefined;
  return ({ key, pathname }) => {
    const stays = last?.pathname === pathname && planDetail.test(pathname);
    const scrollKey = keyOf.get(key) ?? (stays ? last!.scrollKey : key);
    keyOf.set(key, scrollKey);
    last = { key, pathname, scrollKey };
    return scrollKey;
  };
}
