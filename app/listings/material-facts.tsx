import type { PublicListing } from "../../domain/listings/listing.ts";
import { AskUsLink } from "./ask-us-link.tsx";
import { createMaterialRows } from "./material-rows.ts";

export function MaterialFacts({ home }: { home: Pick<PublicListing, "id" | "material"> }) {
  return (
    <section className="block block--material">
      <h2>Before you decide</h2>
      <dl className="material">
        {createMaterialRows(home.material).map(({ term, answer }) => (
          <div key={term} className={answer === null ? "no-print" : undefined}>
            <dt>{term}</dt>
            <dd>{answer ?? <AskUsLink id={home.id} about={term.toLowerCase()} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
