import type { walletStatement as en } from '../en/walletStatement.ts'
import type { Texts } from '../types.ts'

export const walletStatement = {
  title: 'वॉलेट स्टेटमेंट',
  detail: '%{customer}, %{from} से %{to} तक',
  wallet: '%{wallet} वॉलेट',
  opening: 'शुरुआती बैलेंस',
  credit: 'जमा',
  capture: 'चार्ज',
  refund: 'रिफ़ंड',
  adjust: 'एडजस्टमेंट',
  closing: 'आखिरी बैलेंस',
  columns: { time: 'समय, IST', entry: 'एंट्री', reference: 'रेफ़रेंस', amount: 'राशि', balance: 'बैलेंस' },
  entries: 'एंट्री',
  none: 'इस अवधि में कोई एंट्री नहीं।',
  notice: 'बैलेंस में वह पैसा भी है जो चल रही जाँचों के लिए होल्ड है। यह स्टेटमेंट टैक्स इनवॉइस नहीं है।',
  noPeriod: 'स्टेटमेंट का पहला और आखिरी दिन बताएँ।',
  order: 'स्टेटमेंट का पहला दिन आखिरी दिन के बाद का है।',
  tooLong: 'स्टेटमेंट ज़्यादा से ज़्यादा %{count} दिनों का हो सकता है। “समय” फ़िल्टर में कम दिन चुनें।',
  tooMany: 'स्टेटमेंट में %{count} से ज़्यादा एंट्री होतीं। फ़िल्टर में कम दिन या एक वॉलेट चुनें, या लिस्ट को CSV में एक्सपोर्ट करें।',
} as const satisfies Texts<typeof en>
