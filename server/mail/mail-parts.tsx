import { createElement, type ReactNode } from "react";
import { href } from "react-router";
import { pounds } from "../../domain/shared/money.ts";
import { type ViewingOption, viewingOptionLabel } from "../../domain/enquiries/viewing-options.ts";
import type { EnquiryMailFacts } from "./enquiry-mail-facts.ts";
import { display, look } from "./mail-look.ts";

export function Title({ children }: { children: ReactNode }) {
  return <h1 {...look(["ink"], { ...display, fontSize: "28px", margin: 0 })}>{children}</h1>;
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 {...look(["ink"], { ...display, fontSize: "20px", margin: "28px 0 0" })}>{children}</h2>
  );
}

/** A line with its name above it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p style={{ margin: "12px 0 0" }}>
      <span {...look(["ink-2"], { fontSize: "14px" })}>{name}</span>
      <br />
      {children}
    </p>
  );
}

/** How somebody would like to see a home; nothing where they did not say. */
export function KindOfViewing({ option }: { option: ViewingOption | null }) {
  return option && <Fact name={viewingOptionLabel}>{option}</Fact>;
}

/** What a person wrote, with their line breaks. */
export function Quotation({ children }: { children: string }) {
  const [first, ...others] = children.split(/\r\n?|\n/);
  const bar = look(["brass"], {
    margin: "12px 0 0",
    padding: "0 0 0 16px",
    borderWidth: "0 0 0 4px",
    borderStyle: "solid",
    overflowWrap: "anywhere",
  });
  const lines = others.flatMap((line) => [createElement("br"), line]);
  return createElement("blockquote", bar, first, ...lines);
}

/** The home that a mail is about, under a beam of its own. */
export function HomePanel({
  listing,
  siteUrl,
  rooms,
}: {
  listing: Pick<EnquiryMailFacts["listing"], "id" | "name" | "area" | "outcode" | "rentPcm">;
  siteUrl: string | null;
  /** Where it helps to choose: bedrooms and bathrooms, in words. */
  rooms?: string;
}) {
  return (
    <div
      {...look(["beam", "ink"], {
        margin: "20px 0 0",
        padding: "12px 0 0",
        borderWidth: "4px 0 0",
        borderStyle: "solid",
      })}
    >
      <p style={{ ...display, fontSize: "20px", margin: 0 }}>{`${pounds(listing.rentPcm)} pcm`}</p>
      <p style={{ margin: "4px 0 0" }}>{`${listing.name}, ${listing.area} ${listing.outcode}`}</p>
      {rooms !== undefined && <p {...look(["ink-2"], { margin: "4px 0 0" })}>{rooms}</p>}
      {siteUrl !== null && (
        <p style={{ margin: "4px 0 0" }}>
          <a {...look(["door"])} href={siteUrl + href("/property/:id", { id: listing.id })}>
            See this home
          </a>
        </p>
      )}
    </div>
  );
}
