import { useEffect, useRef } from "react";

/**
 * What is removed from a list takes the focus with it: it moves to the heading.
 * @param count how long the list is
 * @returns for the heading, which needs a `tabIndex` of -1
 */
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
