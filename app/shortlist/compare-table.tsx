import { href, Link } from "react-router";
import { getPhotos, type PublicListing } from "../../domain/listings/listing.ts";
import { getFallbackArt } from "../ui/fallback-art.ts";
import { Plate } from "../ui/plate.tsx";
import { createCompareRows } from "./compare-rows.ts";
import { CompareSteps } from "./compare-steps.tsx";

export function CompareTable({ homes, today }: { homes: PublicListing[]; today: string }) {
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
          {createCompareRows(homes, today).map(({ term, answers }) => (
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
