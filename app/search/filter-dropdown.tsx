import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { getButtonClass } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";
import { ViewLabel } from "./filter-view.tsx";

/** Works without JavaScript, where `clear` is the query string without this filter. */
export function FilterDropdown({
  label,
  value,
  clear,
  onClear,
  onClose,
  count,
  children,
}: {
  label: string;
  value: string;
  clear: string;
  onClear: () => void;
  onClose: () => void;
  count: number | null;
  children: ReactNode;
}) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnOutsidePress(dropdown.current!), []);
  return (
    <details
      className="filter"
      name="filter"
      ref={dropdown}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <summary>
        <span className="filter__label">{label}</span>
        <span className="filter__value">{value}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className="popover">
        {children}
        <div className="popover__foot">
          <Link
            className={getButtonClass({ look: "link", size: "small" })}
            to={{ search: clear }}
            onClick={(event) => {
              event.preventDefault();
              onClear();
            }}
          >
            Clear<span className="visually-hidden"> {label.toLowerCase()}</span>
          </Link>
          <Button type="submit">
            <ViewLabel count={count} />
          </Button>
        </div>
      </div>
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
