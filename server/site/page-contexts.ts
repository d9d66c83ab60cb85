import { createContext } from "react-router";
import type { AppContext } from "../app-context.ts";

export const appContext = createContext<AppContext>();

export const siteOrigin = createContext<string>();

/** Marks this page's inline scripts during rendering. Visitors get CSP hashes instead. */
export const cspNonce = createContext<string>();

/**
 * Finishes a page's HTML for sending. Input is Latin-1, one character per byte: as a UTF-16 string
 * a single curly quote would double the memory of every copy.
 */
export const finishPage = createContext<(page: string) => Buffer<ArrayBuffer>>();

export const failedRequest = createContext<string>();

export const reportError = createContext<(error: unknown) => void>();
