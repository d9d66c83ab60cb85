import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AppLinks } from "./app-links.tsx";

/** Browser only. */
export function ShareDialog({
  name,
  address,
  onClose,
}: {
  name: string;
  address: string;
  onClose: () => void;
}) {
  return (
    <Dialog title={`Share ${name}`} onClose={onClose}>
      <div className="stack">
        {"share" in navigator && <DeviceShare name={name} address={address} />}
        <AppLinks name={name} address={address} />
        <CopyLink address={address} />
      </div>
    </Dialog>
  );
}

/** Uses the Web Share API. */
function DeviceShare({ name, address }: { name: string; address: string }) {
  const [failed, setFailed] = useState(false);
  const share = async () => {
    try {
      await navigator.share({ title: name, url: address });
    } catch (error) {
      // Closing the share sheet is not an error.
      setFailed(!(error instanceof DOMException && error.name === "AbortError"));
    }
  };
  return (
    <>
      <Button block onClick={() => void share()}>
        <Icon name="share-2" />
        Share from this device
      </Button>
      <output>{failed && "This device can’t share the link. Choose another way below."}</output>
    </>
  );
}

function CopyLink({ address }: { address: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState({ text: "", turn: 0 });
  const copy = async () => {
    const text = await navigator.clipboard.writeText(address).then(
      () => "Link copied.",
      () => {
        // Without clipboard permission the visitor copies it by hand.
        field.current?.select();
        return "Your browser won’t let us copy the link. We’ve selected it, so you can copy it yourself.";
      },
    );
    setMessage(({ turn: count }) => ({ text, turn: count + 1 }));
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Link
      </label>
      <div className="share__link">
        <input
          className="input"
          id={id}
          ref={field}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="secondary" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy<span className="visually-hidden"> the link</span>
        </Button>
      </div>
      <output className="small">
        {message.text && <span key={message.turn}>{message.text}</span>}
      </output>
    </div>
  );
}
