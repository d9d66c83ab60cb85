import { href } from "react-router";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { ButtonLink } from "../ui/button.tsx";

export function RentActions({ home }: { home: PublicListing }) {
  const letAgreed = home.status === "let-agreed";
  return (
    <>
      {!letAgreed && (
        <ButtonLink size="lg" block to={href("/book-viewing/:id", { id: home.id })}>
          Book In-person Viewing
        </ButtonLink>
      )}
      <ButtonLink
        look={letAgreed ? "primary" : "secondary"}
        block
        to={href("/enquire/:id", { id: home.id })}
      >
        Enquire
      </ButtonLink>
    </>
  );
}
