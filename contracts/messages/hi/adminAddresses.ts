import type { adminAddresses as en } from '../en/adminAddresses.ts'
import type { Texts } from '../types.ts'

export const adminAddresses = {
  title: 'अनुमत IP',
  search: 'पता, नाम या ग्राहक',
  none: {
    title: 'किसी ग्राहक की अनुमति सूची नहीं है',
    detail: 'जब तक ग्राहक कोई पता नहीं जोड़ता, उसकी लाइव कुंजियाँ हर जगह से काम करती हैं।',
  },
  stateLabel: 'स्थिति',
  state: { active: 'सक्रिय', disabled: 'बंद' },
  column: {
    createdAt: 'कब जोड़ा',
    address: 'पता',
    label: 'नाम',
    customer: 'ग्राहक',
    createdBy: 'किसने जोड़ा',
    state: 'स्थिति',
    actions: 'कार्य',
  },
  disable: 'बंद करें',
  enable: 'चालू करें',
  disableOne: '%{customer} का %{address} बंद करें',
  enableOne: '%{customer} का %{address} चालू करें',
  disabling: {
    title: '%{address} बंद करें?',
    detail:
      'इससे आने वाली %{customer} की लाइव कॉल पाँच सेकंड में अस्वीकार होने लगेंगी। यदि कोई और प्रविष्टि सक्रिय नहीं है, तो उनकी सभी लाइव कॉल अस्वीकार होंगी। कारण ग्राहक को दिखेगा।',
    confirm: 'प्रविष्टि बंद करें',
    done: '%{address} बंद है',
  },
  enabling: {
    title: '%{address} चालू करें?',
    detail: 'इससे आने वाली %{customer} की लाइव कॉल फिर स्वीकार होंगी।',
    confirm: 'प्रविष्टि चालू करें',
    done: '%{address} चालू है',
  },
  disabledBy: '%{name}, %{day}: %{reason}',
  hits: {
    title: 'IP हिट',
    lead: 'पते के अनुसार /v1 की कॉल, %{period}',
    most: 'एक बार में अधिकतम %{days} दिन।',
    search: 'पता',
    customer: 'ग्राहक',
    customerHint: 'पूरी ग्राहक आईडी, C20260001, या खाता आईडी।',
    period: 'अवधि',
    blockedOnly: 'रोकी गईं',
    onlyBlocked: 'केवल रोकी गईं',
    error: 'कॉल लोड नहीं हो सकीं',
    none: {
      title: 'इस अवधि में कोई कॉल नहीं',
      detail: 'API कुंजी से की गई कॉल यहाँ उस पते के साथ दिखती हैं जहाँ से वे आईं।',
    },
    calls: 'कॉल',
    blocked: 'रोकी गईं',
    share: 'कॉल का %{share}%',
    addresses: 'पते',
    top: 'सबसे अधिक कॉल करने वाले',
    column: {
      address: 'पता',
      customer: 'ग्राहक',
      calls: 'कॉल',
      blocked: 'रोकी गईं',
      lastSeenAt: 'पिछली बार',
      addresses: 'पते',
    },
  },
} as const satisfies Texts<typeof en>
