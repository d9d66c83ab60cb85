import type { ReactNode } from "react";
import { homeSections } from "../../../../domain/listings/facts/home-fields.ts";

export function EditorSection({
  id,
  note,
  children,
}: {
  id: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className="edit__section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {homeSections.find((section) => section.id === id)?.name}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
