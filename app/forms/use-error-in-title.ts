import { useEffect } from "react";

export function useErrorInTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return undefined;
    // it has the word already if the form was sent without script
    const title = document.title.replace(/^Error: /, "");
    const withError = `Error: ${title}`;
    document.title = withError;
    return () => {
      // another page may have set its title since
      if (document.title === withError) document.title = title;
    };
  }, [hasError]);
}
