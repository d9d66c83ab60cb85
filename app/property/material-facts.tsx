import { Fragment } from "react";
import type { MaterialInformation } from "../../domain/listing.ts";
import { materialRows } from "./material-rows.ts";

/** What a renter must be told before deciding. */
export function MaterialFacts({ material }: { material: MaterialInformation }) {
  return (
    <section className="block">
      <h2>Before you decide</h2>
      <dl className="dl material">
        {materialRows(material).map(({ term, answer }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{answer}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
