import { paths } from '../../../contracts/paths.ts'

/** The dashboard's other view: the route table has no path for requests. */
export const REQUESTS_VIEW = 'requests'

export const requestsPath = `${paths.adminDashboard}?view=${REQUESTS_VIEW}`
