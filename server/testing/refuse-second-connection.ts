import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerDatabase } from "../platform/database/server-engine.ts";

const inTransaction = new AsyncLocalStorage<true>();

/**
 * The embedded database has one connection: whoever asks the database itself within a transaction waits
 * for it for ever, and on a server, for a second connection of ten. On the test server it fails at once.
 */
export function refuseSecondConnection({ orm, pool }: ServerDatabase): void {
  const refuse = () => {
    if (inTransaction.getStore())
      throw new Error("Asked the database within a transaction, where `tx` has to be asked.");
  };
  const transaction = orm.transaction.bind(orm);
  orm.transaction = async (work, config) => {
    refuse();
    return transaction((tx) => inTransaction.run(true, () => work(tx)), config);
  };
  const query = pool.query.bind(pool);
  pool.query = new Proxy(query, {
    apply(target, self, words) {
      refuse();
      return Reflect.apply(target, self, words);
    },
  });
}

/** For a race: what another request does while this one's transaction is open. */
export function asAnotherRequest<Result>(work: () => Result): Result {
  return inTransaction.exit(work);
}
