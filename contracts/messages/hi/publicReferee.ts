import type { publicReferee as en } from '../en/publicReferee.ts'
import type { Texts } from '../types.ts'

export const publicReferee = {
  head: 'रेफ़रेंस, %{brand}',
  description: 'कोई आपसे जानकारी की पुष्टि और रेफ़रेंस माँग रहा है।',
  loading: 'लोड हो रहा है…',
  failed: 'सवाल लोड नहीं हो पाए',
  again: 'फिर कोशिश करें',
  intro: {
    employer: '%{name} ने रेफ़रेंस के लिए आपका नाम दिया है। %{employer} में उनके समय के बारे में जो आप जानते हैं, वही बताएँ।',
    plain: '%{name} ने रेफ़रेंस के लिए आपका नाम दिया है। जो आप जानते हैं, वही बताएँ।',
    nobody: 'रेफ़रेंस के लिए आपका नाम दिया गया है। जो आप जानते हैं, वही बताएँ।',
  },
  seen: 'आपके जवाब सिर्फ़ %{asker} पढ़ेगा। अगर कुछ पता नहीं है तो वही बताएँ: तब उसे पुष्टि नहीं माना जाएगा।',
  claims: 'क्या यह सही है?',
  claim: {
    name: 'नाम',
    designation: 'पद',
    from: 'कब से काम किया',
    to: 'कब तक काम किया',
  },
  answers: {
    confirmed: 'हाँ, यह सही है',
    different: 'नहीं, यह अलग है',
    unknown: 'मुझे पता नहीं',
  },
  right: 'सही क्या है?',
  questions: 'आपकी राय',
  ratingHint: '1 यानी खराब, 5 यानी बहुत अच्छा।',
  noAnswer: 'जवाब नहीं देना',
  yes: 'हाँ',
  no: 'नहीं',
  rehire: 'क्या आप इस व्यक्ति के साथ फिर काम करेंगे?',
  remarks: 'टिप्पणी',
  optional: '(ज़रूरी नहीं)',
  send: 'जवाब भेजें',
  sending: 'भेज रहे हैं…',
  look: 'कुछ जवाब फिर देखें।',
  reject: {
    head: 'रेफ़रेंस से मना करें, %{brand}',
    other: 'यह लिंक रेफ़रेंस के बारे में नहीं है।',
    answer: 'इसकी जगह जवाब दें',
    codeFirst: 'पहले लिंक खोलकर उसका कोड डालें। उसके बाद आप मना कर सकते हैं।',
  },
} as const satisfies Texts<typeof en>
