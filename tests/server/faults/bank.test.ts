import { expect, test } from 'vitest'
import { runWorkload, summaryOf } from '../../support/bank/workload.ts'
import { razorpayServer } from '../../support/razorpayServer.ts'
import { temporaryDataEnv } from '../../support/server.ts'

/** `npm run faults` sets more; here is what fits in every run. */
const kills = Number(process.env.FAULTS_KILLS ?? 2)
const between = Number(process.env.FAULTS_BETWEEN ?? 15)
const seed = Number(process.env.FAULTS_SEED ?? 12)

/** The embedded database belongs to one process. */
const nodes = process.env.TEST_BACKEND === 'postgres' ? 3 : 1

const razorpay = await razorpayServer()

test(`checks, top-ups, jobs, adjustments and refunds on ${nodes} processes, one killed ${kills} times: nothing is lost or doubled`, {
  timeout: 3_600_000,
}, async () => {
  const place = await temporaryDataEnv()
  const { journal, ...done } = await runWorkload({ place, razorpay, nodes, kills, between, seed })
  if (process.env.FAULTS_KILLS) process.stdout.write(`${summaryOf(done, kills)}\n`)
  for (const kind of [journal.checks, journal.topUps, journal.adjustments, journal.refunds, journal.jobs])
    expect(kind.size).toBeGreaterThan(0)
  expect(done).toMatchObject({ lost: [], doubled: [], wrong: [] })
})
