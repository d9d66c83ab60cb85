import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After client-side navigation announces the new title and moves focus to the page's start, or to
 * the part that the address names, as a document load does.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const previousPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setTitle(document.title);
    const place = document.getElementById(hash.slice(1) || "main");
    // A part that takes no focus of its own, such as a section.
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {title}
    </output>
  );
}
