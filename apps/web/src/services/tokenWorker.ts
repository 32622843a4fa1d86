import { serveTokenStore } from "@specimen/core/identity";
import { http } from "../browser/http.ts";
import { workerPage } from "../browser/workerPage.ts";

serveTokenStore(workerPage, http);
