import type { ReactNode } from "react";

/** A part of the booking under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="booking__part">
      <h3 className="heading-4">{title}</h3>
      {children}
    </section>
  );
}
