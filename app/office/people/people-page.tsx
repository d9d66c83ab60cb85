import { choosePlural } from "../../../domain/shared/formats/count.ts";
import { Form, href, Link } from "react-router";
import type { Route } from "./+types/people-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { hasPermission } from "../../../domain/staff/roles.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { listCallers } from "../../../server/people/list-callers.ts";
import { describeOpenErasures } from "../../../server/people/describe-open-erasures.ts";
import { formatName } from "../../../server/conversations/open-conversation.ts";
import { listPeople } from "../../../server/people/list-people.ts";
import { findMeant } from "../../../server/inbox/find-meant.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button } from "../../ui/button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { ColumnTable, type ColumnView } from "../shell/table/column-table.tsx";
import { DidYouMean } from "../shell/navigation/did-you-mean.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OpenErasures } from "../shell/open-erasures.tsx";
import { CursorPager } from "../shell/table/pager.tsx";
import "../shell/table/stacked-table.css";
import "./people.css";

export const handle = { shows: ["person", "conversation"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, now } = app;
  const text = (url.searchParams.get("find") ?? "").slice(0, 200).replaceAll("\0", "");
  const after = url.searchParams.get("after");
  const { rows, next } = await listPeople(database.orm, text, after);
  const people = rows.map((person) => ({
    id: person.id,
    name: formatName(person),
    email: person.email,
    phone: person.phone,
    conversations: person.conversations,
    isJoined: person.isJoined,
    last: formatMoment(person.updatedAt, now()),
  }));
  const callers = after === null ? await listCallers(database.orm, text) : [];
  const isNobody = people.length === 0 && callers.length === 0 && text !== "";
  const by = getSignedIn({ context });
  const meant = isNobody ? await findMeant(database.orm, by, text) : [];
  return {
    text,
    people,
    meant: meant.filter(({ kind }) => kind === "person"),
    callers: callers.map(({ at, ...caller }) => ({ ...caller, last: formatMoment(at, now()) })),
    isFirst: after === null,
    isErased: url.searchParams.has("erased"),
    next,
    erasures: hasPermission(by, "confirm-erasure") ? await describeOpenErasures(app) : [],
  };
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { text, isFirst, next, people, callers } = loaderData;
  return (
    <>
      <OfficeHead title="Contacts" note="Everyone who’s enquired, viewed or made an offer">
        <search>
          <Form className="line line--end people-find">
            <Field
              key={text}
              name="find"
              type="search"
              label="Name, email or phone"
              defaultValue={text}
            />
            <Button type="submit" look="secondary">
              Find contacts
            </Button>
          </Form>
        </search>
      </OfficeHead>
      <div className="office-body">
        {loaderData.isErased && (
          <Note kind="ok" live>
            <p>Data erased.</p>
          </Note>
        )}
        <OpenErasures erasures={loaderData.erasures} />
        {people.length === 0 && callers.length === 0 && (
          <EmptyState title={text === "" ? "No contacts yet" : `No contacts match “${text}”`}>
            <p>
              <DidYouMean meant={loaderData.meant} />{" "}
              {text === ""
                ? "We add a contact when someone first gets in touch."
                : "You can search by name, email address or the start of a phone number."}
            </p>
            {text !== "" && <Link to={href("/office/contacts")}>Show all contacts</Link>}
          </EmptyState>
        )}
        <div className="stacked-table">
          {people.length > 0 && <PeopleTable people={people} />}
          {callers.length > 0 && <CallersTable callers={callers} />}
        </div>
        <CursorPager isFirst={isFirst} next={next} query={{ find: text }} />
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"]["people"];

const peopleColumns: ColumnView<Shown[number]>[] = [
  {
    title: "Name",
    show: ({ id, name, isJoined }) => (
      <>
        <Link to={href("/office/contacts/:id", { id })}>{name}</Link>
        {isJoined && <span className="badge">Merged</span>}
      </>
    ),
  },
  { title: "Email", show: ({ email }) => <EmailText>{email ?? "No email"}</EmailText> },
  { title: "Phone", show: ({ phone }) => phone },
  {
    title: "Conversations",
    numeric: true,
    show: ({ conversations }) => (
      <>
        {conversations}
        <span className="stacked-table__unit"> {choosePlural(conversations, "conversation")}</span>
      </>
    ),
  },
  { title: "Last contact", show: ({ last }) => last },
];

function PeopleTable({ people }: { people: Shown }) {
  return (
    <ColumnTable
      caption="Contacts, most recent first"
      rows={people}
      getKey={({ id }) => id}
      columns={peopleColumns}
    />
  );
}

type Callers = Route.ComponentProps["loaderData"]["callers"];

const callerColumns: ColumnView<Callers[number]>[] = [
  {
    title: "Name",
    show: ({ id, name }) => <Link to={href("/office/contacts/caller/:id", { id })}>{name}</Link>,
  },
  { title: "Phone", show: ({ phone }) => phone },
  { title: "About", show: ({ home }) => home ?? "" },
  { title: "Last contact", show: ({ last }) => last },
];

/** Nothing but a number says who they are. */
function CallersTable({ callers }: { callers: Callers }) {
  return (
    <section className="people-callers" aria-labelledby="callers">
      <h2 id="callers" className="heading-4">
        Phone-only contacts
      </h2>
      <ColumnTable
        caption="Phone-only contacts"
        rows={callers}
        getKey={({ id }) => id}
        columns={callerColumns}
      />
    </section>
  );
}
