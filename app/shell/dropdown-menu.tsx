import { useEffect, useRef, type ReactNode } from "react";

/**
 * A `<details>` menu that works without JavaScript. With it, it closes on Escape and on a click or
 * focus outside. Key it by location to close it on navigation.
 */
export function DropdownMenu({
  className,
  button,
  buttonClass,
  children,
}: {
  className?: string;
  button: ReactNode;
  buttonClass?: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeWhenLeft(details.current!), []);
  return (
    <details className={className} ref={details}>
      <summary className={buttonClass}>{button}</summary>
      {children}
    </details>
  );
}

function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeIfOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  document.addEventListener("pointerdown", (event) => closeIfOutside(event.target), { signal });
  document.addEventListener("focusin", (event) => closeIfOutside(event.target), { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    },
    { signal },
  );
  return () => listening.abort();
}
