import { afterEach, describe, expect, it, vi } from "vitest";

/** Local storage that takes text up to a length. */
function storageUpTo(most: number): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      const needed = [...entries].reduce(
        (sum, [name, text]) => sum + (name === key ? 0 : text.length),
        0,
      );
      if (needed + value.length > most) throw new DOMException("full", "QuotaExceededError");
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}

/** The stores of a page whose browser has this storage, or none. */
async function openPage(storage: () => Storage) {
  vi.resetModules();
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: storage });
  return import("./stores.ts");
}

const denied = (): Storage => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

afterEach(() => void Reflect.deleteProperty(globalThis, "localStorage"));

describe("a store of the browser", () => {
  it("keeps what it is given", async () => {
    const storage = storageUpTo(100);
    const { localStore } = await openPage(() => storage);
    expect(localStore().write("theme", "dark")).toBe(true);
    expect(localStore().read("theme")).toBe("dark");
    expect(storage.getItem("theme")).toBe("dark");
    expect(localStore().keys()).toEqual(["theme"]);
    localStore().remove("theme");
    expect(localStore().read("theme")).toBeNull();
    expect(storage.length).toBe(0);
  });

  it("keeps it for the page where the browser denies its storage", async () => {
    const { localStore } = await openPage(denied);
    expect(localStore().read("theme")).toBeNull();
    expect(localStore().write("theme", "dark")).toBe(false);
    expect(localStore().read("theme")).toBe("dark");
    expect(localStore().keys()).toEqual(["theme"]);
    localStore().remove("theme");
    expect([localStore().read("theme"), localStore().keys()]).toEqual([null, []]);
  });

  it("keeps for the page what no longer fits, and nothing former instead of it", async () => {
    const storage = storageUpTo(10);
    const { localStore } = await openPage(() => storage);
    localStore().write("token", "former");
    localStore().write("token", "the present one");
    expect(localStore().read("token")).toBe("the present one");
    expect(storage.getItem("token")).toBeNull();
    localStore().write("token", "short");
    expect([localStore().read("token"), storage.getItem("token")]).toEqual(["short", "short"]);
    expect(localStore().keys()).toEqual(["token"]);
  });
});
