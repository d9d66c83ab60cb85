import { useEffect, useState } from "react";

/** Id of the list's home last hovered or focused, or null. */
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
