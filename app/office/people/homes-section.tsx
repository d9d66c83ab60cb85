import { href, Link } from "react-router";
import type { CardHome, HomeState } from "../../../domain/people/card-homes.ts";
import type { Cover } from "../../../domain/listings/listing.ts";
import { bookingStateNames } from "../../../domain/viewings/bookings/booking-names.ts";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";
import { HomeCover } from "../../ui/home-cover.tsx";
import { ColumnTable, type ColumnView } from "../shell/table/column-table.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

export interface PersonHomeView {
  home: { id: string; name: string; rentPcm: number; cover: Cover | null };
  asked: string | null;
  viewing: { uid: string; text: string } | null;
  /** What they said of it after the viewing. */
  said: string | null;
  rent: number | null;
  state: CardHome<unknown>["state"];
}

const stateNames: Record<HomeState, string> = {
  asked: "Enquired",
  booked: "Booked",
  "change-asked": bookingStateNames["change-asked"],
  viewed: "Viewed",
  invited: "Invited to offer",
  offered: "Offered",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

const columns: ColumnView<PersonHomeView>[] = [
  { title: "Property", show: ({ home }) => <NamedHome home={home} /> },
  { title: "Enquired", show: ({ asked }) => asked ?? "–" },
  {
    title: "Viewing",
    show: ({ viewing }) =>
      viewing === null ? (
        "–"
      ) : (
        <Link to={href("/office/diary/viewing/:uid", { uid: viewing.uid })}>{viewing.text}</Link>
      ),
  },
  { title: "Feedback", show: ({ said }) => said ?? "–" },
  {
    title: "Offered",
    show: ({ rent }) => (rent === null ? "–" : `£${formatInteger(rent)}`),
  },
  {
    title: "Status",
    show: ({ state }) => <span className="badge">{stateNames[state]}</span>,
  },
];

export function HomesSection({ homes }: { homes: readonly PersonHomeView[] }) {
  if (homes.length === 0) return null;
  return (
    <OfficeSection title="Properties" count={homes.length}>
      <ColumnTable
        caption="Properties they’ve asked about, viewed or made an offer for"
        rows={homes}
        getKey={({ home }) => home.id}
        columns={columns}
      />
    </OfficeSection>
  );
}

function NamedHome({ home }: Pick<PersonHomeView, "home">) {
  return (
    <div className="person__home">
      <HomeCover home={home} sizes="3rem" />
      <div>
        <Link to={href("/property/:id", { id: home.id })}>{home.name}</Link>
        <p className="tiny">£{formatInteger(home.rentPcm)} pcm</p>
      </div>
    </div>
  );
}
