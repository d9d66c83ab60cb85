import { useEffect } from "react";

/** "Error: " before the page's title, for as long as something is wrong. */
export function useErrorInTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return undefined;
    const title = document.title;
    const withError = `Error: ${title}`;
    document.title = withError;
    return () => {
      // another page has set its own by now
      if (document.title === withError) document.title = title;
    };
  }, [hasError]);
}
