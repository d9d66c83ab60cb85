import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useBackCloses, useHistoryLayer } from "../ui/use-history-layer.ts";

const name = "menu";

/** The history entry of a phone's menu: Back closes it, and what is chosen in it takes its place. */
export function useMenuEntry() {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What was pressed, to be opened once the menu's entry is left. */
  const next = useRef<string | null>(null);
  const { isOpen: hasEntry } = useHistoryLayer(name);
  const navigate = useNavigate();
  const leave = useBackCloses(name, isOpen, () => {
    if (menu.current) menu.current.open = false;
    setIsOpen(false);
    if (next.current !== null) void navigate(next.current);
    next.current = null;
  });
  const { pathname } = useLocation();
  // It may be opened before the script has arrived, and each page has one of its own.
  const readOpen = useEffectEvent((_page: string) => setIsOpen(menu.current?.open === true));
  useEffect(() => readOpen(pathname), [pathname]);
  return {
    menu,
    onToggle: (isNowOpen: boolean): void => {
      setIsOpen(isNowOpen);
      if (!isNowOpen) leave();
    },
    /** Of the header, whose links are in reach while the menu is open. */
    onClickCapture: (event: MouseEvent): void => {
      const link = hasEntry ? findLink(event) : null;
      if (link === null) return;
      event.preventDefault();
      next.current = link.pathname + link.search + link.hash;
      leave();
    },
  };
}

/** A link of this site that is opened in this tab. */
function findLink({ target, button, ...keys }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  const isElsewhere = keys.metaKey || keys.ctrlKey || keys.shiftKey || keys.altKey || button !== 0;
  return link?.origin === location.origin && link.target === "" && !isElsewhere ? link : null;
}
