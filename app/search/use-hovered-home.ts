import { useEffect, useState } from "react";

/** The home of the list that was last pointed at or got the focus, by its id; null for none. */
export function useHoveredHome(): string | null {
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  useEffect(() => {
    const updateHovered = ({ target }: Event) => {
      const home = target instanceof Element ? target.closest(".homes > [data-home]") : null;
      setHoveredId(home?.getAttribute("data-home") ?? null);
    };
    document.addEventListener("pointerover", updateHovered);
    document.addEventListener("focusin", updateHovered);
    return () => {
      document.removeEventListener("pointerover", updateHovered);
      document.removeEventListener("focusin", updateHovered);
    };
  }, []);
  return hoveredId;
}
