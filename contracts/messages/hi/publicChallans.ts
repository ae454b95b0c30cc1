import type { publicChallans as en } from '../en/publicChallans.ts'
import type { Texts } from '../types.ts'

export const publicChallans = {
  service: 'चालान',
  skip: 'सीधे पेज पर जाएँ',
  noScript:
    'इस पेज के लिए JavaScript चाहिए। इसे अपने ब्राउज़र में चालू करके पेज फिर से लोड करें, या अपने ऑर्डर नंबर के साथ %{email} पर लिखें।',
  menu: 'मेन्यू',
  language: 'भाषा',
  sections: 'इस पेज पर',
  nav: { how: 'यह कैसे काम करता है', questions: 'सवाल-जवाब', partners: 'पार्टनर', business: 'बिज़नेस के लिए' },
  history: 'मेरे ऑर्डर',
  hostEnds: 'यह पता %{day} तक चलेगा। उसके बाद के लिए नीचे दिए सपोर्ट के ईमेल पर लिखें।',
  foot: {
    help: 'किसी चालान या ऑर्डर के बारे में सवाल है?',
    helpAny: 'कोई सवाल है?',
    powered: '%{brand} पर चलता है। यह सरकारी वेबसाइट नहीं है: आखिरी फ़ैसला पोर्टल और कोर्ट का ही होता है।',
    own: 'यह सरकारी वेबसाइट नहीं है: आखिरी फ़ैसला पोर्टल और कोर्ट का ही होता है।',
    poweredAny: '%{brand} पर चलता है। यह सरकारी वेबसाइट नहीं है।',
  },
} as const satisfies Texts<typeof en>
