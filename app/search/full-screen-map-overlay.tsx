import { useEffect, useRef } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { HomeCard } from "../listings/home-card.tsx";
import { wideQuery } from "../ui/breakpoints.ts";

/**
 * Full-screen map mode: shows the chosen home's card and makes the rest of the page inert. Closes
 * on Escape or when the screen becomes wide.
 */
export function FullScreenMapOverlay({
  home,
  today,
  onClose,
}: {
  /** Null if none is chosen or it is still loading. */
  home: ListingSummary | "failed" | null;
  today: string;
  onClose: () => void;
}) {
  const overlay = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const screen = window.matchMedia(wideQuery);
    const leave = () => close.current();
    const onKey = (event: KeyboardEvent) =>
      event.key === "Escape" && !event.defaultPrevented && leave();
    const restoreOthers = makeOthersInert(overlay.current?.closest(".found__map") ?? null);
    screen.addEventListener("change", leave);
    document.addEventListener("keydown", onKey);
    return () => {
      restoreOthers();
      screen.removeEventListener("change", leave);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <div className="found__preview" ref={overlay}>
      {home === "failed" && (
        <p className="found__message" role="alert">
          This home didn’t load. It is in the list.
        </p>
      )}
      {home !== null && home !== "failed" && <HomeCard home={home} index={0} today={today} brief />}
    </div>
  );
}

/** Makes everything outside the element inert; returns the cleanup. */
function makeOthersInert(element: Element | null): () => void {
  const inertElements: Element[] = [];
  for (
    let current = element;
    current?.parentElement && current !== document.body;
    current = current.parentElement
  ) {
    const others = [...current.parentElement.children].filter((other) => other !== current);
    inertElements.push(...others.filter((other) => !other.hasAttribute("inert")));
  }
  for (const other of inertElements) other.setAttribute("inert", "");
  return () => {
    for (const other of inertElements) other.removeAttribute("inert");
  };
}
