import { describe, expect, test } from 'vitest'
import { type BgcCheckName, bgcCheckNames, bgcChecks } from '../../../../contracts/cases/bgc/checks.ts'
import { packageReviewers } from '../../../../contracts/cases/bgc/packageInput.ts'
import { checkResults } from '../../../../contracts/cases/bgc/results.ts'
import { answerStep, qualityStep, reviewStep } from '../../../../contracts/cases/bgc/stepNames.ts'
import { steps } from '../../../../contracts/cases/steps/index.ts'
import { problemsOf } from '../../../../server/engines/cases/problems.ts'
import { type GivenAnswer, packageOfChecks, runPackage, shownSteps } from '../../../support/cases/packageRun.ts'

type Facts = Record<string, string | number>

/** Every way in which the step of a check ends, and whether that is clear or a discrepancy by itself; the rest is open, or nobody has answered. */
const ownWays: Partial<Record<BgcCheckName, [outcome: string, facts: Facts, by: 'clear' | 'discrepancy' | 'open'][]>> =
  {
    address: ['confirmed', 'nearby', 'elsewhere', 'unproven'].flatMap(outcome =>
      ['same', 'unclear', 'different'].map((documentSays): [string, Facts, 'clear' | 'open'] => [
        outcome,
        { documentSays },
        outcome === 'confirmed' && documentSays === 'same' ? 'clear' : 'open',
      ]),
    ),
    employment: [
      ['matched', {}, 'clear'],
      ['discrepancy', {}, 'discrepancy'],
      ['unverified', {}, 'open'],
    ],
    education: [['submitted', {}, 'open']],
    reference: ['yes', 'no', 'unknown'].flatMap((rehire): [string, Facts, 'clear' | 'discrepancy' | 'open'][] => [
      ['confirmed', { rehire, confirmedCount: 2 }, rehire === 'yes' ? 'clear' : 'open'],
      ['review', { rehire, confirmedCount: 2 }, 'open'],
      ['unknown', { rehire, confirmedCount: 1 }, 'open'],
      ['differs', { rehire }, 'discrepancy'],
    ]),
  }

const kindOf = { address: 'address', employment: 'employment', education: 'education', reference: 'referee' } as const

const waysOf = (name: BgcCheckName): [outcome: string, facts: Facts, by: 'clear' | 'discrepancy' | 'open'][] =>
  ownWays[name] ?? [
    ['passed', {}, 'clear'],
    ['review', {}, 'open'],
    ['mismatch', {}, 'discrepancy'],
    ['notFound', {}, bgcChecks[name].isNotFoundOpen ? 'open' : 'discrepancy'],
  ]

const judgements = { passed: 'clear', failed: 'discrepancy', unable: 'unable', insufficient: 'insufficient' } as const
const colours = { clear: 'green', discrepancy: 'red' } as const

/** The case of one check: the candidate agrees, fills in what is asked, and the check ends as given. */
function outcomeOf(name: BgcCheckName, reviewedBy: 'employer' | 'verifiers', more: Record<string, GivenAnswer>) {
  const plan = packageOfChecks([name], { reviewedBy })
  const filled = Object.fromEntries(
    plan.steps.filter(({ kind }) => kind === 'form').map(({ id }) => [id, { outcome: 'answered' }]),
  )
  const { state, asked } = runPackage(plan, {
    consent: { outcome: 'given', facts: { [name]: true } },
    [`${name}-document`]: { outcome: 'passed' },
    ...filled,
    ...more,
  })
  const [result] = checkResults({ steps: shownSteps(plan, state) })
  return { colour: state.verdict?.value, verdict: result?.verdict, asked }
}

test('the table names every outcome of every kind of step', () => {
  for (const [name, kind] of Object.entries(kindOf))
    expect([...new Set(ownWays[name as BgcCheckName]?.map(([outcome]) => outcome))].toSorted()).toEqual(
      Object.keys(steps[kind].outcomes).toSorted(),
    )
  expect(
    waysOf('pan')
      .map(([outcome]) => outcome)
      .toSorted(),
  ).toEqual(Object.keys(steps.check.outcomes).toSorted())
})

