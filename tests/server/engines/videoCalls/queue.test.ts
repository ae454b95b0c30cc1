import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedWaits, nextFor, placeOf, type Waiting } from '../../../../server/engines/videoCalls/queue.ts'

const start = Date.UTC(2026, 0, 5)
const languages = ['en', 'hi'] as const

const queue = fc
  .array(fc.record({ language: fc.constantFrom(...languages), after: fc.nat(3_600_000) }), {
    minLength: 200,
    maxLength: 200,
  })
  .map(rows =>
    rows.map(
      ({ language, after }, at): Waiting => ({
        id: `vcl_${String(at).padStart(3, '0')}`,
        language,
        since: new Date(start + after).toISOString(),
      }),
    ),
  )

const agents = fc
  .array(fc.subarray([...languages], { minLength: 1 }), { minLength: 5, maxLength: 5 })
  .map(list => list.map(spoken => ({ languages: spoken, freeInMs: 0 })))

describe('200 who wait, and 5 agents', () => {
  test('nobody is taken before somebody of their language who came earlier, and all are taken', () => {
    fc.assert(
      fc.property(queue, agents, fc.array(fc.nat(4), { minLength: 400, maxLength: 400 }), (waiting, working, turns) => {
        const left = [...waiting]
        const taken: Waiting[] = []
        for (const turn of turns) {
          const next = nextFor(working[turn] ?? { languages: [] }, left)
          if (!next) continue
          left.splice(left.indexOf(next), 1)
          taken.push(next)
        }
        for (const language of languages) {
          const times = taken.filter(one => one.language === language).map(({ since }) => since)
          expect(times).toEqual([...times].sort())
          // Whoever is left came later than all who were taken.
          const after = left.filter(one => one.language === language && one.since < (times.at(-1) ?? ''))
          expect(after).toEqual([])
        }
      }),
      { seed: 30, numRuns: 50 },
    )
  })

  test('the place and the expected wait grow with arrival within a language', () => {
    fc.assert(
      fc.property(queue, agents, (waiting, working) => {
        for (const language of languages) {
          const same = waiting
            .filter(one => one.language === language)
            .sort((a, b) => (placeOf(a.id, waiting) ?? 0) - (placeOf(b.id, waiting) ?? 0))
          expect(same.map(one => placeOf(one.id, waiting))).toEqual(same.map((_, at) => at + 1))
          const speaks = working.some(agent => agent.languages.includes(language))
          const waits = expectedWaits(waiting, working, 60_000)
          const some = same.map(one => waits.get(one.id) ?? null)
          const wanted = speaks ? some.map(wait => wait ?? -1).sort((x, y) => x - y) : some.map(() => null)
          expect(some).toEqual(wanted)
        }
      }),
      { seed: 30, numRuns: 10 },
    )
  })

  test('an agent who is busy is waited for; nobody on duty means an unknown wait', () => {
    const waiting = [
      { id: 'a', language: 'hi', since: '2026-01-05T00:00:00.000Z' },
      { id: 'b', language: 'hi', since: '2026-01-05T00:00:01.000Z' },
    ]
    expect(expectedWaits(waiting, [{ languages: ['hi'], freeInMs: 40_000 }], 300_000).get('b')).toBe(340_000)
    expect(expectedWaits(waiting, [{ languages: ['en'], freeInMs: 0 }], 300_000).size).toBe(0)
    expect(placeOf('c', waiting)).toBeNull()
  })
})
