import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After client-side navigation announces the new title and moves focus to the page's start, as a
 * document load does.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const previousPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setTitle(document.title);
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {title}
    </output>
  );
}
