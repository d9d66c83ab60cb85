import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  dropTargetForExternal,
  monitorForExternal,
} from "@atlaskit/pragmatic-drag-and-drop/external/adapter";
import { containsFiles, getFiles } from "@atlaskit/pragmatic-drag-and-drop/external/file";
import { preventUnhandled } from "@atlaskit/pragmatic-drag-and-drop/prevent-unhandled";
import { useEffect, useEffectEvent, useState } from "react";

/** Takes files that are dropped on an element, or pasted anywhere on the page. */
export function useDroppedFiles(
  area: React.RefObject<HTMLElement | null>,
  isOn: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = area.current;
    if (!element || !isOn) return undefined;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith("image/"),
      );
      if (files.length > 0) take(files.map(nameByTime));
    };
    document.addEventListener("paste", paste);
    const end = combine(
      dropTargetForExternal({
        element,
        canDrop: containsFiles,
        onDragEnter: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop({ source }) {
          setIsOver(false);
          take(getFiles({ source }));
        },
      }),
      // A file that misses the place must not replace the page.
      monitorForExternal({
        canMonitor: containsFiles,
        onDragStart: () => preventUnhandled.start(),
        onDrop: () => preventUnhandled.stop(),
      }),
    );
    return () => {
      document.removeEventListener("paste", paste);
      end();
    };
  }, [area, isOn]);
  return isOver;
}

/** Browsers call everything that is pasted `image.png`. */
function nameByTime(file: File): File {
  const name = `Pasted ${file.name || "image.png"}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
