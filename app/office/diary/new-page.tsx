import { data, Form, href, Link, redirect } from "react-router";
import type { Route } from "./+types/new-page";
import { getLondonDate, isRealDate } from "../../../domain/shared/dates.ts";
import { appointmentKinds } from "../../../domain/viewings/appointment.ts";
import { createHomeChoices } from "../../../server/inbox/home-choices.ts";
import { createPersonChoices } from "../../../server/people/person-choices.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readChoice } from "../../../server/staff/read-choice.ts";
import { getBranchLimit, getShownBranch } from "../../../server/staff/sessions.ts";
import { bookByForm } from "../../../server/viewings/book-by-form.ts";
import { listDiaryPeople } from "../../../server/viewings/diary-facts.ts";
import { findOwnNegotiator } from "../../../server/viewings/find-availability.ts";
import { Button } from "../../ui/button.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { AnywayNote } from "./anyway-note.tsx";
import { NewFields } from "./new-fields.tsx";
import "./booking.css";
import "./new-appointment.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { orm } = app.database;
  const now = app.now();
  const day = url.searchParams.get("day") ?? "";
  const who = Number(url.searchParams.get("who") ?? "");
  const own = await findOwnNegotiator(orm, getSignedIn({ context }).staffId);
  const today = getLondonDate(now);
  const people = await listDiaryPeople(orm, now);
  const homes = createHomeChoices(orm, getShownBranch(getSignedIn({ context })));
  return {
    today,
    day: isRealDate(day) && day >= today ? day : today,
    time: url.searchParams.get("time")?.slice(0, 5) ?? "",
    who: people.find(({ id }) => id === who)?.id ?? own?.id ?? undefined,
    people: people.map(({ id, name }) => ({ id, name })),
    kind: appointmentKinds.find((kind) => kind === url.searchParams.get("kind")) ?? "valuation",
    home: await homes.get(url.searchParams.get("home")?.replaceAll("\0", "") ?? ""),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readOfficeFields({ request, context });
  const app = context.get(appContext);
  const by = getSignedIn({ context });
  const { orm } = app.database;
  const home = await readChoice(createHomeChoices(orm, getShownBranch(by)), fields, "listingId");
  const person = await readChoice(
    createPersonChoices(orm, getBranchLimit(by)),
    fields,
    "withContact",
  );
  const outcome = !home.ok
    ? home
    : !person.ok
      ? person
      : await bookByForm(app, by, {
          ...fields,
          listingId: home.answer,
          withContact: person.answer,
        });
  if (outcome.ok) {
    const query = new URLSearchParams({
      day: fields["date"] ?? "",
      who: fields["negotiatorId"] ?? "",
    });
    return redirect(`${href("/office/diary")}?${query}`);
  }
  const { refusal } = outcome;
  return data({ refusal, fields }, { status: refusal.conflict ? 409 : 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

/** Anything but a viewing for one renter: a valuation, photographs, own work, a block viewing. */
export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <>
      <OfficeHead
        title="Into the diary"
        note="A valuation, photographs, a check-in, own work, or a viewing for several."
      >
        <Link to={href("/office/diary")}>To the diary</Link>
      </OfficeHead>
      <div className="office-body">
        <Form method="post" className="stack new-appointment">
          <RefusalNote refusal={refusal} />
          <AnywayNote refusal={refusal} />
          <NewFields {...loaderData} refusal={refusal} typed={actionData?.fields ?? {}} />
          <p>
            <Button type="submit">
              Put it into the diary{refusal?.anyway !== undefined && " anyway"}
            </Button>
          </p>
        </Form>
      </div>
    </>
  );
}
