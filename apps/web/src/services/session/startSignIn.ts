import {
  createSignIn,
  hasArrived,
  signInView,
  type IdentitySettings,
} from "@specimen/core/identity";
import { address } from "../../browser/address.ts";
import { channel } from "../../browser/channel.ts";
import { clock } from "../../browser/clock.ts";
import { cookies } from "../../browser/cookies.ts";
import { frame } from "../../browser/frame.ts";
import { http } from "../../browser/http.ts";
import { locks } from "../../browser/locks.ts";
import { page } from "../../browser/page.ts";
import { popup } from "../../browser/popup.ts";
import { report } from "../../browser/report.ts";
import { sessionStore } from "../../browser/stores.ts";
import { thread } from "../../browser/thread.ts";
import { viewOf } from "../viewOf.ts";
import type { SignedIn } from "./SessionService.ts";
import tokenWorkerUrl from "./tokenWorker.ts?worker&url";

/** Starts the machine of sign-in over the browser. */
export function startSignIn(
  settings: IdentitySettings,
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
    settings,
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
