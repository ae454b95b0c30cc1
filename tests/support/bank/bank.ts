import { setTimeout as sleep } from 'node:timers/promises'
import { seededAccount } from '../../../server/sandbox/accounts.ts'
import { type ApiClient, apiClientAt, staffTokensAt, tokensAt } from '../apiClient.ts'
import type { Env } from '../launch.ts'
import type { razorpayServer } from '../razorpayServer.ts'
import type { Nodes } from './nodes.ts'

type Person = 'demo@satyapan.test' | 'admin@satyapan.test' | 'super@satyapan.test'

/** What the clients were told; the database is compared with it at the end. */
export interface Journal {
  /** The verification that each answered check named, by its idempotency key. */
  checks: Map<string, string>
  /** Paid top-ups by the gateway's payment id. */
  topUps: Map<string, { wallet: 'api' | 'product'; paise: number }>
  /** Confirmed adjustments by their reason, which is unique. */
  adjustments: Map<string, number>
  /** Approved refunds by id. */
  refunds: Map<string, number>
  /** Started bulk jobs. */
  jobs: Set<string>
}

export interface Bank {
  nodes: Nodes
  razorpay: Awaited<ReturnType<typeof razorpayServer>>
  random: () => number
  journal: Journal
  /** Calls a node as this person, each time a different one. */
  as(person: Person): ApiClient
  /** A number that no other operation has. */
  next(): number
  /** Operations that were completed. */
  done: number
}

/** Shorter than the life of an access token. */
const SIGNED_IN_MS = 5 * 60_000
const RETRY_MS = 200

export const gatewayEnv = (env: Env): Env => ({ ...env, SANDBOX_DELAY_MS: '10', GATEWAY_PER_MINUTE: '1000000' })

/** A reply that says to come back: another attempt is running, or the process cannot answer at the moment. */
const isTemporary = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && /: (?:409|429|5\d\d) /.test(error.message))

/** Repeats an attempt until it is answered; a killed process breaks the connection, which fetch reports as a TypeError. */
export async function untilAnswered<Reply>(attempt: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isTemporary(error)) throw error
      await sleep(RETRY_MS)
    }
  }
}

export function openBank(nodes: Nodes, razorpay: Bank['razorpay'], random: () => number): Bank {
  const tokens = new Map<Person, { token: Promise<string>; until: number }>()
  const signIn = (person: Person) =>
    untilAnswered(async () => {
      const url = await nodes.url()
      const isStaff = seededAccount(person).role !== 'customer'
      return (await (isStaff ? staffTokensAt(url, person as 'admin@satyapan.test') : tokensAt(url, person))).token
    })
  const tokenOf = (person: Person) => {
    const known = tokens.get(person)
    if (known && known.until > Date.now()) return known.token
    const token = signIn(person)
    tokens.set(person, { token, until: Date.now() + SIGNED_IN_MS })
    return token
  }
  let numbers = 0
  return {
    nodes,
    razorpay,
    random,
    journal: {
      checks: new Map(),
      topUps: new Map(),
      adjustments: new Map(),
      refunds: new Map(),
      jobs: new Set(),
    },
    as: person => async (method, path, body, headers) =>
      apiClientAt(await nodes.url(), { authorization: `Bearer ${await tokenOf(person)}` })(method, path, body, headers),
    next: () => (numbers += 1),
    done: 0,
  }
}
