import type { stampPapers as en } from '../en/stampPapers.ts'
import type { Texts } from '../types.ts'

export const stampPapers = {
  download: 'सर्टिफ़िकेट डाउनलोड करें',
  stock: {
    name: '%{value}, %{state}',
    free: '%{smart_count} खाली |||| %{smart_count} खाली',
    reserved: '%{smart_count} रिज़र्व |||| %{smart_count} रिज़र्व',
    low: 'ये खत्म होने वाले हैं: %{names}। समय रहते नए खरीदकर अपलोड करें।',
  },
  add: {
    button: 'स्टांप पेपर जोड़ें',
    title: 'स्टांप पेपर जोड़ें',
    detail: 'एक ही राज्य के ई-स्टांप सर्टिफ़िकेट चुनें, PDF या तस्वीर, हर एक में एक पेज। उन पर जो लिखा है, वही यहाँ भरें।',
    state: 'राज्य',
    choose: 'फ़ाइलें चुनें',
    files: 'ई-स्टांप सर्टिफ़िकेट',
    number: 'सर्टिफ़िकेट नंबर',
    value: 'कीमत, रुपये में',
    firstParty: 'पहला पक्ष (ज़रूरी नहीं)',
    secondParty: 'दूसरा पक्ष (ज़रूरी नहीं)',
    purchasedOn: 'कब खरीदा (ज़रूरी नहीं)',
    remove: '%{name} को हटाएँ',
    cancel: 'रहने दें',
    confirm: '%{smart_count} स्टांप पेपर जोड़ें |||| %{smart_count} स्टांप पेपर जोड़ें',
    done: '%{smart_count} स्टांप पेपर जुड़ा |||| %{smart_count} स्टांप पेपर जुड़े',
  },
  withdraw: {
    button: 'हटाएँ',
    title: '%{number} हटाएँ?',
    detail: 'फिर यह किसी दस्तावेज़ में नहीं लगेगा। खराब हुए या लौटाए गए सर्टिफ़िकेट के लिए।',
    done: 'स्टांप पेपर हटाया गया',
  },
} as const satisfies Texts<typeof en>
