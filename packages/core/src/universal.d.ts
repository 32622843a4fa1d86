/**
 * The globals that core may use: those of every JavaScript host. Others (window, document, storage,
 * timers, fetch) are ports.
 */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | Iterable<[string, string]>);
  append(name: string, value: string): void;
  delete(name: string): void;
  entries(): IterableIterator<[string, string]>;
  get(name: string): string | null;
  has(name: string): boolean;
  keys(): IterableIterator<string>;
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(url: string, base?: string | URL);
  static canParse(url: string, base?: string): boolean;
  hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  pathname: string;
  readonly protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  readonly username: string;
  toString(): string;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(input: Uint8Array): string;
}

declare class AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare class Response {
  constructor(body: string | null, init: { status: number; headers: [string, string][] });
  readonly headers: Iterable<[string, string]>;
  readonly ok: boolean;
  readonly status: number;
  clone(): Response;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

declare function atob(data: string): string;
