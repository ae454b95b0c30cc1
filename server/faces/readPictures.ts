import { faceBudget } from '../../contracts/checks/heavyBudgets.ts'
import { locales } from '../../contracts/platform/text.ts'
import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { defineHeavyTask, HeavyFailure } from '../platform/ports/heavyPool.ts'
import { InputRejected, type Question } from '../platform/ports/sources.ts'
import { translate } from '../platform/translate.ts'
import type { ComparedFace } from './faceTask.ts'
import { problemTexts } from './problemTexts.ts'
import type { MeasuredFace } from './templateTask.ts'

export type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'heavy'>

const task = defineHeavyTask<{ pictures: Uint8Array[] }, ComparedFace[]>({
  name: 'faces',
  module: new URL('./faceTask.ts', import.meta.url),
  budget: ({ pictures }) => faceBudget(pictures.length),
})

/** The one task that returns a descriptor, for the account's own set of faces. */
export const templateTask = defineHeavyTask<{ picture: Uint8Array }, MeasuredFace>({
  name: 'face-template',
  module: new URL('./templateTask.ts', import.meta.url),
  budget: faceBudget(1),
})

/** Reads the faces of uploaded pictures, in order. Throws `InputRejected` for what takes too much time or memory. */
export async function readPictures(ctx: Needed, question: Question, ids: readonly string[]): Promise<ComparedFace[]> {
  const pictures: Uint8Array[] = []
  for (const id of ids) pictures.push((await openFile(ctx, question.userId, id)).content)
  return runFor(question, () => ctx.heavy.run(task, { pictures }, question))
}

/** Measures the face of one picture. Throws as `readPictures`. */
export async function measurePicture(ctx: Needed, question: Question, id: string): Promise<MeasuredFace> {
  const { content } = await openFile(ctx, question.userId, id)
  return runFor(question, () => ctx.heavy.run(templateTask, { picture: content }, question))
}

async function runFor<Output>({ reading }: Question, run: () => Promise<Output>): Promise<Output> {
  reading?.onStep('reading')
  try {
    return await run()
  } catch (error) {
    if (error instanceof HeavyFailure && (error.reason === 'time' || error.reason === 'memory'))
      throw new InputRejected(translate(reading?.locale ?? 'en', 'files.tooDemanding'), { cause: error })
    throw error
  } finally {
    reading?.onStep('checking')
  }
}

/** The picture that a check has refused, counted from 0, and why; null if it was refused for something else. */
export function rejectedPicture(error: string): { at: number; problem: string } | null {
  for (const locale of locales)
    for (const at of [0, 1, 2, 3]) {
      const picture = `${translate(locale, 'faces.picture', { number: at + 1 })} `
      if (error.startsWith(picture)) return { at, problem: error.slice(picture.length) }
    }
  return null
}

/** Refuses the first picture whose face cannot be used. `at` counts from 0. */
export function rejectPicture({ reading }: Question, at: number, problem: keyof typeof problemTexts): InputRejected {
  const locale = reading?.locale ?? 'en'
  const picture = translate(locale, 'faces.picture', { number: at + 1 })
  return new InputRejected(`${picture} ${translate(locale, problemTexts[problem])}`)
}
