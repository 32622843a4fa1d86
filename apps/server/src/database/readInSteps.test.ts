import { expect, test } from "vitest";
import { readInSteps } from "./readInSteps.ts";

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

/** Reads the numbers below a count, two at a time, and says after which ones it asked. */
async function readBelow(count: number) {
  const asked: (number | undefined)[] = [];
  const read = (after: number | undefined, size: number) => {
    asked.push(after);
    const first = after === undefined ? 0 : after + 1;
    return Promise.resolve(
      Array.from({ length: Math.min(size, count - first) }, (_, index) => first + index),
    );
  };
  return { rows: await all(readInSteps(2, read)), asked };
}

test.each([
  [0, [undefined]],
  [1, [undefined]],
  [2, [undefined, 1]],
  [5, [undefined, 1, 3]],
])(
  "%i rows are each read once, each step after the last row of the one before",
  async (count, asked) => {
    expect(await readBelow(count)).toEqual({
      rows: Array.from({ length: count }, (_, index) => index),
      asked,
    });
  },
);

test("others have their turn between two steps", async () => {
  const order: string[] = [];
  const read = (after = 0) => {
    order.push(`step ${after}`);
    return Promise.resolve(after < 4 ? [after + 1, after + 2] : []);
  };
  const rows = readInSteps(2, read);
  const other = new Promise<void>((done) => {
    setTimeout(() => {
      order.push("other");
      done();
    });
  });
  await all(rows);
  await other;
  expect(order).toEqual(["step 0", "other", "step 2", "step 4"]);
});

test("what fails to be read is told to who reads", async () => {
  const read = () => Promise.reject(new Error("no connection"));
  await expect(all(readInSteps(2, read))).rejects.toThrow("no connection");
});
