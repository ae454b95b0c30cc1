import type { Locale } from '../../contracts/platform/text.ts'
import { bankStatement } from '../../contracts/products/bankStatement.ts'
import type { Context } from '../platform/context.ts'
import { HeavyFailure } from '../platform/ports/heavyPool.ts'
import { InputRejected, type OwnSource, type Question } from '../platform/ports/sources.ts'
import { translate } from '../platform/translate.ts'
import { noteOutcomes } from './fileOutcomes.ts'
import { problemText } from './problemText.ts'
import { readFiles } from './readFiles.ts'
import { rulesOf } from './rules.ts'
import { storeAnalysis } from './storeAnalysis.ts'
import { summaryOf } from './summary.ts'

/** The name under which what was read here is recorded. */
const SOURCE = 'own'

/**
 * Answers the product `bank-statement`: reads the files, keeps the analysis and the outcome of each file. Rejects the input, free of charge, if
 * any file cannot be read, with the reason of each: an analysis with a hole would be paid for and of no use.
 */
export const createStatementSource =
  (ctx: Pick<Context, 'db' | 'vault' | 'objects' | 'heavy'>): OwnSource =>
  async question => {
    const { userId, mode, query, reading } = question
    const input = bankStatement.input.parse(query)
    const rules = await rulesOf(ctx, userId)
    const onStep = (step: string) => {
      if (step === 'read') reading?.onStep('checking')
      const [, page, pages] = PAGES_READ.exec(step) ?? []
      if (page && pages) reading?.onStep('reading', `${page}/${pages}`)
    }
    const analysis = await readFiles(ctx, { userId, mode, ids: input.files, rules, onStep }).catch((error: unknown) =>
      fail(ctx, question, input.files.length, error),
    )
    const owner = reading && { id: reading.verificationId, userId }
    if (owner) await noteOutcomes(ctx.db, owner, analysis.files)
    const unread = analysis.files.filter(({ problem }) => problem)
    if (unread.length > 0) throw new InputRejected(unread.map(file => problemText(file, localeOf(question))).join(' '))
    if (owner) await storeAnalysis(ctx, owner, analysis)
    const answer = { source: SOURCE, fetchedAt: new Date().toISOString(), tries: 1 }
    return { ...answer, found: true, record: summaryOf(analysis, input) }
  }

const PAGES_READ = /^page (\d+) of (\d+)$/

const localeOf = ({ reading }: Question): Locale => reading?.locale ?? 'en'

/** A file that needs too much is the customer's to change; anything else is ours. */
async function fail({ db }: Pick<Context, 'db'>, question: Question, files: number, error: unknown): Promise<never> {
  const isTooMuch = error instanceof HeavyFailure && (error.reason === 'time' || error.reason === 'memory')
  if (!isTooMuch) throw error
  const { reading, userId } = question
  const none = { kind: null, bytes: 0, pages: null, rows: 0, bank: null, verdict: null }
  const tooSlow = (file: number) => ({ ...none, problem: { code: 'tooSlow' as const, params: {}, file } })
  if (reading)
    await noteOutcomes(
      db,
      { id: reading.verificationId, userId },
      Array.from({ length: files }, (_, at) => tooSlow(at)),
    )
  throw new InputRejected(translate(localeOf(question), 'files.tooDemanding'))
}
