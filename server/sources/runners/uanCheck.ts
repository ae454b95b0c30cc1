import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { companyNamed, personNamed } from '../synthetic/people.ts'
import type { Synthetic } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'
import { markEmployments } from './employments.ts'

const employment = z.object({
  establishment: z.string().min(1).max(200),
  memberId: z.string().max(40),
  joinedOn: z.iso.date(),
  exitedOn: z.iso.date().nullable(),
  /** `2026-10` or a whole date. */
  lastContribution: z.string().max(10).nullable(),
})

const DAYS_A_MONTH = 365.25 / 12

/** Pairs of days, oldest first, that neither overlap nor leave a gap unless the code or chance asks for it. */
function careerOf(synthetic: Synthetic): z.infer<typeof employment>[] {
  const gap = !synthetic.plain && synthetic.chance() < 0.2 ? synthetic.between(60, 300) : 10
  const ends = [0, synthetic.between(300, 900), synthetic.between(1200, 2200)]
  const stays = ends.map((end, index) => ({ from: index === 2 ? end + 900 : (ends[index + 1] ?? 0) - gap, to: end }))
  const jobs = synthetic.mismatch
    ? stays.map((stay, index) => (index === 0 ? { ...stay, from: stay.from + 120 } : stay))
    : stays
  return jobs.toReversed().map(({ from, to }) => {
    const leaves = to === 0 ? null : synthetic.day(-to, -to)
    return {
      establishment: `${companyNamed(synthetic)} Private Limited`,
      memberId: `${synthetic.pick(['MHBAN', 'KRKCH', 'TNMAS', 'DLCPM'])}${synthetic.between(1_000_000, 9_999_999)}000${synthetic.between(1_000_000, 9_999_999)}`,
      joinedOn: synthetic.day(-from, -from),
      exitedOn: leaves,
      lastContribution: (leaves ?? synthetic.day(-30, -30)).slice(0, 7),
    }
  })
}

export const uanCheck = defineRunner('uan-check', {
  record: z.object({
    name: z.string().min(1).max(200),
    employments: z.array(employment).max(100),
    /** The day of the answer, which ends the employments that last. */
    asOf: z.iso.date(),
  }),
  sandbox: (_input, synthetic) => ({
    name: personNamed(synthetic),
    employments: careerOf(synthetic),
    asOf: synthetic.day(0, 0),
  }),
  sample: random => ({ uan: generateIdentifier('uan', random) }),
  remote: {
    path: '/uan',
    body: { uan: 'uan' },
    record: {
      name: 'data.name',
      asOf: 'data.as_of',
      employments: {
        at: 'data.employments',
        row: {
          establishment: 'establishment_name',
          memberId: 'member_id',
          joinedOn: 'date_of_joining',
          exitedOn: 'date_of_exit',
          lastContribution: 'last_contribution',
        },
      },
    },
  },
  result(_input, { name, employments, asOf }) {
    const marked = markEmployments(employments, asOf)
    return {
      status: marked.overlapDays > 0 ? 'overlaps' : marked.gapDays > 0 ? 'gaps' : 'clear',
      name,
      currentEmployer: marked.employments.findLast(({ exitedOn }) => exitedOn === null)?.establishment ?? null,
      employers: new Set(employments.map(({ establishment }) => establishment)).size,
      monthsWorked: Math.round(marked.daysWorked / DAYS_A_MONTH),
      overlapDays: marked.overlapDays,
      gapDays: marked.gapDays,
      // The newest first, as people read a career.
      employments: marked.employments
        .toReversed()
        .map(one => ({ ...one, lastContribution: one.lastContribution?.slice(0, 7) ?? null })),
    }
  },
})
