import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { keptChat } from "../../../kernel/kept-chat.ts";
import { useRemembered } from "../../ground/visit/browser-storage.ts";
import { forgetTalk, queryOfKept } from "./kept-talk.ts";
import { ownQuery, type Talk } from "./load.ts";

/**
 * The page without a chat in its address goes on with the browser's own; one that is deleted, or whose key is wrong, is
 * forgotten. Not where another service answers (`isOwn`). Returns what begins anew.
 */
export function useKeptTalk(talk: Talk | null, isOwn: boolean): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const kept = useRemembered(keptChat);
  const id = talk?.id;
  useEffect(() => {
    if (id || !isOwn) return;
    const query = queryOfKept(kept);
    if (query && search === `?${query}`) forgetTalk();
    else if (query && (search === "" || search === `?${ownQuery}`))
      void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true });
  }, [id, isOwn, kept, search, pathname, navigate]);
  return () => {
    forgetTalk();
    void navigate(`${pathname}?${ownQuery}`);
  };
}
