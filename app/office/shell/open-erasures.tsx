import { href, Link } from "react-router";
import { OfficeSection } from "./office-section.tsx";

interface ErasureView {
  id: string;
  personId: string;
  name: string;
  by: string;
  due: string;
}

/** What a colleague asked to erase, and somebody else has to confirm. */
export function OpenErasures({ erasures }: { erasures: readonly ErasureView[] }) {
  if (erasures.length === 0) return null;
  return (
    <OfficeSection title="Data erasures to confirm" count={erasures.length} look="warn">
      <ul className="rows">
        {erasures.map(({ id, personId, name, by, due }) => (
          <li key={id}>
            <Link to={href("/office/contacts/:id/erasure", { id: personId })}>{name}</Link>
            <p className="tiny">
              Requested by {by}. Confirm by {due}
            </p>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
