import { expect, test } from 'vitest'
import { plan as planSchema } from '../../../contracts/cases/plan.ts'
import type { OpenCase } from '../../../server/cases/rows.ts'
import { advance, newCase } from '../../../server/engines/cases/advance.ts'
import { documentSays } from '../../../server/steps/kinds/documentSays.ts'

const words = { en: 'Step', hi: 'Step' }
const plan = planSchema.parse({
  title: words,
  steps: [
    { id: 'proof', kind: 'document', title: words, settings: { kind: 'detect' } },
    {
      id: 'home',
      kind: 'address',
      title: words,
      settings: { mode: 'onSpot', document: { fact: 'proof.address' } },
    },
  ],
  verdicts: [{ value: 'clear', label: words, tone: 'success' }],
  rules: [],
  otherwise: 'clear',
})

const stated = { line1: '12, Law College Road', line2: null, city: 'Pune', pin: '411004' }
const shown = '12 Law College Road, Pune 411004'

function says(outcome: string, facts: Record<string, string | null>, address: object = stated, name = 'Asha Rao') {
  const begun = advance(plan, newCase(plan, { name }), { type: 'start' })
  const { state } = advance(plan, begun.state, { type: 'answered', step: 'proof', round: 1, outcome, facts })
  const found = { plan, state, row: { subject_name: name } } as unknown as OpenCase
  const [, step] = plan.steps
  if (!step) throw new Error('no step')
  return documentSays({ case: found, step }, { ...stated, ...address })
}

test.each([
  ['passed', { address: shown, name: 'ASHA RAO' }, {}, 'same'],
  // Filled in from the document, the line already has the city.
  ['passed', { address: shown, name: 'Asha Rao' }, { line1: '12 Law College Road, Pune' }, 'same'],
  ['passed', { address: shown, name: 'Vikram Rao' }, {}, 'unclear'],
  ['passed', { address: shown, name: null }, {}, 'unclear'],
  ['review', { address: shown, name: 'Asha Rao' }, {}, 'unclear'],
  ['refused', {}, {}, 'unclear'],
  ['passed', { name: 'Asha Rao' }, {}, 'unclear'],
  ['passed', { address: shown, name: 'Asha Rao' }, { line1: '21, Law College Road' }, 'unclear'],
  ['passed', { address: shown, name: 'Asha Rao' }, { pin: '411038' }, 'different'],
] as const)('a document that is %s with %o against %o says: %s', (outcome, facts, address, expected) => {
  expect(says(outcome, facts, address)).toBe(expected)
})

test('a bill of the father, who lives there too, is not the candidate’s', () => {
  const saysOf = (holder: string) => says('passed', { address: shown, name: holder }, {}, 'Anil Vijay Patil')
  expect(saysOf('ANIL V PATIL')).toBe('same')
  expect(saysOf('VIJAY ANIL PATIL')).toBe('unclear')
  expect(says('passed', { address: shown, name: 'VIJAY A PATIL' }, {}, 'Anil V Patil')).toBe('unclear')
})

test('an address step that names no document says nothing of one', () => {
  const [, home] = plan.steps
  if (home?.kind !== 'address') throw new Error('no step')
  const step = { ...home, settings: { ...home.settings, document: undefined } }
  const found = { plan, state: newCase(plan, {}), row: { subject_name: 'Asha Rao' } } as unknown as OpenCase
  expect(documentSays({ case: found, step }, stated)).toBeNull()
})
