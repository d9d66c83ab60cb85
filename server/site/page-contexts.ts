import { createContext } from "react-router";
import type { AppContext } from "../app-context.ts";

/** What loaders and actions work with. */
export const appContext = createContext<AppContext>();

/** The origin under which visitors know the site, `https://www.example.com`. */
export const siteOrigin = createContext<string>();

/** Marks this page's inline scripts as ours while it is drawn; visitors get their hashes instead. */
export const cspNonce = createContext<string>();

/**
 * Makes a page's HTML what is sent. Its bytes come as Latin-1, a character for each: as a text of
 * their own a single curly quote would double the memory of every copy.
 */
export const finishPage = createContext<(page: string) => Buffer<ArrayBuffer>>();

/** The id of this request, which a page that fails tells its visitor. */
export const failedRequest = createContext<string>();

/** Writes an unexpected failure to the log. */
export const reportError = createContext<(error: unknown) => void>();
