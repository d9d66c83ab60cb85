import { createContext } from "react";

/** The id of the request that a page is rendered for; null in the browser. */
export const RequestIdContext = createContext<string | null>(null);
