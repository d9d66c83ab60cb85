import { useId, useState } from "react";
import { href } from "react-router";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { formatIdsQuery } from "../saved/ids-query.ts";
import { announce } from "../saved/announcement.ts";

export function ShareList({ ids }: { ids: readonly string[] }) {
  const field = useId();
  const [shown, setShown] = useState(false);
  const url = location.origin + href("/shortlist") + formatIdsQuery(ids);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      announce("The link is copied. Anyone who has it can open this list.");
    } catch {
      // Without HTTPS or clipboard permission the visitor copies it by hand.
      setShown(true);
    }
  };
  return (
    <div className="share-list">
      <Button look="secondary" size="sm" onClick={() => void copy()}>
        <Icon name="share-2" />
        Copy a link to this list
      </Button>
      {shown && (
        <p>
          <label htmlFor={field}>Copy this link</label>
          <input
            className="input"
            id={field}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      )}
    </div>
  );
}
