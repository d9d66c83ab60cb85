import { createContext } from "react-router";
import type { OfficeVisit } from "./admit-to-office.ts";

/** Set for every request that was admitted to the office. */
export const officeVisit = createContext<OfficeVisit>();
