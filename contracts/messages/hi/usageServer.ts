import type { usageServer as en } from '../en/usageServer.ts'
import type { Texts } from '../types.ts'

export const usageServer = {
  noInput: 'इस अनुरोध का इनपुट रखा नहीं गया है, इसलिए इसे दोहराया नहीं जा सकता।',
  columns: {
    id: 'अनुरोध आईडी',
    createdAt: 'समय, UTC',
    day: 'दिन',
    customerId: 'ग्राहक आईडी',
    customer: 'ग्राहक',
    product: 'उत्पाद',
    method: 'मेथड',
    path: 'पाथ',
    key: 'कुंजी',
    mode: 'मोड',
    outcome: 'स्थिति',
    httpStatus: 'HTTP स्थिति',
    calls: 'कॉल',
    charge: 'शुल्क, ₹',
    durationMs: 'लेटेंसी, ms',
    reference: 'आपका संदर्भ',
    verificationId: 'सत्यापन',
    address: 'कॉल करने वाले का पता',
  },
} as const satisfies Texts<typeof en>
