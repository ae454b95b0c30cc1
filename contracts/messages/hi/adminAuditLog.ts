import type { adminAuditLog as en } from '../en/adminAuditLog.ts'
import type { Texts } from '../types.ts'

export const adminAuditLog = {
  actor: { admin: 'स्टाफ़', customer: 'ग्राहक', key: 'API कुंजी', system: 'सर्वर' },
  sealed: 'सील',
  unsealed: 'अभी सील नहीं',
  broken: 'बदली गई',
  holds: 'सील होने के बाद यह एंट्री बदली नहीं है और पिछली एंट्री से जुड़ी है।',
  altered: 'यह एंट्री अपनी सील से मेल नहीं खाती। npm run verify-ledger चलाएँ।',
  changes: 'पहले और बाद में',
  details: 'विवरण',
  field: 'फ़ील्ड',
  before: 'पहले',
  after: 'बाद में',
  value: 'मान',
  nothing: 'कोई विवरण दर्ज नहीं हुआ।',
} satisfies Texts<typeof en>