describe.each(packageReviewers)('judged by the %s', reviewedBy => {
  test.each(bgcCheckNames)('%s: the plan can be published, with each other check', name => {
    expect(problemsOf(packageOfChecks([name], { reviewedBy }))).toEqual([])
    expect(problemsOf(packageOfChecks([name, 'court', 'address'], { reviewedBy, endsEarly: true }))).toEqual([])
  })

  test.each(bgcCheckNames)('%s: what is clear or a discrepancy by itself asks nobody', name => {
    for (const [outcome, facts, by] of waysOf(name)) {
      if (by === 'open') continue
      const { colour, verdict, asked } = outcomeOf(name, reviewedBy, { [name]: { outcome, facts } })
      expect([outcome, verdict, colour]).toEqual([outcome, by, colours[by]])
      expect(asked).not.toContain(reviewStep(name))
    }
  })

  test.each(bgcCheckNames)('%s: what is open is as a person judges it, and never clear without', name => {
    for (const [outcome, facts, by] of waysOf(name)) {
      if (by !== 'open') continue
      const own = { [name]: { outcome, facts } }
      for (const [judged, expected] of Object.entries(judgements)) {
        if (judged === 'insufficient' && reviewedBy === 'employer') continue
        for (const second of ['agreed', 'notSampled']) {
          const found = outcomeOf(name, reviewedBy, {
            ...own,
            [reviewStep(name)]: { outcome: judged },
            [qualityStep(name)]: { outcome: second },
          })
          expect([outcome, facts, found.verdict, found.colour]).toEqual([
            outcome,
            facts,
            expected,
            expected === 'clear' || expected === 'discrepancy' ? colours[expected] : 'amber',
          ])
        }
      }
      for (const without of ['skip', 'fails'] as const) {
        const found = outcomeOf(name, reviewedBy, { ...own, [reviewStep(name)]: without })
        expect(found.colour).toBe('amber')
        expect(['unable', 'insufficient']).toContain(found.verdict)
      }
    }
  })

  test.each(bgcCheckNames)('%s: without an answer it is never green', name => {
    const silent = { [name]: 'fails' as const }
    const passed = { [reviewStep(name)]: { outcome: 'passed' }, [qualityStep(name)]: { outcome: 'agreed' } }
    const failed = { [reviewStep(name)]: { outcome: 'failed' }, [qualityStep(name)]: { outcome: 'agreed' } }
    const good = outcomeOf(name, reviewedBy, { ...silent, ...passed })
    expect(good.colour).toBe('amber')
    expect(good.verdict).not.toBe('clear')
    const isAsked = bgcChecks[name].product !== undefined || name === 'reference'
    const bad = outcomeOf(name, reviewedBy, { ...silent, ...failed })
    expect([bad.colour, bad.verdict]).toEqual(isAsked ? ['red', 'discrepancy'] : ['amber', 'insufficient'])
  })

  test.each(bgcCheckNames)('%s: who refuses or does not answer is asked for nothing, and is never green', name => {
    const refused = outcomeOf(name, reviewedBy, { consent: { outcome: 'refused', facts: { [name]: false } } })
    expect([refused.verdict, refused.colour, refused.asked]).toEqual(['insufficient', 'amber', ['consent']])
    const declined = outcomeOf(name, reviewedBy, { consent: 'fails' })
    expect([declined.verdict, declined.colour, declined.asked]).toEqual(['insufficient', 'amber', ['consent']])
  })
})

test.each(packageReviewers)('the %s does not make a referee clear who has confirmed nothing', reviewedBy => {
  const judged = (outcome: string) =>
    outcomeOf('reference', reviewedBy, {
      reference: { outcome: 'unknown', facts: { rehire: 'yes', confirmedCount: 0, unknownCount: 2 } },
      [reviewStep('reference')]: { outcome },
      [qualityStep('reference')]: { outcome: 'agreed' },
    })
  expect(judged('passed')).toMatchObject({ colour: 'amber', verdict: 'unable' })
  expect(judged('failed')).toMatchObject({ colour: 'red', verdict: 'discrepancy' })
})

test('a judgement of a verifier does not count, and ends no case, before the second look', () => {
  const plan = packageOfChecks(['education', 'court'], { reviewedBy: 'verifiers', endsEarly: true })
  const { asked, state } = runPackage(plan, {
    consent: { outcome: 'given', facts: { education: true, court: true } },
    profile: { outcome: 'answered' },
    education: { outcome: 'submitted' },
    [reviewStep('education')]: { outcome: 'failed' },
    [qualityStep('education')]: { outcome: 'agreed' },
  })
  expect(asked).toContain(qualityStep('education'))
  expect(state.steps['court']?.status).toBe('notNeeded')
  expect(state.verdict?.value).toBe('red')
})

test('costly checks wait for the cheap ones, and not for a referee', () => {
  const { steps: all } = packageOfChecks(['pan', 'employment', 'reference', 'court'])
  const court = all.find(({ id }) => id === 'court')
  expect(court?.after).toEqual(['reference-details', reviewStep('pan'), reviewStep('employment')])
  expect(all.find(({ id }) => id === 'reference')?.after).toEqual(['reference-details'])
  expect(all.find(({ id }) => id === answerStep('employment'))?.after).toEqual(['employment'])
  const referee = all.find(({ kind }) => kind === 'referee')
  expect(referee?.settings).toMatchObject({ answerDays: 7 })
  const { steps: alone } = packageOfChecks(['reference', 'court'])
  expect(alone.find(({ id }) => id === 'court')?.after).toEqual(['reference-details'])
})
