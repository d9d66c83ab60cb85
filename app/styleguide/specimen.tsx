import type { ReactNode } from "react";

/** One subject of the style guide. */
export function Specimens({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="beam">
          <h2>{title}</h2>
          <p>{note}</p>
        </div>
        <div className="guide__specimens">{children}</div>
      </div>
    </section>
  );
}

/** One component in one state. @param wide takes the whole width */
export function Specimen({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? "guide__wide" : undefined}>
      <h3 className="tiny">{name}</h3>
      {children}
    </div>
  );
}
