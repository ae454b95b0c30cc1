import { type Damage, photograph, untouched } from '../../../support/specimens/degrade.ts'
import { randomFrom } from '../../names/random.ts'
import type { DrawPaper } from './paper.ts'
import * as people from './people.ts'
import * as reading from './reading.ts'
import * as trade from './trade.ts'

/** Papers of 21 kinds, by name. None is a document that is read. */
export const otherPapers: readonly (readonly [name: string, draw: DrawPaper])[] = Object.entries({
  ...trade,
  ...people,
  ...reading,
})

export interface OtherPhoto {
  index: number
  name: string
  content: Uint8Array
}

/** `count` photos of other papers, all different for a seed, of each kind in turn. */
export async function* otherPhotos(seed: number, count: number): AsyncGenerator<OtherPhoto> {
  const random = randomFrom(seed)
  for (let index = 0; index < count; index++) {
    const [name, draw] = otherPapers[index % otherPapers.length] ?? []
    if (!name || !draw) continue
    const sheet = draw(random)
    const damage: Damage = { ...untouched, degrees: (random() - 0.5) * 8, shadow: random() < 0.3, scale: 0.8 }
    yield { index, name, content: await photograph(await sheet.png(), damage) }
  }
}
