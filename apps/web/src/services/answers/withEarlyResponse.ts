type Send = (request: Request) => Promise<Response>;

/** Sends what was not asked for early; a request that is given up does not wait for that answer. */
export const withEarlyResponse =
  (takeEarly: (request: Request) => Promise<Response | null>, send: Send): Send =>
  async (request) => {
    const { signal } = request;
    const givenUp = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new Error("The request was given up", { cause: signal.reason }));
      signal.addEventListener("abort", giveUp, { once: true });
    });
    const early = await Promise.race([takeEarly(request), givenUp]);
    return early ?? send(request);
  };
