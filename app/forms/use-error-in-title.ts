import { useEffect } from "react";

/** "Error: " before the page's title, for as long as something is wrong. */
export function useErrorInTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return undefined;
    const title = document.title;
    const withError = `Error: ${title}`;
    document.title = withError;
    return () => {
      // another page has set its own by now
      if (document.title === withError) document.title = title;
    };
  }, [wrong]);
}
