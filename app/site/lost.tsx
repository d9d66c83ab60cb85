import { MessagePage } from "./message-page.tsx";
import { ButtonLink } from "../ui/button.tsx";
import brickedUp from "../ui/art/bricked-up.svg?no-inline";

/** What an address that leads nowhere shows. */
export function Lost() {
  return (
    <MessagePage picture={brickedUp}>
      <h1>Oh - seems like you got lost</h1>
      <p className="lede">There was a door here once. Somebody has bricked it up.</p>
      <p>The address may be mistyped, or the home has been let. Try one of these instead.</p>
      <div className="row">
        <ButtonLink to="/renters#propertySearch">Property search</ButtonLink>
        <ButtonLink to="/contact" look="secondary">
          Leave us a message
        </ButtonLink>
        <ButtonLink to="/book-valuation" look="secondary">
          Instruct us now
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
