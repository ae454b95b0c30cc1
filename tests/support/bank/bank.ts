import { setTimeout as sleep } from 'node:timers/promises'
import { seededAccount } from '../../../server/sandbox/accounts.ts'
import { type ApiClient, apiClientAt, demoKeys, staffTokensAt, tokensAt } from '../apiClient.ts'
import type { razorpayServer } from '../razorpayServer.ts'
import { emptyJournal, type Journal } from './journal.ts'
import type { Nodes } from './nodes.ts'

type Person = 'demo@satyapan.test' | 'admin@satyapan.test' | 'super@satyapan.test'

export interface Bank {
  nodes: Nodes
  razorpay: Awaited<ReturnType<typeof razorpayServer>>
  random: () => number
  journal: Journal
  /** Calls a node as this person, each time a different one. */
  as(person: Person): ApiClient
  /** Calls a node with the demo account's live key, each time a different one. */
  byKey: ApiClient
  /** The content of a file of the demo account. */
  download(path: string): Promise<Buffer>
  /** Repeats an attempt until it is answered. Throws the reply for any other status than those that say to come back. */
  untilAnswered<Reply>(attempt: () => Promise<Reply>): Promise<Reply>
  /** How often each reply with a status of 500 or more came, without 503, which says that the node cannot answer at the moment. */
  serverErrors: Map<string, number>
  /** A number that no other operation has. */
  next(): number
  /** Operations that were completed. */
  done: number
}

/** Shorter than the life of an access token. */
const SIGNED_IN_MS = 10 * 60_000
const RETRY_MS = 200
/** Longer than any lease, and than any task that another process takes over. */
const ANSWERED_WITHIN_MS = 5 * 60_000

/** A reply that says to come back: another attempt is running, or the process cannot answer at the moment. */
const isTemporary = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && /: (?:409|429|5\d\d) /.test(error.message))

/** `POST /api/files: 500 {…}` as a name without ids and queries: `500 POST /api/files`. */
function serverErrorOf(error: unknown): string | undefined {
  const [, method, path = '', status] =
    /^([A-Z]+) ([^ ?]+)\S*: (5\d\d) /.exec(error instanceof Error ? error.message : '') ?? []
  return status === undefined || status === '503'
    ? undefined
    : `${status} ${method} ${path.replace(/\/[a-z]{3}_[0-9a-f]{32}/g, '/{id}')}`
}

export function openBank(nodes: Nodes, razorpay: Bank['razorpay'], random: () => number): Bank {
  const serverErrors = new Map<string, number>()
  async function untilAnswered<Reply>(attempt: () => Promise<Reply>): Promise<Reply> {
    const until = Date.now() + ANSWERED_WITHIN_MS
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        const name = serverErrorOf(error)
        if (name) serverErrors.set(name, (serverErrors.get(name) ?? 0) + 1)
        if (!isTemporary(error)) throw error
        if (Date.now() > until) throw new Error(`not answered in time, at last: ${(error as Error).message}`)
        await sleep(RETRY_MS)
      }
    }
  }

  const tokens = new Map<Person, { token: Promise<string>; until: number }>()
  const signIn = (person: Person) =>
    untilAnswered(async () => {
      const url = await nodes.url()
      const isStaff = seededAccount(person).role !== 'customer'
      const signedIn = isStaff ? staffTokensAt(url, person as 'admin@satyapan.test') : tokensAt(url, person)
      const { token } = await signedIn
      // The code was used by an attempt whose reply is lost.
      if (!token) throw new Error('sign-in: 503 without a token')
      return token
    })
  const tokenOf = (person: Person) => {
    const known = tokens.get(person)
    if (known && known.until > Date.now()) return known.token
    const token = signIn(person)
    token.catch(() => tokens.delete(person))
    tokens.set(person, { token, until: Date.now() + SIGNED_IN_MS })
    return token
  }
  const calling =
    (bearer: () => string | Promise<string>): ApiClient =>
    async (method, path, body, headers) =>
      apiClientAt(await nodes.url(), { authorization: `Bearer ${await bearer()}` })(method, path, body, headers)

  let numbers = 0
  return {
    nodes,
    razorpay,
    random,
    journal: emptyJournal(),
    as: person => calling(() => tokenOf(person)),
    byKey: calling(() => demoKeys.live),
    async download(path) {
      const authorization = `Bearer ${await tokenOf('demo@satyapan.test')}`
      const reply = await fetch(`${await nodes.url()}${path}`, {
        headers: { authorization, 'x-client-token': 'sandbox' },
      })
      if (!reply.ok) throw new Error(`GET ${path}: ${reply.status} ${await reply.text()}`)
      return Buffer.from(await reply.arrayBuffer())
    },
    untilAnswered,
    serverErrors,
    next: () => (numbers += 1),
    done: 0,
  }
}
