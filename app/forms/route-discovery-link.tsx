import { useLocation } from "react-router";

/**
 * A hidden link that makes the router discover this URL while online. Otherwise it asks the server
 * for the route when the first step adds a history entry.
 */
export function RouteDiscoveryLink() {
  const { pathname } = useLocation();
  return (
    <a hidden data-discover="true" href={pathname}>
      This page
    </a>
  );
}
