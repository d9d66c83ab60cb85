import { useEffect, useEffectEvent, useState } from "react";
import { startLater } from "./use-dragging.ts";

/** Takes files that are dropped on an element, or pasted anywhere on the page. */
export function useDroppedFiles(
  area: React.RefObject<HTMLElement | null>,
  isOn: boolean,
  take: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const onFiles = useEffectEvent(take);
  useEffect(() => {
    const element = isOn ? area.current : null;
    return element
      ? startLater(async () => {
          const { takeDroppedFiles } = await import("./picture-drag.ts");
          return () => takeDroppedFiles(element, { onOver: setIsOver, onFiles });
        })
      : undefined;
  }, [area, isOn]);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      const pictures = files.filter(({ type }) => type.startsWith("image/"));
      if (isOn && pictures.length > 0) onFiles(pictures.map(nameAsPasted));
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [isOn]);
  return isOver;
}

/** Browsers call everything that is pasted `image.png`. */
function nameAsPasted(file: File): File {
  const name = `Pasted ${file.name || "image.png"}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
