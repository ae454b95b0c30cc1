import type { RequestedKind } from '../../contracts/ocr/documents.ts'
import { type DocumentFamily, families, familyOf } from '../../contracts/ocr/families.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { ocrDocument } from '../../contracts/products/ocrDocument.ts'
import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { HeavyFailure } from '../platform/ports/heavyPool.ts'
import { InputRejected, type OwnSource } from '../platform/ports/sources.ts'
import { translate } from '../platform/translate.ts'
import { keepReading, keepRefusal, noteDoubts } from './keepReading.ts'
import { type KindSetting, kindIn, readKinds } from './kinds.ts'
import { withoutAadhaarNumbers } from './maskAadhaar.ts'
import { type ReadOutput, readTask } from './readTask.ts'
import { findSeenBefore } from './seenBefore.ts'
import { confirmByLists, toResult } from './toResult.ts'

/** The name under which answers of the reader are recorded. */
const NAME = 'reader'

type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'heavy'>

type Read = Extract<ReadOutput, { reading: unknown }>
type Problem = Extract<ReadOutput, { problem: unknown }>

/** Why a document is refused; its words are `documents.refused`, or `documents.problem` for what the reader says. */
class Refusal extends Error {
  readonly reason: string
  readonly words: string

  constructor(reason: string, words: string) {
    super(reason)
    this.reason = reason
    this.words = words
  }
}

/**
 * Reads the product `ocr-document`: recognises the files, masks what must not be kept, keeps the pictures, and looks for the same document in the
 * account's earlier checks. Throws `InputRejected` for what cannot be read, is another document than asked for, or is switched off.
 */
export const createDocumentSource =
  (ctx: Needed): OwnSource =>
  async ({ userId, mode, query, reading: background }) => {
    const answer = { source: NAME, fetchedAt: new Date().toISOString(), tries: 1 }
    if (!background) throw new TypeError('A document is read in the background, for a check that is kept.')
    const { verificationId, locale, onStep } = background
    const { files, kind } = ocrDocument.input.parse(query)
    const family = kind ?? 'detect'
    const started = performance.now()
    const attempt = () => ({
      userId,
      verificationId,
      requested: family,
      durationMs: Math.round(performance.now() - started),
    })
    try {
      const kinds = await readKinds(ctx.db)
      requireOn(kinds, family, locale)
      const pages = await Promise.all(files.map(id => openFile(ctx, userId, id)))
      const output = await read(ctx, { pages, family, locale, onStep, userId, mode })
      const found = requireFamily(kinds, family, output, locale)
      const reading = confirmByLists(withoutAadhaarNumbers(output.reading))
      const seenBefore = await findSeenBefore(ctx, { userId, verificationId, reading })
      const kept = await keepReading(ctx, attempt(), { reading, pictures: output.pictures })
      const { sureFrom } = kindIn(kinds, found)
      const record = toResult(reading, { files: kept, seenBefore, sureFrom })
      await noteDoubts(ctx.db, verificationId, record)
      return { ...answer, found: true, record }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await keepRefusal(ctx, attempt(), error.reason)
      throw new InputRejected(error.words)
    }
  }

function requireOn(kinds: readonly KindSetting[], family: DocumentFamily, locale: Locale): void {
  if (kindIn(kinds, family).isOn) return
  throw new Refusal(
    'switchedOff',
    translate(locale, 'documents.refused.switchedOff', { kind: families[family].label[locale] }),
  )
}

interface Reading {
  pages: Awaited<ReturnType<typeof openFile>>[]
  family: DocumentFamily
  locale: Locale
  onStep: (step: 'reading' | 'checking') => void
  userId: string
  mode: 'live' | 'test'
}

async function read(ctx: Needed, { pages, family, locale, onStep, userId, mode }: Reading): Promise<Read> {
  const requested: RequestedKind = families[family].kinds[0] ?? 'detect'
  const input = {
    files: pages.map(({ type, content }) => ({ type, content })),
    requested,
  }
  try {
    const output = await ctx.heavy.run(readTask, input, {
      userId,
      mode,
      onStep: step => step === 'read' && onStep('checking'),
    })
    if ('problem' in output) throw new Refusal(output.problem, wordsOf(output, pages.length, locale))
    return output
  } catch (error) {
    if (error instanceof HeavyFailure && (error.reason === 'time' || error.reason === 'memory'))
      throw new Refusal('tooDemanding', translate(locale, 'files.tooDemanding'))
    throw error
  }
}

/** What is wrong and what to do; which file it is about, if there are several. */
function wordsOf({ problem, file }: Problem, files: number, locale: Locale): string {
  const words = { number: file + 1, problem: translate(locale, `documents.problem.${problem}`) }
  return translate(locale, files > 1 ? 'documents.ofFile' : 'documents.ofOnlyFile', words)
}

/** Refuses what was not recognised, and another document than the one that was asked for. */
function requireFamily(
  kinds: readonly KindSetting[],
  requested: DocumentFamily,
  { reading }: Read,
  locale: Locale,
): DocumentFamily {
  const found = familyOf(reading.kind)
  if (found === null) throw new Refusal('unknownKind', translate(locale, 'documents.refused.unknownKind'))
  if (requested !== 'detect' && requested !== found) {
    const words = { found: families[found].label[locale], requested: families[requested].label[locale] }
    throw new Refusal('otherKind', translate(locale, 'documents.refused.otherKind', words))
  }
  requireOn(kinds, found, locale)
  return found
}
