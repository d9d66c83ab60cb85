import { useEffect } from "react";
import { useConsent } from "./use-consent.ts";

export function TagManager({ id }: { id: string | null | undefined }) {
  const { consent } = useConsent();
  const analytics = consent?.analytics ?? false;
  const marketing = consent?.marketing ?? false;
  useEffect(() => {
    if (!id || !(analytics || marketing)) return;
    window.dataLayer ??= [];
    window.dataLayer.push({ event: "consent", analytics, marketing });
    loadTagManager(id);
  }, [id, analytics, marketing]);
  return null;
}

function loadTagManager(id: string): void {
  const src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  window.dataLayer?.push({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
}
