import type { webhooks as en } from '../en/webhooks.ts'
import type { Texts } from '../types.ts'

export const webhooks = {
  tabs: { label: 'डेवलपर के लिए', keys: 'कुंजियाँ', webhooks: 'वेबहुक' },
  add: 'एंडपॉइंट जोड़ें',
  howTo: 'सिग्नेचर कैसे जाँचें',
  readOnly: 'सब-यूज़र वेबहुक देख सकते हैं, बदल नहीं सकते।',
  state: { active: 'एक्टिव', person: 'बंद', failures: 'डिलीवरी फ़ेल होने पर बंद' },
  failing: 'लगातार %{count} कोशिश फ़ेल |||| लगातार %{count} कोशिशें फ़ेल',
  disabledNote: 'लगातार बहुत-सी डिलीवरी फ़ेल हुईं। एंडपॉइंट ठीक करके चालू करें, फिर छूटी हुई डिलीवरी दोबारा भेजें।',
  previous: '%{time} तक %{hint} से भी साइन होगा',
  test: 'टेस्ट इवेंट भेजें',
  rotate: 'सीक्रेट बदलें',
  edit: 'बदलें',
  disable: 'बंद करें',
  enable: 'चालू करें',
  remove: 'हटाएँ',
  tested: 'टेस्ट इवेंट भेजा जा रहा है। उसकी डिलीवरी नीचे दिखेगी।',
  form: {
    addTitle: 'एंडपॉइंट जोड़ें',
    editTitle: 'एंडपॉइंट बदलें',
    urlHint: 'https, जो इंटरनेट से खुले। रीडायरेक्ट नहीं माना जाता।',
    save: 'सेव करें',
  },
  newSecret: {
    title: 'आपका साइनिंग सीक्रेट',
    once: 'यह सिर्फ़ अभी दिखेगा। इसे वहाँ रखें जहाँ आपका सर्वर अपने सीक्रेट पढ़ता है।',
    secret: 'साइनिंग सीक्रेट',
    done: 'हो गया',
  },
  rotating: {
    title: 'सीक्रेट बदलें?',
    detail: 'आपको नया सीक्रेट मिलेगा। आप जितना समय चुनें, तब तक डिलीवरी पुराने से भी साइन होंगी।',
    overlap: 'पुराना सीक्रेट कब तक चलेगा',
    overlaps: { now: 'बिल्कुल नहीं', hour: 'एक घंटे तक', day: 'एक दिन तक', week: 'एक हफ़्ते तक' },
    submit: 'बदलें',
  },
  removing: { title: 'यह एंडपॉइंट हटाएँ?', detail: '%{url} पर अब कोई इवेंट नहीं जाएगा। उसकी डिलीवरी भी हट जाएँगी।' },
  deliveries: {
    ms: '%{ms} ms',
    open: 'खोलें: %{event}, %{time}',
    retention: '30 दिन तक रहती हैं।',
  },
  delivery: {
    replay: 'दोबारा भेजें',
    replayed: 'इवेंट दोबारा भेजा जा रहा है।',
    body: 'बॉडी',
    tries: 'कोशिशें',
    noTries: 'अभी कोई नहीं',
    noAnswer: 'जवाब नहीं आया',
  },
} satisfies Texts<typeof en>
