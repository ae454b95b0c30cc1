import { stopDevanagari } from '../../server/engines/documents/recognise/devanagari.ts'
import { measureDocuments } from './documents/measure.ts'

/** Photos of drawn documents: 60 that the readers were tuned on, and 200 of another seed. `DOCUMENTS` reads so many of either. */
export async function benchDocuments(): Promise<object> {
  const most = Number(process.env.DOCUMENTS ?? Infinity)
  const miss = process.env.DOCUMENTS ? (text: string) => console.log(text) : undefined
  try {
    const tune = await measureDocuments(1, Math.min(60, most), miss)
    return most < 60 ? { tune } : { tune, test: await measureDocuments(2, Math.min(200, most), miss) }
  } finally {
    await stopDevanagari()
  }
}
