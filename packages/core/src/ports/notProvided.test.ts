import { createActor, toPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { callbackNotProvided, notProvided, NotProvidedError, promiseNotProvided } from "./index.ts";

describe("actors and actions nobody provided", () => {
  it("throw by name", async () => {
    expect(notProvided("goHome")).toThrow('"goHome" was not provided');
    const promise = createActor(promiseNotProvided<string>("readClock"));
    const outcome = toPromise(promise.start());
    await expect(outcome).rejects.toThrow(new NotProvidedError('"readClock" was not provided'));
    const callback = createActor(callbackNotProvided<{ type: "x" }>("watch"));
    callback.subscribe({ error: (error) => expect(String(error)).toContain('"watch"') });
    callback.start();
    expect.assertions(3);
  });
});
