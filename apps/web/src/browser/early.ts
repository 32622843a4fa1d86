/** What the document asked for before any code had come (build/bootScript.js). */
interface Early {
  config: Promise<Response>;
  /** Fulfilled once every early call is on its way. */
  asked: Promise<void>;
  /** Those that were pressed from Ctrl+K on, and what listens to them. */
  keys: readonly KeyboardEvent[];
  keepKey: (pressed: KeyboardEvent) => void;
  /** By address; each serves one request that would be sent with the same headers. */
  answers: Map<string, { headers: Readonly<Record<string, string>>; answer: Promise<Response> }>;
}

declare global {
  interface Window {
    early?: Early;
  }
}

const { early } = window;
let config = early?.config;

/** Milliseconds after the page's start in which an early answer still counts as new. */
const freshness = 30_000;

/** The keys that were pressed from Ctrl+K on; the document listens to no more of them. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  if (early === undefined) return [];
  removeEventListener("keydown", early.keepKey, { capture: true });
  return early.keys;
}

/** The answer to /config.json: the document's own the first time, a new one after that. */
export function readConfigFile(): Promise<Response> {
  const first = config;
  config = undefined;
  return first ?? fetch("/config.json", { credentials: "same-origin" });
}

/** The same answer, which stays for {@link readConfigFile}. */
export async function peekConfigFile(): Promise<Response> {
  if (config === undefined) return readConfigFile();
  return (await config).clone();
}

/**
 * The document's answer to a request, once; null where it asked for nothing alike, or got no
 * answer.
 */
export async function takeEarly({ method, url, headers }: Request): Promise<Response | null> {
  await early?.asked;
  const taken = early?.answers.get(url);
  if (taken === undefined || method !== "GET") return null;
  early?.answers.delete(url);
  const isAlike = Object.entries(taken.headers).every(([name, sent]) => headers.get(name) === sent);
  if (!isAlike || performance.now() > freshness) return null;
  return taken.answer.catch(() => null);
}
