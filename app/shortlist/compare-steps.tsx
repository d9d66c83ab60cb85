import { href } from "react-router";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { ButtonLink } from "../ui/button.tsx";
import { formatIdsQuery } from "../saved/ids-query.ts";
import { announce } from "../saved/announcement.ts";
import { removeFromList } from "../saved/saved-actions.ts";

export function CompareSteps({
  home: { id, name, status },
  others,
}: {
  home: PublicListing;
  others: string[];
}) {
  return (
    <>
      {status !== "let-agreed" && (
        <ButtonLink size="sm" block to={href("/book-viewing/:id", { id })}>
          Book viewing<span className="visually-hidden"> of {name}</span>
        </ButtonLink>
      )}
      <ButtonLink
        look="secondary"
        size="sm"
        block
        to={href("/compare") + formatIdsQuery(others)}
        replace
        preventScrollReset
        onClick={() => {
          removeFromList("compared", [id]);
          announce(`${name} is not compared any more.`);
        }}
      >
        Remove<span className="visually-hidden"> {name}</span>
      </ButtonLink>
    </>
  );
}
