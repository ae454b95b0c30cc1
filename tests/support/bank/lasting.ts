import type { Monitor } from '../../../contracts/resources/monitor.ts'
import { dayOf } from '../../../server/checks/days.ts'
import { uploadAndStartJob, waitForJobStatus } from '../apiClient.ts'
import { distinctPan } from '../bulkJob.ts'
import type { Bank } from './bank.ts'
import type { Operation } from './operations.ts'

/*
 * Business that goes on by itself: subjects that are monitored, files that are repeated, checks that wait for a person. Its times come
 * with `timePasses.ts`.
 */

const SCHEDULE_ROWS = 40

/** A person whom nobody else asks about: names have no digits. */
function nameOf(number: number): string {
  const letters = [...String(number)].map(digit => 'abcdefghij'[Number(digit)]).join('')
  return `Ottoline Winterbourne${letters}`
}

const byKey = (bank: Bank, product: string, input: object, key: string) =>
  bank.untilAnswered(() => {
    const asked = { ...input, consent: true, purpose: 'employee_onboarding', reference: key }
    return bank.byKey<{ id: string; status: string }>('POST', `/v1/${product}`, asked, { 'idempotency-key': key })
  })

/** Screens somebody and monitors the subject, which charges the first month. */
export const monitor: Operation = async bank => {
  const number = bank.next()
  const { id } = await byKey(bank, 'aml-screen', { kind: 'person', name: nameOf(number) }, `screened-${number}`)
  const call = bank.as('demo@satyapan.test')
  const headers = { 'idempotency-key': `monitor-${number}` }
  const made = await bank.untilAnswered(() => call<Monitor>('POST', '/api/monitors', { verificationId: id }, headers))
  bank.journal.monitors.set(made.id, new Set([dayOf(new Date(made.since))]))
}

/** Runs a file once and repeats it from tomorrow on. */
export const repeatFile: Operation = async bank => {
  const number = bank.next()
  const call = bank.as('demo@satyapan.test')
  const pans = Array.from({ length: SCHEDULE_ROWS }, (_, row) => distinctPan(5_000_000 + number * SCHEDULE_ROWS + row))
  const { id: jobId } = await bank.untilAnswered(() => uploadAndStartJob(call, pans))
  bank.journal.jobs.add(jobId)
  await bank.untilAnswered(() => waitForJobStatus(call, jobId, 'completed'))
  const firstOn = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const plan = { every: 'day', hour: 9, firstOn, mostPaise: 1_000_000, consent: true }
  const { id } = await bank.untilAnswered(() =>
    call<{ id: string }>('POST', `/api/bulk-jobs/${jobId}/schedules`, plan, { 'idempotency-key': `repeat-${number}` }),
  )
  bank.journal.schedules.set(id, new Set())
}

interface Review {
  cases: { cnr: string; class: string }[]
}

/** A court check that waits for a reviewer with its price held; every other one is decided. */
export const awaitPerson: Operation = async bank => {
  const number = bank.next()
  const input = { searchMode: 'delayed', name: nameOf(number), fatherName: 'Gopal Kamat', pin: '411000' }
  const { id } = await byKey(bank, 'court-case-check', input, `waiting-${number}`)
  bank.journal.waiting.set(id, 'waits')
  if (bank.random() < 0.5) return
  const staff = bank.as('admin@satyapan.test')
  const path = `/admin-api/court-reviews/${id}`
  const finish = async () => {
    const { cases } = await staff<Review>('GET', path)
    const undecided = cases.filter(one => one.class !== 'ruled_out')
    const decisions = undecided.map(({ cnr }) => ({ cnr, class: 'ruled_out', note: 'Somebody else' }))
    await staff('POST', `${path}/finish`, { decisions })
  }
  bank.journal.waiting.set(id, 'finished')
  await bank.untilAnswered(() =>
    finish().catch((error: Error) => {
      // An attempt whose reply is lost has ended the check.
      if (!/: 404 /.test(error.message)) throw error
    }),
  )
}
