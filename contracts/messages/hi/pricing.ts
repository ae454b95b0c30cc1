import type { pricing as en } from '../en/pricing.ts'
import type { Texts } from '../types.ts'

export const pricing = {
  title: 'API की कीमतें',
  lead: 'यह खाता एक जवाब के इतने पैसे देता है। कुंजी से, स्क्रीन पर और फ़ाइल में, सब जगह एक जैसे।',
  export: 'CSV एक्सपोर्ट करें',
  exporting: 'एक्सपोर्ट हो रहा है…',
  list: 'आपकी कीमतें',
  search: 'प्रोडक्ट खोजें',
  noneFound: 'कोई प्रोडक्ट नहीं मिला।',
  column: { product: 'प्रोडक्ट', price: 'आपकी कीमत', list: 'लिस्ट कीमत', next: 'आने वाला बदलाव' },
  none: 'कोई तय नहीं',
  nextAt: '%{day} से %{price}',
  billing: {
    title: 'चार्ज कब लगता है',
    charged: 'चार्ज लगता है',
    free: 'मुफ़्त',
    found: 'सोर्स को रिकॉर्ड मिला',
    notFound: 'सोर्स ने बताया कि रिकॉर्ड नहीं है',
    sourceDown: 'सोर्स बंद है या जवाब नहीं दे रहा',
    rejected: 'सोर्स से पूछने से पहले ही रुकी: गलत नंबर, सहमति नहीं, या बैलेंस कम',
    test: 'टेस्ट कुंजी की हर कॉल',
  },
  gst: {
    title: 'GST',
    detail: 'आपके वॉलेट से ठीक इतना ही कटता है। 18% GST एक ही बार, बैलेंस जोड़ते समय लगता है और उसी इनवॉइस पर दिखता है।',
  },
  snapshot: 'हर वेरिफ़िकेशन पर वही कीमत लगती है जो उसके शुरू होते समय हो; फ़ाइल पर वह, जो फ़ाइल शुरू करते समय हो।',
} as const satisfies Texts<typeof en>
