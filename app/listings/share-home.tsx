import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { AppLinks } from "./app-links.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import "./share.css";

/** Without JavaScript it shows plain links. */
export function ShareHome({ name, address }: { name: string; address: string }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <div className="share no-print">
      <div className="share__actions">
        <Button
          look="quiet"
          size="sm"
          aria-haspopup="dialog"
          disabled={!hydrated}
          onClick={() => setOpen(true)}
        >
          <Icon name="share-2" />
          Share this home
        </Button>
        <Button look="quiet" size="sm" disabled={!hydrated} onClick={() => print()}>
          <Icon name="file-text" />
          Print a brochure
        </Button>
      </div>
      <noscript>
        <h3 className="heading-ui">Share this home</h3>
        <AppLinks name={name} address={address} />
      </noscript>
      {open && <ShareDialog name={name} address={address} onClose={() => setOpen(false)} />}
    </div>
  );
}
