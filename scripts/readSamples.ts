import { readFileSync, writeFileSync } from 'node:fs'
import { readDocument } from '../server/engines/ocr/readDocument.ts'
import { stopDevanagari } from '../server/engines/ocr/recognise/devanagari.ts'

/**
 * Reads the sample documents and writes `server/seed/documentReadings.json`, so that the demo shows what the reader
 * says today and a first start loads no models: `node scripts/readSamples.ts`, and then the formatter on that file. Run
 * it when the reader or its confidences change.
 */

const samples = ['pan', 'driving_licence', 'passport', 'voter_card', 'cheque'] as const

/** Dates are compared with this day, so that the file does not depend on when it is written. */
const TODAY = '2026-11-25'

const readings: Record<string, unknown> = {}
for (const name of samples) {
  const content = readFileSync(new URL(`../server/files/samples/${name}.jpg`, import.meta.url))
  const result = await readDocument({ files: [{ type: 'jpeg', content }], requested: 'detect', today: TODAY })
  if ('problem' in result) throw new Error(`${name}: ${result.problem}`)
  // What is missing is computed when the demo is filled.
  const { missing: _, ...reading } = result.reading
  readings[`sample_${name}`] = reading
}
await stopDevanagari()
writeFileSync(new URL('../server/seed/documentReadings.json', import.meta.url), JSON.stringify(readings))
