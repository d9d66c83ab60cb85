import { type ReactNode, useEffect, useRef } from "react";

/** `focus` takes the focus, because it replaces the focused element. */
export function FocusedHeading({
  focus = false,
  children,
}: {
  focus?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
