import { randomUUID } from "node:crypto";

/** An address of a test's own, since the specs share a site and its mails. */
export function createEmail(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}
