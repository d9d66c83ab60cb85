import type { ReactNode } from "react";
import { brand } from "../../brand/brand.ts";

/** The beam over a page, with its title. */
export function OfficeHead({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="office-head">
      <OfficeTitle title={title} />
      <div>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {children && <div className="line">{children}</div>}
    </header>
  );
}

export function OfficeTitle({ title }: { title: string }) {
  return <title>{`${title} - ${brand.name} office`}</title>;
}
