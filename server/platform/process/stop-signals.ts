/**
 * Ctrl-C reaches the site several times: from the terminal, npm and the start script. Signals
 * within this time of the first count as one, milliseconds.
 */
export const sameSignalMs = 250;

/**
 * Listens for SIGTERM, SIGINT and SIGHUP. A second one exits at once with code 1.
 * @returns aborted by the first, with its name as the reason
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
