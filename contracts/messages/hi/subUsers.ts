import type { subUsers as en } from '../en/subUsers.ts'
import type { Texts } from '../types.ts'

export const subUsers = {
  lead: 'वे अपने ईमेल और पासवर्ड से लॉग इन करते हैं, और इसी खाते और इसी के वॉलेट से काम करते हैं।',
  invite: 'सब-यूज़र को इनवाइट करें',
  accessOf: '%{name} का रोल',
  accessSaved: '%{name} का रोल अब: %{access}',
  disable: 'बंद करें',
  disableNamed: '%{name} का एक्सेस बंद करें',
  enable: 'चालू करें',
  enableNamed: '%{name} का एक्सेस चालू करें',
  since: '%{day} से',
  again: 'दोबारा भेजें',
  againNamed: '%{name} को इनवाइट दोबारा भेजें',
  resent: '%{email} पर नया इनवाइट भेजा जा रहा है',
  disabled: '%{name} का एक्सेस बंद हो गया',
  enabled: '%{name} का एक्सेस चालू हो गया',
  disabling: {
    title: '%{name} का एक्सेस बंद करें?',
    detail:
      'वे कुछ सेकंड में लॉग आउट हो जाएँगे और लॉग इन नहीं कर सकेंगे। उनकी की हुई जाँचें उन्हीं के नाम पर रहेंगी। आप एक्सेस फिर चालू कर सकते हैं।',
    confirm: 'बंद करें',
  },
  secondFactor: {
    reset: 'टू-स्टेप रीसेट करें',
    resetNamed: '%{name} का टू-स्टेप रीसेट करें',
    title: '%{name} का टू-स्टेप वेरिफ़िकेशन रीसेट करें?',
    detail:
      'ऐसे साथी के लिए जिनके पास न ऐप बचा है, न रिकवरी कोड। पक्का कर लें कि माँगने वाले वही हैं: वे लॉग आउट हो जाएँगे, और जब तक इसे फिर से सेट अप नहीं करते, ऐप के कोड के बिना लॉग इन करेंगे।',
    confirm: 'रीसेट करें',
    done: '%{name} का टू-स्टेप वेरिफ़िकेशन रीसेट हो गया',
  },
  form: {
    title: 'सब-यूज़र को इनवाइट करें',
    note: 'इनवाइट सात दिन तक चलेगा।',
    submit: 'इनवाइट भेजें',
    sent: '%{email} पर इनवाइट भेजा जा रहा है',
  },
} as const satisfies Texts<typeof en>
