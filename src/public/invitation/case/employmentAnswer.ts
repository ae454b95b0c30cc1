import type { Draft } from '../../../../contracts/cases/draft.ts'
import type { OpenStep } from '../../../../contracts/cases/openStep.ts'
import { entryCount, filesAt } from './entries.ts'

type Step = Extract<OpenStep, { kind: 'employment' }>

/** What the person has filled in, as the step's answer. */
export function employmentAnswer(values: Draft, { uan: wanted }: Pick<Step, 'uan'>): Record<string, unknown> {
  const count = values.none === 'true' ? 0 : entryCount(values, 'employers')
  const employers = Array.from({ length: count }, (_, index) => {
    const path = `employers.${index}`
    const at = (name: string) => values[`${path}.${name}`]?.trim() ?? ''
    const optional = (name: string) => at(name) || null
    return {
      employer: at('employer'),
      designation: at('designation'),
      from: at('from'),
      to: values[`${path}.current`] === 'true' ? null : at('to'),
      employeeId: optional('employeeId'),
      hrName: optional('hrName'),
      hrEmail: optional('hrEmail'),
      reason: optional('reason'),
      files: filesAt(values, path).map(({ id }) => id),
    }
  })
  const uan = wanted === 'none' ? null : values.uan?.replace(/\s/g, '') || null
  return { employers, uan, uanConsent: uan !== null && values.uanConsent === 'true' }
}
