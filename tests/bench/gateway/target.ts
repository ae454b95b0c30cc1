export const CONNECTIONS = 16

/** What the server's process says to the one that calls it: addresses, and keys of as many customers as there are connections. */
export interface Target {
  url: string
  bareUrl: string
  keys: { live: string[]; test: string[] }
}
