import type { PoolClient } from 'pg'
import { DatabaseUnavailable, reasonOf } from './unavailable.ts'

/** Longer than the server's `statement_timeout`: a connection that is silent for longer is lost. */
export const SILENCE_MS = 40_000

type Query = (...args: unknown[]) => unknown

/** A session or transaction that has switched its limit off has none here either. */
const switchesOff = /^\s*set (local )?statement_timeout = 0\b/i
const endsTransaction = /^\s*(?:commit|rollback)\s*$/i
const endsSession = /^\s*reset statement_timeout\b/i

/**
 * Makes the loss of a connection an error of the statements that wait for it. The pool listens only to idle connections, and
 * without a listener the loss of one in use would end the process. A server that is silent, because the network loses its packets,
 * counts as lost after `silenceMs`.
 */
export function reportLoss(client: PoolClient, silenceMs = SILENCE_MS): void {
  let isLost = false
  let unlimited: 'session' | 'transaction' | undefined
  const lose = () => {
    isLost = true
  }
  client.on('error', lose)
  client.on('end', lose)
  // Closes a connection in use at once: its statements fail, and the pool replaces it.
  const discard = () => {
    lose()
    void client.end()
  }

  const note = (text: unknown) => {
    if (typeof text !== 'string') return
    const off = switchesOff.exec(text)
    if (off) unlimited = off[1] ? 'transaction' : 'session'
    else if (endsSession.test(text) || (unlimited === 'transaction' && endsTransaction.test(text)))
      unlimited = undefined
  }
  const explain = (error: unknown): never => {
    const isAnswer = (error as { severity?: unknown }).severity !== undefined
    const reason = reasonOf(error) ?? (isLost && !isAnswer ? 'connection' : undefined)
    if (reason === 'connection' && !isLost) discard()
    throw reason ? new DatabaseUnavailable(reason, error) : error
  }
  const plain = client.query.bind(client) as Query
  const query: Query = (...args) => {
    note(args[0])
    const reply = plain(...args)
    if (!(reply instanceof Promise)) return reply
    const silence = unlimited ? undefined : setTimeout(discard, silenceMs)
    return reply.catch(explain).finally(() => clearTimeout(silence))
  }
  client.query = query as typeof client.query
}
