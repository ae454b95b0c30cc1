import { text } from '../../platform/text.ts'
import type { PackageInput } from './packageInput.ts'

const usual = { turnaroundDays: 15, endsEarly: true, noticeDays: 5, keepDays: 180, reviewedBy: 'employer' } as const

/** The packages with which every account begins. */
export const standardPackages: readonly PackageInput[] = [
  { ...usual, name: text('Basic', 'बेसिक'), checks: ['pan', 'aadhaar', 'court'], turnaroundDays: 7 },
  {
    ...usual,
    name: text('Standard', 'स्टैंडर्ड'),
    checks: ['pan', 'aadhaar', 'address', 'employment', 'education', 'court'],
  },
  { ...usual, name: text('Driver', 'ड्राइवर'), checks: ['pan', 'licence', 'voter', 'reference', 'court'] },
  {
    ...usual,
    name: text('Executive', 'एग्ज़ीक्यूटिव'),
    checks: ['pan', 'passport', 'bank', 'address', 'employment', 'education', 'reference', 'court', 'aml', 'credit'],
    endsEarly: false,
    turnaroundDays: 30,
  },
]
