import type { walletEntries as en } from '../en/walletEntries.ts'
import type { Texts } from '../types.ts'

export const walletEntries = {
  title: 'वॉलेट स्टेटमेंट',
  account: 'मेरा खाता',
  orders: 'मेरे ऑर्डर',
  search: 'रिक्वेस्ट, फ़ाइल या पेमेंट ID',
  time: 'समय',
  kind: 'प्रकार',
  for: 'किसके लिए',
  wallet: 'वॉलेट',
  amount: 'राशि',
  balance: 'बाद का बैलेंस',
  balanceOf: 'बैलेंस %{amount}',
  date: 'तारीख',
  kinds: {
    credit: 'जमा',
    reserve: 'होल्ड',
    capture: 'कटा',
    release: 'होल्ड हटा',
    refund: 'रिफ़ंड',
    adjust: 'एडजस्टमेंट',
  },
  held: '%{amount} होल्ड',
  given: '%{amount} होल्ड से हटे',
  wallets: { challan: 'चालान', api: 'API', product: 'प्रोडक्ट' },
  first: {
    title: 'अभी तक कोई एंट्री नहीं',
    detail: 'आपके वॉलेट की हर जमा, चार्ज और रिफ़ंड यहाँ दिखता है।',
  },
} as const satisfies Texts<typeof en>
