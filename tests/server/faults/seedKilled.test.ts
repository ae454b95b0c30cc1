import { expect, test } from 'vitest'
import { stepsWithoutTrace } from '../../../server/seed/steps.ts'
import { startChild, waitForLines } from '../../support/children.ts'
import { expectLedgerIntact, withDatabaseOf } from '../../support/ledger.ts'
import { temporaryDataEnv } from '../../support/server.ts'

const shareable = process.env.TEST_BACKEND === 'postgres'
const options = { timeout: 400_000 }

/** A node that seeds when it starts; one with a step waits there to be killed. */
const startNode = ({ DATABASE_URL, DATA_DIR }: Awaited<ReturnType<typeof temporaryDataEnv>>, step = '-') =>
  startChild('seedOnce.ts', DATABASE_URL, DATA_DIR, step)

test('the node that starts after one was killed in the middle of the seed seeds all of it', options, async () => {
  const place = await temporaryDataEnv()
  const killed = startNode(place, 'screenings')
  await waitForLines(killed, 1)
  killed.process.kill('SIGKILL')
  await killed.exit
  const next = startNode(place)
  expect([await next.exit, next.lines, next.errors]).toEqual([0, ['true'], []])
  expect(await withDatabaseOf(place, stepsWithoutTrace)).toEqual([])
  await expectLedgerIntact(place)
})

test.runIf(shareable)(
  'nodes that start meanwhile wait, and one of them takes over from a killed one',
  options,
  async () => {
    const place = await temporaryDataEnv()
    const killed = startNode(place, 'faces')
    await waitForLines(killed, 1)
    const others = [startNode(place), startNode(place)]
    killed.process.kill('SIGKILL')
    expect(await Promise.all(others.map(({ exit }) => exit))).toEqual([0, 0])
    expect(others.flatMap(({ errors }) => errors)).toEqual([])
    expect(others.flatMap(({ lines }) => lines).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'false',
      'true',
    ])
    expect(await withDatabaseOf(place, stepsWithoutTrace)).toEqual([])
  },
)
