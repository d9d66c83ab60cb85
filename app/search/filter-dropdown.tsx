import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";

/**
 * Its content is made when it opens; without JavaScript it is there from the start.
 * @param popover null while its code loads
 */
export function FilterDropdown({
  label,
  value,
  onOpen,
  onClose,
  popover,
  withoutScript,
}: {
  label: string;
  value: string;
  onOpen: () => void;
  onClose: () => void;
  popover: ReactNode;
  withoutScript: ReactNode;
}) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    onOpen();
  };
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  useEffect(() => {
    // It may have been opened before the page was hydrated.
    if (dropdown.current!.open) open();
    return closeOnOutsidePress(dropdown.current!);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is hydrated
  }, []);
  return (
    <details
      className="filter"
      name="filter"
      ref={dropdown}
      onToggle={({ currentTarget }) => (currentTarget.open ? open() : close())}
    >
      {/* before it opens, so that the next Tab goes to its first field */}
      <summary onClick={() => !dropdown.current?.open && open()}>
        <span className="filter__label">{label}</span>
        <span className="filter__value">{value}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      {isOpen ? popover : <noscript>{withoutScript}</noscript>}
    </details>
  );
}

export function closeDropdown(pop: HTMLDetailsElement) {
  const hasFocus = pop.contains(document.activeElement);
  pop.open = false;
  if (hasFocus) pop.querySelector("summary")?.focus({ preventScroll: true });
}

function closeOnOutsidePress(pop: HTMLDetailsElement) {
  const onPointerDown = (event: PointerEvent) => {
    if (event.target instanceof Node && !pop.contains(event.target)) pop.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && pop.open) closeDropdown(pop);
  };
  document.addEventListener("pointerdown", onPointerDown);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("pointerdown", onPointerDown);
    document.removeEventListener("keydown", onKeyDown);
  };
}
