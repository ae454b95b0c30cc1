import type { Random } from '../../bench/names/random.ts'
import { aadhaarBack, aadhaarFront, licence, panCard, type Specimen, voterCard } from './cards.ts'
import { chequeLeaf, foreignId, foreignPassport, gstPage, passportPage, registration } from './papers.ts'

/** Everything that is drawn; all made up. */
export const specimens: readonly ((random: Random) => Specimen)[] = [
  panCard,
  aadhaarFront,
  aadhaarBack,
  licence,
  voterCard,
  passportPage,
  registration,
  chequeLeaf,
  gstPage,
  foreignPassport,
  foreignId,
]
