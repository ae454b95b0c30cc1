import { expect, test } from 'vitest'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import { changesBetween } from '../../../server/monitoring/findings.ts'
import { monitoringOf } from '../../../server/monitoring/products.ts'
import { amlScreen } from '../../../server/sources/runners/amlScreen.ts'

const { example } = amlScreen
if (!example) throw new Error('There is no example.')
const [hit] = example.hits as [AmlHit]
const findings = (hits: AmlHit[], ruledOut: AmlHit[]) =>
  monitoringOf('aml-screen').findings({ ...example, hits, ruledOut })

test('an entry that a birth date rules out is known, and no news until it is a hit or a true match', () => {
  const none = findings([], [])
  const ruledOut = findings([], [hit])
  expect(ruledOut).toEqual([{ key: hit.entryKey, hash: hit.entryHash, ignored: true }])
  expect(changesBetween(none, ruledOut)).toEqual({ added: 0, changed: 0, removed: 0 })
  expect(changesBetween(ruledOut, findings([{ ...hit, entryHash: 'another' }], []))).toMatchObject({ changed: 1 })
  expect(findings([], [{ ...hit, decision: 'true_match' }])).toMatchObject([{ ignored: false }])
})

test('answers of before have nothing that is ruled out', () => {
  const { ruledOut: _none, ruledOutCount: _count, ...old } = example
  expect(monitoringOf('aml-screen').findings(old)).toHaveLength(1)
})
