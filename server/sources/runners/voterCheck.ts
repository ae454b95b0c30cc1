import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { voterCheck as product } from '../../../contracts/products/voterCheck.ts'
import { genderOf, mismatchedName, personNamed, relativeOf } from '../synthetic/people.ts'
import { placeIn } from '../synthetic/places.ts'
import { defineRunner } from './define.ts'

const schools = ['Government Primary School', 'Municipal School No. 4', 'Community Hall', 'Panchayat Bhavan'] as const

/** The roll is the answer. */
export const voterCheck = defineRunner(product, {
  sandbox({ state: stateCode }, synthetic) {
    const { state, district } = placeIn(synthetic, stateCode)
    const name = synthetic.mismatch ? mismatchedName('') : personNamed(synthetic)
    const gender = genderOf(name)
    const relation = synthetic.pick(gender === 'female' ? ['father', 'husband'] : ['father', 'mother'])
    const part = synthetic.between(1, 320)
    const isDeleted = synthetic.mismatch || (!synthetic.plain && synthetic.chance() < 0.04)
    const status: ResultOf<'voter-check'>['status'] = isDeleted ? 'deleted' : 'enrolled'
    return {
      status,
      name,
      relation,
      relativeName: relativeOf(synthetic, name, relation === 'mother' ? 'female' : 'male'),
      age: synthetic.between(18, 84),
      gender,
      state,
      district,
      assembly: `${synthetic.between(1, 230)} - ${district} ${synthetic.pick(['North', 'South', 'East', 'West', 'Central'])}`,
      parliament: `${synthetic.between(1, 48)} - ${district}`,
      part: `${part} - ${district} ward ${part % 60}`,
      serial: synthetic.between(1, 1400),
      booth: `${synthetic.pick(schools)}, ${district}`,
    }
  },
  sample: random => ({ epic: generateIdentifier('epic', random) }),
  remote: {
    path: '/voter',
    body: { epic: 'epic_number', state: 'state' },
    record: {
      status: { at: 'data.status', values: { ENROLLED: 'enrolled', DELETED: 'deleted' } },
      name: 'data.name',
      relation: {
        at: 'data.relation_type',
        values: { FTHR: 'father', MTHR: 'mother', HSBN: 'husband', WIFE: 'wife', OTHR: 'other' },
      },
      relativeName: 'data.relation_name',
      age: 'data.age',
      gender: { at: 'data.gender', values: { M: 'male', F: 'female', O: 'other' } },
      state: 'data.state',
      district: 'data.district',
      assembly: 'data.assembly_constituency',
      parliament: 'data.parliamentary_constituency',
      part: 'data.part',
      serial: 'data.serial_number',
      booth: 'data.polling_station',
    },
  },
})
