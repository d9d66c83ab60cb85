import { useEffect, useState } from "react";

/** The home of the list that was last pointed at or got the focus, by its id; null for none. */
export function useRaised(): string | null {
  const [raised, setRaised] = useState<string | null>(null);
  useEffect(() => {
    const raise = ({ target }: Event) => {
      const home = target instanceof Element ? target.closest(".homes > [data-home]") : null;
      setRaised(home?.getAttribute("data-home") ?? null);
    };
    document.addEventListener("pointerover", raise);
    document.addEventListener("focusin", raise);
    return () => {
      document.removeEventListener("pointerover", raise);
      document.removeEventListener("focusin", raise);
    };
  }, []);
  return raised;
}
