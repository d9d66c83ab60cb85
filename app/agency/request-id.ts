import { createContext } from "react";

/** Request id during server rendering; null in the browser. */
export const RequestIdContext = createContext<string | null>(null);
