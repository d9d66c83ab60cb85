import type { PublicListing } from "../../domain/listings/listing.ts";

export function Overview({
  home,
}: {
  home: Pick<PublicListing, "longDescription" | "displayFeatures">;
}) {
  return (
    <section className="block block--overview">
      <h2>Overview</h2>
      <p className="prose prose--lines">{home.longDescription}</p>
      {home.displayFeatures.length > 0 && (
        <ul className="bullet-list bullet-list--tight selling">
          {home.displayFeatures.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
