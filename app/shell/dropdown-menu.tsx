import { useEffect, useRef, type ReactNode, type RefObject } from "react";

/**
 * A `<details>` menu that works without JavaScript. With it, it closes on Escape and on a click or
 * focus outside. Key it by location to close it on navigation.
 * @param details lets its user close it, too
 */
export function DropdownMenu({
  className,
  button,
  buttonClass,
  children,
  details: given,
  onToggle,
}: {
  className?: string;
  button: ReactNode;
  buttonClass?: string;
  children: ReactNode;
  details?: RefObject<HTMLDetailsElement | null>;
  onToggle?: (isOpen: boolean) => void;
}) {
  const own = useRef<HTMLDetailsElement>(null);
  const details = given ?? own;
  useEffect(() => closeWhenLeft(details.current!), [details]);
  return (
    <details
      className={className}
      ref={details}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
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
