import { Hono } from "hono";
import { revisionOf, imagesRevision } from "./catalogue/revision.ts";
import { importCatalogue } from "./catalogue/importCatalogue.ts";
import { readLexicon } from "./catalogue/lexicon.ts";
import { AnswerCache } from "./answerCache.ts";
import { createCustomers } from "./customers/customers.ts";
import { ensureDemoCustomers } from "./customers/ensureDemoCustomers.ts";
import { ensureDemoTrade } from "./customers/ensureDemoTrade.ts";
import { ensureEditorial } from "./customers/ensureEditorial.ts";
import type { Database } from "./database/database.ts";
import { preflightAnswer, problemAnswer } from "./headers.ts";
import type { Api } from "./implement.ts";
import { notFound } from "./problemError.ts";
import { authRoutes } from "./routes/auth.ts";
import { banknoteRoutes } from "./routes/banknotes.ts";
import { coinRoutes } from "./routes/coins.ts";
import { catalogueRoutes } from "./routes/catalogue.ts";
import { commonRoutes } from "./routes/common.ts";
import { countryRoutes } from "./routes/countries.ts";
import { customerRoutes } from "./routes/customers.ts";
import { currentUserRoutes } from "./routes/currentUser.ts";
import { dataCheckRoutes } from "./routes/dataCheck.ts";
import { identityDocumentRoutes } from "./routes/identityDocuments.ts";
import { flagSprite, imageRoutes } from "./routes/images.ts";
import { newsRoutes } from "./routes/news.ts";
import { newsCalendarRoutes } from "./routes/newsCalendar.ts";
import { pdfRoutes } from "./routes/pdfs.ts";
import { preciousMetalRoutes } from "./routes/preciousMetals.ts";
import { searchRoutes } from "./routes/search.ts";
import { statsRoutes } from "./routes/stats.ts";
import { travelInfoRoutes } from "./routes/travelInfo.ts";
import { travellersChequeRoutes } from "./routes/travellersCheques.ts";
import { RememberingRouter } from "./rememberingRouter.ts";
import { createVerifyProof } from "./verifyProof.ts";
import { createVerifyToken, type TokenRules } from "./verifyToken.ts";
import type { World } from "./world.ts";

/** What the knowledge API is made from. */
export interface AppOptions {
  /** A database with this build's tables; facts and demo houses are brought up to date. */
  readonly database: Database;
  /** Whose tokens are taken. */
  readonly tokens: Omit<TokenRules, "now">;
  readonly redeem: World["redeem"];
  /** The API's own origin, without a slash at the end. */
  readonly publicUrl: string;
  /** Origins the app is opened at. */
  readonly appOrigins: readonly string[];
  readonly now?: () => Date;
  readonly onError?: World["onError"];
}

/** Makes the knowledge API of specification 7; `app.request()` answers without a port. */
export async function createApp(options: AppOptions): Promise<Hono> {
  const { database, publicUrl, now = () => new Date() } = options;
  await importCatalogue(database);
  await ensureDemoCustomers(database, now);
  await ensureDemoTrade(database);
  await ensureEditorial(database);
  const pictures = imagesRevision();
  const world: World = {
    database,
    customers: createCustomers(database, now),
    lexicon: await readLexicon(database, `${publicUrl}/flags/${flagSprite}?v=${pictures}`),
    cache: new AnswerCache(),
    verifyToken: createVerifyToken({ ...options.tokens, now }),
    verifyProof: createVerifyProof({ now }),
    redeem: options.redeem,
    now,
    publicUrl,
    appOrigins: new Set(options.appOrigins),
    revision: revisionOf("."),
    imagesRevision: pictures,
    onError: options.onError ?? (() => undefined),
  };
  const api: Api = { hono: new Hono({ router: new RememberingRouter() }), world };
  api.hono.options("*", (context) => preflightAnswer(world, context));
  authRoutes(api);
  currentUserRoutes(api);
  catalogueRoutes(api);
  commonRoutes(api);
  travelInfoRoutes(api);
  countryRoutes(api);
  statsRoutes(api);
  banknoteRoutes(api);
  coinRoutes(api);
  identityDocumentRoutes(api);
  dataCheckRoutes(api);
  preciousMetalRoutes(api);
  travellersChequeRoutes(api);
  newsRoutes(api);
  newsCalendarRoutes(api);
  customerRoutes(api);
  pdfRoutes(api);
  searchRoutes(api);
  imageRoutes(api);
  api.hono.notFound((context) => problemAnswer(world, context, notFound()));
  api.hono.onError((error, context) => problemAnswer(world, context, error));
  return api.hono;
}
