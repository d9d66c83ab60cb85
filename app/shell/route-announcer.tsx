import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Makes a change of page felt without sight: says the new page's title and moves the focus to its
 * beginning, as a browser does when it loads a document. The first page needs neither.
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
