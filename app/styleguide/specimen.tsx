import type { ReactNode } from "react";

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
