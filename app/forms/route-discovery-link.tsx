import { useLocation } from "react-router";

/**
 * Has the router learn this address while there is a line. Each step of a form is an entry of the
 * history under it, and for the first one the router would otherwise ask the server which page it is.
 */
export function RouteDiscoveryLink() {
  const { pathname } = useLocation();
  return (
    <a hidden data-discover="true" href={pathname}>
      This page
    </a>
  );
}
