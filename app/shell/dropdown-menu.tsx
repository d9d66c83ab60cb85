import { useEffect, useRef, type ReactNode } from "react";

/**
 * A menu on `<details>`: opens without JavaScript; with it, closes on Escape (the focus goes back
 * to its button) and on a click or a focus elsewhere. Key it by the location to close it on the next page.
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
