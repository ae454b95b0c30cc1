import type { adminAddresses as en } from '../en/adminAddresses.ts'
import type { Texts } from '../types.ts'

export const adminAddresses = {
  title: 'IP व्हाइटलिस्ट',
  search: 'IP, नाम या ग्राहक',
  none: {
    title: 'किसी ग्राहक ने व्हाइटलिस्ट नहीं बनाई है',
    detail: 'जब तक ग्राहक कोई IP नहीं जोड़ता, उसकी लाइव कुंजियाँ हर जगह से चलती हैं।',
  },
  stateLabel: 'स्टेटस',
  state: { active: 'चालू', disabled: 'बंद' },
  column: {
    createdAt: 'कब जोड़ा',
    address: 'IP',
    label: 'नाम',
    customer: 'ग्राहक',
    createdBy: 'किसने जोड़ा',
    state: 'स्टेटस',
    actions: 'विकल्प',
  },
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
    title: 'IP हिट',
    lead: 'IP के हिसाब से /v1 की कॉल, %{period}',
    most: 'एक बार में ज़्यादा से ज़्यादा %{days} दिन।',
    search: 'IP',
    customer: 'ग्राहक',
    customerHint: 'पूरी ग्राहक ID (C20260001) या खाता ID।',
    period: 'कब',
    blockedOnly: 'रोकी गईं',
    onlyBlocked: 'सिर्फ़ रोकी गईं',
    error: 'कॉल लोड नहीं हो सकीं',
    none: {
      title: 'इस दौरान कोई कॉल नहीं',
      detail: 'API कुंजी से की गई कॉल यहाँ अपने IP के साथ दिखती हैं।',
    },
    calls: 'कॉल',
    blocked: 'रोकी गईं',
    share: 'कॉल का %{share}%',
    addresses: 'IP',
    top: 'सबसे ज़्यादा कॉल करने वाले',
    column: {
      address: 'IP',
      customer: 'ग्राहक',
      calls: 'कॉल',
      blocked: 'रोकी गईं',
      lastSeenAt: 'आखिरी बार',
      addresses: 'IP',
    },
  },
} as const satisfies Texts<typeof en>
