import { createSignIn, hasArrived, signInView } from "@specimen/core/identity";
import { address } from "../../browser/address.ts";
import { channel } from "../../browser/channel.ts";
import { clock } from "../../browser/clock.ts";
import { cookies } from "../../browser/cookies.ts";
import { documentElement } from "../../browser/documentElement.ts";
import { frame } from "../../browser/frame.ts";
import { http } from "../../browser/http.ts";
import { locks } from "../../browser/locks.ts";
import { page } from "../../browser/page.ts";
import { popup } from "../../browser/popup.ts";
import { report } from "../../browser/report.ts";
import { sessionStore } from "../../browser/stores.ts";
import { thread } from "../../browser/thread.ts";
import type { Config } from "../../config.ts";
import { viewOf } from "../viewOf.ts";
import type { SignedIn } from "./SessionService.ts";
import tokenWorkerUrl from "./tokenWorker.ts?worker&url";

/** Starts the machine of sign-in over the browser. */
export function startSignIn(
  { apiUrl, domain, clientId, audience, signIn: settings }: Config,
  inspection: Parameters<typeof createSignIn>[2],
): SignedIn & { readonly hasArrived: () => Promise<void> } {
  const signIn = createSignIn(
    {
      address,
      channel: channel("specimen"),
      clock,
      cookies,
      frame,
      http,
      locks,
      popup,
      report,
      store: sessionStore(),
      thread: thread(tokenWorkerUrl),
    },
    { apiUrl, domain, clientId, audience, ...settings, language: documentElement.language },
    inspection,
  );
  const { actor, readToken, sendWithProof, refuse } = signIn;
  actor.start();
  page.onShown(() => actor.send({ type: "page.shown" }));
  return {
    view: viewOf(actor, signInView),
    send: (event) => actor.send(event),
    readToken: (options) => readToken(options),
    sendWithProof: (token, call, send) => sendWithProof(token, call, send),
    refuse: (token) => refuse(token),
    hasArrived: () => hasArrived(signIn),
  };
}
