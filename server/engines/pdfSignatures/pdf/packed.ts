import { decodeStream } from './inflate.ts'
import { PdfReader } from './reader.ts'
import { damaged, isInteger, nameOf, PdfProblem, PdfStream, type PdfValue } from './values.ts'

const MAX_PACKED = 100_000

/** The objects of one object stream (ISO 32000-2, 7.5.7). */
export class PackedObjects {
  readonly #data: Uint8Array
  readonly #places: { num: number; at: number }[]
  readonly #problem: Error | null

  constructor(data: Uint8Array, places: { num: number; at: number }[], problem: Error | null = null) {
    this.#data = data
    this.#places = places
    this.#problem = problem
  }

  /** Programs look for a number or for an index; where the two disagree, they would show different objects. Throws `PdfProblem`. */
  object(num: number, index: number): PdfValue {
    if (this.#problem !== null) throw this.#problem
    const place = this.#places[index]
    if (place?.num !== num) throw damaged(`Object ${num} is not in its stream`)
    return new PdfReader(this.#data, place.at).value()
  }
}

/** A broken stream is a problem only of the objects that are asked of it. `budget` is how many bytes may still be decompressed. */
export async function openPacked(read: () => PdfValue, budget: { left: number }): Promise<PackedObjects> {
  try {
    const stream = read()
    if (!(stream instanceof PdfStream) || nameOf(stream.dict.get('Type')) !== 'ObjStm')
      throw damaged('An object stream is broken')
    const [count, first] = [stream.dict.get('N'), stream.dict.get('First')]
    if (!isInteger(count) || !isInteger(first) || count > MAX_PACKED) throw damaged('An object stream is broken')
    const data = await decodeStream(stream)
    budget.left -= data.length
    if (budget.left < 0) throw new PdfProblem('tooComplex', 'The object streams are too large')
    return new PackedObjects(data, placesOf(data, count, first))
  } catch (error) {
    return new PackedObjects(new Uint8Array(), [], error as Error)
  }
}

function placesOf(data: Uint8Array, count: number, first: number) {
  const header = new PdfReader(data)
  const places: { num: number; at: number }[] = []
  const seen = new Set<number>()
  for (let index = 0; index < count; index++) {
    const num = header.integer()
    if (seen.has(num)) throw damaged(`Object ${num} is twice in its stream`)
    seen.add(num)
    places.push({ num, at: first + header.integer() })
  }
  return places
}
