import type { Choice } from "../../domain/shared/fields/choice.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { ChoiceSource } from "../staff/read-choice.ts";
import { listKeys } from "../viewings/keys/keys.ts";
import { findHomeIds } from "./home-choices.ts";

/** Keys, found by any part of their code, or of street, postcode or reference of their home. */
export function createKeyChoices(db: Queryable, branch: string | null): ChoiceSource {
  return {
    what: ["key", "keys"],
    by: "part of its code, or the property’s street, postcode or reference",
    find: async (text, atMost) => (await findKeys(db, branch, text)).slice(0, atMost).map(toChoice),
    async get(id) {
      const [key] = isUuid(id) ? await listKeys(db, { id, branch }) : [];
      return key ? toChoice(key) : null;
    },
  };
}

export async function findKeys(db: Queryable, branch: string | null, text: string) {
  return listKeys(db, { find: text, homeIds: await findHomeIds(db, branch, text), branch });
}

function toChoice({ key, home }: Awaited<ReturnType<typeof listKeys>>[number]): Choice {
  return {
    id: key.id,
    name: `${key.code}, ${home.name}`,
    detail: `${home.area} · ${key.holderName === null ? key.keptAt : `With ${key.holderName}`}`,
  };
}
