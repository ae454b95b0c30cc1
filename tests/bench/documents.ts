import { stopDevanagari } from '../../server/engines/ocr/recognise/devanagari.ts'
import { measureDocuments } from './documents/measure.ts'
import { twoAtOnceMb } from './documents/memory.ts'
import { measureRefusals } from './documents/refusals.ts'
import { measureReliability } from './documents/reliability.ts'
import { measureZones } from './documents/zones.ts'

const TUNE = { seed: 1, photos: 60 }
/** Seed 2 was read twice, before and after changes, so it is no test any more. */
const TEST = { seed: 65, photos: 200 }
/** Enough that a process holds all that it keeps. */
const FOR_MEMORY = 44
/**
 * The confidence of fields was fitted to 220 photos of seed 701. Seeds 902, 908 and 912 were read before the last
 * changes, so they are no test any more.
 */
const DAMAGED = { seed: 913, photos: 165 }
/** Kinds were tuned on the texts of other seeds. */
const OTHER = { seed: 903, papers: 210 }
/** Seeds from 904 to 907 were read while the drawings changed, 905 and 911 before the last changes. */
const ZONES = { seed: 921, honest: 1000, forged: 200 }

/**
 * Photos of drawn documents: 60 that the readers were tuned on, and 200 of another seed; damaged ones, other papers and machine-readable zones. `DOCUMENTS` reads
 * so many of the first only, `DOCUMENTS_TRUTH` at most so many of each of the last three and none of the rest.
 */
export async function benchDocuments(): Promise<object> {
  const most = Number(process.env.DOCUMENTS ?? Infinity)
  const truth = process.env.DOCUMENTS_TRUTH
  try {
    if (truth !== undefined) return await measureTruth(Number(truth))
    if (most < TUNE.photos) return { tune: await measureDocuments(TUNE.seed, most, console.log) }
    const twoAtOnce = { peakMb: await twoAtOnceMb(TUNE.seed, FOR_MEMORY) }
    const tune = await measureDocuments(TUNE.seed, TUNE.photos)
    return { tune, test: await measureDocuments(TEST.seed, TEST.photos), twoAtOnce, ...(await measureTruth(Infinity)) }
  } finally {
    await stopDevanagari()
  }
}

/** Whether what is called certain is right, what is no document is refused, and a zone is valid only if it is. */
const measureTruth = async (most: number) => ({
  reliability: await measureReliability(DAMAGED.seed, Math.min(most, DAMAGED.photos)),
  otherPapers: await measureRefusals(OTHER.seed, Math.min(most, OTHER.papers)),
  zones: await measureZones(ZONES.seed, Math.min(most, ZONES.honest), Math.min(most, ZONES.forged)),
})
