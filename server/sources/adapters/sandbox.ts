import { setTimeout as sleep } from 'node:timers/promises'
import { productOf } from '../../../contracts/products/index.ts'
import { type Source, SourceUnavailable } from '../../platform/ports/sources.ts'
import { runnerOf } from '../runners/index.ts'
import { sandboxCode, sandboxCodes } from '../synthetic/codes.ts'
import { syntheticFor } from '../synthetic/synthetic.ts'

const NAME = 'sandbox'
/** At the usual delay of 120 ms a slow source takes three seconds. */
const SLOW = 25

/** Answers every well-formed value with a stable synthetic record; outages and the like only for the documented codes. */
export const sandboxSource =
  (delayMs: number): Source =>
  async ({ product, query }) => {
    const code = sandboxCode(product, query)
    // A timer costs a turn of the loop: none where none is asked for.
    if (delayMs > 0) await sleep(code === sandboxCodes.slow ? delayMs * SLOW : delayMs)
    if (code === sandboxCodes.down) throw new SourceUnavailable(NAME, 'the value asks for an outage')
    const answer = { source: NAME, fetchedAt: new Date().toISOString(), tries: 1 }
    if (code === sandboxCodes.notFound) return { ...answer, found: false }
    const runner = runnerOf(product)
    const seed = `${product}\n${JSON.stringify(query[productOf(product).keys.subject])}`
    const record = runner.sandbox(query as never, syntheticFor(seed, code))
    return { ...answer, found: true, record: runner.record.parse(record) }
  }
