import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** A dialog that the rail opens: beside the rail, whose ink is white, and in the office's light or dark. */
export function OverOffice({ children }: { children: ReactNode }) {
  return createPortal(children, document.querySelector(".office")!);
}
