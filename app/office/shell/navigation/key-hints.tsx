import type { ReactNode } from "react";
import "./key-hints.css";

/** The keys of a page, at its end. Who can't see them finds them with `?`. */
export function KeyHints({
  hints,
  children,
}: {
  hints: readonly (readonly [key: string, what: string])[];
  children?: ReactNode;
}) {
  return (
    <div className="key-hints">
      {hints.map(([key, what]) => (
        <span key={key} aria-hidden="true">
          <kbd>{key}</kbd> {what}
        </span>
      ))}
      {children}
    </div>
  );
}
