import type { CallOutcome } from '../../../contracts/platform/sourceProviders.ts'
import type { SourceState } from '../../../contracts/platform/sourceStates.ts'
import { text } from '../../../contracts/platform/text.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Answer, InputRejected, type Source, SourceUnavailable } from '../../platform/ports/sources.ts'
import { askProvider } from '../providers/ask.ts'
import type { Provider } from '../providers/define.ts'
import { ProviderFailure } from '../providers/failure.ts'
import type { ReadReply } from '../providers/reply.ts'
import { createSession, type Session } from '../providers/session.ts'
import { createCircuitBreaker, isFailing } from '../remote/circuitBreaker.ts'
import { OWN_GATEWAY } from '../remote/ownGateway.ts'
import { noteCall } from './calls.ts'
import { exchangeOf } from './exchangeOf.ts'
import { askHedged, type Claim } from './hedge.ts'
import { orderOf } from './order.ts'
import { createRouteBook, type UsableAccount } from './routeBook.ts'
import type { Asked, RoutingDeps } from './routingDeps.ts'

const breaker = { failures: 5, restMs: 30_000 }

/** Asks the providers of a product's route. `ownGateway` answers where the route names it; null if no address is set for it. */
export function createRouting(config: Config, deps: RoutingDeps, ownGateway: Source | null) {
  const book = createRouteBook(deps)
  const circuits = new Map<string, ReturnType<typeof createCircuitBreaker>>()
  const sessions = new Map<string, Session>()

  function circuitOf(provider: string, product: ProductId) {
    const key = `${provider} ${product}`
    const known = circuits.get(key) ?? createCircuitBreaker(breaker)
    circuits.set(key, known)
    return known
  }

  /** Of one provider's circuit breaker on this node; `unknown` if it has not been asked since the start. */
  const breakerOf = (provider: string, product: ProductId): SourceState =>
    circuits.get(`${provider} ${product}`)?.state() ?? 'unknown'

  /** Kept per credentials and address, with its connections and its token. */
  function sessionOf(provider: Provider, account: UsableAccount, secret: UsableAccount['secrets'][number]): Session {
    const { environment, address } = account
    const key = [provider.id, secret.id, environment, address ?? ''].join('\n')
    const known = sessions.get(key)
    if (known) return known
    const session = createSession(provider, secret.values, exchangeOf(config, provider, account))
    if (sessions.size > 100) sessions.clear()
    sessions.set(key, session)
    return session
  }

  async function askDeclared(account: UsableAccount, { product, query }: Asked): Promise<ReadReply> {
    const { declared: provider, secrets, timeoutMs } = account
    if (!provider) throw new ProviderFailure(account.provider, 'down', { why: 'this version does not know it' })
    const usable = secrets.filter(({ values }) =>
      provider.credentials.every(({ name, only }) => values[name] || (only && !only.includes(product))),
    )
    let refused = new ProviderFailure(provider.id, 'credentials', { why: 'it has no credentials for this check' })
    // While keys are rotated, the provider may know only those of before.
    for (const secret of usable)
      try {
        const session = sessionOf(provider, account, secret)
        return await askProvider(provider, {
          session,
          product,
          query,
          timeoutMs: timeoutMs ?? config.SOURCE_TIMEOUT_MS,
        })
      } catch (error) {
        if (!(error instanceof ProviderFailure && error.outcome === 'credentials')) throw error
        refused = error
      }
    throw refused
  }

  async function askOwnGateway(question: Asked): Promise<ReadReply> {
    if (!ownGateway) throw new ProviderFailure(OWN_GATEWAY, 'down', { why: 'SOURCE_URL is not set' })
    const answer = await ownGateway({ ...question, mode: 'live' })
    return answer.found
      ? { outcome: 'found', record: answer.record, fields: [] }
      : { outcome: 'not_found', record: null, fields: [] }
  }

  /** Asks one provider, whatever the route says; with `claim`, another one as well. Throws `SourceUnavailable` without an answer, `InputRejected` if it rejects the input. */
  async function askOne(id: string, question: Asked, claim?: Claim): Promise<Answer> {
    const account = await book.accountOf(id)
    if (id !== OWN_GATEWAY && !account?.enabled)
      throw new ProviderFailure(id, 'down', { why: account ? 'it is turned off' : 'it has no account' })
    const { product } = question
    const costOf = (outcome: CallOutcome) => costPaise(outcome, account, product)
    const started = performance.now()
    const circuit = circuitOf(id, product)
    const wasFailing = isFailing(circuit.state())
    const note = (outcome: CallOutcome, fields: string[], second = false) =>
      noteCall(deps, {
        provider: id,
        product,
        outcome,
        ms: Math.round(performance.now() - started),
        costPaise: costOf(outcome),
        fields,
        second,
      })
    try {
      const read = await circuit.run(
        () => (account && id !== OWN_GATEWAY ? askDeclared(account, question) : askOwnGateway(question)),
        () => new CircuitOpen(id),
      )
      // Before anything else may run: of two answers one counts.
      const second = claim !== undefined && !claim(id)
      await note(read.outcome, read.fields, second)
      if (read.outcome === 'rejected_input') throw new InputRejected(rejectedText)
      const answer = {
        source: id,
        fetchedAt: new Date().toISOString(),
        tries: 1,
        costPaise: costOf(read.outcome),
        isDoubtful: wasFailing || read.fields.length > 0,
      }
      return read.outcome === 'found' && read.record
        ? { ...answer, found: true, record: read.record }
        : { ...answer, found: false }
    } catch (error) {
      if (error instanceof ProviderFailure) await note(error.outcome, error.fields)
      else if (error instanceof SourceUnavailable && !(error instanceof CircuitOpen)) await note('down', [])
      throw error
    }
  }

  /** The next one is asked when one gives no answer. `before` were asked already. */
  async function askInOrder(question: Asked, order: readonly string[], before = 0): Promise<Answer> {
    let failure: unknown
    for (const [at, id] of order.entries())
      try {
        return { ...(await askOne(id, question)), tries: before + at + 1 }
      } catch (error) {
        if (!(error instanceof SourceUnavailable)) throw error
        deps.log.warn({ product: question.product, source: id, why: error.message }, 'a provider gave no answer')
        failure = error
      }
    throw failure
  }

  return {
    /** Null: no route, so the settings decide. */
    async ask(question: Asked, drawn = Math.random()): Promise<Answer | null> {
      const { choices, hedgeMs } = await book.routeOf(question.product, question.userId)
      if (choices.length === 0) return null
      const order = orderOf(choices, drawn)
      if (hedgeMs === null || order.length < 2) return askInOrder(question, order)
      return askHedged({ ...deps, askOne, askInOrder }, question, order, hedgeMs)
    },
    askOne,
    forget: () => book.forget(),
    /** The state of a product's route on this node: as good as its best provider. Null without a route for everybody. */
    stateOf(product: ProductId): SourceState | null {
      const states = book.lastChoicesOf(product).map(({ provider }) => breakerOf(provider, product))
      if (states.length === 0) return null
      return (
        (['operational', 'degraded', 'unknown', 'down'] as const).find(state => states.includes(state)) ?? 'unknown'
      )
    },
    breakerOf,
  }
}

export type Routing = ReturnType<typeof createRouting>

/** Not a call: nothing was asked. */
class CircuitOpen extends SourceUnavailable {
  constructor(provider: string) {
    super(provider, 'it has failed repeatedly and is left alone for now')
  }
}

/** What the provider charges for an answer; null if that is not known, as for a call without one. */
function costPaise(outcome: CallOutcome, account: UsableAccount | undefined, product: ProductId): number | null {
  if (outcome !== 'found' && outcome !== 'not_found') return null
  return account?.prices[product] ?? account?.declared?.prices[product] ?? null
}

const rejectedText = text(
  'The source refuses this input as invalid. Check it against the document and try again. Nothing was charged.',
  'सोर्स ने यह इनपुट गलत बताया है। दस्तावेज़ से मिलाकर फिर कोशिश करें। कोई पैसा नहीं कटा।',
)
