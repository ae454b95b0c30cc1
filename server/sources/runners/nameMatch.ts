import { nameMatch as product } from '../../../contracts/products/nameMatch.ts'
import { compareNames } from '../../engines/names/index.ts'
import { companyNamed, genderOf, personNamed, relativeOf } from '../synthetic/people.ts'
import { type Synthetic, syntheticFor } from '../synthetic/synthetic.ts'
import { defineOwnRunner } from './define.ts'

/** Thousandths as points of 100, so that they add up without an error of rounding. */
const ofHundred = (points: number) => Math.round(points * 1000) / 10

/** The comparison is the answer, so that the record is the result. */
export const nameMatch = defineOwnRunner(product, {
  answer({ name, otherName, kind }) {
    const { score, band, features } = compareNames(name, otherName, { kind })
    return {
      band,
      score: ofHundred(score),
      features: features.map(({ feature, points, detail }) => ({
        feature,
        points: ofHundred(points),
        detail: detail ?? null,
      })),
    }
  },
  sample(random) {
    const synthetic = syntheticFor(String(random()), '')
    if (synthetic.chance() < 0.3) {
      const name = `${companyNamed(synthetic)} Private Limited`
      const otherName = synthetic.pick(['same', 'other']) === 'same' ? shortForm(name) : companyNamed(synthetic)
      return { name, otherName, kind: 'organisation' }
    }
    const name = personNamed(synthetic)
    const write = ways[synthetic.pick(['swapped', 'initial', 'respelt', 'relative'])]
    return { name, otherName: write(name, synthetic), kind: 'person' }
  },
})

const shortForm = (name: string) => name.replace('Private Limited', 'Pvt. Ltd.').toUpperCase()

/** How the same name, or a namesake's, stands in another document. */
const ways = {
  swapped: (name: string) => name.split(' ').toReversed().join(' ').toUpperCase(),
  initial: (name: string) => name.replace(/^(\w)\w+/, '$1.'),
  respelt: (name: string) => name.replace(/ee|i/, found => (found === 'i' ? 'ee' : 'i')).replace('v', 'w'),
  relative: (name: string, synthetic: Synthetic) => relativeOf(synthetic, name, genderOf(name)),
}
