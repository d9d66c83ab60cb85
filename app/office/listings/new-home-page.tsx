import { data, Form, href, redirect } from "react-router";
import type { Route } from "./+types/new-home-page";
import { splitPostcode } from "../../../domain/listings/read-home.ts";
import { createHome } from "../../../server/homes/create-home.ts";
import { refuse } from "../../../server/staff/refusals.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { PostedField } from "../shell/posted-field.tsx";
import "../shell/short-form.css";

export async function action({ request, context }: Route.ActionArgs) {
  const { address = "", postcode = "" } = await readOfficeFields({ request, context });
  const { staffId, branchView } = getSignedIn({ context });
  const typed = { address: address.replaceAll("\0", "").trim().slice(0, 200), postcode };
  const answer = (path: string, message: string) =>
    data({ refusal: refuse(message, path).refusal, typed }, { status: 422 });
  if (typed.address === "") return answer("address", "Give the house and road");
  if (!splitPostcode(postcode)) return answer("postcode", "Give a whole postcode, as E2 7DP");
  const outcome = await createHome(context.get(appContext), staffId, {
    ...typed,
    postcode,
    branch: branchView?.isLimited ? branchView.own : null,
  });
  if (outcome.ok) return redirect(href("/office/listings/:id", { id: outcome.answer.id }));
  return data({ refusal: outcome.refusal, typed }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function NewHomePage({ actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <>
      <OfficeHead title="A new home" note="It begins as a draft. Nobody outside sees it." />
      <div className="office-body">
        <Form method="post" className="short-form stack">
          <PostedField
            refusal={refusal}
            name="address"
            label="House and road"
            defaultValue={actionData?.typed.address}
          />
          <PostedField
            refusal={refusal}
            name="postcode"
            label="Postcode"
            hint="Area, city and place on the map follow from it"
            defaultValue={actionData?.typed.postcode}
          />
          <p className="line">
            <Button type="submit">Begin the draft</Button>
            <ButtonLink look="quiet" to={href("/office/listings")}>
              Back to the listings
            </ButtonLink>
          </p>
        </Form>
      </div>
    </>
  );
}
