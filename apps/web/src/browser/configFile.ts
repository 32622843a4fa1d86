/** Asks for /config.json just as the document's preload did, so that one request serves both. */
export const readConfigFile = () => fetch("/config.json", { credentials: "same-origin" });
