import type { ReactNode } from "react";

/** A plain property of something: `Pet Friendly`. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

/** A state: `New today`, `Let agreed`. */
export function Badge({ kind, children }: { kind?: "warn"; children: ReactNode }) {
  return <span className={kind ? `badge badge--${kind}` : "badge"}>{children}</span>;
}
