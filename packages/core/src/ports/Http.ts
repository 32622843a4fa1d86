/** A request, with the names of the Fetch standard. */
export interface HttpRequest {
  method: string;
  headers: Record<string, string>;
  body: string | URLSearchParams | null;
  signal: AbortSignal;
  /** `error` where a redirect could carry a token to another host. */
  redirect: "manual" | "error";
}

/** Sends requests as `fetch` does: any status resolves, a network failure rejects. */
export interface Http {
  send(url: string, request: HttpRequest): Promise<Response>;
}
