import { expect, it, vi } from "vitest";
import { withEarlyResponse } from "./withEarlyResponse.ts";

const address = "https://api.test/currentUser";

it("answers with what was asked for early and sends nothing", async () => {
  const early = new Response("early");
  const send = vi.fn(() => Promise.resolve(new Response("sent")));
  const take = () => Promise.resolve(early);
  expect(await withEarlyResponse(take, send)(new Request(address))).toBe(early);
  expect(send).not.toHaveBeenCalled();
});

it("sends where nothing was", async () => {
  const sent = new Response("sent");
  const request = new Request(address);
  const send = vi.fn(() => Promise.resolve(sent));
  expect(await withEarlyResponse(() => Promise.resolve(null), send)(request)).toBe(sent);
  expect(send).toHaveBeenCalledWith(request);
});

it("gives up with its request while the early answer is still on its way", async () => {
  const stop = new AbortController();
  const send = vi.fn(() => Promise.resolve(new Response("sent")));
  const never = () => new Promise<null>(() => undefined);
  const answer = withEarlyResponse(never, send)(new Request(address, { signal: stop.signal }));
  const cause = new Error("too long");
  stop.abort(cause);
  await expect(answer).rejects.toMatchObject({ cause });
  expect(send).not.toHaveBeenCalled();
});
