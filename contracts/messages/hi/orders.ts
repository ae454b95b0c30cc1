import type { orders as en } from '../en/orders.ts'
import type { Texts } from '../types.ts'

export const orders = {
  addBalance: 'बैलेंस जोड़ें',
  downloadNote: 'क्रेडिट नोट %{number} डाउनलोड करें',
  download: 'इनवॉइस %{number} डाउनलोड करें',
  one: {
    rateOf: '$1 = %{rupees}',
    course: 'टाइमलाइन',
    ordered: 'ऑर्डर बना',
    failed: 'पेमेंट फ़ेल हो गया',
    failedDetail: 'वॉलेट में कुछ नहीं जुड़ा। अगर बैंक ने कार्ड से पैसे काटे हैं, तो बैलेंस अपने आप बढ़ जाएगा।',
    closed: 'पेमेंट विंडो बंद हो गई।',
    expired: 'बिना पेमेंट एक्सपायर हुआ',
    paid: 'पेमेंट मिला',
    paidDetail: 'कुछ ही देर में वॉलेट में जमा होगा।',
    credit: 'वॉलेट में जमा हुआ',
    invoiced: 'इनवॉइस %{number}',
    diverged: 'पेमेंट और ऑर्डर अलग हैं',
    divergedDetail: 'हमारी सपोर्ट टीम इसे देख रही है।',
    waiting: 'पेमेंट का इंतज़ार',
  },
} as const satisfies Texts<typeof en>
