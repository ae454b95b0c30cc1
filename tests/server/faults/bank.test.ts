import { expect, test } from 'vitest'
import { randomFrom } from '../../support/bank/nodes.ts'
import { startCluster } from '../../support/faults/cluster.ts'
import { openInstallation } from '../../support/faults/installation.ts'
import { type FaultKind, faultKinds, faultOf } from '../../support/faults/kinds.ts'
import { planRounds } from '../../support/faults/plan.ts'
import { isClean, type Round, tableOf } from '../../support/faults/report.ts'
import { runFaults } from '../../support/faults/run.ts'
import { built } from '../../support/launch.ts'
import { razorpayServer } from '../../support/razorpayServer.ts'
import { s3Server } from '../../support/s3Server.ts'

/** `npm run faults` sets these; without them a few faults are tried, which fit in every run. */
const { FAULTS, FAULTS_KINDS, FAULTS_BETWEEN = '15', FAULTS_SEED = '12', FAULTS_MINUTES = '9999' } = process.env
const isPostgres = process.env.TEST_BACKEND === 'postgres'
const random = randomFrom(Number(FAULTS_SEED))
const [razorpay, s3] = [await razorpayServer(), await s3Server()]
const say = (text: string) => process.stdout.write(`${text}\n`)

function kindOf(name: string): FaultKind {
  const kind = faultKinds.find(one => one === name)
  if (!kind) throw new Error(`--kinds: ${name} is none of ${faultKinds.join(', ')}.`)
  return kind
}

const options = { timeout: 4 * 3_600_000 }

test.skipIf(FAULTS)(
  'a few faults under checks, top-ups, jobs, refunds and readings: nothing is lost or doubled, no process ends',
  options,
  async () => {
    const installation = await openInstallation({ isPostgres, s3 })
    try {
      // The embedded database belongs to one process.
      const roles = isPostgres ? (['all', 'all', 'all'] as const) : (['all'] as const)
      const kinds: FaultKind[] = isPostgres ? ['kill', 'cut', 'terminate'] : ['kill', 'killReading']
      const run = { installation, razorpay, roles, rounds: [kinds], between: Number(FAULTS_BETWEEN), random }
      const { rounds, journal, compareWith } = await runFaults(run)
      expect(rounds.filter(round => !isClean(round)).map(round => tableOf([round]))).toEqual([])
      const { checks, topUps, adjustments, refunds, jobs, readings } = journal
      for (const told of [checks, topUps, adjustments, refunds, jobs, readings]) expect(told.size).toBeGreaterThan(0)

      const [[first], ...others] = [...checks] as [[string, string]]
      const nobodys: [string, string] = ['bank-0', 'ver_0']
      expect(await compareWith({ checks: new Map([...others, nobodys]), jobs: new Set([...jobs, 'job_0']) })).toEqual({
        lost: ['check bank-0', 'bulk job job_0'],
        doubled: [`check ${first} that nobody was told of`],
        wrong: [expect.stringContaining('check bank-0')],
      })
    } finally {
      await installation.close()
    }
  },
)

test.runIf(FAULTS)(`${FAULTS} faults, seed ${FAULTS_SEED}`, options, async () => {
  const cluster = isPostgres ? await startCluster() : undefined
  const installation = await openInstallation({ isPostgres, smallDisk: true, cluster, s3 })
  const done: Round[] = []
  const until = Date.now() + Number(FAULTS_MINUTES) * 60_000
  try {
    const wanted = FAULTS_KINDS ? FAULTS_KINDS.split(',').map(kindOf) : faultKinds
    const [kinds, impossible] = [true, false].map(is =>
      wanted.filter(kind => faultOf(kind).isPossible(installation) === is),
    )
    for (const kind of impossible ?? []) say(`${faultOf(kind).name}: skipped, not possible here`)
    await runFaults({
      installation,
      razorpay,
      // Workers beside nodes that answer, so that either can die alone.
      roles: isPostgres ? ['api', 'api', 'worker', 'worker'] : ['all'],
      program: built,
      rounds: planRounds(kinds ?? [], Number(FAULTS), random),
      between: Number(FAULTS_BETWEEN),
      random,
      isLong: true,
      until,
      onRound(round) {
        done.push(round)
        const { where, kind, faults, seconds } = round
        say(`${where}: ${kind}: ${faults} faults, ${isClean(round) ? 'clean' : 'NOT CLEAN'}, ${Math.round(seconds)} s`)
      },
    })
  } finally {
    say(`${installation.name}, seed ${FAULTS_SEED}\n${tableOf(done)}`)
    const left = Number(FAULTS) - done.reduce((sum, { faults }) => sum + faults, 0)
    if (left > 0) say(`${left} faults were not tried.`)
    await installation.close()
    await cluster?.remove()
  }
  expect(done.filter(round => !isClean(round)).map(({ kind }) => kind)).toEqual([])
})
