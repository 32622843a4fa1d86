"use strict";
(() => {
  // A window or frame opened by sign-in has come back: it hands the answer over and does no more.
  const opener = window.opener ?? (parent === window ? null : parent);
  if (opener !== null && location.pathname === "/auth") {
    const response = Object.fromEntries(new URLSearchParams(location.search));
    opener.postMessage({ type: "authorization_response", response }, location.origin);
    stop();
    return;
  }
  const root = document.documentElement;
  const read = (storage, key) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read(() => localStorage, "theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const isSigningIn = /^\/(auth|login)(\/|$)/.test(location.pathname);
  const names = {};
  const token = read(() => sessionStorage, names.token);
  const wasSignedIn = token !== null || /(^|; )session-check\./.test(document.cookie);
  root.dataset.frame = wasSignedIn && !isSigningIn ? "app" : "none";
  // What this page will ask for anyway starts to load beside the main code.
  const wanted = {};
  const stored = read(() => localStorage, names.language);
  const words = {};
  const language = Object.hasOwn(words, stored) ? stored : "en";
  const isApp = root.dataset.frame === "app";
  root.lang = language;
  // Keys from Ctrl+K on, for the search; src/browser/early.ts takes them over.
  const keys = [];
  const keepKey = (pressed) => {
    const isChord = (pressed.ctrlKey || pressed.metaKey) && pressed.key === "k";
    if (isChord) pressed.preventDefault();
    if (isChord || keys[0]) keys.push(pressed);
  };
  if (isApp) addEventListener("keydown", keepKey, true);
  const load = (href, attributes) =>
    document.head.append(Object.assign(document.createElement("link"), { href, ...attributes }));
  const asData = { rel: "preload", as: "fetch", crossOrigin: "anonymous" };
  const isChecked = isApp && token === null;
  for (const href of [
    ...(isApp ? wanted.files : wanted.signIn),
    ...(isChecked ? wanted.provider : []),
  ])
    load(href, { rel: "modulepreload" });
  if (!isApp && wanted.styles !== "")
    load(wanted.styles, { rel: "preload", as: "style", crossOrigin: "anonymous" });
  if (wanted.words !== "")
    for (const part of ["", ...(isApp ? wanted.parts.map((name) => `-${name}`) : [])])
      load(`${wanted.words}${language}${part}.json`, asData);
  // The letters of the typeface would share the line with the code. They come after it: until then
  // a word or two stand in the fallback, which has the same metrics.
  const showTypeface = ({ target }) => {
    if (!target.matches("script[type=module]")) return;
    for (const sheet of document.querySelectorAll("#typeface")) sheet.media = "all";
  };
  document.addEventListener("load", showTypeface, true);
  // Nothing else can show a message where the main code or every word is missing.
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).replace(/^n[bn]$/, "no"));
  const readable = [stored, ...preferred].find((code) => Object.hasOwn(words, code));
  const isUndrawn = () => document.querySelector("#root:empty") !== null;
  const fail = (frame = "none") => {
    if (!isUndrawn() || document.querySelector(".first-failure") !== null) return;
    const [title, text, reload] = words[readable ?? "en"];
    const failure = document.createElement("main");
    failure.className = "first-failure";
    const put = (name, content) => {
      const element = document.createElement(name);
      element.textContent = content;
      failure.append(element);
      return element;
    };
    put("h1", title);
    put("p", text).setAttribute("role", "alert");
    const again = () => location.reload();
    put("button", reload).addEventListener("click", again);
    addEventListener("online", again);
    document.title = `${title} · Specimen`;
    root.lang = readable ?? "en";
    root.dataset.frame = frame;
    document.querySelector(".first").append(failure);
  };
  // An error may be of no consequence, but then the product is drawn.
  const failLater = () => setTimeout(fail, 2000);
  const hear = ({ target }) => {
    if (target === window) failLater();
    else if (target.matches("script,[rel=stylesheet]:not(#typeface)")) fail("failed");
  };
  addEventListener("error", hear, true);
  addEventListener("unhandledrejection", failLater);
  addEventListener("specimen:missing-translations", () => fail());
  // What every page asks for is asked before any code has come; src/browser/early.ts takes it over.
  const config = fetch("/config.json", { credentials: "same-origin" });
  const answers = new Map();
  const query = new URLSearchParams(location.search);
  const carriesSecret = names.secrets.some((name) => query.has(name));
  const ask = async () => {
    if (!isApp || carriesSecret) return;
    const { apiUrl, domain, signIn } = await (await config).clone().json();
    if (isChecked) {
      if (signIn?.discovery === false) return;
      const issuer = (/^https?:/i.test(domain) ? domain : `https://${domain}`).replace(/\/$/, "");
      const href = `${issuer}/.well-known/openid-configuration`;
      load(href, asData);
      return;
    }
    const headers = { Authorization: `Bearer ${token}`, "Accept-Language": language };
    for (const path of ["/currentUser", "/countries/dictionary/"]) {
      const url = apiUrl.replace(/\/$/, "") + path;
      const answer = fetch(url, { headers, redirect: "error" });
      answer.catch(() => undefined);
      answers.set(url, { headers, answer });
    }
  };
  // The provider is asked while the rest of the code comes.
  if (
    isChecked &&
    !carriesSecret &&
    wanted.start !== "" &&
    !wanted.open.includes(location.pathname)
  )
    import(wanted.start).then(({ signInStart }) => signInStart.early()).catch(() => undefined);
  window.early = { config, answers, asked: ask().catch(() => undefined), keys, keepKey };
  config.catch(() => undefined);
})();
