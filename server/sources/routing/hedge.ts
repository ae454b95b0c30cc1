import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, InputRejected, SourceUnavailable } from '../../platform/ports/sources.ts'
import { compareAnswers } from './compareAnswers.ts'
import type { Asked, RoutingDeps } from './routingDeps.ts'

/** Called by a provider whose answer has come; true if it is the first of its question. */
export type Claim = (provider: string) => boolean

type Deps = RoutingDeps & {
  askOne: (provider: string, question: Asked, claim: Claim) => Promise<Answer>
  askInOrder: (question: Asked, order: readonly string[], before: number) => Promise<Answer>
}

/** An answer, also that the input is rejected, or why there is none. */
type Ended = { provider: string } & ({ answer: Answer } | { rejected: InputRejected } | { failure: unknown })

const isAnswer = (ended: Ended) => !('failure' in ended)

/**
 * Asks the first provider, and if it has not answered after `afterMs` the second one as well. The first answer counts; the other one is awaited in the
 * background, paid by us and compared. If neither answers, the rest of the order is asked one after the other.
 */
export async function askHedged(
  deps: Deps,
  question: Asked,
  order: readonly string[],
  afterMs: number,
): Promise<Answer> {
  const [first = '', second = '', ...rest] = order
  let winner: string | undefined
  const claim: Claim = provider => {
    winner ??= provider
    return winner === provider
  }
  const ask = (provider: string): Promise<Ended> =>
    deps.askOne(provider, question, claim).then(
      answer => ({ provider, answer }),
      (error: unknown) => {
        if (error instanceof InputRejected) return { provider, rejected: error }
        if (!(error instanceof SourceUnavailable))
          deps.log.error({ err: error, source: provider }, 'a provider could not be asked')
        else
          deps.log.warn(
            { product: question.product, source: provider, why: error.message },
            'a provider gave no answer',
          )
        return { provider, failure: error }
      },
    )
  const asked = ask(first)
  const early = await firstOrTimeout(deps, asked, afterMs)
  if (early) return isAnswer(early) ? resultOf(early, 1) : deps.askInOrder(question, [second, ...rest], 1)
  const both = [asked, ask(second)] as const
  const won = await firstAnswer(both, () => winner)
  if (!won) return rest.length > 0 ? deps.askInOrder(question, rest, 2) : resultOf(await both[1], 2)
  // Nobody waits for it: the customer has an answer.
  void Promise.all(both).then(([one, other]) =>
    compare(deps, question, won.provider === first ? [one, other] : [other, one]),
  )
  return resultOf(won, 2)
}

/** Undefined if the time is over before the provider has ended. */
async function firstOrTimeout(
  { wait = waitFor }: Deps,
  asked: Promise<Ended>,
  afterMs: number,
): Promise<Ended | undefined> {
  const timer = new AbortController()
  const over = wait(afterMs, timer.signal).then(
    () => undefined,
    () => undefined,
  )
  try {
    return await Promise.race([asked, over])
  } finally {
    timer.abort()
  }
}

const waitFor = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal })

/** The answer that was claimed first; undefined if neither provider answers. */
async function firstAnswer(
  both: readonly Promise<Ended>[],
  winner: () => string | undefined,
): Promise<Ended | undefined> {
  const claimed = both.map(async one => {
    const ended = await one
    if (isAnswer(ended) && winner() === ended.provider) return ended
    throw new Error('not this one')
  })
  return Promise.any(claimed).catch(() => undefined)
}

function resultOf(ended: Ended, tries: number): Answer {
  if ('answer' in ended) return { ...ended.answer, tries }
  throw 'rejected' in ended ? ended.rejected : ended.failure
}

async function compare(deps: Deps, { product, query }: Asked, [one, other]: readonly [Ended, Ended]): Promise<void> {
  if (!('answer' in one && 'answer' in other)) return
  await compareAnswers(deps, { product, query, origin: 'hedge' }, [one.answer, other.answer])
}
