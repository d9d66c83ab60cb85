/** The tested engine version. Another `0.x` may not read the folder. */
export const engineVersion = { pglite: "0.5.16", postgres: "18" };
