import type { adminTransactions as en } from '../en/adminTransactions.ts'
import type { Texts } from '../types.ts'

export const adminTransactions = {
  balanceOf: 'बैलेंस %{amount}',
  entry: {
    same: 'इस रेफ़रेंस का सब कुछ',
    lines: 'डबल एंट्री',
    account: 'खाता',
    amount: 'राशि',
    sum: 'जोड़',
  },
  accounts: {
    wallet: '%{wallet} वॉलेट, उपलब्ध',
    hold: '%{wallet} वॉलेट, होल्ड',
    revenue: 'कमाई',
    gateway: 'पेमेंट गेटवे',
    bonus: 'बोनस',
    adjustment: 'एडजस्टमेंट',
  },
} as const satisfies Texts<typeof en>
