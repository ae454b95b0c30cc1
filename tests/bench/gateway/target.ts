export const CONNECTIONS = 16

/** What the server's process reports to the caller: addresses, and one key per connection. */
export interface Target {
  url: string
  bareUrl: string
  keys: { live: string[]; test: string[] }
}
