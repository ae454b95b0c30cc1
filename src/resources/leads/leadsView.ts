import { paths } from '../../../contracts/paths.ts'

/** The dashboard's other view: the route table has no path for requests. */
export const LEADS_VIEW = 'requests'

export const leadsPath = `${paths.adminDashboard}?view=${LEADS_VIEW}`

/** How often what waits is asked for again, so that new requests show without a reload. */
export const LEADS_REFRESH_MS = 15_000
