import { type ReactNode, useId } from "react";

export function OfficeSection({
  title,
  count,
  look,
  tools,
  children,
}: {
  title: string;
  count?: number;
  /** `door`: this is what is being worked on. */
  look?: "door" | "warn";
  tools?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className={look ? `office-section office-section--${look}` : "office-section"}
      aria-labelledby={id}
    >
      <header className="office-section__head">
        <h2 id={id} className="heading-4">
          {title}
        </h2>
        {count !== undefined && <span className="tabular-numbers">{count}</span>}
        {tools && <div className="office-section__tools">{tools}</div>}
      </header>
      {children}
    </section>
  );
}
