import { stopDevanagari } from '../../server/engines/documents/recognise/devanagari.ts'
import { measureDocuments } from './documents/measure.ts'
import { twoAtOnceMb } from './documents/memory.ts'

const TUNE = { seed: 1, photos: 60 }
/** Seed 2 was read twice, before and after changes, so it is no test any more. */
const TEST = { seed: 65, photos: 200 }
/** Enough that a process holds all that it keeps. */
const FOR_MEMORY = 44

/** Photos of drawn documents: 60 that the readers were tuned on, and 200 of another seed. `DOCUMENTS` reads so many of the former only. */
export async function benchDocuments(): Promise<object> {
  const most = Number(process.env.DOCUMENTS ?? Infinity)
  try {
    if (most < TUNE.photos) return { tune: await measureDocuments(TUNE.seed, most, console.log) }
    const twoAtOnce = { peakMb: await twoAtOnceMb(TUNE.seed, FOR_MEMORY) }
    const tune = await measureDocuments(TUNE.seed, TUNE.photos)
    return { tune, test: await measureDocuments(TEST.seed, TEST.photos), twoAtOnce }
  } finally {
    await stopDevanagari()
  }
}
