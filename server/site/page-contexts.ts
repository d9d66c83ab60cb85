import { createContext } from "react-router";
import type { AppContext } from "../app-context.ts";
import type { CheckedForm } from "../platform/submissions/form-token.ts";

export const appContext = createContext<AppContext>();

export const siteOrigin = createContext<string>();

/** Marks this page's inline scripts during rendering. Visitors get CSP hashes instead. */
export const cspNonce = createContext<string>();

/** Makes an API call within this process for a form that was sent without script. */
export type CallApi = (path: string, body: object, checkedForm: CheckedForm) => Promise<Response>;

export const callApi = createContext<CallApi>();

export const failedRequest = createContext<string>();

export const reportError = createContext<(error: unknown) => void>();
