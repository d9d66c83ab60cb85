import { href, Link } from "react-router";
import { getPhotos, type PublicListing } from "../../domain/listings/listing.ts";
import { getFallbackArt } from "../ui/fallback-art.ts";
import { Plate } from "../ui/plate.tsx";
import type { CompareRow } from "./compare-rows.ts";
import { ButtonLink } from "../ui/button.tsx";
import { formatIdsQuery } from "../saved/ids-query.ts";
import { announce } from "../saved/announcement.ts";
import { removeFromList } from "../saved/saved-actions.ts";

export function CompareTable({ homes, rows }: { homes: PublicListing[]; rows: CompareRow[] }) {
  return (
    <section className="compare__scroll" aria-label="Homes side by side">
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">Home</th>
            {homes.map(({ id, name, area, outcode }) => (
              <th scope="col" key={id}>
                <Link to={href("/property/:id", { id })}>{name}</Link>
                <Plate area={area} outcode={outcode} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Photo</th>
            {homes.map((home) => (
              <td key={home.id}>
                <Photo home={home} />
              </td>
            ))}
          </tr>
          {rows.map(({ term, answers }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {answers.map(({ id, text, note }) => (
                <td key={id}>
                  {text}
                  {note && <small>{note}</small>}
                </td>
              ))}
            </tr>
          ))}
          <tr className="no-print">
            <th scope="row">Next step</th>
            {homes.map((home) => (
              <td key={home.id}>
                <CompareSteps
                  home={home}
                  others={homes.map(({ id }) => id).filter((id) => id !== home.id)}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Photo({ home }: { home: PublicListing }) {
  const [cover] = getPhotos(home);
  return (
    <img
      src={cover?.url ?? getFallbackArt(home.id)}
      alt={cover?.caption ?? ""}
      width={cover?.width ?? 800}
      height={cover?.height ?? 600}
    />
  );
}

function CompareSteps({
  home: { id, name, status },
  others,
}: {
  home: PublicListing;
  others: string[];
}) {
  return (
    <>
      {status !== "let-agreed" && (
        <ButtonLink size="small" block to={href("/book-viewing/:id", { id })}>
          Book viewing<span className="visually-hidden"> of {name}</span>
        </ButtonLink>
      )}
      <ButtonLink
        look="secondary"
        size="small"
        block
        to={href("/compare") + formatIdsQuery(others)}
        replace
        preventScrollReset
        onClick={() => {
          removeFromList("compared", [id]);
          announce(`${name} removed from the comparison.`);
        }}
      >
        Remove<span className="visually-hidden"> {name}</span>
      </ButtonLink>
    </>
  );
}
