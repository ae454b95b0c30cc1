import type { publicSubject as en } from '../en/publicSubject.ts'
import type { Texts } from '../types.ts'

export const publicSubject = {
  head: 'आपके बारे में मिली जानकारी, %{brand}',
  description: 'किसी ने आपके बारे में जानकारी जुटाई है और पूछ रहे हैं कि क्या सही है।',
  loading: 'लोड हो रहा है…',
  failed: 'जानकारी लोड नहीं हो सकी',
  again: 'फिर कोशिश करें',
  why: '%{asker} ने लिखा है:',
  seen: 'आपके जवाब %{asker} को सोर्स की जानकारी के साथ दिखेंगे। सिर्फ़ इस पेज से कुछ तय नहीं होता।',
  masked: 'दूसरे लोगों के नाम, नंबर और पते पूरे नहीं दिखाए जाते।',
  maskedOwn: 'सारे नंबर और पते अधूरे दिखाए गए हैं, क्योंकि यह लिंक बिना कोड के खुलता है।',
  source: '%{source}, जवाब %{day} को मिला',
  about: 'किसके बारे में पूछा',
  none: 'इस सोर्स को इसके बारे में कुछ नहीं पता।',
  nothing: 'किसी सोर्स ने जवाब नहीं दिया।',
  right: 'क्या “%{section}” सही है?',
  answers: {
    confirmed: 'हाँ, यह सही है',
    disputed: 'नहीं, कुछ गलत है',
  },
  comment: 'क्या गलत है?',
  correct: 'सही क्या होगा?',
  optional: '(ज़रूरी नहीं)',
  send: 'जवाब भेजें',
  sending: 'भेज रहे हैं…',
  reload: 'अभी की जानकारी दिखाएँ',
} as const satisfies Texts<typeof en>
