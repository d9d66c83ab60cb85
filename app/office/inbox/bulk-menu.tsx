import { type ReactNode, useEffect, useRef } from "react";

/**
 * A menu of buttons that send the form. It opens without script too; with it the first one has the
 * focus, arrows move, and Esc closes.
 */
export function BulkMenu({
  title,
  letter,
  heading,
  isAnswered = false,
  children,
}: {
  title: string;
  letter: string;
  heading: string;
  /** It was refused: what was typed is in it. */
  isAnswered?: boolean;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    const press = (event: KeyboardEvent) => details && pressInMenu(details, event);
    details?.addEventListener("keydown", press);
    return () => details?.removeEventListener("keydown", press);
  }, []);
  return (
    <details
      ref={menu}
      name="bulk"
      className="bulk__menu"
      open={isAnswered || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector("button")?.focus();
      }}
    >
      <summary className="btn btn--quiet btn--small" data-key={letter.toLowerCase()}>
        {title} <kbd>{letter}</kbd>
      </summary>
      <div className="bulk__choices">
        <p>{heading}</p>
        {children}
      </div>
    </details>
  );
}

function pressInMenu(details: HTMLDetailsElement, event: KeyboardEvent): void {
  if (!details.open) return;
  const buttons = [...details.querySelectorAll("button")];
  const from = buttons.findIndex((button) => button === document.activeElement);
  if (event.key === "Escape") {
    details.open = false;
    details.querySelector("summary")?.focus();
  } else if (event.key === "ArrowDown") buttons[(from + 1) % buttons.length]?.focus();
  else if (event.key === "ArrowUp") buttons.at(Math.max(from, 0) - 1)?.focus();
  else return;
  // The page's own keys, Esc above all, mean something else.
  event.preventDefault();
}
