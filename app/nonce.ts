import { createContext } from "react";

/** Marks a page's inline scripts as ours while it is drawn; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
