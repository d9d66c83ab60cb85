/** Rows per statement: the protocol allows 65,535 parameters. */
const batchSize = 200;

export function* splitBatches<T>(all: Iterable<T>, size = batchSize): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
