import type { pricing as en } from '../en/pricing.ts'
import type { Texts } from '../types.ts'

export const pricing = {
  title: 'API मूल्य',
  lead: 'एक उत्तर के लिए यह खाता जो देता है; कुंजी से, स्क्रीन पर और फ़ाइल में एक समान।',
  export: 'CSV निर्यात करें',
  exporting: 'निर्यात हो रहा है…',
  list: 'आपके मूल्य',
  perAnswer: 'प्रति उत्तर',
  column: { product: 'उत्पाद', price: 'आपका मूल्य', list: 'सूची मूल्य', next: 'आने वाला बदलाव' },
  none: 'कोई तय नहीं',
  nextAt: '%{day} से %{price}',
  billing: {
    title: 'किसका शुल्क लगता है',
    charged: 'शुल्क लगता है',
    free: 'मुफ़्त',
    found: 'स्रोत को रिकॉर्ड मिला',
    notFound: 'स्रोत ने बताया कि कोई रिकॉर्ड नहीं है',
    sourceDown: 'स्रोत बंद है या उत्तर नहीं देता',
    rejected: 'स्रोत से पूछने से पहले अस्वीकृत: ग़लत संख्या, सहमति नहीं, बैलेंस बहुत कम',
    test: 'टेस्ट कुंजी से हर कॉल',
  },
  gst: {
    title: 'GST',
    detail: 'मूल्य वही है जो आपके वॉलेट से जाता है। 18% GST एक बार, बैलेंस जोड़ते समय लगता है, और उसी इनवॉइस पर होता है।',
  },
  snapshot: 'हर सत्यापन का शुल्क उसके शुरू होने के समय लागू मूल्य पर लगता है; फ़ाइल का, जब वह शुरू की जाती है।',
} as const satisfies Texts<typeof en>
