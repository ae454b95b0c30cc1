import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plan as planSchema } from '../../../contracts/cases/plan.ts'
import { planProblems } from '../../../contracts/cases/planProblems.ts'
import { stepKinds, stepOf } from '../../../contracts/cases/steps/index.ts'

const guide = readFileSync(new URL('../../../docs/cases.md', import.meta.url), 'utf8')

test('the plan of the guide can be published as it stands', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? []
  expect(planProblems(planSchema.parse(JSON.parse(json)))).toEqual([])
})

test.each(stepKinds)('the guide names the kind %s with its outcomes', kind => {
  const row = guide.split('\n').find(line => line.startsWith(`| \`${kind}\``)) ?? ''
  for (const outcome of Object.keys(stepOf(kind).outcomes)) expect(row).toContain(`\`${outcome}\``)
  expect(row).not.toBe('')
})
