import type { bgcReport as en } from '../en/bgcReport.ts'
import type { Texts } from '../types.ts'

export const bgcReport = {
  title: 'बैकग्राउंड वेरिफ़िकेशन रिपोर्ट',
  result: 'नतीजा: %{result}।',
  running: 'वेरिफ़िकेशन अभी पूरा नहीं हुआ है। रिपोर्ट में अब तक की स्थिति है।',
  noResult: 'वेरिफ़िकेशन बिना नतीजे के खत्म हुआ।',
  employer: 'किसने करवाया',
  package: 'पैकेज',
  reference: 'रेफ़रेंस',
  started: 'शुरू',
  ended: 'खत्म',
  decision: 'नियोक्ता का फ़ैसला',
  notDecided: 'अभी नहीं हुआ',
  checks: 'जाँचें',
  check: 'जाँच',
  verdict: 'नतीजा',
  why: 'कारण',
  date: 'तारीख',
  claimed: 'उम्मीदवार ने बताया',
  found: 'मिला',
  side: 'किससे',
  field: 'फ़ील्ड',
  value: 'मान',
  from: 'सोर्स: %{source}, %{time}।',
  none: 'कुछ नहीं',
  disclaimer:
    'रिपोर्ट सिर्फ़ यह बताती है कि दी गई तारीखों पर इन सोर्स ने क्या जवाब दिया। यह किसी व्यक्ति पर राय नहीं है। पहचान नंबर छिपाए गए हैं।',
} as const satisfies Texts<typeof en>
