import { type ReactNode, useEffect, useRef } from "react";

/** The page's heading. @param focus takes the focus when it appears, for it replaces what had it */
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
