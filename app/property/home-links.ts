import { generatePath } from "react-router";

/** Where a viewing of a home is booked. */
export function bookViewingPath(id: string): string {
  return generatePath("/book-viewing/:id", { id });
}
