/** Makes something when it is first asked for: a formatter takes a telephone tens of milliseconds. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
