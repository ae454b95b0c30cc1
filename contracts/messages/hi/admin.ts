import type { admin as en } from '../en/admin.ts'
import type { Texts } from '../types.ts'
import { adminAuditLog } from './adminAuditLog.ts'
import { adminDashboard } from './adminDashboard.ts'
import { adminKyc } from './adminKyc.ts'
import { adminNotes } from './adminNotes.ts'
import { adminUsers } from './adminUsers.ts'
import { adminWork } from './adminWork.ts'
import { auditActionNames } from './auditActionNames.ts'

export const admin = {
  users: adminUsers,
  transactions: {
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
  },
  kyc: adminKyc,
  auditLog: adminAuditLog,
  work: adminWork,
  notes: adminNotes,
  leads: {
    all: 'सभी रिक्वेस्ट',
    error: 'रिक्वेस्ट लोड नहीं हो सकीं',
    open: '%{count} खुली',
    allHandled: 'सभी रिक्वेस्ट निपट चुकी हैं।',
    by: '%{name}, %{time}',
    handle: 'निपटाएँ',
    handleOne: 'निपटाएँ: %{name}',
    reopen: 'फिर खोलें',
    reopenOne: 'फिर खोलें: %{name}',
    done: '%{name} की रिक्वेस्ट निपट गई।',
    doneByOther: '%{other} ने %{name} की रिक्वेस्ट पहले ही निपटा दी है।',
    reopened: '%{name} की रिक्वेस्ट फिर खुल गई।',
    showMessage: '%{name} का मैसेज दिखाएँ',
    hideMessage: '%{name} का मैसेज छिपाएँ',
  },
  ipAllowList: {
    disable: 'बंद करें',
    enable: 'चालू करें',
    disableOne: '%{customer} का %{address} बंद करें',
    enableOne: '%{customer} का %{address} चालू करें',
    disabling: {
      title: '%{address} बंद करें?',
      detail:
        '%{customer} की जो लाइव कॉल यहाँ से आएँगी, पाँच सेकंड में रुक जाएँगी। अगर कोई और एंट्री चालू नहीं है, तो उनकी सभी लाइव कॉल रुकेंगी। कारण ग्राहक को दिखेगा।',
      confirm: 'एंट्री बंद करें',
      done: '%{address} बंद हो गया',
    },
    enabling: {
      title: '%{address} चालू करें?',
      detail: 'यहाँ से %{customer} की लाइव कॉल फिर चलने लगेंगी।',
      confirm: 'एंट्री चालू करें',
      done: '%{address} चालू हो गया',
    },
    disabledBy: '%{name}, %{day}: %{reason}',
    hits: {
      lead: 'IP के हिसाब से /v1 की कॉल, %{period}',
      most: 'एक बार में ज़्यादा से ज़्यादा %{days} दिन।',
      error: 'कॉल लोड नहीं हो सकीं',
      calls: 'कॉल',
      blocked: 'रोकी गईं',
      share: 'कॉल का %{share}%',
      addresses: 'IP',
      top: 'सबसे ज़्यादा कॉल करने वाले',
    },
  },
  page: {
    user: 'ग्राहक की जानकारी',
    denied: 'अनुमति नहीं है',
  },
  search: {
    label: 'ऑर्डर, पेमेंट, फ़ोन, गाड़ी या ID खोजें',
    key: 'खोजने के लिए / दबाएँ',
    open: 'खोजें',
    close: 'खोज बंद करें',
    none: 'कुछ नहीं मिला। नंबर, ईमेल और नाम के शब्द पूरे लिखें; ID वैसे भी चलेगी जैसी स्क्रीन पर छोटी दिखती है।',
    slow: 'अब भी खोज रहे हैं…',
    searching: 'खोज रहे हैं…',
    failed: 'खोज नहीं हो सकी। फिर कोशिश करें।',
    more: 'कम से कम दो अक्षर लिखें',
    kind: {
      user: 'ग्राहक',
      challanOrder: 'चालान ऑर्डर',
      challanRefund: 'चालान रिफ़ंड',
      payment: 'कार्ड पेमेंट',
      invoice: 'इनवॉइस',
      payout: 'पेआउट',
      verification: 'वेरिफ़िकेशन',
      request: 'API रिक्वेस्ट',
      job: 'फ़ाइल',
      transfer: 'लेन-देन',
      lead: 'रिक्वेस्ट',
      staff: 'स्टाफ़',
    },
  },
  sources: {
    title: 'सोर्स',
    up: 'सभी सोर्स चालू',
    down: '%{name} बंद',
    degraded: '%{name} धीमा',
    several: '%{count} सोर्स में दिक्कत',
    unknown: '%{smart_count} सोर्स से अभी पूछा नहीं गया |||| %{smart_count} सोर्स से अभी पूछा नहीं गया',
    operational: '%{smart_count} सोर्स चालू |||| %{smart_count} सोर्स चालू',
    state: { operational: 'चालू', unknown: 'अभी पूछा नहीं गया', degraded: 'धीमा', down: 'बंद' },
  },
  dashboard: adminDashboard,
  denied: {
    title: 'अनुमति नहीं है',
    detail: 'इस पेज के लिए %{needed} का रोल चाहिए। आप %{role} के तौर पर लॉग इन हैं।',
    another: 'आपके रोल, %{role}, से वह पेज खुलता है।',
    back: 'डैशबोर्ड पर जाएँ',
  },
  action: auditActionNames,
} as const satisfies Texts<typeof en>
