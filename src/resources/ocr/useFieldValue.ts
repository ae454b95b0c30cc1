import type { FieldName } from '../../../contracts/ocr/documents.ts'
import { useDateFormats } from '../../i18n/dates.ts'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** What a field of a document says, as people write it: dates as `31 Jan 1990`, everything else as it is. */
export function useFieldValue(): (name: FieldName, value: string) => string {
  const { day } = useDateFormats()
  return (name, value) =>
    name.endsWith('Date') && isoDate.test(value) && !Number.isNaN(Date.parse(value)) ? day(value) : value
}
