/** Where people see us who do not begin on the site. Portals come before them, by their names. */
const places = { referral: "Word of mouth", board: "Board or window" } as const;

const portalPrefix = "portal:";

/** What can be said of where somebody saw us: the portals of the settings, and the places. */
export function listCameFrom(
  portals: readonly { name: string }[],
): { value: string; label: string }[] {
  return [
    ...portals.map(({ name }) => ({ value: `${portalPrefix}${name}`, label: name })),
    ...Object.entries(places).map(([value, label]) => ({ value, label })),
  ];
}

/** A portal keeps its name after it has left the settings. Null for what is none of them. */
export function nameCameFrom(value: string): string | null {
  if (value.startsWith(portalPrefix)) return value.slice(portalPrefix.length);
  return Object.entries(places).find(([one]) => one === value)?.[1] ?? null;
}
