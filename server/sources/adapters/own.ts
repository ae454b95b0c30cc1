import { type Answer, type Question, SourceUnavailable } from '../../platform/ports/sources.ts'
import { ownRunnerOf } from '../runners/index.ts'

/** The name under which answers of our own are recorded. */
export const OWN = 'own'

/** Answers a product that needs no outside source. Throws `SourceUnavailable` if this server lacks the module that answers it. */
export async function ownSource({ product, query }: Pick<Question, 'product' | 'query'>): Promise<Answer> {
  const runner = ownRunnerOf(product)
  if (!runner?.answer) throw new SourceUnavailable(OWN, `nothing here answers ${product}`)
  const record = await runner.answer(query)
  const answer = { source: OWN, fetchedAt: new Date().toISOString(), tries: 1 }
  return record === null ? { ...answer, found: false } : { ...answer, found: true, record: runner.record.parse(record) }
}
