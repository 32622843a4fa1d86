import { AsyncLocalStorage } from "node:async_hooks";

/** The call that is being answered; `route` is known once one of the contract's calls was found. */
export interface CurrentCall {
  /** Its id in the log and in the header X-Request-Id. */
  readonly id: string;
  route?: string;
}

const calls = new AsyncLocalStorage<CurrentCall>();

/** Answers a call: what it starts knows it, and its queries are limited in time. */
export const runCall = <T>(call: CurrentCall, run: () => T): T => calls.run(call, run);

/** The call under way; undefined in other work: imports, migrations, jobs. */
export const currentCall = (): CurrentCall | undefined => calls.getStore();
