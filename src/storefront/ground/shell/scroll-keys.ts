type Place = { key: string; pathname: string };

const planDetail = /^\/[^/]+\/plan-detail\/?$/;

/**
 * Row L7: every route change begins at the top, except to the same plan-detail path, where choosing other days must not
 * move the page. The router keeps one position for each key, so places that share a key keep their position.
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
