import { href } from "react-router";
import { formatPounds } from "../../../domain/shared/money.ts";
import { headingFont, getMailStyle } from "./mail-look.ts";

export interface PanelHome {
  id: string;
  name: string;
  area: string;
  outcode: string;
  /** Pounds. */
  rentPcm: number;
}

export function HomePanel({
  listing,
  siteUrl,
  rooms,
}: {
  listing: PanelHome;
  siteUrl: string | null;
  rooms?: string | undefined;
}) {
  return (
    <div
      {...getMailStyle(["beam", "ink"], {
        margin: "20px 0 0",
        padding: "12px 0 0",
        borderWidth: "4px 0 0",
        borderStyle: "solid",
      })}
    >
      <p
        style={{ ...headingFont, fontSize: "20px", margin: 0 }}
      >{`${formatPounds(listing.rentPcm)} pcm`}</p>
      <p style={{ margin: "4px 0 0" }}>{`${listing.name}, ${listing.area} ${listing.outcode}`}</p>
      {rooms !== undefined && <p {...getMailStyle(["ink-2"], { margin: "4px 0 0" })}>{rooms}</p>}
      {siteUrl !== null && (
        <p style={{ margin: "4px 0 0" }}>
          <a {...getMailStyle(["door"])} href={siteUrl + href("/property/:id", { id: listing.id })}>
            View this home
          </a>
        </p>
      )}
    </div>
  );
}
