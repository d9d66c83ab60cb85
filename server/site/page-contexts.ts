import { createContext, type EntryContext } from "react-router";
import type { AppContext } from "../app-context.ts";
import type { CallApi } from "../platform/submissions/answer-posted-form.ts";

export const appContext = createContext<AppContext>();

export const siteOrigin = createContext<string>();

/** Marks this page's inline scripts during rendering. Visitors get CSP hashes instead. */
export const cspNonce = createContext<string>();

/** The table of routes that public pages name for the browser. */
export const publicManifest = createContext<EntryContext["manifest"]>();

export const callApi = createContext<CallApi>();

/** As rate limits count it. */
export const clientAddress = createContext<string>("unknown");

export const failedRequest = createContext<string>();

export const reportError = createContext<(error: unknown) => void>();
