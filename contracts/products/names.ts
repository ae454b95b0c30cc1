import { text } from '../platform/text.ts'
import type { InputField, ResultField } from './define.ts'

/** The name that a check compares with the one on record, if the caller gives one. */
export const comparedName: InputField = {
  source: 'name',
  label: text('Name', 'नाम'),
  optional: true,
  hint: text('We compare it with the name on record.', 'हम इसे रिकॉर्ड के नाम से मिलाते हैं।'),
  headers: ['full name', 'holder name', 'account holder', 'beneficiary name', 'name on card'],
}

/** How alike the names are; null if none was given or none is on record. */
export const nameMatchField: ResultField = {
  source: 'nameMatch',
  label: text('Name match', 'नाम का मेल'),
  kind: 'percent',
  list: true,
}
