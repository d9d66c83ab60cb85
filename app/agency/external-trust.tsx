import { useEffect, useRef } from "react";
import type { Trust } from "../brand/trust.ts";
import { useConsent } from "../consent/use-consent.ts";

/**
 * A third-party review widget. It is a plain link until the visitor allows marketing, then its
 * script fills the element.
 * @param start false delays the script
 */
export function ExternalTrust({
  widget,
  start,
}: {
  widget: Extract<Trust, { kind: "external" }>;
  start: boolean;
}) {
  const { consent } = useConsent();
  const box = useRef<HTMLDivElement>(null);
  const allowed = start && consent?.marketing === true;
  const { script, height } = widget;
  useEffect(() => {
    box.current?.style.setProperty("min-block-size", `${height}px`);
  }, [height]);
  useEffect(() => {
    if (!allowed) return undefined;
    const element = document.createElement("script");
    element.src = script;
    element.async = true;
    document.head.append(element);
    return () => element.remove();
  }, [allowed, script]);
  return (
    <div ref={box} {...widget.attributes}>
      <a href={widget.page} rel="noopener">
        What people say about us on {widget.site}
      </a>
    </div>
  );
}
