import type { publicChallanSearch as en } from '../en/publicChallanSearch.ts'
import type { Texts } from '../types.ts'

export const publicChallanSearch = {
  vehicle: {
    label: 'वाहन नंबर',
    placeholder: 'MH12AB1000',
    check: 'चालान देखें',
    empty: 'कृपया वाहन नंबर लिखें',
    note: 'विवरण दिखाने से पहले हम OTP से आपका फ़ोन सत्यापित करते हैं।',
  },
  edit: 'बदलें',
  editVehicle: 'वाहन नंबर बदलें',
  editPhone: 'फ़ोन नंबर बदलें',
  phone: {
    title: 'अपना फ़ोन सत्यापित करें',
    lead: 'हम SMS से छह अंकों का कोड भेजते हैं। न खाता, न पासवर्ड।',
    again: 'आगे बढ़ने के लिए अपना फ़ोन फिर से सत्यापित करें। आपका चुनाव सुरक्षित है।',
    label: 'फ़ोन नंबर',
    send: 'OTP भेजें',
    wrong: 'कृपया सही फ़ोन नंबर लिखें',
    note: 'आपके ऑर्डर इसी नंबर से दोबारा मिलते हैं।',
  },
  otp: {
    lead: 'हमने SMS से छह अंकों का कोड भेजा है। यह %{minutes} मिनट तक मान्य है।',
    label: 'OTP',
    verify: 'OTP सत्यापित करें',
    short: 'कोड के छहों अंक लिखें।',
    missing: 'कोड नहीं आया?',
    wait: '%{time} में दोबारा भेजें',
    resend: 'OTP दोबारा भेजें',
    resent: 'नया कोड भेजा जा रहा है।',
  },
  busy: { sending: 'भेज रहे हैं…', verifying: 'जाँच रहे हैं…', looking: 'खोज रहे हैं…' },
  simple: {
    title: 'आपके वाहन के चालान',
    lead: 'बकाया चालान, उनका खर्च, और हर एक का निपटान कैसे होगा।',
    login: 'आगे बढ़ने के लिए लॉग इन करें',
    get: 'OTP पाएँ',
    otpTitle: 'OTP सत्यापन',
    verify: 'सत्यापित करें',
  },
  noScript: 'इस फ़ॉर्म के लिए JavaScript ज़रूरी है। इसे अपने ब्राउज़र में चालू करें, या %{email} पर लिखें; हम आपका वाहन देख देंगे।',
  sandboxNote: 'सैंडबॉक्स: कोड यहाँ पढ़ें',
} as const satisfies Texts<typeof en>
