import { useEffect, useState } from "react";
import { isTyping } from "./key-presses.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { OverOffice } from "./over-office.tsx";
import { useGoKeys } from "./use-go-keys.ts";

/** The keys that every page of the office has. ? lists them where a page has no list of its own. */
export function EverywhereKeys() {
  useGoKeys();
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      setListed(true);
    };
    // After the page, which listens on the document.
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  if (!isListed) return null;
  return (
    <OverOffice>
      <KeysDialog keys={[]} isListed setListed={setListed} />
    </OverOffice>
  );
}
