import type { JSONWebKeySet } from "jose";
import type { CheckServices } from "../areas/defineArea.ts";
import type { Place } from "../database/database.ts";
import type { Limits } from "../http/callLimits.ts";
import type { WebConfig } from "../http/web/webApp.ts";
import type { IdentityClient } from "../identity/clients.ts";
import type { MailSettings } from "../messages/mail.ts";
import type { WebhookOptions } from "../messages/webhook.ts";
import type { Log } from "./log.ts";
import type { Traces } from "./traces.ts";

/** The audience of API tokens (RFC 8707): an identifier, not an address. */
export const audience = "https://api.specimen.example/";

/** Ports on loopback; 0 picks a free one. */
export interface Ports {
  readonly web: number;
  readonly api: number;
  readonly statistics: number;
  readonly identity: number;
}

export const defaultPorts: Ports = { web: 4100, api: 4101, statistics: 4102, identity: 4103 };

/** The four origins as callers name them, without a slash at the end. */
export type Origins = Readonly<Record<keyof Ports, string>>;

/** Options of the start. */
export interface SpecimenOptions {
  readonly place: Place;
  readonly ports?: Partial<Ports>;
  /** Where a proxy offers the four origins; by default they are called at their ports. */
  readonly origins?: Origins | undefined;
  /** Password of the demo accounts; generated at the first start unless given. */
  readonly demoPassword?: string | undefined;
  /** More public clients of the identity provider. */
  readonly clients?: readonly IdentityClient[];
  /** Folder of the web app's build; by default the one of this repository. */
  readonly webRoot?: string;
  /** Folder that keeps the assets of earlier builds for a day; by default none is kept. */
  readonly keptAssets?: string;
  /** Serves the web app from source with hot reload instead of a build. */
  readonly dev?: boolean;
  /** Streams the running machines to the Stately inspector. */
  readonly inspect?: boolean;
  /** Addresses of the external back office, product and privacy pages; by default stand-ins. */
  readonly adminUrl?: string;
  readonly productsUrl?: string;
  readonly privacyUrl?: string;
  readonly analyticsKey?: string;
  /** Overrides of the web app's configuration. */
  readonly config?: Partial<WebConfig>;
  /** Key for what is stored about people, 32 bytes in Base64; by default a file beside the data. */
  readonly dataKey?: string | undefined;
  /** Sends e-mails; without it none are sent. */
  readonly mail?: MailSettings | undefined;
  readonly webhooks?: WebhookOptions;
  /** An external provider whose tokens the APIs accept; by default the embedded one. */
  readonly tokens?: { readonly issuer: string; readonly keys: JSONWebKeySet };
  /** Services that data checks may ask; none by default. */
  readonly checkServices?: CheckServices;
  readonly now?: () => Date;
  /** By default those of http/callLimits.ts. */
  readonly limits?: Limits | undefined;
  /** Hosts that calls may name besides this machine's own, see SPECIMEN_HOSTS. */
  readonly hosts?: ReadonlySet<string>;
  /** By default nothing is logged. */
  readonly log?: Log;
  /** By default nothing is traced. */
  readonly traces?: Traces | undefined;
  /** Port on loopback for Prometheus; without one nothing is counted. */
  readonly metricsPort?: number | undefined;
  /** How long a stop waits, in ms, after /readyz has begun to answer 503. */
  readonly drainFor?: number;
}
