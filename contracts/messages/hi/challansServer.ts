import type { challansServer as en } from '../en/challansServer.ts'
import type { Texts } from '../types.ts'

export const challansServer = {
  vehicleEmpty: 'कृपया गाड़ी नंबर डालें',
  found: '%{count} चालान मिले।',
  foundOne: 'एक चालान मिला।',
  foundNone: 'इस गाड़ी का कोई चालान नहीं मिला।',
  searched: 'खोज पूरी हुई।',
  sourceDown: 'चालान सोर्स से जवाब नहीं आया। कुछ मिनट बाद फिर कोशिश करें।',
  access: 'आप लॉग आउट हो गए हैं। अपने फ़ोन से फिर लॉग इन करें।',
  brandMissing: 'ऐसा कोई ब्रांड नहीं है।',
  brandFound: 'यह रहा।',
  codeSent: 'छह अंकों का कोड आपके फ़ोन पर भेजा जा रहा है।',
  codeWrong: 'यह कोड गलत है। सबसे नया मैसेज देखें।',
  codeExpired: 'यह कोड एक्सपायर हो गया है। दूसरा कोड मँगाएँ।',
  codeSpent: 'बहुत बार गलत कोड डाला गया। दूसरा कोड मँगाएँ।',
  verified: 'आपका फ़ोन वेरिफ़ाई हो गया है।',
  sms: '%{brand} पर ट्रैफ़िक चालान के लिए आपका कोड %{code} है। यह %{minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।',
  contrast: 'इस रंग पर लिखा हुआ पढ़ने में मुश्किल होगी (%{ratio}:1, कम से कम 4.5:1 चाहिए)। इससे %{way} रंग चुनें।',
  darker: 'गहरा',
  lighter: 'हल्का',
  nameTaken: 'यह नाम किसी और ब्रांड का है।',
  noFile: 'फ़ाइल को फ़ॉर्म के "file" फ़ील्ड में भेजें।',
  fileType: 'PDF, PNG, JPEG या WebP फ़ाइल भेजें।',
  logoType: 'लोगो PNG, JPEG या WebP में हो और 200 kB से बड़ा न हो।',
  feePast: 'शुल्क अभी से या आगे से लागू हो सकता है, पिछली तारीख से नहीं।',
  stateMissing: 'ऐसा कोई राज्य नहीं है। नंबर प्लेट के दो अक्षर डालें।',
} as const satisfies Texts<typeof en>
