import { type Text, text } from '../../platform/text.ts'
import { validFinding } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, letter, times } from '../slots.ts'

/** Offices of the Income Tax Department by the first three letters of a TAN; the list is not complete, so others are accepted. */
const offices: ReadonlyMap<string, Text> = new Map([
  ['AHM', text('Ahmedabad', 'अहमदाबाद')],
  ['ALD', text('Prayagraj', 'प्रयागराज')],
  ['AMR', text('Amritsar', 'अमृतसर')],
  ['BBN', text('Bhubaneswar', 'भुवनेश्वर')],
  ['BLR', text('Bengaluru', 'बेंगलुरु')],
  ['BPL', text('Bhopal', 'भोपाल')],
  ['BRD', text('Vadodara', 'वडोदरा')],
  ['CAL', text('Kolkata', 'कोलकाता')],
  ['CHE', text('Chennai', 'चेन्नई')],
  ['CHN', text('Kochi', 'कोच्चि')],
  ['CMB', text('Coimbatore', 'कोयंबटूर')],
  ['DEL', text('Delhi', 'दिल्ली')],
  ['HYD', text('Hyderabad', 'हैदराबाद')],
  ['JPR', text('Jaipur', 'जयपुर')],
  ['KNP', text('Kanpur', 'कानपुर')],
  ['LKN', text('Lucknow', 'लखनऊ')],
  ['MUM', text('Mumbai', 'मुंबई')],
  ['NGP', text('Nagpur', 'नागपुर')],
  ['NSK', text('Nashik', 'नाशिक')],
  ['PNE', text('Pune', 'पुणे')],
  ['PTN', text('Patna', 'पटना')],
  ['RCH', text('Ranchi', 'रांची')],
  ['SRT', text('Surat', 'सूरत')],
  ['VPN', text('Visakhapatnam', 'विशाखापत्तनम')],
])

/** Section 203A, Income-tax Act: three letters of the office, the initial of the deductor, five digits, a letter. */
export const tanLayout = [...times(4, letter), ...times(5, digit), letter]

export const tan = fixedKind(
  {
    name: text('A TAN', 'TAN'),
    mask: maskBy('####xxx###'),
    typing: 'code',
    cells: true,
    localChecks: ['format'],
    sample: 'MUMK12000Z',
  },
  tanLayout,
  value => {
    const office = offices.get(value.slice(0, 3))
    return office ? validFinding('tanOffice', { office, char: value.charAt(3) }) : validFinding()
  },
)
