import { describe, expect, it } from "vitest";
import { createFakeClock, createFakeStore } from "../testing/index.ts";
import { createTransactions, type Transaction } from "./transaction.ts";

const transaction = (state: string): Transaction => ({
  state,
  nonce: "n",
  codeVerifier: "v",
  redirectUri: "https://app.example.test/auth",
  returnTo: null,
  organization: null,
});

const open = () => {
  const clock = createFakeClock(1_750_000_000_000);
  const store = createFakeStore();
  return { clock, store, transactions: createTransactions(store, clock) };
};

describe("sign-ins under way", () => {
  it("are found by their state until they are spent", () => {
    const { transactions } = open();
    transactions.begin(transaction("one"));
    transactions.begin(transaction("two"));
    expect(transactions.find("one")).toEqual(transaction("one"));
    transactions.consume("one");
    expect(transactions.find("one")).toBeNull();
    expect([transactions.isSpent("one"), transactions.isSpent("two")]).toEqual([true, false]);
    expect(transactions.find("two")).not.toBeNull();
  });

  it("are at most ten, the latest", async () => {
    const { clock, store, transactions } = open();
    for (let index = 0; index < 15; index += 1) {
      transactions.begin(transaction(`s${index}`));
      await clock.pass(1);
    }
    expect(store.keys()).toHaveLength(10);
    expect(transactions.find("s4")).toBeNull();
    expect(transactions.find("s5")).not.toBeNull();
  });

  it("last one day", async () => {
    const { clock, store, transactions } = open();
    transactions.begin(transaction("old"));
    await clock.pass(86_400_000);
    expect(transactions.find("old")).not.toBeNull();
    await clock.pass(1);
    expect(transactions.find("old")).toBeNull();
    transactions.begin(transaction("new"));
    expect(store.keys()).toHaveLength(1);
  });

  it("may be named anything, and whatever else lies in the store is none", () => {
    const { store, transactions } = open();
    for (const state of ["__proto__", "constructor", ""]) {
      expect(transactions.find(state)).toBeNull();
      transactions.begin(transaction(state));
      expect(transactions.find(state)).toEqual(transaction(state));
    }
    for (const text of [
      "",
      "{",
      "[]",
      '{"at":1}',
      `{"at":1750000000000,"transaction":{"state":1}}`,
    ]) {
      store.write("sign-in.open.x", text);
      expect(transactions.find("x")).toBeNull();
    }
  });
});
