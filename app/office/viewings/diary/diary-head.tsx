import { href, Link, useNavigate } from "react-router";
import { addDays } from "../../../../domain/shared/dates.ts";
import {
  type DiaryCriteria,
  formatDiaryQuery,
} from "../../../../domain/viewings/diary/diary-criteria.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import { OfficeTitle } from "../../shell/office-head.tsx";
import { formatShownDays } from "./day-words.ts";
import { BookingLink } from "../bookings/booking-link.tsx";
import type { DiaryPageView } from "../shown.ts";

interface Head {
  diary: DiaryPageView;
  chosenId: string | null;
  mayBook: boolean;
  onBook: (to: string) => void;
}

export function DiaryHead({ diary, chosenId, mayBook, onBook }: Head) {
  const { criteria, days, today } = diary;
  const isTeam = criteria.view === "team";
  const title = formatShownDays(isTeam ? [criteria.day] : days, today);
  const query = chosenId === null ? "" : `?enquiry=${chosenId}`;
  const book = href("/office/diary/book") + query;
  return (
    <header className="diary__head">
      <OfficeTitle title={`Diary, ${title}`} />
      <h1>
        <span className="diary__wide">{title}</span>
        <span className="diary__small">Diary</span>
      </h1>
      <div className="line">
        <nav className="line" aria-label="Days">
          <Step diary={diary} to={{ day: addDays(criteria.day, -1) }} letter="ArrowLeft">
            <Icon name="arrow-left" />
            <span className="visually-hidden">Earlier</span>
          </Step>
          <Step diary={diary} to={{ day: today }} letter="t">
            Today
          </Step>
          <Step diary={diary} to={{ day: addDays(criteria.day, 1) }} letter="ArrowRight">
            <Icon name="arrow-right" />
            <span className="visually-hidden">Later</span>
          </Step>
        </nav>
        <People diary={diary} />
        <nav className="segments diary__wide" aria-label="View">
          <Segment diary={diary} to={{ view: "week" }} isOn={!isTeam} letter={isTeam ? "w" : ""}>
            Week
          </Segment>
          <Segment diary={diary} to={{ view: "team" }} isOn={isTeam} letter={isTeam ? "" : "w"}>
            Team
          </Segment>
        </nav>
        {mayBook && (
          <>
            <ButtonLink look="secondary" size="small" to={buildNewPath(diary)} data-key="n">
              New <kbd>N</kbd>
            </ButtonLink>
            <BookingLink to={book} data-key="b" onBook={onBook}>
              <Icon name="plus" /> Book <kbd>B</kbd>
            </BookingLink>
          </>
        )}
      </div>
    </header>
  );
}

function buildNewPath({ criteria, personId }: DiaryPageView): string {
  const query = new URLSearchParams({ day: criteria.day });
  if (personId !== null) query.set("who", String(personId));
  return `${href("/office/diary/new")}?${query}`;
}

export function toDiary(
  { criteria, today }: DiaryPageView,
  changes: Partial<DiaryCriteria>,
): string {
  return href("/office/diary") + formatDiaryQuery({ ...criteria, ...changes }, today);
}

interface Step {
  diary: DiaryPageView;
  to: Partial<DiaryCriteria>;
  letter: string;
  children: React.ReactNode;
}

function Step({ diary, to, letter, children }: Step) {
  return (
    <ButtonLink look="secondary" size="small" to={toDiary(diary, to)} data-key={letter}>
      {children}
    </ButtonLink>
  );
}

function Segment({ diary, to, isOn, letter, children }: Step & { isOn: boolean }) {
  return (
    <Link
      to={toDiary(diary, to)}
      aria-current={isOn ? "page" : undefined}
      data-key={letter === "" ? undefined : letter}
    >
      {children}
    </Link>
  );
}

/** More than these stand in a list, without a key for each. */
export const maxSegments = 5;

function People({ diary }: { diary: DiaryPageView }) {
  const navigate = useNavigate();
  const { facts, personId, ownId, criteria } = diary;
  if (facts.people.length <= maxSegments) {
    return (
      <nav className="segments diary__wide" aria-label="Whose diary">
        {facts.people.map(({ id, name }, index) => (
          <Segment
            key={id}
            diary={diary}
            to={{ who: id, view: "week" }}
            isOn={criteria.view === "week" && id === personId}
            letter={String(index + 1)}
          >
            <Avatar name={name} isOwn={id === ownId} />
            <span className={id === personId ? undefined : "visually-hidden"}>
              {name.split(" ")[0]}
            </span>
          </Segment>
        ))}
      </nav>
    );
  }
  return (
    <select
      className="select diary__people"
      aria-label="Whose diary"
      value={personId ?? ""}
      onChange={({ target }) => {
        void navigate(toDiary(diary, { who: Number(target.value), view: "week" }));
      }}
    >
      {facts.people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
