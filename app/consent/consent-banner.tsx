import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import { Button } from "../ui/button.tsx";
import type { Consent } from "./consent.ts";
import { consentChoices } from "./consent-choices.ts";
import { useConsent } from "./use-consent.ts";

export function ConsentBanner() {
  const { consent, choose } = useConsent();
  const [reopened, setReopened] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    () =>
      consentChoices.onOpen(() => {
        setReopened(true);
        setChoosing(true);
      }),
    [],
  );
  useEffect(() => {
    if (reopened) heading.current?.focus();
  }, [reopened]);
  if (consent === undefined || (consent && !reopened)) return null;

  const saveChoice = (chosen: Consent) => {
    setReopened(false);
    setChoosing(false);
    choose(chosen);
    if (reopened) consentChoices.restoreFocus();
  };
  return (
    <section className="consent" ref={reserveBannerSpace} aria-labelledby="consent-title">
      <h2 id="consent-title" ref={heading} tabIndex={-1}>
        May we count your visit?
      </h2>
      <p>
        <span className="consent__reason">
          Only with your permission do other companies’ tools count visits and show us which adverts
          work.
        </span>{" "}
        <Link to={`${href("/legal")}#cookies`}>How we use cookies</Link>
      </p>
      {choosing && <ConsentOptions consent={consent} onSave={saveChoice} />}
      <div className="consent__actions">
        <Button
          look="secondary"
          size="small"
          onClick={() => saveChoice({ analytics: true, marketing: true })}
        >
          Accept all
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => saveChoice({ analytics: false, marketing: false })}
        >
          Reject all
        </Button>
        {!choosing && (
          <Button look="quiet" size="small" onClick={() => setChoosing(true)}>
            Choose cookies
          </Button>
        )}
      </div>
    </section>
  );
}

/** No box is ticked in advance. */
function ConsentOptions({
  consent,
  onSave,
}: {
  consent: Consent | null;
  onSave: (consent: Consent) => void;
}) {
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onSave({ analytics: ticked.has("analytics"), marketing: ticked.has("marketing") });
  };
  return (
    <form onSubmit={save}>
      <fieldset>
        <legend className="visually-hidden">What you allow</legend>
        <label className="check">
          <input type="checkbox" name="analytics" defaultChecked={consent?.analytics} />
          <span>
            Analytics <small>Which pages are read, and for how long</small>
          </span>
        </label>
        <label className="check">
          <input type="checkbox" name="marketing" defaultChecked={consent?.marketing} />
          <span>
            Marketing <small>Which advert led here, and other sites’ review widgets</small>
          </span>
        </label>
        <Button type="submit" size="small">
          Save my choice
        </Button>
      </fieldset>
    </form>
  );
}

/**
 * Ref that sets `--consent-room` to the banner's height in pixels, so that the page can reserve
 * space below its controls.
 */
function reserveBannerSpace(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty("--consent-room", `${banner.offsetHeight}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty("--consent-room");
  };
}
