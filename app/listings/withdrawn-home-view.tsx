import { href } from "react-router";
import type { ListingSummary, WithdrawnHome } from "../../domain/listings/listing.ts";
import { MessagePage } from "../agency/message-page.tsx";
import brickedUp from "../ui/art/bricked-up.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { Plate } from "../ui/plate.tsx";
import { SimilarHomes } from "./lazy-similar-homes.tsx";

export function WithdrawnHomeView({
  gone,
  areaPath,
  similar,
  today,
}: {
  gone: WithdrawnHome;
  areaPath: string | null;
  similar: ListingSummary[];
  today: string;
}) {
  return (
    <>
      <MessagePage picture={brickedUp}>
        <Plate area={gone.area} outcode={gone.outcode} size="lg" to={areaPath ?? undefined} />
        <h1>{gone.name} is no longer to rent</h1>
        <p className="lede">
          It was let, or its landlord has taken it off the market.
          {similar.length > 0 && " Homes like it nearby stand below."}
        </p>
        <div className="row">
          {areaPath !== null && <ButtonLink to={areaPath}>Homes in {gone.area}</ButtonLink>}
          <ButtonLink look={areaPath === null ? "primary" : "secondary"} to={href("/properties")}>
            All homes to rent
          </ButtonLink>
        </div>
      </MessagePage>
      <SimilarHomes title="Similar homes to rent" homes={similar} today={today} />
    </>
  );
}
