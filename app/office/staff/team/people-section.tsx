import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { EmailText } from "../../../ui/email-text.tsx";
import { href, Link } from "react-router";
import { type Role, roleNames } from "../../../../domain/staff/roles.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";

interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  passkeys: number;
  isInvited: boolean;
  isMe: boolean;
  seen: string | null;
  /** Null: shows no homes. */
  shows: { areas: readonly string[]; hours: string } | null;
}

export function PeopleSection({
  people,
  isManaged,
}: {
  people: readonly Person[];
  isManaged: boolean;
}) {
  return (
    <OfficeSection title="People" count={people.length}>
      <ul className="rows">
        {people.map((person) => (
          <li key={person.id} className="team-row">
            <Avatar name={person.name} isOwn={person.isMe} />
            <div className="team-row__name">
              {isManaged ? (
                <Link to={href("/office/team/:id", { id: person.id })}>{person.name}</Link>
              ) : (
                <b>{person.name}</b>
              )}
              <p className="tiny">
                <EmailText>{person.email}</EmailText>
              </p>
            </div>
            <div>
              {roleNames[person.role]}
              {person.shows && (
                <p className="tiny">
                  {person.shows.areas.join(", ") || "All areas"}
                  <br />
                  {person.shows.hours || "No hours set"}
                </p>
              )}
            </div>
            <Presence {...person} />
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

function Presence({ isInvited, passkeys, seen }: Person) {
  if (isInvited)
    return (
      <div>
        <span className="badge badge--info">Invited</span>
      </div>
    );
  const look = passkeys === 0 ? "badge badge--warn" : "badge badge--ok";
  return (
    <div>
      <span className={look}>
        {passkeys === 0 ? "No passkey" : formatCount(passkeys, "passkey")}
      </span>
      <p className="tiny">{seen ? `Last active ${seen}` : "Never signed in"}</p>
    </div>
  );
}
