import type { IncomingMessage } from 'node:http'
import { parseAddress } from '../../../contracts/platform/ipAddress.ts'

const HEADER = 'x-forwarded-for'

const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([0-9a-f:.]+)\])(?::\d{1,5})?$/i

/** The address without its port; what is no address stays as it is, and is no address to whoever reads it. */
function withoutPort(entry: string): string {
  const [, four, six] = withPort.exec(entry) ?? []
  const address = four ?? six
  return address !== undefined && parseAddress(address) ? address : entry
}

/**
 * Takes the caller's port from each entry of `X-Forwarded-For`, `203.0.113.7:51234` and `[2001:db8::1]:443`, as IIS and Azure write
 * them. Fastify then decides which of the addresses to trust.
 */
export function removeForwardedPorts({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const sent = headers[HEADER]
  if (typeof sent !== 'string') return
  headers[HEADER] = sent
    .split(',')
    .map(entry => withoutPort(entry.trim()))
    .join(', ')
}
