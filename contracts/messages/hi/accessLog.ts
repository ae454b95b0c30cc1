import type { accessLog as en } from '../en/accessLog.ts'
import type { Texts } from '../types.ts'

export const accessLog = {
  empty: 'इस पेज के बाहर यह जवाब अब तक किसी को नहीं दिखा।',
  newest: 'सिर्फ़ सबसे नई %{count} एंट्री दिख रही हैं।',
  when: 'कब',
  by: 'किसने',
  what: 'क्या',
  reason: 'कारण',
  verification: {
    revealed: '%{field} पूरा देखा',
    exported: 'लिस्ट में एक्सपोर्ट किया',
    downloaded: 'PDF डाउनलोड किया',
    shared: 'लिंक से शेयर किया',
    shareOpened: 'शेयर किया हुआ लिंक खोला',
    readByApi: 'API से जवाब पढ़ा',
  },
  job: { downloaded: 'पूरी फ़ाइल के रिज़ल्ट डाउनलोड किए' },
  schedule: { downloaded: 'दोहराई गई फ़ाइल के बदलाव डाउनलोड किए' },
  bankStatement: {
    exported: 'स्टेटमेंट का विश्लेषण एक्सपोर्ट किया',
    columnsShown: 'स्टेटमेंट के कॉलम दिखाए',
    opened: 'पढ़ी गई जानकारी छिपाकर दिखाई',
  },
  file: { read: 'अपलोड की हुई फ़ाइल खोली' },
  courtReview: { opened: 'रिव्यू के लिए खोला' },
  videoCall: { downloaded: 'वीडियो कॉल की रिपोर्ट डाउनलोड की' },
  case: {
    revealed: 'केस में पूरा दिखाया',
    readByApi: 'केस में API से पढ़ा',
    downloaded: 'केस की रिपोर्ट में डाउनलोड किया',
    letterPrinted: 'पते का पत्र छापा',
  },
  envelope: { downloaded: 'साइन का दस्तावेज़ डाउनलोड किया', readByApi: 'साइन का दस्तावेज़ API से पढ़ा' },
  intelligenceReport: {
    opened: 'इसकी इंटेलिजेंस रिपोर्ट खोली',
    downloaded: 'इसकी इंटेलिजेंस रिपोर्ट डाउनलोड की',
    readByApi: 'इसकी इंटेलिजेंस रिपोर्ट API से पढ़ी',
  },
  inquiry: {
    opened: 'इसकी पूछताछ खोली',
    exported: 'इसकी पूछताछ डाउनलोड की',
    readByApi: 'इसकी पूछताछ API से पढ़ी',
    subjectOpened: 'पूछताछ वाले व्यक्ति को दिखाई',
    fileExported: 'फ़ाइल की पूछताछ के नतीजे डाउनलोड किए',
  },
} as const satisfies Texts<typeof en>
