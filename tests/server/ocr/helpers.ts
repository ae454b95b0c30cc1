import type { DocumentReading } from '../../../contracts/ocr/documents.ts'
import type { ReadOutput } from '../../../server/ocr/readTask.ts'
import type { HeavyPool } from '../../../server/platform/ports/heavyPool.ts'

type Field = DocumentReading['fields'][number]

const checked = { state: 'notChecked', code: 'noRule' } as const

export const field = (name: Field['name'], value: string, more: Partial<Field> = {}): Field => ({
  name,
  value,
  script: 'latin',
  confidence: 0.97,
  picture: 0,
  box: { x: 10, y: 10, width: 200, height: 30 },
  check: checked,
  ...more,
})

export const reading = (more: Partial<DocumentReading> = {}): DocumentReading => ({
  kind: 'pan',
  confidence: 0.96,
  sides: ['front'],
  pictures: [{ page: 0, width: 800, height: 500, rotation: 0, skew: 0, hash: '00ff00ff00ff00ff', readFrom: 'picture' }],
  fields: [
    field('number', 'AAAPZ1000A', { check: { state: 'ok', code: 'formatOk' } }),
    field('name', 'ROHAN ZAVERI'),
    field('birthDate', '1986-04-12', { confidence: 0.4 }),
  ],
  missing: [],
  mrz: null,
  quality: [],
  hints: [],
  masks: [],
  ...more,
})

export const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex')

/** A pool whose reader answers what the test says: the recognition itself is the engine's test. */
export function readerThatAnswers(): HeavyPool & { answer: ReadOutput; reads: number } {
  const pool = {
    size: 1,
    reads: 0,
    answer: { reading: reading(), pictures: [JPEG] } as ReadOutput,
    run: async (_task: unknown, _input: unknown, options?: { onStep?: (step: string) => void }) => {
      pool.reads += 1
      options?.onStep?.('read')
      return pool.answer
    },
    close: async () => {},
  }
  return pool as HeavyPool & typeof pool
}
