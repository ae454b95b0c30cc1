import { type Damage, photograph, untouched } from '../../support/specimens/degrade.ts'
import { specimens } from '../../support/specimens/index.ts'
import { type Random, randomFrom } from '../names/random.ts'
import type { Photo } from './measure.ts'

/** From a picture without damage to one that nobody can read. */
export const levels = ['clean', 'light', 'moderate', 'heavy', 'hopeless'] as const

export type Level = (typeof levels)[number]

/** One kind of damage, by the index of its level. */
type Harm = (level: number, random: Random) => Partial<Damage>

const at = (values: readonly number[], level: number) => values[level] ?? 0

/** Kinds of damage of a card that is 1,012 pixels wide, with letters of 21 to 52 pixels. */
const harms: readonly Harm[] = [
  level => ({ blur: at([0, 0.9, 1.6, 2.4, 4], level) }),
  level => ({ noise: at([0, 12, 28, 50, 85], level) }),
  level => ({ scale: at([1, 0.7, 0.5, 0.36, 0.24], level) }),
  level => ({ quality: at([88, 40, 20, 10, 4], level) }),
  (level, random) =>
    level === 0 ? {} : { glare: { x: random(), y: random(), strength: at([0, 0.25, 0.5, 0.75, 1], level) } },
  level => ({
    blur: at([0, 0.6, 1, 1.5, 2.2], level),
    noise: at([0, 6, 14, 24, 40], level),
    scale: at([1, 0.85, 0.7, 0.6, 0.45], level),
    quality: at([88, 60, 40, 25, 12], level),
  }),
]

export interface DamagedPhoto extends Photo {
  level: Level
}

/** `count` photos of drawn documents, each with one kind of damage at one level, or with all of them at once; every combination comes in turn. */
export async function* damagedPhotos(seed: number, count: number): AsyncGenerator<DamagedPhoto> {
  const random = randomFrom(seed)
  for (let index = 0; index < count; index++) {
    const make = specimens[index % specimens.length]
    const step = index % levels.length
    const [harm, level] = [harms[index % harms.length], levels[step]]
    if (!make || !harm || !level) continue
    const { kind, sheet, truth } = make(random)
    const damage = { ...untouched, degrees: (random() - 0.5) * 8, shadow: random() < 0.3, ...harm(step, random) }
    yield { index, kind, truth, damage, level, content: await photograph(await sheet.png(), damage) }
  }
}
