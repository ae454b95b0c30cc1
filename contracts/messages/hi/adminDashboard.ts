import type { adminDashboard as en } from '../en/adminDashboard.ts'
import type { Texts } from '../types.ts'

export const adminDashboard = {
  title: 'डैशबोर्ड',
  period: 'लाइव ट्रैफ़िक, पिछले %{days} दिन',
  error: 'डैशबोर्ड लोड नहीं हो सका',
  revenue: 'कमाई',
  calls: 'कॉल',
  successRate: 'सक्सेस रेट',
  customers: 'एक्टिव ग्राहक',
  withoutKyc: 'KYC बाकी: %{count}',
  points: '%{value} अंक',
  revenuePerDay: 'रोज़ की कमाई',
  callsPerDay: 'रोज़ की कॉल',
  threshold: 'उम्मीद: %{rate}',
  day: 'दिन',
  largest: 'सबसे बड़े ग्राहक',
  low: 'कम बैलेंस',
  allLow: 'ग्राहक देखें',
  name: 'ग्राहक',
  spend: 'खर्च',
  wallet: 'वॉलेट',
  balance: 'बैलेंस',
  all: 'सभी ग्राहक',
  noLargest: 'इस दौरान कोई लाइव कॉल नहीं।',
  capabilities: {
    title: 'क्या-क्या चालू है',
    error: 'सेटिंग लोड नहीं हुईं',
    missing: 'ये सेटिंग नहीं हैं:',
    state: { on: 'चालू', sandbox: 'सैंडबॉक्स', off: 'बंद' },
  },
  noLow: 'किसी एक्टिव ग्राहक का बैलेंस %{amount} से कम नहीं है।',
} satisfies Texts<typeof en>
