import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchErrors } from "./browser-errors/watch-errors.ts";

watchErrors();
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
