import { anySeries, type Language } from "@specimen/api/contract";
import { ProblemError } from "../../http/problemError.ts";
import type { AppContext, DocumentSeries } from "../defineArea.ts";
import { catalogueOf } from "./decide.ts";

/** Who names a series, and reads of it. */
interface Reader {
  readonly language: Language;
  readonly customerId: string;
}

/** The part of a call that names a series. */
interface NamedSeries {
  readonly id: string;
  readonly in: "params" | "body";
  readonly path: string;
}

/** The series of documents that a check may be judged by. */
export function createSeriesFinder(context: AppContext) {
  /** Null for any document, undefined where there is no such series. */
  const find = async (
    id: string | null,
    reader: Reader,
  ): Promise<DocumentSeries | null | undefined> =>
    id === null || id === anySeries ? null : catalogueOf(context)?.series(id, reader);

  return {
    find,

    /**
     * Null for any document. Throws invalid_input, which names the part of the call with the id:
     * not_found says of a check that it is no longer there.
     */
    async demand(named: NamedSeries, reader: Reader): Promise<DocumentSeries | null> {
      const series = await find(named.id, reader);
      if (series !== undefined) return series;
      const fault = { in: named.in, path: named.path, code: "not_found" };
      throw new ProblemError("invalid_input", { errors: [fault] });
    },
  };
}

export type SeriesFinder = ReturnType<typeof createSeriesFinder>;
