import { readDocument } from '../../../server/engines/ocr/readDocument.ts'
import { otherPapers, otherPhotos } from './otherPapers/index.ts'

export interface Refusals {
  papers: number
  kinds: number
  /** Taken for a document that is read, and so charged. */
  accepted: number
}

/** The kind that a photo is taken for; undefined if it is refused. */
export async function takenFor(content: Uint8Array): Promise<string | undefined> {
  const result = await readDocument({ files: [{ type: 'jpeg', content }], requested: 'detect', today: '2026-11-25' })
  return 'problem' in result || result.reading.kind === 'unknown' ? undefined : result.reading.kind
}

/** Reads `count` photos of papers that are no documents of ours. `onMiss` is told of each that was accepted. */
export async function measureRefusals(
  seed: number,
  count: number,
  onMiss: (miss: string) => void = () => {},
): Promise<Refusals> {
  let accepted = 0
  for await (const { index, name, content } of otherPhotos(seed, count)) {
    const kind = await takenFor(content)
    if (!kind) continue
    accepted++
    onMiss(`${index} ${name} taken for ${kind}`)
  }
  return { papers: count, kinds: Math.min(count, otherPapers.length), accepted }
}
