import type { walletEntries as en } from '../en/walletEntries.ts'
import type { Texts } from '../types.ts'

export const walletEntries = {
  title: 'वॉलेट विवरण',
  account: 'मेरा खाता',
  orders: 'मेरे ऑर्डर',
  search: 'अनुरोध, जॉब या भुगतान ID',
  time: 'समय',
  kind: 'प्रकार',
  for: 'किसके लिए',
  wallet: 'वॉलेट',
  amount: 'राशि',
  balance: 'बाद का शेष',
  balanceOf: 'शेष %{amount}',
  date: 'तारीख',
  kinds: {
    credit: 'जमा',
    reserve: 'आरक्षित',
    capture: 'कटौती',
    release: 'मुक्त',
    refund: 'वापसी',
    adjust: 'समायोजन',
  },
  held: '%{amount} आरक्षित',
  given: '%{amount} अब आरक्षित नहीं',
  wallets: { challan: 'चालान', api: 'API', product: 'उत्पाद' },
  first: {
    title: 'अभी तक कोई प्रविष्टि नहीं',
    detail: 'आपके वॉलेट की हर जमा, शुल्क और वापसी यहाँ दिखती है।',
  },
} as const satisfies Texts<typeof en>
