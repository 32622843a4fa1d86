import auth from "./auth.json" with { type: "json" };
import migration from "./migration.json" with { type: "json" };
import preload from "./preload.json" with { type: "json" };
import translation from "./translation.json" with { type: "json" };

/** The language's four bundles, loaded as one. */
export const words = { preload, auth, migration, translation };
