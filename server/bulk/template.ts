import type { Readable } from 'node:stream'
import { csvWriter } from '../engines/csv.ts'
import { bulkProduct } from './upload.ts'

/** A CSV with the product's columns and its example, so that nobody has to guess them. */
export function templateCsv(productId: string): Readable {
  const { inputFields, example } = bulkProduct(productId)
  const csv = csvWriter(inputFields.map(({ source, label }) => ({ key: source, header: label.en })))
  csv.end(example)
  return csv
}
