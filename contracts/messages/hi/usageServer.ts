import type { usageServer as en } from '../en/usageServer.ts'
import type { Texts } from '../types.ts'

export const usageServer = {
  noInput: 'इस रिक्वेस्ट का इनपुट नहीं रखा गया, इसलिए इसे दोबारा नहीं चला सकते।',
  columns: {
    id: 'रिक्वेस्ट ID',
    createdAt: 'समय, UTC',
    day: 'दिन',
    customerId: 'ग्राहक ID',
    customer: 'ग्राहक',
    product: 'प्रोडक्ट',
    method: 'मेथड',
    path: 'पाथ',
    key: 'कुंजी',
    mode: 'मोड',
    outcome: 'स्टेटस',
    httpStatus: 'HTTP स्टेटस',
    calls: 'कॉल',
    charge: 'चार्ज, ₹',
    durationMs: 'लेटेंसी, ms',
    reference: 'आपका रेफ़रेंस',
    verificationId: 'वेरिफ़िकेशन',
    address: 'कॉल का IP',
  },
} as const satisfies Texts<typeof en>
