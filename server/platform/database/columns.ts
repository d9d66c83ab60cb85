import { timestamp } from "drizzle-orm/pg-core";

/** A moment; read as a `Date`. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
