import { setTimeout as sleep } from 'node:timers/promises'
import { productOf } from '../../../contracts/products/index.ts'
import { subjectOf } from '../../../contracts/products/subject.ts'
import { type Source, type Sources, SourceUnavailable } from '../../platform/ports/sources.ts'
import { sourceRunnerOf } from '../runners/index.ts'
import { sandboxCode, sandboxCodes } from '../synthetic/codes.ts'
import { syntheticFor } from '../synthetic/synthetic.ts'

const NAME = 'sandbox'
/** At the usual delay of 120 ms a slow source takes three seconds. */
const SLOW = 25

/** Returns a stable synthetic record for every well-formed value; outages and the like only for the documented codes. */
export const sandboxSource =
  (delayMs: number): Source =>
  async ({ product, query }) => {
    const code = sandboxCode(product, query)
    // Skips the timer if there is no delay, because it costs a turn of the event loop.
    if (delayMs > 0) await sleep(code === sandboxCodes.slow ? delayMs * SLOW : delayMs)
    if (code === sandboxCodes.down) throw new SourceUnavailable(NAME, 'the value asks for an outage')
    const answer = { source: NAME, fetchedAt: new Date().toISOString(), tries: 1 }
    if (code === sandboxCodes.notFound) return { ...answer, found: false }
    const runner = sourceRunnerOf(product)
    const seed = `${product}\n${JSON.stringify(subjectOf(productOf(product), query))}`
    const record = runner.sandbox(query, syntheticFor(seed, code))
    return { ...answer, found: true, record: runner.record.parse(record) }
  }

/** A test key cannot run out of balance; the documented code simulates it. */
export const simulatedRefusal: Sources['simulatedRefusal'] = ({ product, query }) =>
  sandboxCode(product, query) === sandboxCodes.balance ? 'insufficient_balance' : undefined
