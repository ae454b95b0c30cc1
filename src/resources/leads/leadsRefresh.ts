/** How often what waits is asked for again, so that new requests show without a reload. */
export const LEADS_REFRESH_MS = 15_000
