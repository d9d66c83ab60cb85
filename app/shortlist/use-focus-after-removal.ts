import { useEffect, useRef } from "react";

/** For the heading, which needs `tabIndex={-1}`; gets the focus of a removed item. */
export function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && isFocusLost) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}
