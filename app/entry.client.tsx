import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { href } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { watchErrors } from "./browser-errors/watch-errors.ts";

watchErrors();

const [loaded] = performance.getEntriesByType("navigation");

// Somebody went back in the history of a page that was loaded again, before its script had arrived.
if (
  loaded instanceof PerformanceNavigationTiming &&
  loaded.type === "reload" &&
  loaded.name.split("#")[0] !== location.href.split("#")[0]
)
  location.reload();
else {
  // The router reloads the page when the next one's code can't be loaded. Ours says so instead.
  window.navigation?.addEventListener("navigate", (event) => {
    if (!import.meta.env.PROD || event.navigationType !== "reload" || event.userInitiated) return;
    event.preventDefault();
    location.assign(href("/error"));
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // React reports uncaught and recoverable errors itself.
      { onCaughtError: (error) => reportError(error) },
    );
  });
}
