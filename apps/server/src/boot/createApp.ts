import { Hono } from "hono";
import { revisionOf, imagesRevision } from "../catalogue/revision.ts";
import { importCatalogue } from "../catalogue/importCatalogue.ts";
import { readLexicon } from "../catalogue/lexicon.ts";
import { AnswerCache } from "../http/answerCache.ts";
import { createCustomers } from "../auth/customers.ts";
import { ensureDemoCustomers } from "../demo/ensureDemoCustomers.ts";
import { ensureDemoTrade } from "../demo/ensureDemoTrade.ts";
import { ensureEditorial } from "../demo/ensureEditorial.ts";
import type { Database } from "../database/database.ts";
import { preflightAnswer, problemAnswer } from "../http/headers.ts";
import type { Api } from "../http/implement.ts";
import { notFound } from "../http/problemError.ts";
import { authRoutes } from "../areas/auth/routes.ts";
import { banknoteRoutes } from "../areas/banknotes/routes.ts";
import { coinRoutes } from "../areas/coins/routes.ts";
import { catalogueRoutes } from "../areas/catalogue/routes.ts";
import { commonRoutes } from "../areas/displayLanguages/routes.ts";
import { countryRoutes } from "../areas/countries/routes.ts";
import { customerRoutes } from "../areas/customerContent/routes.ts";
import { currentUserRoutes } from "../areas/currentUser/routes.ts";
import { dataCheckRoutes } from "../areas/dataCheck/routes.ts";
import { identityDocumentRoutes } from "../areas/identityDocuments/routes.ts";
import { flagSprite, imageRoutes } from "../http/pictures.ts";
import { newsRoutes } from "../areas/news/routes.ts";
import { newsCalendarRoutes } from "../areas/newsCalendar/routes.ts";
import { pdfRoutes } from "../areas/customerContent/pdfRoutes.ts";
import { preciousMetalRoutes } from "../areas/preciousMetals/routes.ts";
import { searchRoutes } from "../areas/search/routes.ts";
import { statsRoutes } from "../areas/stats/routes.ts";
import { travelInfoRoutes } from "../areas/travelInfo/routes.ts";
import { travellersChequeRoutes } from "../areas/travellersCheques/routes.ts";
import { RememberingRouter } from "../http/rememberingRouter.ts";
import { createVerifyProof } from "../auth/verifyProof.ts";
import { createVerifyToken, type TokenRules } from "../auth/verifyToken.ts";
import type { World } from "../areas/appContext.ts";

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
