import type { publicChallanSearch as en } from '../en/publicChallanSearch.ts'
import type { Texts } from '../types.ts'

export const publicChallanSearch = {
  vehicle: {
    label: 'गाड़ी नंबर',
    placeholder: 'MH12AB1000',
    check: 'चालान देखें',
    empty: 'कृपया गाड़ी नंबर डालें',
    note: 'जानकारी दिखाने से पहले हम OTP से आपका फ़ोन वेरिफ़ाई करते हैं।',
  },
  edit: 'बदलें',
  editVehicle: 'गाड़ी नंबर बदलें',
  editPhone: 'फ़ोन नंबर बदलें',
  phone: {
    title: 'अपना फ़ोन वेरिफ़ाई करें',
    lead: 'हम SMS से छह अंकों का कोड भेजेंगे। न खाता चाहिए, न पासवर्ड।',
    again: 'आगे बढ़ने के लिए अपना फ़ोन फिर से वेरिफ़ाई करें। आपके चुने हुए चालान वैसे ही हैं।',
    label: 'फ़ोन नंबर',
    send: 'OTP भेजें',
    wrong: 'कृपया सही फ़ोन नंबर डालें',
    note: 'आपके ऑर्डर बाद में इसी नंबर से मिलेंगे।',
  },
  otp: {
    lead: 'हमने SMS से छह अंकों का कोड भेजा है। यह %{minutes} मिनट तक चलेगा।',
    label: 'OTP',
    verify: 'OTP वेरिफ़ाई करें',
    short: 'कोड के छहों अंक डालें।',
    missing: 'कोड नहीं आया?',
    wait: '%{time} में दोबारा भेजें',
    resend: 'OTP दोबारा भेजें',
    resent: 'नया कोड भेजा जा रहा है।',
  },
  busy: { sending: 'भेज रहे हैं…', verifying: 'वेरिफ़ाई कर रहे हैं…', looking: 'खोज रहे हैं…' },
  failed: {
    title: 'खोज पूरी नहीं हुई',
    proven: 'आपका फ़ोन अब भी वेरिफ़ाइड है, नए OTP की ज़रूरत नहीं।',
    again: 'फिर कोशिश करें',
  },
  simple: {
    title: 'आपकी गाड़ी के चालान',
    lead: 'पेंडिंग चालान, उनका खर्च, और हर एक कैसे निपटेगा।',
    login: 'आगे बढ़ने के लिए लॉग इन करें',
    get: 'OTP पाएँ',
    otpTitle: 'OTP वेरिफ़िकेशन',
    verify: 'वेरिफ़ाई करें',
  },
  noScript: 'इस फ़ॉर्म के लिए JavaScript चाहिए। इसे अपने ब्राउज़र में चालू करें, या %{email} पर लिखें; हम आपकी गाड़ी के चालान देख देंगे।',
  sandboxNote: 'सैंडबॉक्स: कोड यहाँ पढ़ें',
} as const satisfies Texts<typeof en>
