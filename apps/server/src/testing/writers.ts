import * as z from "zod";

/** Calls the API as a demo account. */
export type CallAs = (as: string, path: string, init?: RequestInit) => Promise<Response>;

/** What is stored of a writer. */
export const Stored = z.object({
  /** The number that was written last; -1 before the first. */
  number: z.number(),
  /** A version that only grows; 0 where a record has none. */
  marker: z.number(),
});
export type Stored = z.infer<typeof Stored>;

/** A record that is changed again and again, each time to the next number. */
export interface Writer {
  read(call: CallAs): Promise<Stored>;
  /** Writes a number; gives the marker of the acknowledgement, undefined where it was refused. */
  write(call: CallAs, number: number, seen: Stored): Promise<number | undefined>;
}

const numberIn = (text: string | undefined): number => Number(/\d+/.exec(text ?? "")?.[0] ?? -1);

const Preferences = z.object({ user: z.object({ nickname: z.string() }) });
const Rule = z.object({ version: z.string(), additions: z.object({ en: z.optional(z.string()) }) });
const Written = z.object({ version: z.string() });

const json = async <T>(answer: Response, schema: z.ZodType<T>): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return schema.parse(await answer.json());
};

/** Asks until it is answered: the database may be away for a while. */
async function ask<T>(call: () => Promise<Response>, schema: z.ZodType<T>): Promise<T> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return json(answer, schema);
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A row of its own, and a rule whose change is recorded in several tables under one revision. */
export const writers: Readonly<Record<string, Writer>> = {
  preferences: {
    async read(call) {
      const { user } = await ask(() => call("clerk", "/currentUser"), Preferences);
      return { number: numberIn(user.nickname), marker: 0 };
    },
    async write(call, number) {
      const body = JSON.stringify({ nickname: String(number) });
      const answer = await call("clerk", "/currentUser", { method: "PATCH", body });
      return answer.ok ? 0 : undefined;
    },
  },
  rules: {
    async read(call) {
      const path = "/countries/JP/travel-info-all-languages";
      const { version, additions } = await ask(() => call("administrator", path), Rule);
      return { number: numberIn(additions.en), marker: Number(version) };
    },
    async write(call, number, { marker }) {
      const answer = await call("administrator", "/countries/JP/travel-info", {
        method: "PUT",
        headers: { "If-Match": `"${marker}"` },
        body: JSON.stringify({ additions: { en: `<p>${number}</p>` } }),
      });
      return answer.ok ? Number((await json(answer, Written)).version) : undefined;
    },
  },
};
