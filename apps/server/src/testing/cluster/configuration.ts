import { join } from "node:path";
import { postgresFolder } from "./programs.ts";

/** The ports of one PostgreSQL with its Patroni. */
export interface NodePorts {
  readonly postgres: number;
  readonly rest: number;
}

/** The ports of one instance of the product with its PgBouncer. */
export interface InstancePorts {
  readonly web: number;
  readonly api: number;
  readonly statistics: number;
  readonly identity: number;
  readonly bouncer: number;
}

/** Every port of the cluster, all on loopback. */
export interface ClusterPorts {
  readonly etcd: readonly { readonly client: number; readonly peer: number }[];
  readonly nodes: readonly NodePorts[];
  readonly instances: readonly InstancePorts[];
  /** Where HAProxy offers the primary, and the four origins. */
  readonly front: Omit<InstancePorts, "bouncer"> & { readonly primary: number };
}

export const databaseName = "specimen";

/** The arguments of one member of etcd. */
export function etcdArguments({ etcd }: ClusterPorts, index: number, folder: string): string[] {
  const { client = 0, peer = 0 } = etcd[index] ?? {};
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const members = etcd.map((member, position) => `etcd${position + 1}=${at(member.peer)}`);
  const options = {
    name: `etcd${index + 1}`,
    "data-dir": join(folder, `etcd${index + 1}`),
    "listen-peer-urls": at(peer),
    "initial-advertise-peer-urls": at(peer),
    "listen-client-urls": at(client),
    "advertise-client-urls": at(client),
    "initial-cluster": members.join(),
    "initial-cluster-state": "new",
  };
  return Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
}

/**
 * The configuration of one Patroni, as YAML reads JSON. Commits wait for a standby; a primary that
 * fails is replaced at once instead of started again.
 */
export function patroniConfiguration(ports: ClusterPorts, index: number, folder: string): string {
  const { postgres = 0, rest = 0 } = ports.nodes[index] ?? {};
  const name = `postgres${index + 1}`;
  return JSON.stringify({
    scope: databaseName,
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: ports.etcd.map(({ client }) => `127.0.0.1:${client}`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: true,
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            lock_timeout: 3_500,
            idle_in_transaction_session_timeout: 60_000,
            wal_keep_size: "256MB",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: [
        "host all all 127.0.0.1/32 trust",
        "host replication all 127.0.0.1/32 trust",
        "local all all trust",
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: join(folder, name),
      bin_dir: postgresFolder,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: "postgres" },
        replication: { username: "replicator" },
        rewind: { username: "postgres" },
      },
      remove_data_directory_on_rewind_failure: true,
      parameters: { unix_socket_directories: folder },
    },
  });
}

/** The configuration of an instance's PgBouncer, which reaches the primary through HAProxy. */
export const bouncerConfiguration = (
  { instances, front }: ClusterPorts,
  index: number,
): string => `[databases]
${databaseName} = host=127.0.0.1 port=${front.primary} dbname=${databaseName} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${instances[index]?.bouncer ?? 0}
unix_socket_dir =
auth_type = any
pool_mode = session
max_client_conn = 200
default_pool_size = 30
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 3
`;

/** The parts of a page come from the instance that gave its document, also while they are updated. */
const oneInstanceEach = `  stick-table type ipv6 size 100k expire 1d
  stick on src
`;

/** What HAProxy answers by itself; these files of the folder `operations` stand beside its configuration. */
export const proxyAnswers = ["unavailable.html", "unavailable.json"] as const;

/** HAProxy before the instances, which it asks whether they are ready, and before the primary. */
export function proxyConfiguration({ nodes, instances, front }: ClusterPorts): string {
  const isForPages = (name: string) => name === "web" || name === "identity";
  const origins = (["web", "api", "statistics", "identity"] as const).map(
    (name) => `
listen ${name} from ${isForPages(name) ? "pages" : "calls"}
  bind 127.0.0.1:${front[name]}
  mode http
  option forwardfor
  option httpchk
  http-check send meth GET uri /readyz hdr Host 127.0.0.1
  http-check expect status 200
  # A call that an instance did not answer is asked of another one, if that changes nothing.
  retry-on conn-failure empty-response response-timeout 503
  http-request disable-l7-retry unless METH_GET
${name === "web" ? oneInstanceEach : ""}${instances
      .map(
        (ports, index) =>
          `  server instance${index + 1} 127.0.0.1:${ports[name]} check port ${ports.api}`,
      )
      .join("\n")}
`,
  );
  return `global
  default-path config
  maxconn 1000
defaults common
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch 1
  default-server inter 500ms fall 2 rise 1
# What a page and a call are answered while no instance is ready, as operations/haproxy.cfg has it.
defaults pages from common
  mode http
  http-error status 503 content-type "text/html; charset=utf-8" file unavailable.html hdr Refresh 2 hdr Retry-After 2
defaults calls from common
  mode http
  unique-id-format %[uuid()]
  http-error status 503 content-type application/problem+json lf-file unavailable.json hdr Retry-After 2 hdr Access-Control-Allow-Origin * hdr Access-Control-Expose-Headers Retry-After
${origins.join("")}
listen primary from common
  bind 127.0.0.1:${front.primary}
  mode tcp
  # Who is connected to a primary that is none any more has to ask the new one.
  default-server on-marked-down shutdown-sessions
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
${nodes
  .map(
    ({ postgres, rest }, index) =>
      `  server postgres${index + 1} 127.0.0.1:${postgres} check port ${rest}`,
  )
  .join("\n")}
`;
}
