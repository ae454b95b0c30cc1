import { z } from 'zod'
import { choice, outcomeField, type ResultField, text } from './define.ts'

const day = z.iso.date().nullable()
const words = (most: number) => z.string().max(most).nullable()

/** What a registration certificate says of a vehicle, by whatever number it was found. */
export const vehicleRecord = {
  status: z.enum(['active', 'blacklisted', 'expired']),
  owner: z.string().min(1).max(200),
  vehicleClass: z.string().max(100),
  fuel: z.string().max(40),
  chassis: z.string().max(40),
  authority: z.string().max(100),
  registeredOn: day,
  fitnessUpto: day,
  insurer: words(100),
  insuranceUpto: day,
  pucUpto: day,
  engine: words(40),
  maker: words(100),
  model: words(100),
  norms: words(60),
  /** As the certificate has it: `2021-04`. */
  manufacturedIn: words(20),
  seats: z.number().int().min(0).max(500).nullable(),
  unladenKg: z.number().int().min(0).max(200_000).nullable(),
  rcUpto: day,
  policyNumber: words(60),
  /** Null for a tax that was paid once for the vehicle's life, and where the source does not say. */
  taxUpto: day,
  permitNumber: words(60),
  permitType: words(100),
  permitUpto: day,
  financed: z.boolean().nullable(),
  financier: words(200),
  blacklistReason: words(300),
}

export const vehicleRecordFields: readonly ResultField[] = [
  outcomeField('status', text('RC status', 'RC स्टेटस'), {
    active: choice('Active', 'एक्टिव', 'success'),
    blacklisted: choice('Blacklisted', 'ब्लैकलिस्ट', 'danger'),
    expired: choice('Expired', 'एक्सपायर', 'warning'),
  }),
  { source: 'owner', label: text('Owner', 'मालिक'), list: true, mask: 'name' },
  { source: 'vehicleClass', label: text('Class', 'क्लास') },
  { source: 'maker', label: text('Maker', 'कंपनी') },
  { source: 'model', label: text('Model', 'मॉडल') },
  { source: 'fuel', label: text('Fuel', 'ईंधन') },
  { source: 'norms', label: text('Emission norms', 'प्रदूषण मानक') },
  { source: 'manufacturedIn', label: text('Made in', 'बनने का महीना'), kind: 'month' },
  { source: 'seats', label: text('Seats', 'सीटें'), kind: 'count' },
  { source: 'unladenKg', label: text('Unladen weight, kg', 'खाली वज़न, किलो'), kind: 'count' },
  { source: 'chassis', label: text('Chassis', 'चेसिस'), mask: 'tail' },
  { source: 'engine', label: text('Engine', 'इंजन'), mask: 'tail' },
  { source: 'authority', label: text('Registered at', 'कहाँ रजिस्टर्ड') },
  { source: 'registeredOn', label: text('Registered on', 'कब रजिस्टर हुई'), kind: 'date' },
  { source: 'rcUpto', label: text('RC until', 'RC कब तक'), kind: 'date' },
  { source: 'fitnessUpto', label: text('Fitness until', 'फ़िटनेस कब तक'), kind: 'date' },
  { source: 'insurer', label: text('Insurer', 'बीमा कंपनी') },
  { source: 'policyNumber', label: text('Policy number', 'पॉलिसी नंबर'), mask: 'tail' },
  { source: 'insuranceUpto', label: text('Insured until', 'बीमा कब तक'), kind: 'date', list: true },
  { source: 'pucUpto', label: text('PUC until', 'PUC कब तक'), kind: 'date' },
  { source: 'taxUpto', label: text('Tax paid until', 'टैक्स कब तक'), kind: 'date' },
  { source: 'permitType', label: text('Permit', 'परमिट') },
  { source: 'permitNumber', label: text('Permit number', 'परमिट नंबर'), mask: 'tail' },
  { source: 'permitUpto', label: text('Permit until', 'परमिट कब तक'), kind: 'date' },
  { source: 'financed', label: text('Hypothecated', 'लोन पर'), kind: 'yesNo' },
  { source: 'financier', label: text('Financier', 'लोन देने वाला') },
  { source: 'blacklistReason', label: text('Blacklist reason', 'ब्लैकलिस्ट का कारण') },
]
