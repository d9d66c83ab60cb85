/** What somebody called a file, without folders, control characters and marks that turn the direction of writing. */
export function stripFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?]+/gu, "");
}
