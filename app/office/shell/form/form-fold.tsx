import { type ReactNode, useState } from "react";

/**
 * A form behind its own words. Its answer unfolds it, and it stays so when the site does not take the
 * next try: what was typed is in it. Whoever uses it gives it another key once the form is done.
 */
export function FormFold({
  className,
  isAnswered,
  isDue = false,
  children,
}: {
  className?: string;
  /** It was refused, or shows what it would do. */
  isAnswered: boolean;
  /** What is in it is to be done next: then it is open until it no longer is. */
  isDue?: boolean;
  /** A `summary` and the form. */
  children: ReactNode;
}) {
  const [was, setWas] = useState(isAnswered);
  const [wasDue, setWasDue] = useState(isDue);
  const [isOpen, setOpen] = useState(isAnswered || isDue);
  if (was !== isAnswered) {
    setWas(isAnswered);
    if (isAnswered) setOpen(true);
  }
  if (wasDue !== isDue) {
    setWasDue(isDue);
    setOpen(isDue || isAnswered);
  }
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {children}
    </details>
  );
}
