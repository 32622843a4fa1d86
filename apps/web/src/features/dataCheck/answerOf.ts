/** The body of an answer; the client has thrown for every call that has none. */
export function answerOf<Data>({ data }: { data?: Data }): Data {
  if (data === undefined) throw new Error("a call was answered with nothing");
  return data;
}
