/** The part of the API that the benchmarks use. */
declare module 'autocannon' {
  interface Options {
    url: string
    method: 'GET' | 'POST'
    body: string
    connections: number
    /** In seconds. */
    duration: number
    /** Called for each connection before it sends. */
    setupClient: (client: { setHeaders(headers: Record<string, string>): void }) => void
  }
  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    /** In milliseconds. */
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
