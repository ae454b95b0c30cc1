import { HeavyFailure } from '../platform/ports/heavyPool.ts'
import { InputRejected, type Question } from '../platform/ports/sources.ts'
import { translate } from '../platform/translate.ts'

type Key = Parameters<typeof translate>[1]

/** A file that can be sent again, in the language of whoever sent it. */
export const rejected = ({ reading }: Question, key: Key): InputRejected =>
  new InputRejected(translate(reading?.locale ?? 'en', key))

/** Reads a stranger's file and says how far it is. Throws `InputRejected` for one that takes too much. */
export async function readFileOrReject<Output>(question: Question, work: () => Promise<Output>): Promise<Output> {
  question.reading?.onStep('reading')
  try {
    return await work()
  } catch (error) {
    if (error instanceof HeavyFailure && (error.reason === 'time' || error.reason === 'memory'))
      throw rejected(question, 'files.tooDemanding')
    throw error
  } finally {
    question.reading?.onStep('checking')
  }
}
