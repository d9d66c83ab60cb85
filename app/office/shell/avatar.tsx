/** Initials. Their person's name stands beside them, so they are not read out. */
export function Avatar({ name, isOwn = false }: { name: string; isOwn?: boolean }) {
  const words = name.split(/\s+/);
  const named = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = named.map((word) => /^./u.exec(word ?? "")?.[0]).join("");
  return (
    <span className={isOwn ? "avatar avatar--own" : "avatar"} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
