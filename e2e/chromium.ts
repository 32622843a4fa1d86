/**
 * Chromium draws parts of its own window as pages, in a process for each context, also where nobody
 * sees the window: half of what opening a context costs.
 */
const ownPages = [
  "InitialWebUI",
  "PreloadTopChromeWebUI",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
  "WebUIReloadButton",
];

/** What the test runner turns off by the same switch, of which only the last one counts. */
const ofTheRunner = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** The switches that every journey's Chromium is started with. */
const chromiumArgs = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  `--disable-features=${[...ofTheRunner, ...ownPages].join(",")}`,
];

const whole = process.env["CHROMIUM_PATH"];

/** The whole browser, for what the one without a window leaves out: showing PDFs. */
export const wholeChromium = { ...(whole && { executablePath: whole }) };

const shell = process.env["CHROMIUM_SHELL_PATH"];

/** How every other journey's browser is started: without a window, where there is such a one. */
export const chromiumOptions = {
  ...wholeChromium,
  ...(shell && { executablePath: shell }),
  args: chromiumArgs,
};
