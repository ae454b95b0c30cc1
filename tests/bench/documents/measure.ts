import type { FieldName } from '../../../contracts/documents.ts'
import { readDocument } from '../../../server/engines/documents/readDocument.ts'
import { anyDamage, photograph } from '../../support/specimens/degrade.ts'
import { specimens } from '../../support/specimens/index.ts'
import { randomFrom } from '../names/random.ts'

/** Fields by what the aims are about. */
const groups: Record<string, readonly FieldName[]> = {
  numbers: ['number', 'accountNumber', 'ifsc', 'micr', 'chequeNumber', 'vid', 'chassisNumber', 'engineNumber'],
  names: ['name', 'fatherName', 'guardianName', 'surname', 'givenNames', 'legalName', 'tradeName'],
  hindiNames: ['nameHindi'],
  dates: ['birthDate', 'issueDate', 'expiryDate', 'registrationDate', 'fitnessDate'],
}

export interface Accuracy {
  documents: number
  kinds: number
  exact: Record<string, number>
  namesWithinOne: number
  p50Ms: number
  p95Ms: number
  peakMb: number
}

/**
 * Reads `count` photos of drawn documents, all different for a seed, of each kind in turn. `onMiss` is told of each field that was read wrong.
 */
export async function measureDocuments(
  seed: number,
  count: number,
  onMiss: (miss: string) => void = () => {},
): Promise<Accuracy> {
  const random = randomFrom(seed)
  const right: Record<string, number[]> = {}
  const within: number[] = []
  const times: number[] = []
  let kinds = 0
  let peakMb = 0
  for (let index = 0; index < count; index++) {
    const make = specimens[index % specimens.length]
    if (!make) continue
    const { kind, sheet, truth } = make(random)
    const damage = anyDamage(random)
    const content = await photograph(await sheet.png(), damage)
    const start = performance.now()
    const result = await readDocument({ files: [{ type: 'jpeg', content }], asked: 'detect', today: '2026-11-25' })
    times.push(performance.now() - start)
    peakMb = Math.max(peakMb, process.memoryUsage.rss() / 1024 ** 2)
    if ('problem' in result) onMiss(`${index} ${kind}: ${result.problem}`)
    const reading = 'problem' in result ? undefined : result.reading
    if (reading?.kind === kind) kinds++
    else onMiss(`${index} ${kind} taken for ${reading?.kind} ${JSON.stringify(damage)}`)
    for (const [group, names] of Object.entries(groups))
      for (const name of names) {
        const expected = truth[name]
        if (expected === undefined) continue
        const seen = reading?.fields.find(field => field.name === name)?.value ?? ''
        ;(right[group] ??= []).push(seen === expected ? 1 : 0)
        if (group === 'names') within.push(distance(seen, expected) <= 1 ? 1 : 0)
        if (seen !== expected) onMiss(`${index} ${kind} ${name}: ${expected} | ${seen} ${JSON.stringify(damage)}`)
      }
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    documents: count,
    kinds: kinds / count,
    exact: Object.fromEntries(Object.entries(right).map(([group, marks]) => [group, mean(marks)])),
    namesWithinOne: mean(within),
    p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    peakMb,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Letters to change, add or drop (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (char === b.charAt(j - 1) ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}
