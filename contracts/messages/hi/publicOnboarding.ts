import type { publicOnboarding as en } from '../en/publicOnboarding.ts'
import type { Texts } from '../types.ts'

export const publicOnboarding = {
  head: 'रजिस्टर करें · %{brand}',
  description: 'जो पूछा जाए, एक-एक करके जवाब दें।',
  loading: 'लोड हो रहा है…',
  failed: 'यह पेज लोड नहीं हो सका',
  again: 'फिर कोशिश करें',
  closed: 'यहाँ जवाब नहीं दिया जा सकता',
  asks: '%{asker} आपसे यह पूरा करने को कह रहे हैं',
  logo: '%{asker} का लोगो',
  detail: 'बताएँ कि आप कौन हैं। कोड से पता चलता है कि पता आपका है, और आप बाद में किसी भी फ़ोन या कंप्यूटर पर आगे बढ़ सकते हैं।',
  name: 'आपका नाम',
  address: { email: 'आपका ईमेल', phone: 'आपका मोबाइल नंबर', either: 'आपका ईमेल या मोबाइल नंबर' },
  known: 'कोड %{to} पर जाएगा।',
  send: 'कोड भेजें',
  sent: 'कोड %{to} पर भेजा गया।',
  code: 'कोड',
  start: 'शुरू करें',
  resend: 'फिर भेजें',
  change: 'जानकारी बदलें',
  wait: 'एक पल…',
  hint: 'आपके जवाब सिर्फ़ वही देखेंगे जिन्होंने पूछा है।',
  doneTitle: 'धन्यवाद। आपने सब जवाब दे दिए।',
  next: 'आपके जवाब जाँचे जा रहे हैं। आप यह पेज बंद कर सकते हैं: कुछ और चाहिए होगा तो बताया जाएगा।',
} satisfies Texts<typeof en>
