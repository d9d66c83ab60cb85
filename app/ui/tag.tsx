import type { ReactNode } from "react";

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

export function Badge({ kind, children }: { kind?: "warn"; children: ReactNode }) {
  return <span className={kind ? `badge badge--${kind}` : "badge"}>{children}</span>;
}
