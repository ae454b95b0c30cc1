import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { mounts } from '../../contracts/calls/callRoute.ts'
import { isProductId } from '../../contracts/products/index.ts'
import type { Context } from './context.ts'

/** The metrics of this process, for `/metrics`. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

/** By service, because a series for each route, status and bucket would be tens of thousands. */
const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Response time by service and class of status.',
  labelNames: ['service', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
})

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests by route and class of status.',
  labelNames: ['route', 'status'] as const,
  registers: [registry],
})

/** `/api`, `/v1` and the like; everything else is a page or a file. */
const serviceOf = (route: string) => Object.values(mounts).find(mount => route.startsWith(`${mount}/`)) ?? 'page'

/** Screens have a few routes for every product, which together say enough; each endpoint for developers is counted by itself. */
const labelOf = (route: string) =>
  route.startsWith(`${mounts.gateway}/`)
    ? route
    : route
        .split('/')
        .map(part => (isProductId(part) ? ':product' : part))
        .join('/')

/** Counts a reply. `route` is the route's pattern. */
export function observeRequest(route: string, statusCode: number, milliseconds: number): void {
  const status = `${Math.floor(statusCode / 100)}xx`
  const service = serviceOf(route)
  // Each file of the build is a route of its own.
  requests.inc({ route: service === 'page' ? 'page' : labelOf(route), status })
  requestSeconds.observe({ service, status }, milliseconds / 1000)
}

/** Incremented wherever a verification finishes. */
export const verificationsFinished = new Counter({
  name: 'verifications_finished_total',
  help: 'Finished verifications by product, status and mode.',
  labelNames: ['product', 'status', 'mode'] as const,
  registers: [registry],
})

/** Tasks of the heavy pool (taskPool/pool.ts); `result` is `done` or why there is none. */
export const heavyTasks = new Counter({
  name: 'heavy_tasks_total',
  help: 'Heavy tasks by name and result.',
  labelNames: ['task', 'result'] as const,
  registers: [registry],
})

export const heavyTaskSeconds = new Histogram({
  name: 'heavy_task_duration_seconds',
  help: 'Duration of a heavy task, including its wait for a process.',
  labelNames: ['task'] as const,
  buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
  registers: [registry],
})

export const heavyTasksOpen = new Gauge({
  name: 'heavy_tasks_open',
  help: 'Heavy tasks that run or wait for a process.',
  registers: [registry],
})

/** Values and objects that the last walk of the sealing jobs has left, or could not open (untilSealed.ts). */
export const toSeal = new Gauge({
  name: 'stored_data_to_seal',
  help: 'Stored values and objects that are not sealed with the current key, or in the current format, by state: left or unreadable.',
  labelNames: ['kind', 'state'] as const,
  registers: [registry],
})

/** Of published lists that are fetched: since the publisher last confirmed that we have the current one. */
export const listAgeSeconds = new Gauge({
  name: 'watch_list_age_seconds',
  help: 'Seconds since the publisher last confirmed that a watch list is current, by source.',
  labelNames: ['source'] as const,
  registers: [registry],
})

export const listsLate = new Gauge({
  name: 'watch_list_late',
  help: 'Whether a watch list is older than promised (1) or not (0), by source.',
  labelNames: ['source'] as const,
  registers: [registry],
})

const queueJobs = new Gauge({
  name: 'queue_jobs',
  help: 'Jobs in a queue by state.',
  labelNames: ['queue', 'state'] as const,
  registers: [registry],
})

const sourceState = new Gauge({
  name: 'source_state',
  help: 'Source state: 2 operational, 1 degraded, 0 down; absent until it is asked.',
  labelNames: ['product'] as const,
  registers: [registry],
})

const stateNumber = { operational: 2, degraded: 1, down: 0 }

/** The metrics in Prometheus' text format, with the current state of queues and sources. */
export async function printMetrics({ jobs, sources }: Pick<Context, 'jobs' | 'sources'>): Promise<string> {
  for (const { product, state } of sources.health())
    if (state !== 'unknown') sourceState.set({ product }, stateNumber[state])
  for (const queue of await jobs.boss.getQueues()) {
    queueJobs.set({ queue: queue.name, state: 'waiting' }, queue.queuedCount)
    queueJobs.set({ queue: queue.name, state: 'active' }, queue.activeCount)
  }
  return registry.metrics()
}
