import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a database, which loses connections when told to. */
export interface CutProxy {
  /** The database's URL through the proxy. */
  url: string
  /** Open client connections. */
  readonly open: number
  /** Destroys all connections; new ones are accepted. Returns how many there were. */
  cut(): number
  /** Destroys all connections and refuses new ones until `accept`. */
  refuse(): Promise<void>
  accept(): Promise<void>
  /** Keeps connections and accepts new ones, but forwards nothing until `flow`, as a network that loses packets. */
  stall(): void
  flow(): void
  close(): Promise<void>
}

type Pair = [client: Socket, upstream: Socket]

/** Starts a proxy to the PostgreSQL of `databaseUrl`, on a free port of the loopback interface. */
export async function startCutProxy(databaseUrl: string): Promise<CutProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let stalled = false

  const server = createServer(client => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    const pair: Pair = [client, upstream]
    pairs.add(pair)
    for (const socket of pair) {
      socket.setNoDelay(true)
      // A cut connection errors; both ends then close.
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const end of pair) end.destroy()
      })
    }
    if (!stalled) join(pair)
  })

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = () => {
    const open = pairs.size
    for (const pair of pairs) for (const end of pair) end.resetAndDestroy()
    return open
  }
  const refuse = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    cut()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)

  return {
    url: url.href,
    get open() {
      return pairs.size
    },
    cut,
    refuse,
    accept: () => listen(port),
    stall() {
      stalled = true
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream)
        upstream.unpipe(client)
      }
    },
    flow() {
      stalled = false
      for (const pair of pairs) join(pair)
    },
    close: refuse,
  }
}

function join([client, upstream]: Pair): void {
  client.pipe(upstream)
  upstream.pipe(client)
}
