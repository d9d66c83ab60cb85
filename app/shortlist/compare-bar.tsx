import { href } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { formatIdsQuery } from "../saved/ids-query.ts";
import { removeFromList } from "../saved/saved-actions.ts";
import { listLimits } from "../saved/saved-homes.ts";
import { useSavedHomes } from "../saved/saved-store.ts";
import "./compare-bar.css";

export function CompareBar() {
  const { compared } = useSavedHomes();
  const count = compared.length;
  if (count === 0) return null;
  const clear = () => {
    removeFromList("compared", compared);
    // The focused button disappears with the bar.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <section className="compare-bar" aria-label="Compare homes">
      {count === 1 ? (
        <p>1 of {listLimits.compared} homes to compare. Choose another.</p>
      ) : (
        <ButtonLink to={href("/compare") + formatIdsQuery(compared)} size="small">
          Compare {count} of {listLimits.compared} homes
        </ButtonLink>
      )}
      <Button look="quiet" size="small" onClick={clear}>
        Clear<span className="visually-hidden"> the comparison</span>
      </Button>
    </section>
  );
}
