import { shownPicturesBudget } from '../../../contracts/checks/heavyBudgets.ts'
import { defineHeavyTask } from '../../platform/ports/heavyPool.ts'
import type { RedrawInput, Redrawn } from './redrawTask.ts'

/**
 * Encodes the pixels of pictures anew, in a process without rights: what a document embeds is never a file that somebody else has made. Answers in the
 * order of the pictures.
 */
export const redrawTask = defineHeavyTask<RedrawInput, Redrawn[]>({
  name: 'pictures',
  module: new URL('./redrawTask.ts', import.meta.url),
  budget: ({ pictures }) => shownPicturesBudget(pictures.length),
})

/** A picture for pdfmake. */
export const dataUrl = (type: 'png' | 'jpeg', content: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`
