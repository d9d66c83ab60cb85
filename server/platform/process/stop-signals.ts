/**
 * Ctrl-C reaches the site more than once: from the terminal, from npm and from the start script.
 * What comes within this time of the first is the same one; milliseconds.
 */
export const sameSignalMs = 250;

/**
 * Hears SIGTERM, SIGINT and SIGHUP from now on. A second one ends the process at once, exit code 1.
 * @returns aborted by the first, its name as the reason
 */
export function listenForStopSignals(): AbortSignal {
  const stop = new AbortController();
  let first = 0;
  for (const name of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(name, () => {
      if (!stop.signal.aborted) first = performance.now();
      else if (performance.now() - first > sameSignalMs) process.exit(1);
      stop.abort(name);
    });
  }
  return stop.signal;
}
