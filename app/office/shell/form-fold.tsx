import { type ReactNode, useState } from "react";

/**
 * A form behind its own words. Its answer unfolds it, and it stays so when the site does not take the
 * next try: what was typed is in it. Whoever uses it gives it another key once the form is done.
 */
export function FormFold({
  className,
  isAnswered,
  children,
}: {
  className: string;
  /** It was refused, or shows what it would do. */
  isAnswered: boolean;
  /** A `summary` and the form. */
  children: ReactNode;
}) {
  const [was, setWas] = useState(isAnswered);
  const [isOpen, setOpen] = useState(isAnswered);
  if (was !== isAnswered) {
    setWas(isAnswered);
    if (isAnswered) setOpen(true);
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
