import { expect, it } from "vitest";
import * as z from "zod/mini";
import { contractResolver } from "./contractResolver.ts";

const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(5)),
  count: z.int().check(z.lte(3)),
  texts: z.object({ de: z.optional(z.string().check(z.maxLength(2))) }),
});
type Values = z.infer<typeof schema>;

const judge = (values: Values) =>
  contractResolver<Values>(schema, (given) => given)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

it("puts each problem at its field, with the limit of the contract", async () => {
  const { errors } = await judge({ title: "", count: 9, texts: { de: "abc" } });
  expect(errors).toEqual({
    title: { type: "missing", message: "1" },
    count: { type: "too_big_number", message: "3" },
    texts: { de: { type: "too_big_string", message: "2" } },
  });
});

it("tells a text that is no number from one that is missing", async () => {
  const { errors } = await judge({ title: "abc", count: Number.NaN, texts: {} });
  expect(errors).toEqual({ count: { type: "notANumber", message: "" } });
  const { errors: broken } = await judge({ title: "abc", count: 1.5, texts: {} });
  expect(broken).toEqual({ count: { type: "notWhole", message: "" } });
  const { errors: none } = await judge({ title: "abc", texts: {} } as Values);
  expect(none).toEqual({ count: { type: "missing", message: "" } });
});

it("tells a day that is missing from one that is none, and a limit that is not reached itself", async () => {
  const price = z.object({ price: z.number().check(z.gt(0)), date: z.iso.date() });
  const resolve = contractResolver<z.infer<typeof price>>(price, (given) => given);
  const problemsOf = async (values: z.infer<typeof price>) =>
    (await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;
  expect(await problemsOf({ price: 0, date: "" })).toEqual({
    price: { type: "too_small_exclusive", message: "0" },
    date: { type: "missing", message: "" },
  });
  expect(await problemsOf({ price: 1, date: "1.1." })).toEqual({
    date: { type: "invalid_format", message: "" },
  });
});

it("finds nothing in what the contract allows", async () => {
  const values = { title: "abc", count: 1, texts: {} };
  expect(await judge(values)).toEqual({ values, errors: {} });
});

it("adds what only the browser can see; the contract's own problem comes first", async () => {
  const own = ["title", "texts.de"].map((path) => ({ path, type: "tooManyLines", limit: 3 }));
  const { errors } = await contractResolver<Values>(
    schema,
    (given) => given,
    ({ title }) => (title === "abc" ? own : []),
  )({ title: "abc", count: 1, texts: { de: "abc" } }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors).toEqual({
    title: { type: "tooManyLines", message: "3" },
    texts: { de: { type: "too_big_string", message: "2" } },
  });
});

it("names the wrong one of several entries that are typed into one field, at that field", async () => {
  const addresses = z.object({ emails: z.array(z.email()) });
  const toBody = ({ emails }: { emails: string }) => ({ emails: emails.split(" ") });
  const resolve = contractResolver<{ emails: string }>(addresses, toBody);
  const { errors } = await resolve({ emails: "ada@example.org nobody" }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors).toEqual({ emails: { type: "notEmail", message: "nobody" } });
});
