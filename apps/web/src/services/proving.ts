import type { SignIn } from "@specimen/core/identity";

type Send = (request: Request) => Promise<Response>;

/** Sends calls with the proof that the token in them is ours, where sign-in is set up for it. */
export const proving =
  ({ sendWithProof }: Pick<SignIn, "sendWithProof">, send: Send): Send =>
  (request) => {
    const [scheme, token] = (request.headers.get("Authorization") ?? "").split(" ");
    if (scheme !== "Bearer" || token === undefined) return send(request);
    const { method, url } = request;
    return sendWithProof(token, { method, url }, (headers) => {
      const added = Object.entries(headers);
      if (added.length === 0) return send(request);
      const proved = request.clone();
      for (const [name, value] of added) proved.headers.set(name, value);
      return send(proved);
    });
  };
