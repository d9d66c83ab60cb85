import type { ReactNode } from "react";
import brickedUp from "./art/bricked-up.svg?no-inline";

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <img src={brickedUp} alt="" width="520" height="520" />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
