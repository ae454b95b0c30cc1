import type { team as en } from '../en/team.ts'
import type { Texts } from '../types.ts'

export const team = {
  title: 'उप-उपयोगकर्ता',
  lead: 'वे अपने ई-मेल और पासवर्ड से साइन इन करते हैं और इसी खाते में, इसी के वॉलेट से काम करते हैं।',
  invite: 'उप-उपयोगकर्ता को आमंत्रित करें',
  error: 'उप-उपयोगकर्ता लोड नहीं हो सके',
  none: { title: 'किसी और की पहुँच नहीं है', detail: 'किसी सहकर्मी को आमंत्रित करें: वे अपना पासवर्ड खुद चुनते हैं।' },
  you: '%{day} से',
  status: { invited: 'आमंत्रित', active: 'सक्रिय', disabled: 'बंद' },
  access: { label: '%{name} की पहुँच', full: 'पूरी', view: 'केवल देखना' },
  accessSaved: '%{name} की पहुँच अब: %{access}',
  disable: 'बंद करें',
  disableNamed: '%{name} को बंद करें',
  enable: 'चालू करें',
  enableNamed: '%{name} को चालू करें',
  again: 'फिर भेजें',
  againNamed: '%{name} को आमंत्रण फिर भेजें',
  resent: '%{email} पर नया आमंत्रण भेजा जा रहा है',
  disabled: '%{name} को बंद किया गया',
  enabled: '%{name} को चालू किया गया',
  disabling: {
    title: '%{name} को बंद करें?',
    detail:
      'वे कुछ सेकंड में साइन आउट हो जाएँगे और साइन इन नहीं कर सकेंगे। उनकी की हुई जाँचें उन्हीं के नाम रहेंगी। आप उन्हें फिर चालू कर सकते हैं।',
    confirm: 'बंद करें',
  },
  form: {
    title: 'उप-उपयोगकर्ता को आमंत्रित करें',
    firstName: 'पहला नाम',
    lastName: 'उपनाम',
    email: 'ई-मेल',
    access: 'वे क्या कर सकते हैं',
    full: 'जाँच करना, फ़ाइल अपलोड करना और वॉलेट से खर्च करना। API कुंजियाँ, केवाईसी या उप-उपयोगकर्ता नहीं।',
    view: 'जाँचें, फ़ाइलें और वॉलेट देखना। न कुछ बदलता है, न कुछ खर्च होता है।',
    note: 'आमंत्रण सात दिन तक मान्य है।',
    cancel: 'रद्द करें',
    submit: 'आमंत्रण भेजें',
    sent: '%{email} पर आमंत्रण भेजा जा रहा है',
  },
} as const satisfies Texts<typeof en>
