import net from 'node:net'

/**
 * Loaded before a production server (`node --import`): leads connections to names under `.twin.test` to the twins' TLS server on loopback, which
 * production would otherwise refuse to reach. Everything else of the client stays as it is: https, certificates, limits.
 */
const port = Number(process.env.TWINS_PORT)
// oxlint-disable-next-line typescript/unbound-method -- called with the socket below
const { connect } = net.Socket.prototype

net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  const [options, ...more] = args as [{ host?: string }, ...unknown[]]
  const isTwin = typeof options?.host === 'string' && options.host.endsWith('.twin.test')
  const target = isTwin ? { ...options, host: '127.0.0.1', port, lookup: undefined } : options
  return Reflect.apply(connect, this, [target, ...more])
} as typeof connect
