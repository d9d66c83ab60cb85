import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";

/**
 * One drop-down of the filter bar; works without script. Escape and a click elsewhere close it.
 * @param value what is chosen
 * @param clear the query string without this filter
 * @param total homes that match now
 */
export function FilterPop({
  label,
  value,
  clear,
  total,
  children,
}: {
  label: string;
  value: string;
  clear: string;
  total: number;
  children: ReactNode;
}) {
  const pop = useRef<HTMLDetailsElement>(null);
  useEffect(() => dismissable(pop.current!), []);
  return (
    <details className="filter" name="filter" ref={pop}>
      <summary>
        <span className="filter__l">{label}</span>
        <span className="filter__v">{value}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className="pop">
        {children}
        <div className="pop__foot">
          <Link
            className={buttonClass({ look: "link", size: "sm" })}
            to={{ search: clear }}
            replace
            preventScrollReset
          >
            Clear<span className="vh"> {label.toLowerCase()}</span>
          </Link>
          <Button type="submit">
            <span>
              View <span className="filter__count">{total.toLocaleString("en-GB")} </span>
              {total === 1 ? "result" : "results"}
            </span>
          </Button>
        </div>
      </div>
    </details>
  );
}

/** Closes a drop-down; the focus, if it was inside, goes back to what opened it. */
export function closePop(pop: HTMLDetailsElement) {
  const inside = pop.contains(document.activeElement);
  pop.open = false;
  if (inside) pop.querySelector("summary")?.focus({ preventScroll: true });
}

function dismissable(pop: HTMLDetailsElement) {
  const onPointerDown = (event: PointerEvent) => {
    if (event.target instanceof Node && !pop.contains(event.target)) pop.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && pop.open) closePop(pop);
  };
  document.addEventListener("pointerdown", onPointerDown);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("pointerdown", onPointerDown);
    document.removeEventListener("keydown", onKeyDown);
  };
}
