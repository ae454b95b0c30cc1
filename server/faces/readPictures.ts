import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { defineHeavyTask, HeavyFailure } from '../platform/ports/heavyPool.ts'
import { InputRejected, type Question } from '../platform/ports/sources.ts'
import { translate } from '../platform/translate.ts'
import type { ComparedFace } from './faceTask.ts'

export type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'heavy'>

const task = defineHeavyTask<{ pictures: Uint8Array[] }, ComparedFace[]>({
  name: 'faces',
  module: new URL('./faceTask.ts', import.meta.url),
  limitMs: 120_000,
})

/** Reads the faces of uploaded pictures, in order. Throws `InputRejected` for what takes too much time or memory. */
export async function readPictures(
  ctx: Needed,
  { userId, reading }: Question,
  ids: readonly string[],
): Promise<ComparedFace[]> {
  const pictures: Uint8Array[] = []
  for (const id of ids) pictures.push((await openFile(ctx, userId, id)).content)
  reading?.onStep('reading')
  try {
    return await ctx.heavy.run(task, { pictures })
  } catch (error) {
    if (error instanceof HeavyFailure && (error.reason === 'time' || error.reason === 'memory'))
      throw new InputRejected(translate(reading?.locale ?? 'en', 'files.tooDemanding'), { cause: error })
    throw error
  } finally {
    reading?.onStep('checking')
  }
}

/** Refuses the first picture whose face cannot be used. `at` counts from 0. */
export function rejectPicture({ reading }: Question, at: number, problem: keyof typeof problemTexts): InputRejected {
  const locale = reading?.locale ?? 'en'
  const picture = translate(locale, 'faces.picture', { number: at + 1 })
  return new InputRejected(`${picture} ${translate(locale, problemTexts[problem])}`)
}

const problemTexts = {
  broken: 'faces.broken',
  tooManyPixels: 'faces.tooManyPixels',
  tooSmall: 'faces.tooSmall',
  oneColour: 'faces.oneColour',
  noFace: 'faces.noFace',
  severalFaces: 'faces.severalFaces',
  smallFace: 'faces.smallFace',
} as const
