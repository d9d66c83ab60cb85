import { createContext } from "react-router";
import type { OfficeVisit } from "./admit-to-office.ts";

/** With the position of the stream of changes when the request came. Set for every request that was admitted to the office. */
export const officeVisit = createContext<OfficeVisit & { streamPosition: string }>();
