/** The `handle` of a page that reads the same without script: the server sends it without any. */
export const scriptlessPage = { scripts: false } as const;
