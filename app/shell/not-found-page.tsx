import brickedUp from "../ui/art/bricked-up.svg?no-inline";
import { CallToAction } from "../content/call-to-action.tsx";
import { MessagePage } from "../agency/message-page.tsx";

export function NotFoundPage() {
  return (
    <MessagePage picture={brickedUp}>
      <h1>Oh - seems like you got lost</h1>
      <p className="lede">There was a door here once. Somebody has bricked it up.</p>
      <p>The address may be mistyped, or the home has been let. Try one of these instead.</p>
      <CallToAction />
    </MessagePage>
  );
}
