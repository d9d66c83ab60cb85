import { createContext } from "react";

/** The response's CSP nonce for inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
