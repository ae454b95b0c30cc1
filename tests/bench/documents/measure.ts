import { availableParallelism } from 'node:os'
import type { DocumentKind, FieldName } from '../../../contracts/ocr/documents.ts'
import { type DocumentInput, readDocument } from '../../../server/engines/ocr/readDocument.ts'
import { anyDamage, type Damage, photograph } from '../../support/specimens/degrade.ts'
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
  /** Of the processor, all threads: what a quiet machine would need. */
  cpuP50Ms: number
}

export interface Photo {
  index: number
  kind: DocumentKind
  truth: Partial<Record<FieldName, string>>
  damage: Damage
  content: Uint8Array
}

/** `count` photos of drawn documents, all different for a seed, of each kind in turn. */
export async function* photosOf(seed: number, count: number): AsyncGenerator<Photo> {
  const random = randomFrom(seed)
  for (let index = 0; index < count; index++) {
    const make = specimens[index % specimens.length]
    if (!make) continue
    const { kind, sheet, truth } = make(random)
    const damage = anyDamage(random)
    yield { index, kind, truth, damage, content: await photograph(await sheet.png(), damage) }
  }
}

/** What became of one photo; `fields` says for each whether it was read exactly, and within one letter. */
export interface Marks {
  ms: number
  cpuMs: number
  isKindRight: boolean
  fields: { group: string; exact: boolean; within: boolean }[]
}

/** Reads one photo. `onMiss` is told of each field that was read wrong. */
export async function readPhoto(
  { index, kind, truth, damage, content }: Photo,
  onMiss: (miss: string) => void,
): Promise<Marks> {
  const [start, cpuStart] = [performance.now(), process.cpuUsage()]
  const input: DocumentInput = { files: [{ type: 'jpeg', content }], requested: 'detect', today: '2026-11-25' }
  // As the only task of a node.
  const result = await readDocument(input, () => {}, availableParallelism())
  const cpu = process.cpuUsage(cpuStart)
  const marks: Marks = {
    ms: performance.now() - start,
    cpuMs: (cpu.user + cpu.system) / 1000,
    isKindRight: 'reading' in result && result.reading.kind === kind,
    fields: [],
  }
  const found = 'problem' in result ? result.problem : result.reading.kind
  if (!marks.isKindRight) onMiss(`${index} ${kind} taken for ${found} ${JSON.stringify(damage)}`)
  const read = 'problem' in result ? [] : result.reading.fields
  for (const [group, names] of Object.entries(groups))
    for (const name of names) {
      const expected = truth[name]
      if (expected === undefined) continue
      const seen = read.find(field => field.name === name)?.value ?? ''
      const exact = seen === expected
      marks.fields.push({ group, exact, within: distance(seen, expected) <= 1 })
      if (!exact) onMiss(`${index} ${kind} ${name}: ${expected} | ${seen} ${JSON.stringify(damage)}`)
    }
  return marks
}

export function summarise(marks: readonly Marks[]): Accuracy {
  const fields = marks.flatMap(one => one.fields)
  const of = (group: string) => fields.filter(field => field.group === group)
  const at = (share: number, values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
  return {
    documents: marks.length,
    kinds: mean(marks.map(({ isKindRight }) => isKindRight)),
    exact: Object.fromEntries(Object.keys(groups).map(group => [group, mean(of(group).map(({ exact }) => exact))])),
    namesWithinOne: mean(of('names').map(({ within }) => within)),
    p50Ms: at(
      0.5,
      marks.map(({ ms }) => ms),
    ),
    p95Ms: at(
      0.95,
      marks.map(({ ms }) => ms),
    ),
    cpuP50Ms: at(
      0.5,
      marks.map(({ cpuMs }) => cpuMs),
    ),
  }
}

/** Draws, photographs and reads `count` documents, one after the other. */
export async function measureDocuments(
  seed: number,
  count: number,
  onMiss: (miss: string) => void = () => {},
): Promise<Accuracy> {
  const marks: Marks[] = []
  for await (const photo of photosOf(seed, count)) marks.push(await readPhoto(photo, onMiss))
  return summarise(marks)
}

const mean = (marks: readonly boolean[]) => marks.filter(Boolean).length / Math.max(1, marks.length)

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
