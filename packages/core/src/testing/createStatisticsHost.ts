import type { Beacon, Http } from "../ports/index.ts";

interface Body {
  data: { resourceId: string }[];
  batchId: string;
  token?: string;
}

interface HostState {
  status: number;
  /** It answers with a redirect to this address. */
  leadsTo: string | null;
  isBeaconTaken: boolean;
  isBeaconLost: boolean;
}

/**
 * The statistics host in memory: a batch counts once, whether it comes by a call or by a beacon. A
 * status of 0 is a host that does not answer.
 */
export function createStatisticsHost() {
  const counted = new Map<string, string[]>();
  const state: HostState = {
    status: 204,
    leadsTo: null,
    isBeaconTaken: true,
    isBeaconLost: false,
  };
  /** The addresses that requests which follow redirects were led to. */
  const led: string[] = [];
  /** The token of each request, in order. */
  const tokens: (string | null)[] = [];
  let beacons = 0;

  const count = ({ data, batchId }: Body): void => {
    if (!counted.has(batchId))
      counted.set(
        batchId,
        data.map(({ resourceId }) => resourceId),
      );
  };
  const http: Http = {
    send: async (_url, { headers, body, redirect }) => {
      if (state.leadsTo !== null && redirect !== "error") led.push(state.leadsTo);
      if (state.leadsTo !== null) throw new Error("a redirect");
      tokens.push(headers["Authorization"] ?? null);
      if (state.status === 0) throw new Error("no answer");
      if (state.status === 204) count(JSON.parse(String(body)) as Body);
      return new Response(null, { status: state.status, headers: [] });
    },
  };
  const beacon: Beacon = {
    send: (_url, text) => {
      beacons += 1;
      const body = JSON.parse(text) as Body;
      tokens.push(body.token ?? null);
      if (state.isBeaconTaken && !state.isBeaconLost) count(body);
      return state.isBeaconTaken;
    },
  };
  return {
    http,
    beacon,
    state,
    led,
    tokens,
    /** The counted ids, in the order of arrival. */
    counted: () => [...counted.values()].flat(),
    countRequests: () => tokens.length - beacons,
    countBeacons: () => beacons,
  };
}
