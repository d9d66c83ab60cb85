import { type KeyboardEvent, type ReactNode, useRef } from "react";

/**
 * A menu of buttons that send the form. It opens without script too; with it the first one has the
 * focus, arrows move, and Esc closes.
 */
export function BulkMenu({
  title,
  letter,
  heading,
  children,
}: {
  title: string;
  letter: string;
  heading: string;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const listButtons = () => [...(menu.current?.querySelectorAll("button") ?? [])];

  function press(event: KeyboardEvent): void {
    if (!menu.current?.open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    } else if (step) {
      const buttons = listButtons();
      const from = buttons.findIndex((one) => one === document.activeElement);
      buttons[(from + step + buttons.length) % buttons.length]?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <details
      ref={menu}
      name="bulk"
      className="bulk__menu"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) listButtons()[0]?.focus();
      }}
      onKeyDown={press}
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
